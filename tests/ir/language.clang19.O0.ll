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

@mine = dso_local thread_local global i32 4, align 4, !dbg !0
@wide = dso_local global i128 1267650600228229401496703205381, align 16, !dbg !18
@tenth = dso_local global float 0x3FB99999A0000000, align 4, !dbg !21
@endless = dso_local global double 0x7FF0000000000000, align 8, !dbg !24
@pi = dso_local global x86_fp80 0xK4000C90FCF80DC33721D, align 16, !dbg !27
@print = dso_local global ptr @printf, align 8, !dbg !30
@jump.targets = internal global [3 x ptr] [ptr blockaddress(@jump, %9), ptr blockaddress(@jump, %10), ptr blockaddress(@jump, %11)], align 16, !dbg !38
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !78
@counter = dso_local global i32 0, align 4, !dbg !53
@flag = dso_local global i32 0, align 4, !dbg !56
@table = dso_local global [4 x [2 x %struct.Record]] zeroinitializer, align 16, !dbg !59
@.str = private unnamed_addr constant [10 x i8] c"%d %f %d\0A\00", align 1, !dbg !48
@weakling = extern_weak global i32, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before_main, ptr null }]

@other_name = dso_local alias i32 (), ptr @target

@selected = dso_local ifunc i32 (), ptr @resolve

declare i32 @printf(ptr noundef, ...) #0

; Function Attrs: noinline nounwind uwtable
define dso_local void @by_value(ptr dead_on_unwind noalias writable sret(%struct.Record) align 16 %0, ptr noundef byval(%struct.Record) align 16 %1) #1 !dbg !118 {
    #dbg_declare(ptr %1, !121, !DIExpression(), !122)
  %3 = getelementptr inbounds %struct.Record, ptr %1, i32 0, i32 0, !dbg !123
  %4 = load i32, ptr %3, align 16, !dbg !124
  %5 = add nsw i32 %4, 1, !dbg !124
  store i32 %5, ptr %3, align 16, !dbg !124
  %6 = getelementptr inbounds %struct.Record, ptr %1, i32 0, i32 3, !dbg !125
  %7 = load i8, ptr %6, align 16, !dbg !126
  %8 = and i8 %7, 7, !dbg !126
  %9 = or i8 %8, 24, !dbg !126
  store i8 %9, ptr %6, align 16, !dbg !126
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %1, i64 64, i1 false), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @choose(i64 noundef %0, i64 noundef %1) #1 !dbg !129 {
  %3 = alloca i32, align 4
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %6, align 16
  %7 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %7, align 8
  %8 = load i128, ptr %4, align 16
  store i128 %8, ptr %5, align 16
    #dbg_declare(ptr %5, !133, !DIExpression(), !134)
  %9 = load i128, ptr %5, align 16, !dbg !135
  switch i128 %9, label %12 [
    i128 1, label %10
    i128 1180591620717411303424, label %11
  ], !dbg !136

10:                                               ; preds = %2
  store i32 3, ptr %3, align 4, !dbg !137
  br label %13, !dbg !137

11:                                               ; preds = %2
  store i32 5, ptr %3, align 4, !dbg !139
  br label %13, !dbg !139

12:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !140
  br label %13, !dbg !140

13:                                               ; preds = %12, %11, %10
  %14 = load i32, ptr %3, align 4, !dbg !141
  ret i32 %14, !dbg !141
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @jump(i32 noundef %0) #1 !dbg !40 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !142, !DIExpression(), !143)
  %4 = load i32, ptr %3, align 4, !dbg !144
  %5 = srem i32 %4, 3, !dbg !145
  %6 = sext i32 %5 to i64, !dbg !146
  %7 = getelementptr inbounds [3 x ptr], ptr @jump.targets, i64 0, i64 %6, !dbg !146
  %8 = load ptr, ptr %7, align 8, !dbg !146
  br label %14, !dbg !147

9:                                                ; preds = %14
    #dbg_label(!148, !149)
  store i32 1, ptr %2, align 4, !dbg !150
  br label %12, !dbg !150

10:                                               ; preds = %14
    #dbg_label(!151, !152)
  store i32 2, ptr %2, align 4, !dbg !153
  br label %12, !dbg !153

11:                                               ; preds = %14
    #dbg_label(!154, !155)
  store i32 3, ptr %2, align 4, !dbg !156
  br label %12, !dbg !156

12:                                               ; preds = %11, %10, %9
  %13 = load i32, ptr %2, align 4, !dbg !157
  ret i32 %13, !dbg !157

14:                                               ; preds = %1
  %15 = phi ptr [ %8, %1 ]
  indirectbr ptr %15, [label %9, label %10, label %11]
}

; Function Attrs: noinline nounwind uwtable
define dso_local <4 x float> @mix(<4 x float> noundef %0, <4 x float> noundef %1) #3 !dbg !158 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16
    #dbg_declare(ptr %3, !164, !DIExpression(), !165)
  store <4 x float> %1, ptr %4, align 16
    #dbg_declare(ptr %4, !166, !DIExpression(), !167)
  %5 = load <4 x float>, ptr %3, align 16, !dbg !168
  %6 = load <4 x float>, ptr %4, align 16, !dbg !169
  %7 = load <4 x float>, ptr %3, align 16, !dbg !170
  %8 = load <4 x float>, ptr %4, align 16, !dbg !171
  %9 = shufflevector <4 x float> %7, <4 x float> %8, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !172
  %10 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %5, <4 x float> %6, <4 x float> %9), !dbg !173
  ret <4 x float> %10, !dbg !174
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #1 !dbg !175 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !178, !DIExpression(), !179)
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #9, !dbg !180
  store i32 1, ptr %3, align 4, !dbg !181
  %9 = load i32, ptr %3, align 4, !dbg !181
  %10 = atomicrmw add ptr @counter, i32 %9 seq_cst, align 4, !dbg !181
  store i32 %10, ptr %4, align 4, !dbg !181
  %11 = load i32, ptr %4, align 4, !dbg !181
    #dbg_declare(ptr %5, !182, !DIExpression(), !183)
  store i32 3, ptr %5, align 4, !dbg !183
  store i32 7, ptr %6, align 4, !dbg !184
  %12 = load i32, ptr %5, align 4, !dbg !184
  %13 = load i32, ptr %6, align 4, !dbg !184
  %14 = cmpxchg weak ptr @counter, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !184
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !184
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !184
  br i1 %16, label %18, label %17, !dbg !184

17:                                               ; preds = %1
  store i32 %15, ptr %5, align 4, !dbg !184
  br label %18, !dbg !184

18:                                               ; preds = %17, %1
  %19 = zext i1 %16 to i8, !dbg !184
  store i8 %19, ptr %7, align 1, !dbg !184
  %20 = load i8, ptr %7, align 1, !dbg !184
  %21 = trunc i8 %20 to i1, !dbg !184
  fence acquire, !dbg !185
  %22 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #9, !dbg !186
  %23 = load ptr, ptr %2, align 8, !dbg !187
  ret ptr %23, !dbg !188
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @target() #1 !dbg !189 {
  ret i32 1, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define internal void @before_main() #1 !dbg !192 {
  store volatile i32 1, ptr @flag, align 4, !dbg !195
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #1 !dbg !197 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.Record, align 16
  %10 = alloca i128, align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !202, !DIExpression(), !203)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !204, !DIExpression(), !205)
  %11 = load i32, ptr %4, align 4, !dbg !206
  %12 = add nsw i32 %11, 1, !dbg !207
  %13 = zext i32 %12 to i64, !dbg !208
  %14 = call ptr @llvm.stacksave.p0(), !dbg !208
  store ptr %14, ptr %6, align 8, !dbg !208
  %15 = alloca i8, i64 %13, align 16, !dbg !208
  store i64 %13, ptr %7, align 8, !dbg !208
    #dbg_declare(ptr %7, !209, !DIExpression(), !211)
    #dbg_declare(ptr %15, !212, !DIExpression(), !216)
  %16 = load i32, ptr %4, align 4, !dbg !217
  %17 = sext i32 %16 to i64, !dbg !217
  call void @llvm.memset.p0.i64(ptr align 16 %15, i8 0, i64 %17, i1 false), !dbg !218
    #dbg_declare(ptr %8, !219, !DIExpression(), !221)
  %18 = load ptr, ptr %5, align 8, !dbg !222
  %19 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @worker, ptr noundef %18) #9, !dbg !223
  %20 = load i64, ptr %8, align 8, !dbg !224
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !225
    #dbg_declare(ptr %9, !226, !DIExpression(), !227)
  %22 = load i32, ptr %4, align 4, !dbg !228
  %23 = sext i32 %22 to i64, !dbg !229
  %24 = getelementptr inbounds [4 x [2 x %struct.Record]], ptr @table, i64 0, i64 %23, !dbg !229
  %25 = getelementptr inbounds [2 x %struct.Record], ptr %24, i64 0, i64 1, !dbg !229
  call void @by_value(ptr dead_on_unwind writable sret(%struct.Record) align 16 %9, ptr noundef byval(%struct.Record) align 16 %25), !dbg !230
  %26 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !231
  %27 = getelementptr inbounds %struct.Record, ptr %9, i32 0, i32 2, !dbg !232
  %28 = getelementptr inbounds %struct.anon, ptr %27, i32 0, i32 0, !dbg !233
  %29 = load double, ptr %28, align 16, !dbg !233
  %30 = load i32, ptr %4, align 4, !dbg !234
  %31 = sext i32 %30 to i128, !dbg !234
  store i128 %31, ptr %10, align 16, !dbg !235
  %32 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0, !dbg !235
  %33 = load i64, ptr %32, align 16, !dbg !235
  %34 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1, !dbg !235
  %35 = load i64, ptr %34, align 8, !dbg !235
  %36 = call i32 @choose(i64 noundef %33, i64 noundef %35), !dbg !235
  %37 = load i32, ptr %4, align 4, !dbg !236
  %38 = call i32 @jump(i32 noundef %37), !dbg !237
  %39 = add nsw i32 %36, %38, !dbg !238
  %40 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !239
  %41 = load i32, ptr %40, align 4, !dbg !239
  %42 = add nsw i32 %39, %41, !dbg !240
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %26, double noundef %29, i32 noundef %42), !dbg !241
  %44 = icmp ne ptr @weakling, null, !dbg !242
  %45 = xor i1 %44, true, !dbg !242
  %46 = zext i1 %45 to i32, !dbg !242
  %47 = call i64 @assembly(), !dbg !243
  %48 = trunc i64 %47 to i32, !dbg !244
  %49 = add nsw i32 %46, %48, !dbg !245
  %50 = call i32 @selected(), !dbg !246
  %51 = add nsw i32 %49, %50, !dbg !247
  %52 = call i32 @other_name(), !dbg !248
  %53 = add nsw i32 %51, %52, !dbg !249
  store i32 %53, ptr %3, align 4, !dbg !250
  %54 = load ptr, ptr %6, align 8, !dbg !251
  call void @llvm.stackrestore.p0(ptr %54), !dbg !251
  %55 = load i32, ptr %3, align 4, !dbg !251
  ret i32 %55, !dbg !251
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #5

declare i32 @pthread_join(i64 noundef, ptr noundef) #0

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %0, ...) #1 !dbg !252 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !255, !DIExpression(), !256)
    #dbg_declare(ptr %3, !257, !DIExpression(), !272)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !273
  call void @llvm.va_start.p0(ptr %6), !dbg !273
    #dbg_declare(ptr %4, !274, !DIExpression(), !275)
  store i32 0, ptr %4, align 4, !dbg !275
    #dbg_declare(ptr %5, !276, !DIExpression(), !278)
  store i32 0, ptr %5, align 4, !dbg !278
  br label %7, !dbg !279

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4, !dbg !280
  %9 = load i32, ptr %2, align 4, !dbg !282
  %10 = icmp slt i32 %8, %9, !dbg !283
  br i1 %10, label %11, label %33, !dbg !284

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !285
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !285
  %14 = load i32, ptr %13, align 16, !dbg !285
  %15 = icmp ule i32 %14, 40, !dbg !285
  br i1 %15, label %16, label %21, !dbg !285

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !285
  %18 = load ptr, ptr %17, align 16, !dbg !285
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !285
  %20 = add i32 %14, 8, !dbg !285
  store i32 %20, ptr %13, align 16, !dbg !285
  br label %25, !dbg !285

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !285
  %23 = load ptr, ptr %22, align 8, !dbg !285
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !285
  store ptr %24, ptr %22, align 8, !dbg !285
  br label %25, !dbg !285

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !285
  %27 = load i32, ptr %26, align 4, !dbg !285
  %28 = load i32, ptr %4, align 4, !dbg !286
  %29 = add nsw i32 %28, %27, !dbg !286
  store i32 %29, ptr %4, align 4, !dbg !286
  br label %30, !dbg !287

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !288
  %32 = add nsw i32 %31, 1, !dbg !288
  store i32 %32, ptr %5, align 4, !dbg !288
  br label %7, !dbg !289, !llvm.loop !290

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !293
  call void @llvm.va_end.p0(ptr %34), !dbg !293
  %35 = load i32, ptr %4, align 4, !dbg !294
  ret i32 %35, !dbg !295
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: noinline nounwind uwtable
define internal i64 @assembly() #1 !dbg !296 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !299, !DIExpression(), !300)
  %2 = call i64 asm sideeffect "movq $1, $0", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 7) #9, !dbg !301, !srcloc !302
  store i64 %2, ptr %1, align 8, !dbg !301
  callbr void asm sideeffect "nop", "!i,~{dirflag},~{fpsr},~{flags}"() #9
          to label %3 [label %4], !dbg !303, !srcloc !304

3:                                                ; preds = %0
  br label %4, !dbg !303

4:                                                ; preds = %3, %0
    #dbg_label(!305, !306)
  %5 = load i64, ptr %1, align 8, !dbg !307
  ret i64 %5, !dbg !308
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #6

; Function Attrs: disable_sanitizer_instrumentation noinline nounwind uwtable
define internal ptr @resolve() #8 !dbg !309 {
  ret ptr @chosen, !dbg !312
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @chosen() #1 !dbg !313 {
  ret i32 2, !dbg !314
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { disable_sanitizer_instrumentation noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115, !116}
!llvm.ident = !{!117}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 20, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
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
!17 = !{!0, !18, !21, !24, !27, !30, !38, !48, !53, !56, !59, !78}
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
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 80, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 10)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !55, isLocal: false, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 21, type: !58, isLocal: false, isDefinition: true)
!58 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 23, type: !61, isLocal: false, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 4096, elements: !75)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "Record", file: !3, line: 16, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 8, size: 512, elements: !64)
!64 = !{!65, !66, !68, !73, !74}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !63, file: !3, line: 9, baseType: !16, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !63, file: !3, line: 10, baseType: !67, size: 24, offset: 32)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 24, elements: !46)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !63, file: !3, line: 14, baseType: !69, size: 256, offset: 128)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !63, file: !3, line: 11, size: 256, elements: !70)
!70 = !{!71, !72}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !69, file: !3, line: 12, baseType: !26, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "ld", scope: !69, file: !3, line: 13, baseType: !29, size: 128, offset: 128)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "f1", scope: !63, file: !3, line: 15, baseType: !7, size: 3, offset: 384, flags: DIFlagBitField, extraData: i64 384)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "f2", scope: !63, file: !3, line: 15, baseType: !7, size: 5, offset: 387, flags: DIFlagBitField, extraData: i64 384)
!75 = !{!76, !77}
!76 = !DISubrange(count: 4)
!77 = !DISubrange(count: 2)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 22, type: !80, isLocal: true, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !81, line: 72, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!82 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !81, line: 67, size: 320, elements: !83)
!83 = !{!84, !104, !108}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !82, file: !81, line: 69, baseType: !85, size: 320)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !86, line: 22, size: 320, elements: !87)
!86 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!87 = !{!88, !89, !90, !91, !92, !93, !95, !96}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !85, file: !86, line: 24, baseType: !16, size: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !85, file: !86, line: 25, baseType: !7, size: 32, offset: 32)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !85, file: !86, line: 26, baseType: !16, size: 32, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !85, file: !86, line: 28, baseType: !7, size: 32, offset: 96)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !85, file: !86, line: 32, baseType: !16, size: 32, offset: 128)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !85, file: !86, line: 34, baseType: !94, size: 16, offset: 160)
!94 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !85, file: !86, line: 35, baseType: !94, size: 16, offset: 176)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !85, file: !86, line: 36, baseType: !97, size: 128, offset: 192)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !98, line: 55, baseType: !99)
!98 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !98, line: 51, size: 128, elements: !100)
!100 = !{!101, !103}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !99, file: !98, line: 53, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !99, file: !98, line: 54, baseType: !102, size: 64, offset: 64)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !82, file: !81, line: 70, baseType: !105, size: 320)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 40)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !82, file: !81, line: 71, baseType: !109, size: 64)
!109 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!110 = !{i32 7, !"Dwarf Version", i32 5}
!111 = !{i32 2, !"Debug Info Version", i32 3}
!112 = !{i32 1, !"wchar_size", i32 4}
!113 = !{i32 8, !"PIC Level", i32 2}
!114 = !{i32 7, !"PIE Level", i32 2}
!115 = !{i32 7, !"uwtable", i32 2}
!116 = !{i32 7, !"frame-pointer", i32 2}
!117 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!118 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 39, type: !119, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!119 = !DISubroutineType(types: !120)
!120 = !{!62, !62}
!121 = !DILocalVariable(name: "r", arg: 1, scope: !118, file: !3, line: 39, type: !62)
!122 = !DILocation(line: 39, column: 24, scope: !118)
!123 = !DILocation(line: 40, column: 7, scope: !118)
!124 = !DILocation(line: 40, column: 8, scope: !118)
!125 = !DILocation(line: 41, column: 7, scope: !118)
!126 = !DILocation(line: 41, column: 10, scope: !118)
!127 = !DILocation(line: 42, column: 12, scope: !118)
!128 = !DILocation(line: 42, column: 5, scope: !118)
!129 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 44, type: !130, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!130 = !DISubroutineType(types: !131)
!131 = !{!16, !132}
!132 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!133 = !DILocalVariable(name: "x", arg: 1, scope: !129, file: !3, line: 44, type: !132)
!134 = !DILocation(line: 44, column: 30, scope: !129)
!135 = !DILocation(line: 45, column: 13, scope: !129)
!136 = !DILocation(line: 45, column: 5, scope: !129)
!137 = !DILocation(line: 46, column: 13, scope: !138)
!138 = distinct !DILexicalBlock(scope: !129, file: !3, line: 45, column: 16)
!139 = !DILocation(line: 47, column: 38, scope: !138)
!140 = !DILocation(line: 48, column: 14, scope: !138)
!141 = !DILocation(line: 50, column: 1, scope: !129)
!142 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 51, type: !16)
!143 = !DILocation(line: 51, column: 14, scope: !40)
!144 = !DILocation(line: 53, column: 19, scope: !40)
!145 = !DILocation(line: 53, column: 21, scope: !40)
!146 = !DILocation(line: 53, column: 11, scope: !40)
!147 = !DILocation(line: 53, column: 5, scope: !40)
!148 = !DILabel(scope: !40, name: "one", file: !3, line: 54)
!149 = !DILocation(line: 54, column: 1, scope: !40)
!150 = !DILocation(line: 54, column: 6, scope: !40)
!151 = !DILabel(scope: !40, name: "two", file: !3, line: 55)
!152 = !DILocation(line: 55, column: 1, scope: !40)
!153 = !DILocation(line: 55, column: 6, scope: !40)
!154 = !DILabel(scope: !40, name: "three", file: !3, line: 56)
!155 = !DILocation(line: 56, column: 1, scope: !40)
!156 = !DILocation(line: 56, column: 8, scope: !40)
!157 = !DILocation(line: 57, column: 1, scope: !40)
!158 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 58, type: !159, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!159 = !DISubroutineType(types: !160)
!160 = !{!161, !161, !161}
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "Lanes", file: !3, line: 17, baseType: !162)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !163)
!163 = !{!76}
!164 = !DILocalVariable(name: "a", arg: 1, scope: !158, file: !3, line: 58, type: !161)
!165 = !DILocation(line: 58, column: 17, scope: !158)
!166 = !DILocalVariable(name: "b", arg: 2, scope: !158, file: !3, line: 58, type: !161)
!167 = !DILocation(line: 58, column: 26, scope: !158)
!168 = !DILocation(line: 58, column: 38, scope: !158)
!169 = !DILocation(line: 58, column: 42, scope: !158)
!170 = !DILocation(line: 58, column: 70, scope: !158)
!171 = !DILocation(line: 58, column: 73, scope: !158)
!172 = !DILocation(line: 58, column: 46, scope: !158)
!173 = !DILocation(line: 58, column: 44, scope: !158)
!174 = !DILocation(line: 58, column: 31, scope: !158)
!175 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 59, type: !176, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!176 = !DISubroutineType(types: !177)
!177 = !{!45, !45}
!178 = !DILocalVariable(name: "p", arg: 1, scope: !175, file: !3, line: 59, type: !45)
!179 = !DILocation(line: 59, column: 20, scope: !175)
!180 = !DILocation(line: 60, column: 5, scope: !175)
!181 = !DILocation(line: 61, column: 5, scope: !175)
!182 = !DILocalVariable(name: "expected", scope: !175, file: !3, line: 62, type: !16)
!183 = !DILocation(line: 62, column: 9, scope: !175)
!184 = !DILocation(line: 63, column: 5, scope: !175)
!185 = !DILocation(line: 64, column: 5, scope: !175)
!186 = !DILocation(line: 65, column: 5, scope: !175)
!187 = !DILocation(line: 66, column: 12, scope: !175)
!188 = !DILocation(line: 66, column: 5, scope: !175)
!189 = distinct !DISubprogram(name: "target", scope: !3, file: !3, line: 68, type: !190, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!190 = !DISubroutineType(types: !15)
!191 = !DILocation(line: 68, column: 20, scope: !189)
!192 = distinct !DISubprogram(name: "before_main", scope: !3, file: !3, line: 73, type: !193, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!193 = !DISubroutineType(types: !194)
!194 = !{null}
!195 = !DILocation(line: 73, column: 67, scope: !192)
!196 = !DILocation(line: 73, column: 72, scope: !192)
!197 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !198, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!198 = !DISubroutineType(types: !199)
!199 = !{!16, !16, !200}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!202 = !DILocalVariable(name: "argc", arg: 1, scope: !197, file: !3, line: 81, type: !16)
!203 = !DILocation(line: 81, column: 14, scope: !197)
!204 = !DILocalVariable(name: "argv", arg: 2, scope: !197, file: !3, line: 81, type: !200)
!205 = !DILocation(line: 81, column: 27, scope: !197)
!206 = !DILocation(line: 82, column: 17, scope: !197)
!207 = !DILocation(line: 82, column: 22, scope: !197)
!208 = !DILocation(line: 82, column: 5, scope: !197)
!209 = !DILocalVariable(name: "__vla_expr0", scope: !197, type: !210, flags: DIFlagArtificial)
!210 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!211 = !DILocation(line: 0, scope: !197)
!212 = !DILocalVariable(name: "buffer", scope: !197, file: !3, line: 82, type: !213)
!213 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, elements: !214)
!214 = !{!215}
!215 = !DISubrange(count: !209)
!216 = !DILocation(line: 82, column: 10, scope: !197)
!217 = !DILocation(line: 83, column: 23, scope: !197)
!218 = !DILocation(line: 83, column: 5, scope: !197)
!219 = !DILocalVariable(name: "t", scope: !197, file: !3, line: 84, type: !220)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !81, line: 27, baseType: !210)
!221 = !DILocation(line: 84, column: 15, scope: !197)
!222 = !DILocation(line: 85, column: 35, scope: !197)
!223 = !DILocation(line: 85, column: 5, scope: !197)
!224 = !DILocation(line: 86, column: 18, scope: !197)
!225 = !DILocation(line: 86, column: 5, scope: !197)
!226 = !DILocalVariable(name: "r", scope: !197, file: !3, line: 87, type: !62)
!227 = !DILocation(line: 87, column: 12, scope: !197)
!228 = !DILocation(line: 87, column: 31, scope: !197)
!229 = !DILocation(line: 87, column: 25, scope: !197)
!230 = !DILocation(line: 87, column: 16, scope: !197)
!231 = !DILocation(line: 88, column: 26, scope: !197)
!232 = !DILocation(line: 88, column: 45, scope: !197)
!233 = !DILocation(line: 88, column: 48, scope: !197)
!234 = !DILocation(line: 88, column: 58, scope: !197)
!235 = !DILocation(line: 88, column: 51, scope: !197)
!236 = !DILocation(line: 88, column: 71, scope: !197)
!237 = !DILocation(line: 88, column: 66, scope: !197)
!238 = !DILocation(line: 88, column: 64, scope: !197)
!239 = !DILocation(line: 88, column: 79, scope: !197)
!240 = !DILocation(line: 88, column: 77, scope: !197)
!241 = !DILocation(line: 88, column: 5, scope: !197)
!242 = !DILocation(line: 89, column: 12, scope: !197)
!243 = !DILocation(line: 89, column: 30, scope: !197)
!244 = !DILocation(line: 89, column: 25, scope: !197)
!245 = !DILocation(line: 89, column: 23, scope: !197)
!246 = !DILocation(line: 89, column: 43, scope: !197)
!247 = !DILocation(line: 89, column: 41, scope: !197)
!248 = !DILocation(line: 89, column: 56, scope: !197)
!249 = !DILocation(line: 89, column: 54, scope: !197)
!250 = !DILocation(line: 89, column: 5, scope: !197)
!251 = !DILocation(line: 90, column: 1, scope: !197)
!252 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 31, type: !253, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!253 = !DISubroutineType(types: !254)
!254 = !{!16, !16, null}
!255 = !DILocalVariable(name: "n", arg: 1, scope: !252, file: !3, line: 31, type: !16)
!256 = !DILocation(line: 31, column: 20, scope: !252)
!257 = !DILocalVariable(name: "ap", scope: !252, file: !3, line: 32, type: !258)
!258 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !259, line: 52, baseType: !260)
!259 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !261, line: 12, baseType: !262)
!261 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!262 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !263)
!263 = !DICompositeType(tag: DW_TAG_array_type, baseType: !264, size: 192, elements: !270)
!264 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !265)
!265 = !{!266, !267, !268, !269}
!266 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !264, file: !3, line: 32, baseType: !7, size: 32)
!267 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !264, file: !3, line: 32, baseType: !7, size: 32, offset: 32)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !264, file: !3, line: 32, baseType: !45, size: 64, offset: 64)
!269 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !264, file: !3, line: 32, baseType: !45, size: 64, offset: 128)
!270 = !{!271}
!271 = !DISubrange(count: 1)
!272 = !DILocation(line: 32, column: 13, scope: !252)
!273 = !DILocation(line: 33, column: 5, scope: !252)
!274 = !DILocalVariable(name: "s", scope: !252, file: !3, line: 34, type: !16)
!275 = !DILocation(line: 34, column: 9, scope: !252)
!276 = !DILocalVariable(name: "i", scope: !277, file: !3, line: 35, type: !16)
!277 = distinct !DILexicalBlock(scope: !252, file: !3, line: 35, column: 5)
!278 = !DILocation(line: 35, column: 14, scope: !277)
!279 = !DILocation(line: 35, column: 10, scope: !277)
!280 = !DILocation(line: 35, column: 21, scope: !281)
!281 = distinct !DILexicalBlock(scope: !277, file: !3, line: 35, column: 5)
!282 = !DILocation(line: 35, column: 25, scope: !281)
!283 = !DILocation(line: 35, column: 23, scope: !281)
!284 = !DILocation(line: 35, column: 5, scope: !277)
!285 = !DILocation(line: 35, column: 38, scope: !281)
!286 = !DILocation(line: 35, column: 35, scope: !281)
!287 = !DILocation(line: 35, column: 33, scope: !281)
!288 = !DILocation(line: 35, column: 29, scope: !281)
!289 = !DILocation(line: 35, column: 5, scope: !281)
!290 = distinct !{!290, !284, !291, !292}
!291 = !DILocation(line: 35, column: 38, scope: !277)
!292 = !{!"llvm.loop.mustprogress"}
!293 = !DILocation(line: 36, column: 5, scope: !252)
!294 = !DILocation(line: 37, column: 12, scope: !252)
!295 = !DILocation(line: 37, column: 5, scope: !252)
!296 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 74, type: !297, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!297 = !DISubroutineType(types: !298)
!298 = !{!109}
!299 = !DILocalVariable(name: "r", scope: !296, file: !3, line: 75, type: !109)
!300 = !DILocation(line: 75, column: 10, scope: !296)
!301 = !DILocation(line: 76, column: 5, scope: !296)
!302 = !{i64 1957}
!303 = !DILocation(line: 77, column: 5, scope: !296)
!304 = !{i64 2017}
!305 = !DILabel(scope: !296, name: "out", file: !3, line: 78)
!306 = !DILocation(line: 78, column: 1, scope: !296)
!307 = !DILocation(line: 79, column: 12, scope: !296)
!308 = !DILocation(line: 79, column: 5, scope: !296)
!309 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 71, type: !310, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!310 = !DISubroutineType(types: !311)
!311 = !{!45}
!312 = !DILocation(line: 71, column: 30, scope: !309)
!313 = distinct !DISubprogram(name: "chosen", scope: !3, file: !3, line: 70, type: !190, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!314 = !DILocation(line: 70, column: 27, scope: !313)
