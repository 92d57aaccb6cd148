import CRegions

/// An object that C holds on to by an opaque pointer.
enum Handle<Object: AnyObject> {
  /// Gives C what `make` makes: it holds on to it until `close`; if that is refused, it gets NULL.
  static func open(
    _ handle: UnsafeMutablePointer<OpaquePointer?>?, _ make: () throws(Refusal) -> Object
  ) -> regions_status {
    guard let handle = unsafe handle else { return invalid }
    unsafe handle.pointee = nil
    do throws(Refusal) {
      unsafe open(try make(), handle)
      return ok
    } catch {
      return error.status
    }
  }

  /// Gives C an object: it holds on to it until `close`.
  static func open(_ object: Object, _ handle: UnsafeMutablePointer<OpaquePointer?>) {
    unsafe handle.pointee = OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// Takes an object back; nothing if it was taken before.
  static func close(_ handle: UnsafeMutablePointer<OpaquePointer?>?) {
    guard let handle = unsafe handle, let pointer = unsafe handle.pointee else { return }
    unsafe handle.pointee = nil
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  /// What `body` makes of the object, which C holds on to meanwhile; `nil` for NULL.
  @inline(__always)
  static func read<Result>(_ handle: OpaquePointer?, _ body: (Object) -> Result) -> Result? {
    guard let handle = unsafe handle else { return nil }
    return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle))._withUnsafeGuaranteedRef(
      body)
  }

  /// The object; NULL is refused as invalid.
  static func object(_ handle: OpaquePointer?) throws(Refusal) -> Object {
    guard let object = unsafe read(handle, { $0 }) else { throw .invalid }
    return object
  }
}

/// Why C gets nothing.
struct Refusal: Error {
  let status: regions_status

  static let invalid = Refusal(status: RegionsC.invalid)
  static let notFound = Refusal(status: RegionsC.notFound)
  static let noMemory = Refusal(status: RegionsC.noMemory)
  static let noID = Refusal(status: RegionsC.noID)
}
