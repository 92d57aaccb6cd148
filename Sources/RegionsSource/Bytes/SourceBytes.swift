import RegionsFiles

/// The bytes of a source, unpacked if they are gzip.
final class SourceBytes {
  let name: String
  private let source: ByteSource
  private var inflater: Inflater?
  /// The first bytes, as they were needed to see what they are.
  private var head: [UInt8] = []

  /// Bytes of the file so far, packed ones if it is packed, for a progress report.
  var readCount: Int { source.readCount }
  /// The size of the file if it is known.
  var totalCount: Int? { source.totalCount }
  /// Whether the bytes come out of packed ones.
  var isPacked: Bool { inflater != nil }
  /// The most bytes that may be unpacked.
  var unpackedLimit = Int.max { didSet { inflater?.limit = unpackedLimit } }
  /// Whether the bytes are a regular file's, as it is.
  var isRegularFile: Bool { inflater == nil && source.totalCount != nil }

  /// Opens a source and looks whether it is packed.
  init(_ origin: ImportSource) throws(SourceError) {
    name = origin.name
    do throws(FileError) {
      source = try ByteSource(origin)
    } catch {
      throw .file(error)
    }
    try begin()
  }

  private func begin() throws(SourceError) {
    head.removeAll()
    inflater = nil
    do throws(FileError) {
      try source.read(16, to: &head)
    } catch {
      throw .file(error)
    }
    if Inflater.recognizes(head) {
      let inflater = Inflater(beginningWith: head)
      head = []
      inflater.limit = unpackedLimit
      try inflater.read(16, to: &head, from: source)
      self.inflater = inflater
    }
  }

  /// The first 16 bytes, or all if there are fewer; before anything is read.
  var beginning: [UInt8] { head }

  /// Goes back to the first byte; `false` if that is no longer to be had.
  func rewind() throws(SourceError) -> Bool {
    guard source.rewind() else { return false }
    try begin()
    return true
  }

  /// Appends the next bytes: `count` of them, fewer only at the end.
  func read(_ count: Int, to buffer: inout [UInt8]) throws(SourceError) {
    let fromHead = min(head.count, count)
    buffer.append(contentsOf: head.prefix(fromHead))
    head.removeFirst(fromHead)
    let wanted = count - fromHead
    if let inflater {
      try inflater.read(wanted, to: &buffer, from: source)
    } else {
      do throws(FileError) {
        try source.read(wanted, to: &buffer)
      } catch {
        throw .file(error)
      }
    }
  }
}
