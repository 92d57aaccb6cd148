/// What the private data of an array or a schema are: all that it points at.
@safe final class ArrowHolder<Structure> {
  let buffers: UnsafeMutablePointer<UnsafeRawPointer?>
  let children: UnsafeMutablePointer<UnsafeMutablePointer<Structure>?>
  let dictionary: UnsafeMutablePointer<Structure>?
  private let owners: [ArrowBuffer?]
  private let childCount: Int
  private let release: (UnsafeMutablePointer<Structure>) -> Void

  /// - Parameters:
  ///   - make: makes the structure of a child or a dictionary.
  ///   - release: lets go of one, unless it was moved away.
  init(
    _ output: ArrowOutput, buffers owners: [ArrowBuffer?] = [], make: (ArrowOutput) -> Structure,
    release: @escaping (UnsafeMutablePointer<Structure>) -> Void
  ) {
    func allocate(_ output: ArrowOutput) -> UnsafeMutablePointer<Structure> {
      let structure = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
      unsafe structure.initialize(to: make(output))
      return unsafe structure
    }
    self.owners = owners
    unsafe self.release = release
    unsafe buffers = .allocate(capacity: max(1, owners.count))
    for (index, owner) in owners.enumerated() {
      unsafe (buffers + index).initialize(to: owner.map { unsafe UnsafeRawPointer($0.bytes) })
    }
    childCount = output.children.count
    unsafe children = .allocate(capacity: max(1, childCount))
    for (index, child) in output.children.enumerated() {
      unsafe (children + index).initialize(to: allocate(child))
    }
    unsafe dictionary = output.dictionary.first.map { unsafe allocate($0) }
  }

  deinit {
    for index in 0..<childCount { unsafe free(children[index]) }
    unsafe free(dictionary)
    unsafe children.deallocate()
    unsafe buffers.deallocate()
  }

  private func free(_ structure: UnsafeMutablePointer<Structure>?) {
    guard let structure = unsafe structure else { return }
    unsafe release(structure)
    unsafe structure.deallocate()
  }
}
