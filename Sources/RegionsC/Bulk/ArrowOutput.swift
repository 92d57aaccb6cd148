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
    unsafe array.pointee = Self.arrays(self)
    unsafe schema.pointee = Self.schemas(self)
  }

  private static func arrays(_ output: ArrowOutput) -> ArrowArray {
    let holder = ArrayHolder(output)
    return unsafe ArrowArray(
      length: output.length, null_count: output.nullCount, offset: 0,
      n_buffers: Int64(output.buffers.count), n_children: Int64(output.children.count),
      buffers: holder.buffers, children: holder.children.isEmpty ? nil : holder.pointers,
      dictionary: holder.dictionary, release: releaseArray,
      private_data: Unmanaged.passRetained(holder).toOpaque())
  }

  private static func schemas(_ output: ArrowOutput) -> ArrowSchema {
    let holder = SchemaHolder(output)
    return unsafe ArrowSchema(
      format: text(output.format), name: text(output.name), metadata: nil,
      flags: output.isNullable ? Int64(ARROW_FLAG_NULLABLE) : 0,
      n_children: Int64(output.children.count),
      children: holder.children.isEmpty ? nil : holder.pointers, dictionary: holder.dictionary,
      release: releaseSchema, private_data: Unmanaged.passRetained(holder).toOpaque())
  }

  /// What the private data of an array are.
  @safe private final class ArrayHolder {
    let buffers: UnsafeMutablePointer<UnsafeRawPointer?>
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>
    var children: [UnsafeMutablePointer<ArrowArray>]
    let dictionary: UnsafeMutablePointer<ArrowArray>?
    private let owners: [ArrowBuffer?]

    init(_ output: ArrowOutput) {
      owners = output.buffers
      unsafe buffers = .allocate(capacity: max(1, owners.count))
      for (index, owner) in owners.enumerated() {
        unsafe (buffers + index).initialize(to: owner.map { unsafe UnsafeRawPointer($0.bytes) })
      }
      unsafe children = output.children.map { unsafe Self.allocate($0) }
      unsafe pointers = .allocate(capacity: max(1, children.count))
      for index in unsafe children.indices {
        unsafe (pointers + index).initialize(to: children[index])
      }
      unsafe dictionary = output.dictionary.first.map { unsafe Self.allocate($0) }
    }

    private static func allocate(_ output: ArrowOutput) -> UnsafeMutablePointer<ArrowArray> {
      let array = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
      unsafe array.initialize(to: arrays(output))
      return unsafe array
    }

    deinit {
      let all = unsafe children + (dictionary.map { unsafe [$0] } ?? [])
      for index in unsafe all.indices {
        let child = unsafe all[index]
        // One that was moved away has been marked as released.
        unsafe child.pointee.release?(child)
        unsafe child.deallocate()
      }
      unsafe pointers.deallocate()
      unsafe buffers.deallocate()
    }
  }

  /// What the private data of a schema are.
  @safe private final class SchemaHolder {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>
    var children: [UnsafeMutablePointer<ArrowSchema>]
    let dictionary: UnsafeMutablePointer<ArrowSchema>?

    init(_ output: ArrowOutput) {
      unsafe children = output.children.map { unsafe Self.allocate($0) }
      unsafe pointers = .allocate(capacity: max(1, children.count))
      for index in unsafe children.indices {
        unsafe (pointers + index).initialize(to: children[index])
      }
      unsafe dictionary = output.dictionary.first.map { unsafe Self.allocate($0) }
    }

    private static func allocate(_ output: ArrowOutput) -> UnsafeMutablePointer<ArrowSchema> {
      let schema = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      unsafe schema.initialize(to: schemas(output))
      return unsafe schema
    }

    deinit {
      let all = unsafe children + (dictionary.map { unsafe [$0] } ?? [])
      for index in unsafe all.indices {
        let child = unsafe all[index]
        unsafe child.pointee.release?(child)
        unsafe child.deallocate()
      }
      unsafe pointers.deallocate()
    }
  }

  private static let releaseArray: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = {
    guard let array = unsafe $0, unsafe array.pointee.release != nil,
      let data = unsafe array.pointee.private_data
    else {
      return
    }
    unsafe array.pointee.release = nil
    unsafe array.pointee.private_data = nil
    unsafe Unmanaged<ArrayHolder>.fromOpaque(data).release()
  }

  private static let releaseSchema: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = {
    guard let schema = unsafe $0, unsafe schema.pointee.release != nil,
      let data = unsafe schema.pointee.private_data
    else { return }
    unsafe schema.pointee.release = nil
    unsafe schema.pointee.private_data = nil
    unsafe Unmanaged<SchemaHolder>.fromOpaque(data).release()
  }
}
