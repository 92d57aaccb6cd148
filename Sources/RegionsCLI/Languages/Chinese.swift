package import TranslatedText

extension Translation {
  /// Messages in Chinese.
  package static let chinese = Translation(
    ChineseTexts.allMessages.merging(ChineseTexts.system) { $1 })
}

/// The Chinese texts by the English ones; a test says which are missing.
package enum ChineseTexts {
  /// All errors, warnings, notes and reports.
  package static let allMessages = [messages, importMessages, sourceMessages, libraries].reduce(
    into: [:]
  ) { all, texts in all.merge(texts) { $1 } }
}
