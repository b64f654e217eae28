; ModuleID = 'timed_wait_taken_for_success.c'
source_filename = "timed_wait_taken_for_success.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.deadline = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@reply = internal global i32 0, align 4, !dbg !7
@arrived = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !10
@.str = private unnamed_addr constant [13 x i8] c"reply == 200\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"timed_wait_taken_for_success.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"done\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.timespec, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !89, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata %struct.timespec* %3, metadata !93, metadata !DIExpression()), !dbg !102
  %4 = bitcast %struct.timespec* %3 to i8*, !dbg !102
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 bitcast (%struct.timespec* @__const.main.deadline to i8*), i64 16, i1 false), !dbg !102
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @server, i8* noundef null) #6, !dbg !103
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #6, !dbg !104
  %7 = load i32, i32* @reply, align 4, !dbg !105
  %8 = icmp eq i32 %7, 0, !dbg !107
  br i1 %8, label %9, label %11, !dbg !108

9:                                                ; preds = %0
  %10 = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef @arrived, %union.pthread_mutex_t* noundef @lock, %struct.timespec* noundef %3), !dbg !109
  br label %11, !dbg !109

11:                                               ; preds = %9, %0
  %12 = load i32, i32* @reply, align 4, !dbg !110
  %13 = icmp eq i32 %12, 200, !dbg !110
  br i1 %13, label %14, label %15, !dbg !113

14:                                               ; preds = %11
  br label %16, !dbg !113

15:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !110
  unreachable, !dbg !110

16:                                               ; preds = %14
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #6, !dbg !114
  %18 = load i64, i64* %2, align 8, !dbg !115
  %19 = call i32 @pthread_join(i64 noundef %18, i8** noundef null), !dbg !116
  %20 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)), !dbg !117
  ret i32 0, !dbg !118
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i8* @server(i8* noundef %0) #0 !dbg !119 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !122, metadata !DIExpression()), !dbg !123
  %3 = load i8*, i8** %2, align 8, !dbg !124
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #6, !dbg !125
  store i32 200, i32* @reply, align 4, !dbg !126
  %5 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @arrived) #6, !dbg !127
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #6, !dbg !128
  ret i8* null, !dbg !129
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #3

declare i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

declare i32 @puts(i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}
!llvm.ident = !{!84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed_wait_taken_for_success.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "492a68eb1aa3bd00f05768e0f6bf3ce5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "reply", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 11, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 80, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 75, size: 384, elements: !15)
!15 = !{!16, !42, !47}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 77, baseType: !17, size: 384)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !18, line: 94, size: 384, elements: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!19 = !{!20, !33, !34, !38, !39, !40, !41}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !17, file: !18, line: 96, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !22, line: 33, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 25, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !23, file: !22, line: 27, baseType: !26, size: 64)
!26 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !23, file: !22, line: 32, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !22, line: 28, size: 64, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !28, file: !22, line: 30, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !28, file: !22, line: 31, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !17, file: !18, line: 97, baseType: !21, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !17, file: !18, line: 98, baseType: !35, size: 64, offset: 128)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !17, file: !18, line: 99, baseType: !35, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !17, file: !18, line: 100, baseType: !31, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !17, file: !18, line: 101, baseType: !31, size: 32, offset: 288)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !17, file: !18, line: 102, baseType: !35, size: 64, offset: 320)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 78, baseType: !43, size: 384)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 48)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 79, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !51)
!51 = !{!52, !71, !75}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !50, file: !13, line: 69, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !54, line: 22, size: 320, elements: !55)
!54 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!55 = !{!56, !57, !58, !59, !60, !61, !63, !64}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !53, file: !54, line: 24, baseType: !9, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !53, file: !54, line: 25, baseType: !31, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !53, file: !54, line: 26, baseType: !9, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !53, file: !54, line: 28, baseType: !31, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !53, file: !54, line: 32, baseType: !9, size: 32, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !53, file: !54, line: 34, baseType: !62, size: 16, offset: 160)
!62 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !53, file: !54, line: 35, baseType: !62, size: 16, offset: 176)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !53, file: !54, line: 36, baseType: !65, size: 128, offset: 192)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !18, line: 55, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !18, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !18, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !18, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !13, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !13, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 7, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 1}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = !{!"Debian clang version 14.0.6"}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !86, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!9}
!88 = !{}
!89 = !DILocalVariable(name: "t", scope: !85, file: !3, line: 26, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 26, column: 15, scope: !85)
!93 = !DILocalVariable(name: "deadline", scope: !85, file: !3, line: 27, type: !94)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !95, line: 11, size: 128, elements: !96)
!95 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!96 = !{!97, !100}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !94, file: !95, line: 16, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !99, line: 160, baseType: !76)
!99 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!100 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !94, file: !95, line: 21, baseType: !101, size: 64, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !99, line: 197, baseType: !76)
!102 = !DILocation(line: 27, column: 21, scope: !85)
!103 = !DILocation(line: 28, column: 5, scope: !85)
!104 = !DILocation(line: 29, column: 5, scope: !85)
!105 = !DILocation(line: 30, column: 9, scope: !106)
!106 = distinct !DILexicalBlock(scope: !85, file: !3, line: 30, column: 9)
!107 = !DILocation(line: 30, column: 15, scope: !106)
!108 = !DILocation(line: 30, column: 9, scope: !85)
!109 = !DILocation(line: 31, column: 9, scope: !106)
!110 = !DILocation(line: 35, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 35, column: 9)
!112 = distinct !DILexicalBlock(scope: !85, file: !3, line: 35, column: 9)
!113 = !DILocation(line: 35, column: 9, scope: !112)
!114 = !DILocation(line: 36, column: 5, scope: !85)
!115 = !DILocation(line: 37, column: 18, scope: !85)
!116 = !DILocation(line: 37, column: 5, scope: !85)
!117 = !DILocation(line: 38, column: 5, scope: !85)
!118 = !DILocation(line: 39, column: 5, scope: !85)
!119 = distinct !DISubprogram(name: "server", scope: !3, file: !3, line: 14, type: !120, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !5}
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 14, type: !5)
!123 = !DILocation(line: 14, column: 27, scope: !119)
!124 = !DILocation(line: 16, column: 11, scope: !119)
!125 = !DILocation(line: 17, column: 5, scope: !119)
!126 = !DILocation(line: 18, column: 11, scope: !119)
!127 = !DILocation(line: 19, column: 5, scope: !119)
!128 = !DILocation(line: 20, column: 5, scope: !119)
!129 = !DILocation(line: 21, column: 5, scope: !119)
