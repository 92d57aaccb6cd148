import RegionsImport
import TranslatedText

extension ImportShape {
  /// As in "flat rows, parent in “pid”, id in “id”, name in “name”".
  func text() -> Message {
    var text = form.text()
    if !idColumns.isEmpty {
      text += ", id in \(TextParts.quoted(idColumns))"
    } else if !form.hasCodes {
      text += ", no IDs"
    }
    if !nameColumns.isEmpty { text += ", name in \(TextParts.quoted(nameColumns))" }
    switch ids {
    case .source: break
    case .paths: text += "; IDs are local, so they became paths of IDs"
    case .places: text += "; regions are numbered by place"
    }
    return text
  }
}

extension ImportShape.Form {
  /// Whether the form itself tells where the IDs are.
  var hasCodes: Bool {
    if case .codeColumns = self { true } else { false }
  }

  func text() -> Message {
    switch self {
    case .flat: "a list without levels"
    case .parentColumns(let columns, let lists):
      "\(Self.rows(lists)), parent in \(TextParts.quoted(columns))"
    case .codePrefix(let prefix, let lists): Self.rows(lists) + prefix.text()
    case .codeColumns(let columns): "flat rows, a code a level in \(TextParts.quoted(columns))"
    case .rowOrder(let level):
      "flat rows, below the last row of the level above by “\(level)”"
    case .nestedSets(let left, let right): "flat rows, within “\(left)” and “\(right)”"
    case .numberSteps(let column, let steps):
      "flat rows, below the round number before it (\(TextParts.counts(steps))) in “\(column)”"
    case .indent(let column): "flat rows, below the name with less indent in “\(column)”"
    case .idPath(let column): "flat rows, below the row before it in the path “\(column)”"
    case .childIDs(let key): "records, the IDs of those below in “\(key)”"
    case .nested(let container, []): container.text()
    case .nested(let container, let keys):
      "\(container.text()), children in \(TextParts.quoted(keys))"
    case .keyedLists: "dictionaries keyed by the region above"
    case .levelColumns(let columns): "wide rows, levels in \(TextParts.quoted(columns))"
    case .pathCell(let column, let separator):
      "paths in “\(column)” with “\(separator)” between the levels"
    }
  }

  private static func rows(_ lists: Int) -> Message {
    lists > 1 ? "\(lists) lists, one a level" : "flat rows"
  }
}

extension ImportShape.CodePrefix {
  /// As it goes on behind what the rows are.
  func text() -> Message {
    switch self {
    case .digits(let counts):
      ", parent by the code's beginning (\(TextParts.list(counts.map(String.init))) digits)"
    case .characters(let counts):
      ", parent by the code's beginning (\(TextParts.list(counts.map(String.init))) characters)"
    case .upTo(let separator): ", parent by the code up to “\(separator)”"
    }
  }
}

extension ImportShape.Container {
  func text() -> Message {
    switch self {
    case .objects: "nested objects"
    case .elements: "nested elements"
    case .dictionaries: "nested dictionaries"
    }
  }
}
