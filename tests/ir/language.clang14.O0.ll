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

@mine = dso_local thread_local global i32 4, align 4, !dbg !0
@wide = dso_local global i128 1267650600228229401496703205381, align 16, !dbg !18
@tenth = dso_local global float 0x3FB99999A0000000, align 4, !dbg !21
@endless = dso_local global double 0x7FF0000000000000, align 8, !dbg !24
@pi = dso_local global x86_fp80 0xK4000C90FCF80DC33721D, align 16, !dbg !27
@print = dso_local global i32 (i8*, ...)* @printf, align 8, !dbg !30
@jump.targets = internal global [3 x i8*] [i8* blockaddress(@jump, %9), i8* blockaddress(@jump, %10), i8* blockaddress(@jump, %11)], align 16, !dbg !38
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !73
@counter = dso_local global i32 0, align 4, !dbg !48
@flag = dso_local global i32 0, align 4, !dbg !51
@table = dso_local global [4 x [2 x %struct.Record]] zeroinitializer, align 16, !dbg !54
@.str = private unnamed_addr constant [10 x i8] c"%d %f %d\0A\00", align 1
@weakling = extern_weak global i32, align 4
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @before_main, i8* null }]

@other_name = dso_local alias i32 (), i32 ()* @target

@selected = dso_local ifunc i32 (), bitcast (i8* ()* @resolve to i32 ()* ()*)

declare i32 @printf(i8* noundef, ...) #0

; Function Attrs: noinline nounwind uwtable
define dso_local void @by_value(%struct.Record* noalias sret(%struct.Record) align 16 %0, %struct.Record* noundef byval(%struct.Record) align 16 %1) #1 !dbg !113 {
  call void @llvm.dbg.declare(metadata %struct.Record* %1, metadata !116, metadata !DIExpression()), !dbg !117
  %3 = getelementptr inbounds %struct.Record, %struct.Record* %1, i32 0, i32 0, !dbg !118
  %4 = load i32, i32* %3, align 16, !dbg !119
  %5 = add nsw i32 %4, 1, !dbg !119
  store i32 %5, i32* %3, align 16, !dbg !119
  %6 = getelementptr inbounds %struct.Record, %struct.Record* %1, i32 0, i32 3, !dbg !120
  %7 = load i8, i8* %6, align 16, !dbg !121
  %8 = and i8 %7, 7, !dbg !121
  %9 = or i8 %8, 24, !dbg !121
  store i8 %9, i8* %6, align 16, !dbg !121
  %10 = bitcast %struct.Record* %0 to i8*, !dbg !122
  %11 = bitcast %struct.Record* %1 to i8*, !dbg !122
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %10, i8* align 16 %11, i64 64, i1 false), !dbg !122
  ret void, !dbg !123
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @choose(i64 noundef %0, i64 noundef %1) #1 !dbg !124 {
  %3 = alloca i32, align 4
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = bitcast i128* %4 to { i64, i64 }*
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %6, i32 0, i32 0
  store i64 %0, i64* %7, align 16
  %8 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %6, i32 0, i32 1
  store i64 %1, i64* %8, align 8
  %9 = load i128, i128* %4, align 16
  store i128 %9, i128* %5, align 16
  call void @llvm.dbg.declare(metadata i128* %5, metadata !128, metadata !DIExpression()), !dbg !129
  %10 = load i128, i128* %5, align 16, !dbg !130
  switch i128 %10, label %13 [
    i128 1, label %11
    i128 1180591620717411303424, label %12
  ], !dbg !131

11:                                               ; preds = %2
  store i32 3, i32* %3, align 4, !dbg !132
  br label %14, !dbg !132

12:                                               ; preds = %2
  store i32 5, i32* %3, align 4, !dbg !134
  br label %14, !dbg !134

13:                                               ; preds = %2
  store i32 0, i32* %3, align 4, !dbg !135
  br label %14, !dbg !135

14:                                               ; preds = %13, %12, %11
  %15 = load i32, i32* %3, align 4, !dbg !136
  ret i32 %15, !dbg !136
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @jump(i32 noundef %0) #1 !dbg !40 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !137, metadata !DIExpression()), !dbg !138
  %4 = load i32, i32* %3, align 4, !dbg !139
  %5 = srem i32 %4, 3, !dbg !140
  %6 = sext i32 %5 to i64, !dbg !141
  %7 = getelementptr inbounds [3 x i8*], [3 x i8*]* @jump.targets, i64 0, i64 %6, !dbg !141
  %8 = load i8*, i8** %7, align 8, !dbg !141
  br label %14, !dbg !142

9:                                                ; preds = %14
  call void @llvm.dbg.label(metadata !143), !dbg !144
  store i32 1, i32* %2, align 4, !dbg !145
  br label %12, !dbg !145

10:                                               ; preds = %14
  call void @llvm.dbg.label(metadata !146), !dbg !147
  store i32 2, i32* %2, align 4, !dbg !148
  br label %12, !dbg !148

11:                                               ; preds = %14
  call void @llvm.dbg.label(metadata !149), !dbg !150
  store i32 3, i32* %2, align 4, !dbg !151
  br label %12, !dbg !151

12:                                               ; preds = %11, %10, %9
  %13 = load i32, i32* %2, align 4, !dbg !152
  ret i32 %13, !dbg !152

14:                                               ; preds = %1
  %15 = phi i8* [ %8, %1 ]
  indirectbr i8* %15, [label %9, label %10, label %11]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #2

; Function Attrs: noinline nounwind uwtable
define dso_local <4 x float> @mix(<4 x float> noundef %0, <4 x float> noundef %1) #4 !dbg !153 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  store <4 x float> %0, <4 x float>* %3, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %3, metadata !159, metadata !DIExpression()), !dbg !160
  store <4 x float> %1, <4 x float>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %4, metadata !161, metadata !DIExpression()), !dbg !162
  %5 = load <4 x float>, <4 x float>* %3, align 16, !dbg !163
  %6 = load <4 x float>, <4 x float>* %4, align 16, !dbg !164
  %7 = load <4 x float>, <4 x float>* %3, align 16, !dbg !165
  %8 = load <4 x float>, <4 x float>* %4, align 16, !dbg !166
  %9 = shufflevector <4 x float> %7, <4 x float> %8, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !167
  %10 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %5, <4 x float> %6, <4 x float> %9), !dbg !168
  ret <4 x float> %10, !dbg !169
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i8* @worker(i8* noundef %0) #1 !dbg !170 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !173, metadata !DIExpression()), !dbg !174
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !175
  store i32 1, i32* %3, align 4, !dbg !176
  %9 = load i32, i32* %3, align 4, !dbg !176
  %10 = atomicrmw add i32* @counter, i32 %9 seq_cst, align 4, !dbg !176
  store i32 %10, i32* %4, align 4, !dbg !176
  %11 = load i32, i32* %4, align 4, !dbg !176
  call void @llvm.dbg.declare(metadata i32* %5, metadata !177, metadata !DIExpression()), !dbg !178
  store i32 3, i32* %5, align 4, !dbg !178
  store i32 7, i32* %6, align 4, !dbg !179
  %12 = load i32, i32* %5, align 4, !dbg !179
  %13 = load i32, i32* %6, align 4, !dbg !179
  %14 = cmpxchg weak i32* @counter, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !179
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !179
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !179
  br i1 %16, label %18, label %17, !dbg !179

17:                                               ; preds = %1
  store i32 %15, i32* %5, align 4, !dbg !179
  br label %18, !dbg !179

18:                                               ; preds = %17, %1
  %19 = zext i1 %16 to i8, !dbg !179
  store i8 %19, i8* %7, align 1, !dbg !179
  %20 = load i8, i8* %7, align 1, !dbg !179
  %21 = trunc i8 %20 to i1, !dbg !179
  fence acquire, !dbg !180
  %22 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !181
  %23 = load i8*, i8** %2, align 8, !dbg !182
  ret i8* %23, !dbg !183
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @target() #1 !dbg !184 {
  ret i32 1, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define internal void @before_main() #1 !dbg !187 {
  store volatile i32 1, i32* @flag, align 4, !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #1 !dbg !192 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.Record, align 16
  %10 = alloca i128, align 16
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !197, metadata !DIExpression()), !dbg !198
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !199, metadata !DIExpression()), !dbg !200
  %11 = load i32, i32* %4, align 4, !dbg !201
  %12 = add nsw i32 %11, 1, !dbg !202
  %13 = zext i32 %12 to i64, !dbg !203
  %14 = call i8* @llvm.stacksave(), !dbg !203
  store i8* %14, i8** %6, align 8, !dbg !203
  %15 = alloca i8, i64 %13, align 16, !dbg !203
  store i64 %13, i64* %7, align 8, !dbg !203
  call void @llvm.dbg.declare(metadata i64* %7, metadata !204, metadata !DIExpression()), !dbg !206
  call void @llvm.dbg.declare(metadata i8* %15, metadata !207, metadata !DIExpression()), !dbg !211
  %16 = load i32, i32* %4, align 4, !dbg !212
  %17 = sext i32 %16 to i64, !dbg !212
  call void @llvm.memset.p0i8.i64(i8* align 16 %15, i8 0, i64 %17, i1 false), !dbg !213
  call void @llvm.dbg.declare(metadata i64* %8, metadata !214, metadata !DIExpression()), !dbg !216
  %18 = load i8**, i8*** %5, align 8, !dbg !217
  %19 = bitcast i8** %18 to i8*, !dbg !217
  %20 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %19) #8, !dbg !218
  %21 = load i64, i64* %8, align 8, !dbg !219
  %22 = call i32 @pthread_join(i64 noundef %21, i8** noundef null), !dbg !220
  call void @llvm.dbg.declare(metadata %struct.Record* %9, metadata !221, metadata !DIExpression()), !dbg !222
  %23 = load i32, i32* %4, align 4, !dbg !223
  %24 = sext i32 %23 to i64, !dbg !224
  %25 = getelementptr inbounds [4 x [2 x %struct.Record]], [4 x [2 x %struct.Record]]* @table, i64 0, i64 %24, !dbg !224
  %26 = getelementptr inbounds [2 x %struct.Record], [2 x %struct.Record]* %25, i64 0, i64 1, !dbg !224
  call void @by_value(%struct.Record* sret(%struct.Record) align 16 %9, %struct.Record* noundef byval(%struct.Record) align 16 %26), !dbg !225
  %27 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !226
  %28 = getelementptr inbounds %struct.Record, %struct.Record* %9, i32 0, i32 2, !dbg !227
  %29 = getelementptr inbounds %struct.anon, %struct.anon* %28, i32 0, i32 0, !dbg !228
  %30 = load double, double* %29, align 16, !dbg !228
  %31 = load i32, i32* %4, align 4, !dbg !229
  %32 = sext i32 %31 to i128, !dbg !229
  store i128 %32, i128* %10, align 16, !dbg !230
  %33 = bitcast i128* %10 to { i64, i64 }*, !dbg !230
  %34 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %33, i32 0, i32 0, !dbg !230
  %35 = load i64, i64* %34, align 16, !dbg !230
  %36 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %33, i32 0, i32 1, !dbg !230
  %37 = load i64, i64* %36, align 8, !dbg !230
  %38 = call i32 @choose(i64 noundef %35, i64 noundef %37), !dbg !230
  %39 = load i32, i32* %4, align 4, !dbg !231
  %40 = call i32 @jump(i32 noundef %39), !dbg !232
  %41 = add nsw i32 %38, %40, !dbg !233
  %42 = load i32, i32* @mine, align 4, !dbg !234
  %43 = add nsw i32 %41, %42, !dbg !235
  %44 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32 noundef %27, double noundef %30, i32 noundef %43), !dbg !236
  %45 = call i64 @assembly(), !dbg !237
  %46 = trunc i64 %45 to i32, !dbg !238
  %47 = add nsw i32 zext (i1 icmp eq (i32* @weakling, i32* null) to i32), %46, !dbg !239
  %48 = call i32 @selected(), !dbg !240
  %49 = add nsw i32 %47, %48, !dbg !241
  %50 = call i32 @other_name(), !dbg !242
  %51 = add nsw i32 %49, %50, !dbg !243
  store i32 %51, i32* %3, align 4, !dbg !244
  %52 = load i8*, i8** %6, align 8, !dbg !245
  call void @llvm.stackrestore(i8* %52), !dbg !245
  %53 = load i32, i32* %3, align 4, !dbg !245
  ret i32 %53, !dbg !245
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #6

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #5

declare i32 @pthread_join(i64 noundef, i8** noundef) #0

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %0, ...) #1 !dbg !246 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !249, metadata !DIExpression()), !dbg !250
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !251, metadata !DIExpression()), !dbg !267
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !268
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !268
  call void @llvm.va_start(i8* %7), !dbg !268
  call void @llvm.dbg.declare(metadata i32* %4, metadata !269, metadata !DIExpression()), !dbg !270
  store i32 0, i32* %4, align 4, !dbg !270
  call void @llvm.dbg.declare(metadata i32* %5, metadata !271, metadata !DIExpression()), !dbg !273
  store i32 0, i32* %5, align 4, !dbg !273
  br label %8, !dbg !274

8:                                                ; preds = %33, %1
  %9 = load i32, i32* %5, align 4, !dbg !275
  %10 = load i32, i32* %2, align 4, !dbg !277
  %11 = icmp slt i32 %9, %10, !dbg !278
  br i1 %11, label %12, label %36, !dbg !279

12:                                               ; preds = %8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !280
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0, !dbg !280
  %15 = load i32, i32* %14, align 16, !dbg !280
  %16 = icmp ule i32 %15, 40, !dbg !280
  br i1 %16, label %17, label %23, !dbg !280

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3, !dbg !280
  %19 = load i8*, i8** %18, align 16, !dbg !280
  %20 = getelementptr i8, i8* %19, i32 %15, !dbg !280
  %21 = bitcast i8* %20 to i32*, !dbg !280
  %22 = add i32 %15, 8, !dbg !280
  store i32 %22, i32* %14, align 16, !dbg !280
  br label %28, !dbg !280

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2, !dbg !280
  %25 = load i8*, i8** %24, align 8, !dbg !280
  %26 = bitcast i8* %25 to i32*, !dbg !280
  %27 = getelementptr i8, i8* %25, i32 8, !dbg !280
  store i8* %27, i8** %24, align 8, !dbg !280
  br label %28, !dbg !280

28:                                               ; preds = %23, %17
  %29 = phi i32* [ %21, %17 ], [ %26, %23 ], !dbg !280
  %30 = load i32, i32* %29, align 4, !dbg !280
  %31 = load i32, i32* %4, align 4, !dbg !281
  %32 = add nsw i32 %31, %30, !dbg !281
  store i32 %32, i32* %4, align 4, !dbg !281
  br label %33, !dbg !282

33:                                               ; preds = %28
  %34 = load i32, i32* %5, align 4, !dbg !283
  %35 = add nsw i32 %34, 1, !dbg !283
  store i32 %35, i32* %5, align 4, !dbg !283
  br label %8, !dbg !284, !llvm.loop !285

36:                                               ; preds = %8
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !288
  %38 = bitcast %struct.__va_list_tag* %37 to i8*, !dbg !288
  call void @llvm.va_end(i8* %38), !dbg !288
  %39 = load i32, i32* %4, align 4, !dbg !289
  ret i32 %39, !dbg !290
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @assembly() #1 !dbg !291 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !294, metadata !DIExpression()), !dbg !295
  %2 = call i64 asm sideeffect "movq $1, $0", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 7) #8, !dbg !296, !srcloc !297
  store i64 %2, i64* %1, align 8, !dbg !296
  callbr void asm sideeffect "nop", "i,~{dirflag},~{fpsr},~{flags}"(i8* blockaddress(@assembly, %4)) #8
          to label %3 [label %4], !dbg !298, !srcloc !299

3:                                                ; preds = %0
  br label %4, !dbg !298

4:                                                ; preds = %3, %0
  call void @llvm.dbg.label(metadata !300), !dbg !301
  %5 = load i64, i64* %1, align 8, !dbg !302
  ret i64 %5, !dbg !303
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #6

; Function Attrs: noinline nounwind uwtable
define internal i8* @resolve() #1 !dbg !304 {
  ret i8* bitcast (i32 ()* @chosen to i8*), !dbg !307
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @chosen() #1 !dbg !308 {
  ret i32 2, !dbg !309
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind willreturn }
attributes #7 = { argmemonly nofree nounwind willreturn writeonly }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!105, !106, !107, !108, !109, !110, !111}
!llvm.ident = !{!112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 20, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
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
!17 = !{!0, !18, !21, !24, !27, !30, !38, !48, !51, !54, !73}
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
!39 = distinct !DIGlobalVariable(name: "targets", scope: !40, file: !3, line: 52, type: !44, isLocal: true, isDefinition: true)
!40 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 51, type: !41, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!16, !16}
!43 = !{}
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 192, elements: !46)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!46 = !{!47}
!47 = !DISubrange(count: 3)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !50, isLocal: false, isDefinition: true)
!50 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 21, type: !53, isLocal: false, isDefinition: true)
!53 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 23, type: !56, isLocal: false, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 4096, elements: !70)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "Record", file: !3, line: 16, baseType: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 8, size: 512, elements: !59)
!59 = !{!60, !61, !63, !68, !69}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !58, file: !3, line: 9, baseType: !16, size: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !58, file: !3, line: 10, baseType: !62, size: 24, offset: 32)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 24, elements: !46)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !58, file: !3, line: 14, baseType: !64, size: 256, offset: 128)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !58, file: !3, line: 11, size: 256, elements: !65)
!65 = !{!66, !67}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !64, file: !3, line: 12, baseType: !26, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "ld", scope: !64, file: !3, line: 13, baseType: !29, size: 128, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "f1", scope: !58, file: !3, line: 15, baseType: !7, size: 3, offset: 384, flags: DIFlagBitField, extraData: i64 384)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "f2", scope: !58, file: !3, line: 15, baseType: !7, size: 5, offset: 387, flags: DIFlagBitField, extraData: i64 384)
!70 = !{!71, !72}
!71 = !DISubrange(count: 4)
!72 = !DISubrange(count: 2)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !75, isLocal: true, isDefinition: true)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !76, line: 72, baseType: !77)
!76 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !76, line: 67, size: 320, elements: !78)
!78 = !{!79, !99, !103}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !77, file: !76, line: 69, baseType: !80, size: 320)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !81, line: 22, size: 320, elements: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!82 = !{!83, !84, !85, !86, !87, !88, !90, !91}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !80, file: !81, line: 24, baseType: !16, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !80, file: !81, line: 25, baseType: !7, size: 32, offset: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !80, file: !81, line: 26, baseType: !16, size: 32, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !80, file: !81, line: 28, baseType: !7, size: 32, offset: 96)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !80, file: !81, line: 32, baseType: !16, size: 32, offset: 128)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !80, file: !81, line: 34, baseType: !89, size: 16, offset: 160)
!89 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !80, file: !81, line: 35, baseType: !89, size: 16, offset: 176)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !80, file: !81, line: 36, baseType: !92, size: 128, offset: 192)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !93, line: 55, baseType: !94)
!93 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !93, line: 51, size: 128, elements: !95)
!95 = !{!96, !98}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !94, file: !93, line: 53, baseType: !97, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !94, file: !93, line: 54, baseType: !97, size: 64, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !77, file: !76, line: 70, baseType: !100, size: 320)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 40)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !77, file: !76, line: 71, baseType: !104, size: 64)
!104 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!105 = !{i32 7, !"Dwarf Version", i32 5}
!106 = !{i32 2, !"Debug Info Version", i32 3}
!107 = !{i32 1, !"wchar_size", i32 4}
!108 = !{i32 7, !"PIC Level", i32 2}
!109 = !{i32 7, !"PIE Level", i32 2}
!110 = !{i32 7, !"uwtable", i32 1}
!111 = !{i32 7, !"frame-pointer", i32 2}
!112 = !{!"Debian clang version 14.0.6"}
!113 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 39, type: !114, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!114 = !DISubroutineType(types: !115)
!115 = !{!57, !57}
!116 = !DILocalVariable(name: "r", arg: 1, scope: !113, file: !3, line: 39, type: !57)
!117 = !DILocation(line: 39, column: 24, scope: !113)
!118 = !DILocation(line: 40, column: 7, scope: !113)
!119 = !DILocation(line: 40, column: 8, scope: !113)
!120 = !DILocation(line: 41, column: 7, scope: !113)
!121 = !DILocation(line: 41, column: 10, scope: !113)
!122 = !DILocation(line: 42, column: 12, scope: !113)
!123 = !DILocation(line: 42, column: 5, scope: !113)
!124 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 44, type: !125, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!125 = !DISubroutineType(types: !126)
!126 = !{!16, !127}
!127 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!128 = !DILocalVariable(name: "x", arg: 1, scope: !124, file: !3, line: 44, type: !127)
!129 = !DILocation(line: 44, column: 30, scope: !124)
!130 = !DILocation(line: 45, column: 13, scope: !124)
!131 = !DILocation(line: 45, column: 5, scope: !124)
!132 = !DILocation(line: 46, column: 13, scope: !133)
!133 = distinct !DILexicalBlock(scope: !124, file: !3, line: 45, column: 16)
!134 = !DILocation(line: 47, column: 38, scope: !133)
!135 = !DILocation(line: 48, column: 14, scope: !133)
!136 = !DILocation(line: 50, column: 1, scope: !124)
!137 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 51, type: !16)
!138 = !DILocation(line: 51, column: 14, scope: !40)
!139 = !DILocation(line: 53, column: 19, scope: !40)
!140 = !DILocation(line: 53, column: 21, scope: !40)
!141 = !DILocation(line: 53, column: 11, scope: !40)
!142 = !DILocation(line: 53, column: 5, scope: !40)
!143 = !DILabel(scope: !40, name: "one", file: !3, line: 54)
!144 = !DILocation(line: 54, column: 1, scope: !40)
!145 = !DILocation(line: 54, column: 6, scope: !40)
!146 = !DILabel(scope: !40, name: "two", file: !3, line: 55)
!147 = !DILocation(line: 55, column: 1, scope: !40)
!148 = !DILocation(line: 55, column: 6, scope: !40)
!149 = !DILabel(scope: !40, name: "three", file: !3, line: 56)
!150 = !DILocation(line: 56, column: 1, scope: !40)
!151 = !DILocation(line: 56, column: 8, scope: !40)
!152 = !DILocation(line: 57, column: 1, scope: !40)
!153 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 58, type: !154, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!154 = !DISubroutineType(types: !155)
!155 = !{!156, !156, !156}
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "Lanes", file: !3, line: 17, baseType: !157)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !158)
!158 = !{!71}
!159 = !DILocalVariable(name: "a", arg: 1, scope: !153, file: !3, line: 58, type: !156)
!160 = !DILocation(line: 58, column: 17, scope: !153)
!161 = !DILocalVariable(name: "b", arg: 2, scope: !153, file: !3, line: 58, type: !156)
!162 = !DILocation(line: 58, column: 26, scope: !153)
!163 = !DILocation(line: 58, column: 38, scope: !153)
!164 = !DILocation(line: 58, column: 42, scope: !153)
!165 = !DILocation(line: 58, column: 70, scope: !153)
!166 = !DILocation(line: 58, column: 73, scope: !153)
!167 = !DILocation(line: 58, column: 46, scope: !153)
!168 = !DILocation(line: 58, column: 44, scope: !153)
!169 = !DILocation(line: 58, column: 31, scope: !153)
!170 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 59, type: !171, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!171 = !DISubroutineType(types: !172)
!172 = !{!45, !45}
!173 = !DILocalVariable(name: "p", arg: 1, scope: !170, file: !3, line: 59, type: !45)
!174 = !DILocation(line: 59, column: 20, scope: !170)
!175 = !DILocation(line: 60, column: 5, scope: !170)
!176 = !DILocation(line: 61, column: 5, scope: !170)
!177 = !DILocalVariable(name: "expected", scope: !170, file: !3, line: 62, type: !16)
!178 = !DILocation(line: 62, column: 9, scope: !170)
!179 = !DILocation(line: 63, column: 5, scope: !170)
!180 = !DILocation(line: 64, column: 5, scope: !170)
!181 = !DILocation(line: 65, column: 5, scope: !170)
!182 = !DILocation(line: 66, column: 12, scope: !170)
!183 = !DILocation(line: 66, column: 5, scope: !170)
!184 = distinct !DISubprogram(name: "target", scope: !3, file: !3, line: 68, type: !185, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!185 = !DISubroutineType(types: !15)
!186 = !DILocation(line: 68, column: 20, scope: !184)
!187 = distinct !DISubprogram(name: "before_main", scope: !3, file: !3, line: 73, type: !188, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!188 = !DISubroutineType(types: !189)
!189 = !{null}
!190 = !DILocation(line: 73, column: 67, scope: !187)
!191 = !DILocation(line: 73, column: 72, scope: !187)
!192 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !193, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!193 = !DISubroutineType(types: !194)
!194 = !{!16, !16, !195}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !196, size: 64)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!197 = !DILocalVariable(name: "argc", arg: 1, scope: !192, file: !3, line: 81, type: !16)
!198 = !DILocation(line: 81, column: 14, scope: !192)
!199 = !DILocalVariable(name: "argv", arg: 2, scope: !192, file: !3, line: 81, type: !195)
!200 = !DILocation(line: 81, column: 27, scope: !192)
!201 = !DILocation(line: 82, column: 17, scope: !192)
!202 = !DILocation(line: 82, column: 22, scope: !192)
!203 = !DILocation(line: 82, column: 5, scope: !192)
!204 = !DILocalVariable(name: "__vla_expr0", scope: !192, type: !205, flags: DIFlagArtificial)
!205 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!206 = !DILocation(line: 0, scope: !192)
!207 = !DILocalVariable(name: "buffer", scope: !192, file: !3, line: 82, type: !208)
!208 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, elements: !209)
!209 = !{!210}
!210 = !DISubrange(count: !204)
!211 = !DILocation(line: 82, column: 10, scope: !192)
!212 = !DILocation(line: 83, column: 23, scope: !192)
!213 = !DILocation(line: 83, column: 5, scope: !192)
!214 = !DILocalVariable(name: "t", scope: !192, file: !3, line: 84, type: !215)
!215 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !76, line: 27, baseType: !205)
!216 = !DILocation(line: 84, column: 15, scope: !192)
!217 = !DILocation(line: 85, column: 35, scope: !192)
!218 = !DILocation(line: 85, column: 5, scope: !192)
!219 = !DILocation(line: 86, column: 18, scope: !192)
!220 = !DILocation(line: 86, column: 5, scope: !192)
!221 = !DILocalVariable(name: "r", scope: !192, file: !3, line: 87, type: !57)
!222 = !DILocation(line: 87, column: 12, scope: !192)
!223 = !DILocation(line: 87, column: 31, scope: !192)
!224 = !DILocation(line: 87, column: 25, scope: !192)
!225 = !DILocation(line: 87, column: 16, scope: !192)
!226 = !DILocation(line: 88, column: 26, scope: !192)
!227 = !DILocation(line: 88, column: 45, scope: !192)
!228 = !DILocation(line: 88, column: 48, scope: !192)
!229 = !DILocation(line: 88, column: 58, scope: !192)
!230 = !DILocation(line: 88, column: 51, scope: !192)
!231 = !DILocation(line: 88, column: 71, scope: !192)
!232 = !DILocation(line: 88, column: 66, scope: !192)
!233 = !DILocation(line: 88, column: 64, scope: !192)
!234 = !DILocation(line: 88, column: 79, scope: !192)
!235 = !DILocation(line: 88, column: 77, scope: !192)
!236 = !DILocation(line: 88, column: 5, scope: !192)
!237 = !DILocation(line: 89, column: 30, scope: !192)
!238 = !DILocation(line: 89, column: 25, scope: !192)
!239 = !DILocation(line: 89, column: 23, scope: !192)
!240 = !DILocation(line: 89, column: 43, scope: !192)
!241 = !DILocation(line: 89, column: 41, scope: !192)
!242 = !DILocation(line: 89, column: 56, scope: !192)
!243 = !DILocation(line: 89, column: 54, scope: !192)
!244 = !DILocation(line: 89, column: 5, scope: !192)
!245 = !DILocation(line: 90, column: 1, scope: !192)
!246 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 31, type: !247, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!247 = !DISubroutineType(types: !248)
!248 = !{!16, !16, null}
!249 = !DILocalVariable(name: "n", arg: 1, scope: !246, file: !3, line: 31, type: !16)
!250 = !DILocation(line: 31, column: 20, scope: !246)
!251 = !DILocalVariable(name: "ap", scope: !246, file: !3, line: 32, type: !252)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !253, line: 52, baseType: !254)
!253 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!254 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !255, line: 32, baseType: !256)
!255 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!256 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !257, baseType: !258)
!257 = !DIFile(filename: "language.c", directory: ".")
!258 = !DICompositeType(tag: DW_TAG_array_type, baseType: !259, size: 192, elements: !265)
!259 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !260)
!260 = !{!261, !262, !263, !264}
!261 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !259, file: !257, line: 32, baseType: !7, size: 32)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !259, file: !257, line: 32, baseType: !7, size: 32, offset: 32)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !259, file: !257, line: 32, baseType: !45, size: 64, offset: 64)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !259, file: !257, line: 32, baseType: !45, size: 64, offset: 128)
!265 = !{!266}
!266 = !DISubrange(count: 1)
!267 = !DILocation(line: 32, column: 13, scope: !246)
!268 = !DILocation(line: 33, column: 5, scope: !246)
!269 = !DILocalVariable(name: "s", scope: !246, file: !3, line: 34, type: !16)
!270 = !DILocation(line: 34, column: 9, scope: !246)
!271 = !DILocalVariable(name: "i", scope: !272, file: !3, line: 35, type: !16)
!272 = distinct !DILexicalBlock(scope: !246, file: !3, line: 35, column: 5)
!273 = !DILocation(line: 35, column: 14, scope: !272)
!274 = !DILocation(line: 35, column: 10, scope: !272)
!275 = !DILocation(line: 35, column: 21, scope: !276)
!276 = distinct !DILexicalBlock(scope: !272, file: !3, line: 35, column: 5)
!277 = !DILocation(line: 35, column: 25, scope: !276)
!278 = !DILocation(line: 35, column: 23, scope: !276)
!279 = !DILocation(line: 35, column: 5, scope: !272)
!280 = !DILocation(line: 35, column: 38, scope: !276)
!281 = !DILocation(line: 35, column: 35, scope: !276)
!282 = !DILocation(line: 35, column: 33, scope: !276)
!283 = !DILocation(line: 35, column: 29, scope: !276)
!284 = !DILocation(line: 35, column: 5, scope: !276)
!285 = distinct !{!285, !279, !286, !287}
!286 = !DILocation(line: 35, column: 38, scope: !272)
!287 = !{!"llvm.loop.mustprogress"}
!288 = !DILocation(line: 36, column: 5, scope: !246)
!289 = !DILocation(line: 37, column: 12, scope: !246)
!290 = !DILocation(line: 37, column: 5, scope: !246)
!291 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 74, type: !292, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!292 = !DISubroutineType(types: !293)
!293 = !{!104}
!294 = !DILocalVariable(name: "r", scope: !291, file: !3, line: 75, type: !104)
!295 = !DILocation(line: 75, column: 10, scope: !291)
!296 = !DILocation(line: 76, column: 5, scope: !291)
!297 = !{i64 1957}
!298 = !DILocation(line: 77, column: 5, scope: !291)
!299 = !{i64 2017}
!300 = !DILabel(scope: !291, name: "out", file: !3, line: 78)
!301 = !DILocation(line: 78, column: 1, scope: !291)
!302 = !DILocation(line: 79, column: 12, scope: !291)
!303 = !DILocation(line: 79, column: 5, scope: !291)
!304 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 71, type: !305, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!305 = !DISubroutineType(types: !306)
!306 = !{!45}
!307 = !DILocation(line: 71, column: 30, scope: !304)
!308 = distinct !DISubprogram(name: "chosen", scope: !3, file: !3, line: 70, type: !185, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!309 = !DILocation(line: 70, column: 27, scope: !308)
