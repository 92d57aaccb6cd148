/// A sentence with places for values, found again in a text that was put together from it.
struct SentenceTemplate: Sendable {
  /// In English, `{}` for each value.
  let sentence: String
  let translated: String
  /// What stands around the values.
  private let parts: [[UInt8]]

  init(_ sentence: String, translated: String) {
    self.sentence = sentence
    self.translated = translated
    var parts: [[UInt8]] = [[]]
    var bytes = Array(sentence.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "{"), bytes.first == UInt8(ascii: "}") {
        bytes.removeFirst()
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    self.parts = parts
  }

  /// How much of it is no value.
  var length: Int { parts.reduce(0) { $0 + $1.count } }

  /// The values in a text, each as short as can be; `nil` if the text says something else.
  func values(in text: String) -> [String]? {
    var rest = Array(text.utf8)[...]
    guard let first = parts.first, rest.starts(with: first) else { return nil }
    rest = rest.dropFirst(first.count)
    var values: [String] = []
    for (index, part) in parts.enumerated().dropFirst() {
      let isLast = index == parts.count - 1
      guard let end = isLast ? Self.end(part, in: rest) : Self.start(of: part, in: rest) else {
        return nil
      }
      values.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + part.count)...]
    }
    return rest.isEmpty ? values : nil
  }

  private static func start(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    return (text.startIndex...text.endIndex - part.count).first { text[$0...].starts(with: part) }
  }

  /// Where a part stands that a text ends in.
  private static func end(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    let start = text.endIndex - part.count
    guard start >= text.startIndex, text[start...].elementsEqual(part) else { return nil }
    return start
  }
}
