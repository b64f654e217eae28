; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.Record = type { i32, [3 x i8], %struct.anon, i8, [15 x i8] }
%struct.anon = type { double, x86_fp80 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@mine = dso_local thread_local local_unnamed_addr global i32 4, align 4, !dbg !0
@wide = dso_local local_unnamed_addr global i128 1267650600228229401496703205381, align 16, !dbg !18
@tenth = dso_local local_unnamed_addr global float 0x3FB99999A0000000, align 4, !dbg !21
@endless = dso_local local_unnamed_addr global double 0x7FF0000000000000, align 8, !dbg !24
@pi = dso_local local_unnamed_addr global x86_fp80 0xK4000C90FCF80DC33721D, align 16, !dbg !27
@print = dso_local local_unnamed_addr global i32 (i8*, ...)* @printf, align 8, !dbg !30
@jump.targets = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@jump, %8), i8* blockaddress(@jump, %6), i8* blockaddress(@jump, %7)], align 16, !dbg !38
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !77
@counter = dso_local global i32 0, align 4, !dbg !52
@flag = dso_local global i32 0, align 4, !dbg !55
@table = dso_local local_unnamed_addr global [4 x [2 x %struct.Record]] zeroinitializer, align 16, !dbg !58
@.str = private unnamed_addr constant [10 x i8] c"%d %f %d\0A\00", align 1
@weakling = extern_weak global i32, align 4
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @before_main, i8* null }]

@other_name = dso_local alias i32 (), i32 ()* @target

@selected = dso_local ifunc i32 (), bitcast (i8* ()* @resolve to i32 ()* ()*)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) #0

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define dso_local void @by_value(%struct.Record* noalias nocapture writeonly sret(%struct.Record) align 16 %0, %struct.Record* nocapture noundef byval(%struct.Record) align 16 %1) local_unnamed_addr #1 !dbg !116 {
  call void @llvm.dbg.declare(metadata %struct.Record* %1, metadata !120, metadata !DIExpression()), !dbg !121
  %3 = getelementptr inbounds %struct.Record, %struct.Record* %1, i64 0, i32 0, !dbg !122
  %4 = load i32, i32* %3, align 16, !dbg !123, !tbaa !124
  %5 = add nsw i32 %4, 1, !dbg !123
  store i32 %5, i32* %3, align 16, !dbg !123, !tbaa !124
  %6 = getelementptr inbounds %struct.Record, %struct.Record* %1, i64 0, i32 3, !dbg !132
  %7 = load i8, i8* %6, align 16, !dbg !133
  %8 = and i8 %7, 7, !dbg !133
  %9 = or i8 %8, 24, !dbg !133
  store i8 %9, i8* %6, align 16, !dbg !133
  %10 = bitcast %struct.Record* %0 to i8*, !dbg !134
  %11 = bitcast %struct.Record* %1 to i8*, !dbg !134
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %10, i8* noundef nonnull align 16 dereferenceable(64) %11, i64 64, i1 false), !dbg !134, !tbaa.struct !135
  ret void, !dbg !140
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @choose(i64 noundef %0, i64 noundef %1) local_unnamed_addr #4 !dbg !141 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or i128 %4, %5
  call void @llvm.dbg.value(metadata i128 %6, metadata !146, metadata !DIExpression()), !dbg !147
  %7 = icmp eq i128 %6, 1180591620717411303424, !dbg !148
  %8 = select i1 %7, i32 5, i32 0, !dbg !148
  %9 = icmp eq i128 %6, 1, !dbg !148
  %10 = select i1 %9, i32 3, i32 %8, !dbg !148
  ret i32 %10, !dbg !149
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @jump(i32 noundef %0) #4 !dbg !40 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !44, metadata !DIExpression()), !dbg !150
  %2 = srem i32 %0, 3, !dbg !151
  %3 = sext i32 %2 to i64, !dbg !152
  %4 = getelementptr inbounds [3 x i8*], [3 x i8*]* @jump.targets, i64 0, i64 %3, !dbg !152
  %5 = load i8*, i8** %4, align 8, !dbg !152, !tbaa !153
  indirectbr i8* %5, [label %8, label %6, label %7]

6:                                                ; preds = %1
  call void @llvm.dbg.label(metadata !46), !dbg !155
  br label %8, !dbg !156

7:                                                ; preds = %1
  call void @llvm.dbg.label(metadata !47), !dbg !157
  br label %8, !dbg !158

8:                                                ; preds = %1, %7, %6
  %9 = phi i32 [ 3, %7 ], [ 2, %6 ], [ 1, %1 ], !dbg !150
  ret i32 %9, !dbg !159
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local <4 x float> @mix(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #5 !dbg !160 {
  call void @llvm.dbg.value(metadata <4 x float> %0, metadata !167, metadata !DIExpression()), !dbg !169
  call void @llvm.dbg.value(metadata <4 x float> %1, metadata !168, metadata !DIExpression()), !dbg !169
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !170
  %4 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %3), !dbg !171
  ret <4 x float> %4, !dbg !172
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nounwind uwtable
define dso_local i8* @worker(i8* noundef readnone returned %0) #6 !dbg !173 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !177, metadata !DIExpression()), !dbg !179
  %2 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #14, !dbg !180
  %3 = atomicrmw add i32* @counter, i32 1 seq_cst, align 4, !dbg !181
  call void @llvm.dbg.value(metadata i32 3, metadata !178, metadata !DIExpression()), !dbg !179
  %4 = cmpxchg weak i32* @counter, i32 3, i32 7 seq_cst seq_cst, align 4, !dbg !182
  fence acquire, !dbg !183
  %5 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #14, !dbg !184
  ret i8* %0, !dbg !185
}

; Function Attrs: nounwind
declare !dbg !186 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #7

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: nounwind
declare !dbg !192 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #7

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @target() #4 !dbg !193 {
  ret i32 1, !dbg !195
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal void @before_main() #9 !dbg !196 {
  store volatile i32 1, i32* @flag, align 4, !dbg !199, !tbaa !136
  ret void, !dbg !200
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) local_unnamed_addr #6 !dbg !201 {
  %3 = alloca i64, align 8
  call void @llvm.dbg.value(metadata i32 %0, metadata !207, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.value(metadata i8** %1, metadata !208, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.value(metadata i32 %0, metadata !209, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !218
  %4 = sext i32 %0 to i64, !dbg !219
  %5 = bitcast i64* %3 to i8*, !dbg !220
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #14, !dbg !220
  %6 = bitcast i8** %1 to i8*, !dbg !221
  call void @llvm.dbg.value(metadata i64* %3, metadata !215, metadata !DIExpression(DW_OP_deref)), !dbg !218
  %7 = call i32 @pthread_create(i64* noundef nonnull %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef %6) #14, !dbg !222
  %8 = load i64, i64* %3, align 8, !dbg !223, !tbaa !224
  call void @llvm.dbg.value(metadata i64 %8, metadata !215, metadata !DIExpression()), !dbg !218
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null) #14, !dbg !226
  call void @llvm.dbg.value(metadata i32 undef, metadata !120, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !227
  %10 = getelementptr inbounds [4 x [2 x %struct.Record]], [4 x [2 x %struct.Record]]* @table, i64 0, i64 %4, i64 1, i32 2, i32 0, !dbg !229
  %11 = load double, double* %10, align 16, !dbg !229
  call void @llvm.dbg.value(metadata double %11, metadata !120, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !227
  call void @llvm.dbg.value(metadata i8 undef, metadata !120, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 8)), !dbg !227
  call void @llvm.dbg.value(metadata i32 undef, metadata !120, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !227
  call void @llvm.dbg.value(metadata i8 undef, metadata !120, metadata !DIExpression(DW_OP_constu, 7, DW_OP_and, DW_OP_constu, 24, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 8)), !dbg !227
  call void @llvm.dbg.value(metadata i32 undef, metadata !217, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !218
  call void @llvm.dbg.value(metadata double %11, metadata !217, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !218
  call void @llvm.dbg.value(metadata i8 undef, metadata !217, metadata !DIExpression(DW_OP_constu, 7, DW_OP_and, DW_OP_constu, 24, DW_OP_or, DW_OP_stack_value, DW_OP_LLVM_fragment, 384, 8)), !dbg !218
  %12 = call i32 (i32, ...) @sum(i32 undef, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !230
  %13 = ashr i32 %0, 31, !dbg !231
  %14 = sext i32 %13 to i64, !dbg !231
  %15 = zext i64 %14 to i128
  %16 = shl nuw i128 %15, 64
  %17 = zext i64 %4 to i128
  %18 = or i128 %16, %17
  call void @llvm.dbg.value(metadata i128 %18, metadata !146, metadata !DIExpression()), !dbg !232
  %19 = icmp eq i128 %18, 1180591620717411303424, !dbg !234
  %20 = select i1 %19, i32 5, i32 0, !dbg !234
  %21 = icmp eq i128 %18, 1, !dbg !234
  %22 = select i1 %21, i32 3, i32 %20, !dbg !234
  %23 = call i32 @jump(i32 noundef %0), !dbg !235
  %24 = add nsw i32 %23, %22, !dbg !236
  %25 = load i32, i32* @mine, align 4, !dbg !237, !tbaa !136
  %26 = add nsw i32 %24, %25, !dbg !238
  %27 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32 noundef %12, double noundef %11, i32 noundef %26), !dbg !239
  %28 = call i64 asm sideeffect "movq $1, $0", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 7) #14, !dbg !240, !srcloc !248
  call void @llvm.dbg.value(metadata i64 %28, metadata !245, metadata !DIExpression()) #14, !dbg !249
  callbr void asm sideeffect "nop", "i,~{dirflag},~{fpsr},~{flags}"(i8* blockaddress(@main, %30)) #14
          to label %29 [label %30], !dbg !250, !srcloc !251

29:                                               ; preds = %2
  br label %30, !dbg !250

30:                                               ; preds = %2, %29
  call void @llvm.dbg.label(metadata !246) #14, !dbg !252
  %31 = trunc i64 %28 to i32, !dbg !253
  %32 = call i32 @selected() #14, !dbg !254
  %33 = add i32 %31, add (i32 zext (i1 icmp eq (i32* @weakling, i32* null) to i32), i32 1), !dbg !255
  %34 = add i32 %33, %32, !dbg !256
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #14, !dbg !257
  ret i32 %34, !dbg !257
}

; Function Attrs: nounwind
declare !dbg !258 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #7

declare !dbg !276 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #10

; Function Attrs: nofree nosync nounwind uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #11 !dbg !280 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !284, metadata !DIExpression()), !dbg !304
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !305
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #14, !dbg !305
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !285, metadata !DIExpression()), !dbg !306
  call void @llvm.va_start(i8* nonnull %3), !dbg !307
  call void @llvm.dbg.value(metadata i32 0, metadata !301, metadata !DIExpression()), !dbg !304
  call void @llvm.dbg.value(metadata i32 0, metadata !302, metadata !DIExpression()), !dbg !308
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  call void @llvm.dbg.value(metadata i32 0, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.dbg.value(metadata i32 0, metadata !301, metadata !DIExpression()), !dbg !304
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 16
  call void @llvm.dbg.value(metadata i32 0, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.dbg.value(metadata i32 0, metadata !301, metadata !DIExpression()), !dbg !304
  %8 = load i32, i32* %4, align 16, !dbg !309
  %9 = icmp ult i32 %8, 41, !dbg !309
  br i1 %9, label %15, label %10, !dbg !309

10:                                               ; preds = %1
  %11 = load i8*, i8** %5, align 8, !dbg !309
  %12 = getelementptr i8, i8* %11, i64 8, !dbg !309
  store i8* %12, i8** %5, align 8, !dbg !309
  %13 = bitcast i8* %11 to i32*, !dbg !309
  %14 = load i32, i32* %13, align 4, !dbg !309
  call void @llvm.dbg.value(metadata i32 1, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.dbg.value(metadata i32 %20, metadata !301, metadata !DIExpression()), !dbg !304
  br label %22, !dbg !309

15:                                               ; preds = %1
  %16 = zext i32 %8 to i64, !dbg !309
  %17 = getelementptr i8, i8* %7, i64 %16, !dbg !309
  %18 = add nuw nsw i32 %8, 8, !dbg !309
  store i32 %18, i32* %4, align 16, !dbg !309
  %19 = bitcast i8* %17 to i32*, !dbg !309
  %20 = load i32, i32* %19, align 4, !dbg !309
  call void @llvm.dbg.value(metadata i32 1, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.dbg.value(metadata i32 %20, metadata !301, metadata !DIExpression()), !dbg !304
  %21 = icmp ult i32 %8, 33, !dbg !309
  br i1 %21, label %28, label %22, !dbg !309

22:                                               ; preds = %15, %10
  %23 = phi i32 [ %14, %10 ], [ %20, %15 ]
  %24 = load i8*, i8** %5, align 8, !dbg !309
  %25 = getelementptr i8, i8* %24, i64 8, !dbg !309
  store i8* %25, i8** %5, align 8, !dbg !309
  %26 = bitcast i8* %24 to i32*, !dbg !309
  %27 = load i32, i32* %26, align 4, !dbg !309
  call void @llvm.dbg.value(metadata i32 2, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.dbg.value(metadata !DIArgList(i32 %33, i32 %20), metadata !301, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !304
  br label %35, !dbg !309

28:                                               ; preds = %15
  %29 = zext i32 %18 to i64, !dbg !309
  %30 = getelementptr i8, i8* %7, i64 %29, !dbg !309
  %31 = add nuw nsw i32 %8, 16, !dbg !309
  store i32 %31, i32* %4, align 16, !dbg !309
  %32 = bitcast i8* %30 to i32*, !dbg !309
  %33 = load i32, i32* %32, align 4, !dbg !309
  call void @llvm.dbg.value(metadata i32 2, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.dbg.value(metadata !DIArgList(i32 %33, i32 %20), metadata !301, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !304
  %34 = icmp ult i32 %8, 25, !dbg !309
  br i1 %34, label %40, label %35, !dbg !309

35:                                               ; preds = %22, %28
  %36 = phi i32 [ %27, %22 ], [ %33, %28 ]
  %37 = phi i32 [ %23, %22 ], [ %20, %28 ]
  %38 = load i8*, i8** %5, align 8, !dbg !309
  %39 = getelementptr i8, i8* %38, i64 8, !dbg !309
  store i8* %39, i8** %5, align 8, !dbg !309
  br label %44, !dbg !309

40:                                               ; preds = %28
  %41 = zext i32 %31 to i64, !dbg !309
  %42 = getelementptr i8, i8* %7, i64 %41, !dbg !309
  %43 = add nuw nsw i32 %8, 24, !dbg !309
  store i32 %43, i32* %4, align 16, !dbg !309
  br label %44, !dbg !309

44:                                               ; preds = %40, %35
  %45 = phi i32 [ %33, %40 ], [ %36, %35 ]
  %46 = phi i32 [ %20, %40 ], [ %37, %35 ]
  %47 = phi i8* [ %42, %40 ], [ %38, %35 ]
  %48 = add nsw i32 %45, %46, !dbg !311
  call void @llvm.dbg.value(metadata i32 %48, metadata !301, metadata !DIExpression()), !dbg !304
  %49 = bitcast i8* %47 to i32*, !dbg !309
  %50 = load i32, i32* %49, align 4, !dbg !309
  %51 = add nsw i32 %50, %48, !dbg !311
  call void @llvm.dbg.value(metadata i32 %51, metadata !301, metadata !DIExpression()), !dbg !304
  call void @llvm.dbg.value(metadata i32 3, metadata !302, metadata !DIExpression()), !dbg !308
  call void @llvm.va_end(i8* nonnull %3), !dbg !312
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #14, !dbg !313
  ret i32 %51, !dbg !314
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i8* @resolve() #4 !dbg !315 {
  ret i8* bitcast (i32 ()* @chosen to i8*), !dbg !318
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @chosen() #4 !dbg !319 {
  ret i32 2, !dbg !320
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #12

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #13

attributes #0 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #9 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nosync nounwind willreturn }
attributes #13 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #14 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!109, !110, !111, !112, !113, !114}
!llvm.ident = !{!115}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 20, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "5725284a5833691936bb1926c0072fb0")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!17 = !{!0, !18, !21, !24, !27, !30, !38, !52, !55, !58, !77}
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
!53 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !54, isLocal: false, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 21, type: !57, isLocal: false, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 23, type: !60, isLocal: false, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 4096, elements: !74)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "Record", file: !3, line: 16, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 8, size: 512, elements: !63)
!63 = !{!64, !65, !67, !72, !73}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !62, file: !3, line: 9, baseType: !16, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !62, file: !3, line: 10, baseType: !66, size: 24, offset: 32)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 24, elements: !50)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !62, file: !3, line: 14, baseType: !68, size: 256, offset: 128)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !62, file: !3, line: 11, size: 256, elements: !69)
!69 = !{!70, !71}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !68, file: !3, line: 12, baseType: !26, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "ld", scope: !68, file: !3, line: 13, baseType: !29, size: 128, offset: 128)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "f1", scope: !62, file: !3, line: 15, baseType: !7, size: 3, offset: 384, flags: DIFlagBitField, extraData: i64 384)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "f2", scope: !62, file: !3, line: 15, baseType: !7, size: 5, offset: 387, flags: DIFlagBitField, extraData: i64 384)
!74 = !{!75, !76}
!75 = !DISubrange(count: 4)
!76 = !DISubrange(count: 2)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !79, isLocal: true, isDefinition: true)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !80, line: 72, baseType: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!81 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !80, line: 67, size: 320, elements: !82)
!82 = !{!83, !103, !107}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !81, file: !80, line: 69, baseType: !84, size: 320)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !85, line: 22, size: 320, elements: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!86 = !{!87, !88, !89, !90, !91, !92, !94, !95}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !84, file: !85, line: 24, baseType: !16, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !84, file: !85, line: 25, baseType: !7, size: 32, offset: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !84, file: !85, line: 26, baseType: !16, size: 32, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !84, file: !85, line: 28, baseType: !7, size: 32, offset: 96)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !84, file: !85, line: 32, baseType: !16, size: 32, offset: 128)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !84, file: !85, line: 34, baseType: !93, size: 16, offset: 160)
!93 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !84, file: !85, line: 35, baseType: !93, size: 16, offset: 176)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !84, file: !85, line: 36, baseType: !96, size: 128, offset: 192)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !97, line: 55, baseType: !98)
!97 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !97, line: 51, size: 128, elements: !99)
!99 = !{!100, !102}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !98, file: !97, line: 53, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !98, file: !97, line: 54, baseType: !101, size: 64, offset: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !81, file: !80, line: 70, baseType: !104, size: 320)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 40)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !81, file: !80, line: 71, baseType: !108, size: 64)
!108 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!109 = !{i32 7, !"Dwarf Version", i32 5}
!110 = !{i32 2, !"Debug Info Version", i32 3}
!111 = !{i32 1, !"wchar_size", i32 4}
!112 = !{i32 7, !"PIC Level", i32 2}
!113 = !{i32 7, !"PIE Level", i32 2}
!114 = !{i32 7, !"uwtable", i32 1}
!115 = !{!"Debian clang version 14.0.6"}
!116 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 39, type: !117, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !119)
!117 = !DISubroutineType(types: !118)
!118 = !{!61, !61}
!119 = !{!120}
!120 = !DILocalVariable(name: "r", arg: 1, scope: !116, file: !3, line: 39, type: !61)
!121 = !DILocation(line: 39, column: 24, scope: !116)
!122 = !DILocation(line: 40, column: 7, scope: !116)
!123 = !DILocation(line: 40, column: 8, scope: !116)
!124 = !{!125, !126, i64 0}
!125 = !{!"", !126, i64 0, !127, i64 4, !129, i64 16, !126, i64 48, !126, i64 48}
!126 = !{!"int", !127, i64 0}
!127 = !{!"omnipotent char", !128, i64 0}
!128 = !{!"Simple C/C++ TBAA"}
!129 = !{!"", !130, i64 0, !131, i64 16}
!130 = !{!"double", !127, i64 0}
!131 = !{!"long double", !127, i64 0}
!132 = !DILocation(line: 41, column: 7, scope: !116)
!133 = !DILocation(line: 41, column: 10, scope: !116)
!134 = !DILocation(line: 42, column: 12, scope: !116)
!135 = !{i64 0, i64 4, !136, i64 4, i64 3, !137, i64 16, i64 8, !138, i64 32, i64 16, !139, i64 48, i64 4, !136, i64 48, i64 4, !136}
!136 = !{!126, !126, i64 0}
!137 = !{!127, !127, i64 0}
!138 = !{!130, !130, i64 0}
!139 = !{!131, !131, i64 0}
!140 = !DILocation(line: 42, column: 5, scope: !116)
!141 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 44, type: !142, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !145)
!142 = !DISubroutineType(types: !143)
!143 = !{!16, !144}
!144 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!145 = !{!146}
!146 = !DILocalVariable(name: "x", arg: 1, scope: !141, file: !3, line: 44, type: !144)
!147 = !DILocation(line: 0, scope: !141)
!148 = !DILocation(line: 45, column: 5, scope: !141)
!149 = !DILocation(line: 50, column: 1, scope: !141)
!150 = !DILocation(line: 0, scope: !40)
!151 = !DILocation(line: 53, column: 21, scope: !40)
!152 = !DILocation(line: 53, column: 11, scope: !40)
!153 = !{!154, !154, i64 0}
!154 = !{!"any pointer", !127, i64 0}
!155 = !DILocation(line: 55, column: 1, scope: !40)
!156 = !DILocation(line: 55, column: 6, scope: !40)
!157 = !DILocation(line: 56, column: 1, scope: !40)
!158 = !DILocation(line: 56, column: 8, scope: !40)
!159 = !DILocation(line: 57, column: 1, scope: !40)
!160 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 58, type: !161, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !166)
!161 = !DISubroutineType(types: !162)
!162 = !{!163, !163, !163}
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "Lanes", file: !3, line: 17, baseType: !164)
!164 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !165)
!165 = !{!75}
!166 = !{!167, !168}
!167 = !DILocalVariable(name: "a", arg: 1, scope: !160, file: !3, line: 58, type: !163)
!168 = !DILocalVariable(name: "b", arg: 2, scope: !160, file: !3, line: 58, type: !163)
!169 = !DILocation(line: 0, scope: !160)
!170 = !DILocation(line: 58, column: 46, scope: !160)
!171 = !DILocation(line: 58, column: 44, scope: !160)
!172 = !DILocation(line: 58, column: 31, scope: !160)
!173 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 59, type: !174, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!174 = !DISubroutineType(types: !175)
!175 = !{!49, !49}
!176 = !{!177, !178}
!177 = !DILocalVariable(name: "p", arg: 1, scope: !173, file: !3, line: 59, type: !49)
!178 = !DILocalVariable(name: "expected", scope: !173, file: !3, line: 62, type: !16)
!179 = !DILocation(line: 0, scope: !173)
!180 = !DILocation(line: 60, column: 5, scope: !173)
!181 = !DILocation(line: 61, column: 5, scope: !173)
!182 = !DILocation(line: 63, column: 5, scope: !173)
!183 = !DILocation(line: 64, column: 5, scope: !173)
!184 = !DILocation(line: 65, column: 5, scope: !173)
!185 = !DILocation(line: 66, column: 5, scope: !173)
!186 = !DISubprogram(name: "pthread_mutex_lock", scope: !187, file: !187, line: 794, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !191)
!187 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!188 = !DISubroutineType(types: !189)
!189 = !{!16, !190}
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!191 = !{}
!192 = !DISubprogram(name: "pthread_mutex_unlock", scope: !187, file: !187, line: 835, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !191)
!193 = distinct !DISubprogram(name: "target", scope: !3, file: !3, line: 68, type: !194, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191)
!194 = !DISubroutineType(types: !15)
!195 = !DILocation(line: 68, column: 20, scope: !193)
!196 = distinct !DISubprogram(name: "before_main", scope: !3, file: !3, line: 73, type: !197, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191)
!197 = !DISubroutineType(types: !198)
!198 = !{null}
!199 = !DILocation(line: 73, column: 67, scope: !196)
!200 = !DILocation(line: 73, column: 72, scope: !196)
!201 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !202, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !206)
!202 = !DISubroutineType(types: !203)
!203 = !{!16, !16, !204}
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !205, size: 64)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!206 = !{!207, !208, !209, !211, !215, !217}
!207 = !DILocalVariable(name: "argc", arg: 1, scope: !201, file: !3, line: 81, type: !16)
!208 = !DILocalVariable(name: "argv", arg: 2, scope: !201, file: !3, line: 81, type: !204)
!209 = !DILocalVariable(name: "__vla_expr0", scope: !201, type: !210, flags: DIFlagArtificial)
!210 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!211 = !DILocalVariable(name: "buffer", scope: !201, file: !3, line: 82, type: !212)
!212 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, elements: !213)
!213 = !{!214}
!214 = !DISubrange(count: !209)
!215 = !DILocalVariable(name: "t", scope: !201, file: !3, line: 84, type: !216)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !80, line: 27, baseType: !210)
!217 = !DILocalVariable(name: "r", scope: !201, file: !3, line: 87, type: !61)
!218 = !DILocation(line: 0, scope: !201)
!219 = !DILocation(line: 83, column: 23, scope: !201)
!220 = !DILocation(line: 84, column: 5, scope: !201)
!221 = !DILocation(line: 85, column: 35, scope: !201)
!222 = !DILocation(line: 85, column: 5, scope: !201)
!223 = !DILocation(line: 86, column: 18, scope: !201)
!224 = !{!225, !225, i64 0}
!225 = !{!"long", !127, i64 0}
!226 = !DILocation(line: 86, column: 5, scope: !201)
!227 = !DILocation(line: 0, scope: !116, inlinedAt: !228)
!228 = distinct !DILocation(line: 87, column: 16, scope: !201)
!229 = !DILocation(line: 39, column: 24, scope: !116, inlinedAt: !228)
!230 = !DILocation(line: 88, column: 26, scope: !201)
!231 = !DILocation(line: 88, column: 51, scope: !201)
!232 = !DILocation(line: 0, scope: !141, inlinedAt: !233)
!233 = distinct !DILocation(line: 88, column: 51, scope: !201)
!234 = !DILocation(line: 45, column: 5, scope: !141, inlinedAt: !233)
!235 = !DILocation(line: 88, column: 66, scope: !201)
!236 = !DILocation(line: 88, column: 64, scope: !201)
!237 = !DILocation(line: 88, column: 79, scope: !201)
!238 = !DILocation(line: 88, column: 77, scope: !201)
!239 = !DILocation(line: 88, column: 5, scope: !201)
!240 = !DILocation(line: 76, column: 5, scope: !241, inlinedAt: !247)
!241 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 74, type: !242, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !244)
!242 = !DISubroutineType(types: !243)
!243 = !{!108}
!244 = !{!245, !246}
!245 = !DILocalVariable(name: "r", scope: !241, file: !3, line: 75, type: !108)
!246 = !DILabel(scope: !241, name: "out", file: !3, line: 78)
!247 = distinct !DILocation(line: 89, column: 30, scope: !201)
!248 = !{i64 1957}
!249 = !DILocation(line: 0, scope: !241, inlinedAt: !247)
!250 = !DILocation(line: 77, column: 5, scope: !241, inlinedAt: !247)
!251 = !{i64 2017}
!252 = !DILocation(line: 78, column: 1, scope: !241, inlinedAt: !247)
!253 = !DILocation(line: 89, column: 25, scope: !201)
!254 = !DILocation(line: 89, column: 43, scope: !201)
!255 = !DILocation(line: 89, column: 41, scope: !201)
!256 = !DILocation(line: 89, column: 54, scope: !201)
!257 = !DILocation(line: 90, column: 1, scope: !201)
!258 = !DISubprogram(name: "pthread_create", scope: !187, file: !187, line: 202, type: !259, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !191)
!259 = !DISubroutineType(types: !260)
!260 = !{!16, !261, !263, !274, !275}
!261 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !262)
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !216, size: 64)
!263 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !264)
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !265, size: 64)
!265 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !266)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !80, line: 62, baseType: !267)
!267 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !80, line: 56, size: 448, elements: !268)
!268 = !{!269, !273}
!269 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !267, file: !80, line: 58, baseType: !270, size: 448)
!270 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 448, elements: !271)
!271 = !{!272}
!272 = !DISubrange(count: 56)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !267, file: !80, line: 59, baseType: !108, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!275 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !49)
!276 = !DISubprogram(name: "pthread_join", scope: !187, file: !187, line: 219, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !191)
!277 = !DISubroutineType(types: !278)
!278 = !{!16, !216, !279}
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!280 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 31, type: !281, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !283)
!281 = !DISubroutineType(types: !282)
!282 = !{!16, !16, null}
!283 = !{!284, !285, !301, !302}
!284 = !DILocalVariable(name: "n", arg: 1, scope: !280, file: !3, line: 31, type: !16)
!285 = !DILocalVariable(name: "ap", scope: !280, file: !3, line: 32, type: !286)
!286 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !287, line: 52, baseType: !288)
!287 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!288 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !289, line: 32, baseType: !290)
!289 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!290 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !291, baseType: !292)
!291 = !DIFile(filename: "language.c", directory: ".")
!292 = !DICompositeType(tag: DW_TAG_array_type, baseType: !293, size: 192, elements: !299)
!293 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !294)
!294 = !{!295, !296, !297, !298}
!295 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !293, file: !291, line: 32, baseType: !7, size: 32)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !293, file: !291, line: 32, baseType: !7, size: 32, offset: 32)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !293, file: !291, line: 32, baseType: !49, size: 64, offset: 64)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !293, file: !291, line: 32, baseType: !49, size: 64, offset: 128)
!299 = !{!300}
!300 = !DISubrange(count: 1)
!301 = !DILocalVariable(name: "s", scope: !280, file: !3, line: 34, type: !16)
!302 = !DILocalVariable(name: "i", scope: !303, file: !3, line: 35, type: !16)
!303 = distinct !DILexicalBlock(scope: !280, file: !3, line: 35, column: 5)
!304 = !DILocation(line: 0, scope: !280)
!305 = !DILocation(line: 32, column: 5, scope: !280)
!306 = !DILocation(line: 32, column: 13, scope: !280)
!307 = !DILocation(line: 33, column: 5, scope: !280)
!308 = !DILocation(line: 0, scope: !303)
!309 = !DILocation(line: 35, column: 38, scope: !310)
!310 = distinct !DILexicalBlock(scope: !303, file: !3, line: 35, column: 5)
!311 = !DILocation(line: 35, column: 35, scope: !310)
!312 = !DILocation(line: 36, column: 5, scope: !280)
!313 = !DILocation(line: 38, column: 1, scope: !280)
!314 = !DILocation(line: 37, column: 5, scope: !280)
!315 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 71, type: !316, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191)
!316 = !DISubroutineType(types: !317)
!317 = !{!49}
!318 = !DILocation(line: 71, column: 30, scope: !315)
!319 = distinct !DISubprogram(name: "chosen", scope: !3, file: !3, line: 70, type: !194, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191)
!320 = !DILocation(line: 70, column: 27, scope: !319)
