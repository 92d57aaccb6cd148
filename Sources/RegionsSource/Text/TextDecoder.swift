import CIconv
import RegionsFiles

/// Turns bytes of one encoding into UTF-8, a piece at a time, and stops at the first bytes that are
/// no character. The one owner of its `iconv_t`.
@safe
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
    let converter = unsafe iconv_open("UTF-8", encoding.iconvName)
    guard let converter = unsafe converter, unsafe converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    unsafe self.converter = unsafe converter
    self.encoding = encoding
  }

  deinit {
    unsafe iconv_close(converter)
  }

  /// Appends the characters of `input` to `output`; returns how many bytes were good and what
  /// stopped there.
  func decode(_ input: [UInt8], to output: inout [UInt8]) -> (count: Int, stop: Stop?) {
    var done = 0
    while done < input.count {
      var status: Int32 = 0
      unsafe scratch.append(upTo: Bound.chunk, to: &output) { buffer in
        unsafe convert(input, from: &done, to: buffer, status: &status)
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
    unsafe input.withUnsafeBytes { source in
      // `iconv` takes a pointer to non-constant bytes but doesn't write to them.
      let bytes = unsafe UnsafeMutableRawBufferPointer(mutating: source)
      var next = unsafe bytes.baseAddress?.advanced(by: done).assumingMemoryBound(to: CChar.self)
      var left = source.count - done
      var target = unsafe UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(
        to: CChar.self)
      var space = buffer.count
      let result = unsafe iconv(converter, &next, &left, &target, &space)
      status = result == -1 ? errno : 0
      done = source.count - left
      return buffer.count - space
    }
  }
}
