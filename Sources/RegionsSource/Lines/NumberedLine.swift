/// A line that begins with its number as sections of a document do: `1.2.3. Ang Ko`, `2) Kep`.
struct NumberedLine {
  /// The number without what ends it: `1.2.3`.
  let number: ArraySlice<UInt8>
  let name: ArraySlice<UInt8>
  /// How many numbers there are: 3.
  let depth: Int

  /// `nil` if the line is none.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    var depth = 0
    var end = text.startIndex
    while true {
      let digits = rest.prefix { $0.isDigit }
      guard !digits.isEmpty, digits.count <= Self.longest else { break }
      depth += 1
      rest = rest[digits.endIndex...]
      end = rest.startIndex
      guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else { break }
      rest = rest.dropFirst()
    }
    guard depth > 0, !rest.isEmpty, Line.spaceWidth(rest, at: rest.startIndex) > 0 else {
      return nil
    }
    number = text[..<end]
    name = rest.trimmed
    self.depth = depth
    guard !name.isEmpty else { return nil }
  }

  /// Longer numbers are codes.
  private static var longest: Int { Length.ofAbbreviation }

  /// Whether nearly all lines are numbered, some of them below others, and each below one that is there.
  static func areSections(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var known: Set<[UInt8]> = []
    var deepest = 0
    var all = 0
    for (line, next) in zip(lines, lines.dropFirst() + [[]]) {
      let text = line.trimmed
      // What is underlined is a title.
      guard !text.isEmpty, Line.ruleCount(text) == 0, Line.ruleCount(next) == 0 else { continue }
      all += 1
      guard let numbered = NumberedLine(text) else { continue }
      let number = Array(numbered.number)
      if numbered.depth > 1, let dot = number.lastIndex(of: UInt8(ascii: ".")),
        !known.contains(Array(number[..<dot]))
      {
        return false
      }
      guard known.insert(number).inserted else { return false }
      deepest = max(deepest, numbered.depth)
    }
    return deepest > 1 && known.count.isNearlyAll(of: all)
  }
}
