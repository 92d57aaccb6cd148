/// The bytes behind ESC.
extension KeyDecoder {
  mutating func escape(_ byte: UInt8, again: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x1B:
      // A third one: the first was a key of its own.
      if again { emit(.escape, &keys) }
      state = .escape(again: true)
      return
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      // With ESC before it, a key with Alt: it is looked at no further than that it is one.
      bytes = again ? [0x1B] : []
      state = .control(isFunction: byte == UInt8(ascii: "O"))
      return
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      if again { emit(.escape, &keys) }
      bytes = []
      state = .string(escaped: false)
      return
    default: break
    }
    if again { emit(.escape, &keys) }
    switch byte {
    case 0x20...0x2F:
      designation = byte
      state = .designation
    case 0x7F, 0x08: finish(.altBackspace, &keys)
    case 0x30...0x7E: finish(.alt(Unicode.Scalar(byte)), &keys)
    // Alt and a character of several bytes: the whole of it.
    case 0xC2...0xDF: state = .altCharacter(missing: 1)
    case 0xE0...0xEF: state = .altCharacter(missing: 2)
    case 0xF0...0xF4: state = .altCharacter(missing: 3)
    default:
      state = .ground
      // Ctrl-C goes through; Enter or Tab with Alt means nothing.
      if byte == 0x03 { begin(byte, &keys) } else { emit(.other, &keys) }
    }
  }

  mutating func altCharacter(_ byte: UInt8, missing: Int, _ keys: inout [Key]) {
    guard byte & 0xC0 == 0x80 else {
      finish(.other, &keys)
      return begin(byte, &keys)
    }
    if missing > 1 { state = .altCharacter(missing: missing - 1) } else { finish(.other, &keys) }
  }

  mutating func control(_ byte: UInt8, isFunction: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x20...0x3F:
      if bytes.count < Self.sequenceLimit { bytes.append(byte) }
      // Keys with Shift on some terminals: `ESC [ 3 $`, with a single number.
      let number = bytes.dropLast()
      if byte == UInt8(ascii: "$"), !number.isEmpty, number.allSatisfy(Self.isDigit) {
        finish(.other, &keys)
      }
    case UInt8(ascii: "[") where bytes.isEmpty && !isFunction: state = .console
    case UInt8(ascii: "M") where bytes.isEmpty && !isFunction: state = .mouse(missing: 3)
    case 0x40...0x7E: finishControl(byte, isFunction: isFunction, &keys)
    default:
      // Not part of any sequence: it was cut off.
      finish(.other, &keys)
      begin(byte, &keys)
    }
  }

  private mutating func finishControl(_ final: UInt8, isFunction: Bool, _ keys: inout [Key]) {
    let sequence = ControlSequence(bytes, final: final, isFunction: isFunction)
    state = .ground
    switch sequence.meaning {
    case .pasteBegins: pasted = pasted ?? String.UnicodeScalarView()
    case .pasteEnds:
      endPaste(&keys)
    case .key(let key): emit(key, &keys)
    }
  }

  mutating func mouse(_ byte: UInt8, missing: Int, _ keys: inout [Key]) {
    guard byte >= 0x20 else {
      finish(.other, &keys)
      return begin(byte, &keys)
    }
    bytes.append(byte)
    guard missing == 1 else {
      state = .mouse(missing: missing - 1)
      return
    }
    finish(
      ControlSequence.mouse(
        button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33,
        isRelease: false), &keys)
  }

  mutating func string(_ byte: UInt8, escaped: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x07: finish(.other, &keys)
    case UInt8(ascii: "\\") where escaped: finish(.other, &keys)
    case 0x1B: state = .string(escaped: true)
    case _ where escaped:
      // No end of the string: another sequence has begun.
      emit(.other, &keys)
      state = .escape(again: false)
      take(byte, &keys)
    // A reply holds no control characters: the string was cut off.
    case 0..<0x20:
      finish(.other, &keys)
      begin(byte, &keys)
    default: break
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
