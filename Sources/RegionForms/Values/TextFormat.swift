/// A known way of writing something.
public enum TextFormat: String, Sendable, CaseIterable {
  /// An e-mail address: an unquoted local part of up to 64 ASCII characters, a domain of two labels or
  /// more, 254 characters in all.
  case email
  /// A mobile number of mainland China: 11 digits from 13 to 19, in one run or as 3-4-4, with or
  /// without +86.
  case mobile
  /// A landline number of mainland China: area code, number, and an extension if there is one
  /// (`-123`, `转123`, `分机123`, `ext. 123`, `x123`, `#123`).
  case landline
  /// A mobile number, a landline number or a service number (`400-800-1234`, `4008001234`), each with
  /// an extension if there is one.
  case phone
  /// A postal code of mainland China: six digits.
  case postalCode

  /// Whether the text is written so.
  public func matches(_ text: String) -> Bool {
    switch self {
    case .email: TextFormat.isEmail(Array(text.utf8))
    case .mobile: TextFormat.isMobile(text)
    case .landline: TextFormat.isLandline(text)
    case .phone: TextFormat.isPhone(text)
    case .postalCode: TextFormat.isPostalCode(Array(text.utf8))
    }
  }

  private static func isEmail(_ text: [UInt8]) -> Bool {
    guard text.count <= 254, let at = text.lastIndex(of: UInt8(ascii: "@")) else { return false }
    let local = text[..<at]
    let special = Array("!#$%&'*+-/=?^_`{|}~".utf8)
    guard local.count <= 64,
      isDotted(local, { isLetter($0) || isDigit($0) || special.contains($0) })
    else { return false }
    let labels = text[(at + 1)...].split(separator: dot, omittingEmptySubsequences: false)
    guard labels.count >= 2, let top = labels.last, top.count >= 2,
      !top.allSatisfy(isDigit)
    else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
        && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == hyphen }
    }
  }

  /// Whether it is non-empty parts with single dots between them.
  private static func isDotted(_ text: ArraySlice<UInt8>, _ allowed: (UInt8) -> Bool) -> Bool {
    text.split(separator: dot, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy(allowed)
    }
  }

  private static func isMobile(_ text: String) -> Bool {
    let number = withoutCountryCode(text)
    let groups = number.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    guard groups.count == 1 || groups.map({ $0.count }) == [3, 4, 4] else { return false }
    let digits = Array(groups.joined())
    return digits.count == 11 && digits.allSatisfy(isDigit)
      && digits[0] == UInt8(ascii: "1") && digits[1] >= UInt8(ascii: "3")
  }

  private static func isLandline(_ text: String) -> Bool {
    var rest = withoutCountryCode(text)
    let isBracketed = rest.first == UInt8(ascii: "(")
    if isBracketed { rest = rest.dropFirst() }
    // After +86 the area code is written without its 0.
    if rest.first != UInt8(ascii: "0"), rest.count < text.utf8.count, !isBracketed {
      rest = [UInt8(ascii: "0")] + rest
    }
    let run = rest.prefix(while: isDigit)
    guard run.count >= 3, run.first == UInt8(ascii: "0") else { return false }
    // 010 and 020...029 have three digits, the others four.
    let isShort = run.starts(with: "010".utf8) || run.starts(with: "02".utf8)
    let codeLength = isShort ? 3 : 4
    guard run.count >= codeLength, isShort || run[run.startIndex + 1] >= UInt8(ascii: "3")
    else { return false }
    rest = rest.dropFirst(codeLength)
    if isBracketed {
      guard rest.first == UInt8(ascii: ")") else { return false }
      rest = rest.dropFirst()
    }
    if let first = rest.first, isSeparator(first) { rest = rest.dropFirst() }
    let number = rest.prefix(while: isDigit)
    guard number.count == 8 || (!isShort && number.count == 7), let first = number.first,
      (UInt8(ascii: "2")...UInt8(ascii: "8")).contains(first)
    else { return false }
    return isExtension(rest.dropFirst(number.count))
  }

  private static func isPhone(_ text: String) -> Bool {
    if isLandline(text) || isService(text) { return true }
    // A number that stands for another one: the extension says whose.
    // No way to write one takes more than 20 characters.
    var number = text.prefix(20)
    repeat {
      if isMobile(String(number)) {
        return isExtension(ArraySlice(text.utf8.dropFirst(number.utf8.count)))
      }
    } while number.popLast() != nil
    return false
  }

  /// A number that is the same from everywhere: 400 or 800 and seven digits, as 3-3-4, 4-3-3 or 3-7.
  private static func isService(_ text: String) -> Bool {
    let bytes = ArraySlice(text.utf8)
    let number = bytes.prefix { isDigit($0) || isSeparator($0) }
    guard number.starts(with: "400".utf8) || number.starts(with: "800".utf8) else { return false }
    for shape in [[10], [3, 3, 4], [4, 3, 3], [3, 7], [3, 4, 3]] {
      guard let end = self.end(of: shape, in: number) else { continue }
      if isExtension(bytes[end...]) { return true }
    }
    return false
  }

  /// Where groups of a number of digits end that begin a text, with a separator between each two.
  private static func end(of groups: [Int], in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    for (index, count) in groups.enumerated() {
      if index > 0 {
        guard let first = rest.first, isSeparator(first) else { return nil }
        rest = rest.dropFirst()
      }
      guard rest.prefix(count).count == count, rest.prefix(count).allSatisfy(isDigit) else {
        return nil
      }
      rest = rest.dropFirst(count)
    }
    return rest.first.map(isDigit) == true ? nil : rest.startIndex
  }

  /// Whether it is nothing, or a mark and up to six digits.
  private static func isExtension(_ text: ArraySlice<UInt8>) -> Bool {
    if text.isEmpty { return true }
    let rest = text.first == UInt8(ascii: " ") ? text.dropFirst() : text
    for mark in extensionMarks where rest.starts(with: mark) {
      let digits = rest.dropFirst(mark.count).drop { $0 == UInt8(ascii: " ") }
      if (1...6).contains(digits.count), digits.allSatisfy(isDigit) { return true }
    }
    let isBlank = rest.count < text.count
    return isBlank && (1...6).contains(rest.count) && rest.allSatisfy(isDigit)
  }

  private static let extensionMarks: [[UInt8]] = [
    "-", "转", "轉", "分机", "分機", "ext.", "ext", "Ext.", "Ext", "EXT", "x", "X", "#",
  ].map { Array($0.utf8) }

  private static func isPostalCode(_ text: [UInt8]) -> Bool {
    text.count == 6 && text.allSatisfy(isDigit) && text[0] != UInt8(ascii: "9")
      && !text.starts(with: "00".utf8)
  }

  /// The number without +86 and what separates it from the rest.
  private static func withoutCountryCode(_ text: String) -> ArraySlice<UInt8> {
    let bytes = ArraySlice(text.utf8)
    guard bytes.starts(with: "+86".utf8) else { return bytes }
    let rest = bytes.dropFirst(3)
    guard let first = rest.first, isSeparator(first) else { return rest }
    return rest.dropFirst()
  }

  private static let dot = UInt8(ascii: ".")
  private static let hyphen = UInt8(ascii: "-")

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == hyphen || byte == UInt8(ascii: " ")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
