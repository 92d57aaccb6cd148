import RegionsSource
import TypedNumbers

/// Where records stand in their source.
extension Evidence {
  /// A diagnostic at the place of a record.
  func diagnostic(
    _ severity: Diagnostic.Severity, at record: ListRecord, _ kind: Diagnostic.Kind
  ) -> Diagnostic {
    let records = lists[record.list]
    let document = texts.documents[records.document]
    let entry = document[records.values[record.record]]
    return Diagnostic(
      severity,
      at: DiagnosticLocation(
        document.name, line: Int(entry.line), column: Int(entry.column), path: path(of: record)),
      kind)
  }

  /// As in "$[3].cityList[0]"; empty for tables, which have lines.
  private func path(of record: ListRecord) -> String {
    let records = lists[record.list]
    let document = texts.documents[records.document]
    guard records.kind != .row else { return "" }
    // Down from the top, towards the value.
    let target = records.values[record.record].index
    var path = "$"
    var value = 0
    while value < document.entries.count, Int(document.entries[value].end) <= target {
      value = Int(document.entries[value].end)
    }
    while value < target {
      let isArray = document.entries[value].kind == .array
      var child = value + 1
      var place = 0
      while child < Int(document.entries[value].end), Int(document.entries[child].end) <= target {
        child = Int(document.entries[child].end)
        place += 1
      }
      guard child <= target else { break }
      if let key = document.key(of: child), !isArray {
        path +=
          KeyMeaning.words(of: key).count == 1 && !ObjectKeys.isData(key)
          ? ".\(key)" : "[\"\(key)\"]"
        if document.entries[child].kind == .element { path += "[\(place)]" }
      } else {
        path += "[\(place)]"
      }
      value = child
    }
    return path
  }
}
