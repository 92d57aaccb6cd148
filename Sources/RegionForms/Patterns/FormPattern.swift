internal import TranslatedText

/// A regular expression a text must match as a whole.
///
///     try FormPattern(#"[A-Z]{2}\d{6}"#).matches("GD440305")
///
/// Taken are characters, `.`, `[a-z]` and `[^,;]`, `\d`, `\w`, `\s` and their opposites, groups, `|`, `*`,
/// `+`, `?`, `{2}`, `{2,}`, `{2,4}`, `^` and `$`, and escapes such as `\.`, `\n` and `\u4E00`. What needs
/// more than a walk from left to right (references, look-around, word boundaries), options and Unicode
/// properties are refused. The article “Form definitions” has the whole list.
///
/// A text is taken character by character as a reader perceives them, and matches as it would with
/// Swift's `Regex`, but for `\d`, which is 0 to 9 alone. The answer is the same on every platform.
public struct FormPattern: Sendable {
  /// The expression as it was written.
  public let source: String
  private let program: PatternProgram

  /// - Throws: ``FormDefinitionError`` with an empty path if the expression is none, is not among
  ///   those that are taken, or is too large: its repetitions written out, it may have
  ///   ``maximumSize`` steps.
  public init(_ source: String) throws(FormDefinitionError) {
    self.source = source
    do throws(PatternError) {
      var parser = PatternParser(source)
      program = try PatternProgram(try parser.pattern())
    } catch {
      throw FormDefinitionError("", error.text(of: source))
    }
  }

  /// The most steps an expression may have, about one for each character that it names or repeats.
  public static let maximumSize = 10_000

  /// Whether the whole text matches.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* steps, whatever the expression.
  public func matches(_ text: String) -> Bool { program.matches(text) }
}

/// Why an expression can't be used.
enum PatternError: Error {
  /// It is wrong, or uses what is not taken, at a position from 0, in characters.
  case wrong(Int, Message)
  /// It has more than ``FormPattern/maximumSize`` steps.
  case tooLarge

  init(at position: Int, _ reason: Message) { self = .wrong(position, reason) }

  func text(of source: String) -> Message {
    switch self {
    case .wrong(let position, let reason):
      "“\(source)”, character \(position + 1): \(reason)"
    case .tooLarge:
      "“\(source)” has more than \(FormPattern.maximumSize) steps, its repetitions written out"
    }
  }
}
