/// A text of help in every language there is: none can be forgotten.
public struct Wording: Sendable {
  public var english: String
  public var chinese: String

  public init(_ english: String, zh chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// No text.
  public static let none = Wording("", zh: "")

  public func text(in language: HelpLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }
}

/// What help can be written in.
public enum HelpLanguage: Sendable {
  case english, chinese
}
