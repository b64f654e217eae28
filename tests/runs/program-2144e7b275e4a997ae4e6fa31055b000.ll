; ModuleID = 'account_lost_update.c'
source_filename = "account_lost_update.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@balance = internal global i32 100, align 4, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"balance == 135\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"account_lost_update.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"done\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !21, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i64* %3, metadata !26, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %4, metadata !28, metadata !DIExpression()), !dbg !29
  store i32 30, i32* %4, align 4, !dbg !29
  call void @llvm.dbg.declare(metadata i32* %5, metadata !30, metadata !DIExpression()), !dbg !31
  store i32 5, i32* %5, align 4, !dbg !31
  %6 = bitcast i32* %4 to i8*, !dbg !32
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @customer, i8* noundef %6) #5, !dbg !33
  %8 = bitcast i32* %5 to i8*, !dbg !34
  %9 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @customer, i8* noundef %8) #5, !dbg !35
  %10 = load i64, i64* %2, align 8, !dbg !36
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !37
  %12 = load i64, i64* %3, align 8, !dbg !38
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !39
  %14 = load i32, i32* @balance, align 4, !dbg !40
  %15 = icmp eq i32 %14, 135, !dbg !40
  br i1 %15, label %16, label %17, !dbg !43

16:                                               ; preds = %0
  br label %18, !dbg !43

17:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !40
  unreachable, !dbg !40

18:                                               ; preds = %16
  %19 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)), !dbg !44
  ret i32 0, !dbg !45
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @customer(i8* noundef %0) #0 !dbg !46 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  %3 = load i8*, i8** %2, align 8, !dbg !51
  %4 = bitcast i8* %3 to i32*, !dbg !52
  %5 = load i32, i32* %4, align 4, !dbg !53
  call void @deposit(i32 noundef %5), !dbg !54
  ret i8* null, !dbg !55
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare i32 @puts(i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @deposit(i32 noundef %0) #0 !dbg !56 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = load i32, i32* @balance, align 4, !dbg !63
  store i32 %4, i32* %3, align 4, !dbg !62
  %5 = load i32, i32* %3, align 4, !dbg !64
  %6 = load i32, i32* %2, align 4, !dbg !65
  %7 = add nsw i32 %5, %6, !dbg !66
  store i32 %7, i32* @balance, align 4, !dbg !67
  ret void, !dbg !68
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "balance", scope: !2, file: !3, line: 10, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "account_lost_update.c", directory: "/tmp/golden", checksumkind: CSK_MD5, checksum: "db8e753d1b62ac097def7271b7089913")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !18, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{}
!21 = !DILocalVariable(name: "alice", scope: !17, file: !3, line: 35, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 35, column: 15, scope: !17)
!26 = !DILocalVariable(name: "bob", scope: !17, file: !3, line: 35, type: !22)
!27 = !DILocation(line: 35, column: 22, scope: !17)
!28 = !DILocalVariable(name: "salary", scope: !17, file: !3, line: 36, type: !6)
!29 = !DILocation(line: 36, column: 9, scope: !17)
!30 = !DILocalVariable(name: "gift", scope: !17, file: !3, line: 36, type: !6)
!31 = !DILocation(line: 36, column: 22, scope: !17)
!32 = !DILocation(line: 37, column: 44, scope: !17)
!33 = !DILocation(line: 37, column: 5, scope: !17)
!34 = !DILocation(line: 38, column: 42, scope: !17)
!35 = !DILocation(line: 38, column: 5, scope: !17)
!36 = !DILocation(line: 39, column: 18, scope: !17)
!37 = !DILocation(line: 39, column: 5, scope: !17)
!38 = !DILocation(line: 40, column: 18, scope: !17)
!39 = !DILocation(line: 40, column: 5, scope: !17)
!40 = !DILocation(line: 41, column: 5, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 41, column: 5)
!42 = distinct !DILexicalBlock(scope: !17, file: !3, line: 41, column: 5)
!43 = !DILocation(line: 41, column: 5, scope: !42)
!44 = !DILocation(line: 42, column: 5, scope: !17)
!45 = !DILocation(line: 43, column: 5, scope: !17)
!46 = distinct !DISubprogram(name: "customer", scope: !3, file: !3, line: 27, type: !47, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!47 = !DISubroutineType(types: !48)
!48 = !{!7, !7}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 27, type: !7)
!50 = !DILocation(line: 27, column: 29, scope: !46)
!51 = !DILocation(line: 29, column: 21, scope: !46)
!52 = !DILocation(line: 29, column: 14, scope: !46)
!53 = !DILocation(line: 29, column: 13, scope: !46)
!54 = !DILocation(line: 29, column: 5, scope: !46)
!55 = !DILocation(line: 30, column: 5, scope: !46)
!56 = distinct !DISubprogram(name: "deposit", scope: !3, file: !3, line: 15, type: !57, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !6}
!59 = !DILocalVariable(name: "amount", arg: 1, scope: !56, file: !3, line: 15, type: !6)
!60 = !DILocation(line: 15, column: 25, scope: !56)
!61 = !DILocalVariable(name: "before", scope: !56, file: !3, line: 20, type: !6)
!62 = !DILocation(line: 20, column: 9, scope: !56)
!63 = !DILocation(line: 20, column: 18, scope: !56)
!64 = !DILocation(line: 21, column: 15, scope: !56)
!65 = !DILocation(line: 21, column: 24, scope: !56)
!66 = !DILocation(line: 21, column: 22, scope: !56)
!67 = !DILocation(line: 21, column: 13, scope: !56)
!68 = !DILocation(line: 25, column: 1, scope: !56)
