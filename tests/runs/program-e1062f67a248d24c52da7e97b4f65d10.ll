; ModuleID = 'bounded_buffer.c'
source_filename = "bounded_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@count = internal global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"count == 0\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"bounded_buffer.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"done\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7
@.str.3 = private unnamed_addr constant [10 x i8] c"count > 0\00", align 1
@__PRETTY_FUNCTION__.get = private unnamed_addr constant [15 x i8] c"int get(int *)\00", align 1
@items = internal global [2 x i32] [i32 11, i32 0], align 4, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !58 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !62, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %3, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, i32* %3, align 4, !dbg !69
  br label %5, !dbg !70

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !71
  %7 = icmp slt i32 %6, 2, !dbg !73
  br i1 %7, label %8, label %16, !dbg !74

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !75
  %10 = sext i32 %9 to i64, !dbg !76
  %11 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %10, !dbg !76
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consumer, i8* noundef null) #5, !dbg !77
  br label %13, !dbg !77

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !78
  %15 = add nsw i32 %14, 1, !dbg !78
  store i32 %15, i32* %3, align 4, !dbg !78
  br label %5, !dbg !79, !llvm.loop !80

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %4, align 4, !dbg !85
  br label %17, !dbg !86

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !87
  %19 = icmp slt i32 %18, 2, !dbg !89
  br i1 %19, label %20, label %29, !dbg !90

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !91
  %22 = sext i32 %21 to i64, !dbg !92
  %23 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %22, !dbg !92
  %24 = load i64, i64* %23, align 8, !dbg !92
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !93
  br label %26, !dbg !93

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !94
  %28 = add nsw i32 %27, 1, !dbg !94
  store i32 %28, i32* %4, align 4, !dbg !94
  br label %17, !dbg !95, !llvm.loop !96

29:                                               ; preds = %17
  %30 = load atomic i32, i32* @count seq_cst, align 4, !dbg !98
  %31 = icmp eq i32 %30, 0, !dbg !98
  br i1 %31, label %32, label %33, !dbg !101

32:                                               ; preds = %29
  br label %34, !dbg !101

33:                                               ; preds = %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 50, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !98
  unreachable, !dbg !98

34:                                               ; preds = %32
  %35 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)), !dbg !102
  ret i32 0, !dbg !103
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @consumer(i8* noundef %0) #0 !dbg !104 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !107, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.declare(metadata i32* %3, metadata !109, metadata !DIExpression()), !dbg !110
  %4 = load i8*, i8** %2, align 8, !dbg !111
  %5 = call i32 @get(i32* noundef %3), !dbg !112
  ret i8* null, !dbg !113
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare i32 @puts(i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @get(i32* noundef %0) #0 !dbg !114 {
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !118, metadata !DIExpression()), !dbg !119
  %4 = load atomic i32, i32* @count seq_cst, align 4, !dbg !120
  %5 = icmp eq i32 %4, 0, !dbg !122
  br i1 %5, label %6, label %7, !dbg !123

6:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !124
  br label %21, !dbg !124

7:                                                ; preds = %1
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #5, !dbg !125
  %9 = load atomic i32, i32* @count seq_cst, align 4, !dbg !126
  %10 = icmp sgt i32 %9, 0, !dbg !126
  br i1 %10, label %11, label %12, !dbg !129

11:                                               ; preds = %7
  br label %13, !dbg !129

12:                                               ; preds = %7
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.get, i64 0, i64 0)) #6, !dbg !126
  unreachable, !dbg !126

13:                                               ; preds = %11
  %14 = atomicrmw sub i32* @count, i32 1 seq_cst, align 4, !dbg !130
  %15 = sub i32 %14, 1, !dbg !130
  %16 = sext i32 %15 to i64, !dbg !131
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* @items, i64 0, i64 %16, !dbg !131
  %18 = load i32, i32* %17, align 4, !dbg !131
  %19 = load i32*, i32** %3, align 8, !dbg !132
  store i32 %18, i32* %19, align 4, !dbg !133
  %20 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #5, !dbg !134
  store i32 1, i32* %2, align 4, !dbg !135
  br label %21, !dbg !135

21:                                               ; preds = %13, %6
  %22 = load i32, i32* %2, align 4, !dbg !136
  ret i32 %22, !dbg !136
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 14, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_buffer.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "101d7a268e6218e0cb3cef2b0f3ce23f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !42, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !12)
!12 = !{!13, !35, !40}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 69, baseType: !14, size: 320)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !15, line: 22, size: 320, elements: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!16 = !{!17, !19, !21, !22, !23, !24, !26, !27}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !15, line: 24, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !15, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !14, file: !15, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !15, line: 32, baseType: !18, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !14, file: !15, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !14, file: !15, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !14, file: !15, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 13, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !48, line: 92, baseType: !49)
!48 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 7, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 1}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = !{!"Debian clang version 14.0.6"}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 43, type: !59, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!18}
!61 = !{}
!62 = !DILocalVariable(name: "t", scope: !58, file: !3, line: 45, type: !63)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 128, elements: !45)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !65)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 45, column: 15, scope: !58)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 46, type: !18)
!68 = distinct !DILexicalBlock(scope: !58, file: !3, line: 46, column: 5)
!69 = !DILocation(line: 46, column: 14, scope: !68)
!70 = !DILocation(line: 46, column: 10, scope: !68)
!71 = !DILocation(line: 46, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 46, column: 5)
!73 = !DILocation(line: 46, column: 23, scope: !72)
!74 = !DILocation(line: 46, column: 5, scope: !68)
!75 = !DILocation(line: 47, column: 27, scope: !72)
!76 = !DILocation(line: 47, column: 25, scope: !72)
!77 = !DILocation(line: 47, column: 9, scope: !72)
!78 = !DILocation(line: 46, column: 29, scope: !72)
!79 = !DILocation(line: 46, column: 5, scope: !72)
!80 = distinct !{!80, !74, !81, !82}
!81 = !DILocation(line: 47, column: 51, scope: !68)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 48, type: !18)
!84 = distinct !DILexicalBlock(scope: !58, file: !3, line: 48, column: 5)
!85 = !DILocation(line: 48, column: 14, scope: !84)
!86 = !DILocation(line: 48, column: 10, scope: !84)
!87 = !DILocation(line: 48, column: 21, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 48, column: 5)
!89 = !DILocation(line: 48, column: 23, scope: !88)
!90 = !DILocation(line: 48, column: 5, scope: !84)
!91 = !DILocation(line: 49, column: 24, scope: !88)
!92 = !DILocation(line: 49, column: 22, scope: !88)
!93 = !DILocation(line: 49, column: 9, scope: !88)
!94 = !DILocation(line: 48, column: 29, scope: !88)
!95 = !DILocation(line: 48, column: 5, scope: !88)
!96 = distinct !{!96, !90, !97, !82}
!97 = !DILocation(line: 49, column: 32, scope: !84)
!98 = !DILocation(line: 50, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 50, column: 5)
!100 = distinct !DILexicalBlock(scope: !58, file: !3, line: 50, column: 5)
!101 = !DILocation(line: 50, column: 5, scope: !100)
!102 = !DILocation(line: 51, column: 5, scope: !58)
!103 = !DILocation(line: 52, column: 5, scope: !58)
!104 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 35, type: !105, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !5}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 35, type: !5)
!108 = !DILocation(line: 35, column: 29, scope: !104)
!109 = !DILocalVariable(name: "item", scope: !104, file: !3, line: 37, type: !18)
!110 = !DILocation(line: 37, column: 9, scope: !104)
!111 = !DILocation(line: 38, column: 11, scope: !104)
!112 = !DILocation(line: 39, column: 5, scope: !104)
!113 = !DILocation(line: 40, column: 5, scope: !104)
!114 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 16, type: !115, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!115 = !DISubroutineType(types: !116)
!116 = !{!18, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!118 = !DILocalVariable(name: "item", arg: 1, scope: !114, file: !3, line: 16, type: !117)
!119 = !DILocation(line: 16, column: 21, scope: !114)
!120 = !DILocation(line: 19, column: 9, scope: !121)
!121 = distinct !DILexicalBlock(scope: !114, file: !3, line: 19, column: 9)
!122 = !DILocation(line: 19, column: 15, scope: !121)
!123 = !DILocation(line: 19, column: 9, scope: !114)
!124 = !DILocation(line: 20, column: 9, scope: !121)
!125 = !DILocation(line: 22, column: 5, scope: !114)
!126 = !DILocation(line: 29, column: 5, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 29, column: 5)
!128 = distinct !DILexicalBlock(scope: !114, file: !3, line: 29, column: 5)
!129 = !DILocation(line: 29, column: 5, scope: !128)
!130 = !DILocation(line: 30, column: 19, scope: !114)
!131 = !DILocation(line: 30, column: 13, scope: !114)
!132 = !DILocation(line: 30, column: 6, scope: !114)
!133 = !DILocation(line: 30, column: 11, scope: !114)
!134 = !DILocation(line: 31, column: 5, scope: !114)
!135 = !DILocation(line: 32, column: 5, scope: !114)
!136 = !DILocation(line: 33, column: 1, scope: !114)
