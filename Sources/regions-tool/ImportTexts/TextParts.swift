import RegionsTerminal
import TranslatedText

/// What sentences about imports are put together from.
enum TextParts {
  /// More names or IDs than these are no help.
  private static let most = 20

  /// As in "34 / 333 / 2,845 regions".
  static func regions(levels: [Int]) -> Message {
    levels == [1] ? "1 region" : "\(counts(levels)) regions"
  }

  /// As in "34 / 333 / 2,845".
  static func counts(_ levels: [Int]) -> String {
    levels.map(Thousands.text).joined(separator: " / ")
  }

  /// As in "“省”, “市”".
  static func quoted(_ words: [String]) -> Message { list(words.map { "“\($0)”" }) }

  /// As in "2, 4".
  static func list(_ words: [String]) -> Message {
    words.dropFirst().reduce(Message(verbatim: words.first ?? "")) { list, word in
      "\(list), \(word)"
    }
  }

  /// The first words, and how many more there are.
  static func some(_ words: [String], isQuoted: Bool = true) -> Message {
    let shown = Array(words.prefix(most))
    let first = isQuoted ? quoted(shown) : list(shown)
    let rest = words.count - shown.count
    return rest == 0 ? first : first + more(rest)
  }

  private static func more(_ count: Int) -> Message { " and \(Thousands.text(count)) more" }
}
