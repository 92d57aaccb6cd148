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
  private let scratch = ScratchBuffer()

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
      var status: Int32 = 0
      scratch.append(upTo: ScratchBuffer.count, to: &output) { buffer in
        convert(input, from: &done, to: buffer, status: &status)
      }
      switch status {
      // Full: what doesn't fit is left for the next turn.
      case 0, E2BIG: continue
      case EINVAL: return (done, .cutOff)
      default: return (done, .malformed)
      }
    }
    return (done, nil)
  }

  /// One call of `iconv`: moves `done` behind the bytes it took, sets `status` to 0 or the `errno`
  /// and returns how many bytes it wrote.
  private func convert(
    _ input: [UInt8], from done: inout Int, to buffer: UnsafeMutableBufferPointer<UInt8>,
    status: inout Int32
  ) -> Int {
    input.withUnsafeBytes { source in
      // `iconv` takes a pointer to non-constant bytes but doesn't write to them.
      let bytes = UnsafeMutableRawBufferPointer(mutating: source)
      var next = bytes.baseAddress?.advanced(by: done).assumingMemoryBound(to: CChar.self)
      var left = source.count - done
      var target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
      var space = buffer.count
      let result = iconv(converter, &next, &left, &target, &space)
      status = result == -1 ? errno : 0
      done = source.count - left
      return buffer.count - space
    }
  }
}
