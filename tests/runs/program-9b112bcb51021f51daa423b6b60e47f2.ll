; ModuleID = 'deadlock_two_accounts.c'
source_filename = "deadlock_two_accounts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@accounts = internal global [2 x %struct.account] [%struct.account { %union.pthread_mutex_t zeroinitializer, i32 50 }, %struct.account { %union.pthread_mutex_t zeroinitializer, i32 50 }], align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !59, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i64* %3, metadata !63, metadata !DIExpression()), !dbg !64
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @forth, i8* noundef null) #4, !dbg !65
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @back, i8* noundef null) #4, !dbg !66
  %6 = load i64, i64* %2, align 8, !dbg !67
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !68
  %8 = load i64, i64* %3, align 8, !dbg !69
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !70
  %10 = load i32, i32* getelementptr inbounds ([2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 0, i32 1), align 8, !dbg !71
  %11 = load i32, i32* getelementptr inbounds ([2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 1, i32 1), align 8, !dbg !72
  %12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %10, i32 noundef %11), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @forth(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load i8*, i8** %2, align 8, !dbg !80
  call void @transfer(i32 noundef 0, i32 noundef 1, i32 noundef 10), !dbg !81
  ret i8* null, !dbg !82
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @back(i8* noundef %0) #0 !dbg !83 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !84, metadata !DIExpression()), !dbg !85
  %3 = load i8*, i8** %2, align 8, !dbg !86
  call void @transfer(i32 noundef 1, i32 noundef 0, i32 noundef 20), !dbg !87
  ret i8* null, !dbg !88
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @transfer(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !89 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !92, metadata !DIExpression()), !dbg !93
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !94, metadata !DIExpression()), !dbg !95
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !96, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata i32* %7, metadata !98, metadata !DIExpression()), !dbg !99
  %9 = load i32, i32* %4, align 4, !dbg !100
  store i32 %9, i32* %7, align 4, !dbg !99
  call void @llvm.dbg.declare(metadata i32* %8, metadata !101, metadata !DIExpression()), !dbg !102
  %10 = load i32, i32* %5, align 4, !dbg !103
  store i32 %10, i32* %8, align 4, !dbg !102
  %11 = load i32, i32* %7, align 4, !dbg !104
  %12 = sext i32 %11 to i64, !dbg !105
  %13 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %12, !dbg !105
  %14 = getelementptr inbounds %struct.account, %struct.account* %13, i32 0, i32 0, !dbg !106
  %15 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %14) #4, !dbg !107
  %16 = load i32, i32* %8, align 4, !dbg !108
  %17 = sext i32 %16 to i64, !dbg !109
  %18 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %17, !dbg !109
  %19 = getelementptr inbounds %struct.account, %struct.account* %18, i32 0, i32 0, !dbg !110
  %20 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %19) #4, !dbg !111
  %21 = load i32, i32* %6, align 4, !dbg !112
  %22 = load i32, i32* %4, align 4, !dbg !113
  %23 = sext i32 %22 to i64, !dbg !114
  %24 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %23, !dbg !114
  %25 = getelementptr inbounds %struct.account, %struct.account* %24, i32 0, i32 1, !dbg !115
  %26 = load i32, i32* %25, align 8, !dbg !116
  %27 = sub nsw i32 %26, %21, !dbg !116
  store i32 %27, i32* %25, align 8, !dbg !116
  %28 = load i32, i32* %6, align 4, !dbg !117
  %29 = load i32, i32* %5, align 4, !dbg !118
  %30 = sext i32 %29 to i64, !dbg !119
  %31 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %30, !dbg !119
  %32 = getelementptr inbounds %struct.account, %struct.account* %31, i32 0, i32 1, !dbg !120
  %33 = load i32, i32* %32, align 8, !dbg !121
  %34 = add nsw i32 %33, %28, !dbg !121
  store i32 %34, i32* %32, align 8, !dbg !121
  %35 = load i32, i32* %8, align 4, !dbg !122
  %36 = sext i32 %35 to i64, !dbg !123
  %37 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %36, !dbg !123
  %38 = getelementptr inbounds %struct.account, %struct.account* %37, i32 0, i32 0, !dbg !124
  %39 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %38) #4, !dbg !125
  %40 = load i32, i32* %7, align 4, !dbg !126
  %41 = sext i32 %40 to i64, !dbg !127
  %42 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %41, !dbg !127
  %43 = getelementptr inbounds %struct.account, %struct.account* %42, i32 0, i32 0, !dbg !128
  %44 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %43) #4, !dbg !129
  ret void, !dbg !130
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "accounts", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock_two_accounts.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "c881a12301d34bebb8700754a5efab5c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 768, elements: !45)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 8, size: 384, elements: !9)
!9 = !{!10, !44}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !8, file: !3, line: 9, baseType: !11, size: 320)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !14)
!14 = !{!15, !37, !42}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !13, file: !12, line: 69, baseType: !16, size: 320)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !17, line: 22, size: 320, elements: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!18 = !{!19, !21, !23, !24, !25, !26, !28, !29}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !16, file: !17, line: 24, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !16, file: !17, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !16, file: !17, line: 26, baseType: !20, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !16, file: !17, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !16, file: !17, line: 32, baseType: !20, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !16, file: !17, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !16, file: !17, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !16, file: !17, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 71, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !8, file: !3, line: 10, baseType: !20, size: 32, offset: 320)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !56, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!20}
!58 = !{}
!59 = !DILocalVariable(name: "a", scope: !55, file: !3, line: 48, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 48, column: 15, scope: !55)
!63 = !DILocalVariable(name: "b", scope: !55, file: !3, line: 48, type: !60)
!64 = !DILocation(line: 48, column: 18, scope: !55)
!65 = !DILocation(line: 49, column: 5, scope: !55)
!66 = !DILocation(line: 50, column: 5, scope: !55)
!67 = !DILocation(line: 51, column: 18, scope: !55)
!68 = !DILocation(line: 51, column: 5, scope: !55)
!69 = !DILocation(line: 52, column: 18, scope: !55)
!70 = !DILocation(line: 52, column: 5, scope: !55)
!71 = !DILocation(line: 53, column: 35, scope: !55)
!72 = !DILocation(line: 53, column: 56, scope: !55)
!73 = !DILocation(line: 53, column: 5, scope: !55)
!74 = !DILocation(line: 54, column: 5, scope: !55)
!75 = distinct !DISubprogram(name: "forth", scope: !3, file: !3, line: 32, type: !76, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 32, type: !5)
!79 = !DILocation(line: 32, column: 26, scope: !75)
!80 = !DILocation(line: 34, column: 11, scope: !75)
!81 = !DILocation(line: 35, column: 5, scope: !75)
!82 = !DILocation(line: 36, column: 5, scope: !75)
!83 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 39, type: !76, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 39, type: !5)
!85 = !DILocation(line: 39, column: 25, scope: !83)
!86 = !DILocation(line: 41, column: 11, scope: !83)
!87 = !DILocation(line: 42, column: 5, scope: !83)
!88 = !DILocation(line: 43, column: 5, scope: !83)
!89 = distinct !DISubprogram(name: "transfer", scope: !3, file: !3, line: 15, type: !90, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !20, !20, !20}
!92 = !DILocalVariable(name: "from", arg: 1, scope: !89, file: !3, line: 15, type: !20)
!93 = !DILocation(line: 15, column: 26, scope: !89)
!94 = !DILocalVariable(name: "to", arg: 2, scope: !89, file: !3, line: 15, type: !20)
!95 = !DILocation(line: 15, column: 36, scope: !89)
!96 = !DILocalVariable(name: "amount", arg: 3, scope: !89, file: !3, line: 15, type: !20)
!97 = !DILocation(line: 15, column: 44, scope: !89)
!98 = !DILocalVariable(name: "first", scope: !89, file: !3, line: 17, type: !20)
!99 = !DILocation(line: 17, column: 9, scope: !89)
!100 = !DILocation(line: 17, column: 17, scope: !89)
!101 = !DILocalVariable(name: "second", scope: !89, file: !3, line: 17, type: !20)
!102 = !DILocation(line: 17, column: 23, scope: !89)
!103 = !DILocation(line: 17, column: 32, scope: !89)
!104 = !DILocation(line: 24, column: 34, scope: !89)
!105 = !DILocation(line: 24, column: 25, scope: !89)
!106 = !DILocation(line: 24, column: 41, scope: !89)
!107 = !DILocation(line: 24, column: 5, scope: !89)
!108 = !DILocation(line: 25, column: 34, scope: !89)
!109 = !DILocation(line: 25, column: 25, scope: !89)
!110 = !DILocation(line: 25, column: 42, scope: !89)
!111 = !DILocation(line: 25, column: 5, scope: !89)
!112 = !DILocation(line: 26, column: 31, scope: !89)
!113 = !DILocation(line: 26, column: 14, scope: !89)
!114 = !DILocation(line: 26, column: 5, scope: !89)
!115 = !DILocation(line: 26, column: 20, scope: !89)
!116 = !DILocation(line: 26, column: 28, scope: !89)
!117 = !DILocation(line: 27, column: 29, scope: !89)
!118 = !DILocation(line: 27, column: 14, scope: !89)
!119 = !DILocation(line: 27, column: 5, scope: !89)
!120 = !DILocation(line: 27, column: 18, scope: !89)
!121 = !DILocation(line: 27, column: 26, scope: !89)
!122 = !DILocation(line: 28, column: 36, scope: !89)
!123 = !DILocation(line: 28, column: 27, scope: !89)
!124 = !DILocation(line: 28, column: 44, scope: !89)
!125 = !DILocation(line: 28, column: 5, scope: !89)
!126 = !DILocation(line: 29, column: 36, scope: !89)
!127 = !DILocation(line: 29, column: 27, scope: !89)
!128 = !DILocation(line: 29, column: 43, scope: !89)
!129 = !DILocation(line: 29, column: 5, scope: !89)
!130 = !DILocation(line: 30, column: 1, scope: !89)
