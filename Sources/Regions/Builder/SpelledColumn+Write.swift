extension SpelledColumn {
  /// Finds out whether texts follow from the names, and writes them as a column of spellings if
  /// they do.
  ///
  /// A value counts as spelled if it has as many words as its name has characters. Each character
  /// gets the word that stands for it most often, of equally frequent ones the first in order; a
  /// column is spelled if that gives three quarters of the values, and there are enough of them to
  /// pay for the table.
  ///
  /// - Parameters:
  ///   - values: the nodes that have a value, rising, and the values.
  ///   - name: the name of a node.
  /// - Returns: whether the column was written.
  static func write(
    _ values: [(node: Int, text: String)], name: (Int) -> String, to column: inout SectionWriter
  ) -> Bool {
    guard values.count >= 64 else { return false }
    // By bytes: texts that are equal by normalization alone are different ones.
    var uses: [UInt32: [[UInt8]: Int]] = [:]
    for (node, text) in values {
      let scalars = name(node).unicodeScalars
      let words = words(of: text)
      guard words.count == scalars.count else { continue }
      for (scalar, word) in zip(scalars, words) {
        uses[scalar.value, default: [:]][word, default: 0] += 1
      }
    }
    var spelling: [UInt32: [UInt8]] = [:]
    for (codePoint, words) in uses {
      let best = words.max {
        $0.value != $1.value
          ? $0.value < $1.value : $1.key.lexicographicallyPrecedes($0.key)
      }
      if let best { spelling[codePoint] = best.key }
    }
    let exceptions = values.filter { node, text in
      !(spelled(name(node), spelling)?.elementsEqual(text.utf8) ?? false)
    }
    guard exceptions.count * 4 <= values.count else { return false }
    write(spelling, exceptions, to: &column)
    return true
  }

  /// What stands between words; no other separator has been met.
  private static let separatorInUse = UInt8(ascii: " ")

  private static func words(of text: String) -> [[UInt8]] {
    let words = text.utf8.split(separator: separatorInUse, omittingEmptySubsequences: false)
    return words.contains { $0.isEmpty } ? [] : words.map { Array($0) }
  }

  /// The spellings of a name's characters, in UTF-8; nil if one has none or there are none.
  private static func spelled(_ name: String, _ spelling: [UInt32: [UInt8]]) -> [UInt8]? {
    var text: [UInt8] = []
    for scalar in name.unicodeScalars {
      guard let word = spelling[scalar.value] else { return nil }
      if !text.isEmpty { text.append(separatorInUse) }
      text.append(contentsOf: word)
    }
    return text.isEmpty ? nil : text
  }

  private static func write(
    _ spelling: [UInt32: [UInt8]], _ exceptions: [(node: Int, text: String)],
    to column: inout SectionWriter
  ) {
    let codePoints = spelling.keys.sorted()
    let spellings = Set(spelling.values).sorted { $0.lexicographicallyPrecedes($1) }
    var numbers: [[UInt8]: Int] = [:]
    for (number, text) in spellings.enumerated() { numbers[text] = number }
    column.text(String(UnicodeScalar(separatorInUse)))
    write(spellings, to: &column)
    column.append(monotone: codePoints.map(UInt64.init), searchable: true)
    let width = bitWidth(of: UInt64(spellings.count))
    var bits = PackedBits()
    for codePoint in codePoints {
      bits.append(UInt64(numbers[spelling[codePoint] ?? []] ?? 0), width: width)
    }
    column.append(bits)
    column.append(monotone: exceptions.map { UInt64($0.node) }, searchable: true)
    write(exceptions.map { Array($0.text.utf8) }, to: &column)
  }

  private static func write(_ texts: [[UInt8]], to column: inout SectionWriter) {
    var arena = TextArena()
    for text in texts { arena.append(text) }
    StringColumnWriter.write(arena, order: texts.indices.map(Int32.init), to: &column)
  }
}
