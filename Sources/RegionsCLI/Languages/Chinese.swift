package import ArgumentParsing

extension Translation {
  /// Messages and help in Chinese.
  package static let chinese = Translation(
    ChineseTexts.help.merging(ChineseTexts.messages) { help, _ in help })
}

/// The Chinese texts by the English ones; a test tells which are missing.
package enum ChineseTexts {}
