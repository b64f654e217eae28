; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.Record = type { i32, [3 x i8], %struct.anon, i8 }
%struct.anon = type { double, x86_fp80 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@mine = dso_local thread_local local_unnamed_addr global i32 4, align 4, !dbg !0
@wide = dso_local local_unnamed_addr global i128 1267650600228229401496703205381, align 16, !dbg !18
@tenth = dso_local local_unnamed_addr global float 0x3FB99999A0000000, align 4, !dbg !21
@endless = dso_local local_unnamed_addr global double 0x7FF0000000000000, align 8, !dbg !24
@pi = dso_local local_unnamed_addr global x86_fp80 0xK4000C90FCF80DC33721D, align 16, !dbg !27
@print = dso_local local_unnamed_addr global ptr @printf, align 8, !dbg !30
@jump.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@jump, %8), ptr blockaddress(@jump, %6), ptr blockaddress(@jump, %7)], align 16, !dbg !38
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !82
@counter = dso_local global i32 0, align 4, !dbg !57
@flag = dso_local global i32 0, align 4, !dbg !60
@table = dso_local local_unnamed_addr global [4 x [2 x %struct.Record]] zeroinitializer, align 16, !dbg !63
@.str = private unnamed_addr constant [10 x i8] c"%d %f %d\0A\00", align 1, !dbg !52
@weakling = extern_weak global i32, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before_main, ptr null }]

@other_name = dso_local alias i32 (), ptr @target

@selected = dso_local ifunc i32 (), ptr @resolve

; Function Attrs: nofree nounwind
declare !dbg !122 noundef i32 @printf(ptr nocapture noundef readonly, ...) #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @by_value(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Record) align 16 %0, ptr nocapture noundef byval(%struct.Record) align 16 %1) local_unnamed_addr #1 !dbg !127 {
    #dbg_declare(ptr %1, !131, !DIExpression(), !132)
  %3 = load i32, ptr %1, align 16, !dbg !133, !tbaa !134
  %4 = add nsw i32 %3, 1, !dbg !133
  store i32 %4, ptr %1, align 16, !dbg !133, !tbaa !134
  %5 = getelementptr inbounds i8, ptr %1, i64 48, !dbg !142
  %6 = load i8, ptr %5, align 16, !dbg !143
  %7 = and i8 %6, 7, !dbg !143
  %8 = or disjoint i8 %7, 24, !dbg !143
  store i8 %8, ptr %5, align 16, !dbg !143
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %0, ptr noundef nonnull align 16 dereferenceable(64) %1, i64 64, i1 false), !dbg !144, !tbaa.struct !145
  ret void, !dbg !150
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 6) i32 @choose(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !151 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
    #dbg_value(i128 %6, !156, !DIExpression(), !157)
  %7 = icmp eq i128 %6, 1180591620717411303424, !dbg !158
  %8 = select i1 %7, i32 5, i32 0, !dbg !158
  %9 = icmp eq i128 %6, 1, !dbg !158
  %10 = select i1 %9, i32 3, i32 %8, !dbg !158
  ret i32 %10, !dbg !159
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 1, 4) i32 @jump(i32 noundef %0) #3 !dbg !40 {
    #dbg_value(i32 %0, !44, !DIExpression(), !160)
  %2 = srem i32 %0, 3, !dbg !161
  %3 = sext i32 %2 to i64, !dbg !162
  %4 = getelementptr inbounds [3 x ptr], ptr @jump.targets, i64 0, i64 %3, !dbg !162
  %5 = load ptr, ptr %4, align 8, !dbg !162, !tbaa !163
  indirectbr ptr %5, [label %8, label %6, label %7]

6:                                                ; preds = %1
    #dbg_label(!46, !165)
  br label %8, !dbg !166

7:                                                ; preds = %1
    #dbg_label(!47, !167)
  br label %8, !dbg !168

8:                                                ; preds = %1, %7, %6
  %9 = phi i32 [ 3, %7 ], [ 2, %6 ], [ 1, %1 ], !dbg !160
  ret i32 %9, !dbg !169
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @mix(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #4 !dbg !170 {
    #dbg_value(<4 x float> %0, !177, !DIExpression(), !179)
    #dbg_value(<4 x float> %1, !178, !DIExpression(), !179)
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !180
  %4 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %3), !dbg !181
  ret <4 x float> %4, !dbg !182
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: nounwind uwtable
define dso_local noundef ptr @worker(ptr noundef readnone returned %0) #6 !dbg !183 {
    #dbg_value(ptr %0, !187, !DIExpression(), !189)
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #14, !dbg !190
  %3 = atomicrmw add ptr @counter, i32 1 seq_cst, align 4, !dbg !191
    #dbg_value(i32 3, !188, !DIExpression(), !189)
  %4 = cmpxchg weak ptr @counter, i32 3, i32 7 seq_cst seq_cst, align 4, !dbg !192
  fence acquire, !dbg !193
  %5 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #14, !dbg !194
  ret ptr %0, !dbg !195
}

; Function Attrs: nounwind
declare !dbg !196 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #8

; Function Attrs: nounwind
declare !dbg !201 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @target() #3 !dbg !202 {
  ret i32 1, !dbg !204
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none) uwtable
define internal void @before_main() #9 !dbg !205 {
  store volatile i32 1, ptr @flag, align 4, !dbg !208, !tbaa !146
  ret void, !dbg !209
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) local_unnamed_addr #6 !dbg !210 {
  %3 = alloca i64, align 8, !DIAssignID !227
    #dbg_assign(i1 undef, !224, !DIExpression(), !227, ptr %3, !DIExpression(), !228)
    #dbg_assign(i1 undef, !226, !DIExpression(DW_OP_LLVM_fragment, 32, 96), !229, ptr undef, !DIExpression(), !228)
    #dbg_assign(i1 undef, !226, !DIExpression(DW_OP_LLVM_fragment, 192, 192), !230, ptr undef, !DIExpression(), !228)
    #dbg_assign(i1 undef, !226, !DIExpression(DW_OP_LLVM_fragment, 392, 120), !231, ptr undef, !DIExpression(), !228)
    #dbg_value(i32 %0, !216, !DIExpression(), !228)
    #dbg_value(ptr %1, !217, !DIExpression(), !228)
    #dbg_value(i32 %0, !218, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !228)
  %4 = sext i32 %0 to i64, !dbg !232
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !233
  %5 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %1) #14, !dbg !234
  %6 = load i64, ptr %3, align 8, !dbg !235, !tbaa !236
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null) #14, !dbg !238
    #dbg_value(i32 poison, !131, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !239)
  %8 = getelementptr inbounds [4 x [2 x %struct.Record]], ptr @table, i64 0, i64 %4, i64 1, i32 2, !dbg !241
  %9 = load double, ptr %8, align 16, !dbg !241
    #dbg_value(double %9, !131, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !239)
    #dbg_value(i8 poison, !131, !DIExpression(DW_OP_LLVM_fragment, 384, 8), !239)
    #dbg_value(i32 poison, !131, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !239)
    #dbg_value(i8 poison, !131, !DIExpression(DW_OP_constu, 7, DW_OP_and, DW_OP_constu, 24, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 8), !239)
    #dbg_value(i32 poison, !226, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !228)
    #dbg_assign(i1 undef, !226, !DIExpression(DW_OP_LLVM_fragment, 32, 96), !242, ptr undef, !DIExpression(), !228)
    #dbg_value(double %9, !226, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !228)
    #dbg_assign(i1 undef, !226, !DIExpression(DW_OP_LLVM_fragment, 192, 192), !243, ptr undef, !DIExpression(), !228)
    #dbg_value(i8 poison, !226, !DIExpression(DW_OP_constu, 7, DW_OP_and, DW_OP_constu, 24, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 8), !228)
    #dbg_assign(i1 undef, !226, !DIExpression(DW_OP_LLVM_fragment, 392, 120), !244, ptr undef, !DIExpression(), !228)
  %10 = call i32 (i32, ...) @sum(i32 poison, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !245
  %11 = ashr i32 %0, 31, !dbg !246
  %12 = sext i32 %11 to i64, !dbg !246
  %13 = zext i64 %12 to i128
  %14 = shl nuw i128 %13, 64
  %15 = zext i64 %4 to i128
  %16 = or disjoint i128 %14, %15
    #dbg_value(i128 %16, !156, !DIExpression(), !247)
  %17 = icmp eq i128 %16, 1180591620717411303424, !dbg !249
  %18 = select i1 %17, i32 5, i32 0, !dbg !249
  %19 = icmp eq i128 %16, 1, !dbg !249
  %20 = select i1 %19, i32 3, i32 %18, !dbg !249
  %21 = call i32 @jump(i32 noundef %0), !dbg !250
  %22 = add nuw nsw i32 %21, %20, !dbg !251
  %23 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !252
  %24 = load i32, ptr %23, align 4, !dbg !252, !tbaa !146
  %25 = add nsw i32 %22, %24, !dbg !253
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %10, double noundef %9, i32 noundef %25), !dbg !254
  %27 = call i64 asm sideeffect "movq $1, $0", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 7) #14, !dbg !255, !srcloc !263
    #dbg_value(i64 %27, !260, !DIExpression(), !264)
  callbr void asm sideeffect "nop", "!i,~{dirflag},~{fpsr},~{flags}"() #14
          to label %28 [label %28], !dbg !265, !srcloc !266

28:                                               ; preds = %2, %2
  %29 = icmp eq ptr @weakling, null, !dbg !267
    #dbg_label(!261, !268)
  %30 = trunc i64 %27 to i32, !dbg !269
  %31 = select i1 %29, i32 4, i32 3, !dbg !270
  %32 = add i32 %31, %30, !dbg !271
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !272
  ret i32 %32, !dbg !272
}

; Function Attrs: nounwind
declare !dbg !273 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

declare !dbg !291 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #11 !dbg !295 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !317
    #dbg_assign(i1 undef, !300, !DIExpression(), !317, ptr %2, !DIExpression(), !318)
    #dbg_value(i32 3, !299, !DIExpression(), !318)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14, !dbg !319
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !320
    #dbg_value(i32 0, !314, !DIExpression(), !318)
    #dbg_value(i32 0, !315, !DIExpression(), !321)
  %3 = load i32, ptr %2, align 16
    #dbg_value(i32 0, !315, !DIExpression(), !321)
    #dbg_value(i32 0, !314, !DIExpression(), !318)
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = getelementptr inbounds i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 16
  %7 = load ptr, ptr %4, align 8
    #dbg_value(i32 0, !315, !DIExpression(), !321)
    #dbg_value(i32 0, !314, !DIExpression(), !318)
  %8 = icmp ult i32 %3, 41, !dbg !322
  br i1 %8, label %12, label %9, !dbg !322

9:                                                ; preds = %1
  %10 = getelementptr i8, ptr %7, i64 8, !dbg !322
  store ptr %10, ptr %4, align 8, !dbg !322, !DIAssignID !324
    #dbg_assign(ptr %10, !300, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !324, ptr %4, !DIExpression(), !318)
  %11 = load i32, ptr %7, align 4, !dbg !322, !tbaa !146
    #dbg_value(i32 %11, !314, !DIExpression(), !318)
    #dbg_value(i32 1, !315, !DIExpression(), !321)
  br label %18, !dbg !322

12:                                               ; preds = %1
  %13 = zext nneg i32 %3 to i64, !dbg !322
  %14 = getelementptr i8, ptr %6, i64 %13, !dbg !322
  %15 = add nuw nsw i32 %3, 8, !dbg !322
  store i32 %15, ptr %2, align 16, !dbg !322, !DIAssignID !325
    #dbg_assign(i32 %15, !300, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !325, ptr %2, !DIExpression(), !318)
  %16 = load i32, ptr %14, align 4, !dbg !322, !tbaa !146
    #dbg_value(i32 %16, !314, !DIExpression(), !318)
    #dbg_value(i32 1, !315, !DIExpression(), !321)
  %17 = icmp ult i32 %3, 33, !dbg !322
  br i1 %17, label %23, label %18, !dbg !322

18:                                               ; preds = %12, %9
  %19 = phi i32 [ %11, %9 ], [ %16, %12 ]
  %20 = phi ptr [ %10, %9 ], [ %7, %12 ]
  %21 = getelementptr i8, ptr %20, i64 8, !dbg !322
  store ptr %21, ptr %4, align 8, !dbg !322, !DIAssignID !324
    #dbg_assign(ptr %21, !300, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !324, ptr %4, !DIExpression(), !318)
  %22 = load i32, ptr %20, align 4, !dbg !322, !tbaa !146
    #dbg_value(!DIArgList(i32 %22, i32 %19), !314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !318)
    #dbg_value(i32 2, !315, !DIExpression(), !321)
  br label %29, !dbg !322

23:                                               ; preds = %12
  %24 = zext nneg i32 %15 to i64, !dbg !322
  %25 = getelementptr i8, ptr %6, i64 %24, !dbg !322
  %26 = add nuw nsw i32 %3, 16, !dbg !322
  store i32 %26, ptr %2, align 16, !dbg !322, !DIAssignID !325
    #dbg_assign(i32 %26, !300, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !325, ptr %2, !DIExpression(), !318)
  %27 = load i32, ptr %25, align 4, !dbg !322, !tbaa !146
    #dbg_value(!DIArgList(i32 %27, i32 %16), !314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !318)
    #dbg_value(i32 2, !315, !DIExpression(), !321)
  %28 = icmp ult i32 %3, 25, !dbg !322
  br i1 %28, label %34, label %29, !dbg !322

29:                                               ; preds = %18, %23
  %30 = phi i32 [ %22, %18 ], [ %27, %23 ]
  %31 = phi ptr [ %21, %18 ], [ %7, %23 ]
  %32 = phi i32 [ %19, %18 ], [ %16, %23 ]
  %33 = getelementptr i8, ptr %31, i64 8, !dbg !322
  store ptr %33, ptr %4, align 8, !dbg !322, !DIAssignID !324
    #dbg_assign(ptr %33, !300, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !324, ptr %4, !DIExpression(), !318)
  br label %38, !dbg !322

34:                                               ; preds = %23
  %35 = zext nneg i32 %26 to i64, !dbg !322
  %36 = getelementptr i8, ptr %6, i64 %35, !dbg !322
  %37 = add nuw nsw i32 %3, 24, !dbg !322
  store i32 %37, ptr %2, align 16, !dbg !322, !DIAssignID !325
    #dbg_assign(i32 %37, !300, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !325, ptr %2, !DIExpression(), !318)
  br label %38, !dbg !322

38:                                               ; preds = %34, %29
  %39 = phi i32 [ %27, %34 ], [ %30, %29 ]
  %40 = phi i32 [ %16, %34 ], [ %32, %29 ]
  %41 = phi ptr [ %36, %34 ], [ %31, %29 ], !dbg !322
  %42 = add nsw i32 %39, %40, !dbg !326
    #dbg_value(i32 %42, !314, !DIExpression(), !318)
  %43 = load i32, ptr %41, align 4, !dbg !322, !tbaa !146
  %44 = add nsw i32 %43, %42, !dbg !326
    #dbg_value(i32 %44, !314, !DIExpression(), !318)
    #dbg_value(i32 3, !315, !DIExpression(), !321)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !327
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14, !dbg !328
  ret i32 %44, !dbg !329
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #12 !dbg !330 {
  ret ptr @chosen, !dbg !333
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef i32 @chosen() #3 !dbg !334 {
  ret i32 2, !dbg !335
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #13

attributes #0 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nofree norecurse nounwind memory(readwrite, argmem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { disable_sanitizer_instrumentation nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #14 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!114, !115, !116, !117, !118, !119, !120}
!llvm.ident = !{!121}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 20, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "5725284a5833691936bb1926c0072fb0")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!0, !18, !21, !24, !27, !30, !38, !52, !57, !60, !63, !82}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 24, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "tenth", scope: !2, file: !3, line: 25, type: !23, isLocal: false, isDefinition: true)
!23 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "endless", scope: !2, file: !3, line: 26, type: !26, isLocal: false, isDefinition: true)
!26 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "pi", scope: !2, file: !3, line: 27, type: !29, isLocal: false, isDefinition: true)
!29 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "print", scope: !2, file: !3, line: 29, type: !32, isLocal: false, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DISubroutineType(types: !34)
!34 = !{!16, !35, null}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "targets", scope: !40, file: !3, line: 52, type: !48, isLocal: true, isDefinition: true)
!40 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 51, type: !41, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!16, !16}
!43 = !{!44, !45, !46, !47}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 51, type: !16)
!45 = !DILabel(scope: !40, name: "one", file: !3, line: 54)
!46 = !DILabel(scope: !40, name: "two", file: !3, line: 55)
!47 = !DILabel(scope: !40, name: "three", file: !3, line: 56)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 192, elements: !50)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 80, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 10)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !59, isLocal: false, isDefinition: true)
!59 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 21, type: !62, isLocal: false, isDefinition: true)
!62 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 23, type: !65, isLocal: false, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 4096, elements: !79)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "Record", file: !3, line: 16, baseType: !67)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 8, size: 512, elements: !68)
!68 = !{!69, !70, !72, !77, !78}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !67, file: !3, line: 9, baseType: !16, size: 32)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !67, file: !3, line: 10, baseType: !71, size: 24, offset: 32)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 24, elements: !50)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !67, file: !3, line: 14, baseType: !73, size: 256, offset: 128)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !67, file: !3, line: 11, size: 256, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !73, file: !3, line: 12, baseType: !26, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "ld", scope: !73, file: !3, line: 13, baseType: !29, size: 128, offset: 128)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "f1", scope: !67, file: !3, line: 15, baseType: !7, size: 3, offset: 384, flags: DIFlagBitField, extraData: i64 384)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "f2", scope: !67, file: !3, line: 15, baseType: !7, size: 5, offset: 387, flags: DIFlagBitField, extraData: i64 384)
!79 = !{!80, !81}
!80 = !DISubrange(count: 4)
!81 = !DISubrange(count: 2)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !84, isLocal: true, isDefinition: true)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !85, line: 72, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!86 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !85, line: 67, size: 320, elements: !87)
!87 = !{!88, !108, !112}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !86, file: !85, line: 69, baseType: !89, size: 320)
!89 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !90, line: 22, size: 320, elements: !91)
!90 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!91 = !{!92, !93, !94, !95, !96, !97, !99, !100}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !89, file: !90, line: 24, baseType: !16, size: 32)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !89, file: !90, line: 25, baseType: !7, size: 32, offset: 32)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !89, file: !90, line: 26, baseType: !16, size: 32, offset: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !89, file: !90, line: 28, baseType: !7, size: 32, offset: 96)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !89, file: !90, line: 32, baseType: !16, size: 32, offset: 128)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !89, file: !90, line: 34, baseType: !98, size: 16, offset: 160)
!98 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !89, file: !90, line: 35, baseType: !98, size: 16, offset: 176)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !89, file: !90, line: 36, baseType: !101, size: 128, offset: 192)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !102, line: 55, baseType: !103)
!102 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !102, line: 51, size: 128, elements: !104)
!104 = !{!105, !107}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !103, file: !102, line: 53, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !103, file: !102, line: 54, baseType: !106, size: 64, offset: 64)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !86, file: !85, line: 70, baseType: !109, size: 320)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 40)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !86, file: !85, line: 71, baseType: !113, size: 64)
!113 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!114 = !{i32 7, !"Dwarf Version", i32 5}
!115 = !{i32 2, !"Debug Info Version", i32 3}
!116 = !{i32 1, !"wchar_size", i32 4}
!117 = !{i32 8, !"PIC Level", i32 2}
!118 = !{i32 7, !"PIE Level", i32 2}
!119 = !{i32 7, !"uwtable", i32 2}
!120 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!121 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!122 = !DISubprogram(name: "printf", scope: !123, file: !123, line: 356, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!124 = !DISubroutineType(types: !125)
!125 = !{!16, !126, null}
!126 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !35)
!127 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 39, type: !128, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{!66, !66}
!130 = !{!131}
!131 = !DILocalVariable(name: "r", arg: 1, scope: !127, file: !3, line: 39, type: !66)
!132 = !DILocation(line: 39, column: 24, scope: !127)
!133 = !DILocation(line: 40, column: 8, scope: !127)
!134 = !{!135, !136, i64 0}
!135 = !{!"", !136, i64 0, !137, i64 4, !139, i64 16, !136, i64 48, !136, i64 48}
!136 = !{!"int", !137, i64 0}
!137 = !{!"omnipotent char", !138, i64 0}
!138 = !{!"Simple C/C++ TBAA"}
!139 = !{!"", !140, i64 0, !141, i64 16}
!140 = !{!"double", !137, i64 0}
!141 = !{!"long double", !137, i64 0}
!142 = !DILocation(line: 41, column: 7, scope: !127)
!143 = !DILocation(line: 41, column: 10, scope: !127)
!144 = !DILocation(line: 42, column: 12, scope: !127)
!145 = !{i64 0, i64 4, !146, i64 4, i64 3, !147, i64 16, i64 8, !148, i64 32, i64 16, !149, i64 48, i64 1, !147}
!146 = !{!136, !136, i64 0}
!147 = !{!137, !137, i64 0}
!148 = !{!140, !140, i64 0}
!149 = !{!141, !141, i64 0}
!150 = !DILocation(line: 42, column: 5, scope: !127)
!151 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 44, type: !152, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !155)
!152 = !DISubroutineType(types: !153)
!153 = !{!16, !154}
!154 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!155 = !{!156}
!156 = !DILocalVariable(name: "x", arg: 1, scope: !151, file: !3, line: 44, type: !154)
!157 = !DILocation(line: 0, scope: !151)
!158 = !DILocation(line: 45, column: 5, scope: !151)
!159 = !DILocation(line: 50, column: 1, scope: !151)
!160 = !DILocation(line: 0, scope: !40)
!161 = !DILocation(line: 53, column: 21, scope: !40)
!162 = !DILocation(line: 53, column: 11, scope: !40)
!163 = !{!164, !164, i64 0}
!164 = !{!"any pointer", !137, i64 0}
!165 = !DILocation(line: 55, column: 1, scope: !40)
!166 = !DILocation(line: 55, column: 6, scope: !40)
!167 = !DILocation(line: 56, column: 1, scope: !40)
!168 = !DILocation(line: 56, column: 8, scope: !40)
!169 = !DILocation(line: 57, column: 1, scope: !40)
!170 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 58, type: !171, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!171 = !DISubroutineType(types: !172)
!172 = !{!173, !173, !173}
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "Lanes", file: !3, line: 17, baseType: !174)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !175)
!175 = !{!80}
!176 = !{!177, !178}
!177 = !DILocalVariable(name: "a", arg: 1, scope: !170, file: !3, line: 58, type: !173)
!178 = !DILocalVariable(name: "b", arg: 2, scope: !170, file: !3, line: 58, type: !173)
!179 = !DILocation(line: 0, scope: !170)
!180 = !DILocation(line: 58, column: 46, scope: !170)
!181 = !DILocation(line: 58, column: 44, scope: !170)
!182 = !DILocation(line: 58, column: 31, scope: !170)
!183 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 59, type: !184, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !186)
!184 = !DISubroutineType(types: !185)
!185 = !{!49, !49}
!186 = !{!187, !188}
!187 = !DILocalVariable(name: "p", arg: 1, scope: !183, file: !3, line: 59, type: !49)
!188 = !DILocalVariable(name: "expected", scope: !183, file: !3, line: 62, type: !16)
!189 = !DILocation(line: 0, scope: !183)
!190 = !DILocation(line: 60, column: 5, scope: !183)
!191 = !DILocation(line: 61, column: 5, scope: !183)
!192 = !DILocation(line: 63, column: 5, scope: !183)
!193 = !DILocation(line: 64, column: 5, scope: !183)
!194 = !DILocation(line: 65, column: 5, scope: !183)
!195 = !DILocation(line: 66, column: 5, scope: !183)
!196 = !DISubprogram(name: "pthread_mutex_lock", scope: !197, file: !197, line: 794, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!197 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!198 = !DISubroutineType(types: !199)
!199 = !{!16, !200}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!201 = !DISubprogram(name: "pthread_mutex_unlock", scope: !197, file: !197, line: 835, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = distinct !DISubprogram(name: "target", scope: !3, file: !3, line: 68, type: !203, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!203 = !DISubroutineType(types: !15)
!204 = !DILocation(line: 68, column: 20, scope: !202)
!205 = distinct !DISubprogram(name: "before_main", scope: !3, file: !3, line: 73, type: !206, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!206 = !DISubroutineType(types: !207)
!207 = !{null}
!208 = !DILocation(line: 73, column: 67, scope: !205)
!209 = !DILocation(line: 73, column: 72, scope: !205)
!210 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !211, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !215)
!211 = !DISubroutineType(types: !212)
!212 = !{!16, !16, !213}
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !214, size: 64)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!215 = !{!216, !217, !218, !220, !224, !226}
!216 = !DILocalVariable(name: "argc", arg: 1, scope: !210, file: !3, line: 81, type: !16)
!217 = !DILocalVariable(name: "argv", arg: 2, scope: !210, file: !3, line: 81, type: !213)
!218 = !DILocalVariable(name: "__vla_expr0", scope: !210, type: !219, flags: DIFlagArtificial)
!219 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!220 = !DILocalVariable(name: "buffer", scope: !210, file: !3, line: 82, type: !221)
!221 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, elements: !222)
!222 = !{!223}
!223 = !DISubrange(count: !218)
!224 = !DILocalVariable(name: "t", scope: !210, file: !3, line: 84, type: !225)
!225 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !85, line: 27, baseType: !219)
!226 = !DILocalVariable(name: "r", scope: !210, file: !3, line: 87, type: !66)
!227 = distinct !DIAssignID()
!228 = !DILocation(line: 0, scope: !210)
!229 = distinct !DIAssignID()
!230 = distinct !DIAssignID()
!231 = distinct !DIAssignID()
!232 = !DILocation(line: 83, column: 23, scope: !210)
!233 = !DILocation(line: 84, column: 5, scope: !210)
!234 = !DILocation(line: 85, column: 5, scope: !210)
!235 = !DILocation(line: 86, column: 18, scope: !210)
!236 = !{!237, !237, i64 0}
!237 = !{!"long", !137, i64 0}
!238 = !DILocation(line: 86, column: 5, scope: !210)
!239 = !DILocation(line: 0, scope: !127, inlinedAt: !240)
!240 = distinct !DILocation(line: 87, column: 16, scope: !210)
!241 = !DILocation(line: 40, column: 8, scope: !127, inlinedAt: !240)
!242 = distinct !DIAssignID()
!243 = distinct !DIAssignID()
!244 = distinct !DIAssignID()
!245 = !DILocation(line: 88, column: 26, scope: !210)
!246 = !DILocation(line: 88, column: 51, scope: !210)
!247 = !DILocation(line: 0, scope: !151, inlinedAt: !248)
!248 = distinct !DILocation(line: 88, column: 51, scope: !210)
!249 = !DILocation(line: 45, column: 5, scope: !151, inlinedAt: !248)
!250 = !DILocation(line: 88, column: 66, scope: !210)
!251 = !DILocation(line: 88, column: 64, scope: !210)
!252 = !DILocation(line: 88, column: 79, scope: !210)
!253 = !DILocation(line: 88, column: 77, scope: !210)
!254 = !DILocation(line: 88, column: 5, scope: !210)
!255 = !DILocation(line: 76, column: 5, scope: !256, inlinedAt: !262)
!256 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 74, type: !257, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !259)
!257 = !DISubroutineType(types: !258)
!258 = !{!113}
!259 = !{!260, !261}
!260 = !DILocalVariable(name: "r", scope: !256, file: !3, line: 75, type: !113)
!261 = !DILabel(scope: !256, name: "out", file: !3, line: 78)
!262 = distinct !DILocation(line: 89, column: 30, scope: !210)
!263 = !{i64 1957}
!264 = !DILocation(line: 0, scope: !256, inlinedAt: !262)
!265 = !DILocation(line: 77, column: 5, scope: !256, inlinedAt: !262)
!266 = !{i64 2017}
!267 = !DILocation(line: 89, column: 12, scope: !210)
!268 = !DILocation(line: 78, column: 1, scope: !256, inlinedAt: !262)
!269 = !DILocation(line: 89, column: 25, scope: !210)
!270 = !DILocation(line: 89, column: 23, scope: !210)
!271 = !DILocation(line: 89, column: 54, scope: !210)
!272 = !DILocation(line: 90, column: 1, scope: !210)
!273 = !DISubprogram(name: "pthread_create", scope: !197, file: !197, line: 202, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{!16, !276, !278, !289, !290}
!276 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !277)
!277 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !225, size: 64)
!278 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !279)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64)
!280 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !281)
!281 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !85, line: 62, baseType: !282)
!282 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !85, line: 56, size: 448, elements: !283)
!283 = !{!284, !288}
!284 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !282, file: !85, line: 58, baseType: !285, size: 448)
!285 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 448, elements: !286)
!286 = !{!287}
!287 = !DISubrange(count: 56)
!288 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !282, file: !85, line: 59, baseType: !113, size: 64)
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !184, size: 64)
!290 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !49)
!291 = !DISubprogram(name: "pthread_join", scope: !197, file: !197, line: 219, type: !292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{!16, !225, !294}
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!295 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 31, type: !296, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !298)
!296 = !DISubroutineType(types: !297)
!297 = !{!16, !16, null}
!298 = !{!299, !300, !314, !315}
!299 = !DILocalVariable(name: "n", arg: 1, scope: !295, file: !3, line: 31, type: !16)
!300 = !DILocalVariable(name: "ap", scope: !295, file: !3, line: 32, type: !301)
!301 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !123, line: 52, baseType: !302)
!302 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !303, line: 12, baseType: !304)
!303 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!304 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !305)
!305 = !DICompositeType(tag: DW_TAG_array_type, baseType: !306, size: 192, elements: !312)
!306 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !307)
!307 = !{!308, !309, !310, !311}
!308 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !306, file: !3, line: 32, baseType: !7, size: 32)
!309 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !306, file: !3, line: 32, baseType: !7, size: 32, offset: 32)
!310 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !306, file: !3, line: 32, baseType: !49, size: 64, offset: 64)
!311 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !306, file: !3, line: 32, baseType: !49, size: 64, offset: 128)
!312 = !{!313}
!313 = !DISubrange(count: 1)
!314 = !DILocalVariable(name: "s", scope: !295, file: !3, line: 34, type: !16)
!315 = !DILocalVariable(name: "i", scope: !316, file: !3, line: 35, type: !16)
!316 = distinct !DILexicalBlock(scope: !295, file: !3, line: 35, column: 5)
!317 = distinct !DIAssignID()
!318 = !DILocation(line: 0, scope: !295)
!319 = !DILocation(line: 32, column: 5, scope: !295)
!320 = !DILocation(line: 33, column: 5, scope: !295)
!321 = !DILocation(line: 0, scope: !316)
!322 = !DILocation(line: 35, column: 38, scope: !323)
!323 = distinct !DILexicalBlock(scope: !316, file: !3, line: 35, column: 5)
!324 = distinct !DIAssignID()
!325 = distinct !DIAssignID()
!326 = !DILocation(line: 35, column: 35, scope: !323)
!327 = !DILocation(line: 36, column: 5, scope: !295)
!328 = !DILocation(line: 38, column: 1, scope: !295)
!329 = !DILocation(line: 37, column: 5, scope: !295)
!330 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 71, type: !331, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!331 = !DISubroutineType(types: !332)
!332 = !{!49}
!333 = !DILocation(line: 71, column: 30, scope: !330)
!334 = distinct !DISubprogram(name: "chosen", scope: !3, file: !3, line: 70, type: !203, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!335 = !DILocation(line: 70, column: 27, scope: !334)
