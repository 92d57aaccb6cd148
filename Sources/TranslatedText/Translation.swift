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
}
