public import JSONDocument
internal import TranslatedText

extension FormChoice {
  /// Options from outside, as a server sends them: an array of IDs, or of objects with an `id` and a
  /// `title` or `name`, which is text or `{"en": …, "zh": …}`. Other members are left aside.
  ///
  /// - Throws: ``FormValueError`` for anything else, for an empty ID and for one that is there twice.
  public static func list(_ json: JSONValue) throws(FormValueError) -> [FormChoice] {
    guard let values = json.array else {
      throw FormValueError("", "expected an array of options, found \(json.article)")
    }
    var options: [FormChoice] = []
    var seen: Set<String> = []
    for (index, value) in values.enumerated() {
      guard let id = value.string ?? value["id"]?.string, !id.isEmpty else {
        throw FormValueError("[\(index)]", "expected an ID as text, or an object with an “id”")
      }
      guard seen.insert(id).inserted else {
        throw FormValueError("[\(index)]", "option “\(id)” is there twice")
      }
      options.append(FormChoice(id, title(of: value) ?? FormText(id)))
    }
    return options
  }

  private static func title(of value: JSONValue) -> FormText? {
    guard let title = value["title"] ?? value["name"] else { return nil }
    if let text = title.string { return FormText(text) }
    // A server may say more than texts by language; what is none is left aside.
    let texts = (title.members ?? []).compactMap { member in
      FormLanguage.isTag(member.key)
        ? member.value.string.map { (FormLanguage(member.key), $0) } : nil
    }
    return texts.isEmpty ? nil : FormText(texts)
  }
}

extension FormContext {
  /// Takes what is known outside the form from one JSON object: text and booleans are ``facts``, an
  /// array holds the ``options`` of the choice with this key.
  ///
  /// - Throws: ``FormValueError`` for any other value; what came before it was taken.
  public mutating func take(_ json: JSONValue) throws(FormValueError) {
    guard let members = json.members else {
      throw FormValueError("", "expected an object, found \(json.article)")
    }
    for member in members {
      switch member.value {
      case .string(let text): facts[member.key] = .text(text)
      case .bool(let isSo): facts[member.key] = .toggle(isSo)
      case .array:
        do {
          options[member.key] = try FormChoice.list(member.value)
        } catch {
          throw FormValueError("." + member.key + error.path, error.reason)
        }
      default:
        throw FormValueError(
          "." + member.key, "expected text, a boolean or an array, found \(member.value.article)")
      }
    }
  }
}
