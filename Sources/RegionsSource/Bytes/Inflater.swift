import CZlib
import RegionsFiles

/// Unpacks gzip, member after member, a piece at a time. The one owner of its zlib stream.
@safe
final class Inflater {
  /// The most bytes that may come out.
  var limit = Int.max

  private var stream = unsafe z_stream()
  private let scratch = ScratchBuffer()
  private var input: [UInt8] = []
  private var inputStart = 0
  private var isInMember = false
  private var hasEnded = false
  private var outputCount = 0

  /// Whether bytes begin as gzip does.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 3 && bytes[0] == 0x1F && bytes[1] == 0x8B && bytes[2] == 8
  }

  /// - Parameter beginning: The source's first bytes, which were read already.
  init(beginningWith beginning: [UInt8]) {
    input = beginning
    // 16 + 15: gzip only, with the largest window.
    let status = unsafe inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no memory or another version")
  }

  deinit {
    unsafe inflateEnd(&stream)
  }

  /// Appends the next unpacked bytes: `count` of them, fewer only at the end.
  func read(
    _ count: Int, to buffer: inout [UInt8], from source: ByteSource
  ) throws(SourceError) {
    let wanted = buffer.count + count
    while buffer.count < wanted, try hasInput(from: source) {
      isInMember = true
      let before = buffer.count
      var status = Z_OK
      unsafe scratch.append(upTo: wanted - before, to: &buffer) {
        unsafe inflateSome(to: $0, status: &status)
      }
      outputCount += buffer.count - before
      if status == Z_STREAM_END {
        isInMember = false
        unsafe inflateReset(&stream)
      } else if status != Z_OK, status != Z_BUF_ERROR {
        throw fault(.damaged, source)
      }
      guard outputCount <= limit else {
        throw .content(
          SourceDiagnostic(
            DiagnosticLocation(source.name), .tooMuchMemory(mebibytes: limit >> 20)))
      }
    }
  }

  /// Whether there are packed bytes, read from the source if need be.
  private func hasInput(from source: ByteSource) throws(SourceError) -> Bool {
    guard !hasEnded else { return false }
    if inputStart == input.count {
      input.removeAll(keepingCapacity: true)
      inputStart = 0
      do throws(FileError) {
        try source.read(Bound.chunk, to: &input)
      } catch {
        throw .file(error)
      }
      if input.isEmpty, isInMember { throw fault(.cutOff, source) }
    }
    // Zeros and other bytes behind the last member are ignored, as gzip(1) does.
    let isNext =
      isInMember || outputCount == 0 || (inputStart < input.count && input[inputStart] == 0x1F)
    hasEnded = input.isEmpty || !isNext
    return !hasEnded
  }

  /// Calls `inflate` once and returns how many bytes came out.
  private func inflateSome(
    to buffer: UnsafeMutableBufferPointer<UInt8>, status: inout Int32
  ) -> Int {
    unsafe input.withUnsafeMutableBufferPointer { packed in
      unsafe stream.next_in = unsafe packed.baseAddress.map { unsafe $0 + inputStart }
      unsafe stream.avail_in = UInt32(packed.count - inputStart)
      unsafe stream.next_out = buffer.baseAddress
      unsafe stream.avail_out = UInt32(buffer.count)
      status = unsafe inflate(&stream, Z_NO_FLUSH)
      inputStart = unsafe packed.count - Int(stream.avail_in)
      return unsafe buffer.count - Int(stream.avail_out)
    }
  }

  private func fault(_ fault: SourceProblem.PackingFault, _ source: ByteSource) -> SourceError {
    .content(SourceDiagnostic(DiagnosticLocation(source.name), .gzip(fault)))
  }
}
