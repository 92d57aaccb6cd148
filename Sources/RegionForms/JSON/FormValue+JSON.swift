public import JSONDocument
internal import TranslatedText

extension FieldKind {
  /// The value that stands in JSON for one of this kind; `nil` for null.
  ///
  /// - Throws: ``FormValueError`` if it is not the sort of value this kind holds.
  public func value(of json: JSONValue) throws(FormValueError) -> FormValue? {
    switch (self, json) {
    case (_, .null): return nil
    case (.text, .string(let text)), (.multilineText, .string(let text)),
      (.region, .string(let text)), (.attachment, .string(let text)),
      (.choice, .string(let text)), (.dateTime, .string(let text)):
      return .text(text)
    case (.choice, .object):
      // An option as a server sends it: what counts is its ID.
      guard let id = json["id"]?.string else {
        throw FormValueError("", "expected an option's ID as text, or an object with an “id”")
      }
      return .text(id)
    case (.leadTime, .string(let text)): return try fitted(.text(text))
    case (.toggle, .bool(let isOn)), (.reveal, .bool(let isOn)): return .toggle(isOn)
    case (.list(let kind), .array(let values)):
      var items: [FormValue] = []
      for (index, value) in values.enumerated() {
        do throws(FormValueError) {
          guard let item = try kind.value(of: value) else {
            throw FormValueError("", "expected \(kind.expectation), found null")
          }
          items.append(item)
        } catch {
          throw FormValueError("[\(index)]" + error.path, error.reason)
        }
      }
      return .list(items)
    case (.form(let definition), .object(let members)):
      var entries: [FormEntry] = []
      var seen: Set<String> = []
      for member in members {
        guard let field = definition[member.key] else {
          throw FormValueError("." + member.key, "no such field")
        }
        guard seen.insert(member.key).inserted else {
          throw FormValueError("." + member.key, "is there twice")
        }
        do {
          if let value = try field.kind.value(of: member.value) {
            entries.append(FormEntry(member.key, value))
          }
        } catch {
          throw FormValueError("." + member.key + error.path, error.reason)
        }
      }
      return try fitted(.record(entries))
    default: throw FormValueError("", "expected \(expectation), found \(json.article)")
    }
  }
}

extension FormValue {
  /// The value in JSON.
  public var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .toggle(let isOn): .bool(isOn)
    case .list(let items): .array(items.map { $0.json })
    case .record(let entries): entries.json
    }
  }
}

extension [FormEntry] {
  /// The entries as one JSON object, in their order.
  public var json: JSONValue {
    .object(map { JSONValue.Member($0.key, $0.value.json) })
  }
}
