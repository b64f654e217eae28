; ModuleID = 'session_freed_in_use.c'
source_filename = "session_freed_in_use.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.session = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"too many\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.session*, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !17, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.session** %3, metadata !22, metadata !DIExpression()), !dbg !27
  %5 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #4, !dbg !28
  %6 = bitcast i8* %5 to %struct.session*, !dbg !28
  store %struct.session* %6, %struct.session** %3, align 8, !dbg !27
  %7 = load %struct.session*, %struct.session** %3, align 8, !dbg !29
  %8 = bitcast %struct.session* %7 to i8*, !dbg !29
  %9 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @serve, i8* noundef %8) #4, !dbg !30
  call void @llvm.dbg.declare(metadata i32* %4, metadata !31, metadata !DIExpression()), !dbg !32
  %10 = load %struct.session*, %struct.session** %3, align 8, !dbg !33
  %11 = getelementptr inbounds %struct.session, %struct.session* %10, i32 0, i32 0, !dbg !34
  %12 = load i32, i32* %11, align 4, !dbg !34
  store i32 %12, i32* %4, align 4, !dbg !32
  %13 = load %struct.session*, %struct.session** %3, align 8, !dbg !35
  %14 = bitcast %struct.session* %13 to i8*, !dbg !35
  call void @free(i8* noundef %14) #4, !dbg !36
  %15 = load i64, i64* %2, align 8, !dbg !37
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null), !dbg !38
  %17 = load i32, i32* %4, align 4, !dbg !39
  %18 = icmp sle i32 %17, 2, !dbg !40
  %19 = zext i1 %18 to i64, !dbg !39
  %20 = select i1 %18, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), !dbg !39
  %21 = call i32 @puts(i8* noundef %20), !dbg !41
  ret i32 0, !dbg !42
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @serve(i8* noundef %0) #0 !dbg !43 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.session*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata %struct.session** %3, metadata !48, metadata !DIExpression()), !dbg !49
  %4 = load i8*, i8** %2, align 8, !dbg !50
  %5 = bitcast i8* %4 to %struct.session*, !dbg !50
  store %struct.session* %5, %struct.session** %3, align 8, !dbg !49
  %6 = load %struct.session*, %struct.session** %3, align 8, !dbg !51
  %7 = getelementptr inbounds %struct.session, %struct.session* %6, i32 0, i32 0, !dbg !52
  %8 = load i32, i32* %7, align 4, !dbg !53
  %9 = add nsw i32 %8, 1, !dbg !53
  store i32 %9, i32* %7, align 4, !dbg !53
  %10 = load %struct.session*, %struct.session** %3, align 8, !dbg !54
  %11 = getelementptr inbounds %struct.session, %struct.session* %10, i32 0, i32 0, !dbg !55
  %12 = load i32, i32* %11, align 4, !dbg !56
  %13 = add nsw i32 %12, 1, !dbg !56
  store i32 %13, i32* %11, align 4, !dbg !56
  ret i8* null, !dbg !57
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @puts(i8* noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "session_freed_in_use.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "e3d7e5526f48f8e89c4c18b322a071f2")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "t", scope: !12, file: !1, line: 24, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 24, column: 15, scope: !12)
!22 = !DILocalVariable(name: "s", scope: !12, file: !1, line: 25, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "session", file: !1, line: 10, size: 32, elements: !25)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "requests", scope: !24, file: !1, line: 11, baseType: !15, size: 32)
!27 = !DILocation(line: 25, column: 21, scope: !12)
!28 = !DILocation(line: 25, column: 25, scope: !12)
!29 = !DILocation(line: 26, column: 37, scope: !12)
!30 = !DILocation(line: 26, column: 5, scope: !12)
!31 = !DILocalVariable(name: "total", scope: !12, file: !1, line: 30, type: !15)
!32 = !DILocation(line: 30, column: 9, scope: !12)
!33 = !DILocation(line: 30, column: 17, scope: !12)
!34 = !DILocation(line: 30, column: 20, scope: !12)
!35 = !DILocation(line: 31, column: 10, scope: !12)
!36 = !DILocation(line: 31, column: 5, scope: !12)
!37 = !DILocation(line: 33, column: 18, scope: !12)
!38 = !DILocation(line: 33, column: 5, scope: !12)
!39 = !DILocation(line: 35, column: 10, scope: !12)
!40 = !DILocation(line: 35, column: 16, scope: !12)
!41 = !DILocation(line: 35, column: 5, scope: !12)
!42 = !DILocation(line: 36, column: 5, scope: !12)
!43 = distinct !DISubprogram(name: "serve", scope: !1, file: !1, line: 14, type: !44, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!44 = !DISubroutineType(types: !45)
!45 = !{!3, !3}
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !1, line: 14, type: !3)
!47 = !DILocation(line: 14, column: 26, scope: !43)
!48 = !DILocalVariable(name: "s", scope: !43, file: !1, line: 16, type: !23)
!49 = !DILocation(line: 16, column: 21, scope: !43)
!50 = !DILocation(line: 16, column: 25, scope: !43)
!51 = !DILocation(line: 17, column: 5, scope: !43)
!52 = !DILocation(line: 17, column: 8, scope: !43)
!53 = !DILocation(line: 17, column: 16, scope: !43)
!54 = !DILocation(line: 18, column: 5, scope: !43)
!55 = !DILocation(line: 18, column: 8, scope: !43)
!56 = !DILocation(line: 18, column: 16, scope: !43)
!57 = !DILocation(line: 19, column: 5, scope: !43)
