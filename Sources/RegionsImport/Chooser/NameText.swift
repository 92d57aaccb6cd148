import RegionsSource
import TypedNumbers

/// What the names of a reading look like as texts: a script's lines are no regions, and neither is prose.
struct NameText {
  /// Whether the names are none.
  let isNoName: Bool

  /// More bytes than a name in any script has.
  private static var longest: Int { Bound.texts }

  /// - Parameter isHeaded: the source itself says which column has IDs and which has names: then a name
  ///   may have any mark.
  init(_ tree: ImportedTree, _ evidence: Evidence, isHeaded: Bool) {
    var looked = 0
    var program = 0
    var prose = 0
    let names = tree.names.elements
    let sample = stride(from: 0, to: names.count, by: max(1, names.count / Evidence.sample))
    func name(_ index: Int) -> ArraySlice<UInt8> {
      evidence.texts.bytes(evidence.texts.trimmed(names[index]))
    }
    for index in sample {
      let name = name(index)
      looked += 1
      if !isHeaded, Self.isProgram(name) { program += 1 }
      if name.count > Self.longest || Self.isPhrase(name) { prose += 1 }
    }
    // Where no name has a capital or a number, small letters say nothing: "aba metropolitan area".
    if !prose.isSmallPart(of: looked),
      !sample.contains(where: { index in
        name(index).contains { 65...90 ~= $0 || 48...57 ~= $0 || $0 >= 0x80 }
      })
    {
      prose = sample.count {
        name($0).count > Self.longest || Self.isPhrase(name($0), isSmall: true)
      }
    }
    isNoName =
      looked > 0
      && (!program.isFew(of: looked) || !prose.isSmallPart(of: looked))
  }

  /// Whether a text is words in the middle of a sentence: three or more, the first in small letters; one number is none,
  /// as in "aro 01. district".
  private static func isPhrase(_ name: ArraySlice<UInt8>, isSmall: Bool = false) -> Bool {
    guard let first = name.first, 97...122 ~= first else { return false }
    let words = name.split(separator: 32)
    let count = words.count - (words.contains { 48...57 ~= $0[$0.startIndex] } ? 1 : 0)
    return count > (isSmall ? Count.some : Count.twice)
  }

  /// Whether a text has marks of programs. A name may stand in braces, "{崇文区}", in letters above ASCII.
  private static func isProgram(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.contains(where: isMark) else { return false }
    return name.first != UInt8(ascii: "{") || name.last != UInt8(ascii: "}")
      || name.dropFirst().dropLast().contains { isMark($0) || $0 < 0x80 }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "`"):
      true
    default: byte < 32
    }
  }

  /// That it is refused, with a name that shows it, where that stands.
  static func refusal(_ tree: ImportedTree, _ evidence: Evidence) -> Diagnostic {
    for (index, text) in tree.names.elements.enumerated() {
      let name = evidence.texts.bytes(evidence.texts.trimmed(text))
      guard isProgram(name) || name.count > longest || isPhrase(name) else { continue }
      let shown = String(String(decoding: name, as: UTF8.self).prefix(40))
      return evidence.diagnostic(
        .error, at: tree.records.elements[index], .namesReadLikeText(shown))
    }
    return Diagnostic(.error, at: evidence.firstSource, .namesReadLikeText(""))
  }
}
