/// A text the user reads, in English and, where it differs, in Chinese.
///
/// A string literal is the text for both:
///
///     let title: FormText = "Name"
///     let place = FormText("Place", chinese: "地点")
public struct FormText: Hashable, Sendable {
  /// The text in English.
  public var english: String
  /// `nil` if the English text serves for both.
  public var chinese: String?

  /// A text in both languages, or one that serves for both.
  public init(_ english: String, chinese: String? = nil) {
    self.english = english
    self.chinese = chinese
  }

  /// The text in a language.
  public func text(in language: FormLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese ?? english
    }
  }
}

extension FormText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The language a form speaks.
public enum FormLanguage: String, Sendable, CaseIterable {
  /// One of the languages every text of a form has.
  case english, chinese

  /// The language of a locale name such as "zh_CN.UTF-8" or "zh-Hans"; English for all but Chinese.
  public init(locale: String) {
    self = locale.lowercased().hasPrefix("zh") ? .chinese : .english
  }
}
