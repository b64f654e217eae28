; ModuleID = 'bank.a09d0cfade1c7857-cgu.0'
source_filename = "bank.a09d0cfade1c7857-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::sync::atomic::AtomicUsize" = type { i64 }

@_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT = external local_unnamed_addr global %"core::sync::atomic::AtomicUsize"
@alloc_f11383996b9e1e960cb3e26c55a75fa2 = private unnamed_addr constant [8 x i8] c"bank.rs\00", align 1
@alloc_301f19552b0660ecca2b9d41f4bab741 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f11383996b9e1e960cb3e26c55a75fa2, [16 x i8] c"\07\00\00\00\00\00\00\00\22\00\00\00 \00\00\00" }>, align 8
@_ZN4bank4HITS17hca3a7be83ca56181E = global [4 x i8] zeroinitializer, align 4, !dbg !0
@vtable.0 = private constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h3759847df49f5a4eE" }>, align 8, !dbg !19
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@alloc_8e2410b80645266732854088d21653bc = private unnamed_addr constant [11 x i8] c"PoisonError", align 1

; bank::pay
; Function Attrs: nonlazybind uwtable
define noundef i64 @_ZN4bank3pay17h704c288ec34dcef4E(ptr noundef nonnull align 8 %bank, i64 noundef %amount) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !101 {
start:
  %e.i = alloca [16 x i8], align 8
    #dbg_value(ptr poison, !109, !DIExpression(), !155)
    #dbg_declare(ptr poison, !157, !DIExpression(DW_OP_LLVM_fragment, 136, 56), !211)
    #dbg_value(ptr %bank, !105, !DIExpression(), !213)
    #dbg_value(i64 %amount, !106, !DIExpression(), !213)
    #dbg_value(i32 1, !214, !DIExpression(), !224)
    #dbg_value(i8 4, !223, !DIExpression(), !224)
    #dbg_value(i32 1, !226, !DIExpression(), !236)
    #dbg_value(i8 4, !233, !DIExpression(), !236)
    #dbg_value(ptr @_ZN4bank4HITS17hca3a7be83ca56181E, !222, !DIExpression(), !224)
    #dbg_value(ptr @_ZN4bank4HITS17hca3a7be83ca56181E, !232, !DIExpression(), !236)
  %0 = atomicrmw add ptr @_ZN4bank4HITS17hca3a7be83ca56181E, i32 1 seq_cst, align 4, !dbg !238
    #dbg_value(ptr %bank, !239, !DIExpression(), !246)
    #dbg_value(ptr %bank, !248, !DIExpression(), !252)
    #dbg_value(i32 0, !254, !DIExpression(), !279)
    #dbg_value(i32 1, !276, !DIExpression(), !279)
    #dbg_value(i8 2, !277, !DIExpression(), !279)
    #dbg_value(i8 0, !278, !DIExpression(), !279)
    #dbg_value(ptr %bank, !288, !DIExpression(), !290)
    #dbg_value(ptr %bank, !275, !DIExpression(), !291)
    #dbg_value(ptr %bank, !292, !DIExpression(), !304)
    #dbg_value(i32 0, !297, !DIExpression(), !304)
    #dbg_value(i32 1, !298, !DIExpression(), !304)
    #dbg_value(i8 2, !299, !DIExpression(), !304)
    #dbg_value(i8 0, !300, !DIExpression(), !304)
  %1 = cmpxchg ptr %bank, i32 0, i32 1 acquire monotonic, align 4, !dbg !306, !noalias !307
  %2 = extractvalue { i32, i1 } %1, 1, !dbg !306
  br i1 %2, label %bb3.i, label %bb1.i, !dbg !310, !prof !311

bb1.i:                                            ; preds = %start
; call <std::sys::sync::mutex::futex::Mutex>::lock_contended
  tail call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr noundef nonnull align 8 %bank), !dbg !312, !noalias !307
  br label %bb3.i, !dbg !312

bb3.i:                                            ; preds = %bb1.i, %start
    #dbg_value(ptr %bank, !313, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !343)
    #dbg_value(ptr %bank, !345, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !351)
    #dbg_value(i8 0, !353, !DIExpression(), !369)
    #dbg_value(i8 0, !385, !DIExpression(), !393)
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !368, !DIExpression(), !369)
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !395, !DIExpression(), !402)
    #dbg_value(i8 0, !401, !DIExpression(), !402)
  %3 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !dbg !404, !noalias !307
  %_6.i.i = and i64 %3, 9223372036854775807, !dbg !405
  %4 = icmp eq i64 %_6.i.i, 0, !dbg !405
  br i1 %4, label %"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE.exit", label %bb6.i.i, !dbg !405, !prof !311

bb6.i.i:                                          ; preds = %bb3.i
; call std::panicking::panic_count::is_zero_slow_path
  %5 = tail call noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #8, !dbg !406, !noalias !307
  %6 = xor i1 %5, true, !dbg !407
  %7 = zext i1 %6 to i8, !dbg !408
  br label %"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE.exit", !dbg !406

"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE.exit": ; preds = %bb3.i, %bb6.i.i
  %_5.sroa.0.0.i.i = phi i8 [ %7, %bb6.i.i ], [ 0, %bb3.i ], !dbg !409
  %_14.i = getelementptr inbounds nuw i8, ptr %bank, i64 4, !dbg !410
    #dbg_value(ptr %_14.i, !313, !DIExpression(), !343)
    #dbg_value(ptr %_14.i, !345, !DIExpression(), !351)
    #dbg_value(i8 %_5.sroa.0.0.i.i, !341, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !411)
    #dbg_value(ptr %_14.i, !392, !DIExpression(), !412)
    #dbg_value(ptr %_14.i, !413, !DIExpression(), !420)
    #dbg_value(i8 0, !419, !DIExpression(), !420)
  %8 = load atomic i8, ptr %_14.i monotonic, align 4, !dbg !422, !noalias !307
  %.not = icmp eq i8 %8, 0, !dbg !423
    #dbg_value(ptr %bank, !157, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !424)
    #dbg_value(i8 %_5.sroa.0.0.i.i, !157, !DIExpression(DW_OP_LLVM_fragment, 128, 8), !424)
    #dbg_value(i1 %.not, !157, !DIExpression(DW_OP_not, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !424)
    #dbg_declare(ptr %e.i, !209, !DIExpression(), !425)
  br i1 %.not, label %bb3, label %bb2.i, !dbg !426, !prof !311

bb2.i:                                            ; preds = %"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE.exit"
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i), !dbg !427, !noalias !428
  store ptr %bank, ptr %e.i, align 8, !dbg !427, !noalias !428
  %9 = getelementptr inbounds nuw i8, ptr %e.i, i64 8, !dbg !427
  store i8 %_5.sroa.0.0.i.i, ptr %9, align 8, !dbg !427, !noalias !428
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_301f19552b0660ecca2b9d41f4bab741) #9
          to label %unreachable.i unwind label %cleanup.i, !dbg !431, !noalias !428

cleanup.i:                                        ; preds = %bb2.i
  %10 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>
  invoke void @"_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE"(ptr noalias noundef nonnull align 8 dereferenceable(16) %e.i) #10
          to label %bb5.i unwind label %terminate.i, !dbg !432, !noalias !428

unreachable.i:                                    ; preds = %bb2.i
  unreachable

terminate.i:                                      ; preds = %cleanup.i
  %11 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #11, !dbg !433, !noalias !428
  unreachable, !dbg !433

bb5.i:                                            ; preds = %cleanup.i
  resume { ptr, i32 } %10, !dbg !433

bb3:                                              ; preds = %"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE.exit"
  %t.1.i = trunc nuw i8 %_5.sroa.0.0.i.i to i1, !dbg !434
    #dbg_value(ptr poison, !107, !DIExpression(), !435)
    #dbg_value(i8 poison, !107, !DIExpression(), !435)
    #dbg_value(ptr poison, !436, !DIExpression(), !443)
  %_19 = getelementptr inbounds nuw i8, ptr %bank, i64 8, !dbg !445
    #dbg_value(ptr %_19, !147, !DIExpression(), !155)
    #dbg_value(ptr undef, !109, !DIExpression(), !155)
    #dbg_value(i64 %amount, !148, !DIExpression(), !454)
  %12 = load i64, ptr %_19, align 8, !dbg !455, !alias.scope !456, !noalias !459, !noundef !18
  %13 = add i64 %12, %amount, !dbg !455
  store i64 %13, ptr %_19, align 8, !dbg !455, !alias.scope !456, !noalias !459
    #dbg_value(ptr poison, !461, !DIExpression(), !468)
    #dbg_value(ptr poison, !470, !DIExpression(), !476)
    #dbg_value(i32 0, !478, !DIExpression(), !484)
    #dbg_value(i8 1, !483, !DIExpression(), !484)
    #dbg_value(i32 0, !491, !DIExpression(), !496)
    #dbg_value(i8 1, !495, !DIExpression(), !496)
    #dbg_value(ptr %_14.i, !498, !DIExpression(), !506)
    #dbg_value(ptr poison, !505, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !506)
    #dbg_value(i8 0, !508, !DIExpression(), !512)
    #dbg_value(i8 1, !520, !DIExpression(), !528)
    #dbg_value(i8 0, !527, !DIExpression(), !528)
  br i1 %t.1.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb1.i.i.i, !dbg !530

bb1.i.i.i:                                        ; preds = %bb3
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !511, !DIExpression(), !512)
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !395, !DIExpression(), !531)
    #dbg_value(i8 0, !401, !DIExpression(), !531)
  %14 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !dbg !533, !noalias !534
  %_7.i.i.i = and i64 %14, 9223372036854775807, !dbg !541
  %15 = icmp eq i64 %_7.i.i.i, 0, !dbg !541
  br i1 %15, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb6.i.i.i, !dbg !541, !prof !311

bb6.i.i.i:                                        ; preds = %bb1.i.i.i
; call std::panicking::panic_count::is_zero_slow_path
  %_6.i.i.i = tail call noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #8, !dbg !542, !noalias !534
  br i1 %_6.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb2.i.i.i, !dbg !543

bb2.i.i.i:                                        ; preds = %bb6.i.i.i
    #dbg_value(ptr %_14.i, !526, !DIExpression(), !544)
    #dbg_value(ptr %_14.i, !545, !DIExpression(), !553)
    #dbg_value(i8 1, !551, !DIExpression(), !553)
    #dbg_value(i8 0, !552, !DIExpression(), !553)
  store atomic i8 1, ptr %_14.i monotonic, align 4, !dbg !555, !noalias !534
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, !dbg !556

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i: ; preds = %bb2.i.i.i, %bb6.i.i.i, %bb1.i.i.i, %bb3
    #dbg_value(ptr %bank, !489, !DIExpression(), !557)
    #dbg_value(ptr %bank, !482, !DIExpression(), !558)
    #dbg_value(ptr %bank, !494, !DIExpression(), !496)
  %16 = atomicrmw xchg ptr %bank, i32 0 release, align 4, !dbg !559, !noalias !560
  %17 = icmp eq i32 %16, 2, !dbg !561
  br i1 %17, label %bb3.i.i, label %"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E.exit", !dbg !561, !prof !562

bb3.i.i:                                          ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i
; call <std::sys::sync::mutex::futex::Mutex>::wake
  tail call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %bank), !dbg !563, !noalias !560
  br label %"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E.exit", !dbg !563

"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E.exit": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, %bb3.i.i
  ret i64 %13, !dbg !564
}

; core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 !dbg !565 {
start:
    #dbg_value(ptr %_1, !570, !DIExpression(), !573)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !574), !dbg !577
    #dbg_value(ptr %_1, !461, !DIExpression(), !578)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !580), !dbg !583
    #dbg_value(ptr %_1, !470, !DIExpression(), !584)
    #dbg_value(i32 0, !478, !DIExpression(), !586)
    #dbg_value(i8 1, !483, !DIExpression(), !586)
    #dbg_value(i32 0, !491, !DIExpression(), !589)
    #dbg_value(i8 1, !495, !DIExpression(), !589)
  %_6.i.i = load ptr, ptr %_1, align 8, !dbg !591, !alias.scope !592, !nonnull !18, !align !593, !noundef !18
  %_3.i.i = getelementptr inbounds nuw i8, ptr %_6.i.i, i64 4, !dbg !591
  %_4.i.i = getelementptr inbounds nuw i8, ptr %_1, i64 8, !dbg !594
  tail call void @llvm.experimental.noalias.scope.decl(metadata !595), !dbg !598
    #dbg_value(ptr %_3.i.i, !498, !DIExpression(), !599)
    #dbg_value(ptr %_4.i.i, !505, !DIExpression(), !599)
    #dbg_value(i8 0, !508, !DIExpression(), !601)
    #dbg_value(i8 1, !520, !DIExpression(), !606)
    #dbg_value(i8 0, !527, !DIExpression(), !606)
  %0 = load i8, ptr %_4.i.i, align 8, !dbg !608, !range !609, !alias.scope !610, !noundef !18
  %_3.i.i.i = trunc nuw i8 %0 to i1, !dbg !608
  br i1 %_3.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb1.i.i.i, !dbg !608

bb1.i.i.i:                                        ; preds = %start
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !511, !DIExpression(), !601)
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !395, !DIExpression(), !611)
    #dbg_value(i8 0, !401, !DIExpression(), !611)
  %1 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !dbg !613, !noalias !610
  %_7.i.i.i = and i64 %1, 9223372036854775807, !dbg !614
  %2 = icmp eq i64 %_7.i.i.i, 0, !dbg !614
  br i1 %2, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb6.i.i.i, !dbg !614, !prof !311

bb6.i.i.i:                                        ; preds = %bb1.i.i.i
; call std::panicking::panic_count::is_zero_slow_path
  %_6.i.i.i = tail call noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #8, !dbg !615, !noalias !610
  br i1 %_6.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb2.i.i.i, !dbg !616

bb2.i.i.i:                                        ; preds = %bb6.i.i.i
    #dbg_value(ptr %_3.i.i, !526, !DIExpression(), !617)
    #dbg_value(ptr %_3.i.i, !545, !DIExpression(), !618)
    #dbg_value(i8 1, !551, !DIExpression(), !618)
    #dbg_value(i8 0, !552, !DIExpression(), !618)
  store atomic i8 1, ptr %_3.i.i monotonic, align 4, !dbg !620, !noalias !610
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, !dbg !621

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i: ; preds = %bb2.i.i.i, %bb6.i.i.i, %bb1.i.i.i, %start
    #dbg_value(ptr %_6.i.i, !489, !DIExpression(), !622)
    #dbg_value(ptr %_6.i.i, !482, !DIExpression(), !623)
    #dbg_value(ptr %_6.i.i, !494, !DIExpression(), !589)
  %3 = atomicrmw xchg ptr %_6.i.i, i32 0 release, align 4, !dbg !624, !noalias !592
  %4 = icmp eq i32 %3, 2, !dbg !625
  br i1 %4, label %bb3.i.i, label %"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E.exit", !dbg !625, !prof !562

bb3.i.i:                                          ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i
; call <std::sys::sync::mutex::futex::Mutex>::wake
  tail call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %_6.i.i), !dbg !626, !noalias !592
  br label %"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E.exit", !dbg !626

"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E.exit": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, %bb3.i.i
  ret void, !dbg !577
}

; <std::sync::poison::PoisonError<T> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h3759847df49f5a4eE"(ptr noalias readonly align 8 captures(none) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !627 {
start:
  %_4 = alloca [16 x i8], align 8
    #dbg_value(ptr poison, !672, !DIExpression(), !674)
    #dbg_value(ptr %f, !673, !DIExpression(), !674)
  call void @llvm.lifetime.start.p0(ptr nonnull %_4), !dbg !675
; call <core::fmt::Formatter>::debug_struct
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_4, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_8e2410b80645266732854088d21653bc, i64 noundef 11), !dbg !676
; call <core::fmt::builders::DebugStruct>::finish_non_exhaustive
  %_0 = call noundef zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr noalias noundef nonnull align 8 dereferenceable(16) %_4), !dbg !677
  call void @llvm.lifetime.end.p0(ptr nonnull %_4), !dbg !678
  ret i1 %_0, !dbg !679
}

; std::panicking::panic_count::is_zero_slow_path
; Function Attrs: cold noinline nonlazybind uwtable
declare noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; <std::sys::sync::mutex::futex::Mutex>::lock_contended
; Function Attrs: cold nonlazybind uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr noundef nonnull align 4) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #5

; core::result::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

; <core::fmt::Formatter>::debug_struct
; Function Attrs: nonlazybind uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #0

; <core::fmt::builders::DebugStruct>::finish_non_exhaustive
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #0

; <std::sys::sync::mutex::futex::Mutex>::wake
; Function Attrs: cold nonlazybind uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4) unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { cold noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { cold nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { noinline }
attributes #9 = { noreturn }
attributes #10 = { cold }
attributes #11 = { cold noreturn nounwind }

!llvm.module.flags = !{!85, !86, !87, !88}
!llvm.ident = !{!89}
!llvm.dbg.cu = !{!90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "HITS", linkageName: "_ZN4bank4HITS17hca3a7be83ca56181E", scope: !2, file: !3, line: 14, type: !4, isLocal: false, isDefinition: true, align: 32)
!2 = !DINamespace(name: "bank", scope: null)
!3 = !DIFile(filename: "bank.rs", directory: ".", checksumkind: CSK_MD5, checksum: "b4c02f03d016f79ac30f4946bd08b8ec")
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicU32", scope: !6, file: !5, size: 32, align: 32, flags: DIFlagPublic, elements: !9, templateParams: !18, identifier: "c7c2c74a85904bd0c8528b4e15d5ce44")
!5 = !DIFile(filename: "<unknown>", directory: "")
!6 = !DINamespace(name: "atomic", scope: !7)
!7 = !DINamespace(name: "sync", scope: !8)
!8 = !DINamespace(name: "core", scope: null)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !4, file: !5, baseType: !11, size: 32, align: 32, flags: DIFlagPrivate)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<u32>", scope: !12, file: !5, size: 32, align: 32, flags: DIFlagPublic, elements: !13, templateParams: !16, identifier: "276fcd5afdff990e3d83fbd36936145c")
!12 = !DINamespace(name: "cell", scope: !8)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !5, baseType: !15, size: 32, align: 32, flags: DIFlagPrivate)
!15 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DITemplateTypeParameter(name: "T", type: !15)
!18 = !{}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>> as core::fmt::Debug>::{vtable}", scope: null, file: !5, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>> as core::fmt::Debug>::{vtable_type}", file: !5, size: 256, align: 64, flags: DIFlagArtificial, elements: !22, vtableHolder: !30, templateParams: !18, identifier: "b2e672a0685df610214bdde7427c23ef")
!22 = !{!23, !26, !28, !29}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !21, file: !5, baseType: !24, size: 64, align: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !25, size: 64, align: 64, dwarfAddressSpace: 0)
!25 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !21, file: !5, baseType: !27, size: 64, align: 64, offset: 64)
!27 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !21, file: !5, baseType: !27, size: 64, align: 64, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !21, file: !5, baseType: !24, size: 64, align: 64, offset: 192)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", scope: !31, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !34, templateParams: !83, identifier: "63faea227fd7d96592cfbf5d8cfcfb00")
!31 = !DINamespace(name: "poison", scope: !32)
!32 = !DINamespace(name: "sync", scope: !33)
!33 = !DINamespace(name: "std", scope: null)
!34 = !{!35}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !30, file: !5, baseType: !36, size: 128, align: 64, flags: DIFlagPrivate)
!36 = !DICompositeType(tag: DW_TAG_structure_type, name: "MutexGuard<[bank::Account; 4]>", scope: !37, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !38, templateParams: !76, identifier: "f848fe860449f181f7e27a78fb9b2f07")
!37 = !DINamespace(name: "mutex", scope: !31)
!38 = !{!39, !78}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !36, file: !5, baseType: !40, size: 64, align: 64, flags: DIFlagPrivate)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::mutex::Mutex<[bank::Account; 4]>", baseType: !41, size: 64, align: 64, dwarfAddressSpace: 0)
!41 = !DICompositeType(tag: DW_TAG_structure_type, name: "Mutex<[bank::Account; 4]>", scope: !37, file: !5, size: 576, align: 64, flags: DIFlagPublic, elements: !42, templateParams: !76, identifier: "15798026fa591e4d63dce329fd107444")
!42 = !{!43, !51, !64}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !41, file: !5, baseType: !44, size: 32, align: 32, flags: DIFlagPrivate)
!44 = !DICompositeType(tag: DW_TAG_structure_type, name: "Mutex", scope: !45, file: !5, size: 32, align: 32, flags: DIFlagPublic, elements: !49, templateParams: !18, identifier: "afdb334321a21a732e97844e1c645ae5")
!45 = !DINamespace(name: "futex", scope: !46)
!46 = !DINamespace(name: "mutex", scope: !47)
!47 = !DINamespace(name: "sync", scope: !48)
!48 = !DINamespace(name: "sys", scope: !33)
!49 = !{!50}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "futex", scope: !44, file: !5, baseType: !4, size: 32, align: 32, flags: DIFlagPrivate)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "poison", scope: !41, file: !5, baseType: !52, size: 8, align: 8, offset: 32, flags: DIFlagPrivate)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "Flag", scope: !31, file: !5, size: 8, align: 8, flags: DIFlagProtected, elements: !53, templateParams: !18, identifier: "c629961d27193e407b292c3b513ca7dc")
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "failed", scope: !52, file: !5, baseType: !55, size: 8, align: 8, flags: DIFlagPrivate)
!55 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicBool", scope: !6, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !56, templateParams: !18, identifier: "60f0e70b153cf109f3b1ce7e34993661")
!56 = !{!57}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !55, file: !5, baseType: !58, size: 8, align: 8, flags: DIFlagPrivate)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<u8>", scope: !12, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !59, templateParams: !62, identifier: "df3fe7d204cf9645c1e0417088da45bf")
!59 = !{!60}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !58, file: !5, baseType: !61, size: 8, align: 8, flags: DIFlagPrivate)
!61 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DITemplateTypeParameter(name: "T", type: !61)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !41, file: !5, baseType: !65, size: 512, align: 64, offset: 64, flags: DIFlagPrivate)
!65 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<[bank::Account; 4]>", scope: !12, file: !5, size: 512, align: 64, flags: DIFlagPublic, elements: !66, templateParams: !76, identifier: "9d2c27e0cde5fa211ee31fc6860e8710")
!66 = !{!67}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !65, file: !5, baseType: !68, size: 512, align: 64, flags: DIFlagPrivate)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 512, align: 64, elements: !74)
!69 = !DICompositeType(tag: DW_TAG_structure_type, name: "Account", scope: !2, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !70, templateParams: !18, identifier: "7e6d83cabdc55914210b0b6e965af43f")
!70 = !{!71, !72}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "owner", scope: !69, file: !5, baseType: !15, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !69, file: !5, baseType: !73, size: 64, align: 64, flags: DIFlagPublic)
!73 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!74 = !{!75}
!75 = !DISubrange(count: 4, lowerBound: 0)
!76 = !{!77}
!77 = !DITemplateTypeParameter(name: "T", type: !68)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "poison", scope: !36, file: !5, baseType: !79, size: 8, align: 8, offset: 64, flags: DIFlagPrivate)
!79 = !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", scope: !31, file: !5, size: 8, align: 8, flags: DIFlagProtected, elements: !80, templateParams: !18, identifier: "b05676214b4256ffb76ed45b5f0cd6c2")
!80 = !{!81}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "panicking", scope: !79, file: !5, baseType: !82, size: 8, align: 8, flags: DIFlagPrivate)
!82 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!83 = !{!84}
!84 = !DITemplateTypeParameter(name: "T", type: !36)
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 2, !"RtLibUseGOT", i32 1}
!87 = !{i32 7, !"Dwarf Version", i32 4}
!88 = !{i32 2, !"Debug Info Version", i32 3}
!89 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!90 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !91, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !92, globals: !100, splitDebugInlining: false, nameTableKind: None)
!91 = !DIFile(filename: "bank.rs/@/bank.a09d0cfade1c7857-cgu.0", directory: ".")
!92 = !{!93}
!93 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Ordering", scope: !6, file: !5, baseType: !61, size: 8, align: 8, flags: DIFlagEnumClass, elements: !94)
!94 = !{!95, !96, !97, !98, !99}
!95 = !DIEnumerator(name: "Relaxed", value: 0, isUnsigned: true)
!96 = !DIEnumerator(name: "Release", value: 1, isUnsigned: true)
!97 = !DIEnumerator(name: "Acquire", value: 2, isUnsigned: true)
!98 = !DIEnumerator(name: "AcqRel", value: 3, isUnsigned: true)
!99 = !DIEnumerator(name: "SeqCst", value: 4, isUnsigned: true)
!100 = !{!0, !19}
!101 = distinct !DISubprogram(name: "pay", linkageName: "_ZN4bank3pay17h704c288ec34dcef4E", scope: !2, file: !3, line: 32, type: !102, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!73, !40, !73}
!104 = !{!105, !106, !107}
!105 = !DILocalVariable(name: "bank", arg: 1, scope: !101, file: !3, line: 32, type: !40)
!106 = !DILocalVariable(name: "amount", arg: 2, scope: !101, file: !3, line: 32, type: !73)
!107 = !DILocalVariable(name: "bank", scope: !108, file: !3, line: 34, type: !36, align: 64)
!108 = distinct !DILexicalBlock(scope: !101, file: !3, line: 34, column: 5)
!109 = !DILocalVariable(name: "order", arg: 2, scope: !110, file: !3, line: 16, type: !129)
!110 = distinct !DISubprogram(name: "apply", linkageName: "_ZN4bank5apply17h31e36bf588b7fe9fE", scope: !2, file: !3, line: 16, type: !111, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, retainedNodes: !146)
!111 = !DISubroutineType(types: !112)
!112 = !{!113, !128, !129}
!113 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i64>", scope: !114, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !115, templateParams: !18, identifier: "b57794be78e0ef6fc66ec82e0f5bd72")
!114 = !DINamespace(name: "option", scope: !8)
!115 = !{!116}
!116 = !DICompositeType(tag: DW_TAG_variant_part, scope: !113, file: !5, size: 128, align: 64, elements: !117, templateParams: !18, identifier: "1ce7029255e40023898546465810cda7", discriminator: !126)
!117 = !{!118, !122}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !116, file: !5, baseType: !119, size: 128, align: 64, extraData: i64 0)
!119 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !113, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !120, identifier: "18847b17062cb477d318c702af67e96d")
!120 = !{!121}
!121 = !DITemplateTypeParameter(name: "T", type: !73)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !116, file: !5, baseType: !123, size: 128, align: 64, extraData: i64 1)
!123 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !113, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !124, templateParams: !120, identifier: "42c556b8514c7bd64b93d9a4eed1555c")
!124 = !{!125}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !123, file: !5, baseType: !73, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!126 = !DIDerivedType(tag: DW_TAG_member, scope: !113, file: !5, baseType: !127, size: 64, align: 64, flags: DIFlagArtificial)
!127 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut [bank::Account; 4]", baseType: !68, size: 64, align: 64, dwarfAddressSpace: 0)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&bank::Order", baseType: !130, size: 64, align: 64, dwarfAddressSpace: 0)
!130 = !DICompositeType(tag: DW_TAG_structure_type, name: "Order", scope: !2, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !131, templateParams: !18, identifier: "2bceb708aaf542d6a5658a325ac21023")
!131 = !{!132}
!132 = !DICompositeType(tag: DW_TAG_variant_part, scope: !130, file: !5, size: 192, align: 64, elements: !133, templateParams: !18, identifier: "135df981d35334d0698aaadfe4e7dd20", discriminator: !145)
!133 = !{!134, !136, !140}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "Nothing", scope: !132, file: !5, baseType: !135, size: 192, align: 64, extraData: i64 0)
!135 = !DICompositeType(tag: DW_TAG_structure_type, name: "Nothing", scope: !130, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !18, identifier: "cbaf6c47d86bff5d71d404cb3dd42aef")
!136 = !DIDerivedType(tag: DW_TAG_member, name: "Pay", scope: !132, file: !5, baseType: !137, size: 192, align: 64, extraData: i64 1)
!137 = !DICompositeType(tag: DW_TAG_structure_type, name: "Pay", scope: !130, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !138, templateParams: !18, identifier: "446dc29da737b921dfcd77649f7fed85")
!138 = !{!139}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !137, file: !5, baseType: !73, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "Move", scope: !132, file: !5, baseType: !141, size: 192, align: 64, extraData: i64 2)
!141 = !DICompositeType(tag: DW_TAG_structure_type, name: "Move", scope: !130, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !142, templateParams: !18, identifier: "6421ae78e684989c5b69a66dd098d4d")
!142 = !{!143, !144}
!143 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !141, file: !5, baseType: !27, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !141, file: !5, baseType: !27, size: 64, align: 64, offset: 128, flags: DIFlagPublic)
!145 = !DIDerivedType(tag: DW_TAG_member, scope: !130, file: !5, baseType: !127, size: 64, align: 64, flags: DIFlagArtificial)
!146 = !{!147, !109, !148, !150, !152, !153}
!147 = !DILocalVariable(name: "bank", arg: 1, scope: !110, file: !3, line: 16, type: !128)
!148 = !DILocalVariable(name: "amount", scope: !149, file: !3, line: 19, type: !73, align: 64)
!149 = distinct !DILexicalBlock(scope: !110, file: !3, line: 19, column: 9)
!150 = !DILocalVariable(name: "from", scope: !151, file: !3, line: 23, type: !27, align: 64)
!151 = distinct !DILexicalBlock(scope: !110, file: !3, line: 23, column: 9)
!152 = !DILocalVariable(name: "to", scope: !151, file: !3, line: 23, type: !27, align: 64)
!153 = !DILocalVariable(name: "amount", scope: !154, file: !3, line: 24, type: !73, align: 64)
!154 = distinct !DILexicalBlock(scope: !151, file: !3, line: 24, column: 13)
!155 = !DILocation(line: 0, scope: !110, inlinedAt: !156)
!156 = distinct !DILocation(line: 35, column: 5, scope: !108)
!157 = !DILocalVariable(name: "self", arg: 1, scope: !158, file: !159, line: 1227, type: !160)
!158 = distinct !DISubprogram(name: "unwrap<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE", scope: !160, file: !159, line: 1227, type: !176, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !169, declaration: !205, retainedNodes: !206)
!159 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!160 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", scope: !161, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !162, templateParams: !18, identifier: "d5007a8d45007f54da7c95bab6302c5d")
!161 = !DINamespace(name: "result", scope: !8)
!162 = !{!163}
!163 = !DICompositeType(tag: DW_TAG_variant_part, scope: !160, file: !5, size: 192, align: 64, elements: !164, templateParams: !18, identifier: "ca77af619e333a45eb4d0803b2ce0fa6", discriminator: !175)
!164 = !{!165, !171}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !163, file: !5, baseType: !166, size: 192, align: 64, extraData: i64 0)
!166 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !160, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !167, templateParams: !169, identifier: "b2105a0977a96dab856c84597a93eea3")
!167 = !{!168}
!168 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !166, file: !5, baseType: !36, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!169 = !{!84, !170}
!170 = !DITemplateTypeParameter(name: "E", type: !30)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !163, file: !5, baseType: !172, size: 192, align: 64, extraData: i64 1)
!172 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !160, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !173, templateParams: !169, identifier: "2fc6b1592a4ceb6b1709b3e14872ecec")
!173 = !{!174}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !172, file: !5, baseType: !30, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!175 = !DIDerivedType(tag: DW_TAG_member, scope: !160, file: !5, baseType: !127, size: 64, align: 64, flags: DIFlagArtificial)
!176 = !DISubroutineType(types: !177)
!177 = !{!36, !160, !178}
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !179, size: 64, align: 64, dwarfAddressSpace: 0)
!179 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !180, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !182, templateParams: !18, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!180 = !DINamespace(name: "location", scope: !181)
!181 = !DINamespace(name: "panic", scope: !8)
!182 = !{!183, !194, !195, !196}
!183 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !179, file: !5, baseType: !184, size: 128, align: 64, flags: DIFlagPrivate)
!184 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !185, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !187, templateParams: !62, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!185 = !DINamespace(name: "non_null", scope: !186)
!186 = !DINamespace(name: "ptr", scope: !8)
!187 = !{!188}
!188 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !184, file: !5, baseType: !189, size: 128, align: 64, flags: DIFlagPrivate)
!189 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !5, size: 128, align: 64, elements: !190, templateParams: !18, identifier: "238a44609877474087c05adf26cd41fa")
!190 = !{!191, !193}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !189, file: !5, baseType: !192, size: 64, align: 64)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !189, file: !5, baseType: !27, size: 64, align: 64, offset: 64)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !179, file: !5, baseType: !15, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !179, file: !5, baseType: !15, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !179, file: !5, baseType: !197, align: 8, offset: 192, flags: DIFlagPrivate)
!197 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !198, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !199, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!198 = !DINamespace(name: "marker", scope: !8)
!199 = !{!200}
!200 = !DITemplateTypeParameter(name: "T", type: !201)
!201 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !5, size: 128, align: 64, elements: !202, templateParams: !18, identifier: "9277eecd40495f85161460476aacc992")
!202 = !{!203, !204}
!203 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !201, file: !5, baseType: !192, size: 64, align: 64)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !201, file: !5, baseType: !27, size: 64, align: 64, offset: 64)
!205 = !DISubprogram(name: "unwrap<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE", scope: !160, file: !159, line: 1227, type: !176, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !169)
!206 = !{!157, !207, !209}
!207 = !DILocalVariable(name: "t", scope: !208, file: !159, line: 1232, type: !36, align: 64)
!208 = distinct !DILexicalBlock(scope: !158, file: !159, line: 1232, column: 13)
!209 = !DILocalVariable(name: "e", scope: !210, file: !159, line: 1233, type: !30, align: 64)
!210 = distinct !DILexicalBlock(scope: !158, file: !159, line: 1233, column: 13)
!211 = !DILocation(line: 1227, column: 19, scope: !158, inlinedAt: !212)
!212 = distinct !DILocation(line: 34, column: 32, scope: !101)
!213 = !DILocation(line: 0, scope: !101)
!214 = !DILocalVariable(name: "val", scope: !215, file: !216, line: 3134, type: !15, align: 32)
!215 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_add", scope: !4, file: !216, line: 3134, type: !217, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !220, retainedNodes: !221)
!216 = !DIFile(filename: "library/core/src/sync/atomic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!217 = !DISubroutineType(types: !218)
!218 = !{!15, !219, !15, !93}
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicU32", baseType: !4, size: 64, align: 64, dwarfAddressSpace: 0)
!220 = !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_add", scope: !4, file: !216, line: 3134, type: !217, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!221 = !{!222, !214, !223}
!222 = !DILocalVariable(name: "self", arg: 1, scope: !215, file: !216, line: 3134, type: !219)
!223 = !DILocalVariable(name: "order", scope: !215, file: !216, line: 3134, type: !93, align: 8)
!224 = !DILocation(line: 0, scope: !215, inlinedAt: !225)
!225 = !DILocation(line: 33, column: 10, scope: !101)
!226 = !DILocalVariable(name: "val", scope: !227, file: !216, line: 3919, type: !15, align: 32)
!227 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_ZN4core4sync6atomic10atomic_add17h84f40fdc104f51daE", scope: !6, file: !216, line: 3919, type: !228, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !234, retainedNodes: !231)
!228 = !DISubroutineType(types: !229)
!229 = !{!15, !230, !15, !93}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u32", baseType: !15, size: 64, align: 64, dwarfAddressSpace: 0)
!231 = !{!232, !226, !233}
!232 = !DILocalVariable(name: "dst", arg: 1, scope: !227, file: !216, line: 3919, type: !230)
!233 = !DILocalVariable(name: "order", scope: !227, file: !216, line: 3919, type: !93, align: 8)
!234 = !{!17, !235}
!235 = !DITemplateTypeParameter(name: "U", type: !15)
!236 = !DILocation(line: 0, scope: !227, inlinedAt: !237)
!237 = !DILocation(line: 3136, column: 26, scope: !215, inlinedAt: !225)
!238 = !DILocation(line: 3927, column: 23, scope: !227, inlinedAt: !237)
!239 = !DILocalVariable(name: "self", arg: 1, scope: !240, file: !241, line: 490, type: !40)
!240 = distinct !DISubprogram(name: "lock<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE", scope: !41, file: !241, line: 490, type: !242, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !76, declaration: !244, retainedNodes: !245)
!241 = !DIFile(filename: "library/std/src/sync/poison/mutex.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78bfced6bc07033bbd081e9ae0e8ed7e")
!242 = !DISubroutineType(types: !243)
!243 = !{!160, !40}
!244 = !DISubprogram(name: "lock<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE", scope: !41, file: !241, line: 490, type: !242, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !76)
!245 = !{!239}
!246 = !DILocation(line: 0, scope: !240, inlinedAt: !247)
!247 = distinct !DILocation(line: 34, column: 25, scope: !101)
!248 = !DILocalVariable(name: "lock", arg: 1, scope: !249, file: !241, line: 719, type: !40)
!249 = distinct !DISubprogram(name: "new<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new17ha12d86e15bb8224fE", scope: !36, file: !241, line: 719, type: !242, scopeLine: 719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !76, declaration: !250, retainedNodes: !251)
!250 = !DISubprogram(name: "new<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new17ha12d86e15bb8224fE", scope: !36, file: !241, line: 719, type: !242, scopeLine: 719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !76)
!251 = !{!248}
!252 = !DILocation(line: 0, scope: !249, inlinedAt: !253)
!253 = distinct !DILocation(line: 493, column: 13, scope: !240, inlinedAt: !247)
!254 = !DILocalVariable(name: "current", scope: !255, file: !216, line: 3034, type: !15, align: 32)
!255 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU3216compare_exchange", scope: !4, file: !216, line: 3033, type: !256, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !273, retainedNodes: !274)
!256 = !DISubroutineType(types: !257)
!257 = !{!258, !219, !15, !15, !93, !93}
!258 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<u32, u32>", scope: !161, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !259, templateParams: !18, identifier: "8d089503111f4dbe9f42ce667232974b")
!259 = !{!260}
!260 = !DICompositeType(tag: DW_TAG_variant_part, scope: !258, file: !5, size: 64, align: 32, elements: !261, templateParams: !18, identifier: "315241547373923611abd5cec3497dfb", discriminator: !272)
!261 = !{!262, !268}
!262 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !260, file: !5, baseType: !263, size: 64, align: 32, extraData: i32 0)
!263 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !258, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !264, templateParams: !266, identifier: "f8c55f85d42c0f3788b2a95940d8c2e0")
!264 = !{!265}
!265 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !263, file: !5, baseType: !15, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!266 = !{!17, !267}
!267 = !DITemplateTypeParameter(name: "E", type: !15)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !260, file: !5, baseType: !269, size: 64, align: 32, extraData: i32 1)
!269 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !258, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !270, templateParams: !266, identifier: "727085c661668e3d7a2869578a770c53")
!270 = !{!271}
!271 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !269, file: !5, baseType: !15, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!272 = !DIDerivedType(tag: DW_TAG_member, scope: !258, file: !5, baseType: !15, size: 32, align: 32, flags: DIFlagArtificial)
!273 = !DISubprogram(name: "compare_exchange", linkageName: "_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU3216compare_exchange", scope: !4, file: !216, line: 3033, type: !256, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!274 = !{!275, !254, !276, !277, !278}
!275 = !DILocalVariable(name: "self", arg: 1, scope: !255, file: !216, line: 3033, type: !219)
!276 = !DILocalVariable(name: "new", scope: !255, file: !216, line: 3035, type: !15, align: 32)
!277 = !DILocalVariable(name: "success", scope: !255, file: !216, line: 3036, type: !93, align: 8)
!278 = !DILocalVariable(name: "failure", scope: !255, file: !216, line: 3037, type: !93, align: 8)
!279 = !DILocation(line: 0, scope: !255, inlinedAt: !280)
!280 = distinct !DILocation(line: 32, column: 23, scope: !281, inlinedAt: !289)
!281 = distinct !DISubprogram(name: "lock", linkageName: "_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4lock", scope: !44, file: !282, line: 31, type: !283, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !286, retainedNodes: !287)
!282 = !DIFile(filename: "library/std/src/sys/sync/mutex/futex.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "28fe35bad6ff340af707b997fcc6da8c")
!283 = !DISubroutineType(types: !284)
!284 = !{null, !285}
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::sync::mutex::futex::Mutex", baseType: !44, size: 64, align: 64, dwarfAddressSpace: 0)
!286 = !DISubprogram(name: "lock", linkageName: "_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4lock", scope: !44, file: !282, line: 31, type: !283, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!287 = !{!288}
!288 = !DILocalVariable(name: "self", arg: 1, scope: !281, file: !282, line: 31, type: !285)
!289 = distinct !DILocation(line: 492, column: 24, scope: !240, inlinedAt: !247)
!290 = !DILocation(line: 0, scope: !281, inlinedAt: !289)
!291 = !DILocation(line: 3033, column: 37, scope: !255, inlinedAt: !280)
!292 = !DILocalVariable(name: "dst", arg: 1, scope: !293, file: !216, line: 3956, type: !230)
!293 = distinct !DISubprogram(name: "atomic_compare_exchange<u32>", linkageName: "_ZN4core4sync6atomic23atomic_compare_exchange17h8abff5fd38c87196E", scope: !6, file: !216, line: 3955, type: !294, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !16, retainedNodes: !296)
!294 = !DISubroutineType(types: !295)
!295 = !{!258, !230, !15, !15, !93, !93}
!296 = !{!292, !297, !298, !299, !300, !301, !303}
!297 = !DILocalVariable(name: "old", arg: 2, scope: !293, file: !216, line: 3957, type: !15)
!298 = !DILocalVariable(name: "new", arg: 3, scope: !293, file: !216, line: 3958, type: !15)
!299 = !DILocalVariable(name: "success", arg: 4, scope: !293, file: !216, line: 3959, type: !93)
!300 = !DILocalVariable(name: "failure", arg: 5, scope: !293, file: !216, line: 3960, type: !93)
!301 = !DILocalVariable(name: "val", scope: !302, file: !216, line: 3963, type: !15, align: 32)
!302 = distinct !DILexicalBlock(scope: !293, file: !216, line: 3963, column: 5)
!303 = !DILocalVariable(name: "ok", scope: !302, file: !216, line: 3963, type: !82, align: 8)
!304 = !DILocation(line: 0, scope: !293, inlinedAt: !305)
!305 = distinct !DILocation(line: 3039, column: 26, scope: !255, inlinedAt: !280)
!306 = !DILocation(line: 3975, column: 17, scope: !293, inlinedAt: !305)
!307 = !{!308}
!308 = distinct !{!308, !309, !"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE: %_0"}
!309 = distinct !{!309, !"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE"}
!310 = !DILocation(line: 32, column: 12, scope: !281, inlinedAt: !289)
!311 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!312 = !DILocation(line: 33, column: 18, scope: !281, inlinedAt: !289)
!313 = !DILocalVariable(name: "self", arg: 1, scope: !314, file: !315, line: 118, type: !338)
!314 = distinct !DISubprogram(name: "guard", linkageName: "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard", scope: !52, file: !315, line: 118, type: !316, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !339, retainedNodes: !340)
!315 = !DIFile(filename: "library/std/src/sync/poison.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2e3c11b46f6d3701d7040e42c871708c")
!316 = !DISubroutineType(types: !317)
!317 = !{!318, !338}
!318 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<std::sync::poison::Guard, std::sync::poison::PoisonError<std::sync::poison::Guard>>", scope: !161, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !319, templateParams: !18, identifier: "b20027123c0229813c1c9765d49f77c5")
!319 = !{!320}
!320 = !DICompositeType(tag: DW_TAG_variant_part, scope: !318, file: !5, size: 16, align: 8, elements: !321, templateParams: !18, identifier: "69ef32fe4dbad27958b17b1ef17250a1", discriminator: !337)
!321 = !{!322, !333}
!322 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !320, file: !5, baseType: !323, size: 16, align: 8, extraData: i8 0)
!323 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !318, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !324, templateParams: !326, identifier: "70bd65e5f03e19dc5976a58293e85ab3")
!324 = !{!325}
!325 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !323, file: !5, baseType: !79, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!326 = !{!327, !328}
!327 = !DITemplateTypeParameter(name: "T", type: !79)
!328 = !DITemplateTypeParameter(name: "E", type: !329)
!329 = !DICompositeType(tag: DW_TAG_structure_type, name: "PoisonError<std::sync::poison::Guard>", scope: !31, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !330, templateParams: !332, identifier: "d041a0fc1f32f5444a93f2d022d9c351")
!330 = !{!331}
!331 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !329, file: !5, baseType: !79, size: 8, align: 8, flags: DIFlagPrivate)
!332 = !{!327}
!333 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !320, file: !5, baseType: !334, size: 16, align: 8, extraData: i8 1)
!334 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !318, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !335, templateParams: !326, identifier: "bcb2c23b9cdb0fec47ab16d24889e6aa")
!335 = !{!336}
!336 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !334, file: !5, baseType: !329, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!337 = !DIDerivedType(tag: DW_TAG_member, scope: !318, file: !5, baseType: !61, size: 8, align: 8, flags: DIFlagArtificial)
!338 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::Flag", baseType: !52, size: 64, align: 64, dwarfAddressSpace: 0)
!339 = !DISubprogram(name: "guard", linkageName: "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard", scope: !52, file: !315, line: 118, type: !316, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!340 = !{!313, !341}
!341 = !DILocalVariable(name: "ret", scope: !342, file: !315, line: 119, type: !79, align: 8)
!342 = distinct !DILexicalBlock(scope: !314, file: !315, line: 119, column: 9)
!343 = !DILocation(line: 0, scope: !314, inlinedAt: !344)
!344 = distinct !DILocation(line: 720, column: 40, scope: !249, inlinedAt: !253)
!345 = !DILocalVariable(name: "self", arg: 1, scope: !346, file: !315, line: 140, type: !338)
!346 = distinct !DISubprogram(name: "get", linkageName: "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag3get", scope: !52, file: !315, line: 140, type: !347, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !349, retainedNodes: !350)
!347 = !DISubroutineType(types: !348)
!348 = !{!82, !338}
!349 = !DISubprogram(name: "get", linkageName: "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag3get", scope: !52, file: !315, line: 140, type: !347, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!350 = !{!345}
!351 = !DILocation(line: 0, scope: !346, inlinedAt: !352)
!352 = distinct !DILocation(line: 123, column: 17, scope: !342, inlinedAt: !344)
!353 = !DILocalVariable(name: "order", scope: !354, file: !216, line: 2842, type: !93, align: 8)
!354 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize4load", scope: !355, file: !216, line: 2842, type: !363, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !366, retainedNodes: !367)
!355 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicUsize", scope: !6, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !356, templateParams: !18, identifier: "4d473d2171783819ad804082894a3856")
!356 = !{!357}
!357 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !355, file: !5, baseType: !358, size: 64, align: 64, flags: DIFlagPrivate)
!358 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<usize>", scope: !12, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !359, templateParams: !361, identifier: "39a99da3e6158f476ae51abf051b55a8")
!359 = !{!360}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !358, file: !5, baseType: !27, size: 64, align: 64, flags: DIFlagPrivate)
!361 = !{!362}
!362 = !DITemplateTypeParameter(name: "T", type: !27)
!363 = !DISubroutineType(types: !364)
!364 = !{!27, !365, !93}
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicUsize", baseType: !355, size: 64, align: 64, dwarfAddressSpace: 0)
!366 = !DISubprogram(name: "load", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize4load", scope: !355, file: !216, line: 2842, type: !363, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!367 = !{!368, !353}
!368 = !DILocalVariable(name: "self", arg: 1, scope: !354, file: !216, line: 2842, type: !365)
!369 = !DILocation(line: 0, scope: !354, inlinedAt: !370)
!370 = distinct !DILocation(line: 464, column: 31, scope: !371, inlinedAt: !377)
!371 = distinct !DISubprogram(name: "count_is_zero", linkageName: "_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count13count_is_zero", scope: !373, file: !372, line: 463, type: !375, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18)
!372 = !DIFile(filename: "library/std/src/panicking.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0ac2307e599d52afa9e15b3337980dce")
!373 = !DINamespace(name: "panic_count", scope: !374)
!374 = !DINamespace(name: "panicking", scope: !33)
!375 = !DISubroutineType(types: !376)
!376 = !{!82}
!377 = distinct !DILocation(line: 616, column: 6, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "panicking", linkageName: "_RNvNtCsjrHSEGnQ3l9_3std9panicking9panicking", scope: !374, file: !372, line: 615, type: !375, scopeLine: 615, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18)
!379 = distinct !DILocation(line: 217, column: 5, scope: !380, inlinedAt: !384)
!380 = distinct !DISubprogram(name: "panicking", linkageName: "_RNvNtNtCsjrHSEGnQ3l9_3std6thread9functions9panicking", scope: !382, file: !381, line: 216, type: !375, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18)
!381 = !DIFile(filename: "library/std/src/thread/functions.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7697548f80973ff2b1a9a328f6458f4b")
!382 = !DINamespace(name: "functions", scope: !383)
!383 = !DINamespace(name: "thread", scope: !33)
!384 = distinct !DILocation(line: 121, column: 24, scope: !314, inlinedAt: !344)
!385 = !DILocalVariable(name: "order", scope: !386, file: !216, line: 726, type: !93, align: 8)
!386 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs3_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB5_10AtomicBool4load", scope: !55, file: !216, line: 726, type: !387, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !390, retainedNodes: !391)
!387 = !DISubroutineType(types: !388)
!388 = !{!82, !389, !93}
!389 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicBool", baseType: !55, size: 64, align: 64, dwarfAddressSpace: 0)
!390 = !DISubprogram(name: "load", linkageName: "_RNvMs3_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB5_10AtomicBool4load", scope: !55, file: !216, line: 726, type: !387, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!391 = !{!392, !385}
!392 = !DILocalVariable(name: "self", arg: 1, scope: !386, file: !216, line: 726, type: !389)
!393 = !DILocation(line: 0, scope: !386, inlinedAt: !394)
!394 = distinct !DILocation(line: 141, column: 21, scope: !346, inlinedAt: !352)
!395 = !DILocalVariable(name: "dst", arg: 1, scope: !396, file: !216, line: 3886, type: !399)
!396 = distinct !DISubprogram(name: "atomic_load<usize>", linkageName: "_ZN4core4sync6atomic11atomic_load17ha1173c41ba1b0cb8E", scope: !6, file: !216, line: 3886, type: !397, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !361, retainedNodes: !400)
!397 = !DISubroutineType(types: !398)
!398 = !{!27, !399, !93}
!399 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const usize", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!400 = !{!395, !401}
!401 = !DILocalVariable(name: "order", arg: 2, scope: !396, file: !216, line: 3886, type: !93)
!402 = !DILocation(line: 0, scope: !396, inlinedAt: !403)
!403 = distinct !DILocation(line: 2844, column: 26, scope: !354, inlinedAt: !370)
!404 = !DILocation(line: 3890, column: 24, scope: !396, inlinedAt: !403)
!405 = !DILocation(line: 464, column: 12, scope: !371, inlinedAt: !377)
!406 = !DILocation(line: 476, column: 13, scope: !371, inlinedAt: !377)
!407 = !DILocation(line: 616, column: 5, scope: !378, inlinedAt: !379)
!408 = !DILocation(line: 123, column: 25, scope: !342, inlinedAt: !344)
!409 = !DILocation(line: 0, scope: !371, inlinedAt: !377)
!410 = !DILocation(line: 720, column: 28, scope: !249, inlinedAt: !253)
!411 = !DILocation(line: 0, scope: !342, inlinedAt: !344)
!412 = !DILocation(line: 726, column: 17, scope: !386, inlinedAt: !394)
!413 = !DILocalVariable(name: "dst", arg: 1, scope: !414, file: !216, line: 3886, type: !417)
!414 = distinct !DISubprogram(name: "atomic_load<u8>", linkageName: "_ZN4core4sync6atomic11atomic_load17h7ebceb778eaff45aE", scope: !6, file: !216, line: 3886, type: !415, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !62, retainedNodes: !418)
!415 = !DISubroutineType(types: !416)
!416 = !{!61, !417, !93}
!417 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!418 = !{!413, !419}
!419 = !DILocalVariable(name: "order", arg: 2, scope: !414, file: !216, line: 3886, type: !93)
!420 = !DILocation(line: 0, scope: !414, inlinedAt: !421)
!421 = distinct !DILocation(line: 729, column: 18, scope: !386, inlinedAt: !394)
!422 = !DILocation(line: 3890, column: 24, scope: !414, inlinedAt: !421)
!423 = !DILocation(line: 123, column: 12, scope: !342, inlinedAt: !344)
!424 = !DILocation(line: 0, scope: !158, inlinedAt: !212)
!425 = !DILocation(line: 1233, column: 17, scope: !210, inlinedAt: !212)
!426 = !DILocation(line: 1231, column: 9, scope: !158, inlinedAt: !212)
!427 = !DILocation(line: 1233, column: 17, scope: !158, inlinedAt: !212)
!428 = !{!429}
!429 = distinct !{!429, !430, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE: %self"}
!430 = distinct !{!430, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE"}
!431 = !DILocation(line: 1233, column: 23, scope: !210, inlinedAt: !212)
!432 = !DILocation(line: 1233, column: 86, scope: !158, inlinedAt: !212)
!433 = !DILocation(line: 1227, column: 5, scope: !158, inlinedAt: !212)
!434 = !DILocation(line: 1232, column: 16, scope: !158, inlinedAt: !212)
!435 = !DILocation(line: 0, scope: !108)
!436 = !DILocalVariable(name: "self", arg: 1, scope: !437, file: !241, line: 735, type: !441)
!437 = distinct !DISubprogram(name: "deref_mut<[bank::Account; 4]>", linkageName: "_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h34086fa301153b1aE", scope: !438, file: !241, line: 735, type: !439, scopeLine: 735, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !76, retainedNodes: !442)
!438 = !DINamespace(name: "{impl#13}", scope: !37)
!439 = !DISubroutineType(types: !440)
!440 = !{!128, !441}
!441 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>", baseType: !36, size: 64, align: 64, dwarfAddressSpace: 0)
!442 = !{!436}
!443 = !DILocation(line: 735, column: 18, scope: !437, inlinedAt: !444)
!444 = !DILocation(line: 35, column: 11, scope: !108)
!445 = !DILocation(line: 2447, column: 9, scope: !446, inlinedAt: !453)
!446 = distinct !DISubprogram(name: "get<[bank::Account; 4]>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hdbd0b00d47ecb92eE", scope: !65, file: !447, line: 2443, type: !448, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !76, declaration: !452)
!447 = !DIFile(filename: "library/core/src/cell.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "96404e804c6faf0fea9fa631bcb8d1d2")
!448 = !DISubroutineType(types: !449)
!449 = !{!450, !451}
!450 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut [bank::Account; 4]", baseType: !68, size: 64, align: 64, dwarfAddressSpace: 0)
!451 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<[bank::Account; 4]>", baseType: !65, size: 64, align: 64, dwarfAddressSpace: 0)
!452 = !DISubprogram(name: "get<[bank::Account; 4]>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hdbd0b00d47ecb92eE", scope: !65, file: !447, line: 2443, type: !448, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !76)
!453 = !DILocation(line: 736, column: 39, scope: !437, inlinedAt: !444)
!454 = !DILocation(line: 0, scope: !149, inlinedAt: !156)
!455 = !DILocation(line: 20, column: 13, scope: !149, inlinedAt: !156)
!456 = !{!457}
!457 = distinct !{!457, !458, !"_ZN4bank5apply17h31e36bf588b7fe9fE: %bank"}
!458 = distinct !{!458, !"_ZN4bank5apply17h31e36bf588b7fe9fE"}
!459 = !{!460}
!460 = distinct !{!460, !458, !"_ZN4bank5apply17h31e36bf588b7fe9fE: %order"}
!461 = !DILocalVariable(arg: 1, scope: !462, file: !463, line: 805, type: !466)
!462 = distinct !DISubprogram(name: "drop_in_place<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", linkageName: "_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E", scope: !186, file: !463, line: 805, type: !464, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !83, retainedNodes: !467)
!463 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!464 = !DISubroutineType(types: !465)
!465 = !{null, !466}
!466 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>", baseType: !36, size: 64, align: 64, dwarfAddressSpace: 0)
!467 = !{!461}
!468 = !DILocation(line: 0, scope: !462, inlinedAt: !469)
!469 = distinct !DILocation(line: 36, column: 1, scope: !101)
!470 = !DILocalVariable(name: "self", arg: 1, scope: !471, file: !241, line: 743, type: !441)
!471 = distinct !DISubprogram(name: "drop<[bank::Account; 4]>", linkageName: "_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E", scope: !472, file: !241, line: 743, type: !473, scopeLine: 743, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !76, retainedNodes: !475)
!472 = !DINamespace(name: "{impl#14}", scope: !37)
!473 = !DISubroutineType(types: !474)
!474 = !{null, !441}
!475 = !{!470}
!476 = !DILocation(line: 0, scope: !471, inlinedAt: !477)
!477 = distinct !DILocation(line: 805, column: 1, scope: !462, inlinedAt: !469)
!478 = !DILocalVariable(name: "val", scope: !479, file: !216, line: 2899, type: !15, align: 32)
!479 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU324swap", scope: !4, file: !216, line: 2899, type: !217, scopeLine: 2899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !480, retainedNodes: !481)
!480 = !DISubprogram(name: "swap", linkageName: "_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU324swap", scope: !4, file: !216, line: 2899, type: !217, scopeLine: 2899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!481 = !{!482, !478, !483}
!482 = !DILocalVariable(name: "self", arg: 1, scope: !479, file: !216, line: 2899, type: !219)
!483 = !DILocalVariable(name: "order", scope: !479, file: !216, line: 2899, type: !93, align: 8)
!484 = !DILocation(line: 0, scope: !479, inlinedAt: !485)
!485 = distinct !DILocation(line: 90, column: 23, scope: !486, inlinedAt: !490)
!486 = distinct !DISubprogram(name: "unlock", linkageName: "_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex6unlock", scope: !44, file: !282, line: 89, type: !283, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !487, retainedNodes: !488)
!487 = !DISubprogram(name: "unlock", linkageName: "_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex6unlock", scope: !44, file: !282, line: 89, type: !283, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!488 = !{!489}
!489 = !DILocalVariable(name: "self", arg: 1, scope: !486, file: !282, line: 89, type: !285)
!490 = distinct !DILocation(line: 746, column: 29, scope: !471, inlinedAt: !477)
!491 = !DILocalVariable(name: "val", scope: !492, file: !216, line: 3902, type: !15, align: 32)
!492 = distinct !DISubprogram(name: "atomic_swap<u32>", linkageName: "_ZN4core4sync6atomic11atomic_swap17h94ad0ef1cd61ea57E", scope: !6, file: !216, line: 3902, type: !228, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !16, retainedNodes: !493)
!493 = !{!494, !491, !495}
!494 = !DILocalVariable(name: "dst", arg: 1, scope: !492, file: !216, line: 3902, type: !230)
!495 = !DILocalVariable(name: "order", scope: !492, file: !216, line: 3902, type: !93, align: 8)
!496 = !DILocation(line: 0, scope: !492, inlinedAt: !497)
!497 = distinct !DILocation(line: 2901, column: 26, scope: !479, inlinedAt: !485)
!498 = !DILocalVariable(name: "self", arg: 1, scope: !499, file: !315, line: 128, type: !338)
!499 = distinct !DISubprogram(name: "done", linkageName: "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done", scope: !52, file: !315, line: 128, type: !500, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !503, retainedNodes: !504)
!500 = !DISubroutineType(types: !501)
!501 = !{null, !338, !502}
!502 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::Guard", baseType: !79, size: 64, align: 64, dwarfAddressSpace: 0)
!503 = !DISubprogram(name: "done", linkageName: "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done", scope: !52, file: !315, line: 128, type: !500, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!504 = !{!498, !505}
!505 = !DILocalVariable(name: "guard", arg: 2, scope: !499, file: !315, line: 128, type: !502)
!506 = !DILocation(line: 0, scope: !499, inlinedAt: !507)
!507 = distinct !DILocation(line: 745, column: 30, scope: !471, inlinedAt: !477)
!508 = !DILocalVariable(name: "order", scope: !509, file: !216, line: 2842, type: !93, align: 8)
!509 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize4load", scope: !355, file: !216, line: 2842, type: !363, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !366, retainedNodes: !510)
!510 = !{!511, !508}
!511 = !DILocalVariable(name: "self", arg: 1, scope: !509, file: !216, line: 2842, type: !365)
!512 = !DILocation(line: 0, scope: !509, inlinedAt: !513)
!513 = distinct !DILocation(line: 464, column: 31, scope: !514, inlinedAt: !515)
!514 = distinct !DISubprogram(name: "count_is_zero", linkageName: "_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count13count_is_zero", scope: !373, file: !372, line: 463, type: !375, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18)
!515 = distinct !DILocation(line: 616, column: 6, scope: !516, inlinedAt: !517)
!516 = distinct !DISubprogram(name: "panicking", linkageName: "_RNvNtCsjrHSEGnQ3l9_3std9panicking9panicking", scope: !374, file: !372, line: 615, type: !375, scopeLine: 615, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18)
!517 = distinct !DILocation(line: 217, column: 5, scope: !518, inlinedAt: !519)
!518 = distinct !DISubprogram(name: "panicking", linkageName: "_RNvNtNtCsjrHSEGnQ3l9_3std6thread9functions9panicking", scope: !382, file: !381, line: 216, type: !375, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18)
!519 = distinct !DILocation(line: 129, column: 32, scope: !499, inlinedAt: !507)
!520 = !DILocalVariable(name: "val", scope: !521, file: !216, line: 755, type: !82, align: 8)
!521 = distinct !DISubprogram(name: "store", linkageName: "_RNvMs3_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB5_10AtomicBool5store", scope: !55, file: !216, line: 755, type: !522, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !18, declaration: !524, retainedNodes: !525)
!522 = !DISubroutineType(types: !523)
!523 = !{null, !389, !82, !93}
!524 = !DISubprogram(name: "store", linkageName: "_RNvMs3_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB5_10AtomicBool5store", scope: !55, file: !216, line: 755, type: !522, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!525 = !{!526, !520, !527}
!526 = !DILocalVariable(name: "self", arg: 1, scope: !521, file: !216, line: 755, type: !389)
!527 = !DILocalVariable(name: "order", scope: !521, file: !216, line: 755, type: !93, align: 8)
!528 = !DILocation(line: 0, scope: !521, inlinedAt: !529)
!529 = distinct !DILocation(line: 130, column: 25, scope: !499, inlinedAt: !507)
!530 = !DILocation(line: 129, column: 13, scope: !499, inlinedAt: !507)
!531 = !DILocation(line: 0, scope: !396, inlinedAt: !532)
!532 = distinct !DILocation(line: 2844, column: 26, scope: !509, inlinedAt: !513)
!533 = !DILocation(line: 3890, column: 24, scope: !396, inlinedAt: !532)
!534 = !{!535, !537, !539}
!535 = distinct !{!535, !536, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!536 = distinct !{!536, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!537 = distinct !{!537, !538, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E: %self"}
!538 = distinct !{!538, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E"}
!539 = distinct !{!539, !540, !"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E: %_1"}
!540 = distinct !{!540, !"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E"}
!541 = !DILocation(line: 464, column: 12, scope: !514, inlinedAt: !515)
!542 = !DILocation(line: 476, column: 13, scope: !514, inlinedAt: !515)
!543 = !DILocation(line: 129, column: 32, scope: !499, inlinedAt: !507)
!544 = !DILocation(line: 755, column: 18, scope: !521, inlinedAt: !529)
!545 = !DILocalVariable(name: "dst", arg: 1, scope: !546, file: !216, line: 3871, type: !549)
!546 = distinct !DISubprogram(name: "atomic_store<u8>", linkageName: "_ZN4core4sync6atomic12atomic_store17h2850f8f5499ace4cE", scope: !6, file: !216, line: 3871, type: !547, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !62, retainedNodes: !550)
!547 = !DISubroutineType(types: !548)
!548 = !{null, !549, !61, !93}
!549 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!550 = !{!545, !551, !552}
!551 = !DILocalVariable(name: "val", arg: 2, scope: !546, file: !216, line: 3871, type: !61)
!552 = !DILocalVariable(name: "order", arg: 3, scope: !546, file: !216, line: 3871, type: !93)
!553 = !DILocation(line: 0, scope: !546, inlinedAt: !554)
!554 = distinct !DILocation(line: 759, column: 13, scope: !521, inlinedAt: !529)
!555 = !DILocation(line: 3875, column: 24, scope: !546, inlinedAt: !554)
!556 = !DILocation(line: 129, column: 9, scope: !499, inlinedAt: !507)
!557 = !DILocation(line: 0, scope: !486, inlinedAt: !490)
!558 = !DILocation(line: 2899, column: 25, scope: !479, inlinedAt: !485)
!559 = !DILocation(line: 3908, column: 24, scope: !492, inlinedAt: !497)
!560 = !{!537, !539}
!561 = !DILocation(line: 90, column: 12, scope: !486, inlinedAt: !490)
!562 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!563 = !DILocation(line: 95, column: 18, scope: !486, inlinedAt: !490)
!564 = !DILocation(line: 36, column: 2, scope: !101)
!565 = distinct !DISubprogram(name: "drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", linkageName: "_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE", scope: !186, file: !463, line: 805, type: !566, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !571, retainedNodes: !569)
!566 = !DISubroutineType(types: !567)
!567 = !{null, !568}
!568 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", baseType: !30, size: 64, align: 64, dwarfAddressSpace: 0)
!569 = !{!570}
!570 = !DILocalVariable(arg: 1, scope: !565, file: !463, line: 805, type: !568)
!571 = !{!572}
!572 = !DITemplateTypeParameter(name: "T", type: !30)
!573 = !DILocation(line: 0, scope: !565)
!574 = !{!575}
!575 = distinct !{!575, !576, !"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E: %_1"}
!576 = distinct !{!576, !"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E"}
!577 = !DILocation(line: 805, column: 1, scope: !565)
!578 = !DILocation(line: 0, scope: !462, inlinedAt: !579)
!579 = distinct !DILocation(line: 805, column: 1, scope: !565)
!580 = !{!581}
!581 = distinct !{!581, !582, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E: %self"}
!582 = distinct !{!582, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E"}
!583 = !DILocation(line: 805, column: 1, scope: !462, inlinedAt: !579)
!584 = !DILocation(line: 0, scope: !471, inlinedAt: !585)
!585 = distinct !DILocation(line: 805, column: 1, scope: !462, inlinedAt: !579)
!586 = !DILocation(line: 0, scope: !479, inlinedAt: !587)
!587 = distinct !DILocation(line: 90, column: 23, scope: !486, inlinedAt: !588)
!588 = distinct !DILocation(line: 746, column: 29, scope: !471, inlinedAt: !585)
!589 = !DILocation(line: 0, scope: !492, inlinedAt: !590)
!590 = distinct !DILocation(line: 2901, column: 26, scope: !479, inlinedAt: !587)
!591 = !DILocation(line: 745, column: 13, scope: !471, inlinedAt: !585)
!592 = !{!581, !575}
!593 = !{i64 8}
!594 = !DILocation(line: 745, column: 35, scope: !471, inlinedAt: !585)
!595 = !{!596}
!596 = distinct !{!596, !597, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!597 = distinct !{!597, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!598 = !DILocation(line: 745, column: 30, scope: !471, inlinedAt: !585)
!599 = !DILocation(line: 0, scope: !499, inlinedAt: !600)
!600 = distinct !DILocation(line: 745, column: 30, scope: !471, inlinedAt: !585)
!601 = !DILocation(line: 0, scope: !509, inlinedAt: !602)
!602 = distinct !DILocation(line: 464, column: 31, scope: !514, inlinedAt: !603)
!603 = distinct !DILocation(line: 616, column: 6, scope: !516, inlinedAt: !604)
!604 = distinct !DILocation(line: 217, column: 5, scope: !518, inlinedAt: !605)
!605 = distinct !DILocation(line: 129, column: 32, scope: !499, inlinedAt: !600)
!606 = !DILocation(line: 0, scope: !521, inlinedAt: !607)
!607 = distinct !DILocation(line: 130, column: 25, scope: !499, inlinedAt: !600)
!608 = !DILocation(line: 129, column: 13, scope: !499, inlinedAt: !600)
!609 = !{i8 0, i8 2}
!610 = !{!596, !581, !575}
!611 = !DILocation(line: 0, scope: !396, inlinedAt: !612)
!612 = distinct !DILocation(line: 2844, column: 26, scope: !509, inlinedAt: !602)
!613 = !DILocation(line: 3890, column: 24, scope: !396, inlinedAt: !612)
!614 = !DILocation(line: 464, column: 12, scope: !514, inlinedAt: !603)
!615 = !DILocation(line: 476, column: 13, scope: !514, inlinedAt: !603)
!616 = !DILocation(line: 129, column: 32, scope: !499, inlinedAt: !600)
!617 = !DILocation(line: 755, column: 18, scope: !521, inlinedAt: !607)
!618 = !DILocation(line: 0, scope: !546, inlinedAt: !619)
!619 = distinct !DILocation(line: 759, column: 13, scope: !521, inlinedAt: !607)
!620 = !DILocation(line: 3875, column: 24, scope: !546, inlinedAt: !619)
!621 = !DILocation(line: 129, column: 9, scope: !499, inlinedAt: !600)
!622 = !DILocation(line: 0, scope: !486, inlinedAt: !588)
!623 = !DILocation(line: 2899, column: 25, scope: !479, inlinedAt: !587)
!624 = !DILocation(line: 3908, column: 24, scope: !492, inlinedAt: !590)
!625 = !DILocation(line: 90, column: 12, scope: !486, inlinedAt: !588)
!626 = !DILocation(line: 95, column: 18, scope: !486, inlinedAt: !588)
!627 = distinct !DISubprogram(name: "fmt<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", linkageName: "_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h3759847df49f5a4eE", scope: !628, file: !315, line: 247, type: !629, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !90, templateParams: !83, retainedNodes: !671)
!628 = !DINamespace(name: "{impl#1}", scope: !31)
!629 = !DISubroutineType(types: !630)
!630 = !{!631, !649, !650}
!631 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !161, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !632, templateParams: !18, identifier: "1c6752419820cdc3961061cc58b31873")
!632 = !{!633}
!633 = !DICompositeType(tag: DW_TAG_variant_part, scope: !631, file: !5, size: 8, align: 8, elements: !634, templateParams: !18, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !648)
!634 = !{!635, !644}
!635 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !633, file: !5, baseType: !636, size: 8, align: 8, extraData: i8 0)
!636 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !631, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !637, templateParams: !639, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!637 = !{!638}
!638 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !636, file: !5, baseType: !25, align: 8, offset: 8, flags: DIFlagPublic)
!639 = !{!640, !641}
!640 = !DITemplateTypeParameter(name: "T", type: !25)
!641 = !DITemplateTypeParameter(name: "E", type: !642)
!642 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !643, file: !5, align: 8, flags: DIFlagPublic, elements: !18, identifier: "5a24300cdda31093f5fe20c939b4885")
!643 = !DINamespace(name: "fmt", scope: !8)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !633, file: !5, baseType: !645, size: 8, align: 8, extraData: i8 1)
!645 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !631, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !646, templateParams: !639, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!646 = !{!647}
!647 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !645, file: !5, baseType: !642, align: 8, offset: 8, flags: DIFlagPublic)
!648 = !DIDerivedType(tag: DW_TAG_member, scope: !631, file: !5, baseType: !61, size: 8, align: 8, flags: DIFlagArtificial)
!649 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", baseType: !30, size: 64, align: 64, dwarfAddressSpace: 0)
!650 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !651, size: 64, align: 64, dwarfAddressSpace: 0)
!651 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !643, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !652, templateParams: !18, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!652 = !{!653, !660}
!653 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !651, file: !5, baseType: !654, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!654 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !643, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !655, templateParams: !18, identifier: "ca2f5547247cd95c514a47d5800e09e")
!655 = !{!656, !657, !659}
!656 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !654, file: !5, baseType: !15, size: 32, align: 32, flags: DIFlagPrivate)
!657 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !654, file: !5, baseType: !658, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!658 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!659 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !654, file: !5, baseType: !658, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!660 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !651, file: !5, baseType: !661, size: 128, align: 64, flags: DIFlagPrivate)
!661 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !5, size: 128, align: 64, elements: !662, templateParams: !18, identifier: "effe97114690fc58a8e246cb04e37234")
!662 = !{!663, !666}
!663 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !661, file: !5, baseType: !664, size: 64, align: 64)
!664 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !665, size: 64, align: 64, dwarfAddressSpace: 0)
!665 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !5, align: 8, elements: !18, identifier: "64328679825f9c73b507edbfd5b86b47")
!666 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !661, file: !5, baseType: !667, size: 64, align: 64, offset: 64)
!667 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !668, size: 64, align: 64, dwarfAddressSpace: 0)
!668 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 384, align: 64, elements: !669)
!669 = !{!670}
!670 = !DISubrange(count: 6, lowerBound: 0)
!671 = !{!672, !673}
!672 = !DILocalVariable(name: "self", arg: 1, scope: !627, file: !315, line: 247, type: !649)
!673 = !DILocalVariable(name: "f", arg: 2, scope: !627, file: !315, line: 247, type: !650)
!674 = !DILocation(line: 0, scope: !627)
!675 = !DILocation(line: 248, column: 9, scope: !627)
!676 = !DILocation(line: 248, column: 11, scope: !627)
!677 = !DILocation(line: 248, column: 39, scope: !627)
!678 = !DILocation(line: 248, column: 61, scope: !627)
!679 = !DILocation(line: 249, column: 6, scope: !627)
