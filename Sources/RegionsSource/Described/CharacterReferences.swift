/// Characters that a text writes as HTML does, though it is none: `Chi&#537;in&#259;u`, `Trinidad &amp; Tobago`.
enum CharacterReferences {
  /// A text with its characters; `nil` if it has no reference.
  fileprivate static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard var next = text.firstIndex(of: ampersand) else { return nil }
    var result = Array(text[..<next])
    var isDecoded = false
    while next < text.endIndex {
      if text[next] == ampersand, let (scalar, end) = reference(text, at: next) {
        result += Array(String(Character(scalar)).utf8)
        next = end
        isDecoded = true
      } else {
        result.append(text[next])
        next += 1
      }
    }
    return isDecoded ? result : nil
  }

  /// The character of the reference that begins at a place, and where it ends.
  private static func reference(
    _ text: ArraySlice<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let end = text[start...].prefix(longest).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = String(decoding: text[(start + 1)..<end], as: UTF8.self)
    let scalar: Unicode.Scalar?
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if name.hasPrefix("#") {
      scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    } else {
      scalar = named[name]
    }
    // Control characters stand in no name.
    guard let scalar, scalar.value >= 0x20, !(0x7F...0x9F ~= scalar.value) else { return nil }
    return (scalar, end + 1)
  }

  fileprivate static let ampersand = UInt8(ascii: "&")

  /// The bytes of the longest reference: `&#1114111;`.
  private static let longest = 10

  /// The names of HTML 4 for the characters of markup, of Latin 1 from U+00A0 on, and of some others that names have.
  private static let named: [String: Unicode.Scalar] = {
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
      thorn yuml
      """
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "ndash": "–", "mdash": "—", "lsquo": "‘",
      "rsquo": "’", "ldquo": "“", "rdquo": "”", "hellip": "…",
    ]
    for (number, name) in latin.split(whereSeparator: { $0 == " " || $0 == "\n" }).enumerated() {
      named[String(name)] = Unicode.Scalar(UInt32(0xA0 + number))
    }
    return named
  }()
}

extension SourceDocument {
  /// Whether the source is a program, whose references are decoded before anything else is looked for in its texts.
  package var isProgram: Bool {
    format == SourceFormat.script.name || format == SourceFormat.javaScript.name
  }

  /// Puts characters in place of the references to them, in texts and keys, and notes in how many. Parsers of markup have
  /// put them in place.
  ///
  /// - Complexity: O(bytes of the texts).
  package mutating func decodeCharacterReferences() {
    guard format != SourceFormat.xml.name, format != SourceFormat.html.name else { return }
    let keys = self.keys.map { CharacterReferences.decoded(Array($0.utf8)[...]) }
    guard holds(CharacterReferences.ampersand) || keys.contains(where: { $0 != nil })
    else { return }
    var count = 0
    for value in entries.indices {
      let key = entries[value].key
      if key >= 0, Int(key) < keys.count, let text = keys[Int(key)] {
        entries[value].key = self.key(String(decoding: text, as: UTF8.self))
        count += 1
      }
      if let text = CharacterReferences.decoded(bytes(of: value)) {
        setText(of: value, to: text)
        count += 1
      }
    }
    guard count > 0 else { return }
    notes.append(SourceDiagnostic(DiagnosticLocation(name), .characterReferences(count)))
  }
}
