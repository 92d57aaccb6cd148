#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Does two pieces of work at the same time, the first on a thread of its own, and returns when both
/// are done; one after the other if there is no thread to be had.
///
/// They must not touch what the other one changes.
@safe func concurrently(_ first: @escaping () -> Void, and second: () -> Void) {
  #if os(WASI)
  first()
  second()
  #else
  let work = unsafe Unmanaged.passRetained(Work(first)).toOpaque()
  #if canImport(Darwin)
  var thread: pthread_t?
  #else
  var thread = pthread_t()
  #endif
  let failure = unsafe pthread_create(&thread, nil, { unsafe run($0) }, work)
  if failure != 0 { _ = unsafe run(work) }
  second()
  guard failure == 0 else { return }
  #if canImport(Darwin)
  if let thread { unsafe pthread_join(thread, nil) }
  #else
  pthread_join(thread, nil)
  #endif
  #endif
}

#if !os(WASI)
private final class Work {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Does the work at a pointer and lets go of it.
private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work = unsafe work else { return nil }
  unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
#endif
