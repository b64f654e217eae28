; ModuleID = 'buffer_freed_twice.c'
source_filename = "buffer_freed_twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@spare = internal global i8* null, align 8, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !55, metadata !DIExpression()), !dbg !61
  %5 = call noalias i8* @malloc(i64 noundef 16) #4, !dbg !62
  store i8* %5, i8** @spare, align 8, !dbg !63
  call void @llvm.dbg.declare(metadata i32* %3, metadata !64, metadata !DIExpression()), !dbg !66
  store i32 0, i32* %3, align 4, !dbg !66
  br label %6, !dbg !67

6:                                                ; preds = %14, %0
  %7 = load i32, i32* %3, align 4, !dbg !68
  %8 = icmp slt i32 %7, 2, !dbg !70
  br i1 %8, label %9, label %17, !dbg !71

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !72
  %11 = sext i32 %10 to i64, !dbg !73
  %12 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %11, !dbg !73
  %13 = call i32 @pthread_create(i64* noundef %12, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @trim, i8* noundef null) #4, !dbg !74
  br label %14, !dbg !74

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !75
  %16 = add nsw i32 %15, 1, !dbg !75
  store i32 %16, i32* %3, align 4, !dbg !75
  br label %6, !dbg !76, !llvm.loop !77

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, i32* %4, align 4, !dbg !82
  br label %18, !dbg !83

18:                                               ; preds = %27, %17
  %19 = load i32, i32* %4, align 4, !dbg !84
  %20 = icmp slt i32 %19, 2, !dbg !86
  br i1 %20, label %21, label %30, !dbg !87

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !88
  %23 = sext i32 %22 to i64, !dbg !89
  %24 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %23, !dbg !89
  %25 = load i64, i64* %24, align 8, !dbg !89
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef null), !dbg !90
  br label %27, !dbg !90

27:                                               ; preds = %21
  %28 = load i32, i32* %4, align 4, !dbg !91
  %29 = add nsw i32 %28, 1, !dbg !91
  store i32 %29, i32* %4, align 4, !dbg !91
  br label %18, !dbg !92, !llvm.loop !93

30:                                               ; preds = %18
  %31 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !95
  ret i32 0, !dbg !96
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @trim(i8* noundef %0) #0 !dbg !97 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  %4 = load i8*, i8** %2, align 8, !dbg !102
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #4, !dbg !103
  call void @llvm.dbg.declare(metadata i8** %3, metadata !104, metadata !DIExpression()), !dbg !105
  %6 = load i8*, i8** @spare, align 8, !dbg !106
  store i8* %6, i8** %3, align 8, !dbg !105
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #4, !dbg !107
  %8 = load i8*, i8** %3, align 8, !dbg !108
  call void @free(i8* noundef %8) #4, !dbg !109
  %9 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #4, !dbg !110
  store i8* null, i8** @spare, align 8, !dbg !111
  %10 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #4, !dbg !112
  ret i8* null, !dbg !113
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @puts(i8* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "spare", scope: !2, file: !3, line: 10, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "buffer_freed_twice.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "94bcd71ad217e06dfabcee5ca554a504")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
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
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 1}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 14.0.6"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !52, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!18}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 30, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 128, elements: !59)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !{!60}
!60 = !DISubrange(count: 2)
!61 = !DILocation(line: 30, column: 15, scope: !51)
!62 = !DILocation(line: 31, column: 13, scope: !51)
!63 = !DILocation(line: 31, column: 11, scope: !51)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 32, type: !18)
!65 = distinct !DILexicalBlock(scope: !51, file: !3, line: 32, column: 5)
!66 = !DILocation(line: 32, column: 14, scope: !65)
!67 = !DILocation(line: 32, column: 10, scope: !65)
!68 = !DILocation(line: 32, column: 21, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 32, column: 5)
!70 = !DILocation(line: 32, column: 23, scope: !69)
!71 = !DILocation(line: 32, column: 5, scope: !65)
!72 = !DILocation(line: 33, column: 27, scope: !69)
!73 = !DILocation(line: 33, column: 25, scope: !69)
!74 = !DILocation(line: 33, column: 9, scope: !69)
!75 = !DILocation(line: 32, column: 29, scope: !69)
!76 = !DILocation(line: 32, column: 5, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 33, column: 47, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 34, type: !18)
!81 = distinct !DILexicalBlock(scope: !51, file: !3, line: 34, column: 5)
!82 = !DILocation(line: 34, column: 14, scope: !81)
!83 = !DILocation(line: 34, column: 10, scope: !81)
!84 = !DILocation(line: 34, column: 21, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 34, column: 5)
!86 = !DILocation(line: 34, column: 23, scope: !85)
!87 = !DILocation(line: 34, column: 5, scope: !81)
!88 = !DILocation(line: 35, column: 24, scope: !85)
!89 = !DILocation(line: 35, column: 22, scope: !85)
!90 = !DILocation(line: 35, column: 9, scope: !85)
!91 = !DILocation(line: 34, column: 29, scope: !85)
!92 = !DILocation(line: 34, column: 5, scope: !85)
!93 = distinct !{!93, !87, !94, !79}
!94 = !DILocation(line: 35, column: 32, scope: !81)
!95 = !DILocation(line: 36, column: 5, scope: !51)
!96 = !DILocation(line: 37, column: 5, scope: !51)
!97 = distinct !DISubprogram(name: "trim", scope: !3, file: !3, line: 12, type: !98, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 12, type: !5)
!101 = !DILocation(line: 12, column: 25, scope: !97)
!102 = !DILocation(line: 14, column: 11, scope: !97)
!103 = !DILocation(line: 15, column: 5, scope: !97)
!104 = !DILocalVariable(name: "mine", scope: !97, file: !3, line: 16, type: !42)
!105 = !DILocation(line: 16, column: 11, scope: !97)
!106 = !DILocation(line: 16, column: 18, scope: !97)
!107 = !DILocation(line: 20, column: 5, scope: !97)
!108 = !DILocation(line: 21, column: 10, scope: !97)
!109 = !DILocation(line: 21, column: 5, scope: !97)
!110 = !DILocation(line: 22, column: 5, scope: !97)
!111 = !DILocation(line: 23, column: 11, scope: !97)
!112 = !DILocation(line: 24, column: 5, scope: !97)
!113 = !DILocation(line: 25, column: 5, scope: !97)
