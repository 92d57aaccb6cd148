import RegionForms

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
    FormLanguage(environment: environment).own == .chinese ? .chinese : .english
  }

  /// What the tab says that stands for the next choice.
  ///
  /// - Parameter label: what the data set calls the level, if it does.
  func placeholder(for label: String?) -> String {
    guard let label, !label.isEmpty else { return placeholder }
    return placeholder + placeholderJoint + label
  }
}
