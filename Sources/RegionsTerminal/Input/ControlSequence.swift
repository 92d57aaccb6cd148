/// What a whole control sequence means: `ESC [` or `ESC O`, parameters, and a final byte.
struct ControlSequence {
  enum Meaning: Equatable {
    case key(Key)
    case pasteBegins, pasteEnds
  }

  let meaning: Meaning

  /// - Parameters:
  ///   - bytes: what stands between the introducer and the final byte.
  ///   - isFunction: whether `ESC O` introduced it.
  init(_ bytes: [UInt8], final: UInt8, isFunction: Bool) {
    if final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), bytes.first == UInt8(ascii: "<") {
      meaning = .key(Self.report(bytes.dropFirst(), isRelease: final == UInt8(ascii: "m")))
      return
    }
    guard let numbers = Self.numbers(bytes[...]) else {
      meaning = .key(.other)
      return
    }
    if isFunction {
      meaning = .key(numbers.isEmpty ? Self.function(final) : .other)
    } else if final == UInt8(ascii: "~") {
      meaning = Self.editing(numbers)
    } else if numbers.isEmpty || numbers == [1] || numbers == [1, 1] {
      meaning = .key(Self.cursor(final))
    } else {
      // Another second number is a modifier: Shift, Alt, Control.
      meaning = .key(.other)
    }
  }

  /// Numbers between semicolons; `nil` if there is anything else.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    if bytes.isEmpty { return [] }
    var numbers: [Int] = []
    for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard part.count <= 6, let number = Int(String(decoding: part, as: UTF8.self)), number >= 0
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func cursor(_ final: UInt8) -> Key {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    default: .other
    }
  }

  private static func function(_ final: UInt8) -> Key {
    // The keypad's Enter; the rest is as for the cursor keys.
    final == UInt8(ascii: "M") ? .enter : final == UInt8(ascii: "Z") ? .other : cursor(final)
  }

  /// `ESC [ 4 ~`: the keys around the cursor keys, in the numbering of whatever terminal it is.
  private static func editing(_ numbers: [Int]) -> Meaning {
    guard numbers.count == 1 || (numbers.count == 2 && numbers[1] == 1) else { return .key(.other) }
    switch numbers[0] {
    case 1, 7: return .key(.home)
    case 4, 8: return .key(.end)
    case 3: return .key(.delete)
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case 200: return .pasteBegins
    case 201: return .pasteEnds
    default: return .key(.other)
    }
  }

  /// `ESC [ < button ; column ; row M`.
  private static func report(_ bytes: ArraySlice<UInt8>, isRelease: Bool) -> Key {
    guard let numbers = numbers(bytes), numbers.count == 3 else { return .other }
    return mouse(
      button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1, isRelease: isRelease)
  }

  /// What the mouse did; row and column count from 0. Motion, releases and clicks with modifiers mean
  /// nothing here.
  static func mouse(button: Int, column: Int, row: Int, isRelease: Bool) -> Key {
    guard !isRelease, row >= 0, column >= 0 else { return .other }
    switch button {
    case 0: return .press(row: row, column: column)
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return .other
    }
  }
}
