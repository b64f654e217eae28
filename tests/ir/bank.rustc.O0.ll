; ModuleID = 'bank.a09d0cfade1c7857-cgu.0'
source_filename = "bank.a09d0cfade1c7857-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::sync::atomic::AtomicUsize" = type { i64 }
%Account = type { i64, i32, [1 x i32] }

@_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT = external global %"core::sync::atomic::AtomicUsize"
@alloc_f11383996b9e1e960cb3e26c55a75fa2 = private unnamed_addr constant [8 x i8] c"bank.rs\00", align 1
@alloc_301f19552b0660ecca2b9d41f4bab741 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f11383996b9e1e960cb3e26c55a75fa2, [16 x i8] c"\07\00\00\00\00\00\00\00\22\00\00\00 \00\00\00" }>, align 8
@_ZN4bank4HITS17hca3a7be83ca56181E = global [4 x i8] zeroinitializer, align 4, !dbg !0
@alloc_c5de7c64fc91bbb3955db16636656791 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f11383996b9e1e960cb3e26c55a75fa2, [16 x i8] c"\07\00\00\00\00\00\00\00\14\00\00\00\0D\00\00\00" }>, align 8
@alloc_56b15b26242cb9db835c09ed1d739e6c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f11383996b9e1e960cb3e26c55a75fa2, [16 x i8] c"\07\00\00\00\00\00\00\00\18\00\00\00\1A\00\00\00" }>, align 8
@alloc_c25d8a669793cd6bcda372f35c43a13b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f11383996b9e1e960cb3e26c55a75fa2, [16 x i8] c"\07\00\00\00\00\00\00\00\19\00\00\00\0D\00\00\00" }>, align 8
@alloc_4b8e6f4ff67032c8730d9bf342273d55 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f11383996b9e1e960cb3e26c55a75fa2, [16 x i8] c"\07\00\00\00\00\00\00\00\1A\00\00\00\0D\00\00\00" }>, align 8
@alloc_9cd20c3e415f4d39f0ceb012cb758628 = private unnamed_addr constant [40 x i8] c"there is no such thing as a release load", align 1
@alloc_e17502e153481471943c37e20438384b = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/sync/atomic.rs\00", align 1
@alloc_b7d26e4bc52b7f02cc25e37f0bf633e4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\005\0F\00\00\18\00\00\00" }>, align 8
@alloc_96ab912d0054b46da785b206a96c9a45 = private unnamed_addr constant [49 x i8] c"there is no such thing as an acquire-release load", align 1
@alloc_738c866d826467e54726b360a2118a62 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\006\0F\00\00\17\00\00\00" }>, align 8
@alloc_bf39103a6db665396aab4632362d9353 = private unnamed_addr constant [42 x i8] c"there is no such thing as an acquire store", align 1
@alloc_a574beff59ab58cf5ed2d6bc163e2302 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00&\0F\00\00\18\00\00\00" }>, align 8
@alloc_00c0bce0fa6327f8ec8e69d6d765d508 = private unnamed_addr constant [50 x i8] c"there is no such thing as an acquire-release store", align 1
@alloc_aec0388915b72a4f610ad656c35be884 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00'\0F\00\00\17\00\00\00" }>, align 8
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_9358981a0abd66965a2745829d6abd34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AB\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_5d2b33ea973198a6afb110fdf3882ee7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AA\0F\00\00\1C\00\00\00" }>, align 8
@vtable.0 = private constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h3759847df49f5a4eE" }>, align 8, !dbg !19
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@alloc_8e2410b80645266732854088d21653bc = private unnamed_addr constant [11 x i8] c"PoisonError", align 1

; std::sync::poison::map_result
; Function Attrs: nonlazybind uwtable
define void @_ZN3std4sync6poison10map_result17h3a11a6677101cf70E(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %0, i8 %1, ptr align 8 %f) unnamed_addr #0 !dbg !101 {
start:
  %data.dbg.spill1 = alloca [16 x i8], align 8
  %data.dbg.spill = alloca [1 x i8], align 1
  %t.dbg.spill = alloca [1 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %result, align 1
  %3 = getelementptr inbounds i8, ptr %result, i64 1
  store i8 %1, ptr %3, align 1
    #dbg_declare(ptr %result, !148, !DIExpression(), !157)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !149, !DIExpression(), !158)
  %4 = load i8, ptr %result, align 1, !dbg !159
  %5 = trunc nuw i8 %4 to i1, !dbg !159
  %6 = getelementptr inbounds i8, ptr %result, i64 1, !dbg !159
  %7 = load i8, ptr %6, align 1, !dbg !159
  %_3 = zext i1 %5 to i64, !dbg !159
  %8 = trunc nuw i64 %_3 to i1, !dbg !160
  br i1 %8, label %bb2, label %bb3, !dbg !160

bb2:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %result, i64 1, !dbg !161
  %10 = load i8, ptr %9, align 1, !dbg !161
  %data = trunc nuw i8 %10 to i1, !dbg !161
  %11 = zext i1 %data to i8, !dbg !161
  store i8 %11, ptr %data.dbg.spill, align 1, !dbg !161
    #dbg_declare(ptr %data.dbg.spill, !152, !DIExpression(), !162)
; call std::sync::poison::mutex::MutexGuard<T>::new::{{closure}}
  %12 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h557cc76f9611b3c3E"(ptr align 8 %f, i1 zeroext %data) #9, !dbg !163
  %data.0 = extractvalue { ptr, i1 } %12, 0, !dbg !163
  %data.1 = extractvalue { ptr, i1 } %12, 1, !dbg !163
  store ptr %data.0, ptr %data.dbg.spill1, align 8, !dbg !163
  %13 = getelementptr inbounds i8, ptr %data.dbg.spill1, i64 8, !dbg !163
  %14 = zext i1 %data.1 to i8, !dbg !163
  store i8 %14, ptr %13, align 8, !dbg !163
    #dbg_declare(ptr %data.dbg.spill1, !164, !DIExpression(), !170)
  %15 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !172
  store ptr %data.0, ptr %15, align 8, !dbg !172
  %16 = getelementptr inbounds i8, ptr %15, i64 8, !dbg !172
  %17 = zext i1 %data.1 to i8, !dbg !172
  store i8 %17, ptr %16, align 8, !dbg !172
  store i64 1, ptr %_0, align 8, !dbg !172
  br label %bb6, !dbg !173

bb3:                                              ; preds = %start
  %18 = getelementptr inbounds i8, ptr %result, i64 1, !dbg !174
  %19 = load i8, ptr %18, align 1, !dbg !174
  %t = trunc nuw i8 %19 to i1, !dbg !174
  %20 = zext i1 %t to i8, !dbg !174
  store i8 %20, ptr %t.dbg.spill, align 1, !dbg !174
    #dbg_declare(ptr %t.dbg.spill, !150, !DIExpression(), !175)
; call std::sync::poison::mutex::MutexGuard<T>::new::{{closure}}
  %21 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h557cc76f9611b3c3E"(ptr align 8 %f, i1 zeroext %t) #9, !dbg !176
  %_5.0 = extractvalue { ptr, i1 } %21, 0, !dbg !176
  %_5.1 = extractvalue { ptr, i1 } %21, 1, !dbg !176
  %22 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !177
  store ptr %_5.0, ptr %22, align 8, !dbg !177
  %23 = getelementptr inbounds i8, ptr %22, i64 8, !dbg !177
  %24 = zext i1 %_5.1 to i8, !dbg !177
  store i8 %24, ptr %23, align 8, !dbg !177
  store i64 0, ptr %_0, align 8, !dbg !177
  br label %bb6, !dbg !178

bb6:                                              ; preds = %bb2, %bb3
  ret void, !dbg !179

bb1:                                              ; No predecessors!
  unreachable, !dbg !159
}

; std::sync::poison::Flag::done
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN3std4sync6poison4Flag4done17hdf920b683447be9aE(ptr align 1 %self, ptr align 1 %guard) unnamed_addr #1 !dbg !180 {
start:
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %order.dbg.spill1 = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [1 x i8], align 1
  %order.dbg.spill = alloca [1 x i8], align 1
  %guard.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !187, !DIExpression(), !189)
  store ptr %guard, ptr %guard.dbg.spill, align 8
    #dbg_declare(ptr %guard.dbg.spill, !188, !DIExpression(), !190)
  store i8 0, ptr %order.dbg.spill, align 1, !dbg !191
    #dbg_declare(ptr %order.dbg.spill, !208, !DIExpression(), !191)
  store i8 1, ptr %val.dbg.spill, align 1, !dbg !224
    #dbg_declare(ptr %val.dbg.spill, !232, !DIExpression(), !224)
  store i8 0, ptr %order.dbg.spill1, align 1, !dbg !235
    #dbg_declare(ptr %order.dbg.spill1, !233, !DIExpression(), !235)
  %0 = load i8, ptr %guard, align 1, !dbg !236
  %_3 = trunc nuw i8 %0 to i1, !dbg !236
  br i1 %_3, label %bb3, label %bb1, !dbg !236

bb1:                                              ; preds = %start
  store ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, ptr %self.dbg.spill2, align 8, !dbg !237
    #dbg_declare(ptr %self.dbg.spill2, !207, !DIExpression(), !238)
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !239, !DIExpression(), !248)
; call core::sync::atomic::atomic_load
  %_8 = call i64 @_ZN4core4sync6atomic11atomic_load17ha1173c41ba1b0cb8E(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, i8 0) #9, !dbg !250
  %_7 = and i64 %_8, 9223372036854775807, !dbg !237
  %1 = icmp eq i64 %_7, 0, !dbg !237
  br i1 %1, label %bb5, label %bb6, !dbg !237

bb3:                                              ; preds = %bb2, %bb6, %bb5, %start
  ret void, !dbg !251

bb5:                                              ; preds = %bb1
  br label %bb3, !dbg !223

bb6:                                              ; preds = %bb1
; call std::panicking::panic_count::is_zero_slow_path
  %_6 = call zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #10, !dbg !252
  %_4 = xor i1 %_6, true, !dbg !253
  br i1 %_4, label %bb2, label %bb3, !dbg !223

bb2:                                              ; preds = %bb6
    #dbg_value(ptr %self, !231, !DIExpression(), !254)
    #dbg_value(ptr %self, !255, !DIExpression(), !263)
; call core::sync::atomic::atomic_store
  call void @_ZN4core4sync6atomic12atomic_store17h2850f8f5499ace4cE(ptr %self, i8 1, i8 0) #9, !dbg !265
  br label %bb3, !dbg !266
}

; std::sync::poison::Flag::guard
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h352d29b63a5613b5E(ptr align 1 %self) unnamed_addr #1 !dbg !267 {
start:
  %ret.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %order.dbg.spill1 = alloca [1 x i8], align 1
  %order.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !272, !DIExpression(), !275)
    #dbg_declare(ptr %self.dbg.spill, !276, !DIExpression(), !282)
  store i8 0, ptr %order.dbg.spill, align 1, !dbg !284
    #dbg_declare(ptr %order.dbg.spill, !288, !DIExpression(), !284)
  store i8 0, ptr %order.dbg.spill1, align 1, !dbg !296
    #dbg_declare(ptr %order.dbg.spill1, !303, !DIExpression(), !296)
  store ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, ptr %self.dbg.spill2, align 8, !dbg !305
    #dbg_declare(ptr %self.dbg.spill2, !287, !DIExpression(), !306)
    #dbg_value(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, !307, !DIExpression(), !310)
; call core::sync::atomic::atomic_load
  %_7 = call i64 @_ZN4core4sync6atomic11atomic_load17ha1173c41ba1b0cb8E(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, i8 0) #9, !dbg !312
  %_6 = and i64 %_7, 9223372036854775807, !dbg !305
  %0 = icmp eq i64 %_6, 0, !dbg !305
  br i1 %0, label %bb5, label %bb6, !dbg !305

bb5:                                              ; preds = %start
  store i8 1, ptr %_5, align 1, !dbg !313
  br label %bb4, !dbg !314

bb6:                                              ; preds = %start
; call std::panicking::panic_count::is_zero_slow_path
  %1 = call zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #10, !dbg !315
  %2 = zext i1 %1 to i8, !dbg !315
  store i8 %2, ptr %_5, align 1, !dbg !315
  br label %bb4, !dbg !315

bb4:                                              ; preds = %bb6, %bb5
  %3 = load i8, ptr %_5, align 1, !dbg !316
  %4 = trunc nuw i8 %3 to i1, !dbg !316
  %_3 = xor i1 %4, true, !dbg !316
  %5 = zext i1 %_3 to i8, !dbg !317
  store i8 %5, ptr %ret.dbg.spill, align 1, !dbg !317
    #dbg_declare(ptr %ret.dbg.spill, !273, !DIExpression(), !318)
    #dbg_declare(ptr %ret.dbg.spill, !319, !DIExpression(), !325)
    #dbg_value(ptr %self, !302, !DIExpression(), !327)
    #dbg_value(ptr %self, !328, !DIExpression(), !331)
; call core::sync::atomic::atomic_load
  %_13 = call i8 @_ZN4core4sync6atomic11atomic_load17h7ebceb778eaff45aE(ptr %self, i8 0) #9, !dbg !333
  %6 = icmp eq i8 %_13, 0, !dbg !334
  br i1 %6, label %bb2, label %bb1, !dbg !334

bb2:                                              ; preds = %bb4
  %7 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !335
  %8 = zext i1 %_3 to i8, !dbg !335
  store i8 %8, ptr %7, align 1, !dbg !335
  store i8 0, ptr %_0, align 1, !dbg !335
  br label %bb3, !dbg !336

bb1:                                              ; preds = %bb4
  %9 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !337
  %10 = zext i1 %_3 to i8, !dbg !337
  store i8 %10, ptr %9, align 1, !dbg !337
  store i8 1, ptr %_0, align 1, !dbg !337
  br label %bb3, !dbg !336

bb3:                                              ; preds = %bb1, %bb2
  %11 = load i8, ptr %_0, align 1, !dbg !338
  %12 = trunc nuw i8 %11 to i1, !dbg !338
  %13 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !338
  %14 = load i8, ptr %13, align 1, !dbg !338
  %15 = insertvalue { i1, i8 } poison, i1 %12, 0, !dbg !338
  %16 = insertvalue { i1, i8 } %15, i8 %14, 1, !dbg !338
  ret { i1, i8 } %16, !dbg !338
}

; std::sync::poison::mutex::Mutex<T>::lock
; Function Attrs: nonlazybind uwtable
define void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !339 {
start:
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %failure.dbg.spill = alloca [1 x i8], align 1
  %success.dbg.spill = alloca [1 x i8], align 1
  %new.dbg.spill = alloca [4 x i8], align 4
  %current.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !345, !DIExpression(), !346)
    #dbg_declare(ptr %self.dbg.spill, !347, !DIExpression(), !351)
  store i32 0, ptr %current.dbg.spill, align 4, !dbg !353
    #dbg_declare(ptr %current.dbg.spill, !376, !DIExpression(), !353)
  store i32 1, ptr %new.dbg.spill, align 4, !dbg !390
    #dbg_declare(ptr %new.dbg.spill, !377, !DIExpression(), !390)
  store i8 2, ptr %success.dbg.spill, align 1, !dbg !391
    #dbg_declare(ptr %success.dbg.spill, !378, !DIExpression(), !391)
  store i8 0, ptr %failure.dbg.spill, align 1, !dbg !392
    #dbg_declare(ptr %failure.dbg.spill, !379, !DIExpression(), !392)
  store ptr %self, ptr %self.dbg.spill1, align 8, !dbg !393
    #dbg_declare(ptr %self.dbg.spill1, !388, !DIExpression(), !394)
    #dbg_value(ptr %self, !375, !DIExpression(), !395)
    #dbg_value(ptr %self, !396, !DIExpression(), !404)
; call core::sync::atomic::atomic_compare_exchange
  %0 = call { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17h8abff5fd38c87196E(ptr %self, i32 0, i32 1, i8 2, i8 0) #9, !dbg !406
  %_5.0 = extractvalue { i32, i32 } %0, 0, !dbg !406
  %_5.1 = extractvalue { i32, i32 } %0, 1, !dbg !406
    #dbg_value(ptr poison, !407, !DIExpression(), !415)
    #dbg_value(ptr poison, !417, !DIExpression(), !421)
  %_12 = zext i32 %_5.0 to i64, !dbg !423
  %_11 = icmp eq i64 %_12, 0, !dbg !424
  %_3 = xor i1 %_11, true, !dbg !427
  br i1 %_3, label %bb1, label %bb2, !dbg !428

bb2:                                              ; preds = %start
  br label %bb3, !dbg !429

bb1:                                              ; preds = %start
; call <std::sys::sync::mutex::futex::Mutex>::lock_contended
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4 %self), !dbg !430
  br label %bb3, !dbg !430

bb3:                                              ; preds = %bb1, %bb2
  %_14 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !431
; call std::sync::poison::Flag::guard
  %1 = call { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h352d29b63a5613b5E(ptr align 1 %_14) #9, !dbg !432
  %_13.0 = extractvalue { i1, i8 } %1, 0, !dbg !432
  %_13.1 = extractvalue { i1, i8 } %1, 1, !dbg !432
; call std::sync::poison::map_result
  call void @_ZN3std4sync6poison10map_result17h3a11a6677101cf70E(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %_13.0, i8 %_13.1, ptr align 8 %self), !dbg !433
  ret void, !dbg !434
}

; std::sync::poison::mutex::MutexGuard<T>::new::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h557cc76f9611b3c3E"(ptr align 8 %_1, i1 zeroext %guard) unnamed_addr #1 !dbg !435 {
start:
  %guard.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !440, !DIExpression(DW_OP_deref), !441)
  %0 = zext i1 %guard to i8
  store i8 %0, ptr %guard.dbg.spill, align 1
    #dbg_declare(ptr %guard.dbg.spill, !439, !DIExpression(), !442)
  %1 = insertvalue { ptr, i1 } poison, ptr %_1, 0, !dbg !443
  %2 = insertvalue { ptr, i1 } %1, i1 %guard, 1, !dbg !443
  ret { ptr, i1 } %2, !dbg !443
}

; bank::pay
; Function Attrs: nonlazybind uwtable
define i64 @_ZN4bank3pay17h704c288ec34dcef4E(ptr align 8 %bank, i64 %amount) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !444 {
start:
  %0 = alloca [16 x i8], align 8
  %t.dbg.spill.i = alloca [16 x i8], align 8
  %e.i = alloca [16 x i8], align 8
  %1 = alloca [16 x i8], align 8
  %amount.dbg.spill = alloca [8 x i8], align 8
  %bank.dbg.spill = alloca [8 x i8], align 8
  %_12 = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %bank1 = alloca [16 x i8], align 8
  store ptr %bank, ptr %bank.dbg.spill, align 8
    #dbg_declare(ptr %bank.dbg.spill, !448, !DIExpression(), !452)
  store i64 %amount, ptr %amount.dbg.spill, align 8
    #dbg_declare(ptr %amount.dbg.spill, !449, !DIExpression(), !453)
    #dbg_declare(ptr %bank1, !450, !DIExpression(), !454)
; call core::sync::atomic::AtomicU32::fetch_add
  %_3 = call i32 @_ZN4core4sync6atomic9AtomicU329fetch_add17h9f96990325d6b09eE(ptr align 4 @_ZN4bank4HITS17hca3a7be83ca56181E, i32 1, i8 4) #9, !dbg !455
; call std::sync::poison::mutex::Mutex<T>::lock
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE"(ptr sret([24 x i8]) align 8 %_7, ptr align 8 %bank), !dbg !456
    #dbg_declare(ptr %_7, !457, !DIExpression(), !494)
    #dbg_declare(ptr %e.i, !492, !DIExpression(), !496)
  %_2.i = load i64, ptr %_7, align 8, !dbg !497
  %2 = trunc nuw i64 %_2.i to i1, !dbg !498
  br i1 %2, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE.exit", !dbg !498

bb2.i:                                            ; preds = %start
  %3 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !499
  %4 = load ptr, ptr %3, align 8, !dbg !499
  %5 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !499
  %6 = load i8, ptr %5, align 8, !dbg !499
  %7 = trunc nuw i8 %6 to i1, !dbg !499
  store ptr %4, ptr %e.i, align 8, !dbg !499
  %8 = getelementptr inbounds i8, ptr %e.i, i64 8, !dbg !499
  %9 = zext i1 %7 to i8, !dbg !499
  store i8 %9, ptr %8, align 8, !dbg !499
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.0, ptr align 8 @alloc_301f19552b0660ecca2b9d41f4bab741) #11
          to label %unreachable.i unwind label %cleanup.i, !dbg !500

cleanup.i:                                        ; preds = %bb2.i
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = extractvalue { ptr, i32 } %10, 0
  %12 = extractvalue { ptr, i32 } %10, 1
  store ptr %11, ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %12, ptr %13, align 8
; invoke core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>
  invoke void @"_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE"(ptr align 8 %e.i) #12
          to label %bb5.i unwind label %terminate.i, !dbg !501

unreachable.i:                                    ; preds = %bb2.i
  unreachable

terminate.i:                                      ; preds = %cleanup.i
  %14 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #13, !dbg !502
  unreachable, !dbg !502

bb5.i:                                            ; preds = %cleanup.i
  %15 = load ptr, ptr %0, align 8, !dbg !502
  %16 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !502
  %17 = load i32, ptr %16, align 8, !dbg !502
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0, !dbg !502
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1, !dbg !502
  resume { ptr, i32 } %19, !dbg !502

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE.exit": ; preds = %start
  %20 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !503
  %t.0.i = load ptr, ptr %20, align 8, !dbg !503
  %21 = getelementptr inbounds i8, ptr %20, i64 8, !dbg !503
  %22 = load i8, ptr %21, align 8, !dbg !503
  %t.1.i = trunc nuw i8 %22 to i1, !dbg !503
  store ptr %t.0.i, ptr %t.dbg.spill.i, align 8, !dbg !503
  %23 = getelementptr inbounds i8, ptr %t.dbg.spill.i, i64 8, !dbg !503
  %24 = zext i1 %t.1.i to i8, !dbg !503
  store i8 %24, ptr %23, align 8, !dbg !503
    #dbg_declare(ptr %t.dbg.spill.i, !490, !DIExpression(), !504)
  %25 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0, !dbg !505
  %26 = insertvalue { ptr, i1 } %25, i1 %t.1.i, 1, !dbg !505
  %27 = extractvalue { ptr, i1 } %26, 0, !dbg !506
  %28 = extractvalue { ptr, i1 } %26, 1, !dbg !506
  store ptr %27, ptr %bank1, align 8, !dbg !506
  %29 = getelementptr inbounds i8, ptr %bank1, i64 8, !dbg !506
  %30 = zext i1 %28 to i8, !dbg !506
  store i8 %30, ptr %29, align 8, !dbg !506
; invoke <std::sync::poison::mutex::MutexGuard<T> as core::ops::deref::DerefMut>::deref_mut
  %_9 = invoke align 8 ptr @"_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h34086fa301153b1aE"(ptr align 8 %bank1)
          to label %bb4 unwind label %cleanup, !dbg !507

bb8:                                              ; preds = %cleanup
; invoke core::ptr::drop_in_place<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>
  invoke void @"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E"(ptr align 8 %bank1) #12
          to label %bb9 unwind label %terminate, !dbg !508

cleanup:                                          ; preds = %bb5, %bb4, %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE.exit"
  %31 = landingpad { ptr, i32 }
          cleanup
  %32 = extractvalue { ptr, i32 } %31, 0
  %33 = extractvalue { ptr, i32 } %31, 1
  store ptr %32, ptr %1, align 8
  %34 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %33, ptr %34, align 8
  br label %bb8

bb4:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE.exit"
  %35 = getelementptr inbounds i8, ptr %_12, i64 8, !dbg !509
  store i64 %amount, ptr %35, align 8, !dbg !509
  store i64 1, ptr %_12, align 8, !dbg !509
; invoke bank::apply
  %36 = invoke { i64, i64 } @_ZN4bank5apply17h31e36bf588b7fe9fE(ptr align 8 %_9, ptr align 8 %_12)
          to label %bb5 unwind label %cleanup, !dbg !510

bb5:                                              ; preds = %bb4
  %_8.0 = extractvalue { i64, i64 } %36, 0, !dbg !510
  %_8.1 = extractvalue { i64, i64 } %36, 1, !dbg !510
  %_15 = sitofp i64 %amount to float, !dbg !511
  %_14 = fmul float %_15, 0x3FB99999A0000000, !dbg !512
  %_13 = call i64 @llvm.fptosi.sat.i64.f32(float %_14), !dbg !512
; invoke core::option::Option<T>::unwrap_or
  %_0 = invoke i64 @"_ZN4core6option15Option$LT$T$GT$9unwrap_or17hf1942201cbbc016eE"(i64 %_8.0, i64 %_8.1, i64 %_13)
          to label %bb6 unwind label %cleanup, !dbg !513

bb6:                                              ; preds = %bb5
; call core::ptr::drop_in_place<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>
  call void @"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E"(ptr align 8 %bank1), !dbg !508
  ret i64 %_0, !dbg !514

terminate:                                        ; preds = %bb8
  %37 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #13, !dbg !515
  unreachable, !dbg !515

bb9:                                              ; preds = %bb8
  %38 = load ptr, ptr %1, align 8, !dbg !515
  %39 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !515
  %40 = load i32, ptr %39, align 8, !dbg !515
  %41 = insertvalue { ptr, i32 } poison, ptr %38, 0, !dbg !515
  %42 = insertvalue { ptr, i32 } %41, i32 %40, 1, !dbg !515
  resume { ptr, i32 } %42, !dbg !515
}

; bank::apply
; Function Attrs: nonlazybind uwtable
define { i64, i64 } @_ZN4bank5apply17h31e36bf588b7fe9fE(ptr align 8 %bank, ptr align 8 %order) unnamed_addr #0 !dbg !516 {
start:
  %amount.dbg.spill4 = alloca [8 x i8], align 8
  %to.dbg.spill = alloca [8 x i8], align 8
  %from.dbg.spill = alloca [8 x i8], align 8
  %amount.dbg.spill = alloca [8 x i8], align 8
  %order.dbg.spill = alloca [8 x i8], align 8
  %bank.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store ptr %bank, ptr %bank.dbg.spill, align 8
    #dbg_declare(ptr %bank.dbg.spill, !552, !DIExpression(), !561)
  store ptr %order, ptr %order.dbg.spill, align 8
    #dbg_declare(ptr %order.dbg.spill, !553, !DIExpression(), !562)
  %_3 = load i64, ptr %order, align 8, !dbg !563
  switch i64 %_3, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !564

bb1:                                              ; preds = %start
  unreachable, !dbg !563

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !565
  br label %bb15, !dbg !565

bb3:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %order, i64 8, !dbg !566
  %amount = load i64, ptr %0, align 8, !dbg !566
  store i64 %amount, ptr %amount.dbg.spill, align 8, !dbg !566
    #dbg_declare(ptr %amount.dbg.spill, !554, !DIExpression(), !567)
  %1 = getelementptr inbounds nuw %Account, ptr %bank, i64 0, !dbg !568
  %2 = load i64, ptr %1, align 8, !dbg !568
  %3 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 %amount), !dbg !568
  %_7.0 = extractvalue { i64, i1 } %3, 0, !dbg !568
  %_7.1 = extractvalue { i64, i1 } %3, 1, !dbg !568
  br i1 %_7.1, label %panic, label %bb6, !dbg !568

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %order, i64 8, !dbg !569
  %from = load i64, ptr %4, align 8, !dbg !569
  store i64 %from, ptr %from.dbg.spill, align 8, !dbg !569
    #dbg_declare(ptr %from.dbg.spill, !556, !DIExpression(), !570)
  %5 = getelementptr inbounds i8, ptr %order, i64 16, !dbg !571
  %to = load i64, ptr %5, align 8, !dbg !571
  store i64 %to, ptr %to.dbg.spill, align 8, !dbg !571
    #dbg_declare(ptr %to.dbg.spill, !558, !DIExpression(), !572)
  %_15 = icmp ult i64 %from, 4, !dbg !573
  br i1 %_15, label %bb8, label %panic1, !dbg !573

bb15:                                             ; preds = %bb14, %bb6, %bb4
  %6 = load i64, ptr %_0, align 8, !dbg !574
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !574
  %8 = load i64, ptr %7, align 8, !dbg !574
  %9 = insertvalue { i64, i64 } poison, i64 %6, 0, !dbg !574
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1, !dbg !574
  ret { i64, i64 } %10, !dbg !574

bb6:                                              ; preds = %bb3
  %11 = getelementptr inbounds nuw %Account, ptr %bank, i64 0, !dbg !568
  store i64 %_7.0, ptr %11, align 8, !dbg !568
  %12 = getelementptr inbounds nuw %Account, ptr %bank, i64 0, !dbg !575
  %_8 = load i64, ptr %12, align 8, !dbg !575
  %13 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !576
  store i64 %_8, ptr %13, align 8, !dbg !576
  store i64 1, ptr %_0, align 8, !dbg !576
  br label %bb15, !dbg !577

panic:                                            ; preds = %bb3
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_c5de7c64fc91bbb3955db16636656791) #14, !dbg !568
  unreachable, !dbg !568

bb8:                                              ; preds = %bb2
  %14 = getelementptr inbounds nuw %Account, ptr %bank, i64 %from, !dbg !573
  %_14 = load i64, ptr %14, align 8, !dbg !573
  %_18 = icmp eq i64 %_14, -9223372036854775808, !dbg !573
  %_19 = and i1 false, %_18, !dbg !573
  br i1 %_19, label %panic2, label %bb10, !dbg !573

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %from, i64 4, ptr align 8 @alloc_56b15b26242cb9db835c09ed1d739e6c) #14, !dbg !573
  unreachable, !dbg !573

bb10:                                             ; preds = %bb8
  %amount3 = sdiv i64 %_14, 2, !dbg !573
  store i64 %amount3, ptr %amount.dbg.spill4, align 8, !dbg !573
    #dbg_declare(ptr %amount.dbg.spill4, !559, !DIExpression(), !578)
  %_20 = icmp ult i64 %from, 4, !dbg !579
  br i1 %_20, label %bb11, label %panic5, !dbg !579

panic2:                                           ; preds = %bb8
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_56b15b26242cb9db835c09ed1d739e6c) #14, !dbg !573
  unreachable, !dbg !573

bb11:                                             ; preds = %bb10
  %15 = getelementptr inbounds nuw %Account, ptr %bank, i64 %from, !dbg !579
  %16 = load i64, ptr %15, align 8, !dbg !579
  %17 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %16, i64 %amount3), !dbg !579
  %_21.0 = extractvalue { i64, i1 } %17, 0, !dbg !579
  %_21.1 = extractvalue { i64, i1 } %17, 1, !dbg !579
  br i1 %_21.1, label %panic6, label %bb12, !dbg !579

panic5:                                           ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %from, i64 4, ptr align 8 @alloc_c25d8a669793cd6bcda372f35c43a13b) #14, !dbg !579
  unreachable, !dbg !579

bb12:                                             ; preds = %bb11
  %18 = getelementptr inbounds nuw %Account, ptr %bank, i64 %from, !dbg !579
  store i64 %_21.0, ptr %18, align 8, !dbg !579
  %_22 = icmp ult i64 %to, 4, !dbg !580
  br i1 %_22, label %bb13, label %panic7, !dbg !580

panic6:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_c25d8a669793cd6bcda372f35c43a13b) #14, !dbg !579
  unreachable, !dbg !579

bb13:                                             ; preds = %bb12
  %19 = getelementptr inbounds nuw %Account, ptr %bank, i64 %to, !dbg !580
  %20 = load i64, ptr %19, align 8, !dbg !580
  %21 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %20, i64 %amount3), !dbg !580
  %_23.0 = extractvalue { i64, i1 } %21, 0, !dbg !580
  %_23.1 = extractvalue { i64, i1 } %21, 1, !dbg !580
  br i1 %_23.1, label %panic8, label %bb14, !dbg !580

panic7:                                           ; preds = %bb12
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %to, i64 4, ptr align 8 @alloc_4b8e6f4ff67032c8730d9bf342273d55) #14, !dbg !580
  unreachable, !dbg !580

bb14:                                             ; preds = %bb13
  %22 = getelementptr inbounds nuw %Account, ptr %bank, i64 %to, !dbg !580
  store i64 %_23.0, ptr %22, align 8, !dbg !580
  %23 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !581
  store i64 %amount3, ptr %23, align 8, !dbg !581
  store i64 1, ptr %_0, align 8, !dbg !581
  br label %bb15, !dbg !582

panic8:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_4b8e6f4ff67032c8730d9bf342273d55) #14, !dbg !580
  unreachable, !dbg !580
}

; core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>
; Function Attrs: nonlazybind uwtable
define void @"_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE"(ptr align 8 %_1) unnamed_addr #0 !dbg !583 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !589, !DIExpression(), !592)
; call core::ptr::drop_in_place<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>
  call void @"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E"(ptr align 8 %_1), !dbg !592
  ret void, !dbg !592
}

; core::ptr::drop_in_place<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>
; Function Attrs: nonlazybind uwtable
define void @"_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E"(ptr align 8 %_1) unnamed_addr #0 !dbg !593 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !598, !DIExpression(), !599)
; call <std::sync::poison::mutex::MutexGuard<T> as core::ops::drop::Drop>::drop
  call void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E"(ptr align 8 %_1) #9, !dbg !599
  ret void, !dbg !599
}

; core::sync::atomic::atomic_load
; Function Attrs: inlinehint nonlazybind uwtable
define i8 @_ZN4core4sync6atomic11atomic_load17h7ebceb778eaff45aE(ptr %dst, i8 %order) unnamed_addr #1 !dbg !600 {
start:
  %s.dbg.spill1 = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  %dst.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !605, !DIExpression(), !607)
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !606, !DIExpression(), !608)
  %_3 = zext i8 %order to i64, !dbg !609
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ], !dbg !610

bb1:                                              ; preds = %start
  unreachable, !dbg !609

bb6:                                              ; preds = %start
  %0 = load atomic i8, ptr %dst monotonic, align 1, !dbg !611
  store i8 %0, ptr %_0, align 1, !dbg !611
  br label %bb7, !dbg !611

bb3:                                              ; preds = %start
  store ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr %s.dbg.spill, align 8, !dbg !612
  %1 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !612
  store i64 40, ptr %1, align 8, !dbg !612
    #dbg_declare(ptr %s.dbg.spill, !613, !DIExpression(), !702)
    #dbg_declare(ptr %s.dbg.spill, !703, !DIExpression(), !711)
    #dbg_declare(ptr %s.dbg.spill, !714, !DIExpression(), !719)
    #dbg_declare(ptr %s.dbg.spill, !721, !DIExpression(), !730)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #14, !dbg !612
  unreachable, !dbg !612

bb5:                                              ; preds = %start
  %2 = load atomic i8, ptr %dst acquire, align 1, !dbg !733
  store i8 %2, ptr %_0, align 1, !dbg !733
  br label %bb7, !dbg !733

bb2:                                              ; preds = %start
  store ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr %s.dbg.spill1, align 8, !dbg !734
  %3 = getelementptr inbounds i8, ptr %s.dbg.spill1, i64 8, !dbg !734
  store i64 49, ptr %3, align 8, !dbg !734
    #dbg_declare(ptr %s.dbg.spill1, !613, !DIExpression(), !735)
    #dbg_declare(ptr %s.dbg.spill1, !703, !DIExpression(), !736)
    #dbg_declare(ptr %s.dbg.spill1, !714, !DIExpression(), !738)
    #dbg_declare(ptr %s.dbg.spill1, !721, !DIExpression(), !740)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #14, !dbg !734
  unreachable, !dbg !734

bb4:                                              ; preds = %start
  %4 = load atomic i8, ptr %dst seq_cst, align 1, !dbg !742
  store i8 %4, ptr %_0, align 1, !dbg !742
  br label %bb7, !dbg !742

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %5 = load i8, ptr %_0, align 1, !dbg !743
  ret i8 %5, !dbg !743
}

; core::sync::atomic::atomic_load
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @_ZN4core4sync6atomic11atomic_load17ha1173c41ba1b0cb8E(ptr %dst, i8 %order) unnamed_addr #1 !dbg !744 {
start:
  %s.dbg.spill1 = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  %dst.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !749, !DIExpression(), !751)
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !750, !DIExpression(), !752)
  %_3 = zext i8 %order to i64, !dbg !753
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ], !dbg !754

bb1:                                              ; preds = %start
  unreachable, !dbg !753

bb6:                                              ; preds = %start
  %0 = load atomic i64, ptr %dst monotonic, align 8, !dbg !755
  store i64 %0, ptr %_0, align 8, !dbg !755
  br label %bb7, !dbg !755

bb3:                                              ; preds = %start
  store ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr %s.dbg.spill, align 8, !dbg !756
  %1 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !756
  store i64 40, ptr %1, align 8, !dbg !756
    #dbg_declare(ptr %s.dbg.spill, !757, !DIExpression(), !760)
    #dbg_declare(ptr %s.dbg.spill, !761, !DIExpression(), !764)
    #dbg_declare(ptr %s.dbg.spill, !767, !DIExpression(), !770)
    #dbg_declare(ptr %s.dbg.spill, !772, !DIExpression(), !775)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #14, !dbg !756
  unreachable, !dbg !756

bb5:                                              ; preds = %start
  %2 = load atomic i64, ptr %dst acquire, align 8, !dbg !778
  store i64 %2, ptr %_0, align 8, !dbg !778
  br label %bb7, !dbg !778

bb2:                                              ; preds = %start
  store ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr %s.dbg.spill1, align 8, !dbg !779
  %3 = getelementptr inbounds i8, ptr %s.dbg.spill1, i64 8, !dbg !779
  store i64 49, ptr %3, align 8, !dbg !779
    #dbg_declare(ptr %s.dbg.spill1, !757, !DIExpression(), !780)
    #dbg_declare(ptr %s.dbg.spill1, !761, !DIExpression(), !781)
    #dbg_declare(ptr %s.dbg.spill1, !767, !DIExpression(), !783)
    #dbg_declare(ptr %s.dbg.spill1, !772, !DIExpression(), !785)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #14, !dbg !779
  unreachable, !dbg !779

bb4:                                              ; preds = %start
  %4 = load atomic i64, ptr %dst seq_cst, align 8, !dbg !787
  store i64 %4, ptr %_0, align 8, !dbg !787
  br label %bb7, !dbg !787

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %5 = load i64, ptr %_0, align 8, !dbg !788
  ret i64 %5, !dbg !788
}

; core::sync::atomic::atomic_store
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core4sync6atomic12atomic_store17h2850f8f5499ace4cE(ptr %dst, i8 %val, i8 %order) unnamed_addr #1 !dbg !789 {
start:
  %s.dbg.spill1 = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [1 x i8], align 1
  %dst.dbg.spill = alloca [8 x i8], align 8
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !793, !DIExpression(), !796)
  store i8 %val, ptr %val.dbg.spill, align 1
    #dbg_declare(ptr %val.dbg.spill, !794, !DIExpression(), !797)
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !795, !DIExpression(), !798)
  %_4 = zext i8 %order to i64, !dbg !799
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ], !dbg !800

bb1:                                              ; preds = %start
  unreachable, !dbg !799

bb6:                                              ; preds = %start
  store atomic i8 %val, ptr %dst monotonic, align 1, !dbg !801
  br label %bb7, !dbg !801

bb5:                                              ; preds = %start
  store atomic i8 %val, ptr %dst release, align 1, !dbg !802
  br label %bb7, !dbg !802

bb3:                                              ; preds = %start
  store ptr @alloc_bf39103a6db665396aab4632362d9353, ptr %s.dbg.spill, align 8, !dbg !803
  %0 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !803
  store i64 42, ptr %0, align 8, !dbg !803
    #dbg_declare(ptr %s.dbg.spill, !804, !DIExpression(), !807)
    #dbg_declare(ptr %s.dbg.spill, !808, !DIExpression(), !811)
    #dbg_declare(ptr %s.dbg.spill, !814, !DIExpression(), !817)
    #dbg_declare(ptr %s.dbg.spill, !819, !DIExpression(), !822)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #14, !dbg !803
  unreachable, !dbg !803

bb2:                                              ; preds = %start
  store ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr %s.dbg.spill1, align 8, !dbg !825
  %1 = getelementptr inbounds i8, ptr %s.dbg.spill1, i64 8, !dbg !825
  store i64 50, ptr %1, align 8, !dbg !825
    #dbg_declare(ptr %s.dbg.spill1, !804, !DIExpression(), !826)
    #dbg_declare(ptr %s.dbg.spill1, !808, !DIExpression(), !827)
    #dbg_declare(ptr %s.dbg.spill1, !814, !DIExpression(), !829)
    #dbg_declare(ptr %s.dbg.spill1, !819, !DIExpression(), !831)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #14, !dbg !825
  unreachable, !dbg !825

bb4:                                              ; preds = %start
  store atomic i8 %val, ptr %dst seq_cst, align 1, !dbg !833
  br label %bb7, !dbg !833

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void, !dbg !834
}

; core::sync::atomic::atomic_compare_exchange
; Function Attrs: inlinehint nonlazybind uwtable
define { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17h8abff5fd38c87196E(ptr %dst, i32 %old, i32 %new, i8 %success, i8 %failure) unnamed_addr #1 !dbg !835 {
start:
  %s.dbg.spill1 = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %ok.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [4 x i8], align 4
  %failure.dbg.spill = alloca [1 x i8], align 1
  %success.dbg.spill = alloca [1 x i8], align 1
  %new.dbg.spill = alloca [4 x i8], align 4
  %old.dbg.spill = alloca [4 x i8], align 4
  %dst.dbg.spill = alloca [8 x i8], align 8
  %_8 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !839, !DIExpression(), !847)
  store i32 %old, ptr %old.dbg.spill, align 4
    #dbg_declare(ptr %old.dbg.spill, !840, !DIExpression(), !848)
  store i32 %new, ptr %new.dbg.spill, align 4
    #dbg_declare(ptr %new.dbg.spill, !841, !DIExpression(), !849)
  store i8 %success, ptr %success.dbg.spill, align 1
    #dbg_declare(ptr %success.dbg.spill, !842, !DIExpression(), !850)
  store i8 %failure, ptr %failure.dbg.spill, align 1
    #dbg_declare(ptr %failure.dbg.spill, !843, !DIExpression(), !851)
  %_14 = zext i8 %success to i64, !dbg !852
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ], !dbg !853

bb7:                                              ; preds = %start
  unreachable, !dbg !852

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64, !dbg !852
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ], !dbg !853

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64, !dbg !852
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ], !dbg !853

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64, !dbg !852
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ], !dbg !853

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64, !dbg !852
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ], !dbg !853

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64, !dbg !852
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ], !dbg !853

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64, !dbg !852
  %0 = icmp eq i64 %_15, 1, !dbg !853
  br i1 %0, label %bb8, label %bb9, !dbg !853

bb24:                                             ; preds = %bb2
  %1 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic monotonic, align 4, !dbg !854
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !854
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !854
  %4 = zext i1 %3 to i8, !dbg !854
  store i32 %2, ptr %_8, align 4, !dbg !854
  %5 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !854
  store i8 %4, ptr %5, align 4, !dbg !854
  br label %bb25, !dbg !854

bb23:                                             ; preds = %bb2
  %6 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic acquire, align 4, !dbg !855
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !855
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !855
  %9 = zext i1 %8 to i8, !dbg !855
  store i32 %7, ptr %_8, align 4, !dbg !855
  %10 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !855
  store i8 %9, ptr %10, align 4, !dbg !855
  br label %bb25, !dbg !855

bb22:                                             ; preds = %bb2
  %11 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic seq_cst, align 4, !dbg !856
  %12 = extractvalue { i32, i1 } %11, 0, !dbg !856
  %13 = extractvalue { i32, i1 } %11, 1, !dbg !856
  %14 = zext i1 %13 to i8, !dbg !856
  store i32 %12, ptr %_8, align 4, !dbg !856
  %15 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !856
  store i8 %14, ptr %15, align 4, !dbg !856
  br label %bb25, !dbg !856

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i32, ptr %_8, align 4, !dbg !857
  store i32 %val, ptr %val.dbg.spill, align 4, !dbg !857
    #dbg_declare(ptr %val.dbg.spill, !844, !DIExpression(), !858)
  %16 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !859
  %17 = load i8, ptr %16, align 4, !dbg !859
  %ok = trunc nuw i8 %17 to i1, !dbg !859
  %18 = zext i1 %ok to i8, !dbg !859
  store i8 %18, ptr %ok.dbg.spill, align 1, !dbg !859
    #dbg_declare(ptr %ok.dbg.spill, !846, !DIExpression(), !860)
  br i1 %ok, label %bb26, label %bb27, !dbg !861

bb18:                                             ; preds = %bb4
  %19 = cmpxchg ptr %dst, i32 %old, i32 %new release monotonic, align 4, !dbg !862
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !862
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !862
  %22 = zext i1 %21 to i8, !dbg !862
  store i32 %20, ptr %_8, align 4, !dbg !862
  %23 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !862
  store i8 %22, ptr %23, align 4, !dbg !862
  br label %bb25, !dbg !862

bb17:                                             ; preds = %bb4
  %24 = cmpxchg ptr %dst, i32 %old, i32 %new release acquire, align 4, !dbg !863
  %25 = extractvalue { i32, i1 } %24, 0, !dbg !863
  %26 = extractvalue { i32, i1 } %24, 1, !dbg !863
  %27 = zext i1 %26 to i8, !dbg !863
  store i32 %25, ptr %_8, align 4, !dbg !863
  %28 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !863
  store i8 %27, ptr %28, align 4, !dbg !863
  br label %bb25, !dbg !863

bb16:                                             ; preds = %bb4
  %29 = cmpxchg ptr %dst, i32 %old, i32 %new release seq_cst, align 4, !dbg !864
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !864
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !864
  %32 = zext i1 %31 to i8, !dbg !864
  store i32 %30, ptr %_8, align 4, !dbg !864
  %33 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !864
  store i8 %32, ptr %33, align 4, !dbg !864
  br label %bb25, !dbg !864

bb21:                                             ; preds = %bb3
  %34 = cmpxchg ptr %dst, i32 %old, i32 %new acquire monotonic, align 4, !dbg !865
  %35 = extractvalue { i32, i1 } %34, 0, !dbg !865
  %36 = extractvalue { i32, i1 } %34, 1, !dbg !865
  %37 = zext i1 %36 to i8, !dbg !865
  store i32 %35, ptr %_8, align 4, !dbg !865
  %38 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !865
  store i8 %37, ptr %38, align 4, !dbg !865
  br label %bb25, !dbg !865

bb20:                                             ; preds = %bb3
  %39 = cmpxchg ptr %dst, i32 %old, i32 %new acquire acquire, align 4, !dbg !866
  %40 = extractvalue { i32, i1 } %39, 0, !dbg !866
  %41 = extractvalue { i32, i1 } %39, 1, !dbg !866
  %42 = zext i1 %41 to i8, !dbg !866
  store i32 %40, ptr %_8, align 4, !dbg !866
  %43 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !866
  store i8 %42, ptr %43, align 4, !dbg !866
  br label %bb25, !dbg !866

bb19:                                             ; preds = %bb3
  %44 = cmpxchg ptr %dst, i32 %old, i32 %new acquire seq_cst, align 4, !dbg !867
  %45 = extractvalue { i32, i1 } %44, 0, !dbg !867
  %46 = extractvalue { i32, i1 } %44, 1, !dbg !867
  %47 = zext i1 %46 to i8, !dbg !867
  store i32 %45, ptr %_8, align 4, !dbg !867
  %48 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !867
  store i8 %47, ptr %48, align 4, !dbg !867
  br label %bb25, !dbg !867

bb15:                                             ; preds = %bb5
  %49 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel monotonic, align 4, !dbg !868
  %50 = extractvalue { i32, i1 } %49, 0, !dbg !868
  %51 = extractvalue { i32, i1 } %49, 1, !dbg !868
  %52 = zext i1 %51 to i8, !dbg !868
  store i32 %50, ptr %_8, align 4, !dbg !868
  %53 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !868
  store i8 %52, ptr %53, align 4, !dbg !868
  br label %bb25, !dbg !868

bb14:                                             ; preds = %bb5
  %54 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel acquire, align 4, !dbg !869
  %55 = extractvalue { i32, i1 } %54, 0, !dbg !869
  %56 = extractvalue { i32, i1 } %54, 1, !dbg !869
  %57 = zext i1 %56 to i8, !dbg !869
  store i32 %55, ptr %_8, align 4, !dbg !869
  %58 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !869
  store i8 %57, ptr %58, align 4, !dbg !869
  br label %bb25, !dbg !869

bb13:                                             ; preds = %bb5
  %59 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel seq_cst, align 4, !dbg !870
  %60 = extractvalue { i32, i1 } %59, 0, !dbg !870
  %61 = extractvalue { i32, i1 } %59, 1, !dbg !870
  %62 = zext i1 %61 to i8, !dbg !870
  store i32 %60, ptr %_8, align 4, !dbg !870
  %63 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !870
  store i8 %62, ptr %63, align 4, !dbg !870
  br label %bb25, !dbg !870

bb12:                                             ; preds = %bb6
  %64 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst monotonic, align 4, !dbg !871
  %65 = extractvalue { i32, i1 } %64, 0, !dbg !871
  %66 = extractvalue { i32, i1 } %64, 1, !dbg !871
  %67 = zext i1 %66 to i8, !dbg !871
  store i32 %65, ptr %_8, align 4, !dbg !871
  %68 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !871
  store i8 %67, ptr %68, align 4, !dbg !871
  br label %bb25, !dbg !871

bb11:                                             ; preds = %bb6
  %69 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst acquire, align 4, !dbg !872
  %70 = extractvalue { i32, i1 } %69, 0, !dbg !872
  %71 = extractvalue { i32, i1 } %69, 1, !dbg !872
  %72 = zext i1 %71 to i8, !dbg !872
  store i32 %70, ptr %_8, align 4, !dbg !872
  %73 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !872
  store i8 %72, ptr %73, align 4, !dbg !872
  br label %bb25, !dbg !872

bb10:                                             ; preds = %bb6
  %74 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst seq_cst, align 4, !dbg !873
  %75 = extractvalue { i32, i1 } %74, 0, !dbg !873
  %76 = extractvalue { i32, i1 } %74, 1, !dbg !873
  %77 = zext i1 %76 to i8, !dbg !873
  store i32 %75, ptr %_8, align 4, !dbg !873
  %78 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !873
  store i8 %77, ptr %78, align 4, !dbg !873
  br label %bb25, !dbg !873

bb27:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !874
  store i32 %val, ptr %79, align 4, !dbg !874
  store i32 1, ptr %_0, align 4, !dbg !874
  br label %bb28, !dbg !875

bb26:                                             ; preds = %bb25
  %80 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !876
  store i32 %val, ptr %80, align 4, !dbg !876
  store i32 0, ptr %_0, align 4, !dbg !876
  br label %bb28, !dbg !875

bb28:                                             ; preds = %bb26, %bb27
  %81 = load i32, ptr %_0, align 4, !dbg !877
  %82 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !877
  %83 = load i32, ptr %82, align 4, !dbg !877
  %84 = insertvalue { i32, i32 } poison, i32 %81, 0, !dbg !877
  %85 = insertvalue { i32, i32 } %84, i32 %83, 1, !dbg !877
  ret { i32, i32 } %85, !dbg !877

bb8:                                              ; preds = %bb1
  store ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr %s.dbg.spill, align 8, !dbg !878
  %86 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !878
  store i64 52, ptr %86, align 8, !dbg !878
    #dbg_declare(ptr %s.dbg.spill, !879, !DIExpression(), !882)
    #dbg_declare(ptr %s.dbg.spill, !883, !DIExpression(), !886)
    #dbg_declare(ptr %s.dbg.spill, !888, !DIExpression(), !891)
    #dbg_declare(ptr %s.dbg.spill, !893, !DIExpression(), !896)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #14, !dbg !878
  unreachable, !dbg !878

bb9:                                              ; preds = %bb1
  store ptr @alloc_7adef5546d83b439c7829602020737c6, ptr %s.dbg.spill1, align 8, !dbg !898
  %87 = getelementptr inbounds i8, ptr %s.dbg.spill1, i64 8, !dbg !898
  store i64 61, ptr %87, align 8, !dbg !898
    #dbg_declare(ptr %s.dbg.spill1, !879, !DIExpression(), !899)
    #dbg_declare(ptr %s.dbg.spill1, !883, !DIExpression(), !900)
    #dbg_declare(ptr %s.dbg.spill1, !888, !DIExpression(), !903)
    #dbg_declare(ptr %s.dbg.spill1, !893, !DIExpression(), !905)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #14, !dbg !898
  unreachable, !dbg !898
}

; core::sync::atomic::AtomicU32::fetch_add
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core4sync6atomic9AtomicU329fetch_add17h9f96990325d6b09eE(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #1 !dbg !908 {
start:
  %dst.dbg.spill = alloca [8 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !913, !DIExpression(), !916)
  store i32 %val, ptr %val.dbg.spill, align 4
    #dbg_declare(ptr %val.dbg.spill, !914, !DIExpression(), !917)
    #dbg_declare(ptr %val.dbg.spill, !918, !DIExpression(), !927)
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !915, !DIExpression(), !929)
    #dbg_declare(ptr %order.dbg.spill, !924, !DIExpression(), !930)
    #dbg_value(ptr %self, !931, !DIExpression(), !934)
  store ptr %self, ptr %dst.dbg.spill, align 8, !dbg !936
    #dbg_declare(ptr %dst.dbg.spill, !923, !DIExpression(), !937)
  %_7 = zext i8 %order to i64, !dbg !938
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !939

bb2:                                              ; preds = %start
  unreachable, !dbg !938

bb7:                                              ; preds = %start
  %0 = atomicrmw add ptr %self, i32 %val monotonic, align 4, !dbg !940
  store i32 %0, ptr %_0, align 4, !dbg !940
  br label %bb1, !dbg !940

bb5:                                              ; preds = %start
  %1 = atomicrmw add ptr %self, i32 %val release, align 4, !dbg !941
  store i32 %1, ptr %_0, align 4, !dbg !941
  br label %bb1, !dbg !941

bb6:                                              ; preds = %start
  %2 = atomicrmw add ptr %self, i32 %val acquire, align 4, !dbg !942
  store i32 %2, ptr %_0, align 4, !dbg !942
  br label %bb1, !dbg !942

bb4:                                              ; preds = %start
  %3 = atomicrmw add ptr %self, i32 %val acq_rel, align 4, !dbg !943
  store i32 %3, ptr %_0, align 4, !dbg !943
  br label %bb1, !dbg !943

bb3:                                              ; preds = %start
  %4 = atomicrmw add ptr %self, i32 %val seq_cst, align 4, !dbg !944
  store i32 %4, ptr %_0, align 4, !dbg !944
  br label %bb1, !dbg !944

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i32, ptr %_0, align 4, !dbg !945
  ret i32 %5, !dbg !945
}

; core::option::Option<T>::unwrap_or
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN4core6option15Option$LT$T$GT$9unwrap_or17hf1942201cbbc016eE"(i64 %0, i64 %1, i64 %default) unnamed_addr #1 !dbg !946 {
start:
  %default.dbg.spill = alloca [8 x i8], align 8
  %x = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
    #dbg_declare(ptr %x, !954, !DIExpression(), !956)
    #dbg_declare(ptr %self, !952, !DIExpression(), !957)
  store i64 %default, ptr %default.dbg.spill, align 8
    #dbg_declare(ptr %default.dbg.spill, !953, !DIExpression(), !958)
  %_3 = load i64, ptr %self, align 8, !dbg !959
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !959
  %4 = load i64, ptr %3, align 8, !dbg !959
  %5 = trunc nuw i64 %_3 to i1, !dbg !960
  br i1 %5, label %bb3, label %bb2, !dbg !960

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !961
  %7 = load i64, ptr %6, align 8, !dbg !961
  store i64 %7, ptr %x, align 8, !dbg !961
  br label %bb4, !dbg !962

bb2:                                              ; preds = %start
  store i64 %default, ptr %x, align 8, !dbg !963
  br label %bb4, !dbg !963

bb4:                                              ; preds = %bb3, %bb2
  %8 = load i64, ptr %x, align 8, !dbg !964
  ret i64 %8, !dbg !964

bb1:                                              ; No predecessors!
  unreachable, !dbg !959
}

; <std::sync::poison::PoisonError<T> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
define zeroext i1 @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h3759847df49f5a4eE"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 !dbg !965 {
start:
  %f.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !971, !DIExpression(), !973)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !972, !DIExpression(), !974)
; call <core::fmt::Formatter>::debug_struct
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8 %_4, ptr align 8 %f, ptr align 1 @alloc_8e2410b80645266732854088d21653bc, i64 11), !dbg !975
; call <core::fmt::builders::DebugStruct>::finish_non_exhaustive
  %_0 = call zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8 %_4), !dbg !976
  ret i1 %_0, !dbg !977
}

; <std::sync::poison::mutex::MutexGuard<T> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E"(ptr align 8 %self) unnamed_addr #1 !dbg !978 {
start:
  %0 = alloca [4 x i8], align 4
  %dst.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %order.dbg.spill2 = alloca [1 x i8], align 1
  %val.dbg.spill1 = alloca [4 x i8], align 4
  %order.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !984, !DIExpression(), !985)
  store i32 0, ptr %val.dbg.spill, align 4, !dbg !986
    #dbg_declare(ptr %val.dbg.spill, !991, !DIExpression(), !986)
  store i8 1, ptr %order.dbg.spill, align 1, !dbg !999
    #dbg_declare(ptr %order.dbg.spill, !992, !DIExpression(), !999)
  store i32 0, ptr %val.dbg.spill1, align 4, !dbg !1000
    #dbg_declare(ptr %val.dbg.spill1, !1004, !DIExpression(), !1000)
  store i8 1, ptr %order.dbg.spill2, align 1, !dbg !1007
    #dbg_declare(ptr %order.dbg.spill2, !1005, !DIExpression(), !1007)
  %_6 = load ptr, ptr %self, align 8, !dbg !1008
  %_3 = getelementptr inbounds i8, ptr %_6, i64 4, !dbg !1008
  %_4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !1009
; call std::sync::poison::Flag::done
  call void @_ZN3std4sync6poison4Flag4done17hdf920b683447be9aE(ptr align 1 %_3, ptr align 1 %_4) #9, !dbg !1010
  %_7 = load ptr, ptr %self, align 8, !dbg !1011
  store ptr %_7, ptr %self.dbg.spill3, align 8, !dbg !1011
    #dbg_declare(ptr %self.dbg.spill3, !997, !DIExpression(), !1012)
    #dbg_value(ptr %_7, !990, !DIExpression(), !1013)
    #dbg_value(ptr %_7, !1014, !DIExpression(), !1017)
  store ptr %_7, ptr %dst.dbg.spill, align 8, !dbg !1019
    #dbg_declare(ptr %dst.dbg.spill, !1003, !DIExpression(), !1020)
  %1 = atomicrmw xchg ptr %_7, i32 0 release, align 4, !dbg !1021
  store i32 %1, ptr %0, align 4, !dbg !1021
  %_8 = load i32, ptr %0, align 4, !dbg !1021
  %2 = icmp eq i32 %_8, 2, !dbg !1022
  br i1 %2, label %bb3, label %bb4, !dbg !1022

bb3:                                              ; preds = %start
; call <std::sys::sync::mutex::futex::Mutex>::wake
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4 %_7), !dbg !1023
  br label %bb2, !dbg !1023

bb4:                                              ; preds = %start
  br label %bb2, !dbg !1024

bb2:                                              ; preds = %bb4, %bb3
  ret void, !dbg !1025
}

; <std::sync::poison::mutex::MutexGuard<T> as core::ops::deref::DerefMut>::deref_mut
; Function Attrs: nonlazybind uwtable
define align 8 ptr @"_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h34086fa301153b1aE"(ptr align 8 %self) unnamed_addr #0 !dbg !1026 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1031, !DIExpression(), !1032)
  %_3 = load ptr, ptr %self, align 8, !dbg !1033
  %_4 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !1034
  ret ptr %_4, !dbg !1042
}

; std::panicking::panic_count::is_zero_slow_path
; Function Attrs: cold noinline nonlazybind uwtable
declare zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() unnamed_addr #2

; <std::sys::sync::mutex::futex::Mutex>::lock_contended
; Function Attrs: cold nonlazybind uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f32(float) #5

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7

; core::result::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1, i64, ptr align 1, ptr align 8, ptr align 8) unnamed_addr #7

; <core::fmt::Formatter>::debug_struct
; Function Attrs: nonlazybind uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8, ptr align 8, ptr align 1, i64) unnamed_addr #0

; <core::fmt::builders::DebugStruct>::finish_non_exhaustive
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8) unnamed_addr #0

; <std::sys::sync::mutex::futex::Mutex>::wake
; Function Attrs: cold nonlazybind uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4) unnamed_addr #3

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { inlinehint }
attributes #10 = { noinline }
attributes #11 = { noreturn }
attributes #12 = { cold }
attributes #13 = { cold noreturn nounwind }
attributes #14 = { noinline noreturn }

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
!90 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !91, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !92, globals: !100, splitDebugInlining: false, nameTableKind: None)
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
!101 = distinct !DISubprogram(name: "map_result<std::sync::poison::Guard, std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::mutex::{impl#11}::new::{closure_env#0}<[bank::Account; 4]>>", linkageName: "_ZN3std4sync6poison10map_result17h3a11a6677101cf70E", scope: !31, file: !102, line: 380, type: !103, scopeLine: 380, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !154, retainedNodes: !147)
!102 = !DIFile(filename: "library/std/src/sync/poison.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2e3c11b46f6d3701d7040e42c871708c")
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !122, !142}
!105 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", scope: !106, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !107, templateParams: !18, identifier: "d5007a8d45007f54da7c95bab6302c5d")
!106 = !DINamespace(name: "result", scope: !8)
!107 = !{!108}
!108 = !DICompositeType(tag: DW_TAG_variant_part, scope: !105, file: !5, size: 192, align: 64, elements: !109, templateParams: !18, identifier: "ca77af619e333a45eb4d0803b2ce0fa6", discriminator: !120)
!109 = !{!110, !116}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !108, file: !5, baseType: !111, size: 192, align: 64, extraData: i64 0)
!111 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !105, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !112, templateParams: !114, identifier: "b2105a0977a96dab856c84597a93eea3")
!112 = !{!113}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !111, file: !5, baseType: !36, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!114 = !{!84, !115}
!115 = !DITemplateTypeParameter(name: "E", type: !30)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !108, file: !5, baseType: !117, size: 192, align: 64, extraData: i64 1)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !105, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !118, templateParams: !114, identifier: "2fc6b1592a4ceb6b1709b3e14872ecec")
!118 = !{!119}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !117, file: !5, baseType: !30, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!120 = !DIDerivedType(tag: DW_TAG_member, scope: !105, file: !5, baseType: !121, size: 64, align: 64, flags: DIFlagArtificial)
!121 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<std::sync::poison::Guard, std::sync::poison::PoisonError<std::sync::poison::Guard>>", scope: !106, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !123, templateParams: !18, identifier: "b20027123c0229813c1c9765d49f77c5")
!123 = !{!124}
!124 = !DICompositeType(tag: DW_TAG_variant_part, scope: !122, file: !5, size: 16, align: 8, elements: !125, templateParams: !18, identifier: "69ef32fe4dbad27958b17b1ef17250a1", discriminator: !141)
!125 = !{!126, !137}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !124, file: !5, baseType: !127, size: 16, align: 8, extraData: i8 0)
!127 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !122, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !128, templateParams: !130, identifier: "70bd65e5f03e19dc5976a58293e85ab3")
!128 = !{!129}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !127, file: !5, baseType: !79, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!130 = !{!131, !132}
!131 = !DITemplateTypeParameter(name: "T", type: !79)
!132 = !DITemplateTypeParameter(name: "E", type: !133)
!133 = !DICompositeType(tag: DW_TAG_structure_type, name: "PoisonError<std::sync::poison::Guard>", scope: !31, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !134, templateParams: !136, identifier: "d041a0fc1f32f5444a93f2d022d9c351")
!134 = !{!135}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !133, file: !5, baseType: !79, size: 8, align: 8, flags: DIFlagPrivate)
!136 = !{!131}
!137 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !124, file: !5, baseType: !138, size: 16, align: 8, extraData: i8 1)
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !122, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !139, templateParams: !130, identifier: "bcb2c23b9cdb0fec47ab16d24889e6aa")
!139 = !{!140}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !138, file: !5, baseType: !133, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!141 = !DIDerivedType(tag: DW_TAG_member, scope: !122, file: !5, baseType: !61, size: 8, align: 8, flags: DIFlagArtificial)
!142 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<[bank::Account; 4]>", scope: !143, file: !5, size: 64, align: 64, elements: !145, templateParams: !18, identifier: "ddb6fa3c373b3331bf9109c7de633e72")
!143 = !DINamespace(name: "new", scope: !144)
!144 = !DINamespace(name: "{impl#11}", scope: !37)
!145 = !{!146}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_ref__lock", scope: !142, file: !5, baseType: !40, size: 64, align: 64)
!147 = !{!148, !149, !150, !152}
!148 = !DILocalVariable(name: "result", arg: 1, scope: !101, file: !102, line: 380, type: !122)
!149 = !DILocalVariable(name: "f", arg: 2, scope: !101, file: !102, line: 380, type: !142)
!150 = !DILocalVariable(name: "t", scope: !151, file: !102, line: 385, type: !79, align: 8)
!151 = distinct !DILexicalBlock(scope: !101, file: !102, line: 385, column: 9)
!152 = !DILocalVariable(name: "data", scope: !153, file: !102, line: 387, type: !79, align: 8)
!153 = distinct !DILexicalBlock(scope: !101, file: !102, line: 387, column: 9)
!154 = !{!131, !155, !156}
!155 = !DITemplateTypeParameter(name: "U", type: !36)
!156 = !DITemplateTypeParameter(name: "F", type: !142)
!157 = !DILocation(line: 380, column: 35, scope: !101)
!158 = !DILocation(line: 380, column: 58, scope: !101)
!159 = !DILocation(line: 384, column: 11, scope: !101)
!160 = !DILocation(line: 384, column: 5, scope: !101)
!161 = !DILocation(line: 387, column: 27, scope: !101)
!162 = !DILocation(line: 387, column: 27, scope: !153)
!163 = !DILocation(line: 387, column: 59, scope: !153)
!164 = !DILocalVariable(name: "data", arg: 1, scope: !165, file: !102, line: 271, type: !36)
!165 = distinct !DISubprogram(name: "new<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", linkageName: "_ZN3std4sync6poison20PoisonError$LT$T$GT$3new17hd6379a101dd8b4a8E", scope: !30, file: !102, line: 271, type: !166, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !83, declaration: !168, retainedNodes: !169)
!166 = !DISubroutineType(types: !167)
!167 = !{!30, !36}
!168 = !DISubprogram(name: "new<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", linkageName: "_ZN3std4sync6poison20PoisonError$LT$T$GT$3new17hd6379a101dd8b4a8E", scope: !30, file: !102, line: 271, type: !166, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !83)
!169 = !{!164}
!170 = !DILocation(line: 271, column: 16, scope: !165, inlinedAt: !171)
!171 = !DILocation(line: 387, column: 42, scope: !153)
!172 = !DILocation(line: 387, column: 38, scope: !153)
!173 = !DILocation(line: 387, column: 67, scope: !101)
!174 = !DILocation(line: 385, column: 12, scope: !101)
!175 = !DILocation(line: 385, column: 12, scope: !151)
!176 = !DILocation(line: 385, column: 21, scope: !151)
!177 = !DILocation(line: 385, column: 18, scope: !151)
!178 = !DILocation(line: 385, column: 25, scope: !101)
!179 = !DILocation(line: 389, column: 2, scope: !101)
!180 = distinct !DISubprogram(name: "done", linkageName: "_ZN3std4sync6poison4Flag4done17hdf920b683447be9aE", scope: !52, file: !102, line: 128, type: !181, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !185, retainedNodes: !186)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !183, !184}
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::Flag", baseType: !52, size: 64, align: 64, dwarfAddressSpace: 0)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::Guard", baseType: !79, size: 64, align: 64, dwarfAddressSpace: 0)
!185 = !DISubprogram(name: "done", linkageName: "_ZN3std4sync6poison4Flag4done17hdf920b683447be9aE", scope: !52, file: !102, line: 128, type: !181, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!186 = !{!187, !188}
!187 = !DILocalVariable(name: "self", arg: 1, scope: !180, file: !102, line: 128, type: !183)
!188 = !DILocalVariable(name: "guard", arg: 2, scope: !180, file: !102, line: 128, type: !184)
!189 = !DILocation(line: 128, column: 17, scope: !180)
!190 = !DILocation(line: 128, column: 24, scope: !180)
!191 = !DILocation(line: 2842, column: 32, scope: !192, inlinedAt: !209)
!192 = distinct !DISubprogram(name: "load", linkageName: "_ZN4core4sync6atomic11AtomicUsize4load17h22980c4bbef35507E", scope: !194, file: !193, line: 2842, type: !202, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !205, retainedNodes: !206)
!193 = !DIFile(filename: "library/core/src/sync/atomic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!194 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicUsize", scope: !6, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !195, templateParams: !18, identifier: "4d473d2171783819ad804082894a3856")
!195 = !{!196}
!196 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !194, file: !5, baseType: !197, size: 64, align: 64, flags: DIFlagPrivate)
!197 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<usize>", scope: !12, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !198, templateParams: !200, identifier: "39a99da3e6158f476ae51abf051b55a8")
!198 = !{!199}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !197, file: !5, baseType: !27, size: 64, align: 64, flags: DIFlagPrivate)
!200 = !{!201}
!201 = !DITemplateTypeParameter(name: "T", type: !27)
!202 = !DISubroutineType(types: !203)
!203 = !{!27, !204, !93}
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicUsize", baseType: !194, size: 64, align: 64, dwarfAddressSpace: 0)
!205 = !DISubprogram(name: "load", linkageName: "_ZN4core4sync6atomic11AtomicUsize4load17h22980c4bbef35507E", scope: !194, file: !193, line: 2842, type: !202, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!206 = !{!207, !208}
!207 = !DILocalVariable(name: "self", arg: 1, scope: !192, file: !193, line: 2842, type: !204)
!208 = !DILocalVariable(name: "order", scope: !192, file: !193, line: 2842, type: !93, align: 8)
!209 = !DILocation(line: 464, column: 31, scope: !210, inlinedAt: !216)
!210 = distinct !DISubprogram(name: "count_is_zero", linkageName: "_ZN3std9panicking11panic_count13count_is_zero17hd39d200f54101d76E", scope: !212, file: !211, line: 463, type: !214, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18)
!211 = !DIFile(filename: "library/std/src/panicking.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0ac2307e599d52afa9e15b3337980dce")
!212 = !DINamespace(name: "panic_count", scope: !213)
!213 = !DINamespace(name: "panicking", scope: !33)
!214 = !DISubroutineType(types: !215)
!215 = !{!82}
!216 = !DILocation(line: 616, column: 6, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "panicking", linkageName: "_ZN3std9panicking9panicking17hd1836edf90906177E", scope: !213, file: !211, line: 615, type: !214, scopeLine: 615, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18)
!218 = !DILocation(line: 217, column: 5, scope: !219, inlinedAt: !223)
!219 = distinct !DISubprogram(name: "panicking", linkageName: "_ZN3std6thread9functions9panicking17h94be03570c27ed6bE", scope: !221, file: !220, line: 216, type: !214, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18)
!220 = !DIFile(filename: "library/std/src/thread/functions.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7697548f80973ff2b1a9a328f6458f4b")
!221 = !DINamespace(name: "functions", scope: !222)
!222 = !DINamespace(name: "thread", scope: !33)
!223 = !DILocation(line: 129, column: 32, scope: !180)
!224 = !DILocation(line: 755, column: 25, scope: !225, inlinedAt: !234)
!225 = distinct !DISubprogram(name: "store", linkageName: "_ZN4core4sync6atomic10AtomicBool5store17hd2956ee96916f185E", scope: !55, file: !193, line: 755, type: !226, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !229, retainedNodes: !230)
!226 = !DISubroutineType(types: !227)
!227 = !{null, !228, !82, !93}
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicBool", baseType: !55, size: 64, align: 64, dwarfAddressSpace: 0)
!229 = !DISubprogram(name: "store", linkageName: "_ZN4core4sync6atomic10AtomicBool5store17hd2956ee96916f185E", scope: !55, file: !193, line: 755, type: !226, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!230 = !{!231, !232, !233}
!231 = !DILocalVariable(name: "self", arg: 1, scope: !225, file: !193, line: 755, type: !228)
!232 = !DILocalVariable(name: "val", scope: !225, file: !193, line: 755, type: !82, align: 8)
!233 = !DILocalVariable(name: "order", scope: !225, file: !193, line: 755, type: !93, align: 8)
!234 = !DILocation(line: 130, column: 25, scope: !180)
!235 = !DILocation(line: 755, column: 36, scope: !225, inlinedAt: !234)
!236 = !DILocation(line: 129, column: 13, scope: !180)
!237 = !DILocation(line: 464, column: 12, scope: !210, inlinedAt: !216)
!238 = !DILocation(line: 2842, column: 25, scope: !192, inlinedAt: !209)
!239 = !DILocalVariable(name: "self", arg: 1, scope: !240, file: !241, line: 2443, type: !245)
!240 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hed93bbf1d4b2257eE", scope: !197, file: !241, line: 2443, type: !242, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !200, declaration: !246, retainedNodes: !247)
!241 = !DIFile(filename: "library/core/src/cell.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "96404e804c6faf0fea9fa631bcb8d1d2")
!242 = !DISubroutineType(types: !243)
!243 = !{!244, !245}
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut usize", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!245 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<usize>", baseType: !197, size: 64, align: 64, dwarfAddressSpace: 0)
!246 = !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hed93bbf1d4b2257eE", scope: !197, file: !241, line: 2443, type: !242, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !200)
!247 = !{!239}
!248 = !DILocation(line: 2443, column: 22, scope: !240, inlinedAt: !249)
!249 = !DILocation(line: 2844, column: 45, scope: !192, inlinedAt: !209)
!250 = !DILocation(line: 2844, column: 26, scope: !192, inlinedAt: !209)
!251 = !DILocation(line: 132, column: 6, scope: !180)
!252 = !DILocation(line: 476, column: 13, scope: !210, inlinedAt: !216)
!253 = !DILocation(line: 616, column: 5, scope: !217, inlinedAt: !218)
!254 = !DILocation(line: 755, column: 18, scope: !225, inlinedAt: !234)
!255 = !DILocalVariable(name: "self", arg: 1, scope: !256, file: !241, line: 2443, type: !260)
!256 = distinct !DISubprogram(name: "get<u8>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17had598e5d7c646b5aE", scope: !58, file: !241, line: 2443, type: !257, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !62, declaration: !261, retainedNodes: !262)
!257 = !DISubroutineType(types: !258)
!258 = !{!259, !260}
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!260 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<u8>", baseType: !58, size: 64, align: 64, dwarfAddressSpace: 0)
!261 = !DISubprogram(name: "get<u8>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17had598e5d7c646b5aE", scope: !58, file: !241, line: 2443, type: !257, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !62)
!262 = !{!255}
!263 = !DILocation(line: 2443, column: 22, scope: !256, inlinedAt: !264)
!264 = !DILocation(line: 759, column: 33, scope: !225, inlinedAt: !234)
!265 = !DILocation(line: 759, column: 13, scope: !225, inlinedAt: !234)
!266 = !DILocation(line: 129, column: 9, scope: !180)
!267 = distinct !DISubprogram(name: "guard", linkageName: "_ZN3std4sync6poison4Flag5guard17h352d29b63a5613b5E", scope: !52, file: !102, line: 118, type: !268, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !270, retainedNodes: !271)
!268 = !DISubroutineType(types: !269)
!269 = !{!122, !183}
!270 = !DISubprogram(name: "guard", linkageName: "_ZN3std4sync6poison4Flag5guard17h352d29b63a5613b5E", scope: !52, file: !102, line: 118, type: !268, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!271 = !{!272, !273}
!272 = !DILocalVariable(name: "self", arg: 1, scope: !267, file: !102, line: 118, type: !183)
!273 = !DILocalVariable(name: "ret", scope: !274, file: !102, line: 119, type: !79, align: 8)
!274 = distinct !DILexicalBlock(scope: !267, file: !102, line: 119, column: 9)
!275 = !DILocation(line: 118, column: 18, scope: !267)
!276 = !DILocalVariable(name: "self", arg: 1, scope: !277, file: !102, line: 140, type: !183)
!277 = distinct !DISubprogram(name: "get", linkageName: "_ZN3std4sync6poison4Flag3get17h08500fd83e145911E", scope: !52, file: !102, line: 140, type: !278, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !280, retainedNodes: !281)
!278 = !DISubroutineType(types: !279)
!279 = !{!82, !183}
!280 = !DISubprogram(name: "get", linkageName: "_ZN3std4sync6poison4Flag3get17h08500fd83e145911E", scope: !52, file: !102, line: 140, type: !278, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!281 = !{!276}
!282 = !DILocation(line: 140, column: 16, scope: !277, inlinedAt: !283)
!283 = !DILocation(line: 123, column: 17, scope: !274)
!284 = !DILocation(line: 2842, column: 32, scope: !285, inlinedAt: !289)
!285 = distinct !DISubprogram(name: "load", linkageName: "_ZN4core4sync6atomic11AtomicUsize4load17h22980c4bbef35507E", scope: !194, file: !193, line: 2842, type: !202, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !205, retainedNodes: !286)
!286 = !{!287, !288}
!287 = !DILocalVariable(name: "self", arg: 1, scope: !285, file: !193, line: 2842, type: !204)
!288 = !DILocalVariable(name: "order", scope: !285, file: !193, line: 2842, type: !93, align: 8)
!289 = !DILocation(line: 464, column: 31, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "count_is_zero", linkageName: "_ZN3std9panicking11panic_count13count_is_zero17hd39d200f54101d76E", scope: !212, file: !211, line: 463, type: !214, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18)
!291 = !DILocation(line: 616, column: 6, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "panicking", linkageName: "_ZN3std9panicking9panicking17hd1836edf90906177E", scope: !213, file: !211, line: 615, type: !214, scopeLine: 615, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18)
!293 = !DILocation(line: 217, column: 5, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "panicking", linkageName: "_ZN3std6thread9functions9panicking17h94be03570c27ed6bE", scope: !221, file: !220, line: 216, type: !214, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18)
!295 = !DILocation(line: 121, column: 24, scope: !267)
!296 = !DILocation(line: 726, column: 24, scope: !297, inlinedAt: !304)
!297 = distinct !DISubprogram(name: "load", linkageName: "_ZN4core4sync6atomic10AtomicBool4load17h3e25128f903fe755E", scope: !55, file: !193, line: 726, type: !298, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !300, retainedNodes: !301)
!298 = !DISubroutineType(types: !299)
!299 = !{!82, !228, !93}
!300 = !DISubprogram(name: "load", linkageName: "_ZN4core4sync6atomic10AtomicBool4load17h3e25128f903fe755E", scope: !55, file: !193, line: 726, type: !298, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!301 = !{!302, !303}
!302 = !DILocalVariable(name: "self", arg: 1, scope: !297, file: !193, line: 726, type: !228)
!303 = !DILocalVariable(name: "order", scope: !297, file: !193, line: 726, type: !93, align: 8)
!304 = !DILocation(line: 141, column: 21, scope: !277, inlinedAt: !283)
!305 = !DILocation(line: 464, column: 12, scope: !290, inlinedAt: !291)
!306 = !DILocation(line: 2842, column: 25, scope: !285, inlinedAt: !289)
!307 = !DILocalVariable(name: "self", arg: 1, scope: !308, file: !241, line: 2443, type: !245)
!308 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hed93bbf1d4b2257eE", scope: !197, file: !241, line: 2443, type: !242, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !200, declaration: !246, retainedNodes: !309)
!309 = !{!307}
!310 = !DILocation(line: 2443, column: 22, scope: !308, inlinedAt: !311)
!311 = !DILocation(line: 2844, column: 45, scope: !285, inlinedAt: !289)
!312 = !DILocation(line: 2844, column: 26, scope: !285, inlinedAt: !289)
!313 = !DILocation(line: 474, column: 13, scope: !290, inlinedAt: !291)
!314 = !DILocation(line: 464, column: 9, scope: !290, inlinedAt: !291)
!315 = !DILocation(line: 476, column: 13, scope: !290, inlinedAt: !291)
!316 = !DILocation(line: 616, column: 5, scope: !292, inlinedAt: !293)
!317 = !DILocation(line: 119, column: 19, scope: !267)
!318 = !DILocation(line: 119, column: 13, scope: !274)
!319 = !DILocalVariable(name: "data", arg: 1, scope: !320, file: !102, line: 271, type: !79)
!320 = distinct !DISubprogram(name: "new<std::sync::poison::Guard>", linkageName: "_ZN3std4sync6poison20PoisonError$LT$T$GT$3new17h2b9d2c3e1c4c879aE", scope: !133, file: !102, line: 271, type: !321, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !136, declaration: !323, retainedNodes: !324)
!321 = !DISubroutineType(types: !322)
!322 = !{!133, !79}
!323 = !DISubprogram(name: "new<std::sync::poison::Guard>", linkageName: "_ZN3std4sync6poison20PoisonError$LT$T$GT$3new17h2b9d2c3e1c4c879aE", scope: !133, file: !102, line: 271, type: !321, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !136)
!324 = !{!319}
!325 = !DILocation(line: 271, column: 16, scope: !320, inlinedAt: !326)
!326 = !DILocation(line: 123, column: 29, scope: !274)
!327 = !DILocation(line: 726, column: 17, scope: !297, inlinedAt: !304)
!328 = !DILocalVariable(name: "self", arg: 1, scope: !329, file: !241, line: 2443, type: !260)
!329 = distinct !DISubprogram(name: "get<u8>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17had598e5d7c646b5aE", scope: !58, file: !241, line: 2443, type: !257, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !62, declaration: !261, retainedNodes: !330)
!330 = !{!328}
!331 = !DILocation(line: 2443, column: 22, scope: !329, inlinedAt: !332)
!332 = !DILocation(line: 729, column: 37, scope: !297, inlinedAt: !304)
!333 = !DILocation(line: 729, column: 18, scope: !297, inlinedAt: !304)
!334 = !DILocation(line: 123, column: 12, scope: !274)
!335 = !DILocation(line: 123, column: 61, scope: !274)
!336 = !DILocation(line: 123, column: 9, scope: !274)
!337 = !DILocation(line: 123, column: 25, scope: !274)
!338 = !DILocation(line: 124, column: 6, scope: !267)
!339 = distinct !DISubprogram(name: "lock<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE", scope: !41, file: !340, line: 490, type: !341, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !76, declaration: !343, retainedNodes: !344)
!340 = !DIFile(filename: "library/std/src/sync/poison/mutex.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78bfced6bc07033bbd081e9ae0e8ed7e")
!341 = !DISubroutineType(types: !342)
!342 = !{!105, !40}
!343 = !DISubprogram(name: "lock<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h8ecaf378e1a65f6aE", scope: !41, file: !340, line: 490, type: !341, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !76)
!344 = !{!345}
!345 = !DILocalVariable(name: "self", arg: 1, scope: !339, file: !340, line: 490, type: !40)
!346 = !DILocation(line: 490, column: 17, scope: !339)
!347 = !DILocalVariable(name: "lock", arg: 1, scope: !348, file: !340, line: 719, type: !40)
!348 = distinct !DISubprogram(name: "new<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new17ha12d86e15bb8224fE", scope: !36, file: !340, line: 719, type: !341, scopeLine: 719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !76, declaration: !349, retainedNodes: !350)
!349 = !DISubprogram(name: "new<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new17ha12d86e15bb8224fE", scope: !36, file: !340, line: 719, type: !341, scopeLine: 719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !76)
!350 = !{!347}
!351 = !DILocation(line: 719, column: 19, scope: !348, inlinedAt: !352)
!352 = !DILocation(line: 493, column: 13, scope: !339)
!353 = !DILocation(line: 3034, column: 37, scope: !354, inlinedAt: !380)
!354 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_ZN4core4sync6atomic9AtomicU3216compare_exchange17h8c2a86d9da4e5e4fE", scope: !4, file: !193, line: 3033, type: !355, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !373, retainedNodes: !374)
!355 = !DISubroutineType(types: !356)
!356 = !{!357, !372, !15, !15, !93, !93}
!357 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<u32, u32>", scope: !106, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !358, templateParams: !18, identifier: "8d089503111f4dbe9f42ce667232974b")
!358 = !{!359}
!359 = !DICompositeType(tag: DW_TAG_variant_part, scope: !357, file: !5, size: 64, align: 32, elements: !360, templateParams: !18, identifier: "315241547373923611abd5cec3497dfb", discriminator: !371)
!360 = !{!361, !367}
!361 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !359, file: !5, baseType: !362, size: 64, align: 32, extraData: i32 0)
!362 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !357, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !363, templateParams: !365, identifier: "f8c55f85d42c0f3788b2a95940d8c2e0")
!363 = !{!364}
!364 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !362, file: !5, baseType: !15, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!365 = !{!17, !366}
!366 = !DITemplateTypeParameter(name: "E", type: !15)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !359, file: !5, baseType: !368, size: 64, align: 32, extraData: i32 1)
!368 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !357, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !369, templateParams: !365, identifier: "727085c661668e3d7a2869578a770c53")
!369 = !{!370}
!370 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !368, file: !5, baseType: !15, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!371 = !DIDerivedType(tag: DW_TAG_member, scope: !357, file: !5, baseType: !15, size: 32, align: 32, flags: DIFlagArtificial)
!372 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicU32", baseType: !4, size: 64, align: 64, dwarfAddressSpace: 0)
!373 = !DISubprogram(name: "compare_exchange", linkageName: "_ZN4core4sync6atomic9AtomicU3216compare_exchange17h8c2a86d9da4e5e4fE", scope: !4, file: !193, line: 3033, type: !355, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!374 = !{!375, !376, !377, !378, !379}
!375 = !DILocalVariable(name: "self", arg: 1, scope: !354, file: !193, line: 3033, type: !372)
!376 = !DILocalVariable(name: "current", scope: !354, file: !193, line: 3034, type: !15, align: 32)
!377 = !DILocalVariable(name: "new", scope: !354, file: !193, line: 3035, type: !15, align: 32)
!378 = !DILocalVariable(name: "success", scope: !354, file: !193, line: 3036, type: !93, align: 8)
!379 = !DILocalVariable(name: "failure", scope: !354, file: !193, line: 3037, type: !93, align: 8)
!380 = !DILocation(line: 32, column: 23, scope: !381, inlinedAt: !389)
!381 = distinct !DISubprogram(name: "lock", linkageName: "_ZN3std3sys4sync5mutex5futex5Mutex4lock17h54bce7bed997ff45E", scope: !44, file: !382, line: 31, type: !383, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !386, retainedNodes: !387)
!382 = !DIFile(filename: "library/std/src/sys/sync/mutex/futex.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "28fe35bad6ff340af707b997fcc6da8c")
!383 = !DISubroutineType(types: !384)
!384 = !{null, !385}
!385 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::sync::mutex::futex::Mutex", baseType: !44, size: 64, align: 64, dwarfAddressSpace: 0)
!386 = !DISubprogram(name: "lock", linkageName: "_ZN3std3sys4sync5mutex5futex5Mutex4lock17h54bce7bed997ff45E", scope: !44, file: !382, line: 31, type: !383, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!387 = !{!388}
!388 = !DILocalVariable(name: "self", arg: 1, scope: !381, file: !382, line: 31, type: !385)
!389 = !DILocation(line: 492, column: 24, scope: !339)
!390 = !DILocation(line: 3035, column: 37, scope: !354, inlinedAt: !380)
!391 = !DILocation(line: 3036, column: 37, scope: !354, inlinedAt: !380)
!392 = !DILocation(line: 3037, column: 37, scope: !354, inlinedAt: !380)
!393 = !DILocation(line: 492, column: 13, scope: !339)
!394 = !DILocation(line: 31, column: 17, scope: !381, inlinedAt: !389)
!395 = !DILocation(line: 3033, column: 37, scope: !354, inlinedAt: !380)
!396 = !DILocalVariable(name: "self", arg: 1, scope: !397, file: !241, line: 2443, type: !401)
!397 = distinct !DISubprogram(name: "get<u32>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hb00613d2213e2d98E", scope: !11, file: !241, line: 2443, type: !398, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !16, declaration: !402, retainedNodes: !403)
!398 = !DISubroutineType(types: !399)
!399 = !{!400, !401}
!400 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u32", baseType: !15, size: 64, align: 64, dwarfAddressSpace: 0)
!401 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<u32>", baseType: !11, size: 64, align: 64, dwarfAddressSpace: 0)
!402 = !DISubprogram(name: "get<u32>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hb00613d2213e2d98E", scope: !11, file: !241, line: 2443, type: !398, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !16)
!403 = !{!396}
!404 = !DILocation(line: 2443, column: 22, scope: !397, inlinedAt: !405)
!405 = !DILocation(line: 3039, column: 57, scope: !354, inlinedAt: !380)
!406 = !DILocation(line: 3039, column: 26, scope: !354, inlinedAt: !380)
!407 = !DILocalVariable(name: "self", arg: 1, scope: !408, file: !409, line: 646, type: !412)
!408 = distinct !DISubprogram(name: "is_err<u32, u32>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6is_err17h4a3a51269ea1d74eE", scope: !357, file: !409, line: 646, type: !410, scopeLine: 646, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !365, declaration: !413, retainedNodes: !414)
!409 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!410 = !DISubroutineType(types: !411)
!411 = !{!82, !412}
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::result::Result<u32, u32>", baseType: !357, size: 64, align: 64, dwarfAddressSpace: 0)
!413 = !DISubprogram(name: "is_err<u32, u32>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6is_err17h4a3a51269ea1d74eE", scope: !357, file: !409, line: 646, type: !410, scopeLine: 646, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !365)
!414 = !{!407}
!415 = !DILocation(line: 646, column: 25, scope: !408, inlinedAt: !416)
!416 = !DILocation(line: 32, column: 76, scope: !381, inlinedAt: !389)
!417 = !DILocalVariable(name: "self", arg: 1, scope: !418, file: !409, line: 593, type: !412)
!418 = distinct !DISubprogram(name: "is_ok<u32, u32>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hf01b2544371e4652E", scope: !357, file: !409, line: 593, type: !410, scopeLine: 593, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !365, declaration: !419, retainedNodes: !420)
!419 = !DISubprogram(name: "is_ok<u32, u32>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hf01b2544371e4652E", scope: !357, file: !409, line: 593, type: !410, scopeLine: 593, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !365)
!420 = !{!417}
!421 = !DILocation(line: 593, column: 24, scope: !418, inlinedAt: !422)
!422 = !DILocation(line: 647, column: 15, scope: !408, inlinedAt: !416)
!423 = !DILocation(line: 594, column: 18, scope: !418, inlinedAt: !422)
!424 = !DILocation(line: 433, column: 9, scope: !425, inlinedAt: !422)
!425 = !DILexicalBlockFile(scope: !418, file: !426, discriminator: 0)
!426 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!427 = !DILocation(line: 647, column: 9, scope: !408, inlinedAt: !416)
!428 = !DILocation(line: 32, column: 12, scope: !381, inlinedAt: !389)
!429 = !DILocation(line: 32, column: 9, scope: !381, inlinedAt: !389)
!430 = !DILocation(line: 33, column: 18, scope: !381, inlinedAt: !389)
!431 = !DILocation(line: 720, column: 28, scope: !348, inlinedAt: !352)
!432 = !DILocation(line: 720, column: 40, scope: !348, inlinedAt: !352)
!433 = !DILocation(line: 720, column: 9, scope: !348, inlinedAt: !352)
!434 = !DILocation(line: 495, column: 6, scope: !339)
!435 = distinct !DISubprogram(name: "{closure#0}<[bank::Account; 4]>", linkageName: "_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h557cc76f9611b3c3E", scope: !143, file: !340, line: 720, type: !436, scopeLine: 720, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !76, retainedNodes: !438)
!436 = !DISubroutineType(types: !437)
!437 = !{!36, !142, !79}
!438 = !{!439, !440}
!439 = !DILocalVariable(name: "guard", arg: 2, scope: !435, file: !340, line: 720, type: !79)
!440 = !DILocalVariable(name: "lock", scope: !435, file: !340, line: 719, type: !41, align: 64)
!441 = !DILocation(line: 719, column: 19, scope: !435)
!442 = !DILocation(line: 720, column: 50, scope: !435)
!443 = !DILocation(line: 720, column: 91, scope: !435)
!444 = distinct !DISubprogram(name: "pay", linkageName: "_ZN4bank3pay17h704c288ec34dcef4E", scope: !2, file: !3, line: 32, type: !445, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !447)
!445 = !DISubroutineType(types: !446)
!446 = !{!73, !40, !73}
!447 = !{!448, !449, !450}
!448 = !DILocalVariable(name: "bank", arg: 1, scope: !444, file: !3, line: 32, type: !40)
!449 = !DILocalVariable(name: "amount", arg: 2, scope: !444, file: !3, line: 32, type: !73)
!450 = !DILocalVariable(name: "bank", scope: !451, file: !3, line: 34, type: !36, align: 64)
!451 = distinct !DILexicalBlock(scope: !444, file: !3, line: 34, column: 5)
!452 = !DILocation(line: 32, column: 12, scope: !444)
!453 = !DILocation(line: 32, column: 40, scope: !444)
!454 = !DILocation(line: 34, column: 9, scope: !451)
!455 = !DILocation(line: 33, column: 10, scope: !444)
!456 = !DILocation(line: 34, column: 25, scope: !444)
!457 = !DILocalVariable(name: "self", arg: 1, scope: !458, file: !409, line: 1227, type: !105)
!458 = distinct !DISubprogram(name: "unwrap<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE", scope: !105, file: !409, line: 1227, type: !459, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !114, declaration: !488, retainedNodes: !489)
!459 = !DISubroutineType(types: !460)
!460 = !{!36, !105, !461}
!461 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !462, size: 64, align: 64, dwarfAddressSpace: 0)
!462 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !463, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !465, templateParams: !18, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!463 = !DINamespace(name: "location", scope: !464)
!464 = !DINamespace(name: "panic", scope: !8)
!465 = !{!466, !477, !478, !479}
!466 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !462, file: !5, baseType: !467, size: 128, align: 64, flags: DIFlagPrivate)
!467 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !468, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !470, templateParams: !62, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!468 = !DINamespace(name: "non_null", scope: !469)
!469 = !DINamespace(name: "ptr", scope: !8)
!470 = !{!471}
!471 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !467, file: !5, baseType: !472, size: 128, align: 64, flags: DIFlagPrivate)
!472 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !5, size: 128, align: 64, elements: !473, templateParams: !18, identifier: "238a44609877474087c05adf26cd41fa")
!473 = !{!474, !476}
!474 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !472, file: !5, baseType: !475, size: 64, align: 64)
!475 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!476 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !472, file: !5, baseType: !27, size: 64, align: 64, offset: 64)
!477 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !462, file: !5, baseType: !15, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!478 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !462, file: !5, baseType: !15, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!479 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !462, file: !5, baseType: !480, align: 8, offset: 192, flags: DIFlagPrivate)
!480 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !481, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !482, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!481 = !DINamespace(name: "marker", scope: !8)
!482 = !{!483}
!483 = !DITemplateTypeParameter(name: "T", type: !484)
!484 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !5, size: 128, align: 64, elements: !485, templateParams: !18, identifier: "9277eecd40495f85161460476aacc992")
!485 = !{!486, !487}
!486 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !484, file: !5, baseType: !475, size: 64, align: 64)
!487 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !484, file: !5, baseType: !27, size: 64, align: 64, offset: 64)
!488 = !DISubprogram(name: "unwrap<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>, std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h74d605626f3e7ffeE", scope: !105, file: !409, line: 1227, type: !459, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !114)
!489 = !{!457, !490, !492}
!490 = !DILocalVariable(name: "t", scope: !491, file: !409, line: 1232, type: !36, align: 64)
!491 = distinct !DILexicalBlock(scope: !458, file: !409, line: 1232, column: 13)
!492 = !DILocalVariable(name: "e", scope: !493, file: !409, line: 1233, type: !30, align: 64)
!493 = distinct !DILexicalBlock(scope: !458, file: !409, line: 1233, column: 13)
!494 = !DILocation(line: 1227, column: 19, scope: !458, inlinedAt: !495)
!495 = distinct !DILocation(line: 34, column: 32, scope: !444)
!496 = !DILocation(line: 1233, column: 17, scope: !493, inlinedAt: !495)
!497 = !DILocation(line: 1231, column: 15, scope: !458, inlinedAt: !495)
!498 = !DILocation(line: 1231, column: 9, scope: !458, inlinedAt: !495)
!499 = !DILocation(line: 1233, column: 17, scope: !458, inlinedAt: !495)
!500 = !DILocation(line: 1233, column: 23, scope: !493, inlinedAt: !495)
!501 = !DILocation(line: 1233, column: 86, scope: !458, inlinedAt: !495)
!502 = !DILocation(line: 1227, column: 5, scope: !458, inlinedAt: !495)
!503 = !DILocation(line: 1232, column: 16, scope: !458, inlinedAt: !495)
!504 = !DILocation(line: 1232, column: 16, scope: !491, inlinedAt: !495)
!505 = !DILocation(line: 1235, column: 6, scope: !458, inlinedAt: !495)
!506 = !DILocation(line: 34, column: 32, scope: !444)
!507 = !DILocation(line: 35, column: 11, scope: !451)
!508 = !DILocation(line: 36, column: 1, scope: !444)
!509 = !DILocation(line: 35, column: 23, scope: !451)
!510 = !DILocation(line: 35, column: 5, scope: !451)
!511 = !DILocation(line: 35, column: 54, scope: !451)
!512 = !DILocation(line: 35, column: 53, scope: !451)
!513 = !DILocation(line: 35, column: 43, scope: !451)
!514 = !DILocation(line: 36, column: 2, scope: !444)
!515 = !DILocation(line: 32, column: 1, scope: !444)
!516 = distinct !DISubprogram(name: "apply", linkageName: "_ZN4bank5apply17h31e36bf588b7fe9fE", scope: !2, file: !3, line: 16, type: !517, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !551)
!517 = !DISubroutineType(types: !518)
!518 = !{!519, !533, !534}
!519 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i64>", scope: !520, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !521, templateParams: !18, identifier: "b57794be78e0ef6fc66ec82e0f5bd72")
!520 = !DINamespace(name: "option", scope: !8)
!521 = !{!522}
!522 = !DICompositeType(tag: DW_TAG_variant_part, scope: !519, file: !5, size: 128, align: 64, elements: !523, templateParams: !18, identifier: "1ce7029255e40023898546465810cda7", discriminator: !532)
!523 = !{!524, !528}
!524 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !522, file: !5, baseType: !525, size: 128, align: 64, extraData: i64 0)
!525 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !519, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !526, identifier: "18847b17062cb477d318c702af67e96d")
!526 = !{!527}
!527 = !DITemplateTypeParameter(name: "T", type: !73)
!528 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !522, file: !5, baseType: !529, size: 128, align: 64, extraData: i64 1)
!529 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !519, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !530, templateParams: !526, identifier: "42c556b8514c7bd64b93d9a4eed1555c")
!530 = !{!531}
!531 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !529, file: !5, baseType: !73, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!532 = !DIDerivedType(tag: DW_TAG_member, scope: !519, file: !5, baseType: !121, size: 64, align: 64, flags: DIFlagArtificial)
!533 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut [bank::Account; 4]", baseType: !68, size: 64, align: 64, dwarfAddressSpace: 0)
!534 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&bank::Order", baseType: !535, size: 64, align: 64, dwarfAddressSpace: 0)
!535 = !DICompositeType(tag: DW_TAG_structure_type, name: "Order", scope: !2, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !536, templateParams: !18, identifier: "2bceb708aaf542d6a5658a325ac21023")
!536 = !{!537}
!537 = !DICompositeType(tag: DW_TAG_variant_part, scope: !535, file: !5, size: 192, align: 64, elements: !538, templateParams: !18, identifier: "135df981d35334d0698aaadfe4e7dd20", discriminator: !550)
!538 = !{!539, !541, !545}
!539 = !DIDerivedType(tag: DW_TAG_member, name: "Nothing", scope: !537, file: !5, baseType: !540, size: 192, align: 64, extraData: i64 0)
!540 = !DICompositeType(tag: DW_TAG_structure_type, name: "Nothing", scope: !535, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !18, identifier: "cbaf6c47d86bff5d71d404cb3dd42aef")
!541 = !DIDerivedType(tag: DW_TAG_member, name: "Pay", scope: !537, file: !5, baseType: !542, size: 192, align: 64, extraData: i64 1)
!542 = !DICompositeType(tag: DW_TAG_structure_type, name: "Pay", scope: !535, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !543, templateParams: !18, identifier: "446dc29da737b921dfcd77649f7fed85")
!543 = !{!544}
!544 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !542, file: !5, baseType: !73, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!545 = !DIDerivedType(tag: DW_TAG_member, name: "Move", scope: !537, file: !5, baseType: !546, size: 192, align: 64, extraData: i64 2)
!546 = !DICompositeType(tag: DW_TAG_structure_type, name: "Move", scope: !535, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !547, templateParams: !18, identifier: "6421ae78e684989c5b69a66dd098d4d")
!547 = !{!548, !549}
!548 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !546, file: !5, baseType: !27, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!549 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !546, file: !5, baseType: !27, size: 64, align: 64, offset: 128, flags: DIFlagPublic)
!550 = !DIDerivedType(tag: DW_TAG_member, scope: !535, file: !5, baseType: !121, size: 64, align: 64, flags: DIFlagArtificial)
!551 = !{!552, !553, !554, !556, !558, !559}
!552 = !DILocalVariable(name: "bank", arg: 1, scope: !516, file: !3, line: 16, type: !533)
!553 = !DILocalVariable(name: "order", arg: 2, scope: !516, file: !3, line: 16, type: !534)
!554 = !DILocalVariable(name: "amount", scope: !555, file: !3, line: 19, type: !73, align: 64)
!555 = distinct !DILexicalBlock(scope: !516, file: !3, line: 19, column: 9)
!556 = !DILocalVariable(name: "from", scope: !557, file: !3, line: 23, type: !27, align: 64)
!557 = distinct !DILexicalBlock(scope: !516, file: !3, line: 23, column: 9)
!558 = !DILocalVariable(name: "to", scope: !557, file: !3, line: 23, type: !27, align: 64)
!559 = !DILocalVariable(name: "amount", scope: !560, file: !3, line: 24, type: !73, align: 64)
!560 = distinct !DILexicalBlock(scope: !557, file: !3, line: 24, column: 13)
!561 = !DILocation(line: 16, column: 14, scope: !516)
!562 = !DILocation(line: 16, column: 39, scope: !516)
!563 = !DILocation(line: 17, column: 11, scope: !516)
!564 = !DILocation(line: 17, column: 5, scope: !516)
!565 = !DILocation(line: 18, column: 27, scope: !516)
!566 = !DILocation(line: 19, column: 20, scope: !516)
!567 = !DILocation(line: 19, column: 20, scope: !555)
!568 = !DILocation(line: 20, column: 13, scope: !555)
!569 = !DILocation(line: 23, column: 23, scope: !516)
!570 = !DILocation(line: 23, column: 23, scope: !557)
!571 = !DILocation(line: 23, column: 29, scope: !516)
!572 = !DILocation(line: 23, column: 29, scope: !557)
!573 = !DILocation(line: 24, column: 26, scope: !557)
!574 = !DILocation(line: 30, column: 2, scope: !516)
!575 = !DILocation(line: 21, column: 18, scope: !555)
!576 = !DILocation(line: 21, column: 13, scope: !555)
!577 = !DILocation(line: 22, column: 9, scope: !516)
!578 = !DILocation(line: 24, column: 17, scope: !560)
!579 = !DILocation(line: 25, column: 13, scope: !560)
!580 = !DILocation(line: 26, column: 13, scope: !560)
!581 = !DILocation(line: 27, column: 13, scope: !560)
!582 = !DILocation(line: 28, column: 9, scope: !516)
!583 = distinct !DISubprogram(name: "drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>>", linkageName: "_ZN4core3ptr137drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$$GT$17h09ee2760e995830bE", scope: !469, file: !584, line: 805, type: !585, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !590, retainedNodes: !588)
!584 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!585 = !DISubroutineType(types: !586)
!586 = !{null, !587}
!587 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", baseType: !30, size: 64, align: 64, dwarfAddressSpace: 0)
!588 = !{!589}
!589 = !DILocalVariable(arg: 1, scope: !583, file: !584, line: 805, type: !587)
!590 = !{!591}
!591 = !DITemplateTypeParameter(name: "T", type: !30)
!592 = !DILocation(line: 805, column: 1, scope: !583)
!593 = distinct !DISubprogram(name: "drop_in_place<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", linkageName: "_ZN4core3ptr99drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$$u5b$bank..Account$u3b$$u20$4$u5d$$GT$$GT$17h82b1eff1eb361ce1E", scope: !469, file: !584, line: 805, type: !594, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !83, retainedNodes: !597)
!594 = !DISubroutineType(types: !595)
!595 = !{null, !596}
!596 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>", baseType: !36, size: 64, align: 64, dwarfAddressSpace: 0)
!597 = !{!598}
!598 = !DILocalVariable(arg: 1, scope: !593, file: !584, line: 805, type: !596)
!599 = !DILocation(line: 805, column: 1, scope: !593)
!600 = distinct !DISubprogram(name: "atomic_load<u8>", linkageName: "_ZN4core4sync6atomic11atomic_load17h7ebceb778eaff45aE", scope: !6, file: !193, line: 3886, type: !601, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !62, retainedNodes: !604)
!601 = !DISubroutineType(types: !602)
!602 = !{!61, !603, !93}
!603 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!604 = !{!605, !606}
!605 = !DILocalVariable(name: "dst", arg: 1, scope: !600, file: !193, line: 3886, type: !603)
!606 = !DILocalVariable(name: "order", arg: 2, scope: !600, file: !193, line: 3886, type: !93)
!607 = !DILocation(line: 3886, column: 32, scope: !600)
!608 = !DILocation(line: 3886, column: 47, scope: !600)
!609 = !DILocation(line: 3889, column: 15, scope: !600)
!610 = !DILocation(line: 3889, column: 9, scope: !600)
!611 = !DILocation(line: 3890, column: 24, scope: !600)
!612 = !DILocation(line: 3893, column: 24, scope: !600)
!613 = !DILocalVariable(name: "s", arg: 1, scope: !614, file: !615, line: 815, type: !484)
!614 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h8ccf3c0645cfe1bdE", scope: !616, file: !615, line: 815, type: !698, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !700, retainedNodes: !701)
!615 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!616 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !617, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !618, templateParams: !18, identifier: "e5c67bbe046da39973c72077c7f66185")
!617 = !DINamespace(name: "fmt", scope: !8)
!618 = !{!619, !623}
!619 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !616, file: !5, baseType: !620, size: 64, align: 64, flags: DIFlagPrivate)
!620 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !468, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !621, templateParams: !62, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!621 = !{!622}
!622 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !620, file: !5, baseType: !603, size: 64, align: 64, flags: DIFlagPrivate)
!623 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !616, file: !5, baseType: !624, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!624 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !468, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !625, templateParams: !696, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!625 = !{!626}
!626 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !624, file: !5, baseType: !627, size: 64, align: 64, flags: DIFlagPrivate)
!627 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !628, size: 64, align: 64, dwarfAddressSpace: 0)
!628 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !629, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !630, templateParams: !18, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!629 = !DINamespace(name: "rt", scope: !617)
!630 = !{!631}
!631 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !628, file: !5, baseType: !632, size: 128, align: 64, flags: DIFlagPrivate)
!632 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !629, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !633, templateParams: !18, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!633 = !{!634}
!634 = !DICompositeType(tag: DW_TAG_variant_part, scope: !632, file: !5, size: 128, align: 64, elements: !635, templateParams: !18, identifier: "fbd384083752b747f8b252853b979154", discriminator: !695)
!635 = !{!636, !691}
!636 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !634, file: !5, baseType: !637, size: 128, align: 64)
!637 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !632, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !638, templateParams: !18, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!638 = !{!639, !645, !686}
!639 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !637, file: !5, baseType: !640, size: 64, align: 64, flags: DIFlagPrivate)
!640 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !468, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !641, templateParams: !643, identifier: "f4e496144210c619b96aa08326287b92")
!641 = !{!642}
!642 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !640, file: !5, baseType: !24, size: 64, align: 64, flags: DIFlagPrivate)
!643 = !{!644}
!644 = !DITemplateTypeParameter(name: "T", type: !25)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !637, file: !5, baseType: !646, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!646 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !647, size: 64, align: 64, dwarfAddressSpace: 0)
!647 = !DISubroutineType(types: !648)
!648 = !{!649, !640, !665}
!649 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !106, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !650, templateParams: !18, identifier: "1c6752419820cdc3961061cc58b31873")
!650 = !{!651}
!651 = !DICompositeType(tag: DW_TAG_variant_part, scope: !649, file: !5, size: 8, align: 8, elements: !652, templateParams: !18, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !664)
!652 = !{!653, !660}
!653 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !651, file: !5, baseType: !654, size: 8, align: 8, extraData: i8 0)
!654 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !649, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !655, templateParams: !657, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!655 = !{!656}
!656 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !654, file: !5, baseType: !25, align: 8, offset: 8, flags: DIFlagPublic)
!657 = !{!644, !658}
!658 = !DITemplateTypeParameter(name: "E", type: !659)
!659 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !617, file: !5, align: 8, flags: DIFlagPublic, elements: !18, identifier: "5a24300cdda31093f5fe20c939b4885")
!660 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !651, file: !5, baseType: !661, size: 8, align: 8, extraData: i8 1)
!661 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !649, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !662, templateParams: !657, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!662 = !{!663}
!663 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !661, file: !5, baseType: !659, align: 8, offset: 8, flags: DIFlagPublic)
!664 = !DIDerivedType(tag: DW_TAG_member, scope: !649, file: !5, baseType: !61, size: 8, align: 8, flags: DIFlagArtificial)
!665 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !666, size: 64, align: 64, dwarfAddressSpace: 0)
!666 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !617, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !667, templateParams: !18, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!667 = !{!668, !675}
!668 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !666, file: !5, baseType: !669, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!669 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !617, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !670, templateParams: !18, identifier: "ca2f5547247cd95c514a47d5800e09e")
!670 = !{!671, !672, !674}
!671 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !669, file: !5, baseType: !15, size: 32, align: 32, flags: DIFlagPrivate)
!672 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !669, file: !5, baseType: !673, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!673 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!674 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !669, file: !5, baseType: !673, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!675 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !666, file: !5, baseType: !676, size: 128, align: 64, flags: DIFlagPrivate)
!676 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !5, size: 128, align: 64, elements: !677, templateParams: !18, identifier: "effe97114690fc58a8e246cb04e37234")
!677 = !{!678, !681}
!678 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !676, file: !5, baseType: !679, size: 64, align: 64)
!679 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !680, size: 64, align: 64, dwarfAddressSpace: 0)
!680 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !5, align: 8, elements: !18, identifier: "64328679825f9c73b507edbfd5b86b47")
!681 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !676, file: !5, baseType: !682, size: 64, align: 64, offset: 64)
!682 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !683, size: 64, align: 64, dwarfAddressSpace: 0)
!683 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 384, align: 64, elements: !684)
!684 = !{!685}
!685 = !DISubrange(count: 6, lowerBound: 0)
!686 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !637, file: !5, baseType: !687, align: 8, offset: 128, flags: DIFlagPrivate)
!687 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !481, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !688, identifier: "efa596960370766459fc018866dc4048")
!688 = !{!689}
!689 = !DITemplateTypeParameter(name: "T", type: !690)
!690 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !25, size: 64, align: 64, dwarfAddressSpace: 0)
!691 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !634, file: !5, baseType: !692, size: 128, align: 64, extraData: i64 0)
!692 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !632, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !693, templateParams: !18, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!693 = !{!694}
!694 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !692, file: !5, baseType: !673, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!695 = !DIDerivedType(tag: DW_TAG_member, scope: !632, file: !5, baseType: !121, size: 64, align: 64, flags: DIFlagArtificial)
!696 = !{!697}
!697 = !DITemplateTypeParameter(name: "T", type: !628)
!698 = !DISubroutineType(types: !699)
!699 = !{!616, !484}
!700 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h8ccf3c0645cfe1bdE", scope: !616, file: !615, line: 815, type: !698, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!701 = !{!613}
!702 = !DILocation(line: 815, column: 27, scope: !614, inlinedAt: !612)
!703 = !DILocalVariable(name: "self", arg: 1, scope: !704, file: !705, line: 578, type: !484)
!704 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !706, file: !705, line: 578, type: !708, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !710)
!705 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!706 = !DINamespace(name: "{impl#0}", scope: !707)
!707 = !DINamespace(name: "str", scope: !8)
!708 = !DISubroutineType(types: !709)
!709 = !{!603, !484}
!710 = !{!703}
!711 = !DILocation(line: 578, column: 25, scope: !704, inlinedAt: !712)
!712 = !DILocation(line: 819, column: 44, scope: !713, inlinedAt: !612)
!713 = !DILexicalBlockFile(scope: !614, file: !615, discriminator: 2)
!714 = !DILocalVariable(name: "self", arg: 1, scope: !715, file: !705, line: 157, type: !484)
!715 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h0ec46bb7e421ff01E", scope: !706, file: !705, line: 157, type: !716, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !718)
!716 = !DISubroutineType(types: !717)
!717 = !{!27, !484}
!718 = !{!714}
!719 = !DILocation(line: 157, column: 22, scope: !715, inlinedAt: !720)
!720 = !DILocation(line: 820, column: 40, scope: !713, inlinedAt: !612)
!721 = !DILocalVariable(name: "self", arg: 1, scope: !722, file: !705, line: 502, type: !484)
!722 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !706, file: !705, line: 502, type: !723, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !729)
!723 = !DISubroutineType(types: !724)
!724 = !{!725, !484}
!725 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !5, size: 128, align: 64, elements: !726, templateParams: !18, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!726 = !{!727, !728}
!727 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !725, file: !5, baseType: !475, size: 64, align: 64)
!728 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !725, file: !5, baseType: !27, size: 64, align: 64, offset: 64)
!729 = !{!721}
!730 = !DILocation(line: 502, column: 27, scope: !722, inlinedAt: !731)
!731 = !DILocation(line: 158, column: 14, scope: !732, inlinedAt: !720)
!732 = !DILexicalBlockFile(scope: !715, file: !705, discriminator: 2)
!733 = !DILocation(line: 3891, column: 24, scope: !600)
!734 = !DILocation(line: 3894, column: 23, scope: !600)
!735 = !DILocation(line: 815, column: 27, scope: !614, inlinedAt: !734)
!736 = !DILocation(line: 578, column: 25, scope: !704, inlinedAt: !737)
!737 = !DILocation(line: 819, column: 44, scope: !614, inlinedAt: !734)
!738 = !DILocation(line: 157, column: 22, scope: !715, inlinedAt: !739)
!739 = !DILocation(line: 820, column: 40, scope: !614, inlinedAt: !734)
!740 = !DILocation(line: 502, column: 27, scope: !722, inlinedAt: !741)
!741 = !DILocation(line: 158, column: 14, scope: !715, inlinedAt: !739)
!742 = !DILocation(line: 3892, column: 23, scope: !600)
!743 = !DILocation(line: 3897, column: 2, scope: !600)
!744 = distinct !DISubprogram(name: "atomic_load<usize>", linkageName: "_ZN4core4sync6atomic11atomic_load17ha1173c41ba1b0cb8E", scope: !6, file: !193, line: 3886, type: !745, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !200, retainedNodes: !748)
!745 = !DISubroutineType(types: !746)
!746 = !{!27, !747, !93}
!747 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const usize", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!748 = !{!749, !750}
!749 = !DILocalVariable(name: "dst", arg: 1, scope: !744, file: !193, line: 3886, type: !747)
!750 = !DILocalVariable(name: "order", arg: 2, scope: !744, file: !193, line: 3886, type: !93)
!751 = !DILocation(line: 3886, column: 32, scope: !744)
!752 = !DILocation(line: 3886, column: 47, scope: !744)
!753 = !DILocation(line: 3889, column: 15, scope: !744)
!754 = !DILocation(line: 3889, column: 9, scope: !744)
!755 = !DILocation(line: 3890, column: 24, scope: !744)
!756 = !DILocation(line: 3893, column: 24, scope: !744)
!757 = !DILocalVariable(name: "s", arg: 1, scope: !758, file: !615, line: 815, type: !484)
!758 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h8ccf3c0645cfe1bdE", scope: !616, file: !615, line: 815, type: !698, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !700, retainedNodes: !759)
!759 = !{!757}
!760 = !DILocation(line: 815, column: 27, scope: !758, inlinedAt: !756)
!761 = !DILocalVariable(name: "self", arg: 1, scope: !762, file: !705, line: 578, type: !484)
!762 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !706, file: !705, line: 578, type: !708, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !763)
!763 = !{!761}
!764 = !DILocation(line: 578, column: 25, scope: !762, inlinedAt: !765)
!765 = !DILocation(line: 819, column: 44, scope: !766, inlinedAt: !756)
!766 = !DILexicalBlockFile(scope: !758, file: !615, discriminator: 2)
!767 = !DILocalVariable(name: "self", arg: 1, scope: !768, file: !705, line: 157, type: !484)
!768 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h0ec46bb7e421ff01E", scope: !706, file: !705, line: 157, type: !716, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !769)
!769 = !{!767}
!770 = !DILocation(line: 157, column: 22, scope: !768, inlinedAt: !771)
!771 = !DILocation(line: 820, column: 40, scope: !766, inlinedAt: !756)
!772 = !DILocalVariable(name: "self", arg: 1, scope: !773, file: !705, line: 502, type: !484)
!773 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !706, file: !705, line: 502, type: !723, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !774)
!774 = !{!772}
!775 = !DILocation(line: 502, column: 27, scope: !773, inlinedAt: !776)
!776 = !DILocation(line: 158, column: 14, scope: !777, inlinedAt: !771)
!777 = !DILexicalBlockFile(scope: !768, file: !705, discriminator: 2)
!778 = !DILocation(line: 3891, column: 24, scope: !744)
!779 = !DILocation(line: 3894, column: 23, scope: !744)
!780 = !DILocation(line: 815, column: 27, scope: !758, inlinedAt: !779)
!781 = !DILocation(line: 578, column: 25, scope: !762, inlinedAt: !782)
!782 = !DILocation(line: 819, column: 44, scope: !758, inlinedAt: !779)
!783 = !DILocation(line: 157, column: 22, scope: !768, inlinedAt: !784)
!784 = !DILocation(line: 820, column: 40, scope: !758, inlinedAt: !779)
!785 = !DILocation(line: 502, column: 27, scope: !773, inlinedAt: !786)
!786 = !DILocation(line: 158, column: 14, scope: !768, inlinedAt: !784)
!787 = !DILocation(line: 3892, column: 23, scope: !744)
!788 = !DILocation(line: 3897, column: 2, scope: !744)
!789 = distinct !DISubprogram(name: "atomic_store<u8>", linkageName: "_ZN4core4sync6atomic12atomic_store17h2850f8f5499ace4cE", scope: !6, file: !193, line: 3871, type: !790, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !62, retainedNodes: !792)
!790 = !DISubroutineType(types: !791)
!791 = !{null, !259, !61, !93}
!792 = !{!793, !794, !795}
!793 = !DILocalVariable(name: "dst", arg: 1, scope: !789, file: !193, line: 3871, type: !259)
!794 = !DILocalVariable(name: "val", arg: 2, scope: !789, file: !193, line: 3871, type: !61)
!795 = !DILocalVariable(name: "order", arg: 3, scope: !789, file: !193, line: 3871, type: !93)
!796 = !DILocation(line: 3871, column: 33, scope: !789)
!797 = !DILocation(line: 3871, column: 46, scope: !789)
!798 = !DILocation(line: 3871, column: 54, scope: !789)
!799 = !DILocation(line: 3874, column: 15, scope: !789)
!800 = !DILocation(line: 3874, column: 9, scope: !789)
!801 = !DILocation(line: 3875, column: 24, scope: !789)
!802 = !DILocation(line: 3876, column: 24, scope: !789)
!803 = !DILocation(line: 3878, column: 24, scope: !789)
!804 = !DILocalVariable(name: "s", arg: 1, scope: !805, file: !615, line: 815, type: !484)
!805 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h8ccf3c0645cfe1bdE", scope: !616, file: !615, line: 815, type: !698, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !700, retainedNodes: !806)
!806 = !{!804}
!807 = !DILocation(line: 815, column: 27, scope: !805, inlinedAt: !803)
!808 = !DILocalVariable(name: "self", arg: 1, scope: !809, file: !705, line: 578, type: !484)
!809 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !706, file: !705, line: 578, type: !708, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !810)
!810 = !{!808}
!811 = !DILocation(line: 578, column: 25, scope: !809, inlinedAt: !812)
!812 = !DILocation(line: 819, column: 44, scope: !813, inlinedAt: !803)
!813 = !DILexicalBlockFile(scope: !805, file: !615, discriminator: 2)
!814 = !DILocalVariable(name: "self", arg: 1, scope: !815, file: !705, line: 157, type: !484)
!815 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h0ec46bb7e421ff01E", scope: !706, file: !705, line: 157, type: !716, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !816)
!816 = !{!814}
!817 = !DILocation(line: 157, column: 22, scope: !815, inlinedAt: !818)
!818 = !DILocation(line: 820, column: 40, scope: !813, inlinedAt: !803)
!819 = !DILocalVariable(name: "self", arg: 1, scope: !820, file: !705, line: 502, type: !484)
!820 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !706, file: !705, line: 502, type: !723, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !821)
!821 = !{!819}
!822 = !DILocation(line: 502, column: 27, scope: !820, inlinedAt: !823)
!823 = !DILocation(line: 158, column: 14, scope: !824, inlinedAt: !818)
!824 = !DILexicalBlockFile(scope: !815, file: !705, discriminator: 2)
!825 = !DILocation(line: 3879, column: 23, scope: !789)
!826 = !DILocation(line: 815, column: 27, scope: !805, inlinedAt: !825)
!827 = !DILocation(line: 578, column: 25, scope: !809, inlinedAt: !828)
!828 = !DILocation(line: 819, column: 44, scope: !805, inlinedAt: !825)
!829 = !DILocation(line: 157, column: 22, scope: !815, inlinedAt: !830)
!830 = !DILocation(line: 820, column: 40, scope: !805, inlinedAt: !825)
!831 = !DILocation(line: 502, column: 27, scope: !820, inlinedAt: !832)
!832 = !DILocation(line: 158, column: 14, scope: !815, inlinedAt: !830)
!833 = !DILocation(line: 3877, column: 23, scope: !789)
!834 = !DILocation(line: 3882, column: 2, scope: !789)
!835 = distinct !DISubprogram(name: "atomic_compare_exchange<u32>", linkageName: "_ZN4core4sync6atomic23atomic_compare_exchange17h8abff5fd38c87196E", scope: !6, file: !193, line: 3955, type: !836, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !16, retainedNodes: !838)
!836 = !DISubroutineType(types: !837)
!837 = !{!357, !400, !15, !15, !93, !93}
!838 = !{!839, !840, !841, !842, !843, !844, !846}
!839 = !DILocalVariable(name: "dst", arg: 1, scope: !835, file: !193, line: 3956, type: !400)
!840 = !DILocalVariable(name: "old", arg: 2, scope: !835, file: !193, line: 3957, type: !15)
!841 = !DILocalVariable(name: "new", arg: 3, scope: !835, file: !193, line: 3958, type: !15)
!842 = !DILocalVariable(name: "success", arg: 4, scope: !835, file: !193, line: 3959, type: !93)
!843 = !DILocalVariable(name: "failure", arg: 5, scope: !835, file: !193, line: 3960, type: !93)
!844 = !DILocalVariable(name: "val", scope: !845, file: !193, line: 3963, type: !15, align: 32)
!845 = distinct !DILexicalBlock(scope: !835, file: !193, line: 3963, column: 5)
!846 = !DILocalVariable(name: "ok", scope: !845, file: !193, line: 3963, type: !82, align: 8)
!847 = !DILocation(line: 3956, column: 5, scope: !835)
!848 = !DILocation(line: 3957, column: 5, scope: !835)
!849 = !DILocation(line: 3958, column: 5, scope: !835)
!850 = !DILocation(line: 3959, column: 5, scope: !835)
!851 = !DILocation(line: 3960, column: 5, scope: !835)
!852 = !DILocation(line: 3964, column: 15, scope: !835)
!853 = !DILocation(line: 3964, column: 9, scope: !835)
!854 = !DILocation(line: 3966, column: 17, scope: !835)
!855 = !DILocation(line: 3969, column: 17, scope: !835)
!856 = !DILocation(line: 3972, column: 17, scope: !835)
!857 = !DILocation(line: 3963, column: 10, scope: !835)
!858 = !DILocation(line: 3963, column: 10, scope: !845)
!859 = !DILocation(line: 3963, column: 15, scope: !835)
!860 = !DILocation(line: 3963, column: 15, scope: !845)
!861 = !DILocation(line: 4014, column: 8, scope: !845)
!862 = !DILocation(line: 3984, column: 17, scope: !835)
!863 = !DILocation(line: 3987, column: 17, scope: !835)
!864 = !DILocation(line: 3990, column: 17, scope: !835)
!865 = !DILocation(line: 3975, column: 17, scope: !835)
!866 = !DILocation(line: 3978, column: 17, scope: !835)
!867 = !DILocation(line: 3981, column: 17, scope: !835)
!868 = !DILocation(line: 3993, column: 17, scope: !835)
!869 = !DILocation(line: 3996, column: 17, scope: !835)
!870 = !DILocation(line: 3999, column: 17, scope: !835)
!871 = !DILocation(line: 4002, column: 17, scope: !835)
!872 = !DILocation(line: 4005, column: 17, scope: !835)
!873 = !DILocation(line: 4008, column: 17, scope: !835)
!874 = !DILocation(line: 4014, column: 30, scope: !845)
!875 = !DILocation(line: 4014, column: 5, scope: !845)
!876 = !DILocation(line: 4014, column: 13, scope: !845)
!877 = !DILocation(line: 4015, column: 2, scope: !835)
!878 = !DILocation(line: 4011, column: 29, scope: !835)
!879 = !DILocalVariable(name: "s", arg: 1, scope: !880, file: !615, line: 815, type: !484)
!880 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h8ccf3c0645cfe1bdE", scope: !616, file: !615, line: 815, type: !698, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !700, retainedNodes: !881)
!881 = !{!879}
!882 = !DILocation(line: 815, column: 27, scope: !880, inlinedAt: !878)
!883 = !DILocalVariable(name: "self", arg: 1, scope: !884, file: !705, line: 578, type: !484)
!884 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !706, file: !705, line: 578, type: !708, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !885)
!885 = !{!883}
!886 = !DILocation(line: 578, column: 25, scope: !884, inlinedAt: !887)
!887 = !DILocation(line: 819, column: 44, scope: !880, inlinedAt: !878)
!888 = !DILocalVariable(name: "self", arg: 1, scope: !889, file: !705, line: 157, type: !484)
!889 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h0ec46bb7e421ff01E", scope: !706, file: !705, line: 157, type: !716, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !890)
!890 = !{!888}
!891 = !DILocation(line: 157, column: 22, scope: !889, inlinedAt: !892)
!892 = !DILocation(line: 820, column: 40, scope: !880, inlinedAt: !878)
!893 = !DILocalVariable(name: "self", arg: 1, scope: !894, file: !705, line: 502, type: !484)
!894 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !706, file: !705, line: 502, type: !723, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, retainedNodes: !895)
!895 = !{!893}
!896 = !DILocation(line: 502, column: 27, scope: !894, inlinedAt: !897)
!897 = !DILocation(line: 158, column: 14, scope: !889, inlinedAt: !892)
!898 = !DILocation(line: 4010, column: 28, scope: !835)
!899 = !DILocation(line: 815, column: 27, scope: !880, inlinedAt: !898)
!900 = !DILocation(line: 578, column: 25, scope: !884, inlinedAt: !901)
!901 = !DILocation(line: 819, column: 44, scope: !902, inlinedAt: !898)
!902 = !DILexicalBlockFile(scope: !880, file: !615, discriminator: 2)
!903 = !DILocation(line: 157, column: 22, scope: !889, inlinedAt: !904)
!904 = !DILocation(line: 820, column: 40, scope: !902, inlinedAt: !898)
!905 = !DILocation(line: 502, column: 27, scope: !894, inlinedAt: !906)
!906 = !DILocation(line: 158, column: 14, scope: !907, inlinedAt: !904)
!907 = !DILexicalBlockFile(scope: !889, file: !705, discriminator: 2)
!908 = distinct !DISubprogram(name: "fetch_add", linkageName: "_ZN4core4sync6atomic9AtomicU329fetch_add17h9f96990325d6b09eE", scope: !4, file: !193, line: 3134, type: !909, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !911, retainedNodes: !912)
!909 = !DISubroutineType(types: !910)
!910 = !{!15, !372, !15, !93}
!911 = !DISubprogram(name: "fetch_add", linkageName: "_ZN4core4sync6atomic9AtomicU329fetch_add17h9f96990325d6b09eE", scope: !4, file: !193, line: 3134, type: !909, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!912 = !{!913, !914, !915}
!913 = !DILocalVariable(name: "self", arg: 1, scope: !908, file: !193, line: 3134, type: !372)
!914 = !DILocalVariable(name: "val", arg: 2, scope: !908, file: !193, line: 3134, type: !15)
!915 = !DILocalVariable(name: "order", arg: 3, scope: !908, file: !193, line: 3134, type: !93)
!916 = !DILocation(line: 3134, column: 30, scope: !908)
!917 = !DILocation(line: 3134, column: 37, scope: !908)
!918 = !DILocalVariable(name: "val", arg: 2, scope: !919, file: !193, line: 3919, type: !15)
!919 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_ZN4core4sync6atomic10atomic_add17h84f40fdc104f51daE", scope: !6, file: !193, line: 3919, type: !920, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !925, retainedNodes: !922)
!920 = !DISubroutineType(types: !921)
!921 = !{!15, !400, !15, !93}
!922 = !{!923, !918, !924}
!923 = !DILocalVariable(name: "dst", arg: 1, scope: !919, file: !193, line: 3919, type: !400)
!924 = !DILocalVariable(name: "order", arg: 3, scope: !919, file: !193, line: 3919, type: !93)
!925 = !{!17, !926}
!926 = !DITemplateTypeParameter(name: "U", type: !15)
!927 = !DILocation(line: 3919, column: 53, scope: !919, inlinedAt: !928)
!928 = !DILocation(line: 3136, column: 26, scope: !908)
!929 = !DILocation(line: 3134, column: 53, scope: !908)
!930 = !DILocation(line: 3919, column: 61, scope: !919, inlinedAt: !928)
!931 = !DILocalVariable(name: "self", arg: 1, scope: !932, file: !241, line: 2443, type: !401)
!932 = distinct !DISubprogram(name: "get<u32>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hb00613d2213e2d98E", scope: !11, file: !241, line: 2443, type: !398, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !16, declaration: !402, retainedNodes: !933)
!933 = !{!931}
!934 = !DILocation(line: 2443, column: 22, scope: !932, inlinedAt: !935)
!935 = !DILocation(line: 3136, column: 44, scope: !908)
!936 = !DILocation(line: 2447, column: 9, scope: !932, inlinedAt: !935)
!937 = !DILocation(line: 3919, column: 40, scope: !919, inlinedAt: !928)
!938 = !DILocation(line: 3922, column: 15, scope: !919, inlinedAt: !928)
!939 = !DILocation(line: 3922, column: 9, scope: !919, inlinedAt: !928)
!940 = !DILocation(line: 3923, column: 24, scope: !919, inlinedAt: !928)
!941 = !DILocation(line: 3925, column: 24, scope: !919, inlinedAt: !928)
!942 = !DILocation(line: 3924, column: 24, scope: !919, inlinedAt: !928)
!943 = !DILocation(line: 3926, column: 23, scope: !919, inlinedAt: !928)
!944 = !DILocation(line: 3927, column: 23, scope: !919, inlinedAt: !928)
!945 = !DILocation(line: 3137, column: 14, scope: !908)
!946 = distinct !DISubprogram(name: "unwrap_or<i64>", linkageName: "_ZN4core6option15Option$LT$T$GT$9unwrap_or17hf1942201cbbc016eE", scope: !519, file: !947, line: 1038, type: !948, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !526, declaration: !950, retainedNodes: !951)
!947 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!948 = !DISubroutineType(types: !949)
!949 = !{!73, !519, !73}
!950 = !DISubprogram(name: "unwrap_or<i64>", linkageName: "_ZN4core6option15Option$LT$T$GT$9unwrap_or17hf1942201cbbc016eE", scope: !519, file: !947, line: 1038, type: !948, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !526)
!951 = !{!952, !953, !954}
!952 = !DILocalVariable(name: "self", arg: 1, scope: !946, file: !947, line: 1038, type: !519)
!953 = !DILocalVariable(name: "default", arg: 2, scope: !946, file: !947, line: 1038, type: !73)
!954 = !DILocalVariable(name: "x", scope: !955, file: !947, line: 1043, type: !73, align: 64)
!955 = distinct !DILexicalBlock(scope: !946, file: !947, line: 1043, column: 13)
!956 = !DILocation(line: 1043, column: 18, scope: !955)
!957 = !DILocation(line: 1038, column: 28, scope: !946)
!958 = !DILocation(line: 1038, column: 34, scope: !946)
!959 = !DILocation(line: 1042, column: 15, scope: !946)
!960 = !DILocation(line: 1042, column: 9, scope: !946)
!961 = !DILocation(line: 1043, column: 18, scope: !946)
!962 = !DILocation(line: 1046, column: 5, scope: !946)
!963 = !DILocation(line: 1044, column: 21, scope: !946)
!964 = !DILocation(line: 1046, column: 6, scope: !946)
!965 = distinct !DISubprogram(name: "fmt<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", linkageName: "_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h3759847df49f5a4eE", scope: !966, file: !102, line: 247, type: !967, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !83, retainedNodes: !970)
!966 = !DINamespace(name: "{impl#1}", scope: !31)
!967 = !DISubroutineType(types: !968)
!968 = !{!649, !969, !665}
!969 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>>", baseType: !30, size: 64, align: 64, dwarfAddressSpace: 0)
!970 = !{!971, !972}
!971 = !DILocalVariable(name: "self", arg: 1, scope: !965, file: !102, line: 247, type: !969)
!972 = !DILocalVariable(name: "f", arg: 2, scope: !965, file: !102, line: 247, type: !665)
!973 = !DILocation(line: 247, column: 12, scope: !965)
!974 = !DILocation(line: 247, column: 19, scope: !965)
!975 = !DILocation(line: 248, column: 11, scope: !965)
!976 = !DILocation(line: 248, column: 39, scope: !965)
!977 = !DILocation(line: 249, column: 6, scope: !965)
!978 = distinct !DISubprogram(name: "drop<[bank::Account; 4]>", linkageName: "_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56ad1008e5d69ea3E", scope: !979, file: !340, line: 743, type: !980, scopeLine: 743, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !76, retainedNodes: !983)
!979 = !DINamespace(name: "{impl#14}", scope: !37)
!980 = !DISubroutineType(types: !981)
!981 = !{null, !982}
!982 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut std::sync::poison::mutex::MutexGuard<[bank::Account; 4]>", baseType: !36, size: 64, align: 64, dwarfAddressSpace: 0)
!983 = !{!984}
!984 = !DILocalVariable(name: "self", arg: 1, scope: !978, file: !340, line: 743, type: !982)
!985 = !DILocation(line: 743, column: 13, scope: !978)
!986 = !DILocation(line: 2899, column: 32, scope: !987, inlinedAt: !993)
!987 = distinct !DISubprogram(name: "swap", linkageName: "_ZN4core4sync6atomic9AtomicU324swap17ha3d69959f6cb228dE", scope: !4, file: !193, line: 2899, type: !909, scopeLine: 2899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !988, retainedNodes: !989)
!988 = !DISubprogram(name: "swap", linkageName: "_ZN4core4sync6atomic9AtomicU324swap17ha3d69959f6cb228dE", scope: !4, file: !193, line: 2899, type: !909, scopeLine: 2899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!989 = !{!990, !991, !992}
!990 = !DILocalVariable(name: "self", arg: 1, scope: !987, file: !193, line: 2899, type: !372)
!991 = !DILocalVariable(name: "val", scope: !987, file: !193, line: 2899, type: !15, align: 32)
!992 = !DILocalVariable(name: "order", scope: !987, file: !193, line: 2899, type: !93, align: 8)
!993 = !DILocation(line: 90, column: 23, scope: !994, inlinedAt: !998)
!994 = distinct !DISubprogram(name: "unlock", linkageName: "_ZN3std3sys4sync5mutex5futex5Mutex6unlock17h91216012e690798dE", scope: !44, file: !382, line: 89, type: !383, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !18, declaration: !995, retainedNodes: !996)
!995 = !DISubprogram(name: "unlock", linkageName: "_ZN3std3sys4sync5mutex5futex5Mutex6unlock17h91216012e690798dE", scope: !44, file: !382, line: 89, type: !383, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!996 = !{!997}
!997 = !DILocalVariable(name: "self", arg: 1, scope: !994, file: !382, line: 89, type: !385)
!998 = !DILocation(line: 746, column: 29, scope: !978)
!999 = !DILocation(line: 2899, column: 48, scope: !987, inlinedAt: !993)
!1000 = !DILocation(line: 3902, column: 45, scope: !1001, inlinedAt: !1006)
!1001 = distinct !DISubprogram(name: "atomic_swap<u32>", linkageName: "_ZN4core4sync6atomic11atomic_swap17h94ad0ef1cd61ea57E", scope: !6, file: !193, line: 3902, type: !920, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !16, retainedNodes: !1002)
!1002 = !{!1003, !1004, !1005}
!1003 = !DILocalVariable(name: "dst", arg: 1, scope: !1001, file: !193, line: 3902, type: !400)
!1004 = !DILocalVariable(name: "val", scope: !1001, file: !193, line: 3902, type: !15, align: 32)
!1005 = !DILocalVariable(name: "order", scope: !1001, file: !193, line: 3902, type: !93, align: 8)
!1006 = !DILocation(line: 2901, column: 26, scope: !987, inlinedAt: !993)
!1007 = !DILocation(line: 3902, column: 53, scope: !1001, inlinedAt: !1006)
!1008 = !DILocation(line: 745, column: 13, scope: !978)
!1009 = !DILocation(line: 745, column: 35, scope: !978)
!1010 = !DILocation(line: 745, column: 30, scope: !978)
!1011 = !DILocation(line: 746, column: 13, scope: !978)
!1012 = !DILocation(line: 89, column: 26, scope: !994, inlinedAt: !998)
!1013 = !DILocation(line: 2899, column: 25, scope: !987, inlinedAt: !993)
!1014 = !DILocalVariable(name: "self", arg: 1, scope: !1015, file: !241, line: 2443, type: !401)
!1015 = distinct !DISubprogram(name: "get<u32>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hb00613d2213e2d98E", scope: !11, file: !241, line: 2443, type: !398, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !16, declaration: !402, retainedNodes: !1016)
!1016 = !{!1014}
!1017 = !DILocation(line: 2443, column: 22, scope: !1015, inlinedAt: !1018)
!1018 = !DILocation(line: 2901, column: 45, scope: !987, inlinedAt: !993)
!1019 = !DILocation(line: 2447, column: 9, scope: !1015, inlinedAt: !1018)
!1020 = !DILocation(line: 3902, column: 32, scope: !1001, inlinedAt: !1006)
!1021 = !DILocation(line: 3908, column: 24, scope: !1001, inlinedAt: !1006)
!1022 = !DILocation(line: 90, column: 12, scope: !994, inlinedAt: !998)
!1023 = !DILocation(line: 95, column: 18, scope: !994, inlinedAt: !998)
!1024 = !DILocation(line: 90, column: 9, scope: !994, inlinedAt: !998)
!1025 = !DILocation(line: 748, column: 6, scope: !978)
!1026 = distinct !DISubprogram(name: "deref_mut<[bank::Account; 4]>", linkageName: "_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h34086fa301153b1aE", scope: !1027, file: !340, line: 735, type: !1028, scopeLine: 735, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !76, retainedNodes: !1030)
!1027 = !DINamespace(name: "{impl#13}", scope: !37)
!1028 = !DISubroutineType(types: !1029)
!1029 = !{!533, !982}
!1030 = !{!1031}
!1031 = !DILocalVariable(name: "self", arg: 1, scope: !1026, file: !340, line: 735, type: !982)
!1032 = !DILocation(line: 735, column: 18, scope: !1026)
!1033 = !DILocation(line: 736, column: 24, scope: !1026)
!1034 = !DILocation(line: 2447, column: 9, scope: !1035, inlinedAt: !1041)
!1035 = distinct !DISubprogram(name: "get<[bank::Account; 4]>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hdbd0b00d47ecb92eE", scope: !65, file: !241, line: 2443, type: !1036, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !90, templateParams: !76, declaration: !1040)
!1036 = !DISubroutineType(types: !1037)
!1037 = !{!1038, !1039}
!1038 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut [bank::Account; 4]", baseType: !68, size: 64, align: 64, dwarfAddressSpace: 0)
!1039 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<[bank::Account; 4]>", baseType: !65, size: 64, align: 64, dwarfAddressSpace: 0)
!1040 = !DISubprogram(name: "get<[bank::Account; 4]>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hdbd0b00d47ecb92eE", scope: !65, file: !241, line: 2443, type: !1036, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !76)
!1041 = !DILocation(line: 736, column: 39, scope: !1026)
!1042 = !DILocation(line: 737, column: 6, scope: !1026)
