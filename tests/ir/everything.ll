; Syntax that compilers print rarely, of LLVM 14 and LLVM 22 side by side.
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl thing"
module asm "thing:"

%0 = type { i32, %later* }
%later = type { %0*, [2 x %opaque*] }
%opaque = type opaque
%"quoted name" = type <{ i8, i32 }>
%abbreviation = type i32

$group = comdat any
$alone = comdat nodeduplicate

@0 = private unnamed_addr constant [4 x i8] c"a\00\\\FF", align 1
@"two words" = dso_local global i32 1
@"\01unmangled" = external global i8
@external_weak = extern_weak global i32
@hidden = hidden local_unnamed_addr global i16 -1, section ".mine", comdat($group), align 2, !dbg !0
@separate = global i16 0, comdat($alone)
@threaded = thread_local(initialexec) global i64 0, align 8
@spaced = addrspace(1) externally_initialized global float 0x3FB99999A0000000
@appended = appending global [1 x i8*] [i8* bitcast (i32* @"two words" to i8*)], section "llvm.metadata"
@common = common global [10 x i32] zeroinitializer, align 16
@huge = external global [4294967295 x [4294967295 x i8]]
@zeros = global [1000000000 x i8] zeroinitializer
@floats = global { half, bfloat, double, x86_fp80, fp128, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, double 1.5e-3, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@wide = global i256 -1
@i129 = global i129 680564733841876926926749214863536422911
@bytes = global [3 x i8] [i8 1, i8 -1, i8 0]
@holes = global [2 x i8] [i8 undef, i8 poison]
@packed = global %"quoted name" <{ i8 1, i32 2 }>
@splatted = global <4 x i32> splat (i32 7)
@hexadecimal = global i32 u0xFF
@old_gep = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @0, i64 0, i64 1)
@new_gep = global ptr getelementptr inbounds nuw (i8, ptr @0, i64 2)
@ranged = global ptr getelementptr inbounds inrange(-8, 16) ({ [4 x ptr] }, ptr @vtable, i32 0, i32 0, i32 2)
@vtable = global { [4 x ptr] } zeroinitializer
@old_ranged = global i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @vtable, i32 0, inrange i32 0, i32 2)
@difference = global i64 sub nuw (i64 ptrtoint (ptr @common to i64), i64 ptrtoint (ptr @bytes to i64))
@equivalent = global ptr dso_local_equivalent @f
@no_cfi = global ptr no_cfi @f
@signed = global ptr ptrauth (ptr @f, i32 0, i64 1234)
@addresses = global [2 x i8*] [i8* blockaddress(@f, %exit), i8* blockaddress(@jumps, %2)]
@function_pointer = global i32 (i8*, ...)* @printf
@aliased = weak_odr alias i32, i32* @"two words"
@aliased.new = hidden alias ptr, getelementptr (i8, ptr @bytes, i64 1)
@chosen = ifunc void (), ptr @resolver
@guarded = global i32 0, no_sanitize_address, align 4
@modelled = global i32 0, code_model "large", partition "part"
@named.by.number = global %abbreviation 3

declare i32 @printf(i8* nocapture readonly, ...) #0
declare !dbg !7 void @declared(ptr captures(none) dead_on_unwind writable sret({ i32, i32 }) align 4 dereferenceable(8), i32 range(i32 0, 5), ptr byval(%later) align 8, ptr initializes((0, 8), (16, 24)), double nofpclass(nan inf)) nounwind memory(argmem: readwrite) "frame-pointer"="all"
declare ptr @resolver()
declare i32 @__gxx_personality_v0(...)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare token @llvm.call.preallocated.setup(i32)
declare x86_stdcallcc i32 @std(i32)
declare void @callee_pops(ptr addrspace(1), i32 addrspace(1)*, target("spirv.Image", void, 1, 0))

define internal fastcc noundef zeroext i1 @f(i32 noundef signext %x, i32, ptr nonnull %"p q") unnamed_addr #0 section ".text" comdat($group) align 16 gc "statepoint" prefix i32 7 prologue i8 0 personality ptr @__gxx_personality_v0 !dbg !7 {
  %sum = add nuw nsw i32 %x, %0, !dbg !9
  call void @llvm.dbg.value(metadata i32 %sum, metadata !8, metadata !DIExpression()), !dbg !9
    #dbg_value(i32 %sum, !8, !DIExpression(DW_OP_plus_uconst, 1), !DILocation(line: 9, column: 3, scope: !7))
    #dbg_declare(ptr %"p q", !8, !DIExpression(), !9)
    #dbg_assign(i32 undef, !8, !DIExpression(), !10, ptr undef, !DIExpression(), !9)
    #dbg_label(!11, !9)
  %or = or disjoint i32 %sum, 8
  %cmp = icmp samesign ult i32 %or, 100, !dbg !DILocation(line: 3, column: 4, scope: !7)
  br i1 %cmp, label %loop, label %exit

loop:                                             ; preds = %loop, %1
  %i = phi i32 [ 0, %1 ], [ %next, %loop ]
  %fp = phi fast float [ 1.0, %1 ], [ 0x7FF0000000000000, %loop ]
  %next = add i32 %i, 1
  %later = zext nneg i32 %forward to i64
  %forward = freeze i32 %next
  %g = getelementptr inbounds nuw [10 x i32], ptr @common, i64 0, i64 %later
  %v = load atomic volatile i32, ptr %g syncscope("singlethread") acquire, align 4
  store atomic i32 %v, ptr %g release, align 4
  %pair = cmpxchg weak volatile ptr %g, i32 %v, i32 3 acq_rel monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  %rmw = atomicrmw volatile umax ptr %g, i32 %old syncscope("agent") seq_cst, align 4
  %unknown.rmw = atomicrmw fmaximum ptr %g, float %fp seq_cst
  %frozen = select i1 true, i32 %rmw, i32 %old
  fence syncscope("singlethread") seq_cst
  %agg = insertvalue { i32, { i64, ptr } } poison, ptr null, 1, 1
  %count = alloca i32, i32 %i, align 4, addrspace(5)
  %cast = addrspacecast ptr addrspace(5) %count to ptr
  %address = ptrtoaddr ptr %cast to i64
  %done = fcmp nnan ninf oge float %fp, 0.0
  br i1 %done, label %exit, label %loop, !llvm.loop !{!"inline"}

exit:
  %r = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @0, i64 0, i64 0), i32 1) #0 [ "deopt"(i32 1), "kcfi"(i32 5) ], !dbg !9, !srcloc !{i64 1}
  musttail call void (ptr, ...) @variadic(ptr null, ...)
  call void asm sideeffect inteldialect "nop\0A", "~{memory},~{dirflag}"() nounwind
  %old.style = call i32 bitcast (i32 (i8*, ...)* @printf to i32 (i32)*)(i32 1)
  %q = invoke x86_stdcallcc i32 @std(i32 2)
          to label %fine unwind label %"un wind"

fine:
  switch i128 170141183460469231731687303715884105728, label %out [
    i128 -1, label %out
    i128 7, label %"un wind.2"
  ]

"un wind":
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @vtable]
  resume { ptr, i32 } %lp

"un wind.2":
  %vec = shufflevector <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> undef, <2 x i32> <i32 0, i32 undef>
  %lane = extractelement <2 x i32> %vec, i64 0
  %put = insertelement <2 x i32> %vec, i32 %lane, i32 1
  %many = getelementptr i8, ptr @0, <2 x i64> <i64 0, i64 1>
  %compared = icmp eq <2 x i32> %vec, %put
  %neg = fneg reassoc nsz double 2.0
  %arg = va_arg ptr %"p q", i32
  br label %out

out:
  ret i1 false
  uselistorder i32 %x, { 1, 0 }
}

declare void @variadic(ptr, ...)

define void @jumps(i8* %0) {
  indirectbr i8* %0, [label %2, label %3]

2:
  callbr void asm "", "!i"() to label %3 [label %5]

3:
  call void @declared(ptr null, i32 0, ptr null, ptr null, double 0.0)
  unreachable
  ret void

5:
  %6 = cleanuppad within none []
  %7 = call i32 @implicit(i32 poison)
  call i32 @implicit(i32 %7)
  %9 = add i32 %7, %8
  cleanupret from token %6 unwind to caller
}

define weak i32 @implicit(i32) {
entry:
  ret i32 %0
}

attributes #0 = { nounwind "target-cpu"="x86-64" memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!named-one = !{!DIExpression()}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 5, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "by hand", isOptimized: false, flags: "(;", emissionKind: FullDebug)
!3 = !DIFile(filename: "every\5Cthing.c", directory: "/src")
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !{i32 2, !"Debug Info Version",
       i32 3}
!6 = !DISubroutineType(types: !{null})
!7 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 7, type: !6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, unit: !2)
!8 = !DILocalVariable(name: "sum", arg: 1, scope: !7, file: !3, line: 8, type: !4)
!9 = !DILocation(line: 8, column: 5, scope: !7, inlinedAt: !12)
!10 = distinct !DIAssignID()
!11 = !DILabel(scope: !7, name: "here", file: !3, line: 9)
!12 = distinct !DILocation(line: 20, column: 1, scope: !7)
^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))
