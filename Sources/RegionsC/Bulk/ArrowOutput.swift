import CRegions

/// A column that is given to the caller, and what it consists of.
struct ArrowOutput {
  var format: StaticString
  var name: StaticString = ""
  var isNullable = true
  /// Whether the values of its dictionary stand in their order.
  var isOrdered = false
  var length: Int64
  var nullCount: Int64 = 0
  var buffers: [ArrowBuffer?] = []
  var children: [ArrowOutput] = []
  /// At most one.
  var dictionary: [ArrowOutput] = []

  /// Hands the column over.
  func give(_ array: UnsafeMutablePointer<ArrowArray>, _ schema: UnsafeMutablePointer<ArrowSchema>)
  {
    unsafe array.pointee = Self.array(self)
    unsafe schema.pointee = Self.schema(self)
  }

  private static func array(_ output: ArrowOutput) -> ArrowArray {
    let holder = unsafe ArrowHolder(output, buffers: output.buffers) {
      unsafe array($0)
    } release: {
      unsafe $0.pointee.release?($0)
    }
    return unsafe ArrowArray(
      length: output.length, null_count: output.nullCount, offset: 0,
      n_buffers: Int64(output.buffers.count), n_children: Int64(output.children.count),
      buffers: holder.buffers, children: output.children.isEmpty ? nil : holder.children,
      dictionary: holder.dictionary, release: releaseArray,
      private_data: Unmanaged.passRetained(holder).toOpaque())
  }

  private static func schema(_ output: ArrowOutput) -> ArrowSchema {
    let holder = unsafe ArrowHolder(output) {
      unsafe schema($0)
    } release: {
      unsafe $0.pointee.release?($0)
    }
    return unsafe ArrowSchema(
      format: text(output.format), name: text(output.name), metadata: nil,
      flags: (output.isNullable ? Int64(ARROW_FLAG_NULLABLE) : 0)
        | (output.isOrdered ? Int64(ARROW_FLAG_DICTIONARY_ORDERED) : 0),
      n_children: Int64(output.children.count),
      children: output.children.isEmpty ? nil : holder.children, dictionary: holder.dictionary,
      release: releaseSchema, private_data: Unmanaged.passRetained(holder).toOpaque())
  }

  private static let releaseArray: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = {
    // One that was moved away has been marked as released.
    guard let array = unsafe $0, unsafe array.pointee.release != nil,
      let data = unsafe array.pointee.private_data
    else { return }
    unsafe array.pointee.release = nil
    unsafe array.pointee.private_data = nil
    unsafe Unmanaged<ArrowHolder<ArrowArray>>.fromOpaque(data).release()
  }

  private static let releaseSchema: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = {
    guard let schema = unsafe $0, unsafe schema.pointee.release != nil,
      let data = unsafe schema.pointee.private_data
    else { return }
    unsafe schema.pointee.release = nil
    unsafe schema.pointee.private_data = nil
    unsafe Unmanaged<ArrowHolder<ArrowSchema>>.fromOpaque(data).release()
  }
}
