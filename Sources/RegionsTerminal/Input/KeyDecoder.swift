/// Makes keys of the bytes a terminal sends.
///
/// What begins with ESC is taken whole, whether it is known or not: control sequences (CSI), function
/// keys (SS3), the strings of OSC, DCS, SOS, PM and APC, mouse and focus reports, keys with
/// modifiers. No byte of a sequence ever becomes a character. A sequence that was cut off is dropped
/// with what there is of it, and a control character in it (Ctrl-C) is a key all the same.
///
/// Bytes may come in any pieces. Whether a lone ESC is the key Esc only time can show: when nothing
/// has come for ``patience``, the owner calls ``giveUp()``.
struct KeyDecoder {
  /// How long to wait for the rest of what has begun.
  enum Patience: Equatable {
    /// Nothing has begun.
    case none
    /// Only ESC has come: long enough for a sequence that a network cut in two, short enough for a key.
    case short
    /// A sequence has begun; no person types one.
    case long
  }

  /// What has begun.
  enum State: Equatable {
    case ground
    /// ESC, and whether another came before it.
    case escape(again: Bool)
    /// ESC and a byte from space to `/`.
    case designation
    /// After `ESC [`; `ESC O` has the same shape.
    case control(isFunction: Bool)
    /// A mouse report of the old kind, and the number of its bytes still missing.
    case mouse(missing: Int)
    /// The byte after `ESC [ [`, as the Linux console sends function keys.
    case console
    /// A string that BEL or ST ends, and whether ESC has come.
    case string(escaped: Bool)
    /// A character of several bytes that is not complete.
    case character(missing: Int)
    /// The same after ESC: a key with Alt.
    case altCharacter(missing: Int)
  }

  var state = State.ground
  /// The bytes of the sequence so far, without what introduces it; no more than are looked at.
  var bytes: [UInt8] = []
  var designation: UInt8 = 0
  private var scalar: UInt32 = 0
  private var smallest: UInt32 = 0
  /// What was pasted so far, while something is.
  var pasted: String.UnicodeScalarView?

  static let sequenceLimit = 64

  var patience: Patience {
    switch state {
    case .ground: pasted == nil ? .none : .long
    case .escape, .designation: .short
    default: .long
    }
  }

  /// Takes bytes in.
  ///
  /// - Returns: the keys they complete, in order.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Nothing more came in time: what has begun is what there is.
  mutating func giveUp() -> [Key] {
    var keys: [Key] = []
    switch state {
    case .escape(let again):
      emit(.escape, &keys)
      if again { emit(.escape, &keys) }
    case .designation: emit(.alt(Unicode.Scalar(designation)), &keys)
    case .ground: break
    case .control, .mouse, .console, .string, .character, .altCharacter: emit(.other, &keys)
    }
    state = .ground
    // The end of a paste was lost: the text is there all the same.
    endPaste(&keys)
    return keys
  }

  // MARK: Bytes

  mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: begin(byte, &keys)
    case .escape(let again): escape(byte, again: again, &keys)
    case .designation:
      if (0x30...0x7E).contains(byte) {
        finish(.other, &keys)
      } else if !(0x20...0x2F).contains(byte) {
        finish(.other, &keys)
        begin(byte, &keys)
      }
    case .control(let isFunction): control(byte, isFunction: isFunction, &keys)
    case .mouse(let missing): mouse(byte, missing: missing, &keys)
    case .console:
      finish(.other, &keys)
      if byte < 0x20 || byte >= 0x7F { begin(byte, &keys) }
    case .string(let escaped): string(byte, escaped: escaped, &keys)
    case .character(let missing): character(byte, missing: missing, &keys)
    case .altCharacter(let missing): altCharacter(byte, missing: missing, &keys)
    }
  }

  mutating func begin(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape(again: false)
    case 0xC2...0xDF: start(byte & 0x1F, missing: 1, smallest: 0x80)
    case 0xE0...0xEF: start(byte & 0x0F, missing: 2, smallest: 0x800)
    case 0xF0...0xF4: start(byte & 0x07, missing: 3, smallest: 0x10000)
    case 0x80...: emit(.other, &keys)
    default: emit(Key(scalar: Unicode.Scalar(byte)), &keys)
    }
  }

  private mutating func start(_ bits: UInt8, missing: Int, smallest: UInt32) {
    scalar = UInt32(bits)
    self.smallest = smallest
    state = .character(missing: missing)
  }

  private mutating func character(_ byte: UInt8, missing: Int, _ keys: inout [Key]) {
    guard byte & 0xC0 == 0x80 else {
      finish(.other, &keys)
      return begin(byte, &keys)
    }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else {
      state = .character(missing: missing - 1)
      return
    }
    let found = scalar >= smallest ? Unicode.Scalar(scalar) : nil
    finish(found.map { Key(scalar: $0) } ?? .other, &keys)
  }

  // MARK: Keys

  mutating func finish(_ key: Key, _ keys: inout [Key]) {
    state = .ground
    emit(key, &keys)
  }

  /// Gives a key out or, of something pasted, its text.
  mutating func emit(_ key: Key, _ keys: inout [Key]) {
    guard pasted != nil else { return keys.append(key) }
    switch key {
    case .character(let scalar): pasted?.append(scalar)
    case .enter: pasted?.append("\n")
    case .tab: pasted?.append(" ")
    // The way out stays open if the end of a paste is lost.
    case .control("c"):
      endPaste(&keys)
      keys.append(key)
    default: break
    }
  }

  mutating func endPaste(_ keys: inout [Key]) {
    guard let text = pasted else { return }
    pasted = nil
    keys.append(.paste(String(text)))
  }
}
