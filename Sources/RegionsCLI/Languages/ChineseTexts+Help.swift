extension ChineseTexts {
  /// Of help.
  static let help: [String: String] = [:]
}
