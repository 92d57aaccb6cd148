package import ArgumentParsing

extension Translation {
  /// Messages in Chinese.
  package static let chinese = Translation(
    ChineseTexts.allMessages,
    templates: ChineseTexts.libraries.merging(ChineseTexts.system) { library, _ in library })
}

/// The Chinese texts by the English ones; a test says which are missing.
package enum ChineseTexts {
  /// All errors, warnings, notes and reports.
  package static let allMessages = messages.merging(importMessages) { $1 }.merging(
    sourceMessages
  ) { $1 }
}
