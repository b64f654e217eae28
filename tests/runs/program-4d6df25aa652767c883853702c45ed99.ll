; ModuleID = 'peterson_without_turn.c'
source_filename = "peterson_without_turn.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@ids = internal constant [2 x i32] [i32 0, i32 1], align 4, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@inside = internal global i32 0, align 4, !dbg !10
@.str.1 = private unnamed_addr constant [34 x i8] c"atomic_fetch_add(&inside, 1) == 0\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"peterson_without_turn.c\00", align 1
@__PRETTY_FUNCTION__.thread = private unnamed_addr constant [21 x i8] c"void *thread(void *)\00", align 1
@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !33, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %3, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 0, i32* %3, align 4, !dbg !41
  br label %5, !dbg !42

5:                                                ; preds = %17, %0
  %6 = load i32, i32* %3, align 4, !dbg !43
  %7 = icmp slt i32 %6, 2, !dbg !45
  br i1 %7, label %8, label %20, !dbg !46

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !47
  %10 = sext i32 %9 to i64, !dbg !48
  %11 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %10, !dbg !48
  %12 = load i32, i32* %3, align 4, !dbg !49
  %13 = sext i32 %12 to i64, !dbg !50
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* @ids, i64 0, i64 %13, !dbg !50
  %15 = bitcast i32* %14 to i8*, !dbg !51
  %16 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef %15) #5, !dbg !52
  br label %17, !dbg !52

17:                                               ; preds = %8
  %18 = load i32, i32* %3, align 4, !dbg !53
  %19 = add nsw i32 %18, 1, !dbg !53
  store i32 %19, i32* %3, align 4, !dbg !53
  br label %5, !dbg !54, !llvm.loop !55

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, i32* %4, align 4, !dbg !60
  br label %21, !dbg !61

21:                                               ; preds = %30, %20
  %22 = load i32, i32* %4, align 4, !dbg !62
  %23 = icmp slt i32 %22, 2, !dbg !64
  br i1 %23, label %24, label %33, !dbg !65

24:                                               ; preds = %21
  %25 = load i32, i32* %4, align 4, !dbg !66
  %26 = sext i32 %25 to i64, !dbg !67
  %27 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %26, !dbg !67
  %28 = load i64, i64* %27, align 8, !dbg !67
  %29 = call i32 @pthread_join(i64 noundef %28, i8** noundef null), !dbg !68
  br label %30, !dbg !68

30:                                               ; preds = %24
  %31 = load i32, i32* %4, align 4, !dbg !69
  %32 = add nsw i32 %31, 1, !dbg !69
  store i32 %32, i32* %4, align 4, !dbg !69
  br label %21, !dbg !70, !llvm.loop !71

33:                                               ; preds = %21
  %34 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @thread(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %3, metadata !80, metadata !DIExpression()), !dbg !81
  %6 = load i8*, i8** %2, align 8, !dbg !82
  %7 = bitcast i8* %6 to i32*, !dbg !83
  %8 = load i32, i32* %7, align 4, !dbg !84
  store i32 %8, i32* %3, align 4, !dbg !81
  %9 = load i32, i32* %3, align 4, !dbg !85
  call void @enter(i32 noundef %9), !dbg !86
  store i32 1, i32* %4, align 4, !dbg !87
  %10 = load i32, i32* %4, align 4, !dbg !87
  %11 = atomicrmw add i32* @inside, i32 %10 seq_cst, align 4, !dbg !87
  store i32 %11, i32* %5, align 4, !dbg !87
  %12 = load i32, i32* %5, align 4, !dbg !87
  %13 = icmp eq i32 %12, 0, !dbg !87
  br i1 %13, label %14, label %15, !dbg !90

14:                                               ; preds = %1
  br label %16, !dbg !90

15:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.thread, i64 0, i64 0)) #6, !dbg !87
  unreachable, !dbg !87

16:                                               ; preds = %14
  %17 = atomicrmw sub i32* @inside, i32 1 seq_cst, align 4, !dbg !91
  %18 = load i32, i32* %3, align 4, !dbg !92
  %19 = sext i32 %18 to i64, !dbg !93
  %20 = getelementptr inbounds [2 x i32], [2 x i32]* @wants, i64 0, i64 %19, !dbg !93
  store atomic i32 0, i32* %20 seq_cst, align 4, !dbg !94
  ret i8* null, !dbg !95
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @puts(i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enter(i32 noundef %0) #0 !dbg !96 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata i32* %3, metadata !101, metadata !DIExpression()), !dbg !102
  %4 = load i32, i32* %2, align 4, !dbg !103
  %5 = sub nsw i32 1, %4, !dbg !104
  store i32 %5, i32* %3, align 4, !dbg !102
  br label %6, !dbg !105

6:                                                ; preds = %12, %1
  %7 = load i32, i32* %3, align 4, !dbg !106
  %8 = sext i32 %7 to i64, !dbg !107
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* @wants, i64 0, i64 %8, !dbg !107
  %10 = load atomic i32, i32* %9 seq_cst, align 4, !dbg !107
  %11 = icmp ne i32 %10, 0, !dbg !105
  br i1 %11, label %12, label %14, !dbg !105

12:                                               ; preds = %6
  %13 = call i32 @sched_yield() #5, !dbg !108
  br label %6, !dbg !105, !llvm.loop !109

14:                                               ; preds = %6
  %15 = load i32, i32* %2, align 4, !dbg !111
  %16 = sext i32 %15 to i64, !dbg !112
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* @wants, i64 0, i64 %16, !dbg !112
  store atomic i32 1, i32* %17 seq_cst, align 4, !dbg !113
  ret void, !dbg !114
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @sched_yield() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ids", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peterson_without_turn.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "dae3dfe4fccb5a1518ce435b07b51603")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10, !15, !0}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 10, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 92, baseType: !14)
!13 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !18)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !30, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!8}
!32 = !{}
!33 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 43, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !18)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 43, column: 15, scope: !29)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 44, type: !8)
!40 = distinct !DILexicalBlock(scope: !29, file: !3, line: 44, column: 5)
!41 = !DILocation(line: 44, column: 14, scope: !40)
!42 = !DILocation(line: 44, column: 10, scope: !40)
!43 = !DILocation(line: 44, column: 21, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 44, column: 5)
!45 = !DILocation(line: 44, column: 23, scope: !44)
!46 = !DILocation(line: 44, column: 5, scope: !40)
!47 = !DILocation(line: 45, column: 27, scope: !44)
!48 = !DILocation(line: 45, column: 25, scope: !44)
!49 = !DILocation(line: 45, column: 58, scope: !44)
!50 = !DILocation(line: 45, column: 54, scope: !44)
!51 = !DILocation(line: 45, column: 45, scope: !44)
!52 = !DILocation(line: 45, column: 9, scope: !44)
!53 = !DILocation(line: 44, column: 29, scope: !44)
!54 = !DILocation(line: 44, column: 5, scope: !44)
!55 = distinct !{!55, !46, !56, !57}
!56 = !DILocation(line: 45, column: 60, scope: !40)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 46, type: !8)
!59 = distinct !DILexicalBlock(scope: !29, file: !3, line: 46, column: 5)
!60 = !DILocation(line: 46, column: 14, scope: !59)
!61 = !DILocation(line: 46, column: 10, scope: !59)
!62 = !DILocation(line: 46, column: 21, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 46, column: 5)
!64 = !DILocation(line: 46, column: 23, scope: !63)
!65 = !DILocation(line: 46, column: 5, scope: !59)
!66 = !DILocation(line: 47, column: 24, scope: !63)
!67 = !DILocation(line: 47, column: 22, scope: !63)
!68 = !DILocation(line: 47, column: 9, scope: !63)
!69 = !DILocation(line: 46, column: 29, scope: !63)
!70 = !DILocation(line: 46, column: 5, scope: !63)
!71 = distinct !{!71, !65, !72, !57}
!72 = !DILocation(line: 47, column: 32, scope: !59)
!73 = !DILocation(line: 48, column: 5, scope: !29)
!74 = !DILocation(line: 49, column: 5, scope: !29)
!75 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 31, type: !76, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 31, type: !5)
!79 = !DILocation(line: 31, column: 27, scope: !75)
!80 = !DILocalVariable(name: "me", scope: !75, file: !3, line: 33, type: !8)
!81 = !DILocation(line: 33, column: 9, scope: !75)
!82 = !DILocation(line: 33, column: 28, scope: !75)
!83 = !DILocation(line: 33, column: 15, scope: !75)
!84 = !DILocation(line: 33, column: 14, scope: !75)
!85 = !DILocation(line: 34, column: 11, scope: !75)
!86 = !DILocation(line: 34, column: 5, scope: !75)
!87 = !DILocation(line: 35, column: 5, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 35, column: 5)
!89 = distinct !DILexicalBlock(scope: !75, file: !3, line: 35, column: 5)
!90 = !DILocation(line: 35, column: 5, scope: !89)
!91 = !DILocation(line: 36, column: 11, scope: !75)
!92 = !DILocation(line: 37, column: 11, scope: !75)
!93 = !DILocation(line: 37, column: 5, scope: !75)
!94 = !DILocation(line: 37, column: 15, scope: !75)
!95 = !DILocation(line: 38, column: 5, scope: !75)
!96 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 16, type: !97, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !8}
!99 = !DILocalVariable(name: "me", arg: 1, scope: !96, file: !3, line: 16, type: !8)
!100 = !DILocation(line: 16, column: 23, scope: !96)
!101 = !DILocalVariable(name: "other", scope: !96, file: !3, line: 18, type: !8)
!102 = !DILocation(line: 18, column: 9, scope: !96)
!103 = !DILocation(line: 18, column: 21, scope: !96)
!104 = !DILocation(line: 18, column: 19, scope: !96)
!105 = !DILocation(line: 25, column: 5, scope: !96)
!106 = !DILocation(line: 25, column: 18, scope: !96)
!107 = !DILocation(line: 25, column: 12, scope: !96)
!108 = !DILocation(line: 26, column: 9, scope: !96)
!109 = distinct !{!109, !105, !110, !57}
!110 = !DILocation(line: 26, column: 21, scope: !96)
!111 = !DILocation(line: 27, column: 11, scope: !96)
!112 = !DILocation(line: 27, column: 5, scope: !96)
!113 = !DILocation(line: 27, column: 15, scope: !96)
!114 = !DILocation(line: 29, column: 1, scope: !96)
