extension ChineseTexts {
  /// Of errors, warnings and notes.
  static let messages: [String: String] = [:]
}
