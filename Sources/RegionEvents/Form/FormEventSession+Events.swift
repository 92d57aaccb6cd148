internal import JSONDocument
import RegionForms

/// Events as lines of JSON have them.
extension FormEventSession {
  /// The event that an object stands for.
  func event(of json: JSONValue) throws(Refusal) -> FormEvent {
    switch try text("event", json) {
    case "edit":
      let key = try text("key", json)
      guard let value = json["value"] else { throw Refusal(message: "“value” is missing") }
      return .edit(key: key, value: try self.value(value, as: try kind(of: key), of: key))
    case "append":
      let key = try text("key", json)
      guard case .list(let kind) = try kind(of: key) else {
        throw Refusal(message: FormEventError.noList(key).description)
      }
      guard let json = json["value"], let value = try value(json, as: kind, of: key) else {
        throw Refusal(message: "“value” is missing")
      }
      return .append(key: key, value: value)
    case "remove":
      return .remove(key: try text("key", json), index: try integer("index", json))
    case "move":
      return .move(
        key: try text("key", json), from: try integer("from", json), to: try integer("to", json))
    case "paste": return .paste(try contact(json))
    case "undo": return .undo
    case "focus": return .focus(json["key"] == .null ? nil : try text("key", json))
    case "next": return .focusNext
    case "previous": return .focusPrevious
    case "now":
      let time = try text("value", json)
      guard let now = DateTime(time) else {
        throw Refusal(message: "“\(time)” is \(FormViolation.notADateTime.message(in: .english))")
      }
      return .setTime(now)
    case "fact":
      let name = try text("name", json)
      switch json["value"] {
      case .string(let text): return .setFact(name, .text(text))
      case .bool(let isSo): return .setFact(name, .toggle(isSo))
      case .null: return .setFact(name, nil)
      default: throw Refusal(message: "“value”: expected text, a boolean or null")
      }
    case "options":
      let key = try text("key", json)
      do {
        return .setOptions(key: key, try FormChoice.list(json["value"] ?? .null))
      } catch {
        throw Refusal(message: "“value”\(error.path): \(error.message)")
      }
    case "submit": return .submit
    case "cancel": return .cancel
    case "uploaded" where isDelivered:
      return .finishUpload(file: try text("file", json), url: try text("url", json))
    case "accepted" where isDelivered: return .accept
    case "failed" where isDelivered: return .refuse(try messages(json))
    case let name: throw Refusal(message: "there is no event “\(name)”")
    }
  }

  /// What a pasted message says: read here, or told as `regions match --contact --json` tells it.
  private func contact(_ json: JSONValue) throws(Refusal) -> PastedContact {
    if let contact = json["contact"] {
      do {
        return try PastedContact(json: contact)
      } catch {
        throw Refusal(message: "“contact”\(error.path): \(error.message)")
      }
    }
    let text = try text("text", json)
    guard let contactReader else {
      throw Refusal(message: "no one reads messages here; send what it says as “contact”")
    }
    return contactReader(text, form)
  }

  /// What a server says of fields: `{"messages": {"key": "text"}}`.
  private func messages(_ json: JSONValue) throws(Refusal) -> [String: FormText] {
    var messages: [String: FormText] = [:]
    for member in json["messages"]?.members ?? [] {
      guard let text = member.value.string else {
        throw Refusal(
          message: "“messages.\(member.key)”: expected text, found \(member.value.kind)")
      }
      messages[member.key] = FormText(text)
    }
    return messages
  }

  func text(_ key: String, _ json: JSONValue) throws(Refusal) -> String {
    guard let value = json[key] else { throw Refusal(message: "“\(key)” is missing") }
    guard let text = value.string else {
      throw Refusal(message: "“\(key)”: expected text, found \(value.kind)")
    }
    return text
  }

  private func integer(_ key: String, _ json: JSONValue) throws(Refusal) -> Int {
    guard let value = json[key] else { throw Refusal(message: "“\(key)” is missing") }
    guard let integer = value.integer else {
      throw Refusal(message: "“\(key)”: expected a whole number, found \(value.kind)")
    }
    return integer
  }

  /// The kind of a field, or of an item by its row's ID.
  private func kind(of key: String) throws(Refusal) -> FieldKind {
    if let field = form.definition[key] { return field.kind }
    let item = form.rows.first { $0.id == key && $0.kind == .item }
    if let kind = item.flatMap(form.kind(of:)) { return kind }
    throw Refusal(message: FormEventError.unknown(key).description)
  }

  private func value(
    _ json: JSONValue, as kind: FieldKind, of key: String
  ) throws(Refusal) -> FormValue? {
    do {
      return try kind.value(of: json)
    } catch {
      throw Refusal(message: FormEventError.value(key: key, error).description)
    }
  }
}
