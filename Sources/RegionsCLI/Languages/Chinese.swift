package import ArgumentParsing

extension Translation {
  /// Messages and help in Chinese.
  package static let chinese = Translation(
    ChineseTexts.allHelp.merging(ChineseTexts.allMessages) { help, _ in help },
    templates: ChineseTexts.libraries.merging(ChineseTexts.system) { library, _ in library })
}

/// The Chinese texts by the English ones; a test says which are missing.
package enum ChineseTexts {
  /// All errors, warnings, notes and reports.
  package static let allMessages = messages.merging(importMessages) { $1 }.merging(
    sourceMessages
  ) { $1 }

  /// All of help.
  package static let allHelp = help.merging(findingHelp) { $1 }.merging(makingHelp) { $1 }
}
