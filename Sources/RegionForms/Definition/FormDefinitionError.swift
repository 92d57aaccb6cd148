package import TranslatedText

/// Why a form can't be: which part of its definition is wrong, and how.
public struct FormDefinitionError: Error, Hashable, Sendable {
  /// Where, as a path from the definition's root: `$.sections[0].fields[2].rules[1]`.
  public var path: String
  /// The line and column of what is wrong in the text of a definition (both from 1, the column in characters);
  /// 0 where it was made in code.
  public var line: Int
  /// See ``line``.
  public var column: Int
  /// What is wrong: lower case, no full stop.
  package var reason: Message

  package init(_ path: String, _ reason: Message, line: Int = 0, column: Int = 0) {
    self.path = path
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// What is wrong, in English: lower case, no full stop.
  public var message: String { reason.description }

  /// The same with its place.
  package var placed: Message { path.isEmpty ? reason : "\(path): \(reason)" }
}

extension FormDefinitionError: CustomStringConvertible {
  public var description: String { placed.description }
}
