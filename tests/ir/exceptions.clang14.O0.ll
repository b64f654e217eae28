; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Square = type { %struct.Shape.base, i32 }
%struct.Shape.base = type <{ i32 (...)**, i32 }>
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::bad_alloc" = type { %"class.std::exception" }
%"class.std::exception" = type { i32 (...)** }
%struct.Failed = type <{ %"class.std::exception", i32, [4 x i8] }>
%struct.Shape = type <{ i32 (...)**, i32, [4 x i8] }>
%"class.std::lock_guard" = type { %"class.std::mutex"* }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%"struct.std::__atomic_base" = type { i64 }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }

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

@mine = dso_local thread_local global %struct.Square* null, align 8, !dbg !0
@_ZZ4mainE4unit = internal global %struct.Square zeroinitializer, align 8, !dbg !356
@_ZGVZ4mainE4unit = internal global i64 0, align 8
@__dso_handle = external hidden global i8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS6Failed = linkonce_odr dso_local constant [8 x i8] c"6Failed\00", comdat, align 1
@_ZTISt9exception = external constant i8*
@_ZTI6Failed = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Failed, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, comdat, align 8
@_ZTISt9bad_alloc = external constant i8*
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square4areaEv to i8*)] }, comdat, align 8
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*) }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, comdat, align 8
@_ZL5guard = internal global { %union.pthread_mutex_t } zeroinitializer, align 8, !dbg !364
@_ZTV6Failed = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Failed to i8*), i8* bitcast (void (%struct.Failed*)* @_ZN6FailedD2Ev to i8*), i8* bitcast (void (%struct.Failed*)* @_ZN6FailedD0Ev to i8*), i8* bitcast (i8* (%struct.Failed*)* @_ZNK6Failed4whatEv to i8*)] }, comdat, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x i8*] }, align 8
@.str = private unnamed_addr constant [7 x i8] c"failed\00", align 1
@_ZL5total = internal global { i64 } zeroinitializer, align 8, !dbg !366

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %0, i8** noundef %1) #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !358 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca %"class.std::bad_alloc"*, align 8
  %9 = alloca %struct.Failed*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !1203, metadata !DIExpression()), !dbg !1204
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !1205, metadata !DIExpression()), !dbg !1206
  %10 = load atomic i8, i8* bitcast (i64* @_ZGVZ4mainE4unit to i8*) acquire, align 8, !dbg !1207
  %11 = icmp eq i8 %10, 0, !dbg !1207
  br i1 %11, label %12, label %18, !dbg !1207, !prof !1208

12:                                               ; preds = %2
  %13 = call i32 @__cxa_guard_acquire(i64* @_ZGVZ4mainE4unit) #2, !dbg !1207
  %14 = icmp ne i32 %13, 0, !dbg !1207
  br i1 %14, label %15, label %18, !dbg !1207

15:                                               ; preds = %12
  invoke void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(16) @_ZZ4mainE4unit, i32 noundef 1)
          to label %16 unwind label %33, !dbg !1209

16:                                               ; preds = %15
  %17 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to void (i8*)*), i8* bitcast (%struct.Square* @_ZZ4mainE4unit to i8*), i8* @__dso_handle) #2, !dbg !1207
  call void @__cxa_guard_release(i64* @_ZGVZ4mainE4unit) #2, !dbg !1207
  br label %18, !dbg !1207

18:                                               ; preds = %16, %12, %2
  %19 = invoke noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15
          to label %20 unwind label %37, !dbg !1210, !heapallocsite !67

20:                                               ; preds = %18
  %21 = bitcast i8* %19 to %struct.Square*, !dbg !1210
  %22 = load i32, i32* %4, align 4, !dbg !1212
  %23 = mul nsw i32 %22, 3, !dbg !1213
  invoke void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(16) %21, i32 noundef %23)
          to label %24 unwind label %41, !dbg !1214

24:                                               ; preds = %20
  store %struct.Square* %21, %struct.Square** @mine, align 8, !dbg !1215
  %25 = load %struct.Square*, %struct.Square** @mine, align 8, !dbg !1216
  %26 = bitcast %struct.Square* %25 to %struct.Shape*, !dbg !1217
  %27 = invoke noundef i32 @_ZL7checkedRK5Shape(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %26)
          to label %28 unwind label %37, !dbg !1218

28:                                               ; preds = %24
  %29 = invoke noundef i32 @_ZL7checkedRK5Shape(%struct.Shape* noundef nonnull align 8 dereferenceable(12) bitcast (%struct.Square* @_ZZ4mainE4unit to %struct.Shape*))
          to label %30 unwind label %37, !dbg !1219

30:                                               ; preds = %28
  %31 = invoke noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %27, i32 noundef %29)
          to label %32 unwind label %37, !dbg !1220

32:                                               ; preds = %30
  store i32 %31, i32* %3, align 4, !dbg !1221
  br label %71, !dbg !1221

33:                                               ; preds = %15
  %34 = landingpad { i8*, i32 }
          cleanup, !dbg !1222
  %35 = extractvalue { i8*, i32 } %34, 0, !dbg !1222
  store i8* %35, i8** %6, align 8, !dbg !1222
  %36 = extractvalue { i8*, i32 } %34, 1, !dbg !1222
  store i32 %36, i32* %7, align 4, !dbg !1222
  call void @__cxa_guard_abort(i64* @_ZGVZ4mainE4unit) #2, !dbg !1207
  br label %73, !dbg !1207

37:                                               ; preds = %30, %28, %24, %18
  %38 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Failed to i8*)
          catch i8* bitcast (i8** @_ZTISt9bad_alloc to i8*)
          catch i8* null, !dbg !1223
  %39 = extractvalue { i8*, i32 } %38, 0, !dbg !1223
  store i8* %39, i8** %6, align 8, !dbg !1223
  %40 = extractvalue { i8*, i32 } %38, 1, !dbg !1223
  store i32 %40, i32* %7, align 4, !dbg !1223
  br label %45, !dbg !1223

41:                                               ; preds = %20
  %42 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Failed to i8*)
          catch i8* bitcast (i8** @_ZTISt9bad_alloc to i8*)
          catch i8* null, !dbg !1223
  %43 = extractvalue { i8*, i32 } %42, 0, !dbg !1223
  store i8* %43, i8** %6, align 8, !dbg !1223
  %44 = extractvalue { i8*, i32 } %42, 1, !dbg !1223
  store i32 %44, i32* %7, align 4, !dbg !1223
  call void @_ZdlPv(i8* noundef %19) #16, !dbg !1210
  br label %45, !dbg !1210

45:                                               ; preds = %41, %37
  %46 = load i32, i32* %7, align 4, !dbg !1224
  %47 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Failed to i8*)) #2, !dbg !1224
  %48 = icmp eq i32 %46, %47, !dbg !1224
  br i1 %48, label %49, label %56, !dbg !1224

49:                                               ; preds = %45
  call void @llvm.dbg.declare(metadata %struct.Failed** %9, metadata !1225, metadata !DIExpression()), !dbg !1227
  %50 = load i8*, i8** %6, align 8, !dbg !1228
  %51 = call i8* @__cxa_begin_catch(i8* %50) #2, !dbg !1228
  %52 = bitcast i8* %51 to %struct.Failed*, !dbg !1228
  store %struct.Failed* %52, %struct.Failed** %9, align 8, !dbg !1228
  %53 = load %struct.Failed*, %struct.Failed** %9, align 8, !dbg !1230
  %54 = getelementptr inbounds %struct.Failed, %struct.Failed* %53, i32 0, i32 1, !dbg !1232
  %55 = load i32, i32* %54, align 8, !dbg !1232
  store i32 %55, i32* %3, align 4, !dbg !1233
  call void @__cxa_end_catch(), !dbg !1234
  br label %71

56:                                               ; preds = %45
  %57 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9bad_alloc to i8*)) #2, !dbg !1224
  %58 = icmp eq i32 %46, %57, !dbg !1224
  br i1 %58, label %59, label %63, !dbg !1224

59:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata %"class.std::bad_alloc"** %8, metadata !1235, metadata !DIExpression()), !dbg !1240
  %60 = load i8*, i8** %6, align 8, !dbg !1241
  %61 = call i8* @__cxa_begin_catch(i8* %60) #2, !dbg !1241
  %62 = bitcast i8* %61 to %"class.std::bad_alloc"*, !dbg !1241
  store %"class.std::bad_alloc"* %62, %"class.std::bad_alloc"** %8, align 8, !dbg !1241
  store i32 2, i32* %3, align 4, !dbg !1243
  call void @__cxa_end_catch(), !dbg !1228
  br label %71

63:                                               ; preds = %56
  %64 = load i8*, i8** %6, align 8, !dbg !1224
  %65 = call i8* @__cxa_begin_catch(i8* %64) #2, !dbg !1224
  invoke void @__cxa_rethrow() #17
          to label %81 unwind label %66, !dbg !1244

66:                                               ; preds = %63
  %67 = landingpad { i8*, i32 }
          cleanup, !dbg !1245
  %68 = extractvalue { i8*, i32 } %67, 0, !dbg !1245
  store i8* %68, i8** %6, align 8, !dbg !1245
  %69 = extractvalue { i8*, i32 } %67, 1, !dbg !1245
  store i32 %69, i32* %7, align 4, !dbg !1245
  invoke void @__cxa_end_catch()
          to label %70 unwind label %78, !dbg !1241

70:                                               ; preds = %66
  br label %73, !dbg !1241

71:                                               ; preds = %32, %59, %49
  %72 = load i32, i32* %3, align 4, !dbg !1222
  ret i32 %72, !dbg !1222

73:                                               ; preds = %70, %33
  %74 = load i8*, i8** %6, align 8, !dbg !1207
  %75 = load i32, i32* %7, align 4, !dbg !1207
  %76 = insertvalue { i8*, i32 } undef, i8* %74, 0, !dbg !1207
  %77 = insertvalue { i8*, i32 } %76, i32 %75, 1, !dbg !1207
  resume { i8*, i32 } %77, !dbg !1207

78:                                               ; preds = %66
  %79 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1241
  %80 = extractvalue { i8*, i32 } %79, 0, !dbg !1241
  call void @__clang_call_terminate(i8* %80) #18, !dbg !1241
  unreachable, !dbg !1241

81:                                               ; preds = %63
  unreachable
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #2

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 !dbg !1246 {
  %3 = alloca %struct.Square*, align 8
  %4 = alloca i32, align 4
  store %struct.Square* %0, %struct.Square** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %3, metadata !1247, metadata !DIExpression()), !dbg !1248
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !1249, metadata !DIExpression()), !dbg !1250
  %5 = load %struct.Square*, %struct.Square** %3, align 8
  %6 = bitcast %struct.Square* %5 to %struct.Shape*, !dbg !1251
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %6) #2, !dbg !1252
  %7 = bitcast %struct.Square* %5 to i32 (...)***, !dbg !1251
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV6Square, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !1251
  %8 = getelementptr inbounds %struct.Square, %struct.Square* %5, i32 0, i32 1, !dbg !1253
  %9 = load i32, i32* %4, align 4, !dbg !1254
  store i32 %9, i32* %8, align 4, !dbg !1253
  ret void, !dbg !1255
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !1256 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %2, metadata !1260, metadata !DIExpression()), !dbg !1261
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  %4 = bitcast %struct.Square* %3 to %struct.Shape*, !dbg !1262
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %4) #2, !dbg !1262
  ret void, !dbg !1264
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #2

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #6 comdat !dbg !1265 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1270, metadata !DIExpression()), !dbg !1271
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !1272, metadata !DIExpression()), !dbg !1273
  %5 = load i32, i32* %3, align 4, !dbg !1274
  %6 = load i32, i32* %4, align 4, !dbg !1275
  %7 = icmp sgt i32 %5, %6, !dbg !1276
  br i1 %7, label %8, label %10, !dbg !1274

8:                                                ; preds = %2
  %9 = load i32, i32* %3, align 4, !dbg !1277
  br label %12, !dbg !1274

10:                                               ; preds = %2
  %11 = load i32, i32* %4, align 4, !dbg !1278
  br label %12, !dbg !1274

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !1274
  ret i32 %13, !dbg !1279
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL7checkedRK5Shape(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) #7 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1280 {
  %2 = alloca %struct.Shape*, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !1284, metadata !DIExpression()), !dbg !1285
  call void @llvm.dbg.declare(metadata %"class.std::lock_guard"* %3, metadata !1286, metadata !DIExpression()), !dbg !1287
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL5guard to %"class.std::mutex"*)), !dbg !1287
  %6 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !1288
  %7 = bitcast %struct.Shape* %6 to i32 (%struct.Shape*)***, !dbg !1290
  %8 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %7, align 8, !dbg !1290
  %9 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %8, i64 2, !dbg !1290
  %10 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %9, align 8, !dbg !1290
  %11 = invoke noundef i32 %10(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %6)
          to label %12 unwind label %25, !dbg !1290

12:                                               ; preds = %1
  %13 = icmp sgt i32 %11, 50, !dbg !1291
  br i1 %13, label %14, label %33, !dbg !1292

14:                                               ; preds = %12
  %15 = call i8* @__cxa_allocate_exception(i64 16) #2, !dbg !1293
  %16 = bitcast i8* %15 to %struct.Failed*, !dbg !1293
  %17 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !1294
  %18 = bitcast %struct.Shape* %17 to i32 (%struct.Shape*)***, !dbg !1295
  %19 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %18, align 8, !dbg !1295
  %20 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %19, i64 2, !dbg !1295
  %21 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %20, align 8, !dbg !1295
  %22 = invoke noundef i32 %21(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %17)
          to label %23 unwind label %29, !dbg !1295

23:                                               ; preds = %14
  invoke void @_ZN6FailedC2Ei(%struct.Failed* noundef nonnull align 8 dereferenceable(12) %16, i32 noundef %22)
          to label %24 unwind label %29, !dbg !1296

24:                                               ; preds = %23
  invoke void @__cxa_throw(i8* %15, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Failed to i8*), i8* bitcast (void (%struct.Failed*)* @_ZN6FailedD2Ev to i8*)) #17
          to label %56 unwind label %25, !dbg !1293

25:                                               ; preds = %40, %33, %24, %1
  %26 = landingpad { i8*, i32 }
          cleanup, !dbg !1297
  %27 = extractvalue { i8*, i32 } %26, 0, !dbg !1297
  store i8* %27, i8** %4, align 8, !dbg !1297
  %28 = extractvalue { i8*, i32 } %26, 1, !dbg !1297
  store i32 %28, i32* %5, align 4, !dbg !1297
  br label %50, !dbg !1297

29:                                               ; preds = %23, %14
  %30 = landingpad { i8*, i32 }
          cleanup, !dbg !1297
  %31 = extractvalue { i8*, i32 } %30, 0, !dbg !1297
  store i8* %31, i8** %4, align 8, !dbg !1297
  %32 = extractvalue { i8*, i32 } %30, 1, !dbg !1297
  store i32 %32, i32* %5, align 4, !dbg !1297
  call void @__cxa_free_exception(i8* %15) #2, !dbg !1293
  br label %50, !dbg !1293

33:                                               ; preds = %12
  %34 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !1298
  %35 = bitcast %struct.Shape* %34 to i32 (%struct.Shape*)***, !dbg !1299
  %36 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %35, align 8, !dbg !1299
  %37 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %36, i64 2, !dbg !1299
  %38 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %37, align 8, !dbg !1299
  %39 = invoke noundef i32 %38(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %34)
          to label %40 unwind label %25, !dbg !1299

40:                                               ; preds = %33
  %41 = sext i32 %39 to i64, !dbg !1298
  %42 = call noundef i64 @_ZNSt13__atomic_baseIlEpLEl(%"struct.std::__atomic_base"* noundef nonnull align 8 dereferenceable(8) getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* bitcast ({ i64 }* @_ZL5total to %"struct.std::atomic"*), i32 0, i32 0), i64 noundef %41) #2, !dbg !1300
  %43 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !1301
  %44 = bitcast %struct.Shape* %43 to i32 (%struct.Shape*)***, !dbg !1302
  %45 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %44, align 8, !dbg !1302
  %46 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %45, i64 2, !dbg !1302
  %47 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %46, align 8, !dbg !1302
  %48 = invoke noundef i32 %47(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %43)
          to label %49 unwind label %25, !dbg !1302

49:                                               ; preds = %40
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !1303
  ret i32 %48, !dbg !1303

50:                                               ; preds = %29, %25
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !1303
  br label %51, !dbg !1303

51:                                               ; preds = %50
  %52 = load i8*, i8** %4, align 8, !dbg !1303
  %53 = load i32, i32* %5, align 4, !dbg !1303
  %54 = insertvalue { i8*, i32 } undef, i8* %52, 0, !dbg !1303
  %55 = insertvalue { i8*, i32 } %54, i32 %53, 1, !dbg !1303
  resume { i8*, i32 } %55, !dbg !1303

56:                                               ; preds = %24
  unreachable
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #8

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #9 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #2
  call void @_ZSt9terminatev() #18
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !1304 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !1306, metadata !DIExpression()), !dbg !1308
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (...)***, !dbg !1309
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !1309
  %5 = getelementptr inbounds %struct.Shape, %struct.Shape* %3, i32 0, i32 1, !dbg !1310
  store i32 7, i32* %5, align 8, !dbg !1310
  ret void, !dbg !1309
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !1311 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %2, metadata !1312, metadata !DIExpression()), !dbg !1313
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(16) %3) #2, !dbg !1314
  %4 = bitcast %struct.Square* %3 to i8*, !dbg !1314
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !1314
  ret void, !dbg !1314
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !1315 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %2, metadata !1316, metadata !DIExpression()), !dbg !1318
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  %4 = getelementptr inbounds %struct.Square, %struct.Square* %3, i32 0, i32 1, !dbg !1319
  %5 = load i32, i32* %4, align 4, !dbg !1319
  %6 = getelementptr inbounds %struct.Square, %struct.Square* %3, i32 0, i32 1, !dbg !1320
  %7 = load i32, i32* %6, align 4, !dbg !1320
  %8 = mul nsw i32 %5, %7, !dbg !1321
  ret i32 %8, !dbg !1322
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !1323 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !1324, metadata !DIExpression()), !dbg !1325
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  ret void, !dbg !1326
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !1327 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !1328, metadata !DIExpression()), !dbg !1329
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  call void @llvm.trap() #18, !dbg !1330
  unreachable, !dbg !1330
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #10

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #11 comdat align 2 !dbg !1331 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  call void @llvm.dbg.declare(metadata %"class.std::lock_guard"** %3, metadata !1332, metadata !DIExpression()), !dbg !1334
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %4, metadata !1335, metadata !DIExpression()), !dbg !1336
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !1337
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !1338
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !1337
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !1339
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !1339
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !1341
  ret void, !dbg !1342
}

declare i8* @__cxa_allocate_exception(i64)

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6FailedC2Ei(%struct.Failed* noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 !dbg !1343 {
  %3 = alloca %struct.Failed*, align 8
  %4 = alloca i32, align 4
  store %struct.Failed* %0, %struct.Failed** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Failed** %3, metadata !1344, metadata !DIExpression()), !dbg !1346
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !1347, metadata !DIExpression()), !dbg !1348
  %5 = load %struct.Failed*, %struct.Failed** %3, align 8
  %6 = bitcast %struct.Failed* %5 to %"class.std::exception"*, !dbg !1349
  call void @_ZNSt9exceptionC2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !1350
  %7 = bitcast %struct.Failed* %5 to i32 (...)***, !dbg !1349
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV6Failed, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !1349
  %8 = getelementptr inbounds %struct.Failed, %struct.Failed* %5, i32 0, i32 1, !dbg !1351
  %9 = load i32, i32* %4, align 4, !dbg !1352
  store i32 %9, i32* %8, align 8, !dbg !1351
  ret void, !dbg !1353
}

declare void @__cxa_free_exception(i8*)

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6FailedD2Ev(%struct.Failed* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !1354 {
  %2 = alloca %struct.Failed*, align 8
  store %struct.Failed* %0, %struct.Failed** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Failed** %2, metadata !1358, metadata !DIExpression()), !dbg !1359
  %3 = load %struct.Failed*, %struct.Failed** %2, align 8
  %4 = bitcast %struct.Failed* %3 to %"class.std::exception"*, !dbg !1360
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !1360
  ret void, !dbg !1362
}

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt13__atomic_baseIlEpLEl(%"struct.std::__atomic_base"* noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #6 comdat align 2 !dbg !1363 {
  %3 = alloca %"struct.std::__atomic_base"*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store %"struct.std::__atomic_base"* %0, %"struct.std::__atomic_base"** %3, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %3, metadata !1364, metadata !DIExpression()), !dbg !1366
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1367, metadata !DIExpression()), !dbg !1368
  %7 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %3, align 8
  %8 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %7, i32 0, i32 0, !dbg !1369
  %9 = load i64, i64* %4, align 8, !dbg !1370
  store i64 %9, i64* %5, align 8, !dbg !1371
  %10 = load i64, i64* %5, align 8, !dbg !1371
  %11 = atomicrmw add i64* %8, i64 %10 seq_cst, align 8, !dbg !1371
  %12 = add i64 %11, %10, !dbg !1371
  store i64 %12, i64* %6, align 8, !dbg !1371
  %13 = load i64, i64* %6, align 8, !dbg !1371
  ret i64 %13, !dbg !1372
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1373 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  call void @llvm.dbg.declare(metadata %"class.std::lock_guard"** %2, metadata !1374, metadata !DIExpression()), !dbg !1375
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !1376
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !1376
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !1378

6:                                                ; preds = %1
  ret void, !dbg !1379

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1378
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !1378
  call void @__clang_call_terminate(i8* %9) #18, !dbg !1378
  unreachable, !dbg !1378
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #7 comdat align 2 !dbg !1380 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %2, metadata !1381, metadata !DIExpression()), !dbg !1383
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1384, metadata !DIExpression()), !dbg !1385
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !1386
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !1386
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !1387
  store i32 %7, i32* %3, align 4, !dbg !1385
  %8 = load i32, i32* %3, align 4, !dbg !1388
  %9 = icmp ne i32 %8, 0, !dbg !1388
  br i1 %9, label %10, label %12, !dbg !1390

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !1391
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !1392
  unreachable, !dbg !1392

12:                                               ; preds = %1
  ret void, !dbg !1393
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #7 !dbg !1394 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %3, metadata !1398, metadata !DIExpression()), !dbg !1399
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !1400
  %5 = icmp ne i32 %4, 0, !dbg !1400
  br i1 %5, label %6, label %9, !dbg !1402

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !1403
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #2, !dbg !1404
  store i32 %8, i32* %2, align 4, !dbg !1405
  br label %10, !dbg !1405

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !1406
  br label %10, !dbg !1406

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !1407
  ret i32 %11, !dbg !1407
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #12

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #6 !dbg !1408 {
  ret i32 1, !dbg !1409
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #13

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9exceptionC2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !1410 {
  %2 = alloca %"class.std::exception"*, align 8
  store %"class.std::exception"* %0, %"class.std::exception"** %2, align 8
  call void @llvm.dbg.declare(metadata %"class.std::exception"** %2, metadata !1411, metadata !DIExpression()), !dbg !1413
  %3 = load %"class.std::exception"*, %"class.std::exception"** %2, align 8
  %4 = bitcast %"class.std::exception"* %3 to i32 (...)***, !dbg !1414
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt9exception, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !1414
  ret void, !dbg !1415
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6FailedD0Ev(%struct.Failed* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !1416 {
  %2 = alloca %struct.Failed*, align 8
  store %struct.Failed* %0, %struct.Failed** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Failed** %2, metadata !1417, metadata !DIExpression()), !dbg !1418
  %3 = load %struct.Failed*, %struct.Failed** %2, align 8
  call void @_ZN6FailedD2Ev(%struct.Failed* noundef nonnull align 8 dereferenceable(12) %3) #2, !dbg !1419
  %4 = bitcast %struct.Failed* %3 to i8*, !dbg !1419
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !1419
  ret void, !dbg !1419
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK6Failed4whatEv(%struct.Failed* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 !dbg !1420 {
  %2 = alloca %struct.Failed*, align 8
  store %struct.Failed* %0, %struct.Failed** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Failed** %2, metadata !1421, metadata !DIExpression()), !dbg !1423
  %3 = load %struct.Failed*, %struct.Failed** %2, align 8
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), !dbg !1424
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #13

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #7 comdat align 2 !dbg !1425 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %2, metadata !1426, metadata !DIExpression()), !dbg !1427
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !1428
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !1428
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !1429
  ret void, !dbg !1430
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #6 !dbg !1431 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %3, metadata !1432, metadata !DIExpression()), !dbg !1433
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !1434
  %5 = icmp ne i32 %4, 0, !dbg !1434
  br i1 %5, label %6, label %9, !dbg !1436

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !1437
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #2, !dbg !1438
  store i32 %8, i32* %2, align 4, !dbg !1439
  br label %10, !dbg !1439

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !1440
  br label %10, !dbg !1440

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !1441
  ret i32 %11, !dbg !1441
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #13

; Function Attrs: noinline uwtable
define weak_odr hidden noundef %struct.Square** @_ZTW4mine() #14 comdat {
  ret %struct.Square** @mine
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readnone }
attributes #9 = { noinline noreturn nounwind }
attributes #10 = { cold noreturn nounwind }
attributes #11 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn }
attributes #18 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!1195, !1196, !1197, !1198, !1199, !1200, !1201}
!llvm.ident = !{!1202}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 26, type: !1194, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !16, globals: !355, imports: !368, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "5df37dabdc135b07fba9fa5e7dac0f93")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !7, file: !6, line: 78, baseType: !8, size: 32, elements: !9, identifier: "_ZTSSt12memory_order")
!6 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !11, !12, !13, !14, !15}
!10 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!11 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!12 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!13 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!14 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!15 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!16 = !{!17, !28, !67, !70, !93, !143, !171, !183, !20, !203, !326}
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Failed", file: !3, line: 17, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !18, vtableHolder: !20, identifier: "_ZTS6Failed")
!18 = !{!19, !57, !58, !62}
!19 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !17, baseType: !20, extraData: i32 0)
!20 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception", scope: !7, file: !21, line: 61, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !22, vtableHolder: !20)
!21 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception.h", directory: "")
!22 = !{!23, !29, !33, !34, !39, !43, !47, !50}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$exception", scope: !21, file: !21, baseType: !24, size: 64, flags: DIFlagArtificial)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DISubprogram(name: "exception", scope: !20, file: !21, line: 64, type: !30, scopeLine: 64, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!33 = !DISubprogram(name: "~exception", scope: !20, file: !21, line: 65, type: !30, scopeLine: 65, containingType: !20, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!34 = !DISubprogram(name: "exception", scope: !20, file: !21, line: 67, type: !35, scopeLine: 67, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !32, !37}
!37 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!39 = !DISubprogram(name: "operator=", linkageName: "_ZNSt9exceptionaSERKS_", scope: !20, file: !21, line: 68, type: !40, scopeLine: 68, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !32, !37}
!42 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !20, size: 64)
!43 = !DISubprogram(name: "exception", scope: !20, file: !21, line: 69, type: !44, scopeLine: 69, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !32, !46}
!46 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !20, size: 64)
!47 = !DISubprogram(name: "operator=", linkageName: "_ZNSt9exceptionaSEOS_", scope: !20, file: !21, line: 70, type: !48, scopeLine: 70, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!48 = !DISubroutineType(types: !49)
!49 = !{!42, !32, !46}
!50 = !DISubprogram(name: "what", linkageName: "_ZNKSt9exception4whatEv", scope: !20, file: !21, line: 76, type: !51, scopeLine: 76, containingType: !20, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !56}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !17, file: !3, line: 18, baseType: !28, size: 32, offset: 64)
!58 = !DISubprogram(name: "Failed", scope: !17, file: !3, line: 19, type: !59, scopeLine: 19, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !61, !28}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!62 = !DISubprogram(name: "what", linkageName: "_ZNK6Failed4whatEv", scope: !17, file: !3, line: 20, type: !63, scopeLine: 20, containingType: !17, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!63 = !DISubroutineType(types: !64)
!64 = !{!53, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 12, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !68, vtableHolder: !70, identifier: "_ZTS6Square")
!68 = !{!69, !83, !84, !88}
!69 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !67, baseType: !70, extraData: i32 0)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 7, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !71, vtableHolder: !70, identifier: "_ZTS5Shape")
!71 = !{!72, !73, !74, !78}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !24, size: 64, flags: DIFlagArtificial)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !70, file: !3, line: 10, baseType: !28, size: 32, offset: 64)
!74 = !DISubprogram(name: "~Shape", scope: !70, file: !3, line: 8, type: !75, scopeLine: 8, containingType: !70, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !70, file: !3, line: 9, type: !79, scopeLine: 9, containingType: !70, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!79 = !DISubroutineType(types: !80)
!80 = !{!28, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !67, file: !3, line: 15, baseType: !28, size: 32, offset: 96)
!84 = !DISubprogram(name: "Square", scope: !67, file: !3, line: 13, type: !85, scopeLine: 13, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !87, !28}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !67, file: !3, line: 14, type: !89, scopeLine: 14, containingType: !67, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!89 = !DISubroutineType(types: !90)
!90 = !{!28, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!93 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__mutex_base", scope: !7, file: !94, line: 57, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !95, identifier: "_ZTSSt12__mutex_base")
!94 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!95 = !{!96, !130, !134, !139}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_M_mutex", scope: !93, file: !94, line: 63, baseType: !97, size: 320, flags: DIFlagProtected)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "__native_type", scope: !93, file: !94, line: 60, baseType: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gthread_mutex_t", file: !99, line: 50, baseType: !100)
!99 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !101, line: 72, baseType: !102)
!101 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!102 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !101, line: 67, size: 320, flags: DIFlagTypePassByValue, elements: !103, identifier: "_ZTS15pthread_mutex_t")
!103 = !{!104, !124, !128}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !102, file: !101, line: 69, baseType: !105, size: 320)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !106, line: 22, size: 320, flags: DIFlagTypePassByValue, elements: !107, identifier: "_ZTS17__pthread_mutex_s")
!106 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!107 = !{!108, !109, !110, !111, !112, !113, !115, !116}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !105, file: !106, line: 24, baseType: !28, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !105, file: !106, line: 25, baseType: !8, size: 32, offset: 32)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !105, file: !106, line: 26, baseType: !28, size: 32, offset: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !105, file: !106, line: 28, baseType: !8, size: 32, offset: 96)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !105, file: !106, line: 32, baseType: !28, size: 32, offset: 128)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !105, file: !106, line: 34, baseType: !114, size: 16, offset: 160)
!114 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !105, file: !106, line: 35, baseType: !114, size: 16, offset: 176)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !105, file: !106, line: 36, baseType: !117, size: 128, offset: 192)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !118, line: 55, baseType: !119)
!118 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !118, line: 51, size: 128, flags: DIFlagTypePassByValue, elements: !120, identifier: "_ZTS23__pthread_internal_list")
!120 = !{!121, !123}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !119, file: !118, line: 53, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !119, file: !118, line: 54, baseType: !122, size: 64, offset: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !102, file: !101, line: 70, baseType: !125, size: 320)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 320, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 40)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !102, file: !101, line: 71, baseType: !129, size: 64)
!129 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!130 = !DISubprogram(name: "__mutex_base", scope: !93, file: !94, line: 65, type: !131, scopeLine: 65, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = !DISubprogram(name: "__mutex_base", scope: !93, file: !94, line: 78, type: !135, scopeLine: 78, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !133, !137}
!137 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !138, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!139 = !DISubprogram(name: "operator=", linkageName: "_ZNSt12__mutex_baseaSERKS_", scope: !93, file: !94, line: 79, type: !140, scopeLine: 79, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!140 = !DISubroutineType(types: !141)
!141 = !{!142, !133, !137}
!142 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !93, size: 64)
!143 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "mutex", scope: !7, file: !94, line: 83, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !144, identifier: "_ZTSSt5mutex")
!144 = !{!145, !146, !150, !151, !156, !160, !161, !165, !166}
!145 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !143, baseType: !93, extraData: i32 0)
!146 = !DISubprogram(name: "mutex", scope: !143, file: !94, line: 91, type: !147, scopeLine: 91, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!147 = !DISubroutineType(types: !148)
!148 = !{null, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !DISubprogram(name: "~mutex", scope: !143, file: !94, line: 92, type: !147, scopeLine: 92, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!151 = !DISubprogram(name: "mutex", scope: !143, file: !94, line: 94, type: !152, scopeLine: 94, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!152 = !DISubroutineType(types: !153)
!153 = !{null, !149, !154}
!154 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !143)
!156 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5mutexaSERKS_", scope: !143, file: !94, line: 95, type: !157, scopeLine: 95, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!157 = !DISubroutineType(types: !158)
!158 = !{!159, !149, !154}
!159 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !143, size: 64)
!160 = !DISubprogram(name: "lock", linkageName: "_ZNSt5mutex4lockEv", scope: !143, file: !94, line: 98, type: !147, scopeLine: 98, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!161 = !DISubprogram(name: "try_lock", linkageName: "_ZNSt5mutex8try_lockEv", scope: !143, file: !94, line: 108, type: !162, scopeLine: 108, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!162 = !DISubroutineType(types: !163)
!163 = !{!164, !149}
!164 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!165 = !DISubprogram(name: "unlock", linkageName: "_ZNSt5mutex6unlockEv", scope: !143, file: !94, line: 115, type: !147, scopeLine: 115, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!166 = !DISubprogram(name: "native_handle", linkageName: "_ZNSt5mutex13native_handleEv", scope: !143, file: !94, line: 122, type: !167, scopeLine: 122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!167 = !DISubroutineType(types: !168)
!168 = !{!169, !149}
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "native_handle_type", scope: !143, file: !94, line: 86, baseType: !170)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!171 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "lock_guard<std::mutex>", scope: !7, file: !94, line: 223, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !172, templateParams: !201, identifier: "_ZTSSt10lock_guardISt5mutexE")
!172 = !{!173, !176, !180, !189, !192, !197}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_M_device", scope: !171, file: !94, line: 241, baseType: !174, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_typedef, name: "mutex_type", scope: !171, file: !94, line: 226, baseType: !143)
!176 = !DISubprogram(name: "lock_guard", scope: !171, file: !94, line: 228, type: !177, scopeLine: 228, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!177 = !DISubroutineType(types: !178)
!178 = !{null, !179, !174}
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!180 = !DISubprogram(name: "lock_guard", scope: !171, file: !94, line: 231, type: !181, scopeLine: 231, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !179, !174, !183}
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "adopt_lock_t", scope: !7, file: !94, line: 206, size: 8, flags: DIFlagTypePassByValue, elements: !184, identifier: "_ZTSSt12adopt_lock_t")
!184 = !{!185}
!185 = !DISubprogram(name: "adopt_lock_t", scope: !183, file: !94, line: 206, type: !186, scopeLine: 206, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !188}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!189 = !DISubprogram(name: "~lock_guard", scope: !171, file: !94, line: 234, type: !190, scopeLine: 234, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!190 = !DISubroutineType(types: !191)
!191 = !{null, !179}
!192 = !DISubprogram(name: "lock_guard", scope: !171, file: !94, line: 237, type: !193, scopeLine: 237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !179, !195}
!195 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !196, size: 64)
!196 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !171)
!197 = !DISubprogram(name: "operator=", linkageName: "_ZNSt10lock_guardISt5mutexEaSERKS1_", scope: !171, file: !94, line: 238, type: !198, scopeLine: 238, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!198 = !DISubroutineType(types: !199)
!199 = !{!200, !179, !195}
!200 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !171, size: 64)
!201 = !{!202}
!202 = !DITemplateTypeParameter(name: "_Mutex", type: !143)
!203 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<long>", scope: !7, file: !6, line: 324, size: 64, flags: DIFlagTypePassByReference, elements: !204, templateParams: !324, identifier: "_ZTSSt13__atomic_baseIlE")
!204 = !{!205, !207, !209, !213, !214, !219, !223, !228, !231, !235, !240, !243, !246, !249, !252, !253, !254, !257, !260, !261, !262, !263, !264, !265, !266, !267, !268, !269, !270, !271, !272, !275, !278, !282, !285, !288, !291, !294, !297, !301, !304, !307, !310, !311, !312, !313, !314, !315, !316, !317, !318, !319, !320, !321, !322, !323}
!205 = !DIDerivedType(tag: DW_TAG_member, name: "_S_alignment", scope: !203, file: !6, line: 332, baseType: !206, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 8)
!206 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !203, file: !6, line: 335, baseType: !208, size: 64, align: 64, flags: DIFlagPrivate)
!208 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_type", scope: !203, file: !6, line: 330, baseType: !129)
!209 = !DISubprogram(name: "__atomic_base", scope: !203, file: !6, line: 338, type: !210, scopeLine: 338, flags: DIFlagPrototyped, spFlags: 0)
!210 = !DISubroutineType(types: !211)
!211 = !{null, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!213 = !DISubprogram(name: "~__atomic_base", scope: !203, file: !6, line: 339, type: !210, scopeLine: 339, flags: DIFlagPrototyped, spFlags: 0)
!214 = !DISubprogram(name: "__atomic_base", scope: !203, file: !6, line: 340, type: !215, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!215 = !DISubroutineType(types: !216)
!216 = !{null, !212, !217}
!217 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !218, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !203)
!219 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIlEaSERKS0_", scope: !203, file: !6, line: 341, type: !220, scopeLine: 341, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!220 = !DISubroutineType(types: !221)
!221 = !{!222, !212, !217}
!222 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !203, size: 64)
!223 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIlEaSERKS0_", scope: !203, file: !6, line: 342, type: !224, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!224 = !DISubroutineType(types: !225)
!225 = !{!222, !226, !217}
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !227, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!227 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !203)
!228 = !DISubprogram(name: "__atomic_base", scope: !203, file: !6, line: 345, type: !229, scopeLine: 345, flags: DIFlagPrototyped, spFlags: 0)
!229 = !DISubroutineType(types: !230)
!230 = !{null, !212, !208}
!231 = !DISubprogram(name: "operator long", linkageName: "_ZNKSt13__atomic_baseIlEcvlEv", scope: !203, file: !6, line: 347, type: !232, scopeLine: 347, flags: DIFlagPrototyped, spFlags: 0)
!232 = !DISubroutineType(types: !233)
!233 = !{!208, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !218, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!235 = !DISubprogram(name: "operator long", linkageName: "_ZNVKSt13__atomic_baseIlEcvlEv", scope: !203, file: !6, line: 350, type: !236, scopeLine: 350, flags: DIFlagPrototyped, spFlags: 0)
!236 = !DISubroutineType(types: !237)
!237 = !{!208, !238}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !239, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!239 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !227)
!240 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIlEaSEl", scope: !203, file: !6, line: 354, type: !241, scopeLine: 354, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DISubroutineType(types: !242)
!242 = !{!208, !212, !208}
!243 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIlEaSEl", scope: !203, file: !6, line: 361, type: !244, scopeLine: 361, flags: DIFlagPrototyped, spFlags: 0)
!244 = !DISubroutineType(types: !245)
!245 = !{!208, !226, !208}
!246 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIlEppEi", scope: !203, file: !6, line: 368, type: !247, scopeLine: 368, flags: DIFlagPrototyped, spFlags: 0)
!247 = !DISubroutineType(types: !248)
!248 = !{!208, !212, !28}
!249 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIlEppEi", scope: !203, file: !6, line: 372, type: !250, scopeLine: 372, flags: DIFlagPrototyped, spFlags: 0)
!250 = !DISubroutineType(types: !251)
!251 = !{!208, !226, !28}
!252 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIlEmmEi", scope: !203, file: !6, line: 376, type: !247, scopeLine: 376, flags: DIFlagPrototyped, spFlags: 0)
!253 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIlEmmEi", scope: !203, file: !6, line: 380, type: !250, scopeLine: 380, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIlEppEv", scope: !203, file: !6, line: 384, type: !255, scopeLine: 384, flags: DIFlagPrototyped, spFlags: 0)
!255 = !DISubroutineType(types: !256)
!256 = !{!208, !212}
!257 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIlEppEv", scope: !203, file: !6, line: 388, type: !258, scopeLine: 388, flags: DIFlagPrototyped, spFlags: 0)
!258 = !DISubroutineType(types: !259)
!259 = !{!208, !226}
!260 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIlEmmEv", scope: !203, file: !6, line: 392, type: !255, scopeLine: 392, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIlEmmEv", scope: !203, file: !6, line: 396, type: !258, scopeLine: 396, flags: DIFlagPrototyped, spFlags: 0)
!262 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIlEpLEl", scope: !203, file: !6, line: 400, type: !241, scopeLine: 400, flags: DIFlagPrototyped, spFlags: 0)
!263 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIlEpLEl", scope: !203, file: !6, line: 404, type: !244, scopeLine: 404, flags: DIFlagPrototyped, spFlags: 0)
!264 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIlEmIEl", scope: !203, file: !6, line: 408, type: !241, scopeLine: 408, flags: DIFlagPrototyped, spFlags: 0)
!265 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIlEmIEl", scope: !203, file: !6, line: 412, type: !244, scopeLine: 412, flags: DIFlagPrototyped, spFlags: 0)
!266 = !DISubprogram(name: "operator&=", linkageName: "_ZNSt13__atomic_baseIlEaNEl", scope: !203, file: !6, line: 416, type: !241, scopeLine: 416, flags: DIFlagPrototyped, spFlags: 0)
!267 = !DISubprogram(name: "operator&=", linkageName: "_ZNVSt13__atomic_baseIlEaNEl", scope: !203, file: !6, line: 420, type: !244, scopeLine: 420, flags: DIFlagPrototyped, spFlags: 0)
!268 = !DISubprogram(name: "operator|=", linkageName: "_ZNSt13__atomic_baseIlEoREl", scope: !203, file: !6, line: 424, type: !241, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!269 = !DISubprogram(name: "operator|=", linkageName: "_ZNVSt13__atomic_baseIlEoREl", scope: !203, file: !6, line: 428, type: !244, scopeLine: 428, flags: DIFlagPrototyped, spFlags: 0)
!270 = !DISubprogram(name: "operator^=", linkageName: "_ZNSt13__atomic_baseIlEeOEl", scope: !203, file: !6, line: 432, type: !241, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!271 = !DISubprogram(name: "operator^=", linkageName: "_ZNVSt13__atomic_baseIlEeOEl", scope: !203, file: !6, line: 436, type: !244, scopeLine: 436, flags: DIFlagPrototyped, spFlags: 0)
!272 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIlE12is_lock_freeEv", scope: !203, file: !6, line: 440, type: !273, scopeLine: 440, flags: DIFlagPrototyped, spFlags: 0)
!273 = !DISubroutineType(types: !274)
!274 = !{!164, !234}
!275 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIlE12is_lock_freeEv", scope: !203, file: !6, line: 448, type: !276, scopeLine: 448, flags: DIFlagPrototyped, spFlags: 0)
!276 = !DISubroutineType(types: !277)
!277 = !{!164, !238}
!278 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIlE5storeElSt12memory_order", scope: !203, file: !6, line: 456, type: !279, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!279 = !DISubroutineType(types: !280)
!280 = !{null, !212, !208, !281}
!281 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", scope: !7, file: !6, line: 86, baseType: !5)
!282 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIlE5storeElSt12memory_order", scope: !203, file: !6, line: 468, type: !283, scopeLine: 468, flags: DIFlagPrototyped, spFlags: 0)
!283 = !DISubroutineType(types: !284)
!284 = !{null, !226, !208, !281}
!285 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIlE4loadESt12memory_order", scope: !203, file: !6, line: 481, type: !286, scopeLine: 481, flags: DIFlagPrototyped, spFlags: 0)
!286 = !DISubroutineType(types: !287)
!287 = !{!208, !234, !281}
!288 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIlE4loadESt12memory_order", scope: !203, file: !6, line: 492, type: !289, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!289 = !DISubroutineType(types: !290)
!290 = !{!208, !238, !281}
!291 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIlE8exchangeElSt12memory_order", scope: !203, file: !6, line: 503, type: !292, scopeLine: 503, flags: DIFlagPrototyped, spFlags: 0)
!292 = !DISubroutineType(types: !293)
!293 = !{!208, !212, !208, !281}
!294 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIlE8exchangeElSt12memory_order", scope: !203, file: !6, line: 511, type: !295, scopeLine: 511, flags: DIFlagPrototyped, spFlags: 0)
!295 = !DISubroutineType(types: !296)
!296 = !{!208, !226, !208, !281}
!297 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_orderS2_", scope: !203, file: !6, line: 518, type: !298, scopeLine: 518, flags: DIFlagPrototyped, spFlags: 0)
!298 = !DISubroutineType(types: !299)
!299 = !{!164, !212, !300, !208, !281, !281}
!300 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !208, size: 64)
!301 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_orderS2_", scope: !203, file: !6, line: 528, type: !302, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!302 = !DISubroutineType(types: !303)
!303 = !{!164, !226, !300, !208, !281, !281}
!304 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_order", scope: !203, file: !6, line: 539, type: !305, scopeLine: 539, flags: DIFlagPrototyped, spFlags: 0)
!305 = !DISubroutineType(types: !306)
!306 = !{!164, !212, !300, !208, !281}
!307 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIlE21compare_exchange_weakERllSt12memory_order", scope: !203, file: !6, line: 547, type: !308, scopeLine: 547, flags: DIFlagPrototyped, spFlags: 0)
!308 = !DISubroutineType(types: !309)
!309 = !{!164, !226, !300, !208, !281}
!310 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_orderS2_", scope: !203, file: !6, line: 555, type: !298, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!311 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_orderS2_", scope: !203, file: !6, line: 565, type: !302, scopeLine: 565, flags: DIFlagPrototyped, spFlags: 0)
!312 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_order", scope: !203, file: !6, line: 576, type: !305, scopeLine: 576, flags: DIFlagPrototyped, spFlags: 0)
!313 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIlE23compare_exchange_strongERllSt12memory_order", scope: !203, file: !6, line: 584, type: !308, scopeLine: 584, flags: DIFlagPrototyped, spFlags: 0)
!314 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIlE9fetch_addElSt12memory_order", scope: !203, file: !6, line: 616, type: !292, scopeLine: 616, flags: DIFlagPrototyped, spFlags: 0)
!315 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_addElSt12memory_order", scope: !203, file: !6, line: 621, type: !295, scopeLine: 621, flags: DIFlagPrototyped, spFlags: 0)
!316 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIlE9fetch_subElSt12memory_order", scope: !203, file: !6, line: 626, type: !292, scopeLine: 626, flags: DIFlagPrototyped, spFlags: 0)
!317 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_subElSt12memory_order", scope: !203, file: !6, line: 631, type: !295, scopeLine: 631, flags: DIFlagPrototyped, spFlags: 0)
!318 = !DISubprogram(name: "fetch_and", linkageName: "_ZNSt13__atomic_baseIlE9fetch_andElSt12memory_order", scope: !203, file: !6, line: 636, type: !292, scopeLine: 636, flags: DIFlagPrototyped, spFlags: 0)
!319 = !DISubprogram(name: "fetch_and", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_andElSt12memory_order", scope: !203, file: !6, line: 641, type: !295, scopeLine: 641, flags: DIFlagPrototyped, spFlags: 0)
!320 = !DISubprogram(name: "fetch_or", linkageName: "_ZNSt13__atomic_baseIlE8fetch_orElSt12memory_order", scope: !203, file: !6, line: 646, type: !292, scopeLine: 646, flags: DIFlagPrototyped, spFlags: 0)
!321 = !DISubprogram(name: "fetch_or", linkageName: "_ZNVSt13__atomic_baseIlE8fetch_orElSt12memory_order", scope: !203, file: !6, line: 651, type: !295, scopeLine: 651, flags: DIFlagPrototyped, spFlags: 0)
!322 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNSt13__atomic_baseIlE9fetch_xorElSt12memory_order", scope: !203, file: !6, line: 656, type: !292, scopeLine: 656, flags: DIFlagPrototyped, spFlags: 0)
!323 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNVSt13__atomic_baseIlE9fetch_xorElSt12memory_order", scope: !203, file: !6, line: 661, type: !295, scopeLine: 661, flags: DIFlagPrototyped, spFlags: 0)
!324 = !{!325}
!325 = !DITemplateTypeParameter(name: "_ITp", type: !129)
!326 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<long>", scope: !7, file: !327, line: 870, size: 64, flags: DIFlagTypePassByReference, elements: !328, templateParams: !353, identifier: "_ZTSSt6atomicIlE")
!327 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!328 = !{!329, !330, !334, !335, !340, !344, !349}
!329 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !326, baseType: !203, extraData: i32 0)
!330 = !DISubprogram(name: "atomic", scope: !326, file: !327, line: 875, type: !331, scopeLine: 875, flags: DIFlagPrototyped, spFlags: 0)
!331 = !DISubroutineType(types: !332)
!332 = !{null, !333}
!333 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !326, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!334 = !DISubprogram(name: "~atomic", scope: !326, file: !327, line: 876, type: !331, scopeLine: 876, flags: DIFlagPrototyped, spFlags: 0)
!335 = !DISubprogram(name: "atomic", scope: !326, file: !327, line: 877, type: !336, scopeLine: 877, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!336 = !DISubroutineType(types: !337)
!337 = !{null, !333, !338}
!338 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !339, size: 64)
!339 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !326)
!340 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIlEaSERKS0_", scope: !326, file: !327, line: 878, type: !341, scopeLine: 878, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!341 = !DISubroutineType(types: !342)
!342 = !{!343, !333, !338}
!343 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !326, size: 64)
!344 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIlEaSERKS0_", scope: !326, file: !327, line: 879, type: !345, scopeLine: 879, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!345 = !DISubroutineType(types: !346)
!346 = !{!343, !347, !338}
!347 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !348, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!348 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !326)
!349 = !DISubprogram(name: "atomic", scope: !326, file: !327, line: 881, type: !350, scopeLine: 881, flags: DIFlagPrototyped, spFlags: 0)
!350 = !DISubroutineType(types: !351)
!351 = !{null, !333, !352}
!352 = !DIDerivedType(tag: DW_TAG_typedef, name: "__integral_type", scope: !326, file: !327, line: 872, baseType: !129)
!353 = !{!354}
!354 = !DITemplateTypeParameter(name: "_Tp", type: !129)
!355 = !{!0, !356, !364, !366}
!356 = !DIGlobalVariableExpression(var: !357, expr: !DIExpression())
!357 = distinct !DIGlobalVariable(name: "unit", scope: !358, file: !3, line: 36, type: !67, isLocal: true, isDefinition: true)
!358 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !359, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !363)
!359 = !DISubroutineType(types: !360)
!360 = !{!28, !28, !361}
!361 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !362, size: 64)
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!363 = !{}
!364 = !DIGlobalVariableExpression(var: !365, expr: !DIExpression())
!365 = distinct !DIGlobalVariable(name: "guard", linkageName: "_ZL5guard", scope: !2, file: !3, line: 24, type: !143, isLocal: true, isDefinition: true)
!366 = !DIGlobalVariableExpression(var: !367, expr: !DIExpression())
!367 = distinct !DIGlobalVariable(name: "total", linkageName: "_ZL5total", scope: !2, file: !3, line: 25, type: !326, isLocal: true, isDefinition: true)
!368 = !{!369, !373, !377, !394, !397, !402, !410, !418, !422, !429, !433, !437, !439, !441, !445, !455, !459, !465, !471, !473, !477, !481, !485, !489, !502, !504, !508, !512, !516, !518, !523, !527, !531, !533, !535, !539, !547, !551, !555, !559, !561, !567, !569, !576, !581, !585, !589, !593, !597, !601, !603, !605, !609, !613, !617, !619, !623, !627, !629, !631, !635, !641, !646, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !668, !671, !674, !677, !680, !682, !684, !686, !689, !692, !695, !698, !701, !703, !708, !712, !715, !718, !720, !722, !724, !726, !729, !732, !735, !738, !741, !743, !747, !751, !756, !762, !764, !766, !768, !770, !772, !774, !776, !778, !780, !782, !784, !786, !788, !792, !796, !800, !806, !810, !815, !817, !821, !825, !829, !839, !843, !847, !851, !855, !859, !863, !867, !871, !875, !879, !883, !887, !889, !891, !895, !899, !904, !908, !912, !914, !918, !922, !928, !930, !934, !938, !942, !946, !950, !954, !958, !959, !960, !961, !963, !964, !965, !966, !967, !968, !969, !973, !979, !984, !988, !990, !992, !994, !996, !1003, !1007, !1011, !1015, !1019, !1023, !1028, !1032, !1034, !1038, !1044, !1048, !1053, !1055, !1057, !1061, !1065, !1067, !1069, !1071, !1073, !1077, !1079, !1081, !1085, !1089, !1093, !1097, !1101, !1105, !1107, !1111, !1115, !1119, !1123, !1125, !1127, !1131, !1135, !1136, !1137, !1138, !1139, !1140, !1145, !1149, !1150, !1155, !1159, !1164, !1169, !1173, !1179, !1183, !1185, !1189}
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !370, file: !371, line: 68)
!370 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !372, file: !371, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!371 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "e8a32dcadc5d06d341e371fb480b7b44")
!372 = !DINamespace(name: "__exception_ptr", scope: !7)
!373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !372, entity: !374, file: !371, line: 84)
!374 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !7, file: !371, line: 80, type: !375, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!375 = !DISubroutineType(types: !376)
!376 = !{null, !370}
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !378, file: !393, line: 64)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !379, line: 6, baseType: !380)
!379 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "", checksumkind: CSK_MD5, checksum: "ba8742313715e20e434cf6ccb2db98e3")
!380 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !381, line: 21, baseType: !382)
!381 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "", checksumkind: CSK_MD5, checksum: "82911a3e689448e3691ded3e0b471a55")
!382 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !381, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !383, identifier: "_ZTS11__mbstate_t")
!383 = !{!384, !385}
!384 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !382, file: !381, line: 15, baseType: !28, size: 32)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !382, file: !381, line: 20, baseType: !386, size: 32, offset: 32)
!386 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !382, file: !381, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !387, identifier: "_ZTSN11__mbstate_tUt_E")
!387 = !{!388, !389}
!388 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !386, file: !381, line: 18, baseType: !8, size: 32)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !386, file: !381, line: 19, baseType: !390, size: 32)
!390 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 32, elements: !391)
!391 = !{!392}
!392 = !DISubrange(count: 4)
!393 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !395, file: !393, line: 141)
!395 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !396, line: 20, baseType: !8)
!396 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !398, file: !393, line: 143)
!398 = !DISubprogram(name: "btowc", scope: !399, file: !399, line: 285, type: !400, flags: DIFlagPrototyped, spFlags: 0)
!399 = !DIFile(filename: "/usr/include/wchar.h", directory: "", checksumkind: CSK_MD5, checksum: "c2c1588988a2a89d06792ce221872236")
!400 = !DISubroutineType(types: !401)
!401 = !{!395, !28}
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !403, file: !393, line: 144)
!403 = !DISubprogram(name: "fgetwc", scope: !399, file: !399, line: 744, type: !404, flags: DIFlagPrototyped, spFlags: 0)
!404 = !DISubroutineType(types: !405)
!405 = !{!395, !406}
!406 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !407, size: 64)
!407 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !408, line: 5, baseType: !409)
!408 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "72a8fe90981f484acae7c6f3dfc5c2b7")
!409 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !408, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !411, file: !393, line: 145)
!411 = !DISubprogram(name: "fgetws", scope: !399, file: !399, line: 773, type: !412, flags: DIFlagPrototyped, spFlags: 0)
!412 = !DISubroutineType(types: !413)
!413 = !{!414, !416, !28, !417}
!414 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !415, size: 64)
!415 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!416 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !414)
!417 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !406)
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !419, file: !393, line: 146)
!419 = !DISubprogram(name: "fputwc", scope: !399, file: !399, line: 758, type: !420, flags: DIFlagPrototyped, spFlags: 0)
!420 = !DISubroutineType(types: !421)
!421 = !{!395, !415, !406}
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !423, file: !393, line: 147)
!423 = !DISubprogram(name: "fputws", scope: !399, file: !399, line: 780, type: !424, flags: DIFlagPrototyped, spFlags: 0)
!424 = !DISubroutineType(types: !425)
!425 = !{!28, !426, !417}
!426 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !427)
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !428, size: 64)
!428 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !415)
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !430, file: !393, line: 148)
!430 = !DISubprogram(name: "fwide", scope: !399, file: !399, line: 588, type: !431, flags: DIFlagPrototyped, spFlags: 0)
!431 = !DISubroutineType(types: !432)
!432 = !{!28, !406, !28}
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !434, file: !393, line: 149)
!434 = !DISubprogram(name: "fwprintf", scope: !399, file: !399, line: 595, type: !435, flags: DIFlagPrototyped, spFlags: 0)
!435 = !DISubroutineType(types: !436)
!436 = !{!28, !417, !426, null}
!437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !438, file: !393, line: 150)
!438 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !399, file: !399, line: 657, type: !435, flags: DIFlagPrototyped, spFlags: 0)
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !440, file: !393, line: 151)
!440 = !DISubprogram(name: "getwc", scope: !399, file: !399, line: 745, type: !404, flags: DIFlagPrototyped, spFlags: 0)
!441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !442, file: !393, line: 152)
!442 = !DISubprogram(name: "getwchar", scope: !399, file: !399, line: 751, type: !443, flags: DIFlagPrototyped, spFlags: 0)
!443 = !DISubroutineType(types: !444)
!444 = !{!395}
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !446, file: !393, line: 153)
!446 = !DISubprogram(name: "mbrlen", scope: !399, file: !399, line: 308, type: !447, flags: DIFlagPrototyped, spFlags: 0)
!447 = !DISubroutineType(types: !448)
!448 = !{!449, !452, !449, !453}
!449 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !450, line: 46, baseType: !451)
!450 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!451 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!452 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!453 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !454)
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !378, size: 64)
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !456, file: !393, line: 154)
!456 = !DISubprogram(name: "mbrtowc", scope: !399, file: !399, line: 297, type: !457, flags: DIFlagPrototyped, spFlags: 0)
!457 = !DISubroutineType(types: !458)
!458 = !{!449, !416, !452, !449, !453}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !460, file: !393, line: 155)
!460 = !DISubprogram(name: "mbsinit", scope: !399, file: !399, line: 293, type: !461, flags: DIFlagPrototyped, spFlags: 0)
!461 = !DISubroutineType(types: !462)
!462 = !{!28, !463}
!463 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !464, size: 64)
!464 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !378)
!465 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !466, file: !393, line: 156)
!466 = !DISubprogram(name: "mbsrtowcs", scope: !399, file: !399, line: 338, type: !467, flags: DIFlagPrototyped, spFlags: 0)
!467 = !DISubroutineType(types: !468)
!468 = !{!449, !416, !469, !449, !453}
!469 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !470)
!470 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !472, file: !393, line: 157)
!472 = !DISubprogram(name: "putwc", scope: !399, file: !399, line: 759, type: !420, flags: DIFlagPrototyped, spFlags: 0)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !474, file: !393, line: 158)
!474 = !DISubprogram(name: "putwchar", scope: !399, file: !399, line: 765, type: !475, flags: DIFlagPrototyped, spFlags: 0)
!475 = !DISubroutineType(types: !476)
!476 = !{!395, !415}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !478, file: !393, line: 160)
!478 = !DISubprogram(name: "swprintf", scope: !399, file: !399, line: 605, type: !479, flags: DIFlagPrototyped, spFlags: 0)
!479 = !DISubroutineType(types: !480)
!480 = !{!28, !416, !449, !426, null}
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !482, file: !393, line: 162)
!482 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !399, file: !399, line: 664, type: !483, flags: DIFlagPrototyped, spFlags: 0)
!483 = !DISubroutineType(types: !484)
!484 = !{!28, !426, !426, null}
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !486, file: !393, line: 163)
!486 = !DISubprogram(name: "ungetwc", scope: !399, file: !399, line: 788, type: !487, flags: DIFlagPrototyped, spFlags: 0)
!487 = !DISubroutineType(types: !488)
!488 = !{!395, !395, !406}
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !490, file: !393, line: 164)
!490 = !DISubprogram(name: "vfwprintf", scope: !399, file: !399, line: 613, type: !491, flags: DIFlagPrototyped, spFlags: 0)
!491 = !DISubroutineType(types: !492)
!492 = !{!28, !417, !426, !493}
!493 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !494, size: 64)
!494 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !495, identifier: "_ZTS13__va_list_tag")
!495 = !{!496, !498, !499, !501}
!496 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !494, file: !497, baseType: !8, size: 32)
!497 = !DIFile(filename: "exceptions.cpp", directory: ".")
!498 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !494, file: !497, baseType: !8, size: 32, offset: 32)
!499 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !494, file: !497, baseType: !500, size: 64, offset: 64)
!500 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!501 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !494, file: !497, baseType: !500, size: 64, offset: 128)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !503, file: !393, line: 166)
!503 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !399, file: !399, line: 711, type: !491, flags: DIFlagPrototyped, spFlags: 0)
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !505, file: !393, line: 169)
!505 = !DISubprogram(name: "vswprintf", scope: !399, file: !399, line: 626, type: !506, flags: DIFlagPrototyped, spFlags: 0)
!506 = !DISubroutineType(types: !507)
!507 = !{!28, !416, !449, !426, !493}
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !509, file: !393, line: 172)
!509 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !399, file: !399, line: 718, type: !510, flags: DIFlagPrototyped, spFlags: 0)
!510 = !DISubroutineType(types: !511)
!511 = !{!28, !426, !426, !493}
!512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !513, file: !393, line: 174)
!513 = !DISubprogram(name: "vwprintf", scope: !399, file: !399, line: 621, type: !514, flags: DIFlagPrototyped, spFlags: 0)
!514 = !DISubroutineType(types: !515)
!515 = !{!28, !426, !493}
!516 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !517, file: !393, line: 176)
!517 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !399, file: !399, line: 715, type: !514, flags: DIFlagPrototyped, spFlags: 0)
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !519, file: !393, line: 178)
!519 = !DISubprogram(name: "wcrtomb", scope: !399, file: !399, line: 302, type: !520, flags: DIFlagPrototyped, spFlags: 0)
!520 = !DISubroutineType(types: !521)
!521 = !{!449, !522, !415, !453}
!522 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !362)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !524, file: !393, line: 179)
!524 = !DISubprogram(name: "wcscat", scope: !399, file: !399, line: 97, type: !525, flags: DIFlagPrototyped, spFlags: 0)
!525 = !DISubroutineType(types: !526)
!526 = !{!414, !416, !426}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !528, file: !393, line: 180)
!528 = !DISubprogram(name: "wcscmp", scope: !399, file: !399, line: 106, type: !529, flags: DIFlagPrototyped, spFlags: 0)
!529 = !DISubroutineType(types: !530)
!530 = !{!28, !427, !427}
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !532, file: !393, line: 181)
!532 = !DISubprogram(name: "wcscoll", scope: !399, file: !399, line: 131, type: !529, flags: DIFlagPrototyped, spFlags: 0)
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !534, file: !393, line: 182)
!534 = !DISubprogram(name: "wcscpy", scope: !399, file: !399, line: 87, type: !525, flags: DIFlagPrototyped, spFlags: 0)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !536, file: !393, line: 183)
!536 = !DISubprogram(name: "wcscspn", scope: !399, file: !399, line: 188, type: !537, flags: DIFlagPrototyped, spFlags: 0)
!537 = !DISubroutineType(types: !538)
!538 = !{!449, !427, !427}
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !540, file: !393, line: 184)
!540 = !DISubprogram(name: "wcsftime", scope: !399, file: !399, line: 852, type: !541, flags: DIFlagPrototyped, spFlags: 0)
!541 = !DISubroutineType(types: !542)
!542 = !{!449, !416, !449, !426, !543}
!543 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !544)
!544 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !545, size: 64)
!545 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !546)
!546 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !399, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !548, file: !393, line: 185)
!548 = !DISubprogram(name: "wcslen", scope: !399, file: !399, line: 223, type: !549, flags: DIFlagPrototyped, spFlags: 0)
!549 = !DISubroutineType(types: !550)
!550 = !{!449, !427}
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !552, file: !393, line: 186)
!552 = !DISubprogram(name: "wcsncat", scope: !399, file: !399, line: 101, type: !553, flags: DIFlagPrototyped, spFlags: 0)
!553 = !DISubroutineType(types: !554)
!554 = !{!414, !416, !426, !449}
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !556, file: !393, line: 187)
!556 = !DISubprogram(name: "wcsncmp", scope: !399, file: !399, line: 109, type: !557, flags: DIFlagPrototyped, spFlags: 0)
!557 = !DISubroutineType(types: !558)
!558 = !{!28, !427, !427, !449}
!559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !560, file: !393, line: 188)
!560 = !DISubprogram(name: "wcsncpy", scope: !399, file: !399, line: 92, type: !553, flags: DIFlagPrototyped, spFlags: 0)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !562, file: !393, line: 189)
!562 = !DISubprogram(name: "wcsrtombs", scope: !399, file: !399, line: 344, type: !563, flags: DIFlagPrototyped, spFlags: 0)
!563 = !DISubroutineType(types: !564)
!564 = !{!449, !522, !565, !449, !453}
!565 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !566)
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !427, size: 64)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !568, file: !393, line: 190)
!568 = !DISubprogram(name: "wcsspn", scope: !399, file: !399, line: 192, type: !537, flags: DIFlagPrototyped, spFlags: 0)
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !570, file: !393, line: 191)
!570 = !DISubprogram(name: "wcstod", scope: !399, file: !399, line: 378, type: !571, flags: DIFlagPrototyped, spFlags: 0)
!571 = !DISubroutineType(types: !572)
!572 = !{!573, !426, !574}
!573 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!574 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !575)
!575 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !414, size: 64)
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !577, file: !393, line: 193)
!577 = !DISubprogram(name: "wcstof", scope: !399, file: !399, line: 383, type: !578, flags: DIFlagPrototyped, spFlags: 0)
!578 = !DISubroutineType(types: !579)
!579 = !{!580, !426, !574}
!580 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !582, file: !393, line: 195)
!582 = !DISubprogram(name: "wcstok", scope: !399, file: !399, line: 218, type: !583, flags: DIFlagPrototyped, spFlags: 0)
!583 = !DISubroutineType(types: !584)
!584 = !{!414, !416, !426, !574}
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !586, file: !393, line: 196)
!586 = !DISubprogram(name: "wcstol", scope: !399, file: !399, line: 429, type: !587, flags: DIFlagPrototyped, spFlags: 0)
!587 = !DISubroutineType(types: !588)
!588 = !{!129, !426, !574, !28}
!589 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !590, file: !393, line: 197)
!590 = !DISubprogram(name: "wcstoul", scope: !399, file: !399, line: 434, type: !591, flags: DIFlagPrototyped, spFlags: 0)
!591 = !DISubroutineType(types: !592)
!592 = !{!451, !426, !574, !28}
!593 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !594, file: !393, line: 198)
!594 = !DISubprogram(name: "wcsxfrm", scope: !399, file: !399, line: 135, type: !595, flags: DIFlagPrototyped, spFlags: 0)
!595 = !DISubroutineType(types: !596)
!596 = !{!449, !416, !426, !449}
!597 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !598, file: !393, line: 199)
!598 = !DISubprogram(name: "wctob", scope: !399, file: !399, line: 289, type: !599, flags: DIFlagPrototyped, spFlags: 0)
!599 = !DISubroutineType(types: !600)
!600 = !{!28, !395}
!601 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !602, file: !393, line: 200)
!602 = !DISubprogram(name: "wmemcmp", scope: !399, file: !399, line: 259, type: !557, flags: DIFlagPrototyped, spFlags: 0)
!603 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !604, file: !393, line: 201)
!604 = !DISubprogram(name: "wmemcpy", scope: !399, file: !399, line: 263, type: !553, flags: DIFlagPrototyped, spFlags: 0)
!605 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !606, file: !393, line: 202)
!606 = !DISubprogram(name: "wmemmove", scope: !399, file: !399, line: 268, type: !607, flags: DIFlagPrototyped, spFlags: 0)
!607 = !DISubroutineType(types: !608)
!608 = !{!414, !414, !427, !449}
!609 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !610, file: !393, line: 203)
!610 = !DISubprogram(name: "wmemset", scope: !399, file: !399, line: 272, type: !611, flags: DIFlagPrototyped, spFlags: 0)
!611 = !DISubroutineType(types: !612)
!612 = !{!414, !414, !415, !449}
!613 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !614, file: !393, line: 204)
!614 = !DISubprogram(name: "wprintf", scope: !399, file: !399, line: 602, type: !615, flags: DIFlagPrototyped, spFlags: 0)
!615 = !DISubroutineType(types: !616)
!616 = !{!28, !426, null}
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !618, file: !393, line: 205)
!618 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !399, file: !399, line: 661, type: !615, flags: DIFlagPrototyped, spFlags: 0)
!619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !620, file: !393, line: 206)
!620 = !DISubprogram(name: "wcschr", scope: !399, file: !399, line: 165, type: !621, flags: DIFlagPrototyped, spFlags: 0)
!621 = !DISubroutineType(types: !622)
!622 = !{!414, !427, !415}
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !624, file: !393, line: 207)
!624 = !DISubprogram(name: "wcspbrk", scope: !399, file: !399, line: 202, type: !625, flags: DIFlagPrototyped, spFlags: 0)
!625 = !DISubroutineType(types: !626)
!626 = !{!414, !427, !427}
!627 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !628, file: !393, line: 208)
!628 = !DISubprogram(name: "wcsrchr", scope: !399, file: !399, line: 175, type: !621, flags: DIFlagPrototyped, spFlags: 0)
!629 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !630, file: !393, line: 209)
!630 = !DISubprogram(name: "wcsstr", scope: !399, file: !399, line: 213, type: !625, flags: DIFlagPrototyped, spFlags: 0)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !632, file: !393, line: 210)
!632 = !DISubprogram(name: "wmemchr", scope: !399, file: !399, line: 254, type: !633, flags: DIFlagPrototyped, spFlags: 0)
!633 = !DISubroutineType(types: !634)
!634 = !{!414, !427, !415, !449}
!635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !637, file: !393, line: 251)
!636 = !DINamespace(name: "__gnu_cxx", scope: null)
!637 = !DISubprogram(name: "wcstold", scope: !399, file: !399, line: 385, type: !638, flags: DIFlagPrototyped, spFlags: 0)
!638 = !DISubroutineType(types: !639)
!639 = !{!640, !426, !574}
!640 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !642, file: !393, line: 260)
!642 = !DISubprogram(name: "wcstoll", scope: !399, file: !399, line: 442, type: !643, flags: DIFlagPrototyped, spFlags: 0)
!643 = !DISubroutineType(types: !644)
!644 = !{!645, !426, !574, !28}
!645 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!646 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !647, file: !393, line: 261)
!647 = !DISubprogram(name: "wcstoull", scope: !399, file: !399, line: 449, type: !648, flags: DIFlagPrototyped, spFlags: 0)
!648 = !DISubroutineType(types: !649)
!649 = !{!650, !426, !574, !28}
!650 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !637, file: !393, line: 267)
!652 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !642, file: !393, line: 268)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !647, file: !393, line: 269)
!654 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !577, file: !393, line: 283)
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !503, file: !393, line: 286)
!656 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !509, file: !393, line: 289)
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !517, file: !393, line: 292)
!658 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !637, file: !393, line: 296)
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !642, file: !393, line: 297)
!660 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !647, file: !393, line: 298)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !662, file: !667, line: 47)
!662 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !663, line: 24, baseType: !664)
!663 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!664 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !665, line: 37, baseType: !666)
!665 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!666 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!667 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!668 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !669, file: !667, line: 48)
!669 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !663, line: 25, baseType: !670)
!670 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !665, line: 39, baseType: !114)
!671 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !672, file: !667, line: 49)
!672 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !663, line: 26, baseType: !673)
!673 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !665, line: 41, baseType: !28)
!674 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !675, file: !667, line: 50)
!675 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !663, line: 27, baseType: !676)
!676 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !665, line: 44, baseType: !129)
!677 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !678, file: !667, line: 52)
!678 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !679, line: 58, baseType: !666)
!679 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!680 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !681, file: !667, line: 53)
!681 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !679, line: 60, baseType: !129)
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !683, file: !667, line: 54)
!683 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !679, line: 61, baseType: !129)
!684 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !685, file: !667, line: 55)
!685 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !679, line: 62, baseType: !129)
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !687, file: !667, line: 57)
!687 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !679, line: 43, baseType: !688)
!688 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !665, line: 52, baseType: !664)
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !690, file: !667, line: 58)
!690 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !679, line: 44, baseType: !691)
!691 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !665, line: 54, baseType: !670)
!692 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !693, file: !667, line: 59)
!693 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !679, line: 45, baseType: !694)
!694 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !665, line: 56, baseType: !673)
!695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !696, file: !667, line: 60)
!696 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !679, line: 46, baseType: !697)
!697 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !665, line: 58, baseType: !676)
!698 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !699, file: !667, line: 62)
!699 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !679, line: 101, baseType: !700)
!700 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !665, line: 72, baseType: !129)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !702, file: !667, line: 63)
!702 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !679, line: 87, baseType: !129)
!703 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !704, file: !667, line: 65)
!704 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !705, line: 24, baseType: !706)
!705 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!706 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !665, line: 38, baseType: !707)
!707 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!708 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !709, file: !667, line: 66)
!709 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !705, line: 25, baseType: !710)
!710 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !665, line: 40, baseType: !711)
!711 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!712 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !713, file: !667, line: 67)
!713 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !705, line: 26, baseType: !714)
!714 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !665, line: 42, baseType: !8)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !716, file: !667, line: 68)
!716 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !705, line: 27, baseType: !717)
!717 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !665, line: 45, baseType: !451)
!718 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !719, file: !667, line: 70)
!719 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !679, line: 71, baseType: !707)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !721, file: !667, line: 71)
!721 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !679, line: 73, baseType: !451)
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !723, file: !667, line: 72)
!723 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !679, line: 74, baseType: !451)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !725, file: !667, line: 73)
!725 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !679, line: 75, baseType: !451)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !727, file: !667, line: 75)
!727 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !679, line: 49, baseType: !728)
!728 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !665, line: 53, baseType: !706)
!729 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !730, file: !667, line: 76)
!730 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !679, line: 50, baseType: !731)
!731 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !665, line: 55, baseType: !710)
!732 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !733, file: !667, line: 77)
!733 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !679, line: 51, baseType: !734)
!734 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !665, line: 57, baseType: !714)
!735 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !736, file: !667, line: 78)
!736 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !679, line: 52, baseType: !737)
!737 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !665, line: 59, baseType: !717)
!738 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !739, file: !667, line: 80)
!739 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !679, line: 102, baseType: !740)
!740 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !665, line: 73, baseType: !451)
!741 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !742, file: !667, line: 81)
!742 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !679, line: 90, baseType: !451)
!743 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !744, file: !746, line: 53)
!744 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !745, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!745 = !DIFile(filename: "/usr/include/locale.h", directory: "", checksumkind: CSK_MD5, checksum: "a1d177e0f311dc60a74cb347049d75bc")
!746 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!747 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !748, file: !746, line: 54)
!748 = !DISubprogram(name: "setlocale", scope: !745, file: !745, line: 122, type: !749, flags: DIFlagPrototyped, spFlags: 0)
!749 = !DISubroutineType(types: !750)
!750 = !{!362, !28, !53}
!751 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !752, file: !746, line: 55)
!752 = !DISubprogram(name: "localeconv", scope: !745, file: !745, line: 125, type: !753, flags: DIFlagPrototyped, spFlags: 0)
!753 = !DISubroutineType(types: !754)
!754 = !{!755}
!755 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !744, size: 64)
!756 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !757, file: !761, line: 64)
!757 = !DISubprogram(name: "isalnum", scope: !758, file: !758, line: 108, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!758 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!759 = !DISubroutineType(types: !760)
!760 = !{!28, !28}
!761 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!762 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !763, file: !761, line: 65)
!763 = !DISubprogram(name: "isalpha", scope: !758, file: !758, line: 109, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !765, file: !761, line: 66)
!765 = !DISubprogram(name: "iscntrl", scope: !758, file: !758, line: 110, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!766 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !767, file: !761, line: 67)
!767 = !DISubprogram(name: "isdigit", scope: !758, file: !758, line: 111, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !769, file: !761, line: 68)
!769 = !DISubprogram(name: "isgraph", scope: !758, file: !758, line: 113, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!770 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !771, file: !761, line: 69)
!771 = !DISubprogram(name: "islower", scope: !758, file: !758, line: 112, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!772 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !773, file: !761, line: 70)
!773 = !DISubprogram(name: "isprint", scope: !758, file: !758, line: 114, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!774 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !775, file: !761, line: 71)
!775 = !DISubprogram(name: "ispunct", scope: !758, file: !758, line: 115, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !777, file: !761, line: 72)
!777 = !DISubprogram(name: "isspace", scope: !758, file: !758, line: 116, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!778 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !779, file: !761, line: 73)
!779 = !DISubprogram(name: "isupper", scope: !758, file: !758, line: 117, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!780 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !781, file: !761, line: 74)
!781 = !DISubprogram(name: "isxdigit", scope: !758, file: !758, line: 118, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!782 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !783, file: !761, line: 75)
!783 = !DISubprogram(name: "tolower", scope: !758, file: !758, line: 122, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!784 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !785, file: !761, line: 76)
!785 = !DISubprogram(name: "toupper", scope: !758, file: !758, line: 125, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!786 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !787, file: !761, line: 87)
!787 = !DISubprogram(name: "isblank", scope: !758, file: !758, line: 130, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!788 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !789, entity: !790, file: !791, line: 58)
!789 = !DINamespace(name: "__gnu_debug", scope: null)
!790 = !DINamespace(name: "__debug", scope: !7)
!791 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "", checksumkind: CSK_MD5, checksum: "09fce61e0085ea92b4bd81d6cd4dcc16")
!792 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !793, file: !795, line: 52)
!793 = !DISubprogram(name: "abs", scope: !794, file: !794, line: 861, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!794 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!795 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!796 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !797, file: !799, line: 127)
!797 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !794, line: 63, baseType: !798)
!798 = !DICompositeType(tag: DW_TAG_structure_type, file: !794, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!799 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!800 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !801, file: !799, line: 128)
!801 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !794, line: 71, baseType: !802)
!802 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !794, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !803, identifier: "_ZTS6ldiv_t")
!803 = !{!804, !805}
!804 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !802, file: !794, line: 69, baseType: !129, size: 64)
!805 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !802, file: !794, line: 70, baseType: !129, size: 64, offset: 64)
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !807, file: !799, line: 130)
!807 = !DISubprogram(name: "abort", scope: !794, file: !794, line: 611, type: !808, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!808 = !DISubroutineType(types: !809)
!809 = !{null}
!810 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !811, file: !799, line: 134)
!811 = !DISubprogram(name: "atexit", scope: !794, file: !794, line: 615, type: !812, flags: DIFlagPrototyped, spFlags: 0)
!812 = !DISubroutineType(types: !813)
!813 = !{!28, !814}
!814 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !808, size: 64)
!815 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !816, file: !799, line: 137)
!816 = !DISubprogram(name: "at_quick_exit", scope: !794, file: !794, line: 620, type: !812, flags: DIFlagPrototyped, spFlags: 0)
!817 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !818, file: !799, line: 140)
!818 = !DISubprogram(name: "atof", scope: !794, file: !794, line: 102, type: !819, flags: DIFlagPrototyped, spFlags: 0)
!819 = !DISubroutineType(types: !820)
!820 = !{!573, !53}
!821 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !822, file: !799, line: 141)
!822 = !DISubprogram(name: "atoi", scope: !794, file: !794, line: 105, type: !823, flags: DIFlagPrototyped, spFlags: 0)
!823 = !DISubroutineType(types: !824)
!824 = !{!28, !53}
!825 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !826, file: !799, line: 142)
!826 = !DISubprogram(name: "atol", scope: !794, file: !794, line: 108, type: !827, flags: DIFlagPrototyped, spFlags: 0)
!827 = !DISubroutineType(types: !828)
!828 = !{!129, !53}
!829 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !830, file: !799, line: 143)
!830 = !DISubprogram(name: "bsearch", scope: !794, file: !794, line: 841, type: !831, flags: DIFlagPrototyped, spFlags: 0)
!831 = !DISubroutineType(types: !832)
!832 = !{!500, !833, !833, !449, !449, !835}
!833 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !834, size: 64)
!834 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!835 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !794, line: 829, baseType: !836)
!836 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !837, size: 64)
!837 = !DISubroutineType(types: !838)
!838 = !{!28, !833, !833}
!839 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !840, file: !799, line: 144)
!840 = !DISubprogram(name: "calloc", scope: !794, file: !794, line: 556, type: !841, flags: DIFlagPrototyped, spFlags: 0)
!841 = !DISubroutineType(types: !842)
!842 = !{!500, !449, !449}
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !844, file: !799, line: 145)
!844 = !DISubprogram(name: "div", scope: !794, file: !794, line: 873, type: !845, flags: DIFlagPrototyped, spFlags: 0)
!845 = !DISubroutineType(types: !846)
!846 = !{!797, !28, !28}
!847 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !848, file: !799, line: 146)
!848 = !DISubprogram(name: "exit", scope: !794, file: !794, line: 637, type: !849, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!849 = !DISubroutineType(types: !850)
!850 = !{null, !28}
!851 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !852, file: !799, line: 147)
!852 = !DISubprogram(name: "free", scope: !794, file: !794, line: 568, type: !853, flags: DIFlagPrototyped, spFlags: 0)
!853 = !DISubroutineType(types: !854)
!854 = !{null, !500}
!855 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !856, file: !799, line: 148)
!856 = !DISubprogram(name: "getenv", scope: !794, file: !794, line: 654, type: !857, flags: DIFlagPrototyped, spFlags: 0)
!857 = !DISubroutineType(types: !858)
!858 = !{!362, !53}
!859 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !860, file: !799, line: 149)
!860 = !DISubprogram(name: "labs", scope: !794, file: !794, line: 862, type: !861, flags: DIFlagPrototyped, spFlags: 0)
!861 = !DISubroutineType(types: !862)
!862 = !{!129, !129}
!863 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !864, file: !799, line: 150)
!864 = !DISubprogram(name: "ldiv", scope: !794, file: !794, line: 875, type: !865, flags: DIFlagPrototyped, spFlags: 0)
!865 = !DISubroutineType(types: !866)
!866 = !{!801, !129, !129}
!867 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !868, file: !799, line: 151)
!868 = !DISubprogram(name: "malloc", scope: !794, file: !794, line: 553, type: !869, flags: DIFlagPrototyped, spFlags: 0)
!869 = !DISubroutineType(types: !870)
!870 = !{!500, !449}
!871 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !872, file: !799, line: 153)
!872 = !DISubprogram(name: "mblen", scope: !794, file: !794, line: 943, type: !873, flags: DIFlagPrototyped, spFlags: 0)
!873 = !DISubroutineType(types: !874)
!874 = !{!28, !53, !449}
!875 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !876, file: !799, line: 154)
!876 = !DISubprogram(name: "mbstowcs", scope: !794, file: !794, line: 954, type: !877, flags: DIFlagPrototyped, spFlags: 0)
!877 = !DISubroutineType(types: !878)
!878 = !{!449, !416, !452, !449}
!879 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !880, file: !799, line: 155)
!880 = !DISubprogram(name: "mbtowc", scope: !794, file: !794, line: 946, type: !881, flags: DIFlagPrototyped, spFlags: 0)
!881 = !DISubroutineType(types: !882)
!882 = !{!28, !416, !452, !449}
!883 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !884, file: !799, line: 157)
!884 = !DISubprogram(name: "qsort", scope: !794, file: !794, line: 851, type: !885, flags: DIFlagPrototyped, spFlags: 0)
!885 = !DISubroutineType(types: !886)
!886 = !{null, !500, !449, !449, !835}
!887 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !888, file: !799, line: 160)
!888 = !DISubprogram(name: "quick_exit", scope: !794, file: !794, line: 643, type: !849, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!889 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !890, file: !799, line: 163)
!890 = !DISubprogram(name: "rand", scope: !794, file: !794, line: 454, type: !26, flags: DIFlagPrototyped, spFlags: 0)
!891 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !892, file: !799, line: 164)
!892 = !DISubprogram(name: "realloc", scope: !794, file: !794, line: 564, type: !893, flags: DIFlagPrototyped, spFlags: 0)
!893 = !DISubroutineType(types: !894)
!894 = !{!500, !500, !449}
!895 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !896, file: !799, line: 165)
!896 = !DISubprogram(name: "srand", scope: !794, file: !794, line: 456, type: !897, flags: DIFlagPrototyped, spFlags: 0)
!897 = !DISubroutineType(types: !898)
!898 = !{null, !8}
!899 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !900, file: !799, line: 166)
!900 = !DISubprogram(name: "strtod", scope: !794, file: !794, line: 118, type: !901, flags: DIFlagPrototyped, spFlags: 0)
!901 = !DISubroutineType(types: !902)
!902 = !{!573, !452, !903}
!903 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !361)
!904 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !905, file: !799, line: 167)
!905 = !DISubprogram(name: "strtol", scope: !794, file: !794, line: 177, type: !906, flags: DIFlagPrototyped, spFlags: 0)
!906 = !DISubroutineType(types: !907)
!907 = !{!129, !452, !903, !28}
!908 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !909, file: !799, line: 168)
!909 = !DISubprogram(name: "strtoul", scope: !794, file: !794, line: 181, type: !910, flags: DIFlagPrototyped, spFlags: 0)
!910 = !DISubroutineType(types: !911)
!911 = !{!451, !452, !903, !28}
!912 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !913, file: !799, line: 169)
!913 = !DISubprogram(name: "system", scope: !794, file: !794, line: 804, type: !823, flags: DIFlagPrototyped, spFlags: 0)
!914 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !915, file: !799, line: 171)
!915 = !DISubprogram(name: "wcstombs", scope: !794, file: !794, line: 958, type: !916, flags: DIFlagPrototyped, spFlags: 0)
!916 = !DISubroutineType(types: !917)
!917 = !{!449, !522, !426, !449}
!918 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !919, file: !799, line: 172)
!919 = !DISubprogram(name: "wctomb", scope: !794, file: !794, line: 950, type: !920, flags: DIFlagPrototyped, spFlags: 0)
!920 = !DISubroutineType(types: !921)
!921 = !{!28, !362, !415}
!922 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !923, file: !799, line: 200)
!923 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !794, line: 81, baseType: !924)
!924 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !794, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !925, identifier: "_ZTS7lldiv_t")
!925 = !{!926, !927}
!926 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !924, file: !794, line: 79, baseType: !645, size: 64)
!927 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !924, file: !794, line: 80, baseType: !645, size: 64, offset: 64)
!928 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !929, file: !799, line: 206)
!929 = !DISubprogram(name: "_Exit", scope: !794, file: !794, line: 649, type: !849, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!930 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !931, file: !799, line: 210)
!931 = !DISubprogram(name: "llabs", scope: !794, file: !794, line: 865, type: !932, flags: DIFlagPrototyped, spFlags: 0)
!932 = !DISubroutineType(types: !933)
!933 = !{!645, !645}
!934 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !935, file: !799, line: 216)
!935 = !DISubprogram(name: "lldiv", scope: !794, file: !794, line: 879, type: !936, flags: DIFlagPrototyped, spFlags: 0)
!936 = !DISubroutineType(types: !937)
!937 = !{!923, !645, !645}
!938 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !939, file: !799, line: 227)
!939 = !DISubprogram(name: "atoll", scope: !794, file: !794, line: 113, type: !940, flags: DIFlagPrototyped, spFlags: 0)
!940 = !DISubroutineType(types: !941)
!941 = !{!645, !53}
!942 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !943, file: !799, line: 228)
!943 = !DISubprogram(name: "strtoll", scope: !794, file: !794, line: 201, type: !944, flags: DIFlagPrototyped, spFlags: 0)
!944 = !DISubroutineType(types: !945)
!945 = !{!645, !452, !903, !28}
!946 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !947, file: !799, line: 229)
!947 = !DISubprogram(name: "strtoull", scope: !794, file: !794, line: 206, type: !948, flags: DIFlagPrototyped, spFlags: 0)
!948 = !DISubroutineType(types: !949)
!949 = !{!650, !452, !903, !28}
!950 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !951, file: !799, line: 231)
!951 = !DISubprogram(name: "strtof", scope: !794, file: !794, line: 124, type: !952, flags: DIFlagPrototyped, spFlags: 0)
!952 = !DISubroutineType(types: !953)
!953 = !{!580, !452, !903}
!954 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !955, file: !799, line: 232)
!955 = !DISubprogram(name: "strtold", scope: !794, file: !794, line: 127, type: !956, flags: DIFlagPrototyped, spFlags: 0)
!956 = !DISubroutineType(types: !957)
!957 = !{!640, !452, !903}
!958 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !923, file: !799, line: 240)
!959 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !929, file: !799, line: 242)
!960 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !931, file: !799, line: 244)
!961 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !962, file: !799, line: 245)
!962 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !636, file: !799, line: 213, type: !936, flags: DIFlagPrototyped, spFlags: 0)
!963 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !935, file: !799, line: 246)
!964 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !939, file: !799, line: 248)
!965 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !951, file: !799, line: 249)
!966 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !943, file: !799, line: 250)
!967 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !947, file: !799, line: 251)
!968 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !955, file: !799, line: 252)
!969 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !970, file: !972, line: 98)
!970 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !971, line: 7, baseType: !409)
!971 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!972 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!973 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !974, file: !972, line: 99)
!974 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !975, line: 84, baseType: !976)
!975 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!976 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !977, line: 14, baseType: !978)
!977 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!978 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !977, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!979 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !980, file: !972, line: 101)
!980 = !DISubprogram(name: "clearerr", scope: !975, file: !975, line: 786, type: !981, flags: DIFlagPrototyped, spFlags: 0)
!981 = !DISubroutineType(types: !982)
!982 = !{null, !983}
!983 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !970, size: 64)
!984 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !985, file: !972, line: 102)
!985 = !DISubprogram(name: "fclose", scope: !975, file: !975, line: 178, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!986 = !DISubroutineType(types: !987)
!987 = !{!28, !983}
!988 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !989, file: !972, line: 103)
!989 = !DISubprogram(name: "feof", scope: !975, file: !975, line: 788, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!990 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !991, file: !972, line: 104)
!991 = !DISubprogram(name: "ferror", scope: !975, file: !975, line: 790, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!992 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !993, file: !972, line: 105)
!993 = !DISubprogram(name: "fflush", scope: !975, file: !975, line: 230, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!994 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !995, file: !972, line: 106)
!995 = !DISubprogram(name: "fgetc", scope: !975, file: !975, line: 513, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!996 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !997, file: !972, line: 107)
!997 = !DISubprogram(name: "fgetpos", scope: !975, file: !975, line: 760, type: !998, flags: DIFlagPrototyped, spFlags: 0)
!998 = !DISubroutineType(types: !999)
!999 = !{!28, !1000, !1001}
!1000 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !983)
!1001 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1002)
!1002 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !974, size: 64)
!1003 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1004, file: !972, line: 108)
!1004 = !DISubprogram(name: "fgets", scope: !975, file: !975, line: 592, type: !1005, flags: DIFlagPrototyped, spFlags: 0)
!1005 = !DISubroutineType(types: !1006)
!1006 = !{!362, !522, !28, !1000}
!1007 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1008, file: !972, line: 109)
!1008 = !DISubprogram(name: "fopen", scope: !975, file: !975, line: 258, type: !1009, flags: DIFlagPrototyped, spFlags: 0)
!1009 = !DISubroutineType(types: !1010)
!1010 = !{!983, !452, !452}
!1011 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1012, file: !972, line: 110)
!1012 = !DISubprogram(name: "fprintf", scope: !975, file: !975, line: 350, type: !1013, flags: DIFlagPrototyped, spFlags: 0)
!1013 = !DISubroutineType(types: !1014)
!1014 = !{!28, !1000, !452, null}
!1015 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1016, file: !972, line: 111)
!1016 = !DISubprogram(name: "fputc", scope: !975, file: !975, line: 549, type: !1017, flags: DIFlagPrototyped, spFlags: 0)
!1017 = !DISubroutineType(types: !1018)
!1018 = !{!28, !28, !983}
!1019 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1020, file: !972, line: 112)
!1020 = !DISubprogram(name: "fputs", scope: !975, file: !975, line: 655, type: !1021, flags: DIFlagPrototyped, spFlags: 0)
!1021 = !DISubroutineType(types: !1022)
!1022 = !{!28, !452, !1000}
!1023 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1024, file: !972, line: 113)
!1024 = !DISubprogram(name: "fread", scope: !975, file: !975, line: 675, type: !1025, flags: DIFlagPrototyped, spFlags: 0)
!1025 = !DISubroutineType(types: !1026)
!1026 = !{!449, !1027, !449, !449, !1000}
!1027 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !500)
!1028 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1029, file: !972, line: 114)
!1029 = !DISubprogram(name: "freopen", scope: !975, file: !975, line: 265, type: !1030, flags: DIFlagPrototyped, spFlags: 0)
!1030 = !DISubroutineType(types: !1031)
!1031 = !{!983, !452, !452, !1000}
!1032 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1033, file: !972, line: 115)
!1033 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !975, file: !975, line: 434, type: !1013, flags: DIFlagPrototyped, spFlags: 0)
!1034 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1035, file: !972, line: 116)
!1035 = !DISubprogram(name: "fseek", scope: !975, file: !975, line: 713, type: !1036, flags: DIFlagPrototyped, spFlags: 0)
!1036 = !DISubroutineType(types: !1037)
!1037 = !{!28, !983, !129, !28}
!1038 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1039, file: !972, line: 117)
!1039 = !DISubprogram(name: "fsetpos", scope: !975, file: !975, line: 765, type: !1040, flags: DIFlagPrototyped, spFlags: 0)
!1040 = !DISubroutineType(types: !1041)
!1041 = !{!28, !983, !1042}
!1042 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1043, size: 64)
!1043 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !974)
!1044 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1045, file: !972, line: 118)
!1045 = !DISubprogram(name: "ftell", scope: !975, file: !975, line: 718, type: !1046, flags: DIFlagPrototyped, spFlags: 0)
!1046 = !DISubroutineType(types: !1047)
!1047 = !{!129, !983}
!1048 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1049, file: !972, line: 119)
!1049 = !DISubprogram(name: "fwrite", scope: !975, file: !975, line: 681, type: !1050, flags: DIFlagPrototyped, spFlags: 0)
!1050 = !DISubroutineType(types: !1051)
!1051 = !{!449, !1052, !449, !449, !1000}
!1052 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !833)
!1053 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1054, file: !972, line: 120)
!1054 = !DISubprogram(name: "getc", scope: !975, file: !975, line: 514, type: !986, flags: DIFlagPrototyped, spFlags: 0)
!1055 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1056, file: !972, line: 121)
!1056 = !DISubprogram(name: "getchar", scope: !975, file: !975, line: 520, type: !26, flags: DIFlagPrototyped, spFlags: 0)
!1057 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1058, file: !972, line: 126)
!1058 = !DISubprogram(name: "perror", scope: !975, file: !975, line: 804, type: !1059, flags: DIFlagPrototyped, spFlags: 0)
!1059 = !DISubroutineType(types: !1060)
!1060 = !{null, !53}
!1061 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1062, file: !972, line: 127)
!1062 = !DISubprogram(name: "printf", scope: !975, file: !975, line: 356, type: !1063, flags: DIFlagPrototyped, spFlags: 0)
!1063 = !DISubroutineType(types: !1064)
!1064 = !{!28, !452, null}
!1065 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1066, file: !972, line: 128)
!1066 = !DISubprogram(name: "putc", scope: !975, file: !975, line: 550, type: !1017, flags: DIFlagPrototyped, spFlags: 0)
!1067 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1068, file: !972, line: 129)
!1068 = !DISubprogram(name: "putchar", scope: !975, file: !975, line: 556, type: !759, flags: DIFlagPrototyped, spFlags: 0)
!1069 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1070, file: !972, line: 130)
!1070 = !DISubprogram(name: "puts", scope: !975, file: !975, line: 661, type: !823, flags: DIFlagPrototyped, spFlags: 0)
!1071 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1072, file: !972, line: 131)
!1072 = !DISubprogram(name: "remove", scope: !975, file: !975, line: 152, type: !823, flags: DIFlagPrototyped, spFlags: 0)
!1073 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1074, file: !972, line: 132)
!1074 = !DISubprogram(name: "rename", scope: !975, file: !975, line: 154, type: !1075, flags: DIFlagPrototyped, spFlags: 0)
!1075 = !DISubroutineType(types: !1076)
!1076 = !{!28, !53, !53}
!1077 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1078, file: !972, line: 133)
!1078 = !DISubprogram(name: "rewind", scope: !975, file: !975, line: 723, type: !981, flags: DIFlagPrototyped, spFlags: 0)
!1079 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1080, file: !972, line: 134)
!1080 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !975, file: !975, line: 437, type: !1063, flags: DIFlagPrototyped, spFlags: 0)
!1081 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1082, file: !972, line: 135)
!1082 = !DISubprogram(name: "setbuf", scope: !975, file: !975, line: 328, type: !1083, flags: DIFlagPrototyped, spFlags: 0)
!1083 = !DISubroutineType(types: !1084)
!1084 = !{null, !1000, !522}
!1085 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1086, file: !972, line: 136)
!1086 = !DISubprogram(name: "setvbuf", scope: !975, file: !975, line: 332, type: !1087, flags: DIFlagPrototyped, spFlags: 0)
!1087 = !DISubroutineType(types: !1088)
!1088 = !{!28, !1000, !522, !28, !449}
!1089 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1090, file: !972, line: 137)
!1090 = !DISubprogram(name: "sprintf", scope: !975, file: !975, line: 358, type: !1091, flags: DIFlagPrototyped, spFlags: 0)
!1091 = !DISubroutineType(types: !1092)
!1092 = !{!28, !522, !452, null}
!1093 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1094, file: !972, line: 138)
!1094 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !975, file: !975, line: 439, type: !1095, flags: DIFlagPrototyped, spFlags: 0)
!1095 = !DISubroutineType(types: !1096)
!1096 = !{!28, !452, !452, null}
!1097 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1098, file: !972, line: 139)
!1098 = !DISubprogram(name: "tmpfile", scope: !975, file: !975, line: 188, type: !1099, flags: DIFlagPrototyped, spFlags: 0)
!1099 = !DISubroutineType(types: !1100)
!1100 = !{!983}
!1101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1102, file: !972, line: 141)
!1102 = !DISubprogram(name: "tmpnam", scope: !975, file: !975, line: 205, type: !1103, flags: DIFlagPrototyped, spFlags: 0)
!1103 = !DISubroutineType(types: !1104)
!1104 = !{!362, !362}
!1105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1106, file: !972, line: 143)
!1106 = !DISubprogram(name: "ungetc", scope: !975, file: !975, line: 668, type: !1017, flags: DIFlagPrototyped, spFlags: 0)
!1107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1108, file: !972, line: 144)
!1108 = !DISubprogram(name: "vfprintf", scope: !975, file: !975, line: 365, type: !1109, flags: DIFlagPrototyped, spFlags: 0)
!1109 = !DISubroutineType(types: !1110)
!1110 = !{!28, !1000, !452, !493}
!1111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1112, file: !972, line: 145)
!1112 = !DISubprogram(name: "vprintf", scope: !975, file: !975, line: 371, type: !1113, flags: DIFlagPrototyped, spFlags: 0)
!1113 = !DISubroutineType(types: !1114)
!1114 = !{!28, !452, !493}
!1115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1116, file: !972, line: 146)
!1116 = !DISubprogram(name: "vsprintf", scope: !975, file: !975, line: 373, type: !1117, flags: DIFlagPrototyped, spFlags: 0)
!1117 = !DISubroutineType(types: !1118)
!1118 = !{!28, !522, !452, !493}
!1119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !1120, file: !972, line: 175)
!1120 = !DISubprogram(name: "snprintf", scope: !975, file: !975, line: 378, type: !1121, flags: DIFlagPrototyped, spFlags: 0)
!1121 = !DISubroutineType(types: !1122)
!1122 = !{!28, !522, !449, !452, null}
!1123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !1124, file: !972, line: 176)
!1124 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !975, file: !975, line: 479, type: !1109, flags: DIFlagPrototyped, spFlags: 0)
!1125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !1126, file: !972, line: 177)
!1126 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !975, file: !975, line: 484, type: !1113, flags: DIFlagPrototyped, spFlags: 0)
!1127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !1128, file: !972, line: 178)
!1128 = !DISubprogram(name: "vsnprintf", scope: !975, file: !975, line: 382, type: !1129, flags: DIFlagPrototyped, spFlags: 0)
!1129 = !DISubroutineType(types: !1130)
!1130 = !{!28, !522, !449, !452, !493}
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !636, entity: !1132, file: !972, line: 179)
!1132 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !975, file: !975, line: 487, type: !1133, flags: DIFlagPrototyped, spFlags: 0)
!1133 = !DISubroutineType(types: !1134)
!1134 = !{!28, !452, !452, !493}
!1135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1120, file: !972, line: 185)
!1136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1124, file: !972, line: 186)
!1137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1126, file: !972, line: 187)
!1138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1128, file: !972, line: 188)
!1139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1132, file: !972, line: 189)
!1140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1141, file: !1144, line: 60)
!1141 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !1142, line: 7, baseType: !1143)
!1142 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1aade99fd778d1551600c7ca1410b9f1")
!1143 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !665, line: 156, baseType: !129)
!1144 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ctime", directory: "")
!1145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1146, file: !1144, line: 61)
!1146 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !1147, line: 10, baseType: !1148)
!1147 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!1148 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !665, line: 160, baseType: !129)
!1149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !546, file: !1144, line: 62)
!1150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1151, file: !1144, line: 64)
!1151 = !DISubprogram(name: "clock", scope: !1152, file: !1152, line: 72, type: !1153, flags: DIFlagPrototyped, spFlags: 0)
!1152 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1153 = !DISubroutineType(types: !1154)
!1154 = !{!1141}
!1155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1156, file: !1144, line: 65)
!1156 = !DISubprogram(name: "difftime", scope: !1152, file: !1152, line: 79, type: !1157, flags: DIFlagPrototyped, spFlags: 0)
!1157 = !DISubroutineType(types: !1158)
!1158 = !{!573, !1146, !1146}
!1159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1160, file: !1144, line: 66)
!1160 = !DISubprogram(name: "mktime", scope: !1152, file: !1152, line: 83, type: !1161, flags: DIFlagPrototyped, spFlags: 0)
!1161 = !DISubroutineType(types: !1162)
!1162 = !{!1146, !1163}
!1163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !546, size: 64)
!1164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1165, file: !1144, line: 67)
!1165 = !DISubprogram(name: "time", scope: !1152, file: !1152, line: 76, type: !1166, flags: DIFlagPrototyped, spFlags: 0)
!1166 = !DISubroutineType(types: !1167)
!1167 = !{!1146, !1168}
!1168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1146, size: 64)
!1169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1170, file: !1144, line: 68)
!1170 = !DISubprogram(name: "asctime", scope: !1152, file: !1152, line: 179, type: !1171, flags: DIFlagPrototyped, spFlags: 0)
!1171 = !DISubroutineType(types: !1172)
!1172 = !{!362, !544}
!1173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1174, file: !1144, line: 69)
!1174 = !DISubprogram(name: "ctime", scope: !1152, file: !1152, line: 183, type: !1175, flags: DIFlagPrototyped, spFlags: 0)
!1175 = !DISubroutineType(types: !1176)
!1176 = !{!362, !1177}
!1177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1178, size: 64)
!1178 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1146)
!1179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1180, file: !1144, line: 70)
!1180 = !DISubprogram(name: "gmtime", scope: !1152, file: !1152, line: 132, type: !1181, flags: DIFlagPrototyped, spFlags: 0)
!1181 = !DISubroutineType(types: !1182)
!1182 = !{!1163, !1177}
!1183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1184, file: !1144, line: 71)
!1184 = !DISubprogram(name: "localtime", scope: !1152, file: !1152, line: 136, type: !1181, flags: DIFlagPrototyped, spFlags: 0)
!1185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1186, file: !1144, line: 72)
!1186 = !DISubprogram(name: "strftime", scope: !1152, file: !1152, line: 100, type: !1187, flags: DIFlagPrototyped, spFlags: 0)
!1187 = !DISubroutineType(types: !1188)
!1188 = !{!449, !522, !449, !452, !543}
!1189 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1190, entity: !1191, file: !1193, line: 1321)
!1190 = !DINamespace(name: "chrono", scope: !7)
!1191 = !DINamespace(name: "chrono_literals", scope: !1192, exportSymbols: true)
!1192 = !DINamespace(name: "literals", scope: !7, exportSymbols: true)
!1193 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/chrono.h", directory: "")
!1194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!1195 = !{i32 7, !"Dwarf Version", i32 5}
!1196 = !{i32 2, !"Debug Info Version", i32 3}
!1197 = !{i32 1, !"wchar_size", i32 4}
!1198 = !{i32 7, !"PIC Level", i32 2}
!1199 = !{i32 7, !"PIE Level", i32 2}
!1200 = !{i32 7, !"uwtable", i32 1}
!1201 = !{i32 7, !"frame-pointer", i32 2}
!1202 = !{!"Debian clang version 14.0.6"}
!1203 = !DILocalVariable(name: "argc", arg: 1, scope: !358, file: !3, line: 35, type: !28)
!1204 = !DILocation(line: 35, column: 14, scope: !358)
!1205 = !DILocalVariable(arg: 2, scope: !358, file: !3, line: 35, type: !361)
!1206 = !DILocation(line: 35, column: 27, scope: !358)
!1207 = !DILocation(line: 36, column: 5, scope: !358)
!1208 = !{!"branch_weights", i32 1, i32 1048575}
!1209 = !DILocation(line: 36, column: 19, scope: !358)
!1210 = !DILocation(line: 38, column: 16, scope: !1211)
!1211 = distinct !DILexicalBlock(scope: !358, file: !3, line: 37, column: 9)
!1212 = !DILocation(line: 38, column: 27, scope: !1211)
!1213 = !DILocation(line: 38, column: 32, scope: !1211)
!1214 = !DILocation(line: 38, column: 20, scope: !1211)
!1215 = !DILocation(line: 38, column: 14, scope: !1211)
!1216 = !DILocation(line: 39, column: 33, scope: !1211)
!1217 = !DILocation(line: 39, column: 32, scope: !1211)
!1218 = !DILocation(line: 39, column: 24, scope: !1211)
!1219 = !DILocation(line: 39, column: 40, scope: !1211)
!1220 = !DILocation(line: 39, column: 16, scope: !1211)
!1221 = !DILocation(line: 39, column: 9, scope: !1211)
!1222 = !DILocation(line: 47, column: 1, scope: !358)
!1223 = !DILocation(line: 47, column: 1, scope: !1211)
!1224 = !DILocation(line: 40, column: 5, scope: !1211)
!1225 = !DILocalVariable(name: "failed", scope: !358, file: !3, line: 40, type: !1226)
!1226 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !66, size: 64)
!1227 = !DILocation(line: 40, column: 28, scope: !358)
!1228 = !DILocation(line: 44, column: 5, scope: !1229)
!1229 = distinct !DILexicalBlock(scope: !358, file: !3, line: 42, column: 38)
!1230 = !DILocation(line: 41, column: 16, scope: !1231)
!1231 = distinct !DILexicalBlock(scope: !358, file: !3, line: 40, column: 36)
!1232 = !DILocation(line: 41, column: 23, scope: !1231)
!1233 = !DILocation(line: 41, column: 9, scope: !1231)
!1234 = !DILocation(line: 42, column: 5, scope: !1231)
!1235 = !DILocalVariable(scope: !358, file: !3, line: 42, type: !1236)
!1236 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1237, size: 64)
!1237 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1238)
!1238 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_alloc", scope: !7, file: !1239, line: 55, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1239 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!1240 = !DILocation(line: 42, column: 36, scope: !358)
!1241 = !DILocation(line: 46, column: 5, scope: !1242)
!1242 = distinct !DILexicalBlock(scope: !358, file: !3, line: 44, column: 19)
!1243 = !DILocation(line: 43, column: 9, scope: !1229)
!1244 = !DILocation(line: 45, column: 9, scope: !1242)
!1245 = !DILocation(line: 47, column: 1, scope: !1242)
!1246 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ei", scope: !67, file: !3, line: 13, type: !85, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !84, retainedNodes: !363)
!1247 = !DILocalVariable(name: "this", arg: 1, scope: !1246, type: !1194, flags: DIFlagArtificial | DIFlagObjectPointer)
!1248 = !DILocation(line: 0, scope: !1246)
!1249 = !DILocalVariable(name: "s", arg: 2, scope: !1246, file: !3, line: 13, type: !28)
!1250 = !DILocation(line: 13, column: 25, scope: !1246)
!1251 = !DILocation(line: 13, column: 38, scope: !1246)
!1252 = !DILocation(line: 13, column: 14, scope: !1246)
!1253 = !DILocation(line: 13, column: 30, scope: !1246)
!1254 = !DILocation(line: 13, column: 35, scope: !1246)
!1255 = !DILocation(line: 13, column: 39, scope: !1246)
!1256 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !67, file: !3, line: 12, type: !1257, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1259, retainedNodes: !363)
!1257 = !DISubroutineType(types: !1258)
!1258 = !{null, !87}
!1259 = !DISubprogram(name: "~Square", scope: !67, type: !1257, containingType: !67, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!1260 = !DILocalVariable(name: "this", arg: 1, scope: !1256, type: !1194, flags: DIFlagArtificial | DIFlagObjectPointer)
!1261 = !DILocation(line: 0, scope: !1256)
!1262 = !DILocation(line: 12, column: 8, scope: !1263)
!1263 = distinct !DILexicalBlock(scope: !1256, file: !3, line: 12, column: 8)
!1264 = !DILocation(line: 12, column: 8, scope: !1256)
!1265 = distinct !DISubprogram(name: "largest<int>", linkageName: "_Z7largestIiET_S0_S0_", scope: !3, file: !3, line: 22, type: !1266, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !1268, retainedNodes: !363)
!1266 = !DISubroutineType(types: !1267)
!1267 = !{!28, !28, !28}
!1268 = !{!1269}
!1269 = !DITemplateTypeParameter(name: "T", type: !28)
!1270 = !DILocalVariable(name: "a", arg: 1, scope: !1265, file: !3, line: 22, type: !28)
!1271 = !DILocation(line: 22, column: 32, scope: !1265)
!1272 = !DILocalVariable(name: "b", arg: 2, scope: !1265, file: !3, line: 22, type: !28)
!1273 = !DILocation(line: 22, column: 37, scope: !1265)
!1274 = !DILocation(line: 22, column: 49, scope: !1265)
!1275 = !DILocation(line: 22, column: 53, scope: !1265)
!1276 = !DILocation(line: 22, column: 51, scope: !1265)
!1277 = !DILocation(line: 22, column: 57, scope: !1265)
!1278 = !DILocation(line: 22, column: 61, scope: !1265)
!1279 = !DILocation(line: 22, column: 42, scope: !1265)
!1280 = distinct !DISubprogram(name: "checked", linkageName: "_ZL7checkedRK5Shape", scope: !3, file: !3, line: 28, type: !1281, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !363)
!1281 = !DISubroutineType(types: !1282)
!1282 = !{!28, !1283}
!1283 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !82, size: 64)
!1284 = !DILocalVariable(name: "shape", arg: 1, scope: !1280, file: !3, line: 28, type: !1283)
!1285 = !DILocation(line: 28, column: 33, scope: !1280)
!1286 = !DILocalVariable(name: "hold", scope: !1280, file: !3, line: 29, type: !171)
!1287 = !DILocation(line: 29, column: 33, scope: !1280)
!1288 = !DILocation(line: 30, column: 9, scope: !1289)
!1289 = distinct !DILexicalBlock(scope: !1280, file: !3, line: 30, column: 9)
!1290 = !DILocation(line: 30, column: 15, scope: !1289)
!1291 = !DILocation(line: 30, column: 22, scope: !1289)
!1292 = !DILocation(line: 30, column: 9, scope: !1280)
!1293 = !DILocation(line: 30, column: 28, scope: !1289)
!1294 = !DILocation(line: 30, column: 41, scope: !1289)
!1295 = !DILocation(line: 30, column: 47, scope: !1289)
!1296 = !DILocation(line: 30, column: 34, scope: !1289)
!1297 = !DILocation(line: 33, column: 1, scope: !1289)
!1298 = !DILocation(line: 31, column: 14, scope: !1280)
!1299 = !DILocation(line: 31, column: 20, scope: !1280)
!1300 = !DILocation(line: 31, column: 11, scope: !1280)
!1301 = !DILocation(line: 32, column: 12, scope: !1280)
!1302 = !DILocation(line: 32, column: 18, scope: !1280)
!1303 = !DILocation(line: 33, column: 1, scope: !1280)
!1304 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !70, file: !3, line: 7, type: !75, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1305, retainedNodes: !363)
!1305 = !DISubprogram(name: "Shape", scope: !70, type: !75, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!1306 = !DILocalVariable(name: "this", arg: 1, scope: !1304, type: !1307, flags: DIFlagArtificial | DIFlagObjectPointer)
!1307 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!1308 = !DILocation(line: 0, scope: !1304)
!1309 = !DILocation(line: 7, column: 8, scope: !1304)
!1310 = !DILocation(line: 10, column: 9, scope: !1304)
!1311 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !67, file: !3, line: 12, type: !1257, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1259, retainedNodes: !363)
!1312 = !DILocalVariable(name: "this", arg: 1, scope: !1311, type: !1194, flags: DIFlagArtificial | DIFlagObjectPointer)
!1313 = !DILocation(line: 0, scope: !1311)
!1314 = !DILocation(line: 12, column: 8, scope: !1311)
!1315 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !67, file: !3, line: 14, type: !89, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !88, retainedNodes: !363)
!1316 = !DILocalVariable(name: "this", arg: 1, scope: !1315, type: !1317, flags: DIFlagArtificial | DIFlagObjectPointer)
!1317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!1318 = !DILocation(line: 0, scope: !1315)
!1319 = !DILocation(line: 14, column: 40, scope: !1315)
!1320 = !DILocation(line: 14, column: 47, scope: !1315)
!1321 = !DILocation(line: 14, column: 45, scope: !1315)
!1322 = !DILocation(line: 14, column: 33, scope: !1315)
!1323 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !70, file: !3, line: 8, type: !75, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !74, retainedNodes: !363)
!1324 = !DILocalVariable(name: "this", arg: 1, scope: !1323, type: !1307, flags: DIFlagArtificial | DIFlagObjectPointer)
!1325 = !DILocation(line: 0, scope: !1323)
!1326 = !DILocation(line: 8, column: 23, scope: !1323)
!1327 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !70, file: !3, line: 8, type: !75, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !74, retainedNodes: !363)
!1328 = !DILocalVariable(name: "this", arg: 1, scope: !1327, type: !1307, flags: DIFlagArtificial | DIFlagObjectPointer)
!1329 = !DILocation(line: 0, scope: !1327)
!1330 = !DILocation(line: 8, column: 22, scope: !1327)
!1331 = distinct !DISubprogram(name: "lock_guard", linkageName: "_ZNSt10lock_guardISt5mutexEC2ERS0_", scope: !171, file: !94, line: 228, type: !177, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !176, retainedNodes: !363)
!1332 = !DILocalVariable(name: "this", arg: 1, scope: !1331, type: !1333, flags: DIFlagArtificial | DIFlagObjectPointer)
!1333 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!1334 = !DILocation(line: 0, scope: !1331)
!1335 = !DILocalVariable(name: "__m", arg: 2, scope: !1331, file: !94, line: 228, type: !174)
!1336 = !DILocation(line: 228, column: 39, scope: !1331)
!1337 = !DILocation(line: 228, column: 46, scope: !1331)
!1338 = !DILocation(line: 228, column: 56, scope: !1331)
!1339 = !DILocation(line: 229, column: 9, scope: !1340)
!1340 = distinct !DILexicalBlock(scope: !1331, file: !94, line: 229, column: 7)
!1341 = !DILocation(line: 229, column: 19, scope: !1340)
!1342 = !DILocation(line: 229, column: 27, scope: !1331)
!1343 = distinct !DISubprogram(name: "Failed", linkageName: "_ZN6FailedC2Ei", scope: !17, file: !3, line: 19, type: !59, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !58, retainedNodes: !363)
!1344 = !DILocalVariable(name: "this", arg: 1, scope: !1343, type: !1345, flags: DIFlagArtificial | DIFlagObjectPointer)
!1345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!1346 = !DILocation(line: 0, scope: !1343)
!1347 = !DILocalVariable(name: "c", arg: 2, scope: !1343, file: !3, line: 19, type: !28)
!1348 = !DILocation(line: 19, column: 25, scope: !1343)
!1349 = !DILocation(line: 19, column: 38, scope: !1343)
!1350 = !DILocation(line: 19, column: 14, scope: !1343)
!1351 = !DILocation(line: 19, column: 30, scope: !1343)
!1352 = !DILocation(line: 19, column: 35, scope: !1343)
!1353 = !DILocation(line: 19, column: 39, scope: !1343)
!1354 = distinct !DISubprogram(name: "~Failed", linkageName: "_ZN6FailedD2Ev", scope: !17, file: !3, line: 17, type: !1355, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1357, retainedNodes: !363)
!1355 = !DISubroutineType(types: !1356)
!1356 = !{null, !61}
!1357 = !DISubprogram(name: "~Failed", scope: !17, type: !1355, containingType: !17, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!1358 = !DILocalVariable(name: "this", arg: 1, scope: !1354, type: !1345, flags: DIFlagArtificial | DIFlagObjectPointer)
!1359 = !DILocation(line: 0, scope: !1354)
!1360 = !DILocation(line: 17, column: 8, scope: !1361)
!1361 = distinct !DILexicalBlock(scope: !1354, file: !3, line: 17, column: 8)
!1362 = !DILocation(line: 17, column: 8, scope: !1354)
!1363 = distinct !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIlEpLEl", scope: !203, file: !6, line: 400, type: !241, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !262, retainedNodes: !363)
!1364 = !DILocalVariable(name: "this", arg: 1, scope: !1363, type: !1365, flags: DIFlagArtificial | DIFlagObjectPointer)
!1365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!1366 = !DILocation(line: 0, scope: !1363)
!1367 = !DILocalVariable(name: "__i", arg: 2, scope: !1363, file: !6, line: 400, type: !208)
!1368 = !DILocation(line: 400, column: 29, scope: !1363)
!1369 = !DILocation(line: 401, column: 36, scope: !1363)
!1370 = !DILocation(line: 401, column: 42, scope: !1363)
!1371 = !DILocation(line: 401, column: 16, scope: !1363)
!1372 = !DILocation(line: 401, column: 9, scope: !1363)
!1373 = distinct !DISubprogram(name: "~lock_guard", linkageName: "_ZNSt10lock_guardISt5mutexED2Ev", scope: !171, file: !94, line: 234, type: !190, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !189, retainedNodes: !363)
!1374 = !DILocalVariable(name: "this", arg: 1, scope: !1373, type: !1333, flags: DIFlagArtificial | DIFlagObjectPointer)
!1375 = !DILocation(line: 0, scope: !1373)
!1376 = !DILocation(line: 235, column: 9, scope: !1377)
!1377 = distinct !DILexicalBlock(scope: !1373, file: !94, line: 235, column: 7)
!1378 = !DILocation(line: 235, column: 19, scope: !1377)
!1379 = !DILocation(line: 235, column: 29, scope: !1373)
!1380 = distinct !DISubprogram(name: "lock", linkageName: "_ZNSt5mutex4lockEv", scope: !143, file: !94, line: 98, type: !147, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !160, retainedNodes: !363)
!1381 = !DILocalVariable(name: "this", arg: 1, scope: !1380, type: !1382, flags: DIFlagArtificial | DIFlagObjectPointer)
!1382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64)
!1383 = !DILocation(line: 0, scope: !1380)
!1384 = !DILocalVariable(name: "__e", scope: !1380, file: !94, line: 100, type: !28)
!1385 = !DILocation(line: 100, column: 11, scope: !1380)
!1386 = !DILocation(line: 100, column: 39, scope: !1380)
!1387 = !DILocation(line: 100, column: 17, scope: !1380)
!1388 = !DILocation(line: 103, column: 11, scope: !1389)
!1389 = distinct !DILexicalBlock(scope: !1380, file: !94, line: 103, column: 11)
!1390 = !DILocation(line: 103, column: 11, scope: !1380)
!1391 = !DILocation(line: 104, column: 23, scope: !1389)
!1392 = !DILocation(line: 104, column: 2, scope: !1389)
!1393 = !DILocation(line: 105, column: 5, scope: !1380)
!1394 = distinct !DISubprogram(name: "__gthread_mutex_lock", linkageName: "_ZL20__gthread_mutex_lockP15pthread_mutex_t", scope: !99, file: !99, line: 746, type: !1395, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !363)
!1395 = !DISubroutineType(types: !1396)
!1396 = !{!28, !1397}
!1397 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!1398 = !DILocalVariable(name: "__mutex", arg: 1, scope: !1394, file: !99, line: 746, type: !1397)
!1399 = !DILocation(line: 746, column: 42, scope: !1394)
!1400 = !DILocation(line: 748, column: 7, scope: !1401)
!1401 = distinct !DILexicalBlock(scope: !1394, file: !99, line: 748, column: 7)
!1402 = !DILocation(line: 748, column: 7, scope: !1394)
!1403 = !DILocation(line: 749, column: 42, scope: !1401)
!1404 = !DILocation(line: 749, column: 12, scope: !1401)
!1405 = !DILocation(line: 749, column: 5, scope: !1401)
!1406 = !DILocation(line: 751, column: 5, scope: !1401)
!1407 = !DILocation(line: 752, column: 1, scope: !1394)
!1408 = distinct !DISubprogram(name: "__gthread_active_p", linkageName: "_ZL18__gthread_active_pv", scope: !99, file: !99, line: 300, type: !26, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !363)
!1409 = !DILocation(line: 302, column: 3, scope: !1408)
!1410 = distinct !DISubprogram(name: "exception", linkageName: "_ZNSt9exceptionC2Ev", scope: !20, file: !21, line: 64, type: !30, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !29, retainedNodes: !363)
!1411 = !DILocalVariable(name: "this", arg: 1, scope: !1410, type: !1412, flags: DIFlagArtificial | DIFlagObjectPointer)
!1412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!1413 = !DILocation(line: 0, scope: !1410)
!1414 = !DILocation(line: 64, column: 34, scope: !1410)
!1415 = !DILocation(line: 64, column: 36, scope: !1410)
!1416 = distinct !DISubprogram(name: "~Failed", linkageName: "_ZN6FailedD0Ev", scope: !17, file: !3, line: 17, type: !1355, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1357, retainedNodes: !363)
!1417 = !DILocalVariable(name: "this", arg: 1, scope: !1416, type: !1345, flags: DIFlagArtificial | DIFlagObjectPointer)
!1418 = !DILocation(line: 0, scope: !1416)
!1419 = !DILocation(line: 17, column: 8, scope: !1416)
!1420 = distinct !DISubprogram(name: "what", linkageName: "_ZNK6Failed4whatEv", scope: !17, file: !3, line: 20, type: !63, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !62, retainedNodes: !363)
!1421 = !DILocalVariable(name: "this", arg: 1, scope: !1420, type: !1422, flags: DIFlagArtificial | DIFlagObjectPointer)
!1422 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!1423 = !DILocation(line: 0, scope: !1420)
!1424 = !DILocation(line: 20, column: 50, scope: !1420)
!1425 = distinct !DISubprogram(name: "unlock", linkageName: "_ZNSt5mutex6unlockEv", scope: !143, file: !94, line: 115, type: !147, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !165, retainedNodes: !363)
!1426 = !DILocalVariable(name: "this", arg: 1, scope: !1425, type: !1382, flags: DIFlagArtificial | DIFlagObjectPointer)
!1427 = !DILocation(line: 0, scope: !1425)
!1428 = !DILocation(line: 118, column: 31, scope: !1425)
!1429 = !DILocation(line: 118, column: 7, scope: !1425)
!1430 = !DILocation(line: 119, column: 5, scope: !1425)
!1431 = distinct !DISubprogram(name: "__gthread_mutex_unlock", linkageName: "_ZL22__gthread_mutex_unlockP15pthread_mutex_t", scope: !99, file: !99, line: 776, type: !1395, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !363)
!1432 = !DILocalVariable(name: "__mutex", arg: 1, scope: !1431, file: !99, line: 776, type: !1397)
!1433 = !DILocation(line: 776, column: 44, scope: !1431)
!1434 = !DILocation(line: 778, column: 7, scope: !1435)
!1435 = distinct !DILexicalBlock(scope: !1431, file: !99, line: 778, column: 7)
!1436 = !DILocation(line: 778, column: 7, scope: !1431)
!1437 = !DILocation(line: 779, column: 44, scope: !1435)
!1438 = !DILocation(line: 779, column: 12, scope: !1435)
!1439 = !DILocation(line: 779, column: 5, scope: !1435)
!1440 = !DILocation(line: 781, column: 5, scope: !1435)
!1441 = !DILocation(line: 782, column: 1, scope: !1431)
