internal import Synchronization

/// A regular expression a text must match as a whole, in Swift's syntax.
///
/// Matching backtracks: a pattern such as `(a+)+` takes time exponential in the length of the text.
/// Patterns come from the author of the form, so they are not policed; put a maximum length before
/// them, which is checked first.
public final class FormPattern: Sendable {
  /// The expression as it was written.
  public let source: String

  // A `Regex` compiles itself on first use and is not sendable; the lock makes sharing it safe.
  private let regex: Mutex<Regex<AnyRegexOutput>>

  /// - Throws: ``FormDefinitionError`` with an empty path if the expression is not valid.
  public init(_ source: String) throws(FormDefinitionError) {
    self.source = source
    do {
      regex = Mutex(try Regex(source))
    } catch {
      throw FormDefinitionError("", "“\(source)” is not a regular expression")
    }
  }

  /// Whether the whole text matches.
  public func matches(_ text: String) -> Bool {
    regex.withLock { regex in
      guard let match = try? regex.wholeMatch(in: text) else { return false }
      return match.range == text.startIndex..<text.endIndex
    }
  }
}
