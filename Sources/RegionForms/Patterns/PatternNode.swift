/// A part of a regular expression.
indirect enum PatternNode: Sendable {
  /// One character out of a set.
  case one(PatternSet)
  /// Nothing, at the beginning of the text.
  case start
  /// Nothing, at the end of the text.
  case end
  /// One after the other; nothing if there are none.
  case sequence([PatternNode])
  /// Any of them.
  case either([PatternNode])
  /// As often as a minimum at least and, unless it is `nil`, a maximum at most.
  case repeated(PatternNode, Int, Int?)
}

/// A set of characters: what stands in brackets, or a character alone.
struct PatternSet: Sendable {
  /// What belongs to the set.
  enum Member: Sendable {
    case character(Character)
    /// The characters of one Unicode scalar from one to another.
    case range(UInt32, UInt32)
    /// 0 to 9.
    case digits
    /// Letters, numbers and the underscore.
    case word
    /// Blanks, tabs, ends of lines.
    case whiteSpace
    /// Everything but ends of lines.
    case any
    /// What does not belong to the other.
    indirect case not(Member)

    func contains(_ character: Character) -> Bool {
      switch self {
      case .character(let own): character == own
      case .range(let first, let last):
        PatternSet.scalar(of: character).map { first <= $0 && $0 <= last } ?? false
      case .digits: PatternSet.scalar(of: character).map { 48 <= $0 && $0 <= 57 } ?? false
      case .word: character.isLetter || character.isNumber || character == "_"
      case .whiteSpace: character.isWhitespace
      case .any: !character.isNewline
      case .not(let member): !member.contains(character)
      }
    }
  }

  var members: [Member]
  var isNegated = false

  init(_ members: Member...) { self.members = members }

  func contains(_ character: Character) -> Bool {
    members.contains { $0.contains(character) } != isNegated
  }

  /// The scalar of a character that has just one.
  private static func scalar(of character: Character) -> UInt32? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first.value
  }
}
