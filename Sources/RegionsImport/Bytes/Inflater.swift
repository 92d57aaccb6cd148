import CZlib

/// Unpacks gzip, member after member, a piece at a time. The one owner of its zlib stream.
final class Inflater {
  /// As many bytes as a packed source may hold unpacked: 4 GiB. Beyond it a source is taken for a
  /// decompression bomb; no list of regions comes near.
  static let limit = 4 << 30

  enum Fault: Error, Equatable {
    /// The packed bytes are wrong.
    case damaged
    /// The packed bytes end within a member.
    case cutOff
    /// More than ``limit`` bytes come out.
    case tooLarge
  }

  private var stream = z_stream()
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
    let status = inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no memory or another version")
  }

  deinit {
    inflateEnd(&stream)
  }

  /// Appends the next unpacked bytes: `count` of them, fewer only at the end.
  func read(
    _ count: Int, to buffer: inout [UInt8], from source: ByteSource
  ) throws(SourceError) {
    let first = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    var done = 0
    while done < count, !hasEnded {
      if inputStart == input.count {
        input.removeAll(keepingCapacity: true)
        inputStart = 0
        do throws(FileSystemError) {
          try source.read(1 << 18, to: &input)
        } catch {
          throw .file(error)
        }
        if input.isEmpty {
          guard !isInMember else { throw fault(.cutOff, source) }
          hasEnded = true
          break
        }
      }
      // Zeros and other bytes behind the last member are ignored, as gzip(1) does.
      if !isInMember, outputCount > 0, input[inputStart] != 0x1F {
        hasEnded = true
        break
      }
      isInMember = true
      let status = inflateSome(&buffer, from: first + done, upTo: first + count) { done += $0 }
      if status == Z_STREAM_END {
        isInMember = false
        inflateReset(&stream)
      } else if status != Z_OK, status != Z_BUF_ERROR {
        throw fault(.damaged, source)
      }
      guard outputCount + done <= Self.limit else { throw fault(.tooLarge, source) }
    }
    outputCount += done
    buffer.removeLast(count - done)
  }

  /// Calls `inflate` once and reports how many bytes came out.
  private func inflateSome(
    _ buffer: inout [UInt8], from start: Int, upTo end: Int, count report: (Int) -> Void
  ) -> Int32 {
    buffer.withUnsafeMutableBufferPointer { output in
      input.withUnsafeMutableBufferPointer { packed in
        stream.next_in = packed.baseAddress! + inputStart
        stream.avail_in = UInt32(packed.count - inputStart)
        stream.next_out = output.baseAddress! + start
        stream.avail_out = UInt32(end - start)
        let status = inflate(&stream, Z_NO_FLUSH)
        inputStart = packed.count - Int(stream.avail_in)
        report(end - start - Int(stream.avail_out))
        return status
      }
    }
  }

  private func fault(_ fault: Fault, _ source: ByteSource) -> SourceError {
    let message =
      switch fault {
      case .damaged: "the gzip data is damaged"
      case .cutOff: "the gzip data is cut off"
      case .tooLarge: "the gzip data unpacks to more than 4 GiB"
      }
    return .content(Diagnostic(.error, source: source.name, message))
  }
}
