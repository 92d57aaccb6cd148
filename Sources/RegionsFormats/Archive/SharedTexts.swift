import RegionsSource

/// The texts that a workbook's cells refer to by number.
struct SharedTexts {
  private var arena: [UInt8] = []
  private var ends: [Int] = []

  init() {}

  init(_ part: Elements) {
    for item in part.elements(of: 0) where part.name(item) == "si" {
      Self.append(item, part, to: &arena)
      ends.append(arena.count)
    }
  }

  var count: Int { ends.count }

  /// A text by its number, which is less than ``count``.
  subscript(number: Int) -> ArraySlice<UInt8> {
    arena[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// Appends the text of an item: of its runs, without how they are read (`rPh`, as Japanese
  /// workbooks have it).
  static func append(_ item: SourceDocument.Value, _ part: Elements, to text: inout [UInt8]) {
    for child in part.elements(of: item) {
      switch part.name(child) {
      case "t":
        part.document.forEachChild(of: child) { value in
          if part.document.entries[value].kind == .string {
            text.append(contentsOf: unescaped(part.document.text(of: value)))
          }
        }
      case "r": append(child, part, to: &text)
      default: break
      }
    }
  }

  /// A text with the characters that XML doesn't take written out: "_x000D_" is a return.
  private static func unescaped(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard text.contains("_x") else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes.count - index >= 7, bytes[index] == UInt8(ascii: "_"),
        bytes[index + 1] == UInt8(ascii: "x"), bytes[index + 6] == UInt8(ascii: "_"),
        let scalar = UInt32(
          String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16
        )
        .flatMap(Unicode.Scalar.init), scalar.value != 0
      {
        result.append(contentsOf: Array(String(Character(scalar)).utf8))
        index += 7
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
