/// Sentences of another language by the English ones.
public struct Translation: Sendable {
  /// By English sentence. In a translated one, `{}` are the values in order, `{1}`, `{2}` … the values
  /// in any other order.
  private let sentences: [String: String]

  /// Translations by English sentence.
  public init(_ sentences: [String: String]) { self.sentences = sentences }

  /// English.
  public static let none = Translation([:])

  /// A sentence in the language, or as it is.
  public subscript(sentence: String) -> String { sentences[sentence] ?? sentence }

  /// A sentence with its values.
  func fill(_ sentence: String, with values: [String]) -> String {
    guard !values.isEmpty else { return sentence }
    var text = ""
    var rest = sentence[...]
    var next = 0
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstIndex(of: "}") else { break }
      let number = tail[..<close]
      let index = number.isEmpty ? next : (Int(number) ?? 0) - 1
      if number.isEmpty { next += 1 }
      if values.indices.contains(index) {
        text += values[index]
      } else {
        text += rest[open...close]
      }
      rest = tail[tail.index(after: close)...]
    }
    return text + rest
  }
}
