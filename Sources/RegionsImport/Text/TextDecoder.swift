import CIconv

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Turns bytes of one encoding into UTF-8, a piece at a time, and stops at the first bytes that are
/// no character. The one owner of its `iconv_t`.
final class TextDecoder {
  let encoding: TextEncoding
  private let converter: iconv_t

  /// What stopped a piece before its end.
  enum Stop: Equatable {
    /// The piece ends within a character.
    case cutOff
    /// The next bytes are no character.
    case malformed
  }

  /// `nil` if the system doesn't know the encoding.
  init?(_ encoding: TextEncoding) {
    let converter = iconv_open("UTF-8", encoding.iconvName)
    guard let converter, converter != iconv_t(bitPattern: -1) else { return nil }
    self.converter = converter
    self.encoding = encoding
  }

  deinit {
    iconv_close(converter)
  }

  /// Appends the characters of `input` to `output`; returns how many bytes were good and what
  /// stopped there.
  func decode(_ input: [UInt8], to output: inout [UInt8]) -> (count: Int, stop: Stop?) {
    var done = 0
    while done < input.count {
      let start = output.count
      // No byte becomes more than three; what doesn't fit is left for the next turn.
      let room = (input.count - done) * 3 + 16
      output.append(contentsOf: repeatElement(0, count: room))
      let (consumed, produced, status) = convert(input, from: done, to: &output, at: start)
      output.removeLast(room - produced)
      done += consumed
      switch status {
      case 0, E2BIG: continue
      case EINVAL: return (done, .cutOff)
      default: return (done, .malformed)
      }
    }
    return (done, nil)
  }

  /// One call of `iconv`: bytes consumed, bytes produced, and 0 or the `errno`.
  private func convert(
    _ input: [UInt8], from done: Int, to output: inout [UInt8], at start: Int
  ) -> (consumed: Int, produced: Int, status: Int32) {
    input.withUnsafeBytes { source in
      output.withUnsafeMutableBytes { target in
        // `iconv` takes a pointer to non-constant bytes but doesn't write to them.
        let bytes = UnsafeMutableRawBufferPointer(mutating: source)
        var next = bytes.baseAddress?.advanced(by: done).assumingMemoryBound(to: CChar.self)
        var left = source.count - done
        var room = target.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        var space = target.count - start
        let result = iconv(converter, &next, &left, &room, &space)
        let status = result == -1 ? errno : 0
        return (source.count - done - left, target.count - start - space, status)
      }
    }
  }
}
