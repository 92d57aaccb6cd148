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

  /// Whether a text begins as a note does, or is a sentence.
  static func isNote(_ text: String) -> Bool {
    let small = text.lowercased()
    return beginnings.contains { small.hasPrefix($0) } || isSum(text)
      || text.contains("：") || text.contains(": ")
  }
}
