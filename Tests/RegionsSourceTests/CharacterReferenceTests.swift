import Testing

@testable import RegionsSource

/// Characters that programs write as HTML does.
struct CharacterReferenceTests {
  @Test(arguments: [
    ("Chi&#537;in&#259;u", "Chișinău"), ("Lomn&#x103;", "Lomnă"), ("&Aacute;vila", "Ávila"),
    ("Trinidad &amp; Tobago", "Trinidad & Tobago"), ("C&ocirc;te d&rsquo;Or", "Côte d’Or"),
    ("&Uuml;&yuml;", "Üÿ"),
  ])
  func `stand for what they say, in values and in keys, and that is told`(
    text: String, characters: String
  ) throws {
    let read = try document("<?php return ['a' => '\(text)', '\(text)' => 'b'];", format: .script)
    #expect(read.outline() == "{a:\"\(characters)\",\(characters):\"b\"}")
    #expect(read.problems == [.characterReferences(2)])
  }

  @Test(arguments: [
    "AT&T; Park", "&", "&;", "A & B", "&#0;", "&#x110000;", "&#55296;", "&amp", "&#;",
  ])
  func `what is none stays as it is`(text: String) throws {
    let read = try document("<?php return ['a' => '\(text)'];", format: .script)
    #expect(read.outline() == "{a:\"\(text)\"}")
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 100])
  func `a byte is found wherever it stands`(place: Int) {
    var document = SourceDocument(name: "in", format: "json")
    document.append(.string, text: Array(repeating: UInt8(ascii: "a"), count: place))
    #expect(!document.holds(UInt8(ascii: "&")))
    document.append(.string, text: "&".utf8)
    #expect(document.holds(UInt8(ascii: "&")) && document.holds(UInt8(ascii: "a")) == (place > 0))
    document.append(.string, text: Array(repeating: UInt8(ascii: "b"), count: 40))
    #expect(document.holds(UInt8(ascii: "&")))
  }
}
