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
      throw FormDefinitionError("", "“\(source)”" + error.message)
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
struct PatternError: Error {
  /// What follows the expression in a message: lower case, no full stop.
  var message: String

  /// It is wrong, or uses what is not taken.
  ///
  /// - Parameter position: from 0, in characters.
  init(at position: Int, _ reason: String) {
    message = ", character \(position + 1): \(reason)"
  }

  /// It has more than ``FormPattern/maximumSize`` steps.
  static var tooLarge: PatternError {
    var error = PatternError(at: 0, "")
    error.message = " has more than \(FormPattern.maximumSize) steps, its repetitions written out"
    return error
  }
}
