#if os(Linux)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
#endif

extension Array {
  /// Asks for large pages for the room the array has, where the system gives them to those who ask
  /// (Linux). A hundred megabytes in pages of 4 KiB are 25,000 page faults, a tenth of an import.
  func preferLargePages() {
    #if os(Linux)
    let pageSize = 2 << 20
    unsafe withUnsafeBufferPointer { elements in
      guard let base = elements.baseAddress else { return }
      let address = UInt(bitPattern: base)
      let padding = (0 &- address) & UInt(pageSize - 1)
      let size = (capacity * MemoryLayout<Element>.stride - Int(padding)) & ~(pageSize - 1)
      guard size > 0 else { return }
      // A wish: nothing is lost if it isn't granted.
      _ = unsafe madvise(
        UnsafeMutableRawPointer(bitPattern: address + padding), size, MADV_HUGEPAGE)
    }
    #endif
  }
}
