package import TranslatedText

/// Why a value is not one a field can hold.
public struct FormValueError: Error, Hashable, Sendable {
  /// Where inside the field's value: `[0].name`; empty for the value as a whole.
  public var path: String
  /// What is wrong: lower case, no full stop.
  package var reason: Message

  package init(_ path: String, _ reason: Message) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, in English: lower case, no full stop.
  public var message: String { reason.description }
}

extension FieldKind {
  /// The value with the entries of records in the order of their definition.
  ///
  /// - Throws: ``FormValueError`` if it is not the sort of value this kind holds. Whether text is a
  ///   date, an option or a region is not asked here: that is for submission to say.
  func fitted(_ value: FormValue) throws(FormValueError) -> FormValue {
    switch (self, value) {
    case (.text, .text), (.multilineText, .text), (.region, .text), (.attachment, .text),
      (.choice, .text), (.dateTime, .text), (.toggle, .toggle), (.reveal, .toggle):
      return value
    case (.leadTime, .text(let text)):
      if value.isEmpty { return value }
      guard let lead = LeadTime(text) else {
        throw FormValueError("", "“\(text)” is not a lead time such as PT15M")
      }
      return .text(lead.description)
    case (.list(let kind), .list(let items)):
      var fitted: [FormValue] = []
      for (index, item) in items.enumerated() {
        do {
          fitted.append(try kind.fitted(item))
        } catch {
          throw FormValueError("[\(index)]" + error.path, error.reason)
        }
      }
      return .list(fitted)
    case (.form(let definition), .record(let entries)):
      var values: [String: FormValue] = [:]
      for entry in entries {
        guard let field = definition[entry.key] else {
          throw FormValueError("." + entry.key, "no such field")
        }
        do {
          values[entry.key] = try field.kind.fitted(entry.value)
        } catch {
          throw FormValueError("." + entry.key + error.path, error.reason)
        }
      }
      return .record(
        definition.fields.compactMap { field in values[field.key].map { FormEntry(field.key, $0) } }
      )
    default:
      throw FormValueError("", "expected \(expectation), found \(value.article)")
    }
  }
}

extension FormValue {
  /// What it is in JSON, for messages.
  var article: Message {
    switch self {
    case .text: "text"
    case .toggle(let isOn): Message(verbatim: String(isOn))
    case .list: "an array"
    case .record: "an object"
    }
  }
}
