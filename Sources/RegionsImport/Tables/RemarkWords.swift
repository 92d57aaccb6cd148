/// What rows below a table begin with that are no records of it: sums, sources, footnotes.
enum RemarkWords {
  /// Words for a sum.
  private static let sums = Words.set(.sum)

  /// The same as tables write them.
  static let spelledSums: [String] = sums.flatMap { word in
    [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
  }

  /// What notes begin with, in small letters.
  private static let beginnings = Words.list(.note)

  /// Whether a text is a word for a sum, whatever stands behind it in brackets or a colon.
  static func isSum(_ text: String) -> Bool {
    let words = text.lowercased().prefix { !"：:(（".contains($0) }
    var trimmed = words
    while let last = trimmed.last, last == " " { trimmed.removeLast() }
    return sums.contains(String(trimmed))
  }

  /// The same as ``isSum(_:)`` of a text in UTF-8, without a `String` for each that is none.
  static func isSum(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 1, let last = text.last, ends.begin[beginning(text)] else { return false }
    // A colon or a bracket behind it, of full width as well.
    let hasMark =
      last == UInt8(ascii: ":") || last == UInt8(ascii: ")")
      || text.count > 2 && text.suffix(3).first == 0xEF
    return hasMark
      ? isSum(String(decoding: text, as: UTF8.self))
      : ends.end[Int(last)] && spelled.existing(text) != nil
  }

  /// The words as tables write them.
  private static let spelled: TextTable = {
    var table = TextTable()
    for word in spelledSumBytes { _ = table.number(of: word[...]) }
    return table
  }()

  /// What a text is the sum of, by a word for a sum at one end of it: "Aragón" of "Total Aragón" and of
  /// "Aragón Total", 浙江省 of 浙江省合计.
  static func summed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.count > 1, let last = text.last,
      ends.begin[beginning(text)] || ends.end[Int(last)]
    else { return nil }
    let blank = UInt8(ascii: " ")
    for word in spelledSumBytes where text.count > word.count + 1 {
      let isJoined = word[0] >= 0x80
      if text.starts(with: word) {
        let rest = text.dropFirst(word.count)
        if isJoined || rest.first == blank { return rest.drop { $0 == blank } }
      }
      if text.suffix(word.count).elementsEqual(word) {
        let rest = text.dropLast(word.count)
        if isJoined { return rest }
        if rest.last == blank { return rest.dropLast() }
      }
    }
    return nil
  }

  private static let spelledSumBytes = spelledSums.map { Array($0.utf8) }
  /// Whether a word for a sum begins with two bytes, by their place, or ends with one.
  private static let ends = spelledSumBytes.reduce(
    into: (
      begin: [Bool](repeating: false, count: 1 << 12), end: [Bool](repeating: false, count: 256)
    )
  ) { known, word in
    guard word.count > 1, let last = word.last else { return }
    known.begin[beginning(word[...])] = true
    known.end[Int(last)] = true
  }

  /// The place of a text's first two bytes.
  private static func beginning(_ text: ArraySlice<UInt8>) -> Int {
    PlaceholderName.place(text[text.startIndex], text[text.startIndex + 1])
  }

  /// Whether a text begins as a note does, or is a sentence.
  static func isNote(_ text: String) -> Bool {
    let small = text.lowercased()
    return beginnings.contains { small.hasPrefix($0) } || isSum(text)
      || text.contains("：") || text.contains(": ")
  }
}
