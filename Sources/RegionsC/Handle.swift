import CRegions

/// An object that C holds on to by an opaque pointer.
enum Handle<Object: AnyObject> {
  /// Gives C an object: it holds on to it until `close`.
  static func open(_ object: Object, _ handle: UnsafeMutablePointer<OpaquePointer?>) {
    handle.pointee = OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// Takes an object back; nothing if it was taken before.
  static func close(_ handle: UnsafeMutablePointer<OpaquePointer?>?) {
    guard let handle, let pointer = handle.pointee else { return }
    handle.pointee = nil
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  /// What `body` makes of the object, which C holds on to meanwhile; `nil` for NULL.
  @inline(__always)
  static func read<Result>(_ handle: OpaquePointer?, _ body: (Object) -> Result) -> Result? {
    guard let handle else { return nil }
    return Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle))._withUnsafeGuaranteedRef(body)
  }
}
