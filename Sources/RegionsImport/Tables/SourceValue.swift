import RegionsSource
import TypedNumbers

/// The number of a value of a source, as lists of values have it: in four bytes.
typealias SourceValue = Number<SourceDocument>

extension SourceDocument {
  subscript(value: SourceValue) -> Entry { entries[value.index] }

  /// The value behind a value's last descendant.
  func end(of value: SourceValue) -> SourceValue { SourceValue(Int(self[value].end)) }

  /// Whether a value has something in it.
  func hasChildren(_ value: SourceValue) -> Bool { end(of: value) > value.next }

  func key(of value: SourceValue) -> String? { key(of: value.index) }

  func text(of value: SourceValue) -> String { text(of: value.index) }

  func forEachChild(of value: SourceValue, _ body: (SourceValue) -> Void) {
    forEachChild(of: value.index) { body(SourceValue($0)) }
  }
}
