/// Formats within a format: values, arrays or tables that a document writes down in words of its own,
/// as a property list does with elements or a framework's data file with records.
enum DescribedData {
  /// The document that a document describes; `nil` if it is just what it is.
  static func interpret(
    _ document: SourceDocument, _ format: SourceFormat
  ) throws(SourceError) -> SourceDocument? {
    switch format {
    case .xml, .html: try ElementTree.interpret(document)
    case .json, .jsonLines, .yaml, .javaScript, .script:
      try ObjectTree.interpret(document) ?? ListTexts.split(document)
    case .csv, .tsv: CellLists.split(document)
    default: nil
    }
  }
}
