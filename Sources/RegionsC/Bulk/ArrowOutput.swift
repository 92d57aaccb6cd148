import CRegions

/// A column that is given to the caller, and what it consists of.
struct ArrowOutput {
  var format: StaticString
  var name: StaticString = ""
  var isNullable = true
  var length: Int64
  var nullCount: Int64 = 0
  var buffers: [ArrowBuffer?] = []
  var children: [ArrowOutput] = []
  /// At most one.
  var dictionary: [ArrowOutput] = []

  /// Hands the column over.
  func give(_ array: UnsafeMutablePointer<ArrowArray>, _ schema: UnsafeMutablePointer<ArrowSchema>)
  {
    array.pointee = Self.arrays(self)
    schema.pointee = Self.schemas(self)
  }

  private static func arrays(_ output: ArrowOutput) -> ArrowArray {
    let holder = ArrayHolder(output)
    return ArrowArray(
      length: output.length, null_count: output.nullCount, offset: 0,
      n_buffers: Int64(output.buffers.count), n_children: Int64(output.children.count),
      buffers: holder.buffers, children: holder.children.isEmpty ? nil : holder.pointers,
      dictionary: holder.dictionary, release: releaseArray,
      private_data: Unmanaged.passRetained(holder).toOpaque())
  }

  private static func schemas(_ output: ArrowOutput) -> ArrowSchema {
    let holder = SchemaHolder(output)
    return ArrowSchema(
      format: text(output.format), name: text(output.name), metadata: nil,
      flags: output.isNullable ? Int64(ARROW_FLAG_NULLABLE) : 0,
      n_children: Int64(output.children.count),
      children: holder.children.isEmpty ? nil : holder.pointers, dictionary: holder.dictionary,
      release: releaseSchema, private_data: Unmanaged.passRetained(holder).toOpaque())
  }

  /// What the private data of an array are.
  private final class ArrayHolder {
    let buffers: UnsafeMutablePointer<UnsafeRawPointer?>
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>
    var children: [UnsafeMutablePointer<ArrowArray>]
    let dictionary: UnsafeMutablePointer<ArrowArray>?
    private let owners: [ArrowBuffer?]

    init(_ output: ArrowOutput) {
      owners = output.buffers
      buffers = .allocate(capacity: max(1, owners.count))
      for (index, owner) in owners.enumerated() {
        (buffers + index).initialize(to: owner.map { UnsafeRawPointer($0.bytes) })
      }
      children = output.children.map { Self.allocate($0) }
      pointers = .allocate(capacity: max(1, children.count))
      for (index, child) in children.enumerated() { (pointers + index).initialize(to: child) }
      dictionary = output.dictionary.first.map { Self.allocate($0) }
    }

    private static func allocate(_ output: ArrowOutput) -> UnsafeMutablePointer<ArrowArray> {
      let array = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
      array.initialize(to: arrays(output))
      return array
    }

    deinit {
      for child in children + (dictionary.map { [$0] } ?? []) {
        // One that was moved away has been marked as released.
        child.pointee.release?(child)
        child.deallocate()
      }
      pointers.deallocate()
      buffers.deallocate()
    }
  }

  /// What the private data of a schema are.
  private final class SchemaHolder {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>
    var children: [UnsafeMutablePointer<ArrowSchema>]
    let dictionary: UnsafeMutablePointer<ArrowSchema>?

    init(_ output: ArrowOutput) {
      children = output.children.map { Self.allocate($0) }
      pointers = .allocate(capacity: max(1, children.count))
      for (index, child) in children.enumerated() { (pointers + index).initialize(to: child) }
      dictionary = output.dictionary.first.map { Self.allocate($0) }
    }

    private static func allocate(_ output: ArrowOutput) -> UnsafeMutablePointer<ArrowSchema> {
      let schema = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      schema.initialize(to: schemas(output))
      return schema
    }

    deinit {
      for child in children + (dictionary.map { [$0] } ?? []) {
        child.pointee.release?(child)
        child.deallocate()
      }
      pointers.deallocate()
    }
  }

  private static let releaseArray: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = {
    guard let array = $0, array.pointee.release != nil, let data = array.pointee.private_data else {
      return
    }
    array.pointee.release = nil
    array.pointee.private_data = nil
    Unmanaged<ArrayHolder>.fromOpaque(data).release()
  }

  private static let releaseSchema: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = {
    guard let schema = $0, schema.pointee.release != nil, let data = schema.pointee.private_data
    else { return }
    schema.pointee.release = nil
    schema.pointee.private_data = nil
    Unmanaged<SchemaHolder>.fromOpaque(data).release()
  }
}
