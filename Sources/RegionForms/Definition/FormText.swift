/// A text the user reads, in any number of languages.
///
/// A string literal is the text for all of them:
///
///     let title: FormText = "Name"
///     let place = FormText("Place", chinese: "地点")
///     let note: FormText = ["en": "Note", "zh": "备注", "ja": "メモ"]
public struct FormText: Hashable, Sendable {
  /// The text for every language that has none of its own.
  public var fallback: String
  /// The texts of other languages.
  public var translations: [FormLanguage: String]

  /// A text, and what it is in other languages.
  public init(_ fallback: String, translations: [FormLanguage: String] = [:]) {
    self.fallback = fallback
    self.translations = translations
  }

  /// A text for all languages but Chinese, or one that serves for all.
  public init(_ fallback: String, chinese: String?) {
    self.init(fallback)
    translations[.chinese] = chinese
  }

  /// The text in a language: in it, else in the one it is a kind of ("zh-Hant" is a kind of "zh"), else
  /// the fallback.
  public func text(in language: FormLanguage) -> String {
    var wanted: FormLanguage? = translations.isEmpty ? nil : language
    while let own = wanted {
      if let text = translations[own] { return text }
      wanted = own.broader
    }
    return fallback
  }

  /// The text with a number behind it, in Chinese without a blank between them.
  func numbered(_ number: Int) -> FormText {
    var text = FormText("\(fallback) \(number)")
    for (language, translation) in translations {
      text.translations[language] =
        translation + (language.own == .chinese ? "" : " ") + "\(number)"
    }
    // What serves for all languages serves for Chinese too.
    if translations[.chinese] == nil { text.translations[.chinese] = "\(fallback)\(number)" }
    return text
  }

  /// Whether there is nothing to read in any language.
  public var isEmpty: Bool {
    fallback.isEmpty && translations.allSatisfy { $0.value.isEmpty }
  }
}

extension FormText: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// A text for all languages.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Texts by the tags of their languages. The fallback is the English one, else the first.
  public init(dictionaryLiteral texts: (String, String)...) {
    self.init(texts.map { (FormLanguage($0), $1) })
  }

  /// Texts by language, as a definition has them: the fallback is the English one, else the first.
  init(_ texts: [(FormLanguage, String)]) {
    let fallback = texts.first { $0.0 == .english } ?? texts.first
    self.init(fallback?.1 ?? "")
    for (language, text) in texts where language != fallback?.0 { translations[language] = text }
  }
}
