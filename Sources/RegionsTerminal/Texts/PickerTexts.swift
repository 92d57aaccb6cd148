/// The words the picker shows, in the user's language.
struct PickerTexts: Sendable {
  /// A key and what it does.
  struct Hint: Equatable, Sendable {
    var key: String
    var meaning: String

    init(_ key: String, _ meaning: String) {
      self.key = key
      self.meaning = meaning
    }
  }

  /// The tab of what is still to be chosen.
  var placeholder: String
  /// Joins the placeholder and what a level is called: "Select city".
  var placeholderJoint: String
  /// What an empty input says: that it may be typed in.
  var typeToSearch: String
  var typeToSearchEverywhere: String
  var viToSearch: String
  var noMatch: String
  /// While it is not known yet whether there is a match.
  var searching: String
  /// Above what was found in the whole tree, and above what is only near.
  var everywhere: String
  var near: String
  /// The same below what matches.
  var alsoNear: String
  /// Of a region that has none below.
  var nothingBelow: String
  var more: @Sendable (String) -> String
  /// "12 of 41,981".
  var count: @Sendable (String, String) -> String
  /// What Enter does: end the picker, open the next level, go to a result.
  var choose: String
  var open: String
  var goThere: String
  /// The other keys, the most important first: as many are shown as fit.
  var hints: [Hint]
  var typingHints: [Hint]
  var confirmHint: Hint
  var refusals: Refusals
  /// All keys, for the screen that lists them.
  var keysTitle: String
  var keys: [Hint]
  var viKeys: [Hint]
  var prompts: Prompts

  /// Why the state machine refuses what a key asks for.
  struct Refusals: Equatable, Sendable {
    var nothingChosen: String
    var notSelectable: String
    var disabled: String
  }

  /// What the numbered lists say.
  struct Prompts: Equatable, Sendable {
    /// The question.
    var hint: String
    var confirmHint: String
    /// What follows the number of options that are not listed.
    var unlisted: String
    /// Before several regions found elsewhere: that a number takes one of them.
    var found: String
  }

  /// The texts for a locale as the environment names it: Chinese or English.
  static func preferred(_ environment: (String) -> String?) -> PickerTexts {
    TerminalLanguage.preferred(environment) == .chinese ? .chinese : .english
  }

  /// What the tab says that stands for the next choice.
  ///
  /// - Parameter label: what the data set calls the level, if it does.
  func placeholder(for label: String?) -> String {
    guard let label, !label.isEmpty else { return placeholder }
    return placeholder + placeholderJoint + label
  }
}

/// The languages people are spoken to.
enum TerminalLanguage {
  case chinese, english

  /// The language for a locale as the environment names it.
  ///
  /// - Parameter environment: gives the value of a variable; the first of `LC_ALL`, `LC_MESSAGES`
  ///   and `LANG` that is set and not empty decides.
  static func preferred(_ environment: (String) -> String?) -> TerminalLanguage {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment(name), !value.isEmpty {
        return value.lowercased().hasPrefix("zh") ? .chinese : .english
      }
    }
    return .english
  }
}

/// A number as people write it: 41,981.
package enum Thousands {
  package static func text(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
