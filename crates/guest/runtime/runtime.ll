target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handler = type { i32, %union.anon, i8*, i8*, %struct.handler* }
%union.anon = type { void ()* }
%struct.hsearch_data = type { %struct._ENTRY*, i32, i32 }
%struct._ENTRY = type { i32, %struct.entry }
%struct.entry = type { i8*, i8* }
%struct.cleanup = type { [8 x i64], i32, %struct.cleanup*, [3 x i8*] }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.__dirstream = type opaque
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.walk = type { i8*, i64, i32, i64, i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* }
%struct.FTW = type { i32, i32 }
%struct.queue = type { %struct.queue*, %struct.queue* }
%struct.delivery = type { void (...)*, i64, i32, i32, [128 x i8] }
%struct.sigset = type { [16 x i64] }
%struct.job = type { i64, i32, i32 (i8*, i8*, i8*)*, i8*, i8* }
%struct.node = type { i8*, [2 x %struct.node*], i32 }

@last = internal global %struct.handler* null, align 8
@last_quick = internal global %struct.handler* null, align 8
@reserved_used = internal global i32 0, align 4
@reserved = internal global [64 x %struct.handler] zeroinitializer, align 16
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@the_table = internal global %struct.hsearch_data zeroinitializer, align 8
@abort.aborting = internal unnamed_addr global i1 false, align 4
@ends_with = internal thread_local unnamed_addr global i8* null, align 8
@newest = internal thread_local unnamed_addr global %struct.cleanup* null, align 8

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @atomic_thread_fence(i32 noundef %0) local_unnamed_addr #0 {
  fence seq_cst
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @atomic_signal_fence(i32 noundef %0) local_unnamed_addr #1 {
  fence syncscope("singlethread") seq_cst
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local zeroext i1 @atomic_flag_test_and_set(i8* noundef %0) local_unnamed_addr #0 {
  %2 = atomicrmw volatile xchg i8* %0, i8 1 seq_cst, align 1
  %3 = icmp ne i8 %2, 0
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local zeroext i1 @atomic_flag_test_and_set_explicit(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = atomicrmw volatile xchg i8* %0, i8 1 seq_cst, align 1
  %4 = icmp ne i8 %3, 0
  ret i1 %4
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @atomic_flag_clear(i8* noundef %0) local_unnamed_addr #2 {
  store atomic volatile i8 0, i8* %0 seq_cst, align 1
  ret void
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @atomic_flag_clear_explicit(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  store atomic volatile i8 0, i8* %0 seq_cst, align 1
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__sched_cpualloc(i64 noundef %0) local_unnamed_addr #3 {
  %2 = add i64 %0, 63
  %3 = lshr i64 %2, 3
  %4 = and i64 %3, 2305843009213693944
  %5 = call i8* @malloc(i64 noundef %4) #16
  ret i8* %5
}

declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @__sched_cpufree(i8* noundef %0) local_unnamed_addr #3 {
  call void @free(i8* noundef %0) #16
  ret void
}

declare dso_local void @free(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #5 {
  %5 = fmul x86_fp80 %0, %2
  %6 = fmul x86_fp80 %1, %3
  %7 = fmul x86_fp80 %0, %3
  %8 = fmul x86_fp80 %1, %2
  %9 = fsub x86_fp80 %5, %6
  %10 = fadd x86_fp80 %8, %7
  %11 = fcmp ord x86_fp80 %9, 0xK00000000000000000000
  %12 = fcmp ord x86_fp80 %10, 0xK00000000000000000000
  %13 = or i1 %11, %12
  br i1 %13, label %105, label %14

14:                                               ; preds = %4
  %15 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #17
  %16 = fcmp oeq x86_fp80 %15, 0xK7FFF8000000000000000
  %17 = xor i1 %16, true
  %18 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1) #17
  %19 = fcmp une x86_fp80 %18, 0xK7FFF8000000000000000
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %34, label %21

21:                                               ; preds = %14
  %22 = uitofp i1 %16 to x86_fp80
  %23 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %22, x86_fp80 %0) #18
  %24 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1) #17
  %25 = fcmp oeq x86_fp80 %24, 0xK7FFF8000000000000000
  %26 = uitofp i1 %25 to x86_fp80
  %27 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %26, x86_fp80 %1) #18
  %28 = fcmp ord x86_fp80 %2, 0xK00000000000000000000
  %29 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %2) #18
  %30 = select i1 %28, x86_fp80 %2, x86_fp80 %29
  %31 = fcmp ord x86_fp80 %3, 0xK00000000000000000000
  br i1 %31, label %34, label %32

32:                                               ; preds = %21
  %33 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %3) #18
  br label %34

34:                                               ; preds = %32, %21, %14
  %35 = phi x86_fp80 [ %33, %32 ], [ %3, %21 ], [ %3, %14 ]
  %36 = phi x86_fp80 [ %30, %32 ], [ %30, %21 ], [ %2, %14 ]
  %37 = phi x86_fp80 [ %27, %32 ], [ %27, %21 ], [ %1, %14 ]
  %38 = phi x86_fp80 [ %23, %32 ], [ %23, %21 ], [ %0, %14 ]
  %39 = phi i32 [ 1, %32 ], [ 1, %21 ], [ 0, %14 ]
  %40 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %36) #17
  %41 = fcmp oeq x86_fp80 %40, 0xK7FFF8000000000000000
  %42 = xor i1 %41, true
  %43 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %35) #17
  %44 = fcmp une x86_fp80 %43, 0xK7FFF8000000000000000
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %59, label %46

46:                                               ; preds = %34
  %47 = uitofp i1 %41 to x86_fp80
  %48 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %47, x86_fp80 %36) #18
  %49 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %35) #17
  %50 = fcmp oeq x86_fp80 %49, 0xK7FFF8000000000000000
  %51 = uitofp i1 %50 to x86_fp80
  %52 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %51, x86_fp80 %35) #18
  %53 = fcmp ord x86_fp80 %38, 0xK00000000000000000000
  %54 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %38) #18
  %55 = select i1 %53, x86_fp80 %38, x86_fp80 %54
  %56 = fcmp ord x86_fp80 %37, 0xK00000000000000000000
  br i1 %56, label %59, label %57

57:                                               ; preds = %46
  %58 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %37) #18
  br label %59

59:                                               ; preds = %57, %46, %34
  %60 = phi x86_fp80 [ %52, %57 ], [ %52, %46 ], [ %35, %34 ]
  %61 = phi x86_fp80 [ %48, %57 ], [ %48, %46 ], [ %36, %34 ]
  %62 = phi x86_fp80 [ %58, %57 ], [ %37, %46 ], [ %37, %34 ]
  %63 = phi x86_fp80 [ %55, %57 ], [ %55, %46 ], [ %38, %34 ]
  %64 = phi i32 [ 1, %57 ], [ 1, %46 ], [ %39, %34 ]
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %91

66:                                               ; preds = %59
  %67 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5) #17
  %68 = fcmp une x86_fp80 %67, 0xK7FFF8000000000000000
  %69 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %6) #17
  %70 = fcmp une x86_fp80 %69, 0xK7FFF8000000000000000
  %71 = select i1 %68, i1 %70, i1 false
  %72 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %7) #17
  %73 = fcmp une x86_fp80 %72, 0xK7FFF8000000000000000
  %74 = select i1 %71, i1 %73, i1 false
  %75 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %8) #17
  %76 = fcmp une x86_fp80 %75, 0xK7FFF8000000000000000
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %91, label %78

78:                                               ; preds = %66
  %79 = fcmp ord x86_fp80 %63, 0xK00000000000000000000
  %80 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %63) #18
  %81 = select i1 %79, x86_fp80 %63, x86_fp80 %80
  %82 = fcmp ord x86_fp80 %62, 0xK00000000000000000000
  %83 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %62) #18
  %84 = select i1 %82, x86_fp80 %62, x86_fp80 %83
  %85 = fcmp ord x86_fp80 %61, 0xK00000000000000000000
  %86 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %61) #18
  %87 = select i1 %85, x86_fp80 %61, x86_fp80 %86
  %88 = fcmp ord x86_fp80 %60, 0xK00000000000000000000
  br i1 %88, label %91, label %89

89:                                               ; preds = %78
  %90 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %60) #18
  br label %91

91:                                               ; preds = %89, %78, %66, %59
  %92 = phi x86_fp80 [ %60, %59 ], [ %90, %89 ], [ %60, %78 ], [ %60, %66 ]
  %93 = phi x86_fp80 [ %61, %59 ], [ %87, %89 ], [ %87, %78 ], [ %61, %66 ]
  %94 = phi x86_fp80 [ %62, %59 ], [ %84, %89 ], [ %84, %78 ], [ %62, %66 ]
  %95 = phi x86_fp80 [ %63, %59 ], [ %81, %89 ], [ %81, %78 ], [ %63, %66 ]
  %96 = phi i1 [ false, %59 ], [ false, %89 ], [ false, %78 ], [ true, %66 ]
  br i1 %96, label %105, label %97

97:                                               ; preds = %91
  %98 = fneg x86_fp80 %94
  %99 = fmul x86_fp80 %92, %98
  %100 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %95, x86_fp80 %93, x86_fp80 %99)
  %101 = fmul x86_fp80 %100, 0xK7FFF8000000000000000
  %102 = fmul x86_fp80 %93, %94
  %103 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %95, x86_fp80 %92, x86_fp80 %102)
  %104 = fmul x86_fp80 %103, 0xK7FFF8000000000000000
  br label %105

105:                                              ; preds = %97, %91, %4
  %106 = phi x86_fp80 [ %101, %97 ], [ %9, %4 ], [ %9, %91 ]
  %107 = phi x86_fp80 [ %104, %97 ], [ %10, %4 ], [ %10, %91 ]
  %108 = insertvalue { x86_fp80, x86_fp80 } undef, x86_fp80 %106, 0
  %109 = insertvalue { x86_fp80, x86_fp80 } %108, x86_fp80 %107, 1
  ret { x86_fp80, x86_fp80 } %109
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #6

; Function Attrs: nounwind uwtable
define dso_local { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #3 {
  %5 = call x86_fp80 @fabsl(x86_fp80 noundef %2) #16
  %6 = call x86_fp80 @fabsl(x86_fp80 noundef %3) #16
  %7 = call x86_fp80 @fmaxl(x86_fp80 noundef %5, x86_fp80 noundef %6) #16
  %8 = call x86_fp80 @logbl(x86_fp80 noundef %7) #16
  %9 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %8) #17
  %10 = fcmp oeq x86_fp80 %9, 0xK7FFF8000000000000000
  %11 = fcmp uno x86_fp80 %8, 0xK00000000000000000000
  %12 = or i1 %11, %10
  br i1 %12, label %18, label %13

13:                                               ; preds = %4
  %14 = fptosi x86_fp80 %8 to i32
  %15 = sub nsw i32 0, %14
  %16 = call x86_fp80 @scalbnl(x86_fp80 noundef %2, i32 noundef %15) #16
  %17 = call x86_fp80 @scalbnl(x86_fp80 noundef %3, i32 noundef %15) #16
  br label %18

18:                                               ; preds = %13, %4
  %19 = phi i32 [ %14, %13 ], [ 0, %4 ]
  %20 = phi x86_fp80 [ %17, %13 ], [ %3, %4 ]
  %21 = phi x86_fp80 [ %16, %13 ], [ %2, %4 ]
  %22 = fmul x86_fp80 %20, %20
  %23 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %21, x86_fp80 %21, x86_fp80 %22)
  %24 = fmul x86_fp80 %20, %1
  %25 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 %21, x86_fp80 %24)
  %26 = fdiv x86_fp80 %25, %23
  %27 = sub nsw i32 0, %19
  %28 = call x86_fp80 @scalbnl(x86_fp80 noundef %26, i32 noundef %27) #16
  %29 = fneg x86_fp80 %20
  %30 = fmul x86_fp80 %29, %0
  %31 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %21, x86_fp80 %30)
  %32 = fdiv x86_fp80 %31, %23
  %33 = call x86_fp80 @scalbnl(x86_fp80 noundef %32, i32 noundef %27) #16
  %34 = fcmp ord x86_fp80 %28, 0xK00000000000000000000
  %35 = fcmp ord x86_fp80 %33, 0xK00000000000000000000
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %107, label %37

37:                                               ; preds = %18
  %38 = fcmp oeq x86_fp80 %23, 0xK00000000000000000000
  br i1 %38, label %39, label %47

39:                                               ; preds = %37
  %40 = fcmp ord x86_fp80 %0, 0xK00000000000000000000
  %41 = fcmp ord x86_fp80 %1, 0xK00000000000000000000
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %47

43:                                               ; preds = %39
  %44 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %21) #18
  %45 = fmul x86_fp80 %44, %0
  %46 = fmul x86_fp80 %44, %1
  br label %107

47:                                               ; preds = %39, %37
  %48 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #17
  %49 = fcmp oeq x86_fp80 %48, 0xK7FFF8000000000000000
  %50 = xor i1 %49, true
  %51 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1) #17
  %52 = fcmp une x86_fp80 %51, 0xK7FFF8000000000000000
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %78, label %54

54:                                               ; preds = %47
  %55 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %21) #17
  %56 = fcmp oeq x86_fp80 %55, 0xK7FFF8000000000000000
  %57 = fcmp uno x86_fp80 %21, 0xK00000000000000000000
  %58 = or i1 %57, %56
  br i1 %58, label %78, label %59

59:                                               ; preds = %54
  %60 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %20) #17
  %61 = fcmp oeq x86_fp80 %60, 0xK7FFF8000000000000000
  %62 = fcmp uno x86_fp80 %20, 0xK00000000000000000000
  %63 = or i1 %62, %61
  br i1 %63, label %78, label %64

64:                                               ; preds = %59
  %65 = uitofp i1 %49 to x86_fp80
  %66 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %65, x86_fp80 %0) #18
  %67 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1) #17
  %68 = fcmp oeq x86_fp80 %67, 0xK7FFF8000000000000000
  %69 = uitofp i1 %68 to x86_fp80
  %70 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %69, x86_fp80 %1) #18
  %71 = fmul x86_fp80 %70, %20
  %72 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %66, x86_fp80 %21, x86_fp80 %71)
  %73 = fmul x86_fp80 %72, 0xK7FFF8000000000000000
  %74 = fneg x86_fp80 %66
  %75 = fmul x86_fp80 %20, %74
  %76 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %70, x86_fp80 %21, x86_fp80 %75)
  %77 = fmul x86_fp80 %76, 0xK7FFF8000000000000000
  br label %107

78:                                               ; preds = %59, %54, %47
  %79 = fcmp oeq x86_fp80 %9, 0xK7FFF8000000000000000
  %80 = fcmp ogt x86_fp80 %8, 0xK00000000000000000000
  %81 = and i1 %80, %79
  br i1 %81, label %82, label %107

82:                                               ; preds = %78
  %83 = fcmp oeq x86_fp80 %48, 0xK7FFF8000000000000000
  %84 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %85 = or i1 %84, %83
  br i1 %85, label %107, label %86

86:                                               ; preds = %82
  %87 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1) #17
  %88 = fcmp oeq x86_fp80 %87, 0xK7FFF8000000000000000
  %89 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %90 = or i1 %89, %88
  br i1 %90, label %107, label %91

91:                                               ; preds = %86
  %92 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %21) #17
  %93 = fcmp oeq x86_fp80 %92, 0xK7FFF8000000000000000
  %94 = uitofp i1 %93 to x86_fp80
  %95 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %94, x86_fp80 %21) #18
  %96 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %20) #17
  %97 = fcmp oeq x86_fp80 %96, 0xK7FFF8000000000000000
  %98 = uitofp i1 %97 to x86_fp80
  %99 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %98, x86_fp80 %20) #18
  %100 = fmul x86_fp80 %99, %1
  %101 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 %95, x86_fp80 %100)
  %102 = fmul x86_fp80 %101, 0xK00000000000000000000
  %103 = fneg x86_fp80 %99
  %104 = fmul x86_fp80 %103, %0
  %105 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %95, x86_fp80 %104)
  %106 = fmul x86_fp80 %105, 0xK00000000000000000000
  br label %107

107:                                              ; preds = %91, %86, %82, %78, %64, %43, %18
  %108 = phi x86_fp80 [ %73, %64 ], [ %102, %91 ], [ %45, %43 ], [ %28, %18 ], [ %28, %86 ], [ %28, %82 ], [ %28, %78 ]
  %109 = phi x86_fp80 [ %77, %64 ], [ %106, %91 ], [ %46, %43 ], [ %33, %18 ], [ %33, %86 ], [ %33, %82 ], [ %33, %78 ]
  %110 = insertvalue { x86_fp80, x86_fp80 } undef, x86_fp80 %108, 0
  %111 = insertvalue { x86_fp80, x86_fp80 } %110, x86_fp80 %109, 1
  ret { x86_fp80, x86_fp80 } %111
}

declare dso_local x86_fp80 @fabsl(x86_fp80 noundef) local_unnamed_addr #4

declare dso_local x86_fp80 @fmaxl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #4

declare dso_local x86_fp80 @logbl(x86_fp80 noundef) local_unnamed_addr #4

declare dso_local x86_fp80 @scalbnl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @klee_int(i8* noundef %0) local_unnamed_addr #3 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #18
  call void @klee_make_symbolic(i8* noundef nonnull %3, i64 noundef 4, i8* noundef %0) #16
  %4 = load i32, i32* %2, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #18
  ret i32 %4
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #7

declare dso_local void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: nounwind uwtable
define dso_local i32 @klee_range(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #18
  call void @klee_make_symbolic(i8* noundef nonnull %5, i64 noundef 4, i8* noundef %2) #16
  %6 = load i32, i32* %4, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #18
  %7 = icmp sge i32 %6, %0
  %8 = icmp slt i32 %6, %1
  %9 = and i1 %7, %8
  %10 = zext i1 %9 to i32
  call void @unsnarl_assume(i32 noundef %10) #16
  ret i32 %6
}

declare dso_local void @unsnarl_assume(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i64 @klee_choose(i64 noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #18
  call void @klee_make_symbolic(i8* noundef nonnull %3, i64 noundef 8, i8* noundef null) #16
  %4 = load i64, i64* %2, align 8
  %5 = icmp ult i64 %4, %0
  %6 = zext i1 %5 to i32
  call void @unsnarl_assume(i32 noundef %6) #16
  %7 = load i64, i64* %2, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #18
  ret i64 %7
}

; Function Attrs: nounwind uwtable
define dso_local { i64, i64 } @__VERIFIER_nondet_int128() local_unnamed_addr #3 {
  %1 = alloca i128, align 16
  %2 = bitcast i128* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #18
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 16, i8* noundef null) #16
  %3 = load i128, i128* %1, align 16
  %4 = trunc i128 %3 to i64
  %5 = lshr i128 %3, 64
  %6 = trunc i128 %5 to i64
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #18
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: nounwind uwtable
define dso_local { i64, i64 } @__VERIFIER_nondet_uint128() local_unnamed_addr #3 {
  %1 = alloca i128, align 16
  %2 = bitcast i128* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #18
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 16, i8* noundef null) #16
  %3 = load i128, i128* %1, align 16
  %4 = trunc i128 %3 to i64
  %5 = lshr i128 %3, 64
  %6 = trunc i128 %5 to i64
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #18
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: nounwind uwtable
define dso_local void @klee_assert(i32 noundef %0) local_unnamed_addr #3 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @reach_error() #16
  br label %4

4:                                                ; preds = %3, %1
  ret void
}

declare dso_local void @reach_error() local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @klee_silent_exit(i32 noundef %0) local_unnamed_addr #3 {
  call void @unsnarl_assume(i32 noundef 0) #16
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @klee_abort() local_unnamed_addr #8 {
  call void @abort() #19
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local void @klee_report_error(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #3 {
  call void @__assert_fail(i8* noundef %2, i8* noundef %0, i32 noundef %1, i8* noundef null) #16
  ret void
}

declare dso_local void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_prefer_cex(i8* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_posix_prefer_cex(i8* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_warning(i8* nocapture noundef %0) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_warning_once(i8* nocapture noundef %0) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_print_expr(i8* nocapture noundef %0, ...) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_print_range(i8* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_stack_trace() local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_mark_global(i8* nocapture noundef %0) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_open_merge() local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_close_merge() local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_set_forking(i32 noundef %0) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @klee_check_memory_access(i8* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @klee_is_symbolic(i64 noundef %0) local_unnamed_addr #9 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @klee_is_replay() local_unnamed_addr #9 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @klee_get_value_i32(i32 noundef returned %0) local_unnamed_addr #9 {
  ret i32 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @klee_get_valuel(i64 noundef returned %0) local_unnamed_addr #9 {
  ret i64 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @klee_get_value_i64(i64 noundef returned %0) local_unnamed_addr #9 {
  ret i64 %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @atexit(void ()* noundef %0) local_unnamed_addr #3 {
  %2 = load atomic i32, i32* @reserved_used seq_cst, align 4
  %3 = icmp slt i32 %2, 64
  br i1 %3, label %4, label %10

4:                                                ; preds = %1
  %5 = atomicrmw add i32* @reserved_used, i32 1 seq_cst, align 4
  %6 = icmp slt i32 %5, 64
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @reserved, i64 0, i64 %8
  br label %13

10:                                               ; preds = %4, %1
  %11 = call i8* @malloc(i64 noundef 40) #16
  %12 = bitcast i8* %11 to %struct.handler*
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi %struct.handler* [ %9, %7 ], [ %12, %10 ]
  %15 = icmp eq %struct.handler* %14, null
  br i1 %15, label %33, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 0
  store i32 1, i32* %17, align 8
  %18 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 1, i32 0
  store void ()* %0, void ()** %18, align 8
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 2
  store i8* null, i8** %19, align 8
  %20 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 3
  store i8* null, i8** %20, align 8
  %21 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 4
  store %struct.handler* null, %struct.handler** %21, align 8
  %22 = load atomic i64, i64* bitcast (%struct.handler** @last to i64*) seq_cst, align 8
  %23 = inttoptr i64 %22 to %struct.handler*
  store %struct.handler* %23, %struct.handler** %21, align 8
  %24 = bitcast %struct.handler** %21 to i64*
  %25 = ptrtoint %struct.handler* %14 to i64
  %26 = cmpxchg i64* bitcast (%struct.handler** @last to i64*), i64 %22, i64 %25 seq_cst seq_cst, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  br i1 %27, label %33, label %28

28:                                               ; preds = %28, %16
  %29 = phi { i64, i1 } [ %31, %28 ], [ %26, %16 ]
  %30 = extractvalue { i64, i1 } %29, 0
  store i64 %30, i64* %24, align 8
  %31 = cmpxchg i64* bitcast (%struct.handler** @last to i64*), i64 %30, i64 %25 seq_cst seq_cst, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  br i1 %32, label %33, label %28, !llvm.loop !3

33:                                               ; preds = %28, %16, %13
  %34 = phi i32 [ -1, %13 ], [ 0, %16 ], [ 0, %28 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define dso_local i32 @on_exit(void (i32, i8*)* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = load atomic i32, i32* @reserved_used seq_cst, align 4
  %4 = icmp slt i32 %3, 64
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = atomicrmw add i32* @reserved_used, i32 1 seq_cst, align 4
  %7 = icmp slt i32 %6, 64
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @reserved, i64 0, i64 %9
  br label %14

11:                                               ; preds = %5, %2
  %12 = call i8* @malloc(i64 noundef 40) #16
  %13 = bitcast i8* %12 to %struct.handler*
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi %struct.handler* [ %10, %8 ], [ %13, %11 ]
  %16 = icmp eq %struct.handler* %15, null
  br i1 %16, label %35, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.handler, %struct.handler* %15, i64 0, i32 0
  store i32 3, i32* %18, align 8
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %15, i64 0, i32 1
  %20 = bitcast %union.anon* %19 to void (i32, i8*)**
  store void (i32, i8*)* %0, void (i32, i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.handler, %struct.handler* %15, i64 0, i32 2
  store i8* %1, i8** %21, align 8
  %22 = getelementptr inbounds %struct.handler, %struct.handler* %15, i64 0, i32 3
  store i8* null, i8** %22, align 8
  %23 = getelementptr inbounds %struct.handler, %struct.handler* %15, i64 0, i32 4
  store %struct.handler* null, %struct.handler** %23, align 8
  %24 = load atomic i64, i64* bitcast (%struct.handler** @last to i64*) seq_cst, align 8
  %25 = inttoptr i64 %24 to %struct.handler*
  store %struct.handler* %25, %struct.handler** %23, align 8
  %26 = bitcast %struct.handler** %23 to i64*
  %27 = ptrtoint %struct.handler* %15 to i64
  %28 = cmpxchg i64* bitcast (%struct.handler** @last to i64*), i64 %24, i64 %27 seq_cst seq_cst, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  br i1 %29, label %35, label %30

30:                                               ; preds = %30, %17
  %31 = phi { i64, i1 } [ %33, %30 ], [ %28, %17 ]
  %32 = extractvalue { i64, i1 } %31, 0
  store i64 %32, i64* %26, align 8
  %33 = cmpxchg i64* bitcast (%struct.handler** @last to i64*), i64 %32, i64 %27 seq_cst seq_cst, align 8
  %34 = extractvalue { i64, i1 } %33, 1
  br i1 %34, label %35, label %30, !llvm.loop !3

35:                                               ; preds = %30, %17, %14
  %36 = phi i32 [ -1, %14 ], [ 0, %17 ], [ 0, %30 ]
  ret i32 %36
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = load atomic i32, i32* @reserved_used seq_cst, align 4
  %5 = icmp slt i32 %4, 64
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = atomicrmw add i32* @reserved_used, i32 1 seq_cst, align 4
  %8 = icmp slt i32 %7, 64
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @reserved, i64 0, i64 %10
  br label %15

12:                                               ; preds = %6, %3
  %13 = call i8* @malloc(i64 noundef 40) #16
  %14 = bitcast i8* %13 to %struct.handler*
  br label %15

15:                                               ; preds = %12, %9
  %16 = phi %struct.handler* [ %11, %9 ], [ %14, %12 ]
  %17 = icmp eq %struct.handler* %16, null
  br i1 %17, label %36, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %16, i64 0, i32 0
  store i32 2, i32* %19, align 8
  %20 = getelementptr inbounds %struct.handler, %struct.handler* %16, i64 0, i32 1
  %21 = bitcast %union.anon* %20 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %21, align 8
  %22 = getelementptr inbounds %struct.handler, %struct.handler* %16, i64 0, i32 2
  store i8* %1, i8** %22, align 8
  %23 = getelementptr inbounds %struct.handler, %struct.handler* %16, i64 0, i32 3
  store i8* %2, i8** %23, align 8
  %24 = getelementptr inbounds %struct.handler, %struct.handler* %16, i64 0, i32 4
  store %struct.handler* null, %struct.handler** %24, align 8
  %25 = load atomic i64, i64* bitcast (%struct.handler** @last to i64*) seq_cst, align 8
  %26 = inttoptr i64 %25 to %struct.handler*
  store %struct.handler* %26, %struct.handler** %24, align 8
  %27 = bitcast %struct.handler** %24 to i64*
  %28 = ptrtoint %struct.handler* %16 to i64
  %29 = cmpxchg i64* bitcast (%struct.handler** @last to i64*), i64 %25, i64 %28 seq_cst seq_cst, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %36, label %31

31:                                               ; preds = %31, %18
  %32 = phi { i64, i1 } [ %34, %31 ], [ %29, %18 ]
  %33 = extractvalue { i64, i1 } %32, 0
  store i64 %33, i64* %27, align 8
  %34 = cmpxchg i64* bitcast (%struct.handler** @last to i64*), i64 %33, i64 %28 seq_cst seq_cst, align 8
  %35 = extractvalue { i64, i1 } %34, 1
  br i1 %35, label %36, label %31, !llvm.loop !3

36:                                               ; preds = %31, %18, %15
  %37 = phi i32 [ -1, %15 ], [ 0, %18 ], [ 0, %31 ]
  ret i32 %37
}

; Function Attrs: nounwind uwtable
define dso_local i32 @at_quick_exit(void ()* noundef %0) local_unnamed_addr #3 {
  %2 = load atomic i32, i32* @reserved_used seq_cst, align 4
  %3 = icmp slt i32 %2, 64
  br i1 %3, label %4, label %10

4:                                                ; preds = %1
  %5 = atomicrmw add i32* @reserved_used, i32 1 seq_cst, align 4
  %6 = icmp slt i32 %5, 64
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @reserved, i64 0, i64 %8
  br label %13

10:                                               ; preds = %4, %1
  %11 = call i8* @malloc(i64 noundef 40) #16
  %12 = bitcast i8* %11 to %struct.handler*
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi %struct.handler* [ %9, %7 ], [ %12, %10 ]
  %15 = icmp eq %struct.handler* %14, null
  br i1 %15, label %33, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 0
  store i32 1, i32* %17, align 8
  %18 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 1, i32 0
  store void ()* %0, void ()** %18, align 8
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 2
  store i8* null, i8** %19, align 8
  %20 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 3
  store i8* null, i8** %20, align 8
  %21 = getelementptr inbounds %struct.handler, %struct.handler* %14, i64 0, i32 4
  store %struct.handler* null, %struct.handler** %21, align 8
  %22 = load atomic i64, i64* bitcast (%struct.handler** @last_quick to i64*) seq_cst, align 8
  %23 = inttoptr i64 %22 to %struct.handler*
  store %struct.handler* %23, %struct.handler** %21, align 8
  %24 = bitcast %struct.handler** %21 to i64*
  %25 = ptrtoint %struct.handler* %14 to i64
  %26 = cmpxchg i64* bitcast (%struct.handler** @last_quick to i64*), i64 %22, i64 %25 seq_cst seq_cst, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  br i1 %27, label %33, label %28

28:                                               ; preds = %28, %16
  %29 = phi { i64, i1 } [ %31, %28 ], [ %26, %16 ]
  %30 = extractvalue { i64, i1 } %29, 0
  store i64 %30, i64* %24, align 8
  %31 = cmpxchg i64* bitcast (%struct.handler** @last_quick to i64*), i64 %30, i64 %25 seq_cst seq_cst, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  br i1 %32, label %33, label %28, !llvm.loop !3

33:                                               ; preds = %28, %16, %13
  %34 = phi i32 [ -1, %13 ], [ 0, %16 ], [ 0, %28 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define dso_local void @__cxa_finalize(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = load %struct.handler*, %struct.handler** @last, align 8
  %3 = icmp eq %struct.handler* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = icmp eq i8* %0, null
  br label %7

6:                                                ; preds = %33, %1
  ret void

7:                                                ; preds = %33, %4
  %8 = phi %struct.handler* [ %2, %4 ], [ %35, %33 ]
  %9 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 0
  %10 = load i32, i32* %9, align 8
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %12, label %33

12:                                               ; preds = %7
  br i1 %5, label %17, label %13

13:                                               ; preds = %12
  %14 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 3
  %15 = load i8*, i8** %14, align 8
  %16 = icmp eq i8* %15, %0
  br i1 %16, label %17, label %33

17:                                               ; preds = %13, %12
  store i32 0, i32* %9, align 8
  switch i32 %10, label %33 [
    i32 1, label %18
    i32 2, label %21
    i32 3, label %27
  ]

18:                                               ; preds = %17
  %19 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 1, i32 0
  %20 = load void ()*, void ()** %19, align 8
  call void %20() #16
  br label %33

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 1
  %23 = bitcast %union.anon* %22 to void (i8*)**
  %24 = load void (i8*)*, void (i8*)** %23, align 8
  %25 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8
  call void %24(i8* noundef %26) #16
  br label %33

27:                                               ; preds = %17
  %28 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 1
  %29 = bitcast %union.anon* %28 to void (i32, i8*)**
  %30 = load void (i32, i8*)*, void (i32, i8*)** %29, align 8
  %31 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 2
  %32 = load i8*, i8** %31, align 8
  call void %30(i32 noundef 0, i8* noundef %32) #16
  br label %33

33:                                               ; preds = %27, %21, %18, %17, %13, %7
  %34 = getelementptr inbounds %struct.handler, %struct.handler* %8, i64 0, i32 4
  %35 = load %struct.handler*, %struct.handler** %34, align 8
  %36 = icmp eq %struct.handler* %35, null
  br i1 %36, label %6, label %7, !llvm.loop !6
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @exit(i32 noundef %0) local_unnamed_addr #8 {
  call fastcc void @run_all(%struct.handler** noundef nonnull @last, i32 noundef %0) #20
  call void @__unsnarl_run_destructors() #16
  call void @__unsnarl_exit(i32 noundef %0) #19
  unreachable
}

; Function Attrs: nounwind uwtable
define internal fastcc void @run_all(%struct.handler** nocapture noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = load %struct.handler*, %struct.handler** %0, align 8
  %4 = icmp eq %struct.handler* %3, null
  br i1 %4, label %41, label %5

5:                                                ; preds = %2
  %6 = bitcast %struct.handler** %0 to i64*
  br label %7

7:                                                ; preds = %38, %5
  %8 = load atomic i64, i64* %6 seq_cst, align 8
  %9 = inttoptr i64 %8 to %struct.handler*
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %38, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.handler, %struct.handler* %9, i64 0, i32 4
  %13 = load %struct.handler*, %struct.handler** %12, align 8
  %14 = ptrtoint %struct.handler* %13 to i64
  %15 = cmpxchg i64* %6, i64 %8, i64 %14 seq_cst seq_cst, align 8
  %16 = extractvalue { i64, i1 } %15, 1
  %17 = extractvalue { i64, i1 } %15, 0
  %18 = inttoptr i64 %17 to %struct.handler*
  %19 = select i1 %16, %struct.handler* %9, %struct.handler* %18
  br i1 %16, label %20, label %38

20:                                               ; preds = %11
  %21 = getelementptr inbounds %struct.handler, %struct.handler* %19, i64 0, i32 0
  %22 = load i32, i32* %21, align 8
  store i32 0, i32* %21, align 8
  switch i32 %22, label %38 [
    i32 1, label %23
    i32 2, label %26
    i32 3, label %32
  ]

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.handler, %struct.handler* %19, i64 0, i32 1, i32 0
  %25 = load void ()*, void ()** %24, align 8
  call void %25() #16
  br label %38

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.handler, %struct.handler* %19, i64 0, i32 1
  %28 = bitcast %union.anon* %27 to void (i8*)**
  %29 = load void (i8*)*, void (i8*)** %28, align 8
  %30 = getelementptr inbounds %struct.handler, %struct.handler* %19, i64 0, i32 2
  %31 = load i8*, i8** %30, align 8
  call void %29(i8* noundef %31) #16
  br label %38

32:                                               ; preds = %20
  %33 = getelementptr inbounds %struct.handler, %struct.handler* %19, i64 0, i32 1
  %34 = bitcast %union.anon* %33 to void (i32, i8*)**
  %35 = load void (i32, i8*)*, void (i32, i8*)** %34, align 8
  %36 = getelementptr inbounds %struct.handler, %struct.handler* %19, i64 0, i32 2
  %37 = load i8*, i8** %36, align 8
  call void %35(i32 noundef %1, i8* noundef %37) #16
  br label %38

38:                                               ; preds = %32, %26, %23, %20, %11, %7
  %39 = load %struct.handler*, %struct.handler** %0, align 8
  %40 = icmp eq %struct.handler* %39, null
  br i1 %40, label %41, label %7, !llvm.loop !7

41:                                               ; preds = %38, %2
  ret void
}

declare dso_local void @__unsnarl_run_destructors() local_unnamed_addr #4

; Function Attrs: noreturn
declare dso_local void @__unsnarl_exit(i32 noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind uwtable
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr #8 {
  call fastcc void @run_all(%struct.handler** noundef nonnull @last_quick, i32 noundef %0) #20
  call void @_exit(i32 noundef %0) #19
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @_exit(i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind readonly uwtable willreturn
define dso_local i32 @alphasort(%struct.dirent** nocapture noundef nonnull readonly %0, %struct.dirent** nocapture noundef nonnull readonly %1) local_unnamed_addr #11 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = call i32 @strcoll(i8* noundef nonnull %4, i8* noundef nonnull %6) #21
  ret i32 %7
}

; Function Attrs: mustprogress nofree nounwind readonly willreturn
declare dso_local i32 @strcoll(i8* noundef, i8* noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind readonly uwtable willreturn
define dso_local i32 @versionsort(%struct.dirent** nocapture noundef nonnull readonly %0, %struct.dirent** nocapture noundef nonnull readonly %1) local_unnamed_addr #11 {
  %3 = load %struct.dirent*, %struct.dirent** %0, align 8
  %4 = getelementptr inbounds %struct.dirent, %struct.dirent* %3, i64 0, i32 4, i64 0
  %5 = load %struct.dirent*, %struct.dirent** %1, align 8
  %6 = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i64 0, i32 4, i64 0
  %7 = call i32 @strverscmp(i8* noundef nonnull %4, i8* noundef nonnull %6) #21
  ret i32 %7
}

; Function Attrs: mustprogress nofree nounwind readonly willreturn
declare dso_local i32 @strverscmp(i8* noundef, i8* noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define dso_local i32 @scandir(i8* noundef nonnull %0, %struct.dirent*** nocapture noundef nonnull writeonly %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) local_unnamed_addr #3 {
  %5 = call noalias %struct.__dirstream* @opendir(i8* noundef nonnull %0) #16
  %6 = call fastcc i32 @scan(%struct.__dirstream* noundef %5, %struct.dirent*** noundef nonnull %1, i32 (%struct.dirent*)* noundef %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) #20
  ret i32 %6
}

declare dso_local noalias %struct.__dirstream* @opendir(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc i32 @scan(%struct.__dirstream* noundef %0, %struct.dirent*** nocapture noundef writeonly %1, i32 (%struct.dirent*)* noundef readonly %2, i32 (%struct.dirent**, %struct.dirent**)* noundef %3) unnamed_addr #3 {
  %5 = call i32* @__errno_location() #22
  %6 = load i32, i32* %5, align 4
  %7 = icmp eq %struct.__dirstream* %0, null
  br i1 %7, label %91, label %8

8:                                                ; preds = %4
  store i32 0, i32* %5, align 4
  %9 = icmp eq i32 (%struct.dirent*)* %2, null
  br label %10

10:                                               ; preds = %53, %8
  %11 = phi i32 [ 0, %8 ], [ %54, %53 ]
  %12 = phi i64 [ 0, %8 ], [ %56, %53 ]
  %13 = phi i64 [ 0, %8 ], [ %57, %53 ]
  %14 = phi %struct.dirent** [ null, %8 ], [ %58, %53 ]
  %15 = call %struct.dirent* @readdir(%struct.__dirstream* noundef nonnull %0) #16
  %16 = icmp eq %struct.dirent* %15, null
  br i1 %16, label %60, label %17

17:                                               ; preds = %10
  br i1 %9, label %21, label %18

18:                                               ; preds = %17
  %19 = call i32 %2(%struct.dirent* noundef nonnull %15) #16
  %20 = icmp eq i32 %19, 0
  store i32 0, i32* %5, align 4
  br i1 %20, label %53, label %22, !llvm.loop !8

21:                                               ; preds = %17
  store i32 0, i32* %5, align 4
  br label %22

22:                                               ; preds = %21, %18
  %23 = icmp eq i64 %13, %12
  br i1 %23, label %24, label %36

24:                                               ; preds = %22
  %25 = icmp eq i64 %12, 0
  %26 = shl i64 %12, 1
  %27 = select i1 %25, i64 10, i64 %26
  %28 = bitcast %struct.dirent** %14 to i8*
  %29 = shl i64 %27, 3
  %30 = call i8* @realloc(i8* noundef %28, i64 noundef %29) #16
  %31 = icmp eq i8* %30, null
  %32 = bitcast i8* %30 to %struct.dirent**
  %33 = select i1 %31, i32 1, i32 %11
  %34 = select i1 %31, i32 3, i32 0
  %35 = select i1 %31, %struct.dirent** %14, %struct.dirent** %32
  br i1 %31, label %53, label %36

36:                                               ; preds = %24, %22
  %37 = phi i32 [ %33, %24 ], [ %11, %22 ]
  %38 = phi i64 [ %27, %24 ], [ %12, %22 ]
  %39 = phi %struct.dirent** [ %35, %24 ], [ %14, %22 ]
  %40 = getelementptr inbounds %struct.dirent, %struct.dirent* %15, i64 0, i32 2
  %41 = load i16, i16* %40, align 8
  %42 = zext i16 %41 to i64
  %43 = call noalias i8* @malloc(i64 noundef %42) #16
  %44 = icmp eq i8* %43, null
  br i1 %44, label %53, label %45

45:                                               ; preds = %36
  %46 = bitcast %struct.dirent* %15 to i8*
  %47 = load i16, i16* %40, align 8
  %48 = zext i16 %47 to i64
  %49 = call i8* @memcpy(i8* noundef nonnull %43, i8* noundef nonnull %46, i64 noundef %48) #16
  %50 = add i64 %13, 1
  %51 = getelementptr inbounds %struct.dirent*, %struct.dirent** %39, i64 %13
  %52 = bitcast %struct.dirent** %51 to i8**
  store i8* %49, i8** %52, align 8
  br label %53

53:                                               ; preds = %45, %36, %24, %18
  %54 = phi i32 [ %33, %24 ], [ %11, %18 ], [ %37, %45 ], [ 1, %36 ]
  %55 = phi i32 [ %34, %24 ], [ 2, %18 ], [ 0, %45 ], [ 3, %36 ]
  %56 = phi i64 [ %27, %24 ], [ %12, %18 ], [ %38, %45 ], [ %38, %36 ]
  %57 = phi i64 [ %13, %24 ], [ %13, %18 ], [ %50, %45 ], [ %13, %36 ]
  %58 = phi %struct.dirent** [ %35, %24 ], [ %14, %18 ], [ %39, %45 ], [ %39, %36 ]
  %59 = icmp eq i32 %55, 3
  br i1 %59, label %60, label %10

60:                                               ; preds = %53, %10
  %61 = phi i32 [ %54, %53 ], [ %11, %10 ]
  %62 = phi i64 [ %57, %53 ], [ %13, %10 ]
  %63 = phi %struct.dirent** [ %58, %53 ], [ %14, %10 ]
  %64 = icmp eq i32 %61, 0
  br i1 %64, label %65, label %68

65:                                               ; preds = %60
  %66 = load i32, i32* %5, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %81, label %68

68:                                               ; preds = %65, %60
  %69 = load i32, i32* %5, align 4
  %70 = icmp eq i64 %62, 0
  br i1 %70, label %78, label %71

71:                                               ; preds = %71, %68
  %72 = phi i64 [ %73, %71 ], [ %62, %68 ]
  %73 = add i64 %72, -1
  %74 = getelementptr inbounds %struct.dirent*, %struct.dirent** %63, i64 %73
  %75 = bitcast %struct.dirent** %74 to i8**
  %76 = load i8*, i8** %75, align 8
  call void @free(i8* noundef %76) #16
  %77 = icmp eq i64 %73, 0
  br i1 %77, label %78, label %71, !llvm.loop !9

78:                                               ; preds = %71, %68
  %79 = bitcast %struct.dirent** %63 to i8*
  call void @free(i8* noundef %79) #16
  %80 = call i32 @closedir(%struct.__dirstream* noundef nonnull %0) #16
  store i32 %69, i32* %5, align 4
  br label %91

81:                                               ; preds = %65
  %82 = call i32 @closedir(%struct.__dirstream* noundef nonnull %0) #16
  %83 = icmp ne i32 (%struct.dirent**, %struct.dirent**)* %3, null
  %84 = icmp ne %struct.dirent** %63, null
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %89

86:                                               ; preds = %81
  %87 = bitcast %struct.dirent** %63 to i8*
  %88 = bitcast i32 (%struct.dirent**, %struct.dirent**)* %3 to i32 (i8*, i8*)*
  call void @qsort(i8* noundef nonnull %87, i64 noundef %62, i64 noundef 8, i32 (i8*, i8*)* noundef nonnull %88) #16
  br label %89

89:                                               ; preds = %86, %81
  store %struct.dirent** %63, %struct.dirent*** %1, align 8
  store i32 %6, i32* %5, align 4
  %90 = trunc i64 %62 to i32
  br label %91

91:                                               ; preds = %89, %78, %4
  %92 = phi i32 [ -1, %4 ], [ -1, %78 ], [ %90, %89 ]
  ret i32 %92
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare dso_local i32* @__errno_location() local_unnamed_addr #13

declare dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare dso_local i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #14

declare dso_local i32 @closedir(%struct.__dirstream* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @scandirat(i32 noundef %0, i8* noundef nonnull %1, %struct.dirent*** nocapture noundef nonnull writeonly %2, i32 (%struct.dirent*)* noundef %3, i32 (%struct.dirent**, %struct.dirent**)* noundef %4) local_unnamed_addr #3 {
  %6 = call i32 (i32, i8*, i32, ...) @openat(i32 noundef %0, i8* noundef nonnull %1, i32 noundef 65536) #16
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = call noalias %struct.__dirstream* @fdopendir(i32 noundef %6) #16
  %10 = call fastcc i32 @scan(%struct.__dirstream* noundef %9, %struct.dirent*** noundef nonnull %2, i32 (%struct.dirent*)* noundef %3, i32 (%struct.dirent**, %struct.dirent**)* noundef %4) #20
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i32 [ %10, %8 ], [ -1, %5 ]
  ret i32 %12
}

declare dso_local i32 @openat(i32 noundef, i8* noundef, i32 noundef, ...) local_unnamed_addr #4

declare dso_local noalias %struct.__dirstream* @fdopendir(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @ftw(i8* noundef nonnull %0, i32 (i8*, %struct.stat*, i32)* noundef nonnull %1, i32 %2) local_unnamed_addr #3 {
  %4 = alloca %struct.walk, align 8
  %5 = bitcast %struct.walk* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %5) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 4
  store i32 (i8*, %struct.stat*, i32)* %1, i32 (i8*, %struct.stat*, i32)** %6, align 8
  %7 = call fastcc i32 @start(%struct.walk* noundef nonnull %4, i8* noundef nonnull %0) #20
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %5) #18
  ret i32 %7
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #15

; Function Attrs: nounwind uwtable
define internal fastcc i32 @start(%struct.walk* nocapture noundef %0, i8* noundef %1) unnamed_addr #3 {
  %3 = load i8, i8* %1, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #22
  store i32 2, i32* %6, align 4
  br label %53

7:                                                ; preds = %2
  %8 = call i64 @strlen(i8* noundef nonnull %1) #21
  %9 = add i64 %8, 256
  %10 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  store i64 %9, i64* %10, align 8
  %11 = call noalias i8* @malloc(i64 noundef %9) #16
  %12 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  store i8* %11, i8** %12, align 8
  %13 = icmp eq i8* %11, null
  br i1 %13, label %53, label %14

14:                                               ; preds = %7
  %15 = call i8* @strcpy(i8* noundef nonnull %11, i8* noundef nonnull %1) #16
  %16 = icmp ugt i64 %8, 1
  br i1 %16, label %17, label %26

17:                                               ; preds = %24, %14
  %18 = phi i64 [ %20, %24 ], [ %8, %14 ]
  %19 = load i8*, i8** %12, align 8
  %20 = add i64 %18, -1
  %21 = getelementptr inbounds i8, i8* %19, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = icmp eq i8 %22, 47
  br i1 %23, label %24, label %26

24:                                               ; preds = %17
  store i8 0, i8* %21, align 1
  %25 = icmp ugt i64 %20, 1
  br i1 %25, label %17, label %26, !llvm.loop !10

26:                                               ; preds = %24, %17, %14
  %27 = load i8*, i8** %12, align 8
  %28 = call i8* @strrchr(i8* noundef %27, i32 noundef 47) #21
  %29 = icmp eq i8* %28, null
  br i1 %29, label %39, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds i8, i8* %28, i64 1
  %32 = load i8, i8* %31, align 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = ptrtoint i8* %31 to i64
  %36 = ptrtoint i8* %27 to i64
  %37 = sub i64 %35, %36
  %38 = trunc i64 %37 to i32
  br label %39

39:                                               ; preds = %34, %30, %26
  %40 = phi i32 [ %38, %34 ], [ 0, %30 ], [ 0, %26 ]
  %41 = call fastcc i32 @visit(%struct.walk* noundef %0, i32 noundef %40, i32 noundef 0) #20
  %42 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %43 = load i32, i32* %42, align 8
  %44 = and i32 %43, 16
  %45 = icmp eq i32 %44, 0
  %46 = and i32 %41, -2
  %47 = icmp eq i32 %46, 2
  %48 = select i1 %47, i32 0, i32 %41
  %49 = select i1 %45, i32 %41, i32 %48
  %50 = call i32* @__errno_location() #22
  %51 = load i32, i32* %50, align 4
  %52 = load i8*, i8** %12, align 8
  call void @free(i8* noundef %52) #16
  store i32 %51, i32* %50, align 4
  br label %53

53:                                               ; preds = %39, %7, %5
  %54 = phi i32 [ -1, %5 ], [ %49, %39 ], [ -1, %7 ]
  ret i32 %54
}

; Function Attrs: mustprogress nofree nounwind readonly willreturn
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nounwind readonly willreturn
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal fastcc i32 @visit(%struct.walk* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.FTW, align 4
  %5 = alloca %struct.FTW, align 4
  %6 = alloca %struct.FTW, align 4
  %7 = alloca %struct.FTW, align 4
  %8 = alloca %struct.stat, align 8
  %9 = bitcast %struct.stat* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %9) #18
  %10 = call i8* @memset(i8* noundef nonnull %9, i32 noundef 0, i64 noundef 144) #16
  %11 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 1
  %14 = icmp eq i32 %13, 0
  %15 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %16 = load i8*, i8** %15, align 8
  br i1 %14, label %19, label %17

17:                                               ; preds = %3
  %18 = call i32 @lstat(i8* noundef %16, %struct.stat* noundef nonnull %8) #16
  br label %21

19:                                               ; preds = %3
  %20 = call i32 @stat(i8* noundef %16, %struct.stat* noundef nonnull %8) #16
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi i32 [ %18, %17 ], [ %20, %19 ]
  %23 = icmp slt i32 %22, 0
  br i1 %23, label %24, label %49

24:                                               ; preds = %21
  %25 = call i32* @__errno_location() #22
  %26 = load i32, i32* %25, align 4
  switch i32 %26, label %283 [
    i32 13, label %27
    i32 2, label %27
  ]

27:                                               ; preds = %24, %24
  %28 = load i32, i32* %11, align 8
  %29 = and i32 %28, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %41

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %33 = load i8*, i8** %32, align 8
  %34 = call i32 @lstat(i8* noundef %33, %struct.stat* noundef nonnull %8) #16
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 3
  %38 = load i32, i32* %37, align 8
  %39 = and i32 %38, 61440
  %40 = icmp eq i32 %39, 40960
  br i1 %40, label %43, label %41

41:                                               ; preds = %36, %31, %27
  %42 = icmp eq i32 %2, 0
  br i1 %42, label %283, label %43

43:                                               ; preds = %41, %36
  %44 = phi i32 [ 6, %36 ], [ 3, %41 ]
  %45 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %46 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %45, align 8
  %47 = icmp eq i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %46, null
  %48 = select i1 %47, i32 3, i32 %44
  br label %57

49:                                               ; preds = %21
  %50 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 3
  %51 = load i32, i32* %50, align 8
  %52 = and i32 %51, 61440
  %53 = icmp eq i32 %52, 40960
  %54 = select i1 %53, i32 4, i32 0
  %55 = icmp eq i32 %52, 16384
  %56 = select i1 %55, i32 1, i32 %54
  br label %57

57:                                               ; preds = %49, %43
  %58 = phi i32 [ %48, %43 ], [ %56, %49 ]
  %59 = icmp eq i32 %2, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 0
  %62 = load i64, i64* %61, align 8
  %63 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  store i64 %62, i64* %63, align 8
  br label %64

64:                                               ; preds = %60, %57
  %65 = load i32, i32* %11, align 8
  %66 = and i32 %65, 2
  %67 = icmp ne i32 %66, 0
  %68 = icmp ne i32 %58, 3
  %69 = and i1 %68, %67
  br i1 %69, label %70, label %76

70:                                               ; preds = %64
  %71 = getelementptr inbounds %struct.stat, %struct.stat* %8, i64 0, i32 0
  %72 = load i64, i64* %71, align 8
  %73 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  %74 = load i64, i64* %73, align 8
  %75 = icmp eq i64 %72, %74
  br i1 %75, label %76, label %283

76:                                               ; preds = %70, %64
  %77 = icmp eq i32 %58, 1
  br i1 %77, label %97, label %78

78:                                               ; preds = %76
  %79 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %80 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %79, align 8
  %81 = icmp eq i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %78
  %83 = bitcast %struct.FTW* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %83) #18
  %84 = getelementptr inbounds %struct.FTW, %struct.FTW* %7, i64 0, i32 0
  store i32 %1, i32* %84, align 4
  %85 = getelementptr inbounds %struct.FTW, %struct.FTW* %7, i64 0, i32 1
  store i32 %2, i32* %85, align 4
  %86 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %87 = load i8*, i8** %86, align 8
  %88 = call i32 %80(i8* noundef %87, %struct.stat* noundef nonnull %8, i32 noundef %58, %struct.FTW* noundef nonnull %7) #16
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %83) #18
  br label %283

89:                                               ; preds = %78
  %90 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %91 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %90, align 8
  %92 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %93 = load i8*, i8** %92, align 8
  %94 = icmp eq i32 %58, 4
  %95 = select i1 %94, i32 3, i32 %58
  %96 = call i32 %91(i8* noundef %93, %struct.stat* noundef nonnull %8, i32 noundef %95) #16
  br label %283

97:                                               ; preds = %76
  %98 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %99 = load i8*, i8** %98, align 8
  %100 = call noalias %struct.__dirstream* @opendir(i8* noundef %99) #16
  %101 = icmp eq %struct.__dirstream* %100, null
  br i1 %101, label %102, label %121

102:                                              ; preds = %97
  %103 = call i32* @__errno_location() #22
  %104 = load i32, i32* %103, align 4
  %105 = icmp eq i32 %104, 13
  br i1 %105, label %106, label %283

106:                                              ; preds = %102
  %107 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %108 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %107, align 8
  %109 = icmp eq i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %108, null
  br i1 %109, label %116, label %110

110:                                              ; preds = %106
  %111 = bitcast %struct.FTW* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %111) #18
  %112 = getelementptr inbounds %struct.FTW, %struct.FTW* %6, i64 0, i32 0
  store i32 %1, i32* %112, align 4
  %113 = getelementptr inbounds %struct.FTW, %struct.FTW* %6, i64 0, i32 1
  store i32 %2, i32* %113, align 4
  %114 = load i8*, i8** %98, align 8
  %115 = call i32 %108(i8* noundef %114, %struct.stat* noundef nonnull %8, i32 noundef 2, %struct.FTW* noundef nonnull %6) #16
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %111) #18
  br label %283

116:                                              ; preds = %106
  %117 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %118 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %117, align 8
  %119 = load i8*, i8** %98, align 8
  %120 = call i32 %118(i8* noundef %119, %struct.stat* noundef nonnull %8, i32 noundef 2) #16
  br label %283

121:                                              ; preds = %97
  %122 = load i32, i32* %11, align 8
  %123 = and i32 %122, 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %140

125:                                              ; preds = %121
  %126 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %127 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %126, align 8
  %128 = icmp eq i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %127, null
  br i1 %128, label %135, label %129

129:                                              ; preds = %125
  %130 = bitcast %struct.FTW* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %130) #18
  %131 = getelementptr inbounds %struct.FTW, %struct.FTW* %5, i64 0, i32 0
  store i32 %1, i32* %131, align 4
  %132 = getelementptr inbounds %struct.FTW, %struct.FTW* %5, i64 0, i32 1
  store i32 %2, i32* %132, align 4
  %133 = load i8*, i8** %98, align 8
  %134 = call i32 %127(i8* noundef %133, %struct.stat* noundef nonnull %8, i32 noundef 1, %struct.FTW* noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %130) #18
  br label %140

135:                                              ; preds = %125
  %136 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %137 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %136, align 8
  %138 = load i8*, i8** %98, align 8
  %139 = call i32 %137(i8* noundef %138, %struct.stat* noundef nonnull %8, i32 noundef 1) #16
  br label %140

140:                                              ; preds = %135, %129, %121
  %141 = phi i32 [ 0, %121 ], [ %134, %129 ], [ %139, %135 ]
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %145, label %143

143:                                              ; preds = %140
  %144 = call i32 @closedir(%struct.__dirstream* noundef nonnull %100) #16
  br label %283

145:                                              ; preds = %140
  %146 = load i8*, i8** %98, align 8
  %147 = call i64 @strlen(i8* noundef %146) #21
  %148 = call noalias i8* @malloc(i64 noundef 256) #16
  %149 = icmp eq i8* %148, null
  %150 = sext i1 %149 to i32
  br label %151

151:                                              ; preds = %185, %145
  %152 = phi i32 [ %150, %145 ], [ %186, %185 ]
  %153 = phi i8* [ %148, %145 ], [ %188, %185 ]
  %154 = phi i64 [ 256, %145 ], [ %189, %185 ]
  %155 = phi i64 [ 0, %145 ], [ %190, %185 ]
  %156 = icmp eq i32 %152, 0
  br i1 %156, label %157, label %192

157:                                              ; preds = %151
  %158 = call %struct.dirent* @readdir(%struct.__dirstream* noundef nonnull %100) #16
  %159 = icmp eq %struct.dirent* %158, null
  br i1 %159, label %192, label %160

160:                                              ; preds = %157
  %161 = getelementptr inbounds %struct.dirent, %struct.dirent* %158, i64 0, i32 4, i64 0
  %162 = call i32 @strcmp(i8* noundef nonnull %161, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #21
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %185, label %164, !llvm.loop !11

164:                                              ; preds = %160
  %165 = call i32 @strcmp(i8* noundef nonnull %161, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0)) #21
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %185, label %167, !llvm.loop !11

167:                                              ; preds = %164
  %168 = call i64 @strlen(i8* noundef nonnull %161) #21
  %169 = add i64 %168, 1
  %170 = add i64 %169, %155
  %171 = icmp ugt i64 %170, %154
  br i1 %171, label %172, label %179

172:                                              ; preds = %167
  %173 = shl i64 %170, 1
  %174 = call i8* @realloc(i8* noundef %153, i64 noundef %173) #16
  %175 = icmp eq i8* %174, null
  %176 = sext i1 %175 to i32
  %177 = select i1 %175, i32 3, i32 0
  %178 = select i1 %175, i8* %153, i8* %174
  br i1 %175, label %185, label %179

179:                                              ; preds = %172, %167
  %180 = phi i32 [ %176, %172 ], [ 0, %167 ]
  %181 = phi i8* [ %178, %172 ], [ %153, %167 ]
  %182 = phi i64 [ %173, %172 ], [ %154, %167 ]
  %183 = getelementptr inbounds i8, i8* %181, i64 %155
  %184 = call i8* @memcpy(i8* noundef %183, i8* noundef nonnull %161, i64 noundef %169) #16
  br label %185

185:                                              ; preds = %179, %172, %164, %160
  %186 = phi i32 [ 0, %164 ], [ 0, %160 ], [ %180, %179 ], [ %176, %172 ]
  %187 = phi i32 [ 2, %164 ], [ 2, %160 ], [ 0, %179 ], [ %177, %172 ]
  %188 = phi i8* [ %153, %164 ], [ %153, %160 ], [ %181, %179 ], [ %178, %172 ]
  %189 = phi i64 [ %154, %164 ], [ %154, %160 ], [ %182, %179 ], [ %173, %172 ]
  %190 = phi i64 [ %155, %164 ], [ %155, %160 ], [ %170, %179 ], [ %155, %172 ]
  %191 = icmp eq i32 %187, 3
  br i1 %191, label %192, label %151

192:                                              ; preds = %185, %157, %151
  %193 = phi i32 [ %186, %185 ], [ 0, %157 ], [ -1, %151 ]
  %194 = phi i8* [ %188, %185 ], [ %153, %157 ], [ %153, %151 ]
  %195 = phi i64 [ %190, %185 ], [ %155, %157 ], [ %155, %151 ]
  %196 = call i32 @closedir(%struct.__dirstream* noundef nonnull %100) #16
  %197 = icmp eq i32 %193, 0
  %198 = icmp ne i64 %195, 0
  %199 = select i1 %197, i1 %198, i1 false
  br i1 %199, label %200, label %261

200:                                              ; preds = %192
  %201 = add i64 %147, 1
  %202 = add i64 %147, 2
  %203 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %204 = icmp eq i64 %147, 0
  %205 = add i64 %147, -1
  %206 = add nsw i32 %2, 1
  br label %207

207:                                              ; preds = %254, %200
  %208 = phi i64 [ 0, %200 ], [ %257, %254 ]
  %209 = getelementptr inbounds i8, i8* %194, i64 %208
  %210 = call i64 @strlen(i8* noundef %209) #21
  %211 = add i64 %202, %210
  %212 = load i64, i64* %203, align 8
  %213 = icmp ugt i64 %211, %212
  br i1 %213, label %214, label %220

214:                                              ; preds = %207
  %215 = load i8*, i8** %98, align 8
  %216 = shl i64 %211, 1
  %217 = call i8* @realloc(i8* noundef %215, i64 noundef %216) #16
  %218 = icmp eq i8* %217, null
  br i1 %218, label %234, label %219

219:                                              ; preds = %214
  store i8* %217, i8** %98, align 8
  store i64 %216, i64* %203, align 8
  br label %220

220:                                              ; preds = %219, %207
  br i1 %204, label %228, label %221

221:                                              ; preds = %220
  %222 = load i8*, i8** %98, align 8
  %223 = getelementptr inbounds i8, i8* %222, i64 %205
  %224 = load i8, i8* %223, align 1
  %225 = icmp eq i8 %224, 47
  br i1 %225, label %228, label %226

226:                                              ; preds = %221
  %227 = getelementptr inbounds i8, i8* %222, i64 %147
  store i8 47, i8* %227, align 1
  br label %228

228:                                              ; preds = %226, %221, %220
  %229 = phi i64 [ %201, %226 ], [ %147, %221 ], [ 0, %220 ]
  %230 = load i8*, i8** %98, align 8
  %231 = getelementptr inbounds i8, i8* %230, i64 %229
  %232 = call i8* @strcpy(i8* noundef %231, i8* noundef %209) #16
  %233 = trunc i64 %229 to i32
  br label %234

234:                                              ; preds = %228, %214
  %235 = phi i32 [ %233, %228 ], [ -1, %214 ]
  %236 = icmp slt i32 %235, 0
  br i1 %236, label %239, label %237

237:                                              ; preds = %234
  %238 = call fastcc i32 @visit(%struct.walk* noundef %0, i32 noundef %235, i32 noundef %206) #16
  br label %239

239:                                              ; preds = %237, %234
  %240 = phi i32 [ %238, %237 ], [ -1, %234 ]
  %241 = load i8*, i8** %98, align 8
  %242 = getelementptr inbounds i8, i8* %241, i64 %147
  store i8 0, i8* %242, align 1
  %243 = load i32, i32* %11, align 8
  %244 = and i32 %243, 16
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %251, label %246

246:                                              ; preds = %239
  %247 = icmp eq i32 %240, 3
  br i1 %247, label %251, label %248

248:                                              ; preds = %246
  %249 = icmp eq i32 %240, 2
  %250 = select i1 %249, i32 0, i32 %240
  br label %251

251:                                              ; preds = %248, %246, %239
  %252 = phi i32 [ 0, %246 ], [ %250, %248 ], [ %240, %239 ]
  %253 = phi i1 [ false, %246 ], [ true, %248 ], [ true, %239 ]
  br i1 %253, label %254, label %261

254:                                              ; preds = %251
  %255 = call i64 @strlen(i8* noundef %209) #21
  %256 = add i64 %208, 1
  %257 = add i64 %256, %255
  %258 = icmp eq i32 %252, 0
  %259 = icmp ult i64 %257, %195
  %260 = select i1 %258, i1 %259, i1 false
  br i1 %260, label %207, label %261, !llvm.loop !12

261:                                              ; preds = %254, %251, %192
  %262 = phi i32 [ %193, %192 ], [ %252, %254 ], [ %252, %251 ]
  call void @free(i8* noundef %194) #16
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %283

264:                                              ; preds = %261
  %265 = load i32, i32* %11, align 8
  %266 = and i32 %265, 8
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %283, label %268

268:                                              ; preds = %264
  %269 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %270 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %269, align 8
  %271 = icmp eq i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %270, null
  br i1 %271, label %278, label %272

272:                                              ; preds = %268
  %273 = bitcast %struct.FTW* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %273) #18
  %274 = getelementptr inbounds %struct.FTW, %struct.FTW* %4, i64 0, i32 0
  store i32 %1, i32* %274, align 4
  %275 = getelementptr inbounds %struct.FTW, %struct.FTW* %4, i64 0, i32 1
  store i32 %2, i32* %275, align 4
  %276 = load i8*, i8** %98, align 8
  %277 = call i32 %270(i8* noundef %276, %struct.stat* noundef nonnull %8, i32 noundef 5, %struct.FTW* noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %273) #18
  br label %283

278:                                              ; preds = %268
  %279 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %280 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %279, align 8
  %281 = load i8*, i8** %98, align 8
  %282 = call i32 %280(i8* noundef %281, %struct.stat* noundef nonnull %8, i32 noundef 5) #16
  br label %283

283:                                              ; preds = %278, %272, %264, %261, %143, %116, %110, %102, %89, %82, %70, %41, %24
  %284 = phi i32 [ -1, %24 ], [ -1, %41 ], [ 0, %70 ], [ -1, %102 ], [ %141, %143 ], [ 0, %264 ], [ %262, %261 ], [ %88, %82 ], [ %96, %89 ], [ %115, %110 ], [ %120, %116 ], [ %277, %272 ], [ %282, %278 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %9) #18
  ret i32 %284
}

; Function Attrs: nounwind
declare dso_local i8* @memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nounwind readonly willreturn
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define dso_local i32 @nftw(i8* noundef nonnull %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef nonnull %1, i32 %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.walk, align 8
  %6 = bitcast %struct.walk* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %7 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 2
  store i32 %3, i32* %7, align 8
  %8 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 5
  store i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %1, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %8, align 8
  %9 = call fastcc i32 @start(%struct.walk* noundef nonnull %5, i8* noundef nonnull %0) #20
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6) #18
  ret i32 %9
}

; Function Attrs: nounwind uwtable
define dso_local i32 @ftw64(i8* noundef nonnull %0, i32 (i8*, %struct.stat*, i32)* noundef nonnull %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.walk, align 8
  %5 = bitcast %struct.walk* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %5) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false) #18
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 4
  %7 = bitcast i32 (i8*, %struct.stat*, i32)** %6 to i32 (i8*, %struct.stat*, i32)**
  store i32 (i8*, %struct.stat*, i32)* %1, i32 (i8*, %struct.stat*, i32)** %7, align 8
  %8 = call fastcc i32 @start(%struct.walk* noundef nonnull %4, i8* noundef nonnull %0) #16
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %5) #18
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @nftw64(i8* noundef nonnull %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef nonnull %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.walk, align 8
  %6 = bitcast %struct.walk* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false) #18
  %7 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 2
  store i32 %3, i32* %7, align 8
  %8 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 5
  %9 = bitcast i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %8 to i32 (i8*, %struct.stat*, i32, %struct.FTW*)**
  store i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %1, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %9, align 8
  %10 = call fastcc i32 @start(%struct.walk* noundef nonnull %5, i8* noundef nonnull %0) #16
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6) #18
  ret i32 %10
}

; Function Attrs: nounwind uwtable
define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i64* nocapture noundef readonly %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #3 {
  %6 = load i64, i64* %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %8

8:                                                ; preds = %13, %5
  %9 = phi i64 [ %14, %13 ], [ 0, %5 ]
  %10 = phi i8* [ %15, %13 ], [ %1, %5 ]
  %11 = call i32 %4(i8* noundef %0, i8* noundef %10) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = getelementptr inbounds i8, i8* %10, i64 %3
  %16 = load i64, i64* %2, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %8, label %18, !llvm.loop !13

18:                                               ; preds = %13, %8, %5
  %19 = phi i8* [ null, %5 ], [ null, %13 ], [ %10, %8 ]
  ret i8* %19
}

; Function Attrs: nounwind uwtable
define dso_local i8* @lsearch(i8* noundef %0, i8* noundef %1, i64* nocapture noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #3 {
  %6 = load i64, i64* %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %8

8:                                                ; preds = %13, %5
  %9 = phi i64 [ %14, %13 ], [ 0, %5 ]
  %10 = phi i8* [ %15, %13 ], [ %1, %5 ]
  %11 = call i32 %4(i8* noundef %0, i8* noundef %10) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = getelementptr inbounds i8, i8* %10, i64 %3
  %16 = load i64, i64* %2, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %8, label %18, !llvm.loop !13

18:                                               ; preds = %13, %8, %5
  %19 = phi i8* [ null, %5 ], [ null, %13 ], [ %10, %8 ]
  %20 = icmp eq i8* %19, null
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = load i64, i64* %2, align 8
  %23 = mul i64 %22, %3
  %24 = getelementptr inbounds i8, i8* %1, i64 %23
  %25 = call i8* @memcpy(i8* noundef %24, i8* noundef %0, i64 noundef %3) #16
  %26 = load i64, i64* %2, align 8
  %27 = add i64 %26, 1
  store i64 %27, i64* %2, align 8
  br label %28

28:                                               ; preds = %21, %18
  %29 = phi i8* [ %25, %21 ], [ %19, %18 ]
  ret i8* %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @insque(i8* noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i8* %1, null
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to %struct.queue**
  store %struct.queue* null, %struct.queue** %6, align 8
  %7 = bitcast i8* %0 to %struct.queue**
  store %struct.queue* null, %struct.queue** %7, align 8
  br label %19

8:                                                ; preds = %2
  %9 = bitcast i8* %1 to %struct.queue**
  %10 = load %struct.queue*, %struct.queue** %9, align 8
  %11 = bitcast i8* %1 to i8**
  store i8* %0, i8** %11, align 8
  %12 = getelementptr inbounds i8, i8* %0, i64 8
  %13 = bitcast i8* %12 to i8**
  store i8* %1, i8** %13, align 8
  %14 = bitcast i8* %0 to %struct.queue**
  store %struct.queue* %10, %struct.queue** %14, align 8
  %15 = icmp eq %struct.queue* %10, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %8
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %10, i64 0, i32 1
  %18 = bitcast %struct.queue** %17 to i8**
  store i8* %0, i8** %18, align 8
  br label %19

19:                                               ; preds = %16, %8, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @remque(i8* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = bitcast i8* %0 to %struct.queue**
  %3 = load %struct.queue*, %struct.queue** %2, align 8
  %4 = icmp eq %struct.queue* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to %struct.queue**
  %8 = load %struct.queue*, %struct.queue** %7, align 8
  %9 = getelementptr inbounds %struct.queue, %struct.queue* %3, i64 0, i32 1
  store %struct.queue* %8, %struct.queue** %9, align 8
  br label %10

10:                                               ; preds = %5, %1
  %11 = getelementptr inbounds i8, i8* %0, i64 8
  %12 = bitcast i8* %11 to %struct.queue**
  %13 = load %struct.queue*, %struct.queue** %12, align 8
  %14 = icmp eq %struct.queue* %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = load %struct.queue*, %struct.queue** %2, align 8
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %13, i64 0, i32 0
  store %struct.queue* %16, %struct.queue** %17, align 8
  br label %18

18:                                               ; preds = %15, %10
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @hcreate_r(i64 noundef %0, %struct.hsearch_data* noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq %struct.hsearch_data* %1, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i32* @__errno_location() #22
  store i32 22, i32* %5, align 4
  br label %45

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i64 0, i32 0
  %8 = load %struct._ENTRY*, %struct._ENTRY** %7, align 8
  %9 = icmp eq %struct._ENTRY* %8, null
  br i1 %9, label %10, label %45

10:                                               ; preds = %6
  %11 = icmp ugt i64 %0, 4294967291
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = call i32* @__errno_location() #22
  store i32 12, i32* %13, align 4
  br label %45

14:                                               ; preds = %10
  %15 = icmp ugt i64 %0, 3
  %16 = select i1 %15, i64 %0, i64 3
  %17 = or i64 %16, 1
  br label %18

18:                                               ; preds = %33, %14
  %19 = phi i64 [ %17, %14 ], [ %35, %33 ]
  %20 = trunc i64 %19 to i32
  %21 = icmp ult i32 %20, 9
  %22 = urem i32 %20, 3
  %23 = icmp eq i32 %22, 0
  %24 = or i1 %21, %23
  br i1 %24, label %33, label %25

25:                                               ; preds = %25, %18
  %26 = phi i32 [ 5, %18 ], [ %31, %25 ]
  %27 = udiv i32 %20, %26
  %28 = urem i32 %20, %26
  %29 = icmp ugt i32 %26, %27
  %30 = icmp eq i32 %28, 0
  %31 = add i32 %26, 2
  %32 = or i1 %29, %30
  br i1 %32, label %33, label %25, !llvm.loop !14

33:                                               ; preds = %25, %18
  %34 = phi i1 [ %21, %18 ], [ %29, %25 ]
  %35 = add i64 %19, 2
  br i1 %34, label %36, label %18, !llvm.loop !15

36:                                               ; preds = %33
  %37 = trunc i64 %19 to i32
  %38 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i64 0, i32 1
  store i32 %37, i32* %38, align 8
  %39 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %1, i64 0, i32 2
  store i32 0, i32* %39, align 4
  %40 = add i64 %19, 1
  %41 = call i8* @calloc(i64 noundef %40, i64 noundef 24) #16
  %42 = bitcast %struct.hsearch_data* %1 to i8**
  store i8* %41, i8** %42, align 8
  %43 = icmp ne i8* %41, null
  %44 = zext i1 %43 to i32
  br label %45

45:                                               ; preds = %36, %12, %6, %4
  %46 = phi i32 [ 0, %4 ], [ 0, %12 ], [ %44, %36 ], [ 0, %6 ]
  ret i32 %46
}

declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @hdestroy_r(%struct.hsearch_data* noundef %0) local_unnamed_addr #3 {
  %2 = icmp eq %struct.hsearch_data* %0, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call i32* @__errno_location() #22
  store i32 22, i32* %4, align 4
  br label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %0, i64 0, i32 0
  %7 = bitcast %struct.hsearch_data* %0 to i8**
  %8 = load i8*, i8** %7, align 8
  call void @free(i8* noundef %8) #16
  store %struct._ENTRY* null, %struct._ENTRY** %6, align 8
  br label %9

9:                                                ; preds = %5, %3
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @hsearch_r(i8* %0, i8* %1, i32 noundef %2, %struct.entry** nocapture noundef writeonly %3, %struct.hsearch_data* nocapture noundef %4) local_unnamed_addr #3 {
  br label %6

6:                                                ; preds = %6, %5
  %7 = phi i32 [ 0, %5 ], [ %12, %6 ]
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = icmp eq i8 %10, 0
  %12 = add i32 %7, 1
  br i1 %11, label %13, label %6, !llvm.loop !16

13:                                               ; preds = %6
  %14 = icmp eq i32 %7, 0
  br i1 %14, label %28, label %15

15:                                               ; preds = %13
  %16 = zext i32 %7 to i64
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ %16, %15 ], [ %22, %17 ]
  %19 = phi i32 [ %7, %15 ], [ %26, %17 ]
  %20 = shl i32 %19, 4
  %21 = add nsw i64 %18, -1
  %22 = add nsw i64 %18, -1
  %23 = getelementptr inbounds i8, i8* %0, i64 %21
  %24 = load i8, i8* %23, align 1
  %25 = sext i8 %24 to i32
  %26 = add i32 %20, %25
  %27 = icmp eq i64 %21, 0
  br i1 %27, label %28, label %17, !llvm.loop !17

28:                                               ; preds = %17, %13
  %29 = phi i32 [ %7, %13 ], [ %26, %17 ]
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i32 1, i32 %29
  %32 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 1
  %33 = load i32, i32* %32, align 8
  %34 = urem i32 %31, %33
  %35 = add i32 %34, 1
  %36 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 0
  %37 = load %struct._ENTRY*, %struct._ENTRY** %36, align 8
  %38 = zext i32 %35 to i64
  %39 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %37, i64 %38, i32 0
  %40 = load i32, i32* %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %80, label %42

42:                                               ; preds = %28
  %43 = add i32 %33, -2
  %44 = urem i32 %31, %43
  %45 = add i32 %44, 1
  br label %46

46:                                               ; preds = %73, %42
  %47 = phi i32 [ %35, %42 ], [ %69, %73 ]
  %48 = load %struct._ENTRY*, %struct._ENTRY** %36, align 8
  %49 = zext i32 %47 to i64
  %50 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %48, i64 %49, i32 0
  %51 = load i32, i32* %50, align 8
  %52 = icmp eq i32 %51, %31
  br i1 %52, label %53, label %60

53:                                               ; preds = %46
  %54 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %48, i64 %49, i32 1
  %55 = getelementptr inbounds %struct.entry, %struct.entry* %54, i64 0, i32 0
  %56 = load i8*, i8** %55, align 8
  %57 = call i32 @strcmp(i8* noundef %0, i8* noundef %56) #16
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %53
  store %struct.entry* %54, %struct.entry** %3, align 8
  br label %68

60:                                               ; preds = %53, %46
  %61 = icmp ugt i32 %47, %45
  br i1 %61, label %65, label %62

62:                                               ; preds = %60
  %63 = load i32, i32* %32, align 8
  %64 = add i32 %63, %47
  br label %65

65:                                               ; preds = %62, %60
  %66 = phi i32 [ %64, %62 ], [ %47, %60 ]
  %67 = sub i32 %66, %45
  br label %68

68:                                               ; preds = %65, %59
  %69 = phi i32 [ %47, %59 ], [ %67, %65 ]
  %70 = phi i1 [ false, %59 ], [ true, %65 ]
  br i1 %70, label %71, label %106

71:                                               ; preds = %68
  %72 = icmp eq i32 %69, %35
  br i1 %72, label %79, label %73

73:                                               ; preds = %71
  %74 = load %struct._ENTRY*, %struct._ENTRY** %36, align 8
  %75 = zext i32 %69 to i64
  %76 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %74, i64 %75, i32 0
  %77 = load i32, i32* %76, align 8
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %46, !llvm.loop !18

79:                                               ; preds = %73, %71
  br i1 %70, label %80, label %106

80:                                               ; preds = %79, %28
  %81 = phi i32 [ %69, %79 ], [ %35, %28 ]
  %82 = icmp eq i32 %2, 1
  br i1 %82, label %83, label %101

83:                                               ; preds = %80
  %84 = getelementptr inbounds %struct.hsearch_data, %struct.hsearch_data* %4, i64 0, i32 2
  %85 = load i32, i32* %84, align 4
  %86 = load i32, i32* %32, align 8
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %83
  %89 = call i32* @__errno_location() #22
  store i32 12, i32* %89, align 4
  br label %103

90:                                               ; preds = %83
  %91 = load %struct._ENTRY*, %struct._ENTRY** %36, align 8
  %92 = zext i32 %81 to i64
  %93 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %91, i64 %92, i32 0
  store i32 %31, i32* %93, align 8
  %94 = load %struct._ENTRY*, %struct._ENTRY** %36, align 8
  %95 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %94, i64 %92, i32 1, i32 0
  store i8* %0, i8** %95, align 8
  %96 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %94, i64 %92, i32 1, i32 1
  store i8* %1, i8** %96, align 8
  %97 = load i32, i32* %84, align 4
  %98 = add i32 %97, 1
  store i32 %98, i32* %84, align 4
  %99 = load %struct._ENTRY*, %struct._ENTRY** %36, align 8
  %100 = getelementptr inbounds %struct._ENTRY, %struct._ENTRY* %99, i64 %92, i32 1
  br label %103

101:                                              ; preds = %80
  %102 = call i32* @__errno_location() #22
  store i32 3, i32* %102, align 4
  br label %103

103:                                              ; preds = %101, %90, %88
  %104 = phi %struct.entry* [ null, %101 ], [ %100, %90 ], [ null, %88 ]
  %105 = phi i32 [ 0, %101 ], [ 1, %90 ], [ 0, %88 ]
  store %struct.entry* %104, %struct.entry** %3, align 8
  br label %106

106:                                              ; preds = %103, %79, %68
  %107 = phi i32 [ 1, %79 ], [ %105, %103 ], [ 1, %68 ]
  ret i32 %107
}

; Function Attrs: nounwind uwtable
define dso_local i32 @hcreate(i64 noundef %0) local_unnamed_addr #3 {
  %2 = load %struct._ENTRY*, %struct._ENTRY** getelementptr inbounds (%struct.hsearch_data, %struct.hsearch_data* @the_table, i64 0, i32 0), align 8
  %3 = icmp eq %struct._ENTRY* %2, null
  br i1 %3, label %4, label %36

4:                                                ; preds = %1
  %5 = icmp ugt i64 %0, 4294967291
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = call i32* @__errno_location() #22
  store i32 12, i32* %7, align 4
  br label %36

8:                                                ; preds = %4
  %9 = icmp ugt i64 %0, 3
  %10 = select i1 %9, i64 %0, i64 3
  %11 = or i64 %10, 1
  br label %12

12:                                               ; preds = %27, %8
  %13 = phi i64 [ %11, %8 ], [ %29, %27 ]
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 9
  %16 = urem i32 %14, 3
  %17 = icmp eq i32 %16, 0
  %18 = or i1 %15, %17
  br i1 %18, label %27, label %19

19:                                               ; preds = %24, %12
  %20 = phi i32 [ %26, %24 ], [ 5, %12 ]
  %21 = udiv i32 %14, %20
  %22 = urem i32 %14, %20
  %23 = icmp ugt i32 %20, %21
  br i1 %23, label %27, label %24, !llvm.loop !14

24:                                               ; preds = %19
  %25 = icmp eq i32 %22, 0
  %26 = add i32 %20, 2
  br i1 %25, label %27, label %19, !llvm.loop !14

27:                                               ; preds = %24, %19, %12
  %28 = phi i1 [ %15, %12 ], [ %23, %19 ], [ false, %24 ]
  %29 = add i64 %13, 2
  br i1 %28, label %30, label %12, !llvm.loop !15

30:                                               ; preds = %27
  %31 = trunc i64 %13 to i32
  store i32 %31, i32* getelementptr inbounds (%struct.hsearch_data, %struct.hsearch_data* @the_table, i64 0, i32 1), align 8
  store i32 0, i32* getelementptr inbounds (%struct.hsearch_data, %struct.hsearch_data* @the_table, i64 0, i32 2), align 4
  %32 = add i64 %13, 1
  %33 = call i8* @calloc(i64 noundef %32, i64 noundef 24) #16
  store i8* %33, i8** bitcast (%struct.hsearch_data* @the_table to i8**), align 8
  %34 = icmp ne i8* %33, null
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %30, %6, %1
  %37 = phi i32 [ 0, %6 ], [ %35, %30 ], [ 0, %1 ]
  ret i32 %37
}

; Function Attrs: nounwind uwtable
define dso_local void @hdestroy() local_unnamed_addr #3 {
  %1 = load i8*, i8** bitcast (%struct.hsearch_data* @the_table to i8**), align 8
  call void @free(i8* noundef %1) #16
  store %struct._ENTRY* null, %struct._ENTRY** getelementptr inbounds (%struct.hsearch_data, %struct.hsearch_data* @the_table, i64 0, i32 0), align 8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local %struct.entry* @hsearch(i8* %0, i8* %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.entry*, align 8
  %5 = bitcast %struct.entry** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #18
  %6 = call i32 @hsearch_r(i8* %0, i8* %1, i32 noundef %2, %struct.entry** noundef nonnull %4, %struct.hsearch_data* noundef nonnull @the_table) #16
  %7 = load %struct.entry*, %struct.entry** %4, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #18
  ret %struct.entry* %7
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @__unsnarl_interrupted() local_unnamed_addr #8 {
  %1 = call i32* @__errno_location() #16
  %2 = load i32, i32* %1, align 4
  call fastcc void @deliver() #20
  %3 = call i32* @__errno_location() #16
  store i32 %2, i32* %3, align 4
  call void @__unsnarl_signal_return() #19
  unreachable
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver() unnamed_addr #3 {
  %1 = alloca %struct.delivery, align 8
  %2 = alloca [121 x i64], align 16
  %3 = bitcast %struct.delivery* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 152, i8* nonnull %3) #18
  %4 = call i32 @__unsnarl_signal_next(%struct.delivery* noundef nonnull %1) #16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %26, label %6

6:                                                ; preds = %0
  call fastcc void @deliver() #20
  %7 = getelementptr inbounds %struct.delivery, %struct.delivery* %1, i64 0, i32 3
  %8 = load i32, i32* %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = bitcast [121 x i64]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 968, i8* nonnull %11) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(968) %11, i8 0, i64 968, i1 false)
  %12 = bitcast %struct.delivery* %1 to void (i32, i8*, i8*)**
  %13 = load void (i32, i8*, i8*)*, void (i32, i8*, i8*)** %12, align 8
  %14 = getelementptr inbounds %struct.delivery, %struct.delivery* %1, i64 0, i32 2
  %15 = load i32, i32* %14, align 8
  %16 = getelementptr inbounds %struct.delivery, %struct.delivery* %1, i64 0, i32 4, i64 0
  call void %13(i32 noundef %15, i8* noundef nonnull %16, i8* noundef nonnull %11) #16
  call void @llvm.lifetime.end.p0i8(i64 968, i8* nonnull %11) #18
  br label %22

17:                                               ; preds = %6
  %18 = bitcast %struct.delivery* %1 to void (i32)**
  %19 = load void (i32)*, void (i32)** %18, align 8
  %20 = getelementptr inbounds %struct.delivery, %struct.delivery* %1, i64 0, i32 2
  %21 = load i32, i32* %20, align 8
  call void %19(i32 noundef %21) #16
  br label %22

22:                                               ; preds = %17, %10
  %23 = getelementptr inbounds %struct.delivery, %struct.delivery* %1, i64 0, i32 1
  %24 = load i64, i64* %23, align 8
  %25 = call i64 @__unsnarl_signal_mask(i64 noundef %24) #16
  call fastcc void @deliver() #20
  br label %26

26:                                               ; preds = %22, %0
  call void @llvm.lifetime.end.p0i8(i64 152, i8* nonnull %3) #18
  ret void
}

; Function Attrs: noreturn
declare dso_local void @__unsnarl_signal_return() local_unnamed_addr #10

declare dso_local i32 @__unsnarl_signal_next(%struct.delivery* noundef) local_unnamed_addr #4

declare dso_local i64 @__unsnarl_signal_mask(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #3 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call i32 @__unsnarl_signal_send(i32 noundef %0, i32 noundef -6, i64 noundef 0, i32 noundef 1) #16
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %6
  call fastcc void @deliver() #16
  br label %9

9:                                                ; preds = %8, %6, %3, %1
  %10 = phi i32 [ 0, %1 ], [ -1, %3 ], [ 0, %8 ], [ 0, %6 ]
  ret i32 %10
}

declare dso_local i32 @__unsnarl_signal_send(i32 noundef, i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @gsignal(i32 noundef %0) local_unnamed_addr #3 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = call i32 @__unsnarl_signal_send(i32 noundef %0, i32 noundef -6, i64 noundef 0, i32 noundef 1) #16
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %6
  call fastcc void @deliver() #16
  br label %9

9:                                                ; preds = %8, %6, %3, %1
  %10 = phi i32 [ 0, %1 ], [ -1, %3 ], [ 0, %8 ], [ 0, %6 ]
  ret i32 %10
}

; Function Attrs: nounwind uwtable
define dso_local i32 @kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  switch i32 %0, label %3 [
    i32 -4242, label %9
    i32 4242, label %9
    i32 0, label %9
    i32 -1, label %6
    i32 1, label %6
  ]

3:                                                ; preds = %2
  %4 = icmp eq i32 %0, 4241
  %5 = select i1 %4, i32 1, i32 3
  br label %6

6:                                                ; preds = %3, %2, %2
  %7 = phi i32 [ %5, %3 ], [ 1, %2 ], [ 1, %2 ]
  %8 = call i32* @__errno_location() #16
  store i32 %7, i32* %8, align 4
  br label %15

9:                                                ; preds = %2, %2, %2
  %10 = call i32 @__unsnarl_signal_send(i32 noundef %1, i32 noundef 0, i64 noundef 0, i32 noundef 0) #16
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32 %10, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %12
  call fastcc void @deliver() #16
  br label %15

15:                                               ; preds = %14, %12, %9, %6
  %16 = phi i32 [ -1, %6 ], [ -1, %9 ], [ 0, %14 ], [ 0, %12 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  switch i32 %0, label %3 [
    i32 -4242, label %9
    i32 4242, label %9
    i32 0, label %9
    i32 -1, label %6
    i32 1, label %6
  ]

3:                                                ; preds = %2
  %4 = icmp eq i32 %0, 4241
  %5 = select i1 %4, i32 1, i32 3
  br label %6

6:                                                ; preds = %3, %2, %2
  %7 = phi i32 [ %5, %3 ], [ 1, %2 ], [ 1, %2 ]
  %8 = call i32* @__errno_location() #16
  store i32 %7, i32* %8, align 4
  br label %15

9:                                                ; preds = %2, %2, %2
  %10 = call i32 @__unsnarl_signal_send(i32 noundef %1, i32 noundef 0, i64 noundef 0, i32 noundef 0) #16
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32 %10, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %12
  call fastcc void @deliver() #16
  br label %15

15:                                               ; preds = %14, %12, %9, %6
  %16 = phi i32 [ -1, %6 ], [ -1, %9 ], [ 0, %14 ], [ 0, %12 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define dso_local i32 @tgkill(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  switch i32 %0, label %4 [
    i32 -4242, label %10
    i32 4242, label %10
    i32 0, label %10
    i32 -1, label %7
    i32 1, label %7
  ]

4:                                                ; preds = %3
  %5 = icmp eq i32 %0, 4241
  %6 = select i1 %5, i32 1, i32 3
  br label %7

7:                                                ; preds = %4, %3, %3
  %8 = phi i32 [ %6, %4 ], [ 1, %3 ], [ 1, %3 ]
  %9 = call i32* @__errno_location() #16
  store i32 %8, i32* %9, align 4
  br label %23

10:                                               ; preds = %3, %3, %3
  switch i32 %1, label %11 [
    i32 -4242, label %17
    i32 4242, label %17
    i32 0, label %17
    i32 -1, label %14
    i32 1, label %14
  ]

11:                                               ; preds = %10
  %12 = icmp eq i32 %1, 4241
  %13 = select i1 %12, i32 1, i32 3
  br label %14

14:                                               ; preds = %11, %10, %10
  %15 = phi i32 [ %13, %11 ], [ 1, %10 ], [ 1, %10 ]
  %16 = call i32* @__errno_location() #16
  store i32 %15, i32* %16, align 4
  br label %23

17:                                               ; preds = %10, %10, %10
  %18 = call i32 @__unsnarl_signal_send(i32 noundef %2, i32 noundef -6, i64 noundef 0, i32 noundef 1) #16
  %19 = icmp slt i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = icmp eq i32 %18, 0
  br i1 %21, label %23, label %22

22:                                               ; preds = %20
  call fastcc void @deliver() #16
  br label %23

23:                                               ; preds = %22, %20, %17, %14, %7
  %24 = phi i32 [ -1, %14 ], [ -1, %7 ], [ -1, %17 ], [ 0, %22 ], [ 0, %20 ]
  ret i32 %24
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @__unsnarl_thread_kill(i64 noundef %0, i32 noundef %1) #16
  %4 = icmp ne i32 %3, 0
  %5 = icmp eq i32 %1, 0
  %6 = or i1 %5, %4
  br i1 %6, label %11, label %7

7:                                                ; preds = %2
  %8 = call i32 @__unsnarl_signal_send(i32 noundef %1, i32 noundef -6, i64 noundef 0, i32 noundef 1) #16
  %9 = icmp slt i32 %8, 1
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call fastcc void @deliver() #16
  br label %11

11:                                               ; preds = %10, %7, %2
  %12 = icmp sgt i32 %3, 0
  %13 = select i1 %12, i32 %3, i32 0
  ret i32 %13
}

declare dso_local i32 @__unsnarl_thread_kill(i64 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @sigqueue(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  switch i32 %0, label %4 [
    i32 -4242, label %10
    i32 4242, label %10
    i32 0, label %10
    i32 -1, label %7
    i32 1, label %7
  ]

4:                                                ; preds = %3
  %5 = icmp eq i32 %0, 4241
  %6 = select i1 %5, i32 1, i32 3
  br label %7

7:                                                ; preds = %4, %3, %3
  %8 = phi i32 [ %6, %4 ], [ 1, %3 ], [ 1, %3 ]
  %9 = call i32* @__errno_location() #16
  store i32 %8, i32* %9, align 4
  br label %16

10:                                               ; preds = %3, %3, %3
  %11 = call i32 @__unsnarl_signal_send(i32 noundef %1, i32 noundef -1, i64 noundef %2, i32 noundef 0) #16
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = icmp eq i32 %11, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  call fastcc void @deliver() #16
  br label %16

16:                                               ; preds = %15, %13, %10, %7
  %17 = phi i32 [ -1, %7 ], [ -1, %10 ], [ 0, %15 ], [ 0, %13 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.sigset* noundef %1, %struct.sigset* noundef %2) local_unnamed_addr #3 {
  %4 = call i32 @__unsnarl_signal_change_mask(i32 noundef %0, %struct.sigset* noundef %1, %struct.sigset* noundef %2) #16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call fastcc void @deliver() #20
  br label %7

7:                                                ; preds = %6, %3
  ret i32 %4
}

declare dso_local i32 @__unsnarl_signal_change_mask(i32 noundef, %struct.sigset* noundef, %struct.sigset* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @sigprocmask(i32 noundef %0, %struct.sigset* noundef %1, %struct.sigset* noundef %2) local_unnamed_addr #3 {
  %4 = call i32 @__unsnarl_signal_change_mask(i32 noundef %0, %struct.sigset* noundef %1, %struct.sigset* noundef %2) #16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call fastcc void @deliver() #16
  br label %9

7:                                                ; preds = %3
  %8 = call i32* @__errno_location() #16
  store i32 %4, i32* %8, align 4
  br label %9

9:                                                ; preds = %7, %6
  %10 = phi i32 [ -1, %7 ], [ 0, %6 ]
  ret i32 %10
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sighold(i32 noundef %0) local_unnamed_addr #3 {
  %2 = alloca %struct.sigset, align 8
  %3 = add i32 %0, -65
  %4 = icmp ult i32 %3, -64
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call i32* @__errno_location() #16
  store i32 22, i32* %6, align 4
  br label %20

7:                                                ; preds = %1
  %8 = bitcast %struct.sigset* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %8) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %8, i8 0, i64 128, i1 false) #18
  %9 = getelementptr inbounds %struct.sigset, %struct.sigset* %2, i64 0, i32 0, i64 0
  %10 = add nsw i32 %0, -1
  %11 = zext i32 %10 to i64
  %12 = shl i64 1, %11
  store i64 %12, i64* %9, align 8
  %13 = call i32 @__unsnarl_signal_change_mask(i32 noundef 0, %struct.sigset* noundef nonnull %2, %struct.sigset* noundef null) #16
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  call fastcc void @deliver() #16
  br label %18

16:                                               ; preds = %7
  %17 = call i32* @__errno_location() #16
  store i32 %13, i32* %17, align 4
  br label %18

18:                                               ; preds = %16, %15
  %19 = phi i32 [ -1, %16 ], [ 0, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %8) #18
  br label %20

20:                                               ; preds = %18, %5
  %21 = phi i32 [ -1, %5 ], [ %19, %18 ]
  ret i32 %21
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigrelse(i32 noundef %0) local_unnamed_addr #3 {
  %2 = alloca %struct.sigset, align 8
  %3 = add i32 %0, -65
  %4 = icmp ult i32 %3, -64
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call i32* @__errno_location() #16
  store i32 22, i32* %6, align 4
  br label %20

7:                                                ; preds = %1
  %8 = bitcast %struct.sigset* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %8) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %8, i8 0, i64 128, i1 false) #18
  %9 = getelementptr inbounds %struct.sigset, %struct.sigset* %2, i64 0, i32 0, i64 0
  %10 = add nsw i32 %0, -1
  %11 = zext i32 %10 to i64
  %12 = shl i64 1, %11
  store i64 %12, i64* %9, align 8
  %13 = call i32 @__unsnarl_signal_change_mask(i32 noundef 1, %struct.sigset* noundef nonnull %2, %struct.sigset* noundef null) #16
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  call fastcc void @deliver() #16
  br label %18

16:                                               ; preds = %7
  %17 = call i32* @__errno_location() #16
  store i32 %13, i32* %17, align 4
  br label %18

18:                                               ; preds = %16, %15
  %19 = phi i32 [ -1, %16 ], [ 0, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %8) #18
  br label %20

20:                                               ; preds = %18, %5
  %21 = phi i32 [ -1, %5 ], [ %19, %18 ]
  ret i32 %21
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigsuspend(%struct.sigset* nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #18
  %4 = getelementptr inbounds %struct.sigset, %struct.sigset* %0, i64 0, i32 0, i64 0
  %5 = load i64, i64* %4, align 8
  call void @__unsnarl_signal_suspend(i64 noundef %5, i64* noundef nonnull %2) #16
  call fastcc void @deliver() #20
  %6 = load i64, i64* %2, align 8
  %7 = call i64 @__unsnarl_signal_mask(i64 noundef %6) #16
  call fastcc void @deliver() #20
  %8 = call i32* @__errno_location() #16
  store i32 4, i32* %8, align 4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #18
  ret i32 -1
}

declare dso_local void @__unsnarl_signal_suspend(i64 noundef, i64* noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define dso_local void @abort() local_unnamed_addr #8 {
  %1 = alloca %struct.sigset, align 8
  %2 = load i1, i1* @abort.aborting, align 4
  br i1 %2, label %11, label %3

3:                                                ; preds = %0
  store i1 true, i1* @abort.aborting, align 4
  %4 = bitcast %struct.sigset* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %4) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %5 = getelementptr inbounds %struct.sigset, %struct.sigset* %1, i64 0, i32 0, i64 0
  store i64 32, i64* %5, align 8
  %6 = call i32 @__unsnarl_signal_change_mask(i32 noundef 1, %struct.sigset* noundef nonnull %1, %struct.sigset* noundef null) #16
  %7 = call i32 @__unsnarl_signal_send(i32 noundef 6, i32 noundef -6, i64 noundef 0, i32 noundef 1) #16
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  call fastcc void @deliver() #16
  br label %10

10:                                               ; preds = %9, %3
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %4) #18
  br label %11

11:                                               ; preds = %10, %0
  call void @__unsnarl_abort() #19
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__unsnarl_abort() local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define dso_local void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* noundef %3, i8* noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.job, align 8
  %7 = alloca %struct.job, align 8
  %8 = icmp ult i64 %1, 2
  br i1 %8, label %363, label %9

9:                                                ; preds = %5
  %10 = icmp ult i64 %2, 33
  br i1 %10, label %11, label %192

11:                                               ; preds = %9
  %12 = bitcast %struct.job* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %12) #18
  %13 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 0
  store i64 %2, i64* %13, align 8
  %14 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 1
  store i32 0, i32* %14, align 8
  %15 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 2
  store i32 (i8*, i8*, i8*)* %3, i32 (i8*, i8*, i8*)** %15, align 8
  %16 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 3
  store i8* %4, i8** %16, align 8
  %17 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 4
  %18 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2) #18
  %19 = extractvalue { i64, i1 } %18, 1
  br i1 %19, label %23, label %20

20:                                               ; preds = %11
  %21 = extractvalue { i64, i1 } %18, 0
  %22 = call i8* @malloc(i64 noundef %21) #16
  br label %23

23:                                               ; preds = %20, %11
  %24 = phi i8* [ %22, %20 ], [ null, %11 ]
  store i8* %24, i8** %17, align 8
  %25 = icmp eq i8* %24, null
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call fastcc void @merge_sort(%struct.job* noundef nonnull %6, i8* noundef %0, i64 noundef %1) #20
  br label %190

27:                                               ; preds = %23
  %28 = load i64, i64* %13, align 8
  %29 = lshr i64 %1, 1
  br label %34

30:                                               ; preds = %104
  %31 = icmp ugt i64 %1, 1
  br i1 %31, label %32, label %190

32:                                               ; preds = %30
  %33 = icmp eq i64 %28, 0
  br label %106

34:                                               ; preds = %104, %27
  %35 = phi i64 [ %36, %104 ], [ %29, %27 ]
  %36 = add nsw i64 %35, -1
  %37 = load i64, i64* %13, align 8
  %38 = icmp eq i64 %37, 0
  br label %39

39:                                               ; preds = %102, %34
  %40 = phi i64 [ %36, %34 ], [ %103, %102 ]
  %41 = shl i64 %40, 1
  %42 = or i64 %41, 1
  %43 = icmp ult i64 %42, %1
  br i1 %43, label %44, label %104

44:                                               ; preds = %39
  %45 = add i64 %41, 2
  %46 = icmp ult i64 %45, %1
  br i1 %46, label %47, label %69

47:                                               ; preds = %44
  %48 = mul i64 %45, %37
  %49 = getelementptr inbounds i8, i8* %0, i64 %48
  %50 = mul i64 %42, %37
  %51 = getelementptr inbounds i8, i8* %0, i64 %50
  %52 = load i32, i32* %14, align 8
  %53 = icmp eq i32 %52, 0
  %54 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %15, align 8
  br i1 %53, label %62, label %55

55:                                               ; preds = %47
  %56 = bitcast i8* %49 to i8**
  %57 = load i8*, i8** %56, align 8
  %58 = bitcast i8* %51 to i8**
  %59 = load i8*, i8** %58, align 8
  %60 = load i8*, i8** %16, align 8
  %61 = call i32 %54(i8* noundef %57, i8* noundef %59, i8* noundef %60) #16
  br label %65

62:                                               ; preds = %47
  %63 = load i8*, i8** %16, align 8
  %64 = call i32 %54(i8* noundef %49, i8* noundef %51, i8* noundef %63) #16
  br label %65

65:                                               ; preds = %62, %55
  %66 = phi i32 [ %61, %55 ], [ %64, %62 ]
  %67 = icmp sgt i32 %66, 0
  %68 = select i1 %67, i64 %45, i64 %42
  br label %69

69:                                               ; preds = %65, %44
  %70 = phi i64 [ %42, %44 ], [ %68, %65 ]
  %71 = mul i64 %40, %37
  %72 = getelementptr inbounds i8, i8* %0, i64 %71
  %73 = mul i64 %70, %37
  %74 = getelementptr inbounds i8, i8* %0, i64 %73
  %75 = load i32, i32* %14, align 8
  %76 = icmp eq i32 %75, 0
  %77 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %15, align 8
  br i1 %76, label %85, label %78

78:                                               ; preds = %69
  %79 = bitcast i8* %74 to i8**
  %80 = load i8*, i8** %79, align 8
  %81 = bitcast i8* %72 to i8**
  %82 = load i8*, i8** %81, align 8
  %83 = load i8*, i8** %16, align 8
  %84 = call i32 %77(i8* noundef %80, i8* noundef %82, i8* noundef %83) #16
  br label %88

85:                                               ; preds = %69
  %86 = load i8*, i8** %16, align 8
  %87 = call i32 %77(i8* noundef %74, i8* noundef %72, i8* noundef %86) #16
  br label %88

88:                                               ; preds = %85, %78
  %89 = phi i32 [ %84, %78 ], [ %87, %85 ]
  %90 = icmp sgt i32 %89, 0
  %91 = xor i1 %90, true
  %92 = select i1 %91, i1 true, i1 %38
  %93 = select i1 %90, i64 %70, i64 %40
  br i1 %92, label %102, label %94

94:                                               ; preds = %94, %88
  %95 = phi i64 [ %100, %94 ], [ 0, %88 ]
  %96 = getelementptr inbounds i8, i8* %72, i64 %95
  %97 = load i8, i8* %96, align 1
  %98 = getelementptr inbounds i8, i8* %74, i64 %95
  %99 = load i8, i8* %98, align 1
  store i8 %99, i8* %96, align 1
  store i8 %97, i8* %98, align 1
  %100 = add nuw i64 %95, 1
  %101 = icmp eq i64 %100, %37
  br i1 %101, label %102, label %94, !llvm.loop !19

102:                                              ; preds = %94, %88
  %103 = phi i64 [ %93, %88 ], [ %70, %94 ]
  br i1 %90, label %39, label %104, !llvm.loop !20

104:                                              ; preds = %102, %39
  %105 = icmp eq i64 %36, 0
  br i1 %105, label %30, label %34, !llvm.loop !21

106:                                              ; preds = %179, %32
  %107 = phi i64 [ %1, %32 ], [ %108, %179 ]
  %108 = add i64 %107, -1
  br i1 %33, label %111, label %109

109:                                              ; preds = %106
  %110 = mul i64 %108, %28
  br label %181

111:                                              ; preds = %181, %106
  %112 = load i64, i64* %13, align 8
  %113 = icmp eq i64 %112, 0
  br label %114

114:                                              ; preds = %177, %111
  %115 = phi i64 [ 0, %111 ], [ %178, %177 ]
  %116 = shl i64 %115, 1
  %117 = or i64 %116, 1
  %118 = icmp ult i64 %117, %108
  br i1 %118, label %119, label %179

119:                                              ; preds = %114
  %120 = add i64 %116, 2
  %121 = icmp ult i64 %120, %108
  br i1 %121, label %122, label %144

122:                                              ; preds = %119
  %123 = mul i64 %120, %112
  %124 = getelementptr inbounds i8, i8* %0, i64 %123
  %125 = mul i64 %117, %112
  %126 = getelementptr inbounds i8, i8* %0, i64 %125
  %127 = load i32, i32* %14, align 8
  %128 = icmp eq i32 %127, 0
  %129 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %15, align 8
  br i1 %128, label %137, label %130

130:                                              ; preds = %122
  %131 = bitcast i8* %124 to i8**
  %132 = load i8*, i8** %131, align 8
  %133 = bitcast i8* %126 to i8**
  %134 = load i8*, i8** %133, align 8
  %135 = load i8*, i8** %16, align 8
  %136 = call i32 %129(i8* noundef %132, i8* noundef %134, i8* noundef %135) #16
  br label %140

137:                                              ; preds = %122
  %138 = load i8*, i8** %16, align 8
  %139 = call i32 %129(i8* noundef %124, i8* noundef %126, i8* noundef %138) #16
  br label %140

140:                                              ; preds = %137, %130
  %141 = phi i32 [ %136, %130 ], [ %139, %137 ]
  %142 = icmp sgt i32 %141, 0
  %143 = select i1 %142, i64 %120, i64 %117
  br label %144

144:                                              ; preds = %140, %119
  %145 = phi i64 [ %117, %119 ], [ %143, %140 ]
  %146 = mul i64 %115, %112
  %147 = getelementptr inbounds i8, i8* %0, i64 %146
  %148 = mul i64 %145, %112
  %149 = getelementptr inbounds i8, i8* %0, i64 %148
  %150 = load i32, i32* %14, align 8
  %151 = icmp eq i32 %150, 0
  %152 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %15, align 8
  br i1 %151, label %160, label %153

153:                                              ; preds = %144
  %154 = bitcast i8* %149 to i8**
  %155 = load i8*, i8** %154, align 8
  %156 = bitcast i8* %147 to i8**
  %157 = load i8*, i8** %156, align 8
  %158 = load i8*, i8** %16, align 8
  %159 = call i32 %152(i8* noundef %155, i8* noundef %157, i8* noundef %158) #16
  br label %163

160:                                              ; preds = %144
  %161 = load i8*, i8** %16, align 8
  %162 = call i32 %152(i8* noundef %149, i8* noundef %147, i8* noundef %161) #16
  br label %163

163:                                              ; preds = %160, %153
  %164 = phi i32 [ %159, %153 ], [ %162, %160 ]
  %165 = icmp sgt i32 %164, 0
  %166 = xor i1 %165, true
  %167 = select i1 %166, i1 true, i1 %113
  %168 = select i1 %165, i64 %145, i64 %115
  br i1 %167, label %177, label %169

169:                                              ; preds = %169, %163
  %170 = phi i64 [ %175, %169 ], [ 0, %163 ]
  %171 = getelementptr inbounds i8, i8* %147, i64 %170
  %172 = load i8, i8* %171, align 1
  %173 = getelementptr inbounds i8, i8* %149, i64 %170
  %174 = load i8, i8* %173, align 1
  store i8 %174, i8* %171, align 1
  store i8 %172, i8* %173, align 1
  %175 = add nuw i64 %170, 1
  %176 = icmp eq i64 %175, %112
  br i1 %176, label %177, label %169, !llvm.loop !19

177:                                              ; preds = %169, %163
  %178 = phi i64 [ %168, %163 ], [ %145, %169 ]
  br i1 %165, label %114, label %179, !llvm.loop !20

179:                                              ; preds = %177, %114
  %180 = icmp ugt i64 %108, 1
  br i1 %180, label %106, label %190, !llvm.loop !22

181:                                              ; preds = %181, %109
  %182 = phi i64 [ 0, %109 ], [ %188, %181 ]
  %183 = getelementptr inbounds i8, i8* %0, i64 %182
  %184 = load i8, i8* %183, align 1
  %185 = add i64 %182, %110
  %186 = getelementptr inbounds i8, i8* %0, i64 %185
  %187 = load i8, i8* %186, align 1
  store i8 %187, i8* %183, align 1
  store i8 %184, i8* %186, align 1
  %188 = add nuw i64 %182, 1
  %189 = icmp eq i64 %188, %28
  br i1 %189, label %111, label %181, !llvm.loop !23

190:                                              ; preds = %179, %30, %26
  %191 = load i8*, i8** %17, align 8
  call void @free(i8* noundef %191) #16
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %12) #18
  br label %363

192:                                              ; preds = %9
  %193 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 8) #18
  %194 = extractvalue { i64, i1 } %193, 1
  br i1 %194, label %198, label %195

195:                                              ; preds = %192
  %196 = extractvalue { i64, i1 } %193, 0
  %197 = call i8* @malloc(i64 noundef %196) #16
  br label %198

198:                                              ; preds = %195, %192
  %199 = phi i8* [ %197, %195 ], [ null, %192 ]
  %200 = bitcast i8* %199 to i8**
  %201 = bitcast %struct.job* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %201) #18
  %202 = getelementptr inbounds %struct.job, %struct.job* %7, i64 0, i32 0
  store i64 8, i64* %202, align 8
  %203 = getelementptr inbounds %struct.job, %struct.job* %7, i64 0, i32 1
  store i32 1, i32* %203, align 8
  %204 = getelementptr inbounds %struct.job, %struct.job* %7, i64 0, i32 2
  store i32 (i8*, i8*, i8*)* %3, i32 (i8*, i8*, i8*)** %204, align 8
  %205 = getelementptr inbounds %struct.job, %struct.job* %7, i64 0, i32 3
  store i8* %4, i8** %205, align 8
  %206 = getelementptr inbounds %struct.job, %struct.job* %7, i64 0, i32 4
  %207 = icmp eq i8* %199, null
  %208 = or i1 %194, %207
  br i1 %208, label %212, label %209

209:                                              ; preds = %198
  %210 = extractvalue { i64, i1 } %193, 0
  %211 = call i8* @malloc(i64 noundef %210) #16
  br label %212

212:                                              ; preds = %209, %198
  %213 = phi i8* [ null, %198 ], [ %211, %209 ]
  store i8* %213, i8** %206, align 8
  %214 = icmp eq i8* %213, null
  br i1 %214, label %217, label %215

215:                                              ; preds = %212
  %216 = call i8* @malloc(i64 noundef %2) #16
  br label %217

217:                                              ; preds = %215, %212
  %218 = phi i8* [ %216, %215 ], [ null, %212 ]
  %219 = icmp eq i8* %218, null
  br i1 %219, label %222, label %220

220:                                              ; preds = %217
  %221 = call i64 @llvm.umax.i64(i64 %1, i64 1)
  br label %354

222:                                              ; preds = %217
  %223 = lshr i64 %1, 1
  %224 = icmp ne i64 %2, 0
  br label %229

225:                                              ; preds = %268
  %226 = icmp ugt i64 %1, 1
  br i1 %226, label %227, label %361

227:                                              ; preds = %225
  %228 = icmp eq i64 %2, 0
  br label %270

229:                                              ; preds = %268, %222
  %230 = phi i64 [ %231, %268 ], [ %223, %222 ]
  %231 = add nsw i64 %230, -1
  br label %232

232:                                              ; preds = %266, %229
  %233 = phi i64 [ %231, %229 ], [ %267, %266 ]
  %234 = shl i64 %233, 1
  %235 = or i64 %234, 1
  %236 = icmp ult i64 %235, %1
  br i1 %236, label %237, label %268

237:                                              ; preds = %232
  %238 = add i64 %234, 2
  %239 = icmp ult i64 %238, %1
  br i1 %239, label %240, label %248

240:                                              ; preds = %237
  %241 = mul i64 %238, %2
  %242 = getelementptr inbounds i8, i8* %0, i64 %241
  %243 = mul i64 %235, %2
  %244 = getelementptr inbounds i8, i8* %0, i64 %243
  %245 = call i32 %3(i8* noundef %242, i8* noundef %244, i8* noundef %4) #16
  %246 = icmp sgt i32 %245, 0
  %247 = select i1 %246, i64 %238, i64 %235
  br label %248

248:                                              ; preds = %240, %237
  %249 = phi i64 [ %235, %237 ], [ %247, %240 ]
  %250 = mul i64 %233, %2
  %251 = getelementptr inbounds i8, i8* %0, i64 %250
  %252 = mul i64 %249, %2
  %253 = getelementptr inbounds i8, i8* %0, i64 %252
  %254 = call i32 %3(i8* noundef %253, i8* noundef %251, i8* noundef %4) #16
  %255 = icmp sgt i32 %254, 0
  %256 = and i1 %224, %255
  %257 = select i1 %255, i64 %249, i64 %233
  br i1 %256, label %258, label %266

258:                                              ; preds = %258, %248
  %259 = phi i64 [ %264, %258 ], [ 0, %248 ]
  %260 = getelementptr inbounds i8, i8* %251, i64 %259
  %261 = load i8, i8* %260, align 1
  %262 = getelementptr inbounds i8, i8* %253, i64 %259
  %263 = load i8, i8* %262, align 1
  store i8 %263, i8* %260, align 1
  store i8 %261, i8* %262, align 1
  %264 = add nuw i64 %259, 1
  %265 = icmp eq i64 %264, %2
  br i1 %265, label %266, label %258, !llvm.loop !19

266:                                              ; preds = %258, %248
  %267 = phi i64 [ %257, %248 ], [ %249, %258 ]
  br i1 %255, label %232, label %268, !llvm.loop !20

268:                                              ; preds = %266, %232
  %269 = icmp eq i64 %231, 0
  br i1 %269, label %225, label %229, !llvm.loop !21

270:                                              ; preds = %313, %227
  %271 = phi i64 [ %1, %227 ], [ %272, %313 ]
  %272 = add i64 %271, -1
  br i1 %228, label %273, label %274

273:                                              ; preds = %315, %270
  br label %276

274:                                              ; preds = %270
  %275 = mul i64 %272, %2
  br label %315

276:                                              ; preds = %311, %273
  %277 = phi i64 [ %312, %311 ], [ 0, %273 ]
  %278 = shl i64 %277, 1
  %279 = or i64 %278, 1
  %280 = icmp ult i64 %279, %272
  br i1 %280, label %281, label %313

281:                                              ; preds = %276
  %282 = add i64 %278, 2
  %283 = icmp ult i64 %282, %272
  br i1 %283, label %284, label %292

284:                                              ; preds = %281
  %285 = mul i64 %282, %2
  %286 = getelementptr inbounds i8, i8* %0, i64 %285
  %287 = mul i64 %279, %2
  %288 = getelementptr inbounds i8, i8* %0, i64 %287
  %289 = call i32 %3(i8* noundef %286, i8* noundef %288, i8* noundef %4) #16
  %290 = icmp sgt i32 %289, 0
  %291 = select i1 %290, i64 %282, i64 %279
  br label %292

292:                                              ; preds = %284, %281
  %293 = phi i64 [ %279, %281 ], [ %291, %284 ]
  %294 = mul i64 %277, %2
  %295 = getelementptr inbounds i8, i8* %0, i64 %294
  %296 = mul i64 %293, %2
  %297 = getelementptr inbounds i8, i8* %0, i64 %296
  %298 = call i32 %3(i8* noundef %297, i8* noundef %295, i8* noundef %4) #16
  %299 = icmp sgt i32 %298, 0
  %300 = xor i1 %299, true
  %301 = or i1 %228, %300
  %302 = select i1 %299, i64 %293, i64 %277
  br i1 %301, label %311, label %303

303:                                              ; preds = %303, %292
  %304 = phi i64 [ %309, %303 ], [ 0, %292 ]
  %305 = getelementptr inbounds i8, i8* %295, i64 %304
  %306 = load i8, i8* %305, align 1
  %307 = getelementptr inbounds i8, i8* %297, i64 %304
  %308 = load i8, i8* %307, align 1
  store i8 %308, i8* %305, align 1
  store i8 %306, i8* %307, align 1
  %309 = add nuw i64 %304, 1
  %310 = icmp eq i64 %309, %2
  br i1 %310, label %311, label %303, !llvm.loop !19

311:                                              ; preds = %303, %292
  %312 = phi i64 [ %302, %292 ], [ %293, %303 ]
  br i1 %299, label %276, label %313, !llvm.loop !20

313:                                              ; preds = %311, %276
  %314 = icmp ugt i64 %272, 1
  br i1 %314, label %270, label %361, !llvm.loop !22

315:                                              ; preds = %315, %274
  %316 = phi i64 [ 0, %274 ], [ %322, %315 ]
  %317 = getelementptr inbounds i8, i8* %0, i64 %316
  %318 = load i8, i8* %317, align 1
  %319 = add i64 %316, %275
  %320 = getelementptr inbounds i8, i8* %0, i64 %319
  %321 = load i8, i8* %320, align 1
  store i8 %321, i8* %317, align 1
  store i8 %318, i8* %320, align 1
  %322 = add nuw i64 %316, 1
  %323 = icmp eq i64 %322, %2
  br i1 %323, label %273, label %315, !llvm.loop !23

324:                                              ; preds = %354
  call fastcc void @merge_sort(%struct.job* noundef nonnull %7, i8* noundef %199, i64 noundef %1) #20
  %325 = ptrtoint i8* %0 to i64
  br label %326

326:                                              ; preds = %349, %324
  %327 = phi i8* [ %0, %324 ], [ %351, %349 ]
  %328 = phi i64 [ 0, %324 ], [ %350, %349 ]
  %329 = getelementptr inbounds i8*, i8** %200, i64 %328
  %330 = load i8*, i8** %329, align 8
  %331 = icmp eq i8* %330, %327
  br i1 %331, label %349, label %332

332:                                              ; preds = %326
  %333 = call i8* @memcpy(i8* noundef nonnull %218, i8* noundef %327, i64 noundef %2) #16
  br label %334

334:                                              ; preds = %334, %332
  %335 = phi i8* [ %330, %332 ], [ %344, %334 ]
  %336 = phi i64 [ %328, %332 ], [ %340, %334 ]
  %337 = phi i8* [ %327, %332 ], [ %335, %334 ]
  %338 = ptrtoint i8* %335 to i64
  %339 = sub i64 %338, %325
  %340 = udiv i64 %339, %2
  %341 = getelementptr inbounds i8*, i8** %200, i64 %336
  store i8* %337, i8** %341, align 8
  %342 = call i8* @memcpy(i8* noundef %337, i8* noundef %335, i64 noundef %2) #16
  %343 = getelementptr inbounds i8*, i8** %200, i64 %340
  %344 = load i8*, i8** %343, align 8
  %345 = icmp eq i8* %344, %327
  br i1 %345, label %346, label %334, !llvm.loop !24

346:                                              ; preds = %334
  %347 = getelementptr inbounds i8*, i8** %200, i64 %340
  store i8* %335, i8** %347, align 8
  %348 = call i8* @memcpy(i8* noundef %335, i8* noundef nonnull %218, i64 noundef %2) #16
  br label %349

349:                                              ; preds = %346, %326
  %350 = add nuw i64 %328, 1
  %351 = getelementptr inbounds i8, i8* %327, i64 %2
  %352 = icmp eq i64 %350, %1
  br i1 %352, label %353, label %326, !llvm.loop !25

353:                                              ; preds = %349
  call void @free(i8* noundef nonnull %218) #16
  br label %361

354:                                              ; preds = %354, %220
  %355 = phi i64 [ %359, %354 ], [ 0, %220 ]
  %356 = mul i64 %355, %2
  %357 = getelementptr inbounds i8, i8* %0, i64 %356
  %358 = getelementptr inbounds i8*, i8** %200, i64 %355
  store i8* %357, i8** %358, align 8
  %359 = add nuw i64 %355, 1
  %360 = icmp eq i64 %359, %221
  br i1 %360, label %324, label %354, !llvm.loop !26

361:                                              ; preds = %353, %313, %225
  %362 = load i8*, i8** %206, align 8
  call void @free(i8* noundef %362) #16
  call void @free(i8* noundef %199) #16
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %201) #18
  br label %363

363:                                              ; preds = %361, %190, %5
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

; Function Attrs: nounwind uwtable
define internal fastcc void @merge_sort(%struct.job* noundef %0, i8* noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = icmp ult i64 %2, 2
  br i1 %4, label %91, label %5

5:                                                ; preds = %3
  %6 = lshr i64 %2, 1
  %7 = sub i64 %2, %6
  %8 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 0
  %9 = load i64, i64* %8, align 8
  %10 = mul i64 %9, %6
  %11 = getelementptr inbounds i8, i8* %1, i64 %10
  %12 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 4
  %13 = load i8*, i8** %12, align 8
  call fastcc void @merge_sort(%struct.job* noundef %0, i8* noundef %1, i64 noundef %6) #20
  call fastcc void @merge_sort(%struct.job* noundef %0, i8* noundef %11, i64 noundef %7) #20
  %14 = icmp eq i64 %7, 0
  br i1 %14, label %77, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 1
  %17 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 2
  %18 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 3
  %19 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 3
  br label %21

21:                                               ; preds = %68, %15
  %22 = phi i8* [ %13, %15 ], [ %73, %68 ]
  %23 = phi i8* [ %11, %15 ], [ %72, %68 ]
  %24 = phi i8* [ %1, %15 ], [ %71, %68 ]
  %25 = phi i64 [ %6, %15 ], [ %70, %68 ]
  %26 = phi i64 [ %7, %15 ], [ %69, %68 ]
  %27 = load i32, i32* %16, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %21
  %30 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %17, align 8
  %31 = bitcast i8* %24 to i8**
  %32 = load i8*, i8** %31, align 8
  %33 = bitcast i8* %23 to i8**
  %34 = load i8*, i8** %33, align 8
  %35 = load i8*, i8** %18, align 8
  %36 = call i32 %30(i8* noundef %32, i8* noundef %34, i8* noundef %35) #16
  br label %41

37:                                               ; preds = %21
  %38 = load i32 (i8*, i8*, i8*)*, i32 (i8*, i8*, i8*)** %19, align 8
  %39 = load i8*, i8** %20, align 8
  %40 = call i32 %38(i8* noundef %24, i8* noundef %23, i8* noundef %39) #16
  br label %41

41:                                               ; preds = %37, %29
  %42 = phi i32 [ %36, %29 ], [ %40, %37 ]
  %43 = icmp sgt i32 %42, 0
  %44 = load i32, i32* %16, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %43, label %57, label %46

46:                                               ; preds = %41
  br i1 %45, label %51, label %47

47:                                               ; preds = %46
  %48 = bitcast i8* %24 to i8**
  %49 = load i8*, i8** %48, align 8
  %50 = bitcast i8* %22 to i8**
  store i8* %49, i8** %50, align 8
  br label %54

51:                                               ; preds = %46
  %52 = load i64, i64* %8, align 8
  %53 = call i8* @memcpy(i8* noundef %22, i8* noundef %24, i64 noundef %52) #16
  br label %54

54:                                               ; preds = %51, %47
  %55 = getelementptr inbounds i8, i8* %24, i64 %9
  %56 = add i64 %25, -1
  br label %68

57:                                               ; preds = %41
  br i1 %45, label %62, label %58

58:                                               ; preds = %57
  %59 = bitcast i8* %23 to i8**
  %60 = load i8*, i8** %59, align 8
  %61 = bitcast i8* %22 to i8**
  store i8* %60, i8** %61, align 8
  br label %65

62:                                               ; preds = %57
  %63 = load i64, i64* %8, align 8
  %64 = call i8* @memcpy(i8* noundef %22, i8* noundef %23, i64 noundef %63) #16
  br label %65

65:                                               ; preds = %62, %58
  %66 = getelementptr inbounds i8, i8* %23, i64 %9
  %67 = add i64 %26, -1
  br label %68

68:                                               ; preds = %65, %54
  %69 = phi i64 [ %26, %54 ], [ %67, %65 ]
  %70 = phi i64 [ %56, %54 ], [ %25, %65 ]
  %71 = phi i8* [ %55, %54 ], [ %24, %65 ]
  %72 = phi i8* [ %23, %54 ], [ %66, %65 ]
  %73 = getelementptr inbounds i8, i8* %22, i64 %9
  %74 = icmp ne i64 %70, 0
  %75 = icmp ne i64 %69, 0
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %21, label %77, !llvm.loop !27

77:                                               ; preds = %68, %5
  %78 = phi i64 [ %7, %5 ], [ %69, %68 ]
  %79 = phi i64 [ %6, %5 ], [ %70, %68 ]
  %80 = phi i8* [ %1, %5 ], [ %71, %68 ]
  %81 = phi i8* [ %13, %5 ], [ %73, %68 ]
  %82 = phi i1 [ true, %5 ], [ %74, %68 ]
  br i1 %82, label %83, label %86

83:                                               ; preds = %77
  %84 = mul i64 %79, %9
  %85 = call i8* @memcpy(i8* noundef %81, i8* noundef %80, i64 noundef %84) #16
  br label %86

86:                                               ; preds = %83, %77
  %87 = load i8*, i8** %12, align 8
  %88 = sub i64 %2, %78
  %89 = mul i64 %88, %9
  %90 = call i8* @memcpy(i8* noundef %1, i8* noundef %87, i64 noundef %89) #16
  br label %91

91:                                               ; preds = %86, %3
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nounwind uwtable
define dso_local void @qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* noundef %3) local_unnamed_addr #3 {
  %5 = bitcast i32 (i8*, i8*)* %3 to i8*
  call void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* noundef nonnull @call_plain, i8* noundef %5) #20
  ret void
}

; Function Attrs: nounwind uwtable
define internal i32 @call_plain(i8* noundef %0, i8* noundef %1, i8* nocapture noundef readonly %2) #3 {
  %4 = bitcast i8* %2 to i32 (i8*, i8*)*
  %5 = call i32 %4(i8* noundef %0, i8* noundef %1) #16
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #3 {
  br label %6

6:                                                ; preds = %22, %5
  %7 = phi i64 [ %2, %5 ], [ %23, %22 ]
  %8 = phi i64 [ 0, %5 ], [ %24, %22 ]
  %9 = phi i8* [ undef, %5 ], [ %25, %22 ]
  %10 = icmp ult i64 %8, %7
  br i1 %10, label %11, label %27

11:                                               ; preds = %6
  %12 = add i64 %8, %7
  %13 = lshr i64 %12, 1
  %14 = mul i64 %13, %3
  %15 = getelementptr inbounds i8, i8* %1, i64 %14
  %16 = call i32 %4(i8* noundef %0, i8* noundef %15) #16
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %11
  %19 = icmp eq i32 %16, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = add nuw i64 %13, 1
  br label %22

22:                                               ; preds = %20, %18, %11
  %23 = phi i64 [ %7, %18 ], [ %7, %20 ], [ %13, %11 ]
  %24 = phi i64 [ %8, %18 ], [ %21, %20 ], [ %8, %11 ]
  %25 = phi i8* [ %15, %18 ], [ %9, %20 ], [ %9, %11 ]
  %26 = phi i1 [ false, %18 ], [ true, %20 ], [ true, %11 ]
  br i1 %26, label %6, label %27, !llvm.loop !28

27:                                               ; preds = %22, %6
  %28 = phi i8* [ %25, %22 ], [ null, %6 ]
  ret i8* %28
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @pthread_exit(i8* noundef %0) local_unnamed_addr #8 {
  store i8* %0, i8** @ends_with, align 8
  call fastcc void @end() #23
  unreachable
}

; Function Attrs: noreturn nounwind uwtable
define internal fastcc void @end() unnamed_addr #8 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = load %struct.cleanup*, %struct.cleanup** @newest, align 8
  %4 = icmp eq %struct.cleanup* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %0
  %6 = bitcast %struct.cleanup* %3 to i8*
  call void @longjmp(i8* noundef nonnull %6, i32 noundef 1) #19
  unreachable

7:                                                ; preds = %0
  %8 = bitcast i32* %1 to i8*
  %9 = bitcast i8** %2 to i8*
  br label %10

10:                                               ; preds = %20, %7
  %11 = phi i32 [ 0, %7 ], [ %21, %20 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #18
  store i32 0, i32* %1, align 4
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #18
  %12 = call i8* @__unsnarl_key_take(i32* noundef nonnull %1, i8** noundef nonnull %2) #16
  %13 = icmp eq i8* %12, null
  br i1 %13, label %20, label %14

14:                                               ; preds = %14, %10
  %15 = phi i8* [ %18, %14 ], [ %12, %10 ]
  %16 = bitcast i8* %15 to void (i8*)*
  %17 = load i8*, i8** %2, align 8
  call void %16(i8* noundef %17) #16
  %18 = call i8* @__unsnarl_key_take(i32* noundef nonnull %1, i8** noundef nonnull %2) #16
  %19 = icmp eq i8* %18, null
  br i1 %19, label %20, label %14, !llvm.loop !29

20:                                               ; preds = %14, %10
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #18
  %21 = add nuw nsw i32 %11, 1
  %22 = icmp eq i32 %21, 4
  %23 = select i1 %13, i1 true, i1 %22
  br i1 %23, label %24, label %10, !llvm.loop !30

24:                                               ; preds = %20
  %25 = call i32 @__unsnarl_leave(void ()* noundef nonnull @abandon) #16
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @__unsnarl_wait_for_others() #16
  call void @exit(i32 noundef 0) #19
  unreachable

28:                                               ; preds = %24
  %29 = load i8*, i8** @ends_with, align 8
  call void @__unsnarl_thread_exit(i8* noundef %29) #19
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @longjmp(i8* noundef, i32 noundef) local_unnamed_addr #10

declare dso_local i8* @__unsnarl_key_take(i32* noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal void @abandon() #3 {
  %1 = call i8* @__unsnarl_next_to_abandon() #16
  %2 = icmp eq i8* %1, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %4, %0
  ret void

4:                                                ; preds = %4, %0
  %5 = phi i8* [ %7, %4 ], [ %1, %0 ]
  %6 = call i32 @__unsnarl_abandon(i8* noundef nonnull %5) #16
  %7 = call i8* @__unsnarl_next_to_abandon() #16
  %8 = icmp eq i8* %7, null
  br i1 %8, label %3, label %4, !llvm.loop !31
}

declare dso_local i32 @__unsnarl_leave(void ()* noundef) local_unnamed_addr #4

declare dso_local void @__unsnarl_wait_for_others() local_unnamed_addr #4

; Function Attrs: noreturn
declare dso_local void @__unsnarl_thread_exit(i8* noundef) local_unnamed_addr #10

declare dso_local i8* @__unsnarl_next_to_abandon() local_unnamed_addr #4

declare dso_local i32 @__unsnarl_abandon(i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @__pthread_register_cancel(%struct.cleanup* noundef %0) local_unnamed_addr #1 {
  %2 = load %struct.cleanup*, %struct.cleanup** @newest, align 8
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2
  store %struct.cleanup* %2, %struct.cleanup** %3, align 8
  store %struct.cleanup* %0, %struct.cleanup** @newest, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @__pthread_unregister_cancel(%struct.cleanup* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2
  %3 = load %struct.cleanup*, %struct.cleanup** %2, align 8
  store %struct.cleanup* %3, %struct.cleanup** @newest, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @__pthread_register_cancel_defer(%struct.cleanup* noundef %0) local_unnamed_addr #1 {
  %2 = load %struct.cleanup*, %struct.cleanup** @newest, align 8
  %3 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2
  store %struct.cleanup* %2, %struct.cleanup** %3, align 8
  store %struct.cleanup* %0, %struct.cleanup** @newest, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @__pthread_unregister_cancel_restore(%struct.cleanup* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2
  %3 = load %struct.cleanup*, %struct.cleanup** %2, align 8
  store %struct.cleanup* %3, %struct.cleanup** @newest, align 8
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @__pthread_unwind_next(%struct.cleanup* nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.cleanup, %struct.cleanup* %0, i64 0, i32 2
  %3 = load %struct.cleanup*, %struct.cleanup** %2, align 8
  store %struct.cleanup* %3, %struct.cleanup** @newest, align 8
  call fastcc void @end() #23
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_create(i64* noundef %0, i8* noundef %1, i8* (i8*)* noundef %2, i8* noundef %3) local_unnamed_addr #3 {
  %5 = call i32 @__unsnarl_spawn(i64* noundef %0, i8* noundef %1, void (i8* (i8*)*, i8*)* noundef nonnull @start.5, i8* (i8*)* noundef %2, i8* noundef %3) #16
  ret i32 %5
}

; Function Attrs: noreturn nounwind uwtable
define internal void @start.5(i8* (i8*)* nocapture noundef readonly %0, i8* noundef %1) #8 {
  %3 = call i8* %0(i8* noundef %1) #16
  store i8* %3, i8** @ends_with, align 8
  call fastcc void @end() #19
  unreachable
}

declare dso_local i32 @__unsnarl_spawn(i64* noundef, i8* noundef, void (i8* (i8*)*, i8*)* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = call i32 @__unsnarl_once_begin(i32* noundef %0) #16
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #16
  call void @__unsnarl_once_end(i32* noundef %0) #16
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

declare dso_local i32 @__unsnarl_once_begin(i32* noundef) local_unnamed_addr #4

declare dso_local void @__unsnarl_once_end(i32* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @call_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = call i32 @__unsnarl_once_begin(i32* noundef %0) #16
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #16
  call void @__unsnarl_once_end(i32* noundef %0) #16
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @thrd_create(i64* noundef %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = bitcast i32 (i8*)* %1 to i8* (i8*)*
  %5 = call i32 @__unsnarl_spawn(i64* noundef %0, i8* noundef null, void (i8* (i8*)*, i8*)* noundef nonnull @start_c11, i8* (i8*)* noundef %4, i8* noundef %2) #16
  switch i32 %5, label %8 [
    i32 0, label %9
    i32 16, label %6
    i32 110, label %7
  ]

6:                                                ; preds = %3
  br label %9

7:                                                ; preds = %3
  br label %9

8:                                                ; preds = %3
  br label %9

9:                                                ; preds = %8, %7, %6, %3
  %10 = phi i32 [ 2, %8 ], [ 4, %7 ], [ 1, %6 ], [ %5, %3 ]
  ret i32 %10
}

; Function Attrs: noreturn nounwind uwtable
define internal void @start_c11(i8* (i8*)* nocapture noundef readonly %0, i8* noundef %1) #8 {
  %3 = bitcast i8* (i8*)* %0 to i32 (i8*)*
  %4 = call i32 %3(i8* noundef %1) #16
  %5 = sext i32 %4 to i64
  %6 = inttoptr i64 %5 to i8*
  store i8* %6, i8** @ends_with, align 8
  call fastcc void @end() #19
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef writeonly %1) local_unnamed_addr #3 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #18
  store i8* null, i8** %3, align 8
  %5 = call i32 @pthread_join(i64 noundef %0, i8** noundef nonnull %3) #16
  %6 = icmp eq i32 %5, 0
  %7 = icmp ne i32* %1, null
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load i8*, i8** %3, align 8
  %11 = ptrtoint i8* %10 to i64
  %12 = trunc i64 %11 to i32
  store i32 %12, i32* %1, align 4
  br label %13

13:                                               ; preds = %9, %2
  switch i32 %5, label %16 [
    i32 0, label %17
    i32 16, label %14
    i32 110, label %15
  ]

14:                                               ; preds = %13
  br label %17

15:                                               ; preds = %13
  br label %17

16:                                               ; preds = %13
  br label %17

17:                                               ; preds = %16, %15, %14, %13
  %18 = phi i32 [ 2, %16 ], [ 4, %15 ], [ 1, %14 ], [ %5, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #18
  ret i32 %18
}

declare dso_local i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_detach(i64 noundef %0) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_detach(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @pthread_equal(i64 noundef %0, i64 noundef %1) #16
  ret i32 %3
}

declare dso_local i32 @pthread_equal(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #8 {
  %2 = sext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  store i8* %3, i8** @ends_with, align 8
  call fastcc void @end() #19
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local i32 @thrd_sleep(i8* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @nanosleep(i8* noundef %0, i8* noundef %1) #16
  %4 = icmp ne i32 %3, 0
  %5 = sext i1 %4 to i32
  ret i32 %5
}

declare dso_local i32 @nanosleep(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @mtx_init(i8* noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #18
  store i32 0, i32* %3, align 4
  %5 = icmp ugt i32 %1, 3
  br i1 %5, label %16, label %6

6:                                                ; preds = %2
  %7 = and i32 %1, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = call i32 @pthread_mutexattr_settype(i8* noundef nonnull %4, i32 noundef 1) #16
  br label %11

11:                                               ; preds = %9, %6
  %12 = call i32 @pthread_mutex_init(i8* noundef %0, i8* noundef nonnull %4) #16
  switch i32 %12, label %15 [
    i32 0, label %16
    i32 16, label %13
    i32 110, label %14
  ]

13:                                               ; preds = %11
  br label %16

14:                                               ; preds = %11
  br label %16

15:                                               ; preds = %11
  br label %16

16:                                               ; preds = %15, %14, %13, %11, %2
  %17 = phi i32 [ 2, %2 ], [ 2, %15 ], [ 4, %14 ], [ 1, %13 ], [ %12, %11 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #18
  ret i32 %17
}

declare dso_local i32 @pthread_mutexattr_settype(i8* noundef, i32 noundef) local_unnamed_addr #4

declare dso_local i32 @pthread_mutex_init(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @mtx_lock(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_mutex_lock(i8* noundef %0) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_mutex_lock(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @mtx_trylock(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_mutex_trylock(i8* noundef %0) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_mutex_trylock(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @mtx_timedlock(i8* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @pthread_mutex_timedlock(i8* noundef %0, i8* noundef %1) #16
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:                                                ; preds = %2
  br label %7

5:                                                ; preds = %2
  br label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %6, %5, %4, %2
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare dso_local i32 @pthread_mutex_timedlock(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @mtx_unlock(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_mutex_unlock(i8* noundef %0) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_mutex_unlock(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @mtx_destroy(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_mutex_destroy(i8* noundef %0) #16
  ret void
}

declare dso_local i32 @pthread_mutex_destroy(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @cnd_init(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_cond_init(i8* noundef %0, i8* noundef null) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_cond_init(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @cnd_wait(i8* noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @pthread_cond_wait(i8* noundef %0, i8* noundef %1) #16
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:                                                ; preds = %2
  br label %7

5:                                                ; preds = %2
  br label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %6, %5, %4, %2
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare dso_local i32 @pthread_cond_wait(i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @cnd_timedwait(i8* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = call i32 @pthread_cond_timedwait(i8* noundef %0, i8* noundef %1, i8* noundef %2) #16
  switch i32 %4, label %7 [
    i32 0, label %8
    i32 16, label %5
    i32 110, label %6
  ]

5:                                                ; preds = %3
  br label %8

6:                                                ; preds = %3
  br label %8

7:                                                ; preds = %3
  br label %8

8:                                                ; preds = %7, %6, %5, %3
  %9 = phi i32 [ 2, %7 ], [ 4, %6 ], [ 1, %5 ], [ %4, %3 ]
  ret i32 %9
}

declare dso_local i32 @pthread_cond_timedwait(i8* noundef, i8* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @cnd_signal(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_cond_signal(i8* noundef %0) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_cond_signal(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @cnd_broadcast(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_cond_broadcast(i8* noundef %0) #16
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %4, %3, %1
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare dso_local i32 @pthread_cond_broadcast(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @cnd_destroy(i8* noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_cond_destroy(i8* noundef %0) #16
  ret void
}

declare dso_local i32 @pthread_cond_destroy(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @tss_create(i32* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) #16
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:                                                ; preds = %2
  br label %7

5:                                                ; preds = %2
  br label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %6, %5, %4, %2
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare dso_local i32 @pthread_key_create(i32* noundef, void (i8*)* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i8* @tss_get(i32 noundef %0) local_unnamed_addr #3 {
  %2 = call i8* @pthread_getspecific(i32 noundef %0) #16
  ret i8* %2
}

declare dso_local i8* @pthread_getspecific(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @tss_set(i32 noundef %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) #16
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:                                                ; preds = %2
  br label %7

5:                                                ; preds = %2
  br label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %6, %5, %4, %2
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare dso_local i32 @pthread_setspecific(i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @pthread_key_delete(i32 noundef %0) #16
  ret void
}

declare dso_local i32 @pthread_key_delete(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i8* @tsearch(i8* noundef %0, i8** noundef %1, i32 (i8*, i8*)* nocapture noundef readonly %2) local_unnamed_addr #3 {
  %4 = bitcast i8** %1 to %struct.node**
  %5 = icmp eq i8** %1, null
  br i1 %5, label %167, label %6

6:                                                ; preds = %3
  %7 = load %struct.node*, %struct.node** %4, align 8
  %8 = icmp eq %struct.node* %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 2
  store i32 0, i32* %10, align 8
  br label %11

11:                                               ; preds = %9, %6
  %12 = load %struct.node*, %struct.node** %4, align 8
  %13 = icmp eq %struct.node* %12, null
  br i1 %13, label %106, label %17

14:                                               ; preds = %97
  %15 = load %struct.node*, %struct.node** %100, align 8
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %106, label %17, !llvm.loop !32

17:                                               ; preds = %14, %11
  %18 = phi i8* [ %105, %14 ], [ undef, %11 ]
  %19 = phi %struct.node** [ %104, %14 ], [ %4, %11 ]
  %20 = phi i32 [ %102, %14 ], [ 0, %11 ]
  %21 = phi i32 [ %101, %14 ], [ 0, %11 ]
  %22 = phi %struct.node** [ %100, %14 ], [ %4, %11 ]
  %23 = phi %struct.node** [ %99, %14 ], [ null, %11 ]
  %24 = phi %struct.node** [ %98, %14 ], [ null, %11 ]
  %25 = load %struct.node*, %struct.node** %19, align 8
  %26 = getelementptr inbounds %struct.node, %struct.node* %25, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8
  %28 = call i32 %2(i8* noundef %0, i8* noundef %27) #16
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %17
  %31 = bitcast %struct.node* %25 to i8*
  br label %97

32:                                               ; preds = %17
  %33 = load %struct.node*, %struct.node** %19, align 8
  %34 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 1, i64 0
  %35 = load %struct.node*, %struct.node** %34, align 8
  %36 = icmp eq %struct.node* %35, null
  br i1 %36, label %84, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.node, %struct.node* %35, i64 0, i32 2
  %39 = load i32, i32* %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %84, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 1, i64 1
  %43 = load %struct.node*, %struct.node** %42, align 8
  %44 = icmp eq %struct.node* %43, null
  br i1 %44, label %84, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.node, %struct.node* %43, i64 0, i32 2
  %47 = load i32, i32* %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %84, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 2
  store i32 1, i32* %50, align 8
  store i32 0, i32* %38, align 8
  %51 = load %struct.node*, %struct.node** %42, align 8
  %52 = icmp eq %struct.node* %51, null
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.node, %struct.node* %51, i64 0, i32 2
  store i32 0, i32* %54, align 8
  br label %55

55:                                               ; preds = %53, %49
  %56 = icmp eq %struct.node** %24, null
  br i1 %56, label %84, label %57

57:                                               ; preds = %55
  %58 = load %struct.node*, %struct.node** %24, align 8
  %59 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 2
  %60 = load i32, i32* %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %84, label %62

62:                                               ; preds = %57
  %63 = load %struct.node*, %struct.node** %23, align 8
  %64 = icmp eq i32 %21, %20
  br i1 %64, label %76, label %65

65:                                               ; preds = %62
  store i32 1, i32* %59, align 8
  %66 = getelementptr inbounds %struct.node, %struct.node* %63, i64 0, i32 2
  store i32 1, i32* %66, align 8
  store i32 0, i32* %50, align 8
  %67 = icmp eq i32 %21, 0
  %68 = zext i1 %67 to i64
  %69 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 1, i64 %68
  %70 = load %struct.node*, %struct.node** %69, align 8
  %71 = zext i32 %21 to i64
  %72 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 1, i64 %71
  store %struct.node* %70, %struct.node** %72, align 8
  store %struct.node* %58, %struct.node** %69, align 8
  %73 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 1, i64 %71
  %74 = load %struct.node*, %struct.node** %73, align 8
  %75 = getelementptr inbounds %struct.node, %struct.node* %63, i64 0, i32 1, i64 %68
  store %struct.node* %74, %struct.node** %75, align 8
  store %struct.node* %63, %struct.node** %73, align 8
  store %struct.node* %33, %struct.node** %23, align 8
  br label %84

76:                                               ; preds = %62
  store %struct.node* %58, %struct.node** %23, align 8
  store i32 0, i32* %59, align 8
  %77 = getelementptr inbounds %struct.node, %struct.node* %63, i64 0, i32 2
  store i32 1, i32* %77, align 8
  %78 = icmp eq i32 %21, 0
  %79 = zext i1 %78 to i64
  %80 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 1, i64 %79
  %81 = load %struct.node*, %struct.node** %80, align 8
  %82 = zext i32 %21 to i64
  %83 = getelementptr inbounds %struct.node, %struct.node* %63, i64 0, i32 1, i64 %82
  store %struct.node* %81, %struct.node** %83, align 8
  store %struct.node* %63, %struct.node** %80, align 8
  br label %84

84:                                               ; preds = %76, %65, %57, %55, %45, %41, %37, %32
  %85 = xor i32 %28, -1
  %86 = lshr i32 %85, 31
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds %struct.node, %struct.node* %25, i64 0, i32 1, i64 %87
  %89 = load %struct.node*, %struct.node** %88, align 8
  %90 = icmp eq %struct.node* %89, null
  %91 = select i1 %90, %struct.node** %24, %struct.node** %19
  %92 = select i1 %90, %struct.node** %23, %struct.node** %24
  %93 = select i1 %90, i32 %21, i32 %86
  %94 = select i1 %90, i32 %20, i32 %21
  %95 = select i1 %90, i32 3, i32 0
  %96 = select i1 %90, %struct.node** %19, %struct.node** %88
  br label %97

97:                                               ; preds = %84, %30
  %98 = phi %struct.node** [ %24, %30 ], [ %91, %84 ]
  %99 = phi %struct.node** [ %23, %30 ], [ %92, %84 ]
  %100 = phi %struct.node** [ %22, %30 ], [ %88, %84 ]
  %101 = phi i32 [ %21, %30 ], [ %93, %84 ]
  %102 = phi i32 [ %20, %30 ], [ %94, %84 ]
  %103 = phi i32 [ 1, %30 ], [ %95, %84 ]
  %104 = phi %struct.node** [ %19, %30 ], [ %96, %84 ]
  %105 = phi i8* [ %31, %30 ], [ %18, %84 ]
  switch i32 %103, label %167 [
    i32 0, label %14
    i32 3, label %106
  ], !llvm.loop !32

106:                                              ; preds = %97, %14, %11
  %107 = phi %struct.node** [ null, %11 ], [ %98, %97 ], [ %98, %14 ]
  %108 = phi %struct.node** [ %4, %11 ], [ %100, %97 ], [ %100, %14 ]
  %109 = phi i32 [ 0, %11 ], [ %28, %97 ], [ %28, %14 ]
  %110 = phi i32 [ 0, %11 ], [ %101, %97 ], [ %101, %14 ]
  %111 = phi %struct.node** [ %4, %11 ], [ %104, %97 ], [ %104, %14 ]
  %112 = call i8* @malloc(i64 noundef 32) #16
  %113 = icmp eq i8* %112, null
  br i1 %113, label %167, label %114

114:                                              ; preds = %106
  %115 = bitcast %struct.node** %108 to i8**
  store i8* %112, i8** %115, align 8
  %116 = bitcast i8* %112 to i8**
  store i8* %0, i8** %116, align 8
  %117 = getelementptr inbounds i8, i8* %112, i64 24
  %118 = bitcast i8* %117 to i32*
  store i32 1, i32* %118, align 8
  %119 = getelementptr inbounds i8, i8* %112, i64 8
  %120 = getelementptr inbounds i8, i8* %112, i64 16
  %121 = bitcast i8* %120 to %struct.node**
  store %struct.node* null, %struct.node** %121, align 8
  %122 = bitcast i8* %119 to %struct.node**
  store %struct.node* null, %struct.node** %122, align 8
  %123 = icmp eq %struct.node** %108, %111
  br i1 %123, label %167, label %124

124:                                              ; preds = %114
  %125 = xor i32 %109, -1
  %126 = lshr i32 %125, 31
  %127 = load %struct.node*, %struct.node** %108, align 8
  %128 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 2
  store i32 1, i32* %128, align 8
  %129 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 1, i64 0
  %130 = load %struct.node*, %struct.node** %129, align 8
  %131 = icmp eq %struct.node* %130, null
  br i1 %131, label %134, label %132

132:                                              ; preds = %124
  %133 = getelementptr inbounds %struct.node, %struct.node* %130, i64 0, i32 2
  store i32 0, i32* %133, align 8
  br label %134

134:                                              ; preds = %132, %124
  %135 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 1, i64 1
  %136 = load %struct.node*, %struct.node** %135, align 8
  %137 = icmp eq %struct.node* %136, null
  br i1 %137, label %140, label %138

138:                                              ; preds = %134
  %139 = getelementptr inbounds %struct.node, %struct.node* %136, i64 0, i32 2
  store i32 0, i32* %139, align 8
  br label %140

140:                                              ; preds = %138, %134
  %141 = load %struct.node*, %struct.node** %111, align 8
  %142 = getelementptr inbounds %struct.node, %struct.node* %141, i64 0, i32 2
  %143 = load i32, i32* %142, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %167, label %145

145:                                              ; preds = %140
  %146 = load %struct.node*, %struct.node** %107, align 8
  %147 = icmp eq i32 %126, %110
  br i1 %147, label %159, label %148

148:                                              ; preds = %145
  store i32 1, i32* %142, align 8
  %149 = getelementptr inbounds %struct.node, %struct.node* %146, i64 0, i32 2
  store i32 1, i32* %149, align 8
  store i32 0, i32* %128, align 8
  %150 = lshr i32 %109, 31
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 1, i64 %151
  %153 = load %struct.node*, %struct.node** %152, align 8
  %154 = zext i32 %126 to i64
  %155 = getelementptr inbounds %struct.node, %struct.node* %141, i64 0, i32 1, i64 %154
  store %struct.node* %153, %struct.node** %155, align 8
  store %struct.node* %141, %struct.node** %152, align 8
  %156 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 1, i64 %154
  %157 = load %struct.node*, %struct.node** %156, align 8
  %158 = getelementptr inbounds %struct.node, %struct.node* %146, i64 0, i32 1, i64 %151
  store %struct.node* %157, %struct.node** %158, align 8
  store %struct.node* %146, %struct.node** %156, align 8
  store %struct.node* %127, %struct.node** %107, align 8
  br label %167

159:                                              ; preds = %145
  store %struct.node* %141, %struct.node** %107, align 8
  store i32 0, i32* %142, align 8
  %160 = getelementptr inbounds %struct.node, %struct.node* %146, i64 0, i32 2
  store i32 1, i32* %160, align 8
  %161 = lshr i32 %109, 31
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds %struct.node, %struct.node* %141, i64 0, i32 1, i64 %162
  %164 = load %struct.node*, %struct.node** %163, align 8
  %165 = zext i32 %126 to i64
  %166 = getelementptr inbounds %struct.node, %struct.node* %146, i64 0, i32 1, i64 %165
  store %struct.node* %164, %struct.node** %166, align 8
  store %struct.node* %146, %struct.node** %163, align 8
  br label %167

167:                                              ; preds = %159, %148, %140, %114, %106, %97, %3
  %168 = phi i8* [ null, %3 ], [ null, %106 ], [ %112, %114 ], [ %112, %140 ], [ %112, %148 ], [ %112, %159 ], [ %105, %97 ]
  ret i8* %168
}

; Function Attrs: nounwind uwtable
define dso_local i8* @tfind(i8* noundef %0, i8** noundef readonly %1, i32 (i8*, i8*)* nocapture noundef readonly %2) local_unnamed_addr #3 {
  %4 = icmp eq i8** %1, null
  br i1 %4, label %28, label %5

5:                                                ; preds = %3
  %6 = bitcast i8** %1 to %struct.node**
  %7 = load %struct.node*, %struct.node** %6, align 8
  br label %8

8:                                                ; preds = %25, %5
  %9 = phi %struct.node* [ %7, %5 ], [ %26, %25 ]
  %10 = phi i8* [ undef, %5 ], [ %27, %25 ]
  %11 = icmp eq %struct.node* %9, null
  br i1 %11, label %28, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 0
  %14 = load i8*, i8** %13, align 8
  %15 = call i32 %2(i8* noundef %0, i8* noundef %14) #16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %12
  %18 = bitcast %struct.node* %9 to i8*
  br label %25

19:                                               ; preds = %12
  %20 = xor i32 %15, -1
  %21 = lshr i32 %20, 31
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 1, i64 %22
  %24 = load %struct.node*, %struct.node** %23, align 8
  br label %25

25:                                               ; preds = %19, %17
  %26 = phi %struct.node* [ %9, %17 ], [ %24, %19 ]
  %27 = phi i8* [ %18, %17 ], [ %10, %19 ]
  br i1 %16, label %28, label %8, !llvm.loop !33

28:                                               ; preds = %25, %8, %3
  %29 = phi i8* [ null, %3 ], [ %27, %25 ], [ null, %8 ]
  ret i8* %29
}

; Function Attrs: nounwind uwtable
define dso_local i8* @tdelete(i8* noundef %0, i8** noundef %1, i32 (i8*, i8*)* nocapture noundef readonly %2) local_unnamed_addr #3 {
  %4 = alloca [128 x %struct.node**], align 16
  %5 = bitcast i8** %1 to %struct.node**
  %6 = bitcast [128 x %struct.node**]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* nonnull %6) #18
  %7 = icmp eq i8** %1, null
  br i1 %7, label %201, label %8

8:                                                ; preds = %3
  %9 = load %struct.node*, %struct.node** %5, align 8
  %10 = icmp eq %struct.node* %9, null
  br i1 %10, label %201, label %11

11:                                               ; preds = %8
  %12 = load %struct.node*, %struct.node** %5, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i64 0, i32 0
  %14 = load i8*, i8** %13, align 8
  %15 = call i32 %2(i8* noundef %0, i8* noundef %14) #16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %38, label %23

17:                                               ; preds = %23
  %18 = load %struct.node*, %struct.node** %33, align 8
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i64 0, i32 0
  %20 = load i8*, i8** %19, align 8
  %21 = call i32 %2(i8* noundef %0, i8* noundef %20) #16
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %36, label %23, !llvm.loop !34

23:                                               ; preds = %17, %11
  %24 = phi i64 [ %27, %17 ], [ 0, %11 ]
  %25 = phi i32 [ %21, %17 ], [ %15, %11 ]
  %26 = phi %struct.node** [ %33, %17 ], [ %5, %11 ]
  %27 = add nuw i64 %24, 1
  %28 = getelementptr inbounds [128 x %struct.node**], [128 x %struct.node**]* %4, i64 0, i64 %24
  store %struct.node** %26, %struct.node*** %28, align 8
  %29 = load %struct.node*, %struct.node** %26, align 8
  %30 = xor i32 %25, -1
  %31 = lshr i32 %30, 31
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 1, i64 %32
  %34 = load %struct.node*, %struct.node** %33, align 8
  %35 = icmp eq %struct.node* %34, null
  br i1 %35, label %201, label %17, !llvm.loop !34

36:                                               ; preds = %17
  %37 = trunc i64 %27 to i32
  br label %38

38:                                               ; preds = %36, %11
  %39 = phi i32 [ 0, %11 ], [ %37, %36 ]
  %40 = phi %struct.node* [ %9, %11 ], [ %29, %36 ]
  %41 = phi %struct.node** [ %5, %11 ], [ %33, %36 ]
  %42 = load %struct.node*, %struct.node** %41, align 8
  %43 = getelementptr inbounds %struct.node, %struct.node* %42, i64 0, i32 1, i64 0
  %44 = load %struct.node*, %struct.node** %43, align 8
  %45 = icmp eq %struct.node* %44, null
  br i1 %45, label %64, label %46

46:                                               ; preds = %38
  %47 = getelementptr inbounds %struct.node, %struct.node* %42, i64 0, i32 1, i64 1
  %48 = load %struct.node*, %struct.node** %47, align 8
  %49 = icmp eq %struct.node* %48, null
  br i1 %49, label %64, label %50

50:                                               ; preds = %46
  %51 = zext i32 %39 to i64
  br label %52

52:                                               ; preds = %52, %50
  %53 = phi i64 [ %51, %50 ], [ %56, %52 ]
  %54 = phi %struct.node** [ %41, %50 ], [ %55, %52 ]
  %55 = phi %struct.node** [ %47, %50 ], [ %59, %52 ]
  %56 = add nuw i64 %53, 1
  %57 = getelementptr inbounds [128 x %struct.node**], [128 x %struct.node**]* %4, i64 0, i64 %53
  store %struct.node** %54, %struct.node*** %57, align 8
  %58 = load %struct.node*, %struct.node** %55, align 8
  %59 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 1, i64 0
  %60 = load %struct.node*, %struct.node** %59, align 8
  %61 = icmp eq %struct.node* %60, null
  br i1 %61, label %62, label %52, !llvm.loop !35

62:                                               ; preds = %52
  %63 = trunc i64 %56 to i32
  br label %64

64:                                               ; preds = %62, %46, %38
  %65 = phi i32 [ %39, %46 ], [ %39, %38 ], [ %63, %62 ]
  %66 = phi %struct.node* [ %42, %46 ], [ %42, %38 ], [ %58, %62 ]
  %67 = getelementptr inbounds %struct.node, %struct.node* %66, i64 0, i32 1, i64 0
  %68 = load %struct.node*, %struct.node** %67, align 8
  %69 = icmp eq %struct.node* %68, null
  br i1 %69, label %70, label %73

70:                                               ; preds = %64
  %71 = getelementptr inbounds %struct.node, %struct.node* %66, i64 0, i32 1, i64 1
  %72 = load %struct.node*, %struct.node** %71, align 8
  br label %73

73:                                               ; preds = %70, %64
  %74 = phi %struct.node* [ %72, %70 ], [ %68, %64 ]
  %75 = icmp eq i32 %65, 0
  br i1 %75, label %87, label %76

76:                                               ; preds = %73
  %77 = add nsw i32 %65, -1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [128 x %struct.node**], [128 x %struct.node**]* %4, i64 0, i64 %78
  %80 = load %struct.node**, %struct.node*** %79, align 8
  %81 = load %struct.node*, %struct.node** %80, align 8
  %82 = getelementptr inbounds %struct.node, %struct.node* %81, i64 0, i32 1, i64 1
  %83 = load %struct.node*, %struct.node** %82, align 8
  %84 = icmp eq %struct.node* %66, %83
  %85 = zext i1 %84 to i64
  %86 = getelementptr inbounds %struct.node, %struct.node* %81, i64 0, i32 1, i64 %85
  br label %87

87:                                               ; preds = %76, %73
  %88 = phi %struct.node** [ %86, %76 ], [ %41, %73 ]
  store %struct.node* %74, %struct.node** %88, align 8
  %89 = icmp eq %struct.node* %66, %42
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = getelementptr inbounds %struct.node, %struct.node* %66, i64 0, i32 0
  %92 = load i8*, i8** %91, align 8
  %93 = getelementptr inbounds %struct.node, %struct.node* %42, i64 0, i32 0
  store i8* %92, i8** %93, align 8
  br label %94

94:                                               ; preds = %90, %87
  %95 = getelementptr inbounds %struct.node, %struct.node* %66, i64 0, i32 2
  %96 = load i32, i32* %95, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %198

98:                                               ; preds = %190, %94
  %99 = phi i32 [ %191, %190 ], [ %65, %94 ]
  %100 = phi %struct.node* [ %192, %190 ], [ %74, %94 ]
  %101 = icmp sgt i32 %99, 0
  br i1 %101, label %102, label %194

102:                                              ; preds = %98
  %103 = icmp eq %struct.node* %100, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.node, %struct.node* %100, i64 0, i32 2
  %106 = load i32, i32* %105, align 8
  %107 = icmp ne i32 %106, 0
  %108 = zext i1 %107 to i32
  br label %109

109:                                              ; preds = %104, %102
  %110 = phi i32 [ 0, %102 ], [ %108, %104 ]
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %194

112:                                              ; preds = %109
  %113 = add nsw i32 %99, -1
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds [128 x %struct.node**], [128 x %struct.node**]* %4, i64 0, i64 %114
  %116 = load %struct.node**, %struct.node*** %115, align 8
  %117 = load %struct.node*, %struct.node** %116, align 8
  %118 = getelementptr inbounds %struct.node, %struct.node* %117, i64 0, i32 1, i64 0
  %119 = load %struct.node*, %struct.node** %118, align 8
  %120 = icmp ne %struct.node* %100, %119
  %121 = xor i1 %120, true
  %122 = zext i1 %121 to i64
  %123 = getelementptr inbounds %struct.node, %struct.node* %117, i64 0, i32 1, i64 %122
  %124 = load %struct.node*, %struct.node** %123, align 8
  %125 = getelementptr inbounds %struct.node, %struct.node* %124, i64 0, i32 2
  %126 = load i32, i32* %125, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %137, label %128

128:                                              ; preds = %112
  store i32 0, i32* %125, align 8
  %129 = getelementptr inbounds %struct.node, %struct.node* %117, i64 0, i32 2
  store i32 1, i32* %129, align 8
  %130 = zext i1 %120 to i64
  %131 = getelementptr inbounds %struct.node, %struct.node* %124, i64 0, i32 1, i64 %130
  %132 = load %struct.node*, %struct.node** %131, align 8
  store %struct.node* %132, %struct.node** %123, align 8
  store %struct.node* %117, %struct.node** %131, align 8
  store %struct.node* %124, %struct.node** %116, align 8
  %133 = add nsw i32 %99, 1
  %134 = sext i32 %99 to i64
  %135 = getelementptr inbounds [128 x %struct.node**], [128 x %struct.node**]* %4, i64 0, i64 %134
  store %struct.node** %131, %struct.node*** %135, align 8
  %136 = load %struct.node*, %struct.node** %123, align 8
  br label %137

137:                                              ; preds = %128, %112
  %138 = phi %struct.node** [ %131, %128 ], [ %116, %112 ]
  %139 = phi %struct.node* [ %136, %128 ], [ %124, %112 ]
  %140 = phi i32 [ %133, %128 ], [ %99, %112 ]
  %141 = zext i1 %120 to i64
  %142 = getelementptr inbounds %struct.node, %struct.node* %139, i64 0, i32 1, i64 %141
  %143 = load %struct.node*, %struct.node** %142, align 8
  %144 = getelementptr inbounds %struct.node, %struct.node* %139, i64 0, i32 1, i64 %122
  %145 = load %struct.node*, %struct.node** %144, align 8
  %146 = icmp eq %struct.node* %143, null
  br i1 %146, label %152, label %147

147:                                              ; preds = %137
  %148 = getelementptr inbounds %struct.node, %struct.node* %143, i64 0, i32 2
  %149 = load i32, i32* %148, align 8
  %150 = icmp ne i32 %149, 0
  %151 = zext i1 %150 to i32
  br label %152

152:                                              ; preds = %147, %137
  %153 = phi i32 [ 0, %137 ], [ %151, %147 ]
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %168

155:                                              ; preds = %152
  %156 = icmp eq %struct.node* %145, null
  br i1 %156, label %162, label %157

157:                                              ; preds = %155
  %158 = getelementptr inbounds %struct.node, %struct.node* %145, i64 0, i32 2
  %159 = load i32, i32* %158, align 8
  %160 = icmp ne i32 %159, 0
  %161 = zext i1 %160 to i32
  br label %162

162:                                              ; preds = %157, %155
  %163 = phi i32 [ 0, %155 ], [ %161, %157 ]
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %168

165:                                              ; preds = %162
  %166 = getelementptr inbounds %struct.node, %struct.node* %139, i64 0, i32 2
  store i32 1, i32* %166, align 8
  %167 = add nsw i32 %140, -1
  br label %190, !llvm.loop !36

168:                                              ; preds = %162, %152
  %169 = icmp eq %struct.node* %145, null
  br i1 %169, label %175, label %170

170:                                              ; preds = %168
  %171 = getelementptr inbounds %struct.node, %struct.node* %145, i64 0, i32 2
  %172 = load i32, i32* %171, align 8
  %173 = icmp ne i32 %172, 0
  %174 = zext i1 %173 to i32
  br label %175

175:                                              ; preds = %170, %168
  %176 = phi i32 [ 0, %168 ], [ %174, %170 ]
  %177 = icmp eq i32 %176, 0
  %178 = getelementptr inbounds %struct.node, %struct.node* %117, i64 0, i32 2
  %179 = load i32, i32* %178, align 8
  br i1 %177, label %180, label %186

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.node, %struct.node* %143, i64 0, i32 2
  store i32 %179, i32* %181, align 8
  %182 = getelementptr inbounds %struct.node, %struct.node* %143, i64 0, i32 1, i64 %141
  %183 = load %struct.node*, %struct.node** %182, align 8
  store %struct.node* %183, %struct.node** %123, align 8
  %184 = getelementptr inbounds %struct.node, %struct.node* %143, i64 0, i32 1, i64 %122
  %185 = load %struct.node*, %struct.node** %184, align 8
  store %struct.node* %185, %struct.node** %142, align 8
  store %struct.node* %139, %struct.node** %184, align 8
  store %struct.node* %117, %struct.node** %182, align 8
  store %struct.node* %143, %struct.node** %138, align 8
  store i32 0, i32* %178, align 8
  br label %190

186:                                              ; preds = %175
  %187 = getelementptr inbounds %struct.node, %struct.node* %139, i64 0, i32 2
  store i32 %179, i32* %187, align 8
  store i32 0, i32* %178, align 8
  %188 = getelementptr inbounds %struct.node, %struct.node* %145, i64 0, i32 2
  store i32 0, i32* %188, align 8
  %189 = load %struct.node*, %struct.node** %142, align 8
  store %struct.node* %189, %struct.node** %123, align 8
  store %struct.node* %117, %struct.node** %142, align 8
  store %struct.node* %139, %struct.node** %138, align 8
  br label %190

190:                                              ; preds = %186, %180, %165
  %191 = phi i32 [ %167, %165 ], [ %140, %186 ], [ %140, %180 ]
  %192 = phi %struct.node* [ %117, %165 ], [ %100, %186 ], [ %100, %180 ]
  %193 = phi i1 [ true, %165 ], [ false, %186 ], [ false, %180 ]
  br i1 %193, label %98, label %198

194:                                              ; preds = %109, %98
  %195 = icmp eq %struct.node* %100, null
  br i1 %195, label %198, label %196

196:                                              ; preds = %194
  %197 = getelementptr inbounds %struct.node, %struct.node* %100, i64 0, i32 2
  store i32 0, i32* %197, align 8
  br label %198

198:                                              ; preds = %196, %194, %190, %94
  %199 = bitcast %struct.node* %66 to i8*
  call void @free(i8* noundef %199) #16
  %200 = bitcast %struct.node* %40 to i8*
  br label %201

201:                                              ; preds = %198, %23, %8, %3
  %202 = phi i8* [ %200, %198 ], [ null, %8 ], [ null, %3 ], [ null, %23 ]
  call void @llvm.lifetime.end.p0i8(i64 1024, i8* nonnull %6) #18
  ret i8* %202
}

; Function Attrs: nounwind uwtable
define dso_local void @twalk(i8* noundef %0, void (i8*, i32, i32)* noundef %1) local_unnamed_addr #3 {
  %3 = icmp ne i8* %0, null
  %4 = icmp ne void (i8*, i32, i32)* %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = bitcast i8* %0 to %struct.node*
  call fastcc void @walk(%struct.node* noundef nonnull %7, void (i8*, i32, i32)* noundef nonnull %1, i32 noundef 0) #20
  br label %8

8:                                                ; preds = %6, %2
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @walk(%struct.node* noundef %0, void (i8*, i32, i32)* noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %5 = load %struct.node*, %struct.node** %4, align 8
  %6 = icmp eq %struct.node* %5, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = bitcast %struct.node* %0 to i8*
  call void %1(i8* noundef %12, i32 noundef 3, i32 noundef %2) #16
  br label %26

13:                                               ; preds = %7, %3
  %14 = bitcast %struct.node* %0 to i8*
  call void %1(i8* noundef %14, i32 noundef 0, i32 noundef %2) #16
  %15 = load %struct.node*, %struct.node** %4, align 8
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = add nsw i32 %2, 1
  call fastcc void @walk(%struct.node* noundef nonnull %15, void (i8*, i32, i32)* noundef %1, i32 noundef %18) #20
  br label %19

19:                                               ; preds = %17, %13
  call void %1(i8* noundef %14, i32 noundef 1, i32 noundef %2) #16
  %20 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = add nsw i32 %2, 1
  call fastcc void @walk(%struct.node* noundef nonnull %21, void (i8*, i32, i32)* noundef %1, i32 noundef %24) #20
  br label %25

25:                                               ; preds = %23, %19
  call void %1(i8* noundef %14, i32 noundef 2, i32 noundef %2) #16
  br label %26

26:                                               ; preds = %25, %11
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @twalk_r(i8* noundef %0, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #3 {
  %4 = icmp ne i8* %0, null
  %5 = icmp ne void (i8*, i32, i8*)* %1, null
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = bitcast i8* %0 to %struct.node*
  call fastcc void @walk_r(%struct.node* noundef nonnull %8, void (i8*, i32, i8*)* noundef nonnull %1, i8* noundef %2) #20
  br label %9

9:                                                ; preds = %7, %3
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @walk_r(%struct.node* noundef %0, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %5 = load %struct.node*, %struct.node** %4, align 8
  %6 = icmp eq %struct.node* %5, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, null
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = bitcast %struct.node* %0 to i8*
  call void %1(i8* noundef %12, i32 noundef 3, i8* noundef %2) #16
  br label %24

13:                                               ; preds = %7, %3
  %14 = bitcast %struct.node* %0 to i8*
  call void %1(i8* noundef %14, i32 noundef 0, i8* noundef %2) #16
  %15 = load %struct.node*, %struct.node** %4, align 8
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  call fastcc void @walk_r(%struct.node* noundef nonnull %15, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) #20
  br label %18

18:                                               ; preds = %17, %13
  call void %1(i8* noundef %14, i32 noundef 1, i8* noundef %2) #16
  %19 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %20 = load %struct.node*, %struct.node** %19, align 8
  %21 = icmp eq %struct.node* %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @walk_r(%struct.node* noundef nonnull %20, void (i8*, i32, i8*)* noundef %1, i8* noundef %2) #20
  br label %23

23:                                               ; preds = %22, %18
  call void %1(i8* noundef %14, i32 noundef 2, i8* noundef %2) #16
  br label %24

24:                                               ; preds = %23, %11
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @tdestroy(i8* noundef %0, void (i8*)* noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = bitcast i8* %0 to %struct.node*
  call fastcc void @destroy(%struct.node* noundef nonnull %5, void (i8*)* noundef %1) #20
  br label %6

6:                                                ; preds = %4, %2
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @destroy(%struct.node* noundef %0, void (i8*)* noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 0
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = icmp eq %struct.node* %4, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  call fastcc void @destroy(%struct.node* noundef nonnull %4, void (i8*)* noundef %1) #20
  br label %7

7:                                                ; preds = %6, %2
  %8 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1, i64 1
  %9 = load %struct.node*, %struct.node** %8, align 8
  %10 = icmp eq %struct.node* %9, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  call fastcc void @destroy(%struct.node* noundef nonnull %9, void (i8*)* noundef %1) #20
  br label %12

12:                                               ; preds = %11, %7
  %13 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0
  %14 = load i8*, i8** %13, align 8
  call void %1(i8* noundef %14) #16
  %15 = bitcast %struct.node* %0 to i8*
  call void @free(i8* noundef %15) #16
  ret void
}

attributes #0 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { argmemonly nofree nosync nounwind willreturn }
attributes #8 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nofree nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nounwind "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { argmemonly nofree nounwind willreturn writeonly }
attributes #16 = { nobuiltin nounwind "no-builtins" }
attributes #17 = { nounwind readnone }
attributes #18 = { nounwind }
attributes #19 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #20 = { nobuiltin "no-builtins" }
attributes #21 = { nobuiltin nounwind readonly willreturn "no-builtins" }
attributes #22 = { nobuiltin nounwind readnone willreturn "no-builtins" }
attributes #23 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!1, !2}

!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"uwtable", i32 1}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !4, !5}
!7 = distinct !{!7, !4, !5}
!8 = distinct !{!8, !4, !5}
!9 = distinct !{!9, !4, !5}
!10 = distinct !{!10, !4, !5}
!11 = distinct !{!11, !4, !5}
!12 = distinct !{!12, !4, !5}
!13 = distinct !{!13, !4, !5}
!14 = distinct !{!14, !4, !5}
!15 = distinct !{!15, !4, !5}
!16 = distinct !{!16, !4, !5}
!17 = distinct !{!17, !4, !5}
!18 = distinct !{!18, !4, !5}
!19 = distinct !{!19, !4, !5}
!20 = distinct !{!20, !4, !5}
!21 = distinct !{!21, !4, !5}
!22 = distinct !{!22, !4, !5}
!23 = distinct !{!23, !4, !5}
!24 = distinct !{!24, !4, !5}
!25 = distinct !{!25, !4, !5}
!26 = distinct !{!26, !4, !5}
!27 = distinct !{!27, !4, !5}
!28 = distinct !{!28, !4, !5}
!29 = distinct !{!29, !4, !5}
!30 = distinct !{!30, !4, !5}
!31 = distinct !{!31, !4, !5}
!32 = distinct !{!32, !4, !5}
!33 = distinct !{!33, !4, !5}
!34 = distinct !{!34, !4, !5}
!35 = distinct !{!35, !5}
!36 = distinct !{!36, !4, !5}
