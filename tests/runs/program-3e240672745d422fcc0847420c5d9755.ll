; ModuleID = 'semaphore_posted_twice.c'
source_filename = "semaphore_posted_twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.pages = private unnamed_addr constant [3 x i32] [i32 0, i32 4, i32 2], align 4
@printer = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@printing = internal global i32 0, align 4, !dbg !9
@.str.1 = private unnamed_addr constant [36 x i8] c"atomic_fetch_add(&printing, 1) == 0\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"semaphore_posted_twice.c\00", align 1
@__PRETTY_FUNCTION__.print = private unnamed_addr constant [20 x i8] c"void *print(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca [3 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !37, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata [3 x i32]* %3, metadata !45, metadata !DIExpression()), !dbg !47
  %6 = bitcast [3 x i32]* %3 to i8*, !dbg !47
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 bitcast ([3 x i32]* @__const.main.pages to i8*), i64 12, i1 false), !dbg !47
  %7 = call i32 @sem_init(%union.sem_t* noundef @printer, i32 noundef 0, i32 noundef 1) #6, !dbg !48
  call void @llvm.dbg.declare(metadata i32* %4, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %4, align 4, !dbg !51
  br label %8, !dbg !52

8:                                                ; preds = %20, %0
  %9 = load i32, i32* %4, align 4, !dbg !53
  %10 = icmp slt i32 %9, 3, !dbg !55
  br i1 %10, label %11, label %23, !dbg !56

11:                                               ; preds = %8
  %12 = load i32, i32* %4, align 4, !dbg !57
  %13 = sext i32 %12 to i64, !dbg !58
  %14 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %13, !dbg !58
  %15 = load i32, i32* %4, align 4, !dbg !59
  %16 = sext i32 %15 to i64, !dbg !60
  %17 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 %16, !dbg !60
  %18 = bitcast i32* %17 to i8*, !dbg !61
  %19 = call i32 @pthread_create(i64* noundef %14, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @print, i8* noundef %18) #6, !dbg !62
  br label %20, !dbg !62

20:                                               ; preds = %11
  %21 = load i32, i32* %4, align 4, !dbg !63
  %22 = add nsw i32 %21, 1, !dbg !63
  store i32 %22, i32* %4, align 4, !dbg !63
  br label %8, !dbg !64, !llvm.loop !65

23:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata i32* %5, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, i32* %5, align 4, !dbg !70
  br label %24, !dbg !71

24:                                               ; preds = %33, %23
  %25 = load i32, i32* %5, align 4, !dbg !72
  %26 = icmp slt i32 %25, 3, !dbg !74
  br i1 %26, label %27, label %36, !dbg !75

27:                                               ; preds = %24
  %28 = load i32, i32* %5, align 4, !dbg !76
  %29 = sext i32 %28 to i64, !dbg !77
  %30 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %29, !dbg !77
  %31 = load i64, i64* %30, align 8, !dbg !77
  %32 = call i32 @pthread_join(i64 noundef %31, i8** noundef null), !dbg !78
  br label %33, !dbg !78

33:                                               ; preds = %27
  %34 = load i32, i32* %5, align 4, !dbg !79
  %35 = add nsw i32 %34, 1, !dbg !79
  store i32 %35, i32* %5, align 4, !dbg !79
  br label %24, !dbg !80, !llvm.loop !81

36:                                               ; preds = %24
  %37 = call i32 @sem_destroy(%union.sem_t* noundef @printer) #6, !dbg !83
  %38 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !84
  ret i32 0, !dbg !85
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i8* @print(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !89, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.declare(metadata i32* %3, metadata !91, metadata !DIExpression()), !dbg !92
  %6 = load i8*, i8** %2, align 8, !dbg !93
  %7 = bitcast i8* %6 to i32*, !dbg !94
  %8 = load i32, i32* %7, align 4, !dbg !95
  store i32 %8, i32* %3, align 4, !dbg !92
  %9 = call i32 @sem_wait(%union.sem_t* noundef @printer), !dbg !96
  %10 = load i32, i32* %3, align 4, !dbg !97
  %11 = icmp eq i32 %10, 0, !dbg !99
  br i1 %11, label %12, label %14, !dbg !100

12:                                               ; preds = %1
  %13 = call i32 @sem_post(%union.sem_t* noundef @printer) #6, !dbg !101
  br label %23, !dbg !103

14:                                               ; preds = %1
  store i32 1, i32* %4, align 4, !dbg !104
  %15 = load i32, i32* %4, align 4, !dbg !104
  %16 = atomicrmw add i32* @printing, i32 %15 seq_cst, align 4, !dbg !104
  store i32 %16, i32* %5, align 4, !dbg !104
  %17 = load i32, i32* %5, align 4, !dbg !104
  %18 = icmp eq i32 %17, 0, !dbg !104
  br i1 %18, label %19, label %20, !dbg !108

19:                                               ; preds = %14
  br label %21, !dbg !108

20:                                               ; preds = %14
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.print, i64 0, i64 0)) #7, !dbg !104
  unreachable, !dbg !104

21:                                               ; preds = %19
  %22 = atomicrmw sub i32* @printing, i32 1 seq_cst, align 4, !dbg !109
  br label %23

23:                                               ; preds = %21, %12
  %24 = call i32 @sem_post(%union.sem_t* noundef @printer) #6, !dbg !110
  ret i8* null, !dbg !111
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: nounwind
declare i32 @sem_destroy(%union.sem_t* noundef) #3

declare i32 @puts(i8* noundef) #4

declare i32 @sem_wait(%union.sem_t* noundef) #4

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "printer", scope: !2, file: !3, line: 11, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphore_posted_twice.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "52152a8bd9fcec868efc1e42e49be2e0")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "printing", scope: !2, file: !3, line: 12, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 92, baseType: !13)
!12 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !15, line: 39, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 35, size: 256, elements: !17)
!17 = !{!18, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 37, baseType: !19, size: 256)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 38, baseType: !24, size: 64)
!24 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !34, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!6}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 32, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 192, elements: !42)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DILocation(line: 32, column: 15, scope: !33)
!45 = !DILocalVariable(name: "pages", scope: !33, file: !3, line: 33, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !42)
!47 = !DILocation(line: 33, column: 9, scope: !33)
!48 = !DILocation(line: 34, column: 5, scope: !33)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 35, type: !6)
!50 = distinct !DILexicalBlock(scope: !33, file: !3, line: 35, column: 5)
!51 = !DILocation(line: 35, column: 14, scope: !50)
!52 = !DILocation(line: 35, column: 10, scope: !50)
!53 = !DILocation(line: 35, column: 21, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 35, column: 5)
!55 = !DILocation(line: 35, column: 23, scope: !54)
!56 = !DILocation(line: 35, column: 5, scope: !50)
!57 = !DILocation(line: 36, column: 27, scope: !54)
!58 = !DILocation(line: 36, column: 25, scope: !54)
!59 = !DILocation(line: 36, column: 51, scope: !54)
!60 = !DILocation(line: 36, column: 45, scope: !54)
!61 = !DILocation(line: 36, column: 44, scope: !54)
!62 = !DILocation(line: 36, column: 9, scope: !54)
!63 = !DILocation(line: 35, column: 29, scope: !54)
!64 = !DILocation(line: 35, column: 5, scope: !54)
!65 = distinct !{!65, !56, !66, !67}
!66 = !DILocation(line: 36, column: 53, scope: !50)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 37, type: !6)
!69 = distinct !DILexicalBlock(scope: !33, file: !3, line: 37, column: 5)
!70 = !DILocation(line: 37, column: 14, scope: !69)
!71 = !DILocation(line: 37, column: 10, scope: !69)
!72 = !DILocation(line: 37, column: 21, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 37, column: 5)
!74 = !DILocation(line: 37, column: 23, scope: !73)
!75 = !DILocation(line: 37, column: 5, scope: !69)
!76 = !DILocation(line: 38, column: 24, scope: !73)
!77 = !DILocation(line: 38, column: 22, scope: !73)
!78 = !DILocation(line: 38, column: 9, scope: !73)
!79 = !DILocation(line: 37, column: 29, scope: !73)
!80 = !DILocation(line: 37, column: 5, scope: !73)
!81 = distinct !{!81, !75, !82, !67}
!82 = !DILocation(line: 38, column: 32, scope: !69)
!83 = !DILocation(line: 39, column: 5, scope: !33)
!84 = !DILocation(line: 40, column: 5, scope: !33)
!85 = !DILocation(line: 41, column: 5, scope: !33)
!86 = distinct !DISubprogram(name: "print", scope: !3, file: !3, line: 14, type: !87, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!87 = !DISubroutineType(types: !88)
!88 = !{!7, !7}
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 14, type: !7)
!90 = !DILocation(line: 14, column: 26, scope: !86)
!91 = !DILocalVariable(name: "pages", scope: !86, file: !3, line: 16, type: !6)
!92 = !DILocation(line: 16, column: 9, scope: !86)
!93 = !DILocation(line: 16, column: 25, scope: !86)
!94 = !DILocation(line: 16, column: 18, scope: !86)
!95 = !DILocation(line: 16, column: 17, scope: !86)
!96 = !DILocation(line: 17, column: 5, scope: !86)
!97 = !DILocation(line: 18, column: 9, scope: !98)
!98 = distinct !DILexicalBlock(scope: !86, file: !3, line: 18, column: 9)
!99 = !DILocation(line: 18, column: 15, scope: !98)
!100 = !DILocation(line: 18, column: 9, scope: !86)
!101 = !DILocation(line: 20, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 18, column: 21)
!103 = !DILocation(line: 22, column: 5, scope: !102)
!104 = !DILocation(line: 23, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 23, column: 9)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 23, column: 9)
!107 = distinct !DILexicalBlock(scope: !98, file: !3, line: 22, column: 12)
!108 = !DILocation(line: 23, column: 9, scope: !106)
!109 = !DILocation(line: 24, column: 17, scope: !107)
!110 = !DILocation(line: 26, column: 5, scope: !86)
!111 = !DILocation(line: 27, column: 5, scope: !86)
