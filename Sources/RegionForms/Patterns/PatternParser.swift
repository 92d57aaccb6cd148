internal import TranslatedText

/// Reads a regular expression, refusing what a walk from left to right can't answer.
struct PatternParser {
  /// How deeply groups may be nested: the stack is finite.
  static let maximumNesting = 64

  private let characters: [Character]
  private var position = 0

  init(_ source: String) { characters = Array(source) }

  mutating func pattern() throws(PatternError) -> PatternNode {
    let node = try alternatives(depth: 0)
    if position < characters.count { throw error("“)” closes nothing") }
    return node
  }

  private mutating func alternatives(depth: Int) throws(PatternError) -> PatternNode {
    var branches = [try sequence(depth: depth)]
    while skip("|") { branches.append(try sequence(depth: depth)) }
    return branches.count == 1 ? branches[0] : .either(branches)
  }

  private mutating func sequence(depth: Int) throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next = peek, next != "|", next != ")" {
      nodes.append(try repetition(of: try atom(depth: depth)))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func atom(depth: Int) throws(PatternError) -> PatternNode {
    let start = position
    guard let character = peek else { return .sequence([]) }
    position += 1
    switch character {
    case ".": return .one(PatternSet(.any))
    case "^": return .start
    case "$": return .end
    case "(": return try group(start, depth: depth + 1)
    case "[": return .one(try bracket(start))
    case "\\": return .one(PatternSet(try escape(start)))
    case "*", "+", "?", "{":
      throw PatternError(
        at: start, "“\(character)” repeats nothing; “\\\(character)” is the character")
    default: return .one(PatternSet(.character(character)))
    }
  }

  private mutating func group(_ start: Int, depth: Int) throws(PatternError) -> PatternNode {
    guard depth <= PatternParser.maximumNesting else {
      throw PatternError(
        at: start, "groups are nested more than \(PatternParser.maximumNesting) deep")
    }
    if skip("?"), !skip(":") {
      let kind = peek
      switch kind {
      case "=", "!": throw PatternError(at: start, "there is no look-ahead")
      case "<" where follows("="), "<" where follows("!"):
        throw PatternError(at: start, "there is no look-behind")
      case "<", "P": throw PatternError(at: start, "groups have no names")
      case ">": throw PatternError(at: start, "there are no atomic groups")
      default: throw PatternError(at: start, "there are no options")
      }
    }
    let node = try alternatives(depth: depth)
    guard skip(")") else { throw PatternError(at: start, "“(” is not closed") }
    return node
  }

  // MARK: Repetition

  private mutating func repetition(of node: PatternNode) throws(PatternError) -> PatternNode {
    let start = position
    let bounds: (Int, Int?)
    switch peek {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      bounds = try counts(start)
    default: return node
    }
    position += 1
    switch node {
    case .start, .end: throw PatternError(at: start, "an end of the text can't be repeated")
    default: break
    }
    // Whether few or many are tried first is no difference to a whole match.
    _ = skip("?")
    if peek == "+" { throw error("there are no possessive repetitions") }
    if let next = peek, next == "*" || next == "?" || next == "{" {
      throw error("a repetition is repeated; put the first in a group")
    }
    return .repeated(node, bounds.0, bounds.1)
  }

  /// The numbers in braces, up to the closing one.
  private mutating func counts(_ start: Int) throws(PatternError) -> (Int, Int?) {
    position += 1
    let minimum = try number(start)
    let maximum: Int?
    if skip(",") { maximum = try number(start) } else { maximum = minimum }
    guard peek == "}", minimum != nil || maximum != nil else {
      throw PatternError(at: start, "“{” repeats nothing; “\\{” is the character")
    }
    if let minimum, let maximum, minimum > maximum {
      throw PatternError(at: start, "no number is from \(minimum) to \(maximum)")
    }
    return (minimum ?? 0, maximum)
  }

  private mutating func number(_ start: Int) throws(PatternError) -> Int? {
    var value: Int?
    while let digit = peek?.asciiValue, digit >= 48, digit <= 57 {
      let next = (value ?? 0) * 10 + Int(digit - 48)
      guard next <= FormPattern.maximumSize else { throw .tooLarge }
      value = next
      position += 1
    }
    return value
  }

  // MARK: Sets

  /// What stands between brackets.
  private mutating func bracket(_ start: Int) throws(PatternError) -> PatternSet {
    var set = PatternSet()
    set.isNegated = skip("^")
    while let character = peek {
      let place = position
      if character == "]" {
        if set.members.isEmpty { throw error("“[]” is empty; “\\]” is the character") }
        position += 1
        return set
      }
      let first = try member()
      guard peek == "-", let behind = second, behind != "]" else {
        set.members.append(first)
        continue
      }
      position += 1
      guard case .character(let low) = first, case .character(let high) = try member(),
        let from = PatternParser.scalar(low), let to = PatternParser.scalar(high)
      else { throw PatternError(at: place, "a range is from one character to another") }
      guard from <= to else { throw PatternError(at: place, "the range runs backwards") }
      set.members.append(.range(from, to))
    }
    throw PatternError(at: start, "“[” is not closed")
  }

  /// One character or kind of character between brackets.
  private mutating func member() throws(PatternError) -> PatternSet.Member {
    let place = position
    guard let character = peek else { throw PatternError(at: place, "“[” is not closed") }
    switch character {
    case "[": throw error("a set in a set; “\\[” is the character")
    case "&" where second == "&", "-" where second == "-", "~" where second == "~":
      throw error("there are no operations on sets")
    default: break
    }
    position += 1
    return character == "\\" ? try escape(place) : .character(character)
  }

  private static func scalar(_ character: Character) -> UInt32? {
    character.unicodeScalars.count == 1 ? character.unicodeScalars.first?.value : nil
  }

  // MARK: Escapes

  /// What a backslash and the characters behind it stand for.
  private mutating func escape(_ start: Int) throws(PatternError) -> PatternSet.Member {
    guard let character = peek else { throw PatternError(at: start, "“\\” escapes nothing") }
    position += 1
    switch character {
    case "d": return .digits
    case "D": return .not(.digits)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .whiteSpace
    case "S": return .not(.whiteSpace)
    case "n": return .character("\n")
    case "r": return .character("\r")
    case "t": return .character("\t")
    case "x": return .character(try scalar(start, digits: 2))
    case "u": return .character(try scalar(start, digits: 4))
    default:
      if character.isLetter || character.isNumber {
        throw PatternError(at: start, "“\\\(character)” is not taken")
      }
      return .character(character)
    }
  }

  /// A character by its hexadecimal number: a fixed number of digits, or any number of them in braces.
  private mutating func scalar(_ start: Int, digits: Int) throws(PatternError) -> Character {
    let isBraced = skip("{")
    var code: UInt32 = 0
    var count = 0
    while count < (isBraced ? 8 : digits), let digit = peek?.hexDigitValue, peek?.isASCII == true {
      code = code << 4 | UInt32(digit)
      count += 1
      position += 1
    }
    guard isBraced ? count > 0 && skip("}") : count == digits, let scalar = Unicode.Scalar(code)
    else { throw PatternError(at: start, "no character has this number") }
    return Character(scalar)
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private var second: Character? {
    position + 1 < characters.count ? characters[position + 1] : nil
  }

  private func follows(_ character: Character) -> Bool { second == character }

  private mutating func skip(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private func error(_ reason: Message) -> PatternError { PatternError(at: position, reason) }
}
