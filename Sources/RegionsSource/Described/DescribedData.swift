/// Formats within a format: values, arrays or tables that a document writes down in words of its own,
/// as a property list does with elements or a framework's data file with records.
enum DescribedData {
  /// The document that a document describes; `nil` if it is just what it is.
  static func interpret(_ document: SourceDocument) throws(SourceError) -> SourceDocument? {
    switch SourceFormat(named: document.format) {
    case .xml, .html:
      let values = try ElementTree.interpret(document)
      return values.flatMap { NamedLists.join($0) } ?? values
    case .json, .jsonLines, .yaml, .javaScript, .script:
      let decoded = try EncodedTexts.decode(document)
      let spread = TranslatedTexts.spread(decoded ?? document) ?? decoded
      let values = spread ?? document
      return try ObjectTree.interpret(values) ?? ListTexts.split(values) ?? NamedLists.join(values)
        ?? spread
    case .csv, .tsv: return TranslatedTexts.spread(document) ?? CellLists.split(document)
    case .sql, .sqlite: return TranslatedTexts.spread(document)
    default: return nil
    }
  }
}
