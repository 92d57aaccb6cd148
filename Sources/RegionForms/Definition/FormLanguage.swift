/// The language a form speaks, by its tag (BCP 47): "en", "zh", "zh-Hant", "ja".
///
/// Upper and lower case are no difference, nor are the hyphens of tags and the underscores of locales.
public struct FormLanguage: Hashable, Sendable {
  /// The tag in lower case, its parts separated by hyphens.
  public let tag: String

  /// A language by its tag, or by the name of a locale: "zh_CN.UTF-8" is "zh-cn". A name without a
  /// language ("C", "") is English.
  public init(_ name: String) {
    var tag = ""
    for scalar in name.unicodeScalars {
      // Behind it stand the encoding and what else a locale says.
      if scalar == "." || scalar == "@" { break }
      tag.unicodeScalars.append(scalar == "_" ? "-" : scalar)
    }
    tag = tag.lowercased()
    self.tag = tag.isEmpty || tag == "c" || tag == "posix" ? "en" : tag
  }

  /// English.
  public static let english = FormLanguage("en")
  /// Chinese.
  public static let chinese = FormLanguage("zh")

  /// The language this one is a kind of; `nil` for one that is none.
  var broader: FormLanguage? {
    tag.lastIndex(of: "-").map { FormLanguage(String(tag[..<$0])) }
  }

  /// The language of the library's own words: Chinese for all kinds of Chinese, English for
  /// everything else.
  public var own: Own {
    tag == "zh" || tag.hasPrefix("zh-") ? .chinese : .english
  }

  /// A language the library has words of its own in.
  public enum Own: Sendable, CaseIterable {
    /// English, and Chinese in simplified characters.
    case english, chinese
  }

  /// Whether a text is written as a tag is: a word of two to eight letters, then parts of up to eight
  /// letters or digits.
  package static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (48...57).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }
}
