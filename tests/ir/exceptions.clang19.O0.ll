; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Square = type { %struct.Shape.base, i32 }
%struct.Shape.base = type <{ ptr, i32 }>
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.Failed = type <{ %"class.std::exception", i32, [4 x i8] }>
%"class.std::exception" = type { ptr }
%"class.std::lock_guard" = type { ptr }
%struct.Shape = type <{ ptr, i32, [4 x i8] }>
%"struct.std::__atomic_base" = type { i64 }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }

$_ZN6SquareC2Ei = comdat any

$_ZN6SquareD2Ev = comdat any

$_Z7largestIiET_S0_S0_ = comdat any

$__clang_call_terminate = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZN6FailedC2Ei = comdat any

$_ZN6FailedD2Ev = comdat any

$_ZNSt13__atomic_baseIlEpLEl = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt9exceptionC2Ev = comdat any

$_ZN6FailedD0Ev = comdat any

$_ZNK6Failed4whatEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZTW4mine = comdat any

$_ZTS6Failed = comdat any

$_ZTI6Failed = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV6Failed = comdat any

@mine = dso_local thread_local global ptr null, align 8, !dbg !0
@_ZZ4mainE4unit = internal global %struct.Square zeroinitializer, align 8, !dbg !301
@_ZGVZ4mainE4unit = internal global i64 0, align 8
@__dso_handle = external hidden global i8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Failed = linkonce_odr dso_local constant [8 x i8] c"6Failed\00", comdat, align 1
@_ZTISt9exception = external constant ptr
@_ZTI6Failed = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Failed, ptr @_ZTISt9exception }, comdat, align 8
@_ZTISt9bad_alloc = external constant ptr
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN6SquareD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZL5guard = internal global { %union.pthread_mutex_t } zeroinitializer, align 8, !dbg !339
@_ZTV6Failed = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Failed, ptr @_ZN6FailedD2Ev, ptr @_ZN6FailedD0Ev, ptr @_ZNK6Failed4whatEv] }, comdat, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x ptr] }, align 8
@.str = private unnamed_addr constant [7 x i8] c"failed\00", align 1, !dbg !341
@_ZL5total = internal global { i64 } zeroinitializer, align 8, !dbg !346

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef %1) #0 personality ptr @__gxx_personality_v0 !dbg !303 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !1196, !DIExpression(), !1197)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !1198, !DIExpression(), !1199)
  %10 = load atomic i8, ptr @_ZGVZ4mainE4unit acquire, align 8, !dbg !1200
  %11 = icmp eq i8 %10, 0, !dbg !1200
  br i1 %11, label %12, label %18, !dbg !1200, !prof !1201

12:                                               ; preds = %2
  %13 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4mainE4unit) #1, !dbg !1200
  %14 = icmp ne i32 %13, 0, !dbg !1200
  br i1 %14, label %15, label %18, !dbg !1200

15:                                               ; preds = %12
  invoke void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(16) @_ZZ4mainE4unit, i32 noundef 1)
          to label %16 unwind label %33, !dbg !1202

16:                                               ; preds = %15
  %17 = call i32 @__cxa_atexit(ptr @_ZN6SquareD2Ev, ptr @_ZZ4mainE4unit, ptr @__dso_handle) #1, !dbg !1200
  call void @__cxa_guard_release(ptr @_ZGVZ4mainE4unit) #1, !dbg !1200
  br label %18, !dbg !1200

18:                                               ; preds = %16, %12, %2
  %19 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #13
          to label %20 unwind label %37, !dbg !1203, !heapallocsite !309

20:                                               ; preds = %18
  %21 = load i32, ptr %4, align 4, !dbg !1205
  %22 = mul nsw i32 %21, 3, !dbg !1206
  invoke void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %19, i32 noundef %22)
          to label %23 unwind label %41, !dbg !1207

23:                                               ; preds = %20
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @mine), !dbg !1208
  store ptr %19, ptr %24, align 8, !dbg !1209
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @mine), !dbg !1210
  %26 = load ptr, ptr %25, align 8, !dbg !1210
  %27 = invoke noundef i32 @_ZL7checkedRK5Shape(ptr noundef nonnull align 8 dereferenceable(12) %26)
          to label %28 unwind label %37, !dbg !1211

28:                                               ; preds = %23
  %29 = invoke noundef i32 @_ZL7checkedRK5Shape(ptr noundef nonnull align 8 dereferenceable(12) @_ZZ4mainE4unit)
          to label %30 unwind label %37, !dbg !1212

30:                                               ; preds = %28
  %31 = invoke noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %27, i32 noundef %29)
          to label %32 unwind label %37, !dbg !1213

32:                                               ; preds = %30
  store i32 %31, ptr %3, align 4, !dbg !1214
  br label %69, !dbg !1214

33:                                               ; preds = %15
  %34 = landingpad { ptr, i32 }
          cleanup, !dbg !1215
  %35 = extractvalue { ptr, i32 } %34, 0, !dbg !1215
  store ptr %35, ptr %6, align 8, !dbg !1215
  %36 = extractvalue { ptr, i32 } %34, 1, !dbg !1215
  store i32 %36, ptr %7, align 4, !dbg !1215
  call void @__cxa_guard_abort(ptr @_ZGVZ4mainE4unit) #1, !dbg !1200
  br label %71, !dbg !1200

37:                                               ; preds = %30, %28, %23, %18
  %38 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Failed
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !1216
  %39 = extractvalue { ptr, i32 } %38, 0, !dbg !1216
  store ptr %39, ptr %6, align 8, !dbg !1216
  %40 = extractvalue { ptr, i32 } %38, 1, !dbg !1216
  store i32 %40, ptr %7, align 4, !dbg !1216
  br label %45, !dbg !1216

41:                                               ; preds = %20
  %42 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Failed
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !1216
  %43 = extractvalue { ptr, i32 } %42, 0, !dbg !1216
  store ptr %43, ptr %6, align 8, !dbg !1216
  %44 = extractvalue { ptr, i32 } %42, 1, !dbg !1216
  store i32 %44, ptr %7, align 4, !dbg !1216
  call void @_ZdlPvm(ptr noundef %19, i64 noundef 16) #14, !dbg !1203
  br label %45, !dbg !1203

45:                                               ; preds = %41, %37
  %46 = load i32, ptr %7, align 4, !dbg !1217
  %47 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI6Failed) #1, !dbg !1217
  %48 = icmp eq i32 %46, %47, !dbg !1217
  br i1 %48, label %49, label %55, !dbg !1217

49:                                               ; preds = %45
    #dbg_declare(ptr %9, !1218, !DIExpression(), !1220)
  %50 = load ptr, ptr %6, align 8, !dbg !1221
  %51 = call ptr @__cxa_begin_catch(ptr %50) #1, !dbg !1221
  store ptr %51, ptr %9, align 8, !dbg !1221
  %52 = load ptr, ptr %9, align 8, !dbg !1223
  %53 = getelementptr inbounds %struct.Failed, ptr %52, i32 0, i32 1, !dbg !1225
  %54 = load i32, ptr %53, align 8, !dbg !1225
  store i32 %54, ptr %3, align 4, !dbg !1226
  call void @__cxa_end_catch(), !dbg !1227
  br label %69

55:                                               ; preds = %45
  %56 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9bad_alloc) #1, !dbg !1217
  %57 = icmp eq i32 %46, %56, !dbg !1217
  br i1 %57, label %58, label %61, !dbg !1217

58:                                               ; preds = %55
    #dbg_declare(ptr %8, !1228, !DIExpression(), !1233)
  %59 = load ptr, ptr %6, align 8, !dbg !1234
  %60 = call ptr @__cxa_begin_catch(ptr %59) #1, !dbg !1234
  store ptr %60, ptr %8, align 8, !dbg !1234
  store i32 2, ptr %3, align 4, !dbg !1236
  call void @__cxa_end_catch(), !dbg !1221
  br label %69

61:                                               ; preds = %55
  %62 = load ptr, ptr %6, align 8, !dbg !1217
  %63 = call ptr @__cxa_begin_catch(ptr %62) #1, !dbg !1217
  invoke void @__cxa_rethrow() #15
          to label %79 unwind label %64, !dbg !1237

64:                                               ; preds = %61
  %65 = landingpad { ptr, i32 }
          cleanup, !dbg !1238
  %66 = extractvalue { ptr, i32 } %65, 0, !dbg !1238
  store ptr %66, ptr %6, align 8, !dbg !1238
  %67 = extractvalue { ptr, i32 } %65, 1, !dbg !1238
  store i32 %67, ptr %7, align 4, !dbg !1238
  invoke void @__cxa_end_catch()
          to label %68 unwind label %76, !dbg !1234

68:                                               ; preds = %64
  br label %71, !dbg !1234

69:                                               ; preds = %32, %58, %49
  %70 = load i32, ptr %3, align 4, !dbg !1215
  ret i32 %70, !dbg !1215

71:                                               ; preds = %68, %33
  %72 = load ptr, ptr %6, align 8, !dbg !1200
  %73 = load i32, ptr %7, align 4, !dbg !1200
  %74 = insertvalue { ptr, i32 } poison, ptr %72, 0, !dbg !1200
  %75 = insertvalue { ptr, i32 } %74, i32 %73, 1, !dbg !1200
  resume { ptr, i32 } %75, !dbg !1200

76:                                               ; preds = %64
  %77 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1234
  %78 = extractvalue { ptr, i32 } %77, 0, !dbg !1234
  call void @__clang_call_terminate(ptr %78) #16, !dbg !1234
  unreachable, !dbg !1234

79:                                               ; preds = %61
  unreachable
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !1239 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1240, !DIExpression(), !1241)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !1242, !DIExpression(), !1243)
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %5) #1, !dbg !1244
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !1245
  %6 = getelementptr inbounds %struct.Square, ptr %5, i32 0, i32 1, !dbg !1246
  %7 = load i32, ptr %4, align 4, !dbg !1247
  store i32 %7, ptr %6, align 4, !dbg !1246
  ret void, !dbg !1248
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !1249 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1253, !DIExpression(), !1254)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #1, !dbg !1255
  ret void, !dbg !1257
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #1

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #1

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #3

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 comdat !dbg !1258 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !1263, !DIExpression(), !1264)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !1265, !DIExpression(), !1266)
  %5 = load i32, ptr %3, align 4, !dbg !1267
  %6 = load i32, ptr %4, align 4, !dbg !1268
  %7 = icmp sgt i32 %5, %6, !dbg !1269
  br i1 %7, label %8, label %10, !dbg !1267

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !dbg !1270
  br label %12, !dbg !1267

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !dbg !1271
  br label %12, !dbg !1267

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !1267
  ret i32 %13, !dbg !1272
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL7checkedRK5Shape(ptr noundef nonnull align 8 dereferenceable(12) %0) #6 personality ptr @__gxx_personality_v0 !dbg !1273 {
  %2 = alloca ptr, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1277, !DIExpression(), !1278)
    #dbg_declare(ptr %3, !1279, !DIExpression(), !1280)
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5guard), !dbg !1280
  %6 = load ptr, ptr %2, align 8, !dbg !1281
  %7 = load ptr, ptr %6, align 8, !dbg !1283
  %8 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !1283
  %9 = load ptr, ptr %8, align 8, !dbg !1283
  %10 = invoke noundef i32 %9(ptr noundef nonnull align 8 dereferenceable(12) %6)
          to label %11 unwind label %22, !dbg !1283

11:                                               ; preds = %1
  %12 = icmp sgt i32 %10, 50, !dbg !1284
  br i1 %12, label %13, label %30, !dbg !1285

13:                                               ; preds = %11
  %14 = call ptr @__cxa_allocate_exception(i64 16) #1, !dbg !1286
  %15 = load ptr, ptr %2, align 8, !dbg !1287
  %16 = load ptr, ptr %15, align 8, !dbg !1288
  %17 = getelementptr inbounds ptr, ptr %16, i64 2, !dbg !1288
  %18 = load ptr, ptr %17, align 8, !dbg !1288
  %19 = invoke noundef i32 %18(ptr noundef nonnull align 8 dereferenceable(12) %15)
          to label %20 unwind label %26, !dbg !1288

20:                                               ; preds = %13
  invoke void @_ZN6FailedC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %14, i32 noundef %19)
          to label %21 unwind label %26, !dbg !1289

21:                                               ; preds = %20
  invoke void @__cxa_throw(ptr %14, ptr @_ZTI6Failed, ptr @_ZN6FailedD2Ev) #15
          to label %51 unwind label %22, !dbg !1286

22:                                               ; preds = %36, %30, %21, %1
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !1290
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !1290
  store ptr %24, ptr %4, align 8, !dbg !1290
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !1290
  store i32 %25, ptr %5, align 4, !dbg !1290
  br label %45, !dbg !1290

26:                                               ; preds = %20, %13
  %27 = landingpad { ptr, i32 }
          cleanup, !dbg !1290
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !1290
  store ptr %28, ptr %4, align 8, !dbg !1290
  %29 = extractvalue { ptr, i32 } %27, 1, !dbg !1290
  store i32 %29, ptr %5, align 4, !dbg !1290
  call void @__cxa_free_exception(ptr %14) #1, !dbg !1286
  br label %45, !dbg !1286

30:                                               ; preds = %11
  %31 = load ptr, ptr %2, align 8, !dbg !1291
  %32 = load ptr, ptr %31, align 8, !dbg !1292
  %33 = getelementptr inbounds ptr, ptr %32, i64 2, !dbg !1292
  %34 = load ptr, ptr %33, align 8, !dbg !1292
  %35 = invoke noundef i32 %34(ptr noundef nonnull align 8 dereferenceable(12) %31)
          to label %36 unwind label %22, !dbg !1292

36:                                               ; preds = %30
  %37 = sext i32 %35 to i64, !dbg !1291
  %38 = call noundef i64 @_ZNSt13__atomic_baseIlEpLEl(ptr noundef nonnull align 8 dereferenceable(8) @_ZL5total, i64 noundef %37) #1, !dbg !1293
  %39 = load ptr, ptr %2, align 8, !dbg !1294
  %40 = load ptr, ptr %39, align 8, !dbg !1295
  %41 = getelementptr inbounds ptr, ptr %40, i64 2, !dbg !1295
  %42 = load ptr, ptr %41, align 8, !dbg !1295
  %43 = invoke noundef i32 %42(ptr noundef nonnull align 8 dereferenceable(12) %39)
          to label %44 unwind label %22, !dbg !1295

44:                                               ; preds = %36
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #1, !dbg !1296
  ret i32 %43, !dbg !1296

45:                                               ; preds = %26, %22
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #1, !dbg !1296
  br label %46, !dbg !1296

46:                                               ; preds = %45
  %47 = load ptr, ptr %4, align 8, !dbg !1296
  %48 = load i32, ptr %5, align 4, !dbg !1296
  %49 = insertvalue { ptr, i32 } poison, ptr %47, 0, !dbg !1296
  %50 = insertvalue { ptr, i32 } %49, i32 %48, 1, !dbg !1296
  resume { ptr, i32 } %50, !dbg !1296

51:                                               ; preds = %21
  unreachable
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #7

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #1
  call void @_ZSt9terminatev() #16
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !1297 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1299, !DIExpression(), !1301)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !1302
  %4 = getelementptr inbounds %struct.Shape, ptr %3, i32 0, i32 1, !dbg !1303
  store i32 7, ptr %4, align 8, !dbg !1303
  ret void, !dbg !1302
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !1304 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1305, !DIExpression(), !1306)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #1, !dbg !1307
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #14, !dbg !1307
  ret void, !dbg !1307
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !1308 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1309, !DIExpression(), !1311)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Square, ptr %3, i32 0, i32 1, !dbg !1312
  %5 = load i32, ptr %4, align 4, !dbg !1312
  %6 = getelementptr inbounds %struct.Square, ptr %3, i32 0, i32 1, !dbg !1313
  %7 = load i32, ptr %6, align 4, !dbg !1313
  %8 = mul nsw i32 %5, %7, !dbg !1314
  ret i32 %8, !dbg !1315
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !1316 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1317, !DIExpression(), !1318)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !1319
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !1320 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1321, !DIExpression(), !1322)
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #16, !dbg !1323
  unreachable, !dbg !1323
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #9

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #6 comdat align 2 !dbg !1324 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1325, !DIExpression(), !1327)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !1328, !DIExpression(), !1329)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", ptr %5, i32 0, i32 0, !dbg !1330
  %7 = load ptr, ptr %4, align 8, !dbg !1331
  store ptr %7, ptr %6, align 8, !dbg !1330
  %8 = getelementptr inbounds %"class.std::lock_guard", ptr %5, i32 0, i32 0, !dbg !1332
  %9 = load ptr, ptr %8, align 8, !dbg !1332
  call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %9), !dbg !1334
  ret void, !dbg !1335
}

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6FailedC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !1336 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1337, !DIExpression(), !1339)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !1340, !DIExpression(), !1341)
  %5 = load ptr, ptr %3, align 8
  call void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #1, !dbg !1342
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV6Failed, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !1343
  %6 = getelementptr inbounds %struct.Failed, ptr %5, i32 0, i32 1, !dbg !1344
  %7 = load i32, ptr %4, align 4, !dbg !1345
  store i32 %7, ptr %6, align 8, !dbg !1344
  ret void, !dbg !1346
}

declare void @__cxa_free_exception(ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6FailedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !1347 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1351, !DIExpression(), !1352)
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #1, !dbg !1353
  ret void, !dbg !1355
}

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt13__atomic_baseIlEpLEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #2 comdat align 2 !dbg !1356 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1357, !DIExpression(), !1359)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !1360, !DIExpression(), !1361)
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %"struct.std::__atomic_base", ptr %7, i32 0, i32 0, !dbg !1362
  %9 = load i64, ptr %4, align 8, !dbg !1363
  store i64 %9, ptr %5, align 8, !dbg !1364
  %10 = load i64, ptr %5, align 8, !dbg !1364
  %11 = atomicrmw add ptr %8, i64 %10 seq_cst, align 8, !dbg !1364
  %12 = add i64 %11, %10, !dbg !1364
  store i64 %12, ptr %6, align 8, !dbg !1364
  %13 = load i64, ptr %6, align 8, !dbg !1364
  ret i64 %13, !dbg !1365
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1366 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1367, !DIExpression(), !1368)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", ptr %3, i32 0, i32 0, !dbg !1369
  %5 = load ptr, ptr %4, align 8, !dbg !1369
  invoke void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !1371

6:                                                ; preds = %1
  ret void, !dbg !1372

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1371
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1371
  call void @__clang_call_terminate(ptr %9) #16, !dbg !1371
  unreachable, !dbg !1371
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #6 comdat align 2 !dbg !1373 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1374, !DIExpression(), !1376)
  %4 = load ptr, ptr %2, align 8
    #dbg_declare(ptr %3, !1377, !DIExpression(), !1378)
  %5 = getelementptr inbounds %"class.std::__mutex_base", ptr %4, i32 0, i32 0, !dbg !1379
  %6 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %5), !dbg !1380
  store i32 %6, ptr %3, align 4, !dbg !1378
  %7 = load i32, ptr %3, align 4, !dbg !1381
  %8 = icmp ne i32 %7, 0, !dbg !1381
  br i1 %8, label %9, label %11, !dbg !1383

9:                                                ; preds = %1
  %10 = load i32, ptr %3, align 4, !dbg !1384
  call void @_ZSt20__throw_system_errori(i32 noundef %10) #15, !dbg !1385
  unreachable, !dbg !1385

11:                                               ; preds = %1
  ret void, !dbg !1386
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %0) #6 !dbg !1387 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1391, !DIExpression(), !1392)
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !1393
  %5 = icmp ne i32 %4, 0, !dbg !1393
  br i1 %5, label %6, label %9, !dbg !1395

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !1396
  %8 = call i32 @pthread_mutex_lock(ptr noundef %7) #1, !dbg !1397
  store i32 %8, ptr %2, align 4, !dbg !1398
  br label %10, !dbg !1398

9:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !1399
  br label %10, !dbg !1399

10:                                               ; preds = %9, %6
  %11 = load i32, ptr %2, align 4, !dbg !1400
  ret i32 %11, !dbg !1400
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #10

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #2 !dbg !1401 {
  ret i32 1, !dbg !1402
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !1403 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1408, !DIExpression(), !1410)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVSt9exception, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !1411
  ret void, !dbg !1412
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6FailedD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !1413 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1414, !DIExpression(), !1415)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6FailedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #1, !dbg !1416
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #14, !dbg !1416
  ret void, !dbg !1416
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Failed4whatEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !1417 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1418, !DIExpression(), !1420)
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str, !dbg !1421
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #6 comdat align 2 !dbg !1422 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !1423, !DIExpression(), !1424)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.std::__mutex_base", ptr %3, i32 0, i32 0, !dbg !1425
  %5 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %4), !dbg !1426
  ret void, !dbg !1427
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %0) #2 !dbg !1428 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1429, !DIExpression(), !1430)
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !1431
  %5 = icmp ne i32 %4, 0, !dbg !1431
  br i1 %5, label %6, label %9, !dbg !1433

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !1434
  %8 = call i32 @pthread_mutex_unlock(ptr noundef %7) #1, !dbg !1435
  store i32 %8, ptr %2, align 4, !dbg !1436
  br label %10, !dbg !1436

9:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !1437
  br label %10, !dbg !1437

10:                                               ; preds = %9, %6
  %11 = load i32, ptr %2, align 4, !dbg !1438
  ret i32 %11, !dbg !1438
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #11

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW4mine() #12 comdat {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @mine)
  ret ptr %1
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind memory(none) }
attributes #8 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn }
attributes #16 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!1188, !1189, !1190, !1191, !1192, !1193, !1194}
!llvm.ident = !{!1195}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 26, type: !1187, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !16, globals: !300, imports: !348, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "5df37dabdc135b07fba9fa5e7dac0f93")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !7, file: !6, line: 78, baseType: !8, size: 32, elements: !9, identifier: "_ZTSSt12memory_order")
!6 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !11, !12, !13, !14, !15}
!10 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!11 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!12 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!13 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!14 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!15 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!16 = !{!17, !23, !36, !86, !114, !126, !146, !269}
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Failed", file: !3, line: 17, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !18, vtableHolder: !20, identifier: "_ZTS6Failed")
!18 = !{!19, !22, !24, !28}
!19 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !17, baseType: !20, extraData: i32 0)
!20 = !DICompositeType(tag: DW_TAG_class_type, name: "exception", scope: !7, file: !21, line: 61, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!21 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception.h", directory: "")
!22 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !17, file: !3, line: 18, baseType: !23, size: 32, offset: 64)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DISubprogram(name: "Failed", scope: !17, file: !3, line: 19, type: !25, scopeLine: 19, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27, !23}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!28 = !DISubprogram(name: "what", linkageName: "_ZNK6Failed4whatEv", scope: !17, file: !3, line: 20, type: !29, scopeLine: 20, containingType: !17, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !34}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!36 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__mutex_base", scope: !7, file: !37, line: 57, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !38, identifier: "_ZTSSt12__mutex_base")
!37 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!38 = !{!39, !73, !77, !82}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_M_mutex", scope: !36, file: !37, line: 63, baseType: !40, size: 320, flags: DIFlagProtected)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__native_type", scope: !36, file: !37, line: 60, baseType: !41, flags: DIFlagProtected)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gthread_mutex_t", file: !42, line: 50, baseType: !43)
!42 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !44, line: 72, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !44, line: 67, size: 320, flags: DIFlagTypePassByValue, elements: !46, identifier: "_ZTS15pthread_mutex_t")
!46 = !{!47, !67, !71}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !45, file: !44, line: 69, baseType: !48, size: 320)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !49, line: 22, size: 320, flags: DIFlagTypePassByValue, elements: !50, identifier: "_ZTS17__pthread_mutex_s")
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!50 = !{!51, !52, !53, !54, !55, !56, !58, !59}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !48, file: !49, line: 24, baseType: !23, size: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !48, file: !49, line: 25, baseType: !8, size: 32, offset: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !48, file: !49, line: 26, baseType: !23, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !48, file: !49, line: 28, baseType: !8, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !48, file: !49, line: 32, baseType: !23, size: 32, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !48, file: !49, line: 34, baseType: !57, size: 16, offset: 160)
!57 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !48, file: !49, line: 35, baseType: !57, size: 16, offset: 176)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !48, file: !49, line: 36, baseType: !60, size: 128, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !61, line: 55, baseType: !62)
!61 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !61, line: 51, size: 128, flags: DIFlagTypePassByValue, elements: !63, identifier: "_ZTS23__pthread_internal_list")
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !62, file: !61, line: 53, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !62, file: !61, line: 54, baseType: !65, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !45, file: !44, line: 70, baseType: !68, size: 320)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 320, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 40)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !45, file: !44, line: 71, baseType: !72, size: 64)
!72 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!73 = !DISubprogram(name: "__mutex_base", scope: !36, file: !37, line: 65, type: !74, scopeLine: 65, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!77 = !DISubprogram(name: "__mutex_base", scope: !36, file: !37, line: 78, type: !78, scopeLine: 78, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !76, !80}
!80 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!82 = !DISubprogram(name: "operator=", linkageName: "_ZNSt12__mutex_baseaSERKS_", scope: !36, file: !37, line: 79, type: !83, scopeLine: 79, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{!85, !76, !80}
!85 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !36, size: 64)
!86 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "mutex", scope: !7, file: !37, line: 83, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !87, identifier: "_ZTSSt5mutex")
!87 = !{!88, !89, !93, !94, !99, !103, !104, !108, !109}
!88 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !86, baseType: !36, extraData: i32 0)
!89 = !DISubprogram(name: "mutex", scope: !86, file: !37, line: 91, type: !90, scopeLine: 91, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!93 = !DISubprogram(name: "~mutex", scope: !86, file: !37, line: 92, type: !90, scopeLine: 92, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!94 = !DISubprogram(name: "mutex", scope: !86, file: !37, line: 94, type: !95, scopeLine: 94, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !92, !97}
!97 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!99 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5mutexaSERKS_", scope: !86, file: !37, line: 95, type: !100, scopeLine: 95, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!100 = !DISubroutineType(types: !101)
!101 = !{!102, !92, !97}
!102 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !86, size: 64)
!103 = !DISubprogram(name: "lock", linkageName: "_ZNSt5mutex4lockEv", scope: !86, file: !37, line: 98, type: !90, scopeLine: 98, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!104 = !DISubprogram(name: "try_lock", linkageName: "_ZNSt5mutex8try_lockEv", scope: !86, file: !37, line: 108, type: !105, scopeLine: 108, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!105 = !DISubroutineType(types: !106)
!106 = !{!107, !92}
!107 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!108 = !DISubprogram(name: "unlock", linkageName: "_ZNSt5mutex6unlockEv", scope: !86, file: !37, line: 115, type: !90, scopeLine: 115, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!109 = !DISubprogram(name: "native_handle", linkageName: "_ZNSt5mutex13native_handleEv", scope: !86, file: !37, line: 122, type: !110, scopeLine: 122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!110 = !DISubroutineType(types: !111)
!111 = !{!112, !92}
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "native_handle_type", scope: !86, file: !37, line: 86, baseType: !113, flags: DIFlagPublic)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!114 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "lock_guard<std::mutex>", scope: !7, file: !37, line: 223, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !115, templateParams: !144, identifier: "_ZTSSt10lock_guardISt5mutexE")
!115 = !{!116, !119, !123, !132, !135, !140}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_M_device", scope: !114, file: !37, line: 241, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "mutex_type", scope: !114, file: !37, line: 226, baseType: !86, flags: DIFlagPublic)
!119 = !DISubprogram(name: "lock_guard", scope: !114, file: !37, line: 228, type: !120, scopeLine: 228, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !122, !117}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!123 = !DISubprogram(name: "lock_guard", scope: !114, file: !37, line: 231, type: !124, scopeLine: 231, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!124 = !DISubroutineType(types: !125)
!125 = !{null, !122, !117, !126}
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "adopt_lock_t", scope: !7, file: !37, line: 206, size: 8, flags: DIFlagTypePassByValue, elements: !127, identifier: "_ZTSSt12adopt_lock_t")
!127 = !{!128}
!128 = !DISubprogram(name: "adopt_lock_t", scope: !126, file: !37, line: 206, type: !129, scopeLine: 206, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = !DISubprogram(name: "~lock_guard", scope: !114, file: !37, line: 234, type: !133, scopeLine: 234, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!133 = !DISubroutineType(types: !134)
!134 = !{null, !122}
!135 = !DISubprogram(name: "lock_guard", scope: !114, file: !37, line: 237, type: !136, scopeLine: 237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!136 = !DISubroutineType(types: !137)
!137 = !{null, !122, !138}
!138 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !139, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!140 = !DISubprogram(name: "operator=", linkageName: "_ZNSt10lock_guardISt5mutexEaSERKS1_", scope: !114, file: !37, line: 238, type: !141, scopeLine: 238, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!141 = !DISubroutineType(types: !142)
!142 = !{!143, !122, !138}
!143 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !114, size: 64)
!144 = !{!145}
!145 = !DITemplateTypeParameter(name: "_Mutex", type: !86)
!146 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<long>", scope: !7, file: !6, line: 324, size: 64, flags: DIFlagTypePassByReference, elements: !147, templateParams: !267, identifier: "_ZTSSt13__atomic_baseIlE")
!147 = !{!148, !150, !152, !156, !157, !162, !166, !171, !174, !178, !183, !186, !189, !192, !195, !196, !197, !200, !203, !204, !205, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !218, !221, !225, !228, !231, !234, !237, !240, !244, !247, !250, !253, !254, !255, !256, !257, !258, !259, !260, !261, !262, !263, !264, !265, !266}
!148 = !DIDerivedType(tag: DW_TAG_variable, name: "_S_alignment", scope: !146, file: !6, line: 332, baseType: !149, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 8)
!149 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !146, file: !6, line: 335, baseType: !151, size: 64, align: 64, flags: DIFlagPrivate)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_type", scope: !146, file: !6, line: 330, baseType: !72, flags: DIFlagPrivate)
!152 = !DISubprogram(name: "__atomic_base", scope: !146, file: !6, line: 338, type: !153, scopeLine: 338, flags: DIFlagPrototyped, spFlags: 0)
!153 = !DISubroutineType(types: !154)
!154 = !{null, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!156 = !DISubprogram(name: "~__atomic_base", scope: !146, file: !6, line: 339, type: !153, scopeLine: 339, flags: DIFlagPrototyped, spFlags: 0)
!157 = !DISubprogram(name: "__atomic_base", scope: !146, file: !6, line: 340, type: !158, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!158 = !DISubroutineType(types: !159)
!159 = !{null, !155, !160}
!160 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !146)
!162 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIlEaSERKS0_", scope: !146, file: !6, line: 341, type: !163, scopeLine: 341, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!163 = !DISubroutineType(types: !164)
!164 = !{!165, !155, !160}
!165 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !146, size: 64)
!166 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIlEaSERKS0_", scope: !146, file: !6, line: 342, type: !167, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!167 = !DISubroutineType(types: !168)
!168 = !{!165, !169, !160}
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!170 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !146)
!171 = !DISubprogram(name: "__atomic_base", scope: !146, file: !6, line: 345, type: !172, scopeLine: 345, flags: DIFlagPrototyped, spFlags: 0)
!172 = !DISubroutineType(types: !173)
!173 = !{null, !155, !151}
!174 = !DISubprogram(name: "operator long", linkageName: "_ZNKSt13__atomic_baseIlEcvlEv", scope: !146, file: !6, line: 347, type: !175, scopeLine: 347, flags: DIFlagPrototyped, spFlags: 0)
!175 = !DISubroutineType(types: !176)
!176 = !{!151, !177}
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !DISubprogram(name: "operator long", linkageName: "_ZNVKSt13__atomic_baseIlEcvlEv", scope: !146, file: !6, line: 350, type: !179, scopeLine: 350, flags: DIFlagPrototyped, spFlags: 0)
!179 = !DISubroutineType(types: !180)
!180 = !{!151, !181}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !170)
!183 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIlEaSEl", scope: !146, file: !6, line: 354, type: !184, scopeLine: 354, flags: DIFlagPrototyped, spFlags: 0)
!184 = !DISubroutineType(types: !185)
!185 = !{!151, !155, !151}
!186 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIlEaSEl", scope: !146, file: !6, line: 361, type: !187, scopeLine: 361, flags: DIFlagPrototyped, spFlags: 0)
!187 = !DISubroutineType(types: !188)
!188 = !{!151, !169, !151}
!189 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIlEppEi", scope: !146, file: !6, line: 368, type: !190, scopeLine: 368, flags: DIFlagPrototyped, spFlags: 0)
!190 = !DISubroutineType(types: !191)
!191 = !{!151, !155, !23}
!192 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIlEppEi", scope: !146, file: !6, line: 372, type: !193, scopeLine: 372, flags: DIFlagPrototyped, spFlags: 0)
!193 = !DISubroutineType(types: !194)
!194 = !{!151, !169, !23}
!195 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIlEmmEi", scope: !146, file: !6, line: 376, type: !190, scopeLine: 376, flags: DIFlagPrototyped, spFlags: 0)
!196 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIlEmmEi", scope: !146, file: !6, line: 380, type: !193, scopeLine: 380, flags: DIFlagPrototyped, spFlags: 0)
!197 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIlEppEv", scope: !146, file: !6, line: 384, type: !198, scopeLine: 384, flags: DIFlagPrototyped, spFlags: 0)
!198 = !DISubroutineType(types: !199)
!199 = !{!151, !155}
!200 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIlEppEv", scope: !146, file: !6, line: 388, type: !201, scopeLine: 388, flags: DIFlagPrototyped, spFlags: 0)
!201 = !DISubroutineType(types: !202)
!202 = !{!151, !169}
!203 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIlEmmEv", scope: !146, file: !6, line: 392, type: !198, scopeLine: 392, flags: DIFlagPrototyped, spFlags: 0)
!204 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIlEmmEv", scope: !146, file: !6, line: 396, type: !201, scopeLine: 396, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIlEpLEl", scope: !146, file: !6, line: 400, type: !184, scopeLine: 400, flags: DIFlagPrototyped, spFlags: 0)
!206 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIlEpLEl", scope: !146, file: !6, line: 404, type: !187, scopeLine: 404, flags: DIFlagPrototyped, spFlags: 0)
!207 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIlEmIEl", scope: !146, file: !6, line: 408, type: !184, scopeLine: 408, flags: DIFlagPrototyped, spFlags: 0)
!208 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIlEmIEl", scope: !146, file: !6, line: 412, type: !187, scopeLine: 412, flags: DIFlagPrototyped, spFlags: 0)
!209 = !DISubprogram(name: "operator&=", linkageName: "_ZNSt13__atomic_baseIlEaNEl", scope: !146, file: !6, line: 416, type: !184, scopeLine: 416, flags: DIFlagPrototyped, spFlags: 0)
!210 = !DISubprogram(name: "operator&=", linkageName: "_ZNVSt13__atomic_baseIlEaNEl", scope: !146, file: !6, line: 420, type: !187, scopeLine: 420, flags: DIFlagPrototyped, spFlags: 0)
!211 = !DISubprogram(name: "operator|=", linkageName: "_ZNSt13__atomic_baseIlEoREl", scope: !146, file: !6, line: 424, type: !184, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!212 = !DISubprogram(name: "operator|=", linkageName: "_ZNVSt13__atomic_baseIlEoREl", scope: !146, file: !6, line: 428, type: !187, scopeLine: 428, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubprogram(name: "operator^=", linkageName: "_ZNSt13__atomic_baseIlEeOEl", scope: !146, file: !6, line: 432, type: !184, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!214 = !DISubprogram(name: "operator^=", linkageName: "_ZNVSt13__atomic_baseIlEeOEl", scope: !146, file: !6, line: 436, type: !187, scopeLine: 436, flags: DIFlagPrototyped, spFlags: 0)
!215 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIlE12is_lock_freeEv", scope: !146, file: !6, line: 440, type: !216, scopeLine: 440, flags: DIFlagPrototyped, spFlags: 0)
!216 = !DISubroutineType(types: !217)
!217 = !{!107, !177}
!218 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIlE12is_lock_freeEv", scope: !146, file: !6, line: 448, type: !219, scopeLine: 448, flags: DIFlagPrototyped, spFlags: 0)
!219 = !DISubroutineType(types: !220)
!220 = !{!107, !181}
!221 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIlE5storeElSt12memory_order", scope: !146, file: !6, line: 456, type: !222, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!222 = !DISubroutineType(types: !223)
!223 = !{null, !155, !151, !224}
!224 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", scope: !7, file: !6, line: 86, baseType: !5)
!225 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIlE5storeElSt12memory_order", scope: !146, file: !6, line: 468, type: !226, scopeLine: 468, flags: DIFlagPrototyped, spFlags: 0)
!226 = !DISubroutineType(types: !227)
!227 = !{null, !169, !151, !224}
!228 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIlE4loadESt12memory_order", scope: !146, file: !6, line: 481, type: !229, scopeLine: 481, flags: DIFlagPrototyped, spFlags: 0)
!229 = !DISubroutineType(types: !230)
!230 = !{!151, !177, !224}
!231 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIlE4loadESt12memory_order", scope: !146, file: !6, line: 492, type: !232, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!232 = !DISubroutineType(types: !233)
!233 = !{!151, !181, !224}
!234 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIlE8exchangeElSt12memory_order", scope: !146, file: !6, line: 503, type: !235, scopeLine: 503, flags: DIFlagPrototyped, spFlags: 0)
!235 = !DISubroutineType(types: !236)
!236 = !{!151, !155, !151, !224}
!237 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIlE8exchangeElSt12memory_order", scope: !146, file: !6, line: 511, type: !238, scopeLine: 511, flags: DIFlagPrototyped, spFlags: 0)
!238 = !DISubroutineType(types: !239)
!239 = !{!151, !169, !151, !224}
!240 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_orderS2_", scope: !146, file: !6, line: 518, type: !241, scopeLine: 518, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DISubroutineType(types: !242)
!242 = !{!107, !155, !243, !151, !224, !224}
!243 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !151, size: 64)
!244 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_orderS2_", scope: !146, file: !6, line: 528, type: !245, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!245 = !DISubroutineType(types: !246)
!246 = !{!107, !169, !243, !151, !224, !224}
!247 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_order", scope: !146, file: !6, line: 539, type: !248, scopeLine: 539, flags: DIFlagPrototyped, spFlags: 0)
!248 = !DISubroutineType(types: !249)
!249 = !{!107, !155, !243, !151, !224}
!250 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_order", scope: !146, file: !6, line: 547, type: !251, scopeLine: 547, flags: DIFlagPrototyped, spFlags: 0)
!251 = !DISubroutineType(types: !252)
!252 = !{!107, !169, !243, !151, !224}
!253 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_orderS2_", scope: !146, file: !6, line: 555, type: !241, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_orderS2_", scope: !146, file: !6, line: 565, type: !245, scopeLine: 565, flags: DIFlagPrototyped, spFlags: 0)
!255 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_order", scope: !146, file: !6, line: 576, type: !248, scopeLine: 576, flags: DIFlagPrototyped, spFlags: 0)
!256 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_order", scope: !146, file: !6, line: 584, type: !251, scopeLine: 584, flags: DIFlagPrototyped, spFlags: 0)
!257 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIlE9fetch_addElSt12memory_order", scope: !146, file: !6, line: 616, type: !235, scopeLine: 616, flags: DIFlagPrototyped, spFlags: 0)
!258 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_addElSt12memory_order", scope: !146, file: !6, line: 621, type: !238, scopeLine: 621, flags: DIFlagPrototyped, spFlags: 0)
!259 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIlE9fetch_subElSt12memory_order", scope: !146, file: !6, line: 626, type: !235, scopeLine: 626, flags: DIFlagPrototyped, spFlags: 0)
!260 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_subElSt12memory_order", scope: !146, file: !6, line: 631, type: !238, scopeLine: 631, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DISubprogram(name: "fetch_and", linkageName: "_ZNSt13__atomic_baseIlE9fetch_andElSt12memory_order", scope: !146, file: !6, line: 636, type: !235, scopeLine: 636, flags: DIFlagPrototyped, spFlags: 0)
!262 = !DISubprogram(name: "fetch_and", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_andElSt12memory_order", scope: !146, file: !6, line: 641, type: !238, scopeLine: 641, flags: DIFlagPrototyped, spFlags: 0)
!263 = !DISubprogram(name: "fetch_or", linkageName: "_ZNSt13__atomic_baseIlE8fetch_orElSt12memory_order", scope: !146, file: !6, line: 646, type: !235, scopeLine: 646, flags: DIFlagPrototyped, spFlags: 0)
!264 = !DISubprogram(name: "fetch_or", linkageName: "_ZNVSt13__atomic_baseIlE8fetch_orElSt12memory_order", scope: !146, file: !6, line: 651, type: !238, scopeLine: 651, flags: DIFlagPrototyped, spFlags: 0)
!265 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNSt13__atomic_baseIlE9fetch_xorElSt12memory_order", scope: !146, file: !6, line: 656, type: !235, scopeLine: 656, flags: DIFlagPrototyped, spFlags: 0)
!266 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_xorElSt12memory_order", scope: !146, file: !6, line: 661, type: !238, scopeLine: 661, flags: DIFlagPrototyped, spFlags: 0)
!267 = !{!268}
!268 = !DITemplateTypeParameter(name: "_ITp", type: !72)
!269 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<long>", scope: !7, file: !270, line: 870, size: 64, flags: DIFlagTypePassByReference, elements: !271, templateParams: !298, identifier: "_ZTSSt6atomicIlE")
!270 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!271 = !{!272, !273, !275, !279, !280, !285, !289, !294}
!272 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !269, baseType: !146, extraData: i32 0)
!273 = !DIDerivedType(tag: DW_TAG_variable, name: "is_always_lock_free", scope: !269, file: !270, line: 887, baseType: !274, flags: DIFlagStaticMember, extraData: i1 true)
!274 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !107)
!275 = !DISubprogram(name: "atomic", scope: !269, file: !270, line: 875, type: !276, scopeLine: 875, flags: DIFlagPrototyped, spFlags: 0)
!276 = !DISubroutineType(types: !277)
!277 = !{null, !278}
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !269, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!279 = !DISubprogram(name: "~atomic", scope: !269, file: !270, line: 876, type: !276, scopeLine: 876, flags: DIFlagPrototyped, spFlags: 0)
!280 = !DISubprogram(name: "atomic", scope: !269, file: !270, line: 877, type: !281, scopeLine: 877, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!281 = !DISubroutineType(types: !282)
!282 = !{null, !278, !283}
!283 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !284, size: 64)
!284 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !269)
!285 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIlEaSERKS0_", scope: !269, file: !270, line: 878, type: !286, scopeLine: 878, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!286 = !DISubroutineType(types: !287)
!287 = !{!288, !278, !283}
!288 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !269, size: 64)
!289 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIlEaSERKS0_", scope: !269, file: !270, line: 879, type: !290, scopeLine: 879, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!290 = !DISubroutineType(types: !291)
!291 = !{!288, !292, !283}
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!293 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !269)
!294 = !DISubprogram(name: "atomic", scope: !269, file: !270, line: 881, type: !295, scopeLine: 881, flags: DIFlagPrototyped, spFlags: 0)
!295 = !DISubroutineType(types: !296)
!296 = !{null, !278, !297}
!297 = !DIDerivedType(tag: DW_TAG_typedef, name: "__integral_type", scope: !269, file: !270, line: 872, baseType: !72)
!298 = !{!299}
!299 = !DITemplateTypeParameter(name: "_Tp", type: !72)
!300 = !{!0, !301, !339, !341, !346}
!301 = !DIGlobalVariableExpression(var: !302, expr: !DIExpression())
!302 = distinct !DIGlobalVariable(name: "unit", scope: !303, file: !3, line: 36, type: !309, isLocal: true, isDefinition: true)
!303 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !304, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !308)
!304 = !DISubroutineType(types: !305)
!305 = !{!23, !23, !306}
!306 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !307, size: 64)
!307 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!308 = !{}
!309 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 12, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !310, vtableHolder: !312, identifier: "_ZTS6Square")
!310 = !{!311, !329, !330, !334}
!311 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !309, baseType: !312, extraData: i32 0)
!312 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 7, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !313, vtableHolder: !312, identifier: "_ZTS5Shape")
!313 = !{!314, !319, !320, !324}
!314 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !315, size: 64, flags: DIFlagArtificial)
!315 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !316, size: 64)
!316 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !317, size: 64)
!317 = !DISubroutineType(types: !318)
!318 = !{!23}
!319 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !312, file: !3, line: 10, baseType: !23, size: 32, offset: 64)
!320 = !DISubprogram(name: "~Shape", scope: !312, file: !3, line: 8, type: !321, scopeLine: 8, containingType: !312, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!321 = !DISubroutineType(types: !322)
!322 = !{null, !323}
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !312, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!324 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !312, file: !3, line: 9, type: !325, scopeLine: 9, containingType: !312, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!325 = !DISubroutineType(types: !326)
!326 = !{!23, !327}
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!328 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !312)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !309, file: !3, line: 15, baseType: !23, size: 32, offset: 96)
!330 = !DISubprogram(name: "Square", scope: !309, file: !3, line: 13, type: !331, scopeLine: 13, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!331 = !DISubroutineType(types: !332)
!332 = !{null, !333, !23}
!333 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !309, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!334 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !309, file: !3, line: 14, type: !335, scopeLine: 14, containingType: !309, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!335 = !DISubroutineType(types: !336)
!336 = !{!23, !337}
!337 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !338, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!338 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !309)
!339 = !DIGlobalVariableExpression(var: !340, expr: !DIExpression())
!340 = distinct !DIGlobalVariable(name: "guard", linkageName: "_ZL5guard", scope: !2, file: !3, line: 24, type: !86, isLocal: true, isDefinition: true)
!341 = !DIGlobalVariableExpression(var: !342, expr: !DIExpression())
!342 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !343, isLocal: true, isDefinition: true)
!343 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 56, elements: !344)
!344 = !{!345}
!345 = !DISubrange(count: 7)
!346 = !DIGlobalVariableExpression(var: !347, expr: !DIExpression())
!347 = distinct !DIGlobalVariable(name: "total", linkageName: "_ZL5total", scope: !2, file: !3, line: 25, type: !269, isLocal: true, isDefinition: true)
!348 = !{!349, !353, !357, !374, !377, !382, !390, !398, !402, !409, !413, !417, !419, !421, !425, !435, !439, !445, !451, !453, !457, !461, !465, !469, !481, !483, !487, !491, !495, !497, !502, !506, !510, !512, !514, !518, !526, !530, !534, !538, !540, !546, !548, !555, !560, !564, !568, !572, !576, !580, !582, !584, !588, !592, !596, !598, !602, !606, !608, !610, !614, !620, !625, !630, !631, !632, !633, !634, !635, !636, !637, !638, !639, !640, !647, !650, !653, !656, !659, !661, !663, !665, !668, !671, !674, !677, !680, !682, !687, !691, !694, !697, !699, !701, !703, !705, !708, !711, !714, !717, !720, !722, !726, !730, !735, !741, !743, !745, !747, !749, !751, !753, !755, !757, !759, !761, !763, !765, !767, !771, !775, !779, !785, !789, !793, !798, !800, !804, !808, !812, !822, !824, !828, !832, !836, !840, !844, !848, !852, !856, !860, !864, !868, !870, !872, !876, !880, !885, !889, !893, !895, !899, !903, !909, !911, !915, !919, !923, !927, !931, !935, !939, !940, !941, !942, !944, !945, !946, !947, !948, !949, !950, !954, !960, !965, !969, !971, !973, !975, !977, !984, !988, !992, !996, !1000, !1004, !1009, !1013, !1015, !1019, !1025, !1029, !1034, !1036, !1038, !1042, !1046, !1048, !1050, !1052, !1054, !1058, !1060, !1062, !1066, !1070, !1074, !1078, !1082, !1086, !1088, !1092, !1096, !1100, !1104, !1106, !1108, !1112, !1116, !1117, !1118, !1119, !1120, !1121, !1126, !1130, !1131, !1136, !1140, !1145, !1150, !1154, !1160, !1164, !1166, !1170, !1177, !1182}
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !350, file: !351, line: 68)
!350 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !352, file: !351, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!351 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "e8a32dcadc5d06d341e371fb480b7b44")
!352 = !DINamespace(name: "__exception_ptr", scope: !7)
!353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !352, entity: !354, file: !351, line: 84)
!354 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !7, file: !351, line: 80, type: !355, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!355 = !DISubroutineType(types: !356)
!356 = !{null, !350}
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !358, file: !373, line: 64)
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !359, line: 6, baseType: !360)
!359 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "", checksumkind: CSK_MD5, checksum: "ba8742313715e20e434cf6ccb2db98e3")
!360 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !361, line: 21, baseType: !362)
!361 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "", checksumkind: CSK_MD5, checksum: "82911a3e689448e3691ded3e0b471a55")
!362 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !361, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !363, identifier: "_ZTS11__mbstate_t")
!363 = !{!364, !365}
!364 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !362, file: !361, line: 15, baseType: !23, size: 32)
!365 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !362, file: !361, line: 20, baseType: !366, size: 32, offset: 32)
!366 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !362, file: !361, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !367, identifier: "_ZTSN11__mbstate_tUt_E")
!367 = !{!368, !369}
!368 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !366, file: !361, line: 18, baseType: !8, size: 32)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !366, file: !361, line: 19, baseType: !370, size: 32)
!370 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 32, elements: !371)
!371 = !{!372}
!372 = !DISubrange(count: 4)
!373 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !375, file: !373, line: 141)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !376, line: 20, baseType: !8)
!376 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !378, file: !373, line: 143)
!378 = !DISubprogram(name: "btowc", scope: !379, file: !379, line: 285, type: !380, flags: DIFlagPrototyped, spFlags: 0)
!379 = !DIFile(filename: "/usr/include/wchar.h", directory: "", checksumkind: CSK_MD5, checksum: "c2c1588988a2a89d06792ce221872236")
!380 = !DISubroutineType(types: !381)
!381 = !{!375, !23}
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !383, file: !373, line: 144)
!383 = !DISubprogram(name: "fgetwc", scope: !379, file: !379, line: 744, type: !384, flags: DIFlagPrototyped, spFlags: 0)
!384 = !DISubroutineType(types: !385)
!385 = !{!375, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !387, size: 64)
!387 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !388, line: 5, baseType: !389)
!388 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "72a8fe90981f484acae7c6f3dfc5c2b7")
!389 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !388, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !391, file: !373, line: 145)
!391 = !DISubprogram(name: "fgetws", scope: !379, file: !379, line: 773, type: !392, flags: DIFlagPrototyped, spFlags: 0)
!392 = !DISubroutineType(types: !393)
!393 = !{!394, !396, !23, !397}
!394 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !395, size: 64)
!395 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!396 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !394)
!397 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !386)
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !399, file: !373, line: 146)
!399 = !DISubprogram(name: "fputwc", scope: !379, file: !379, line: 758, type: !400, flags: DIFlagPrototyped, spFlags: 0)
!400 = !DISubroutineType(types: !401)
!401 = !{!375, !395, !386}
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !403, file: !373, line: 147)
!403 = !DISubprogram(name: "fputws", scope: !379, file: !379, line: 780, type: !404, flags: DIFlagPrototyped, spFlags: 0)
!404 = !DISubroutineType(types: !405)
!405 = !{!23, !406, !397}
!406 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !407)
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !408, size: 64)
!408 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !395)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !410, file: !373, line: 148)
!410 = !DISubprogram(name: "fwide", scope: !379, file: !379, line: 588, type: !411, flags: DIFlagPrototyped, spFlags: 0)
!411 = !DISubroutineType(types: !412)
!412 = !{!23, !386, !23}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !414, file: !373, line: 149)
!414 = !DISubprogram(name: "fwprintf", scope: !379, file: !379, line: 595, type: !415, flags: DIFlagPrototyped, spFlags: 0)
!415 = !DISubroutineType(types: !416)
!416 = !{!23, !397, !406, null}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !418, file: !373, line: 150)
!418 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !379, file: !379, line: 657, type: !415, flags: DIFlagPrototyped, spFlags: 0)
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !420, file: !373, line: 151)
!420 = !DISubprogram(name: "getwc", scope: !379, file: !379, line: 745, type: !384, flags: DIFlagPrototyped, spFlags: 0)
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !422, file: !373, line: 152)
!422 = !DISubprogram(name: "getwchar", scope: !379, file: !379, line: 751, type: !423, flags: DIFlagPrototyped, spFlags: 0)
!423 = !DISubroutineType(types: !424)
!424 = !{!375}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !426, file: !373, line: 153)
!426 = !DISubprogram(name: "mbrlen", scope: !379, file: !379, line: 308, type: !427, flags: DIFlagPrototyped, spFlags: 0)
!427 = !DISubroutineType(types: !428)
!428 = !{!429, !432, !429, !433}
!429 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !430, line: 18, baseType: !431)
!430 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!431 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!432 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !31)
!433 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !434)
!434 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64)
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !436, file: !373, line: 154)
!436 = !DISubprogram(name: "mbrtowc", scope: !379, file: !379, line: 297, type: !437, flags: DIFlagPrototyped, spFlags: 0)
!437 = !DISubroutineType(types: !438)
!438 = !{!429, !396, !432, !429, !433}
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !440, file: !373, line: 155)
!440 = !DISubprogram(name: "mbsinit", scope: !379, file: !379, line: 293, type: !441, flags: DIFlagPrototyped, spFlags: 0)
!441 = !DISubroutineType(types: !442)
!442 = !{!23, !443}
!443 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !444, size: 64)
!444 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !358)
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !446, file: !373, line: 156)
!446 = !DISubprogram(name: "mbsrtowcs", scope: !379, file: !379, line: 338, type: !447, flags: DIFlagPrototyped, spFlags: 0)
!447 = !DISubroutineType(types: !448)
!448 = !{!429, !396, !449, !429, !433}
!449 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !450)
!450 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !452, file: !373, line: 157)
!452 = !DISubprogram(name: "putwc", scope: !379, file: !379, line: 759, type: !400, flags: DIFlagPrototyped, spFlags: 0)
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !454, file: !373, line: 158)
!454 = !DISubprogram(name: "putwchar", scope: !379, file: !379, line: 765, type: !455, flags: DIFlagPrototyped, spFlags: 0)
!455 = !DISubroutineType(types: !456)
!456 = !{!375, !395}
!457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !458, file: !373, line: 160)
!458 = !DISubprogram(name: "swprintf", scope: !379, file: !379, line: 605, type: !459, flags: DIFlagPrototyped, spFlags: 0)
!459 = !DISubroutineType(types: !460)
!460 = !{!23, !396, !429, !406, null}
!461 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !462, file: !373, line: 162)
!462 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !379, file: !379, line: 664, type: !463, flags: DIFlagPrototyped, spFlags: 0)
!463 = !DISubroutineType(types: !464)
!464 = !{!23, !406, !406, null}
!465 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !466, file: !373, line: 163)
!466 = !DISubprogram(name: "ungetwc", scope: !379, file: !379, line: 788, type: !467, flags: DIFlagPrototyped, spFlags: 0)
!467 = !DISubroutineType(types: !468)
!468 = !{!375, !375, !386}
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !470, file: !373, line: 164)
!470 = !DISubprogram(name: "vfwprintf", scope: !379, file: !379, line: 613, type: !471, flags: DIFlagPrototyped, spFlags: 0)
!471 = !DISubroutineType(types: !472)
!472 = !{!23, !397, !406, !473}
!473 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !474, size: 64)
!474 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !475, identifier: "_ZTS13__va_list_tag")
!475 = !{!476, !477, !478, !480}
!476 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !474, file: !3, baseType: !8, size: 32)
!477 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !474, file: !3, baseType: !8, size: 32, offset: 32)
!478 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !474, file: !3, baseType: !479, size: 64, offset: 64)
!479 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!480 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !474, file: !3, baseType: !479, size: 64, offset: 128)
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !482, file: !373, line: 166)
!482 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !379, file: !379, line: 711, type: !471, flags: DIFlagPrototyped, spFlags: 0)
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !484, file: !373, line: 169)
!484 = !DISubprogram(name: "vswprintf", scope: !379, file: !379, line: 626, type: !485, flags: DIFlagPrototyped, spFlags: 0)
!485 = !DISubroutineType(types: !486)
!486 = !{!23, !396, !429, !406, !473}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !488, file: !373, line: 172)
!488 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !379, file: !379, line: 718, type: !489, flags: DIFlagPrototyped, spFlags: 0)
!489 = !DISubroutineType(types: !490)
!490 = !{!23, !406, !406, !473}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !492, file: !373, line: 174)
!492 = !DISubprogram(name: "vwprintf", scope: !379, file: !379, line: 621, type: !493, flags: DIFlagPrototyped, spFlags: 0)
!493 = !DISubroutineType(types: !494)
!494 = !{!23, !406, !473}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !496, file: !373, line: 176)
!496 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !379, file: !379, line: 715, type: !493, flags: DIFlagPrototyped, spFlags: 0)
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !498, file: !373, line: 178)
!498 = !DISubprogram(name: "wcrtomb", scope: !379, file: !379, line: 302, type: !499, flags: DIFlagPrototyped, spFlags: 0)
!499 = !DISubroutineType(types: !500)
!500 = !{!429, !501, !395, !433}
!501 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !307)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !503, file: !373, line: 179)
!503 = !DISubprogram(name: "wcscat", scope: !379, file: !379, line: 97, type: !504, flags: DIFlagPrototyped, spFlags: 0)
!504 = !DISubroutineType(types: !505)
!505 = !{!394, !396, !406}
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !507, file: !373, line: 180)
!507 = !DISubprogram(name: "wcscmp", scope: !379, file: !379, line: 106, type: !508, flags: DIFlagPrototyped, spFlags: 0)
!508 = !DISubroutineType(types: !509)
!509 = !{!23, !407, !407}
!510 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !511, file: !373, line: 181)
!511 = !DISubprogram(name: "wcscoll", scope: !379, file: !379, line: 131, type: !508, flags: DIFlagPrototyped, spFlags: 0)
!512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !513, file: !373, line: 182)
!513 = !DISubprogram(name: "wcscpy", scope: !379, file: !379, line: 87, type: !504, flags: DIFlagPrototyped, spFlags: 0)
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !515, file: !373, line: 183)
!515 = !DISubprogram(name: "wcscspn", scope: !379, file: !379, line: 188, type: !516, flags: DIFlagPrototyped, spFlags: 0)
!516 = !DISubroutineType(types: !517)
!517 = !{!429, !407, !407}
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !519, file: !373, line: 184)
!519 = !DISubprogram(name: "wcsftime", scope: !379, file: !379, line: 852, type: !520, flags: DIFlagPrototyped, spFlags: 0)
!520 = !DISubroutineType(types: !521)
!521 = !{!429, !396, !429, !406, !522}
!522 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !523)
!523 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !524, size: 64)
!524 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !525)
!525 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !379, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !527, file: !373, line: 185)
!527 = !DISubprogram(name: "wcslen", scope: !379, file: !379, line: 223, type: !528, flags: DIFlagPrototyped, spFlags: 0)
!528 = !DISubroutineType(types: !529)
!529 = !{!429, !407}
!530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !531, file: !373, line: 186)
!531 = !DISubprogram(name: "wcsncat", scope: !379, file: !379, line: 101, type: !532, flags: DIFlagPrototyped, spFlags: 0)
!532 = !DISubroutineType(types: !533)
!533 = !{!394, !396, !406, !429}
!534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !535, file: !373, line: 187)
!535 = !DISubprogram(name: "wcsncmp", scope: !379, file: !379, line: 109, type: !536, flags: DIFlagPrototyped, spFlags: 0)
!536 = !DISubroutineType(types: !537)
!537 = !{!23, !407, !407, !429}
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !539, file: !373, line: 188)
!539 = !DISubprogram(name: "wcsncpy", scope: !379, file: !379, line: 92, type: !532, flags: DIFlagPrototyped, spFlags: 0)
!540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !541, file: !373, line: 189)
!541 = !DISubprogram(name: "wcsrtombs", scope: !379, file: !379, line: 344, type: !542, flags: DIFlagPrototyped, spFlags: 0)
!542 = !DISubroutineType(types: !543)
!543 = !{!429, !501, !544, !429, !433}
!544 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !545)
!545 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !407, size: 64)
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !547, file: !373, line: 190)
!547 = !DISubprogram(name: "wcsspn", scope: !379, file: !379, line: 192, type: !516, flags: DIFlagPrototyped, spFlags: 0)
!548 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !549, file: !373, line: 191)
!549 = !DISubprogram(name: "wcstod", scope: !379, file: !379, line: 378, type: !550, flags: DIFlagPrototyped, spFlags: 0)
!550 = !DISubroutineType(types: !551)
!551 = !{!552, !406, !553}
!552 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!553 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !554)
!554 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !394, size: 64)
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !556, file: !373, line: 193)
!556 = !DISubprogram(name: "wcstof", scope: !379, file: !379, line: 383, type: !557, flags: DIFlagPrototyped, spFlags: 0)
!557 = !DISubroutineType(types: !558)
!558 = !{!559, !406, !553}
!559 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !561, file: !373, line: 195)
!561 = !DISubprogram(name: "wcstok", scope: !379, file: !379, line: 218, type: !562, flags: DIFlagPrototyped, spFlags: 0)
!562 = !DISubroutineType(types: !563)
!563 = !{!394, !396, !406, !553}
!564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !565, file: !373, line: 196)
!565 = !DISubprogram(name: "wcstol", scope: !379, file: !379, line: 429, type: !566, flags: DIFlagPrototyped, spFlags: 0)
!566 = !DISubroutineType(types: !567)
!567 = !{!72, !406, !553, !23}
!568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !569, file: !373, line: 197)
!569 = !DISubprogram(name: "wcstoul", scope: !379, file: !379, line: 434, type: !570, flags: DIFlagPrototyped, spFlags: 0)
!570 = !DISubroutineType(types: !571)
!571 = !{!431, !406, !553, !23}
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !573, file: !373, line: 198)
!573 = !DISubprogram(name: "wcsxfrm", scope: !379, file: !379, line: 135, type: !574, flags: DIFlagPrototyped, spFlags: 0)
!574 = !DISubroutineType(types: !575)
!575 = !{!429, !396, !406, !429}
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !577, file: !373, line: 199)
!577 = !DISubprogram(name: "wctob", scope: !379, file: !379, line: 289, type: !578, flags: DIFlagPrototyped, spFlags: 0)
!578 = !DISubroutineType(types: !579)
!579 = !{!23, !375}
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !581, file: !373, line: 200)
!581 = !DISubprogram(name: "wmemcmp", scope: !379, file: !379, line: 259, type: !536, flags: DIFlagPrototyped, spFlags: 0)
!582 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !583, file: !373, line: 201)
!583 = !DISubprogram(name: "wmemcpy", scope: !379, file: !379, line: 263, type: !532, flags: DIFlagPrototyped, spFlags: 0)
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !585, file: !373, line: 202)
!585 = !DISubprogram(name: "wmemmove", scope: !379, file: !379, line: 268, type: !586, flags: DIFlagPrototyped, spFlags: 0)
!586 = !DISubroutineType(types: !587)
!587 = !{!394, !394, !407, !429}
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !589, file: !373, line: 203)
!589 = !DISubprogram(name: "wmemset", scope: !379, file: !379, line: 272, type: !590, flags: DIFlagPrototyped, spFlags: 0)
!590 = !DISubroutineType(types: !591)
!591 = !{!394, !394, !395, !429}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !593, file: !373, line: 204)
!593 = !DISubprogram(name: "wprintf", scope: !379, file: !379, line: 602, type: !594, flags: DIFlagPrototyped, spFlags: 0)
!594 = !DISubroutineType(types: !595)
!595 = !{!23, !406, null}
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !597, file: !373, line: 205)
!597 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !379, file: !379, line: 661, type: !594, flags: DIFlagPrototyped, spFlags: 0)
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !599, file: !373, line: 206)
!599 = !DISubprogram(name: "wcschr", scope: !379, file: !379, line: 165, type: !600, flags: DIFlagPrototyped, spFlags: 0)
!600 = !DISubroutineType(types: !601)
!601 = !{!394, !407, !395}
!602 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !603, file: !373, line: 207)
!603 = !DISubprogram(name: "wcspbrk", scope: !379, file: !379, line: 202, type: !604, flags: DIFlagPrototyped, spFlags: 0)
!604 = !DISubroutineType(types: !605)
!605 = !{!394, !407, !407}
!606 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !607, file: !373, line: 208)
!607 = !DISubprogram(name: "wcsrchr", scope: !379, file: !379, line: 175, type: !600, flags: DIFlagPrototyped, spFlags: 0)
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !609, file: !373, line: 209)
!609 = !DISubprogram(name: "wcsstr", scope: !379, file: !379, line: 213, type: !604, flags: DIFlagPrototyped, spFlags: 0)
!610 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !611, file: !373, line: 210)
!611 = !DISubprogram(name: "wmemchr", scope: !379, file: !379, line: 254, type: !612, flags: DIFlagPrototyped, spFlags: 0)
!612 = !DISubroutineType(types: !613)
!613 = !{!394, !407, !395, !429}
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !616, file: !373, line: 251)
!615 = !DINamespace(name: "__gnu_cxx", scope: null)
!616 = !DISubprogram(name: "wcstold", scope: !379, file: !379, line: 385, type: !617, flags: DIFlagPrototyped, spFlags: 0)
!617 = !DISubroutineType(types: !618)
!618 = !{!619, !406, !553}
!619 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !621, file: !373, line: 260)
!621 = !DISubprogram(name: "wcstoll", scope: !379, file: !379, line: 442, type: !622, flags: DIFlagPrototyped, spFlags: 0)
!622 = !DISubroutineType(types: !623)
!623 = !{!624, !406, !553, !23}
!624 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !626, file: !373, line: 261)
!626 = !DISubprogram(name: "wcstoull", scope: !379, file: !379, line: 449, type: !627, flags: DIFlagPrototyped, spFlags: 0)
!627 = !DISubroutineType(types: !628)
!628 = !{!629, !406, !553, !23}
!629 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !616, file: !373, line: 267)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !621, file: !373, line: 268)
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !626, file: !373, line: 269)
!633 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !556, file: !373, line: 283)
!634 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !482, file: !373, line: 286)
!635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !488, file: !373, line: 289)
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !496, file: !373, line: 292)
!637 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !616, file: !373, line: 296)
!638 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !621, file: !373, line: 297)
!639 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !626, file: !373, line: 298)
!640 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !641, file: !646, line: 47)
!641 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !642, line: 24, baseType: !643)
!642 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!643 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !644, line: 37, baseType: !645)
!644 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!645 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!646 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !648, file: !646, line: 48)
!648 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !642, line: 25, baseType: !649)
!649 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !644, line: 39, baseType: !57)
!650 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !651, file: !646, line: 49)
!651 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !642, line: 26, baseType: !652)
!652 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !644, line: 41, baseType: !23)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !654, file: !646, line: 50)
!654 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !642, line: 27, baseType: !655)
!655 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !644, line: 44, baseType: !72)
!656 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !657, file: !646, line: 52)
!657 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !658, line: 58, baseType: !645)
!658 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !660, file: !646, line: 53)
!660 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !658, line: 60, baseType: !72)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !662, file: !646, line: 54)
!662 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !658, line: 61, baseType: !72)
!663 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !664, file: !646, line: 55)
!664 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !658, line: 62, baseType: !72)
!665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !666, file: !646, line: 57)
!666 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !658, line: 43, baseType: !667)
!667 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !644, line: 52, baseType: !643)
!668 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !669, file: !646, line: 58)
!669 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !658, line: 44, baseType: !670)
!670 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !644, line: 54, baseType: !649)
!671 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !672, file: !646, line: 59)
!672 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !658, line: 45, baseType: !673)
!673 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !644, line: 56, baseType: !652)
!674 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !675, file: !646, line: 60)
!675 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !658, line: 46, baseType: !676)
!676 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !644, line: 58, baseType: !655)
!677 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !678, file: !646, line: 62)
!678 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !658, line: 101, baseType: !679)
!679 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !644, line: 72, baseType: !72)
!680 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !681, file: !646, line: 63)
!681 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !658, line: 87, baseType: !72)
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !683, file: !646, line: 65)
!683 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !684, line: 24, baseType: !685)
!684 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!685 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !644, line: 38, baseType: !686)
!686 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!687 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !688, file: !646, line: 66)
!688 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !684, line: 25, baseType: !689)
!689 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !644, line: 40, baseType: !690)
!690 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!691 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !692, file: !646, line: 67)
!692 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !684, line: 26, baseType: !693)
!693 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !644, line: 42, baseType: !8)
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !695, file: !646, line: 68)
!695 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !684, line: 27, baseType: !696)
!696 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !644, line: 45, baseType: !431)
!697 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !698, file: !646, line: 70)
!698 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !658, line: 71, baseType: !686)
!699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !700, file: !646, line: 71)
!700 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !658, line: 73, baseType: !431)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !702, file: !646, line: 72)
!702 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !658, line: 74, baseType: !431)
!703 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !704, file: !646, line: 73)
!704 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !658, line: 75, baseType: !431)
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !706, file: !646, line: 75)
!706 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !658, line: 49, baseType: !707)
!707 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !644, line: 53, baseType: !685)
!708 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !709, file: !646, line: 76)
!709 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !658, line: 50, baseType: !710)
!710 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !644, line: 55, baseType: !689)
!711 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !712, file: !646, line: 77)
!712 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !658, line: 51, baseType: !713)
!713 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !644, line: 57, baseType: !693)
!714 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !715, file: !646, line: 78)
!715 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !658, line: 52, baseType: !716)
!716 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !644, line: 59, baseType: !696)
!717 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !718, file: !646, line: 80)
!718 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !658, line: 102, baseType: !719)
!719 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !644, line: 73, baseType: !431)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !721, file: !646, line: 81)
!721 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !658, line: 90, baseType: !431)
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !723, file: !725, line: 53)
!723 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !724, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!724 = !DIFile(filename: "/usr/include/locale.h", directory: "", checksumkind: CSK_MD5, checksum: "a1d177e0f311dc60a74cb347049d75bc")
!725 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !727, file: !725, line: 54)
!727 = !DISubprogram(name: "setlocale", scope: !724, file: !724, line: 122, type: !728, flags: DIFlagPrototyped, spFlags: 0)
!728 = !DISubroutineType(types: !729)
!729 = !{!307, !23, !31}
!730 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !731, file: !725, line: 55)
!731 = !DISubprogram(name: "localeconv", scope: !724, file: !724, line: 125, type: !732, flags: DIFlagPrototyped, spFlags: 0)
!732 = !DISubroutineType(types: !733)
!733 = !{!734}
!734 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !723, size: 64)
!735 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !736, file: !740, line: 64)
!736 = !DISubprogram(name: "isalnum", scope: !737, file: !737, line: 108, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!737 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!738 = !DISubroutineType(types: !739)
!739 = !{!23, !23}
!740 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!741 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !742, file: !740, line: 65)
!742 = !DISubprogram(name: "isalpha", scope: !737, file: !737, line: 109, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!743 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !744, file: !740, line: 66)
!744 = !DISubprogram(name: "iscntrl", scope: !737, file: !737, line: 110, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!745 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !746, file: !740, line: 67)
!746 = !DISubprogram(name: "isdigit", scope: !737, file: !737, line: 111, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!747 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !748, file: !740, line: 68)
!748 = !DISubprogram(name: "isgraph", scope: !737, file: !737, line: 113, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!749 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !750, file: !740, line: 69)
!750 = !DISubprogram(name: "islower", scope: !737, file: !737, line: 112, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!751 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !752, file: !740, line: 70)
!752 = !DISubprogram(name: "isprint", scope: !737, file: !737, line: 114, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!753 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !754, file: !740, line: 71)
!754 = !DISubprogram(name: "ispunct", scope: !737, file: !737, line: 115, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!755 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !756, file: !740, line: 72)
!756 = !DISubprogram(name: "isspace", scope: !737, file: !737, line: 116, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!757 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !758, file: !740, line: 73)
!758 = !DISubprogram(name: "isupper", scope: !737, file: !737, line: 117, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!759 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !760, file: !740, line: 74)
!760 = !DISubprogram(name: "isxdigit", scope: !737, file: !737, line: 118, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!761 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !762, file: !740, line: 75)
!762 = !DISubprogram(name: "tolower", scope: !737, file: !737, line: 122, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!763 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !764, file: !740, line: 76)
!764 = !DISubprogram(name: "toupper", scope: !737, file: !737, line: 125, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!765 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !766, file: !740, line: 87)
!766 = !DISubprogram(name: "isblank", scope: !737, file: !737, line: 130, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!767 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !768, entity: !769, file: !770, line: 58)
!768 = !DINamespace(name: "__gnu_debug", scope: null)
!769 = !DINamespace(name: "__debug", scope: !7)
!770 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "", checksumkind: CSK_MD5, checksum: "09fce61e0085ea92b4bd81d6cd4dcc16")
!771 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !772, file: !774, line: 52)
!772 = !DISubprogram(name: "abs", scope: !773, file: !773, line: 861, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!773 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!774 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!775 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !776, file: !778, line: 127)
!776 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !773, line: 63, baseType: !777)
!777 = !DICompositeType(tag: DW_TAG_structure_type, file: !773, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!778 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!779 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !780, file: !778, line: 128)
!780 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !773, line: 71, baseType: !781)
!781 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !773, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !782, identifier: "_ZTS6ldiv_t")
!782 = !{!783, !784}
!783 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !781, file: !773, line: 69, baseType: !72, size: 64)
!784 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !781, file: !773, line: 70, baseType: !72, size: 64, offset: 64)
!785 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !786, file: !778, line: 130)
!786 = !DISubprogram(name: "abort", scope: !773, file: !773, line: 611, type: !787, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!787 = !DISubroutineType(types: !788)
!788 = !{null}
!789 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !790, file: !778, line: 132)
!790 = !DISubprogram(name: "aligned_alloc", scope: !773, file: !773, line: 605, type: !791, flags: DIFlagPrototyped, spFlags: 0)
!791 = !DISubroutineType(types: !792)
!792 = !{!479, !429, !429}
!793 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !794, file: !778, line: 134)
!794 = !DISubprogram(name: "atexit", scope: !773, file: !773, line: 615, type: !795, flags: DIFlagPrototyped, spFlags: 0)
!795 = !DISubroutineType(types: !796)
!796 = !{!23, !797}
!797 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !787, size: 64)
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !799, file: !778, line: 137)
!799 = !DISubprogram(name: "at_quick_exit", scope: !773, file: !773, line: 620, type: !795, flags: DIFlagPrototyped, spFlags: 0)
!800 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !801, file: !778, line: 140)
!801 = !DISubprogram(name: "atof", scope: !773, file: !773, line: 102, type: !802, flags: DIFlagPrototyped, spFlags: 0)
!802 = !DISubroutineType(types: !803)
!803 = !{!552, !31}
!804 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !805, file: !778, line: 141)
!805 = !DISubprogram(name: "atoi", scope: !773, file: !773, line: 105, type: !806, flags: DIFlagPrototyped, spFlags: 0)
!806 = !DISubroutineType(types: !807)
!807 = !{!23, !31}
!808 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !809, file: !778, line: 142)
!809 = !DISubprogram(name: "atol", scope: !773, file: !773, line: 108, type: !810, flags: DIFlagPrototyped, spFlags: 0)
!810 = !DISubroutineType(types: !811)
!811 = !{!72, !31}
!812 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !813, file: !778, line: 143)
!813 = !DISubprogram(name: "bsearch", scope: !773, file: !773, line: 841, type: !814, flags: DIFlagPrototyped, spFlags: 0)
!814 = !DISubroutineType(types: !815)
!815 = !{!479, !816, !816, !429, !429, !818}
!816 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !817, size: 64)
!817 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!818 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !773, line: 829, baseType: !819)
!819 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !820, size: 64)
!820 = !DISubroutineType(types: !821)
!821 = !{!23, !816, !816}
!822 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !823, file: !778, line: 144)
!823 = !DISubprogram(name: "calloc", scope: !773, file: !773, line: 556, type: !791, flags: DIFlagPrototyped, spFlags: 0)
!824 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !825, file: !778, line: 145)
!825 = !DISubprogram(name: "div", scope: !773, file: !773, line: 873, type: !826, flags: DIFlagPrototyped, spFlags: 0)
!826 = !DISubroutineType(types: !827)
!827 = !{!776, !23, !23}
!828 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !829, file: !778, line: 146)
!829 = !DISubprogram(name: "exit", scope: !773, file: !773, line: 637, type: !830, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!830 = !DISubroutineType(types: !831)
!831 = !{null, !23}
!832 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !833, file: !778, line: 147)
!833 = !DISubprogram(name: "free", scope: !773, file: !773, line: 568, type: !834, flags: DIFlagPrototyped, spFlags: 0)
!834 = !DISubroutineType(types: !835)
!835 = !{null, !479}
!836 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !837, file: !778, line: 148)
!837 = !DISubprogram(name: "getenv", scope: !773, file: !773, line: 654, type: !838, flags: DIFlagPrototyped, spFlags: 0)
!838 = !DISubroutineType(types: !839)
!839 = !{!307, !31}
!840 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !841, file: !778, line: 149)
!841 = !DISubprogram(name: "labs", scope: !773, file: !773, line: 862, type: !842, flags: DIFlagPrototyped, spFlags: 0)
!842 = !DISubroutineType(types: !843)
!843 = !{!72, !72}
!844 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !845, file: !778, line: 150)
!845 = !DISubprogram(name: "ldiv", scope: !773, file: !773, line: 875, type: !846, flags: DIFlagPrototyped, spFlags: 0)
!846 = !DISubroutineType(types: !847)
!847 = !{!780, !72, !72}
!848 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !849, file: !778, line: 151)
!849 = !DISubprogram(name: "malloc", scope: !773, file: !773, line: 553, type: !850, flags: DIFlagPrototyped, spFlags: 0)
!850 = !DISubroutineType(types: !851)
!851 = !{!479, !429}
!852 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !853, file: !778, line: 153)
!853 = !DISubprogram(name: "mblen", scope: !773, file: !773, line: 943, type: !854, flags: DIFlagPrototyped, spFlags: 0)
!854 = !DISubroutineType(types: !855)
!855 = !{!23, !31, !429}
!856 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !857, file: !778, line: 154)
!857 = !DISubprogram(name: "mbstowcs", scope: !773, file: !773, line: 954, type: !858, flags: DIFlagPrototyped, spFlags: 0)
!858 = !DISubroutineType(types: !859)
!859 = !{!429, !396, !432, !429}
!860 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !861, file: !778, line: 155)
!861 = !DISubprogram(name: "mbtowc", scope: !773, file: !773, line: 946, type: !862, flags: DIFlagPrototyped, spFlags: 0)
!862 = !DISubroutineType(types: !863)
!863 = !{!23, !396, !432, !429}
!864 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !865, file: !778, line: 157)
!865 = !DISubprogram(name: "qsort", scope: !773, file: !773, line: 851, type: !866, flags: DIFlagPrototyped, spFlags: 0)
!866 = !DISubroutineType(types: !867)
!867 = !{null, !479, !429, !429, !818}
!868 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !869, file: !778, line: 160)
!869 = !DISubprogram(name: "quick_exit", scope: !773, file: !773, line: 643, type: !830, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!870 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !871, file: !778, line: 163)
!871 = !DISubprogram(name: "rand", scope: !773, file: !773, line: 454, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!872 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !873, file: !778, line: 164)
!873 = !DISubprogram(name: "realloc", scope: !773, file: !773, line: 564, type: !874, flags: DIFlagPrototyped, spFlags: 0)
!874 = !DISubroutineType(types: !875)
!875 = !{!479, !479, !429}
!876 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !877, file: !778, line: 165)
!877 = !DISubprogram(name: "srand", scope: !773, file: !773, line: 456, type: !878, flags: DIFlagPrototyped, spFlags: 0)
!878 = !DISubroutineType(types: !879)
!879 = !{null, !8}
!880 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !881, file: !778, line: 166)
!881 = !DISubprogram(name: "strtod", scope: !773, file: !773, line: 118, type: !882, flags: DIFlagPrototyped, spFlags: 0)
!882 = !DISubroutineType(types: !883)
!883 = !{!552, !432, !884}
!884 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !306)
!885 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !886, file: !778, line: 167)
!886 = !DISubprogram(name: "strtol", scope: !773, file: !773, line: 177, type: !887, flags: DIFlagPrototyped, spFlags: 0)
!887 = !DISubroutineType(types: !888)
!888 = !{!72, !432, !884, !23}
!889 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !890, file: !778, line: 168)
!890 = !DISubprogram(name: "strtoul", scope: !773, file: !773, line: 181, type: !891, flags: DIFlagPrototyped, spFlags: 0)
!891 = !DISubroutineType(types: !892)
!892 = !{!431, !432, !884, !23}
!893 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !894, file: !778, line: 169)
!894 = !DISubprogram(name: "system", scope: !773, file: !773, line: 804, type: !806, flags: DIFlagPrototyped, spFlags: 0)
!895 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !896, file: !778, line: 171)
!896 = !DISubprogram(name: "wcstombs", scope: !773, file: !773, line: 958, type: !897, flags: DIFlagPrototyped, spFlags: 0)
!897 = !DISubroutineType(types: !898)
!898 = !{!429, !501, !406, !429}
!899 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !900, file: !778, line: 172)
!900 = !DISubprogram(name: "wctomb", scope: !773, file: !773, line: 950, type: !901, flags: DIFlagPrototyped, spFlags: 0)
!901 = !DISubroutineType(types: !902)
!902 = !{!23, !307, !395}
!903 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !904, file: !778, line: 200)
!904 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !773, line: 81, baseType: !905)
!905 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !773, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !906, identifier: "_ZTS7lldiv_t")
!906 = !{!907, !908}
!907 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !905, file: !773, line: 79, baseType: !624, size: 64)
!908 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !905, file: !773, line: 80, baseType: !624, size: 64, offset: 64)
!909 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !910, file: !778, line: 206)
!910 = !DISubprogram(name: "_Exit", scope: !773, file: !773, line: 649, type: !830, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!911 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !912, file: !778, line: 210)
!912 = !DISubprogram(name: "llabs", scope: !773, file: !773, line: 865, type: !913, flags: DIFlagPrototyped, spFlags: 0)
!913 = !DISubroutineType(types: !914)
!914 = !{!624, !624}
!915 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !916, file: !778, line: 216)
!916 = !DISubprogram(name: "lldiv", scope: !773, file: !773, line: 879, type: !917, flags: DIFlagPrototyped, spFlags: 0)
!917 = !DISubroutineType(types: !918)
!918 = !{!904, !624, !624}
!919 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !920, file: !778, line: 227)
!920 = !DISubprogram(name: "atoll", scope: !773, file: !773, line: 113, type: !921, flags: DIFlagPrototyped, spFlags: 0)
!921 = !DISubroutineType(types: !922)
!922 = !{!624, !31}
!923 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !924, file: !778, line: 228)
!924 = !DISubprogram(name: "strtoll", scope: !773, file: !773, line: 201, type: !925, flags: DIFlagPrototyped, spFlags: 0)
!925 = !DISubroutineType(types: !926)
!926 = !{!624, !432, !884, !23}
!927 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !928, file: !778, line: 229)
!928 = !DISubprogram(name: "strtoull", scope: !773, file: !773, line: 206, type: !929, flags: DIFlagPrototyped, spFlags: 0)
!929 = !DISubroutineType(types: !930)
!930 = !{!629, !432, !884, !23}
!931 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !932, file: !778, line: 231)
!932 = !DISubprogram(name: "strtof", scope: !773, file: !773, line: 124, type: !933, flags: DIFlagPrototyped, spFlags: 0)
!933 = !DISubroutineType(types: !934)
!934 = !{!559, !432, !884}
!935 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !936, file: !778, line: 232)
!936 = !DISubprogram(name: "strtold", scope: !773, file: !773, line: 127, type: !937, flags: DIFlagPrototyped, spFlags: 0)
!937 = !DISubroutineType(types: !938)
!938 = !{!619, !432, !884}
!939 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !904, file: !778, line: 240)
!940 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !910, file: !778, line: 242)
!941 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !912, file: !778, line: 244)
!942 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !943, file: !778, line: 245)
!943 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !615, file: !778, line: 213, type: !917, flags: DIFlagPrototyped, spFlags: 0)
!944 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !916, file: !778, line: 246)
!945 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !920, file: !778, line: 248)
!946 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !932, file: !778, line: 249)
!947 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !924, file: !778, line: 250)
!948 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !928, file: !778, line: 251)
!949 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !936, file: !778, line: 252)
!950 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !951, file: !953, line: 98)
!951 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !952, line: 7, baseType: !389)
!952 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!953 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!954 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !955, file: !953, line: 99)
!955 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !956, line: 84, baseType: !957)
!956 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!957 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !958, line: 14, baseType: !959)
!958 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!959 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !958, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!960 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !961, file: !953, line: 101)
!961 = !DISubprogram(name: "clearerr", scope: !956, file: !956, line: 786, type: !962, flags: DIFlagPrototyped, spFlags: 0)
!962 = !DISubroutineType(types: !963)
!963 = !{null, !964}
!964 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !951, size: 64)
!965 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !966, file: !953, line: 102)
!966 = !DISubprogram(name: "fclose", scope: !956, file: !956, line: 178, type: !967, flags: DIFlagPrototyped, spFlags: 0)
!967 = !DISubroutineType(types: !968)
!968 = !{!23, !964}
!969 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !970, file: !953, line: 103)
!970 = !DISubprogram(name: "feof", scope: !956, file: !956, line: 788, type: !967, flags: DIFlagPrototyped, spFlags: 0)
!971 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !972, file: !953, line: 104)
!972 = !DISubprogram(name: "ferror", scope: !956, file: !956, line: 790, type: !967, flags: DIFlagPrototyped, spFlags: 0)
!973 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !974, file: !953, line: 105)
!974 = !DISubprogram(name: "fflush", scope: !956, file: !956, line: 230, type: !967, flags: DIFlagPrototyped, spFlags: 0)
!975 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !976, file: !953, line: 106)
!976 = !DISubprogram(name: "fgetc", scope: !956, file: !956, line: 513, type: !967, flags: DIFlagPrototyped, spFlags: 0)
!977 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !978, file: !953, line: 107)
!978 = !DISubprogram(name: "fgetpos", scope: !956, file: !956, line: 760, type: !979, flags: DIFlagPrototyped, spFlags: 0)
!979 = !DISubroutineType(types: !980)
!980 = !{!23, !981, !982}
!981 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !964)
!982 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !983)
!983 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !955, size: 64)
!984 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !985, file: !953, line: 108)
!985 = !DISubprogram(name: "fgets", scope: !956, file: !956, line: 592, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!986 = !DISubroutineType(types: !987)
!987 = !{!307, !501, !23, !981}
!988 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !989, file: !953, line: 109)
!989 = !DISubprogram(name: "fopen", scope: !956, file: !956, line: 258, type: !990, flags: DIFlagPrototyped, spFlags: 0)
!990 = !DISubroutineType(types: !991)
!991 = !{!964, !432, !432}
!992 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !993, file: !953, line: 110)
!993 = !DISubprogram(name: "fprintf", scope: !956, file: !956, line: 350, type: !994, flags: DIFlagPrototyped, spFlags: 0)
!994 = !DISubroutineType(types: !995)
!995 = !{!23, !981, !432, null}
!996 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !997, file: !953, line: 111)
!997 = !DISubprogram(name: "fputc", scope: !956, file: !956, line: 549, type: !998, flags: DIFlagPrototyped, spFlags: 0)
!998 = !DISubroutineType(types: !999)
!999 = !{!23, !23, !964}
!1000 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1001, file: !953, line: 112)
!1001 = !DISubprogram(name: "fputs", scope: !956, file: !956, line: 655, type: !1002, flags: DIFlagPrototyped, spFlags: 0)
!1002 = !DISubroutineType(types: !1003)
!1003 = !{!23, !432, !981}
!1004 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1005, file: !953, line: 113)
!1005 = !DISubprogram(name: "fread", scope: !956, file: !956, line: 675, type: !1006, flags: DIFlagPrototyped, spFlags: 0)
!1006 = !DISubroutineType(types: !1007)
!1007 = !{!429, !1008, !429, !429, !981}
!1008 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !479)
!1009 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1010, file: !953, line: 114)
!1010 = !DISubprogram(name: "freopen", scope: !956, file: !956, line: 265, type: !1011, flags: DIFlagPrototyped, spFlags: 0)
!1011 = !DISubroutineType(types: !1012)
!1012 = !{!964, !432, !432, !981}
!1013 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1014, file: !953, line: 115)
!1014 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !956, file: !956, line: 434, type: !994, flags: DIFlagPrototyped, spFlags: 0)
!1015 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1016, file: !953, line: 116)
!1016 = !DISubprogram(name: "fseek", scope: !956, file: !956, line: 713, type: !1017, flags: DIFlagPrototyped, spFlags: 0)
!1017 = !DISubroutineType(types: !1018)
!1018 = !{!23, !964, !72, !23}
!1019 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1020, file: !953, line: 117)
!1020 = !DISubprogram(name: "fsetpos", scope: !956, file: !956, line: 765, type: !1021, flags: DIFlagPrototyped, spFlags: 0)
!1021 = !DISubroutineType(types: !1022)
!1022 = !{!23, !964, !1023}
!1023 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1024, size: 64)
!1024 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !955)
!1025 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1026, file: !953, line: 118)
!1026 = !DISubprogram(name: "ftell", scope: !956, file: !956, line: 718, type: !1027, flags: DIFlagPrototyped, spFlags: 0)
!1027 = !DISubroutineType(types: !1028)
!1028 = !{!72, !964}
!1029 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1030, file: !953, line: 119)
!1030 = !DISubprogram(name: "fwrite", scope: !956, file: !956, line: 681, type: !1031, flags: DIFlagPrototyped, spFlags: 0)
!1031 = !DISubroutineType(types: !1032)
!1032 = !{!429, !1033, !429, !429, !981}
!1033 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !816)
!1034 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1035, file: !953, line: 120)
!1035 = !DISubprogram(name: "getc", scope: !956, file: !956, line: 514, type: !967, flags: DIFlagPrototyped, spFlags: 0)
!1036 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1037, file: !953, line: 121)
!1037 = !DISubprogram(name: "getchar", scope: !956, file: !956, line: 520, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!1038 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1039, file: !953, line: 126)
!1039 = !DISubprogram(name: "perror", scope: !956, file: !956, line: 804, type: !1040, flags: DIFlagPrototyped, spFlags: 0)
!1040 = !DISubroutineType(types: !1041)
!1041 = !{null, !31}
!1042 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1043, file: !953, line: 127)
!1043 = !DISubprogram(name: "printf", scope: !956, file: !956, line: 356, type: !1044, flags: DIFlagPrototyped, spFlags: 0)
!1044 = !DISubroutineType(types: !1045)
!1045 = !{!23, !432, null}
!1046 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1047, file: !953, line: 128)
!1047 = !DISubprogram(name: "putc", scope: !956, file: !956, line: 550, type: !998, flags: DIFlagPrototyped, spFlags: 0)
!1048 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1049, file: !953, line: 129)
!1049 = !DISubprogram(name: "putchar", scope: !956, file: !956, line: 556, type: !738, flags: DIFlagPrototyped, spFlags: 0)
!1050 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1051, file: !953, line: 130)
!1051 = !DISubprogram(name: "puts", scope: !956, file: !956, line: 661, type: !806, flags: DIFlagPrototyped, spFlags: 0)
!1052 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1053, file: !953, line: 131)
!1053 = !DISubprogram(name: "remove", scope: !956, file: !956, line: 152, type: !806, flags: DIFlagPrototyped, spFlags: 0)
!1054 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1055, file: !953, line: 132)
!1055 = !DISubprogram(name: "rename", scope: !956, file: !956, line: 154, type: !1056, flags: DIFlagPrototyped, spFlags: 0)
!1056 = !DISubroutineType(types: !1057)
!1057 = !{!23, !31, !31}
!1058 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1059, file: !953, line: 133)
!1059 = !DISubprogram(name: "rewind", scope: !956, file: !956, line: 723, type: !962, flags: DIFlagPrototyped, spFlags: 0)
!1060 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1061, file: !953, line: 134)
!1061 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !956, file: !956, line: 437, type: !1044, flags: DIFlagPrototyped, spFlags: 0)
!1062 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1063, file: !953, line: 135)
!1063 = !DISubprogram(name: "setbuf", scope: !956, file: !956, line: 328, type: !1064, flags: DIFlagPrototyped, spFlags: 0)
!1064 = !DISubroutineType(types: !1065)
!1065 = !{null, !981, !501}
!1066 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1067, file: !953, line: 136)
!1067 = !DISubprogram(name: "setvbuf", scope: !956, file: !956, line: 332, type: !1068, flags: DIFlagPrototyped, spFlags: 0)
!1068 = !DISubroutineType(types: !1069)
!1069 = !{!23, !981, !501, !23, !429}
!1070 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1071, file: !953, line: 137)
!1071 = !DISubprogram(name: "sprintf", scope: !956, file: !956, line: 358, type: !1072, flags: DIFlagPrototyped, spFlags: 0)
!1072 = !DISubroutineType(types: !1073)
!1073 = !{!23, !501, !432, null}
!1074 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1075, file: !953, line: 138)
!1075 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !956, file: !956, line: 439, type: !1076, flags: DIFlagPrototyped, spFlags: 0)
!1076 = !DISubroutineType(types: !1077)
!1077 = !{!23, !432, !432, null}
!1078 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1079, file: !953, line: 139)
!1079 = !DISubprogram(name: "tmpfile", scope: !956, file: !956, line: 188, type: !1080, flags: DIFlagPrototyped, spFlags: 0)
!1080 = !DISubroutineType(types: !1081)
!1081 = !{!964}
!1082 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1083, file: !953, line: 141)
!1083 = !DISubprogram(name: "tmpnam", scope: !956, file: !956, line: 205, type: !1084, flags: DIFlagPrototyped, spFlags: 0)
!1084 = !DISubroutineType(types: !1085)
!1085 = !{!307, !307}
!1086 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1087, file: !953, line: 143)
!1087 = !DISubprogram(name: "ungetc", scope: !956, file: !956, line: 668, type: !998, flags: DIFlagPrototyped, spFlags: 0)
!1088 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1089, file: !953, line: 144)
!1089 = !DISubprogram(name: "vfprintf", scope: !956, file: !956, line: 365, type: !1090, flags: DIFlagPrototyped, spFlags: 0)
!1090 = !DISubroutineType(types: !1091)
!1091 = !{!23, !981, !432, !473}
!1092 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1093, file: !953, line: 145)
!1093 = !DISubprogram(name: "vprintf", scope: !956, file: !956, line: 371, type: !1094, flags: DIFlagPrototyped, spFlags: 0)
!1094 = !DISubroutineType(types: !1095)
!1095 = !{!23, !432, !473}
!1096 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1097, file: !953, line: 146)
!1097 = !DISubprogram(name: "vsprintf", scope: !956, file: !956, line: 373, type: !1098, flags: DIFlagPrototyped, spFlags: 0)
!1098 = !DISubroutineType(types: !1099)
!1099 = !{!23, !501, !432, !473}
!1100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !1101, file: !953, line: 175)
!1101 = !DISubprogram(name: "snprintf", scope: !956, file: !956, line: 378, type: !1102, flags: DIFlagPrototyped, spFlags: 0)
!1102 = !DISubroutineType(types: !1103)
!1103 = !{!23, !501, !429, !432, null}
!1104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !1105, file: !953, line: 176)
!1105 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !956, file: !956, line: 479, type: !1090, flags: DIFlagPrototyped, spFlags: 0)
!1106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !1107, file: !953, line: 177)
!1107 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !956, file: !956, line: 484, type: !1094, flags: DIFlagPrototyped, spFlags: 0)
!1108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !1109, file: !953, line: 178)
!1109 = !DISubprogram(name: "vsnprintf", scope: !956, file: !956, line: 382, type: !1110, flags: DIFlagPrototyped, spFlags: 0)
!1110 = !DISubroutineType(types: !1111)
!1111 = !{!23, !501, !429, !432, !473}
!1112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !615, entity: !1113, file: !953, line: 179)
!1113 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !956, file: !956, line: 487, type: !1114, flags: DIFlagPrototyped, spFlags: 0)
!1114 = !DISubroutineType(types: !1115)
!1115 = !{!23, !432, !432, !473}
!1116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1101, file: !953, line: 185)
!1117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1105, file: !953, line: 186)
!1118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1107, file: !953, line: 187)
!1119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1109, file: !953, line: 188)
!1120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1113, file: !953, line: 189)
!1121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1122, file: !1125, line: 60)
!1122 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !1123, line: 7, baseType: !1124)
!1123 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1aade99fd778d1551600c7ca1410b9f1")
!1124 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !644, line: 156, baseType: !72)
!1125 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ctime", directory: "")
!1126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1127, file: !1125, line: 61)
!1127 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !1128, line: 10, baseType: !1129)
!1128 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!1129 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !644, line: 160, baseType: !72)
!1130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !525, file: !1125, line: 62)
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1132, file: !1125, line: 64)
!1132 = !DISubprogram(name: "clock", scope: !1133, file: !1133, line: 72, type: !1134, flags: DIFlagPrototyped, spFlags: 0)
!1133 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1134 = !DISubroutineType(types: !1135)
!1135 = !{!1122}
!1136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1137, file: !1125, line: 65)
!1137 = !DISubprogram(name: "difftime", scope: !1133, file: !1133, line: 79, type: !1138, flags: DIFlagPrototyped, spFlags: 0)
!1138 = !DISubroutineType(types: !1139)
!1139 = !{!552, !1127, !1127}
!1140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1141, file: !1125, line: 66)
!1141 = !DISubprogram(name: "mktime", scope: !1133, file: !1133, line: 83, type: !1142, flags: DIFlagPrototyped, spFlags: 0)
!1142 = !DISubroutineType(types: !1143)
!1143 = !{!1127, !1144}
!1144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !525, size: 64)
!1145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1146, file: !1125, line: 67)
!1146 = !DISubprogram(name: "time", scope: !1133, file: !1133, line: 76, type: !1147, flags: DIFlagPrototyped, spFlags: 0)
!1147 = !DISubroutineType(types: !1148)
!1148 = !{!1127, !1149}
!1149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1127, size: 64)
!1150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1151, file: !1125, line: 68)
!1151 = !DISubprogram(name: "asctime", scope: !1133, file: !1133, line: 179, type: !1152, flags: DIFlagPrototyped, spFlags: 0)
!1152 = !DISubroutineType(types: !1153)
!1153 = !{!307, !523}
!1154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1155, file: !1125, line: 69)
!1155 = !DISubprogram(name: "ctime", scope: !1133, file: !1133, line: 183, type: !1156, flags: DIFlagPrototyped, spFlags: 0)
!1156 = !DISubroutineType(types: !1157)
!1157 = !{!307, !1158}
!1158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1159, size: 64)
!1159 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1127)
!1160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1161, file: !1125, line: 70)
!1161 = !DISubprogram(name: "gmtime", scope: !1133, file: !1133, line: 132, type: !1162, flags: DIFlagPrototyped, spFlags: 0)
!1162 = !DISubroutineType(types: !1163)
!1163 = !{!1144, !1158}
!1164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1165, file: !1125, line: 71)
!1165 = !DISubprogram(name: "localtime", scope: !1133, file: !1133, line: 136, type: !1162, flags: DIFlagPrototyped, spFlags: 0)
!1166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1167, file: !1125, line: 72)
!1167 = !DISubprogram(name: "strftime", scope: !1133, file: !1133, line: 100, type: !1168, flags: DIFlagPrototyped, spFlags: 0)
!1168 = !DISubroutineType(types: !1169)
!1169 = !{!429, !501, !429, !432, !522}
!1170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1171, file: !1125, line: 79)
!1171 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !1172, line: 11, size: 128, flags: DIFlagTypePassByValue, elements: !1173, identifier: "_ZTS8timespec")
!1172 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!1173 = !{!1174, !1175}
!1174 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !1171, file: !1172, line: 16, baseType: !1129, size: 64)
!1175 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !1171, file: !1172, line: 21, baseType: !1176, size: 64, offset: 64)
!1176 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !644, line: 197, baseType: !72)
!1177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1178, file: !1125, line: 80)
!1178 = !DISubprogram(name: "timespec_get", scope: !1133, file: !1133, line: 383, type: !1179, flags: DIFlagPrototyped, spFlags: 0)
!1179 = !DISubroutineType(types: !1180)
!1180 = !{!23, !1181, !23}
!1181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1171, size: 64)
!1182 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1183, entity: !1184, file: !1186, line: 1321)
!1183 = !DINamespace(name: "chrono", scope: !7)
!1184 = !DINamespace(name: "chrono_literals", scope: !1185, exportSymbols: true)
!1185 = !DINamespace(name: "literals", scope: !7, exportSymbols: true)
!1186 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/chrono.h", directory: "")
!1187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !309, size: 64)
!1188 = !{i32 7, !"Dwarf Version", i32 5}
!1189 = !{i32 2, !"Debug Info Version", i32 3}
!1190 = !{i32 1, !"wchar_size", i32 4}
!1191 = !{i32 8, !"PIC Level", i32 2}
!1192 = !{i32 7, !"PIE Level", i32 2}
!1193 = !{i32 7, !"uwtable", i32 2}
!1194 = !{i32 7, !"frame-pointer", i32 2}
!1195 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!1196 = !DILocalVariable(name: "argc", arg: 1, scope: !303, file: !3, line: 35, type: !23)
!1197 = !DILocation(line: 35, column: 14, scope: !303)
!1198 = !DILocalVariable(arg: 2, scope: !303, file: !3, line: 35, type: !306)
!1199 = !DILocation(line: 35, column: 27, scope: !303)
!1200 = !DILocation(line: 36, column: 5, scope: !303)
!1201 = !{!"branch_weights", i32 1, i32 1048575}
!1202 = !DILocation(line: 36, column: 19, scope: !303)
!1203 = !DILocation(line: 38, column: 16, scope: !1204)
!1204 = distinct !DILexicalBlock(scope: !303, file: !3, line: 37, column: 9)
!1205 = !DILocation(line: 38, column: 27, scope: !1204)
!1206 = !DILocation(line: 38, column: 32, scope: !1204)
!1207 = !DILocation(line: 38, column: 20, scope: !1204)
!1208 = !DILocation(line: 38, column: 9, scope: !1204)
!1209 = !DILocation(line: 38, column: 14, scope: !1204)
!1210 = !DILocation(line: 39, column: 33, scope: !1204)
!1211 = !DILocation(line: 39, column: 24, scope: !1204)
!1212 = !DILocation(line: 39, column: 40, scope: !1204)
!1213 = !DILocation(line: 39, column: 16, scope: !1204)
!1214 = !DILocation(line: 39, column: 9, scope: !1204)
!1215 = !DILocation(line: 47, column: 1, scope: !303)
!1216 = !DILocation(line: 47, column: 1, scope: !1204)
!1217 = !DILocation(line: 40, column: 5, scope: !1204)
!1218 = !DILocalVariable(name: "failed", scope: !303, file: !3, line: 40, type: !1219)
!1219 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !35, size: 64)
!1220 = !DILocation(line: 40, column: 28, scope: !303)
!1221 = !DILocation(line: 44, column: 5, scope: !1222)
!1222 = distinct !DILexicalBlock(scope: !303, file: !3, line: 42, column: 38)
!1223 = !DILocation(line: 41, column: 16, scope: !1224)
!1224 = distinct !DILexicalBlock(scope: !303, file: !3, line: 40, column: 36)
!1225 = !DILocation(line: 41, column: 23, scope: !1224)
!1226 = !DILocation(line: 41, column: 9, scope: !1224)
!1227 = !DILocation(line: 42, column: 5, scope: !1224)
!1228 = !DILocalVariable(scope: !303, file: !3, line: 42, type: !1229)
!1229 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1230, size: 64)
!1230 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1231)
!1231 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_alloc", scope: !7, file: !1232, line: 55, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1232 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!1233 = !DILocation(line: 42, column: 36, scope: !303)
!1234 = !DILocation(line: 46, column: 5, scope: !1235)
!1235 = distinct !DILexicalBlock(scope: !303, file: !3, line: 44, column: 19)
!1236 = !DILocation(line: 43, column: 9, scope: !1222)
!1237 = !DILocation(line: 45, column: 9, scope: !1235)
!1238 = !DILocation(line: 47, column: 1, scope: !1235)
!1239 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ei", scope: !309, file: !3, line: 13, type: !331, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !330, retainedNodes: !308)
!1240 = !DILocalVariable(name: "this", arg: 1, scope: !1239, type: !1187, flags: DIFlagArtificial | DIFlagObjectPointer)
!1241 = !DILocation(line: 0, scope: !1239)
!1242 = !DILocalVariable(name: "s", arg: 2, scope: !1239, file: !3, line: 13, type: !23)
!1243 = !DILocation(line: 13, column: 25, scope: !1239)
!1244 = !DILocation(line: 13, column: 14, scope: !1239)
!1245 = !DILocation(line: 13, column: 38, scope: !1239)
!1246 = !DILocation(line: 13, column: 30, scope: !1239)
!1247 = !DILocation(line: 13, column: 35, scope: !1239)
!1248 = !DILocation(line: 13, column: 39, scope: !1239)
!1249 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !309, file: !3, line: 12, type: !1250, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1252, retainedNodes: !308)
!1250 = !DISubroutineType(types: !1251)
!1251 = !{null, !333}
!1252 = !DISubprogram(name: "~Square", scope: !309, type: !1250, containingType: !309, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!1253 = !DILocalVariable(name: "this", arg: 1, scope: !1249, type: !1187, flags: DIFlagArtificial | DIFlagObjectPointer)
!1254 = !DILocation(line: 0, scope: !1249)
!1255 = !DILocation(line: 12, column: 8, scope: !1256)
!1256 = distinct !DILexicalBlock(scope: !1249, file: !3, line: 12, column: 8)
!1257 = !DILocation(line: 12, column: 8, scope: !1249)
!1258 = distinct !DISubprogram(name: "largest<int>", linkageName: "_Z7largestIiET_S0_S0_", scope: !3, file: !3, line: 22, type: !1259, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !1261, retainedNodes: !308)
!1259 = !DISubroutineType(types: !1260)
!1260 = !{!23, !23, !23}
!1261 = !{!1262}
!1262 = !DITemplateTypeParameter(name: "T", type: !23)
!1263 = !DILocalVariable(name: "a", arg: 1, scope: !1258, file: !3, line: 22, type: !23)
!1264 = !DILocation(line: 22, column: 32, scope: !1258)
!1265 = !DILocalVariable(name: "b", arg: 2, scope: !1258, file: !3, line: 22, type: !23)
!1266 = !DILocation(line: 22, column: 37, scope: !1258)
!1267 = !DILocation(line: 22, column: 49, scope: !1258)
!1268 = !DILocation(line: 22, column: 53, scope: !1258)
!1269 = !DILocation(line: 22, column: 51, scope: !1258)
!1270 = !DILocation(line: 22, column: 57, scope: !1258)
!1271 = !DILocation(line: 22, column: 61, scope: !1258)
!1272 = !DILocation(line: 22, column: 42, scope: !1258)
!1273 = distinct !DISubprogram(name: "checked", linkageName: "_ZL7checkedRK5Shape", scope: !3, file: !3, line: 28, type: !1274, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !308)
!1274 = !DISubroutineType(types: !1275)
!1275 = !{!23, !1276}
!1276 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !328, size: 64)
!1277 = !DILocalVariable(name: "shape", arg: 1, scope: !1273, file: !3, line: 28, type: !1276)
!1278 = !DILocation(line: 28, column: 33, scope: !1273)
!1279 = !DILocalVariable(name: "hold", scope: !1273, file: !3, line: 29, type: !114)
!1280 = !DILocation(line: 29, column: 33, scope: !1273)
!1281 = !DILocation(line: 30, column: 9, scope: !1282)
!1282 = distinct !DILexicalBlock(scope: !1273, file: !3, line: 30, column: 9)
!1283 = !DILocation(line: 30, column: 15, scope: !1282)
!1284 = !DILocation(line: 30, column: 22, scope: !1282)
!1285 = !DILocation(line: 30, column: 9, scope: !1273)
!1286 = !DILocation(line: 30, column: 28, scope: !1282)
!1287 = !DILocation(line: 30, column: 41, scope: !1282)
!1288 = !DILocation(line: 30, column: 47, scope: !1282)
!1289 = !DILocation(line: 30, column: 34, scope: !1282)
!1290 = !DILocation(line: 33, column: 1, scope: !1282)
!1291 = !DILocation(line: 31, column: 14, scope: !1273)
!1292 = !DILocation(line: 31, column: 20, scope: !1273)
!1293 = !DILocation(line: 31, column: 11, scope: !1273)
!1294 = !DILocation(line: 32, column: 12, scope: !1273)
!1295 = !DILocation(line: 32, column: 18, scope: !1273)
!1296 = !DILocation(line: 33, column: 1, scope: !1273)
!1297 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !312, file: !3, line: 7, type: !321, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1298, retainedNodes: !308)
!1298 = !DISubprogram(name: "Shape", scope: !312, type: !321, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!1299 = !DILocalVariable(name: "this", arg: 1, scope: !1297, type: !1300, flags: DIFlagArtificial | DIFlagObjectPointer)
!1300 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !312, size: 64)
!1301 = !DILocation(line: 0, scope: !1297)
!1302 = !DILocation(line: 7, column: 8, scope: !1297)
!1303 = !DILocation(line: 10, column: 9, scope: !1297)
!1304 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !309, file: !3, line: 12, type: !1250, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1252, retainedNodes: !308)
!1305 = !DILocalVariable(name: "this", arg: 1, scope: !1304, type: !1187, flags: DIFlagArtificial | DIFlagObjectPointer)
!1306 = !DILocation(line: 0, scope: !1304)
!1307 = !DILocation(line: 12, column: 8, scope: !1304)
!1308 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !309, file: !3, line: 14, type: !335, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !334, retainedNodes: !308)
!1309 = !DILocalVariable(name: "this", arg: 1, scope: !1308, type: !1310, flags: DIFlagArtificial | DIFlagObjectPointer)
!1310 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !338, size: 64)
!1311 = !DILocation(line: 0, scope: !1308)
!1312 = !DILocation(line: 14, column: 40, scope: !1308)
!1313 = !DILocation(line: 14, column: 47, scope: !1308)
!1314 = !DILocation(line: 14, column: 45, scope: !1308)
!1315 = !DILocation(line: 14, column: 33, scope: !1308)
!1316 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !312, file: !3, line: 8, type: !321, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !320, retainedNodes: !308)
!1317 = !DILocalVariable(name: "this", arg: 1, scope: !1316, type: !1300, flags: DIFlagArtificial | DIFlagObjectPointer)
!1318 = !DILocation(line: 0, scope: !1316)
!1319 = !DILocation(line: 8, column: 23, scope: !1316)
!1320 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !312, file: !3, line: 8, type: !321, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !320, retainedNodes: !308)
!1321 = !DILocalVariable(name: "this", arg: 1, scope: !1320, type: !1300, flags: DIFlagArtificial | DIFlagObjectPointer)
!1322 = !DILocation(line: 0, scope: !1320)
!1323 = !DILocation(line: 8, column: 22, scope: !1320)
!1324 = distinct !DISubprogram(name: "lock_guard", linkageName: "_ZNSt10lock_guardISt5mutexEC2ERS0_", scope: !114, file: !37, line: 228, type: !120, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !119, retainedNodes: !308)
!1325 = !DILocalVariable(name: "this", arg: 1, scope: !1324, type: !1326, flags: DIFlagArtificial | DIFlagObjectPointer)
!1326 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!1327 = !DILocation(line: 0, scope: !1324)
!1328 = !DILocalVariable(name: "__m", arg: 2, scope: !1324, file: !37, line: 228, type: !117)
!1329 = !DILocation(line: 228, column: 39, scope: !1324)
!1330 = !DILocation(line: 228, column: 46, scope: !1324)
!1331 = !DILocation(line: 228, column: 56, scope: !1324)
!1332 = !DILocation(line: 229, column: 9, scope: !1333)
!1333 = distinct !DILexicalBlock(scope: !1324, file: !37, line: 229, column: 7)
!1334 = !DILocation(line: 229, column: 19, scope: !1333)
!1335 = !DILocation(line: 229, column: 27, scope: !1324)
!1336 = distinct !DISubprogram(name: "Failed", linkageName: "_ZN6FailedC2Ei", scope: !17, file: !3, line: 19, type: !25, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !24, retainedNodes: !308)
!1337 = !DILocalVariable(name: "this", arg: 1, scope: !1336, type: !1338, flags: DIFlagArtificial | DIFlagObjectPointer)
!1338 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!1339 = !DILocation(line: 0, scope: !1336)
!1340 = !DILocalVariable(name: "c", arg: 2, scope: !1336, file: !3, line: 19, type: !23)
!1341 = !DILocation(line: 19, column: 25, scope: !1336)
!1342 = !DILocation(line: 19, column: 14, scope: !1336)
!1343 = !DILocation(line: 19, column: 38, scope: !1336)
!1344 = !DILocation(line: 19, column: 30, scope: !1336)
!1345 = !DILocation(line: 19, column: 35, scope: !1336)
!1346 = !DILocation(line: 19, column: 39, scope: !1336)
!1347 = distinct !DISubprogram(name: "~Failed", linkageName: "_ZN6FailedD2Ev", scope: !17, file: !3, line: 17, type: !1348, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1350, retainedNodes: !308)
!1348 = !DISubroutineType(types: !1349)
!1349 = !{null, !27}
!1350 = !DISubprogram(name: "~Failed", scope: !17, type: !1348, containingType: !17, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!1351 = !DILocalVariable(name: "this", arg: 1, scope: !1347, type: !1338, flags: DIFlagArtificial | DIFlagObjectPointer)
!1352 = !DILocation(line: 0, scope: !1347)
!1353 = !DILocation(line: 17, column: 8, scope: !1354)
!1354 = distinct !DILexicalBlock(scope: !1347, file: !3, line: 17, column: 8)
!1355 = !DILocation(line: 17, column: 8, scope: !1347)
!1356 = distinct !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIlEpLEl", scope: !146, file: !6, line: 400, type: !184, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !205, retainedNodes: !308)
!1357 = !DILocalVariable(name: "this", arg: 1, scope: !1356, type: !1358, flags: DIFlagArtificial | DIFlagObjectPointer)
!1358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!1359 = !DILocation(line: 0, scope: !1356)
!1360 = !DILocalVariable(name: "__i", arg: 2, scope: !1356, file: !6, line: 400, type: !151)
!1361 = !DILocation(line: 400, column: 29, scope: !1356)
!1362 = !DILocation(line: 401, column: 36, scope: !1356)
!1363 = !DILocation(line: 401, column: 42, scope: !1356)
!1364 = !DILocation(line: 401, column: 16, scope: !1356)
!1365 = !DILocation(line: 401, column: 9, scope: !1356)
!1366 = distinct !DISubprogram(name: "~lock_guard", linkageName: "_ZNSt10lock_guardISt5mutexED2Ev", scope: !114, file: !37, line: 234, type: !133, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !132, retainedNodes: !308)
!1367 = !DILocalVariable(name: "this", arg: 1, scope: !1366, type: !1326, flags: DIFlagArtificial | DIFlagObjectPointer)
!1368 = !DILocation(line: 0, scope: !1366)
!1369 = !DILocation(line: 235, column: 9, scope: !1370)
!1370 = distinct !DILexicalBlock(scope: !1366, file: !37, line: 235, column: 7)
!1371 = !DILocation(line: 235, column: 19, scope: !1370)
!1372 = !DILocation(line: 235, column: 29, scope: !1366)
!1373 = distinct !DISubprogram(name: "lock", linkageName: "_ZNSt5mutex4lockEv", scope: !86, file: !37, line: 98, type: !90, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !103, retainedNodes: !308)
!1374 = !DILocalVariable(name: "this", arg: 1, scope: !1373, type: !1375, flags: DIFlagArtificial | DIFlagObjectPointer)
!1375 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!1376 = !DILocation(line: 0, scope: !1373)
!1377 = !DILocalVariable(name: "__e", scope: !1373, file: !37, line: 100, type: !23)
!1378 = !DILocation(line: 100, column: 11, scope: !1373)
!1379 = !DILocation(line: 100, column: 39, scope: !1373)
!1380 = !DILocation(line: 100, column: 17, scope: !1373)
!1381 = !DILocation(line: 103, column: 11, scope: !1382)
!1382 = distinct !DILexicalBlock(scope: !1373, file: !37, line: 103, column: 11)
!1383 = !DILocation(line: 103, column: 11, scope: !1373)
!1384 = !DILocation(line: 104, column: 23, scope: !1382)
!1385 = !DILocation(line: 104, column: 2, scope: !1382)
!1386 = !DILocation(line: 105, column: 5, scope: !1373)
!1387 = distinct !DISubprogram(name: "__gthread_mutex_lock", linkageName: "_ZL20__gthread_mutex_lockP15pthread_mutex_t", scope: !42, file: !42, line: 746, type: !1388, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !308)
!1388 = !DISubroutineType(types: !1389)
!1389 = !{!23, !1390}
!1390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!1391 = !DILocalVariable(name: "__mutex", arg: 1, scope: !1387, file: !42, line: 746, type: !1390)
!1392 = !DILocation(line: 746, column: 42, scope: !1387)
!1393 = !DILocation(line: 748, column: 7, scope: !1394)
!1394 = distinct !DILexicalBlock(scope: !1387, file: !42, line: 748, column: 7)
!1395 = !DILocation(line: 748, column: 7, scope: !1387)
!1396 = !DILocation(line: 749, column: 42, scope: !1394)
!1397 = !DILocation(line: 749, column: 12, scope: !1394)
!1398 = !DILocation(line: 749, column: 5, scope: !1394)
!1399 = !DILocation(line: 751, column: 5, scope: !1394)
!1400 = !DILocation(line: 752, column: 1, scope: !1387)
!1401 = distinct !DISubprogram(name: "__gthread_active_p", linkageName: "_ZL18__gthread_active_pv", scope: !42, file: !42, line: 300, type: !317, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!1402 = !DILocation(line: 302, column: 3, scope: !1401)
!1403 = distinct !DISubprogram(name: "exception", linkageName: "_ZNSt9exceptionC2Ev", scope: !20, file: !21, line: 64, type: !1404, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1407, retainedNodes: !308)
!1404 = !DISubroutineType(types: !1405)
!1405 = !{null, !1406}
!1406 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1407 = !DISubprogram(name: "exception", scope: !20, file: !21, line: 64, type: !1404, scopeLine: 64, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!1408 = !DILocalVariable(name: "this", arg: 1, scope: !1403, type: !1409, flags: DIFlagArtificial | DIFlagObjectPointer)
!1409 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!1410 = !DILocation(line: 0, scope: !1403)
!1411 = !DILocation(line: 64, column: 34, scope: !1403)
!1412 = !DILocation(line: 64, column: 36, scope: !1403)
!1413 = distinct !DISubprogram(name: "~Failed", linkageName: "_ZN6FailedD0Ev", scope: !17, file: !3, line: 17, type: !1348, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1350, retainedNodes: !308)
!1414 = !DILocalVariable(name: "this", arg: 1, scope: !1413, type: !1338, flags: DIFlagArtificial | DIFlagObjectPointer)
!1415 = !DILocation(line: 0, scope: !1413)
!1416 = !DILocation(line: 17, column: 8, scope: !1413)
!1417 = distinct !DISubprogram(name: "what", linkageName: "_ZNK6Failed4whatEv", scope: !17, file: !3, line: 20, type: !29, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !28, retainedNodes: !308)
!1418 = !DILocalVariable(name: "this", arg: 1, scope: !1417, type: !1419, flags: DIFlagArtificial | DIFlagObjectPointer)
!1419 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!1420 = !DILocation(line: 0, scope: !1417)
!1421 = !DILocation(line: 20, column: 50, scope: !1417)
!1422 = distinct !DISubprogram(name: "unlock", linkageName: "_ZNSt5mutex6unlockEv", scope: !86, file: !37, line: 115, type: !90, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !108, retainedNodes: !308)
!1423 = !DILocalVariable(name: "this", arg: 1, scope: !1422, type: !1375, flags: DIFlagArtificial | DIFlagObjectPointer)
!1424 = !DILocation(line: 0, scope: !1422)
!1425 = !DILocation(line: 118, column: 31, scope: !1422)
!1426 = !DILocation(line: 118, column: 7, scope: !1422)
!1427 = !DILocation(line: 119, column: 5, scope: !1422)
!1428 = distinct !DISubprogram(name: "__gthread_mutex_unlock", linkageName: "_ZL22__gthread_mutex_unlockP15pthread_mutex_t", scope: !42, file: !42, line: 776, type: !1388, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !308)
!1429 = !DILocalVariable(name: "__mutex", arg: 1, scope: !1428, file: !42, line: 776, type: !1390)
!1430 = !DILocation(line: 776, column: 44, scope: !1428)
!1431 = !DILocation(line: 778, column: 7, scope: !1432)
!1432 = distinct !DILexicalBlock(scope: !1428, file: !42, line: 778, column: 7)
!1433 = !DILocation(line: 778, column: 7, scope: !1428)
!1434 = !DILocation(line: 779, column: 44, scope: !1432)
!1435 = !DILocation(line: 779, column: 12, scope: !1432)
!1436 = !DILocation(line: 779, column: 5, scope: !1432)
!1437 = !DILocation(line: 781, column: 5, scope: !1432)
!1438 = !DILocation(line: 782, column: 1, scope: !1428)
