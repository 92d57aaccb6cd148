internal import JSONDocument
internal import RegionForms
internal import TranslatedText

extension PastedContact {
  /// Reads what `regions match --contact --json` writes. What a form has no use for is passed over.
  init(json: JSONValue) throws(FormValueError) {
    guard json.members != nil else {
      throw FormValueError("", "expected an object, found \(json.article)")
    }
    self.init()
    let doubtful = Set(try PastedContact.texts("doubtful", json))
    func part(_ key: String, _ json: JSONValue) throws(FormValueError) -> Part? {
      switch json[key] {
      case nil, .null: return nil
      case .string(let text): return Part(text, isDoubtful: doubtful.contains(key))
      case let other?: throw FormValueError(".\(key)", "expected text, found \(other.article)")
      }
    }
    name = try part("name", json)
    phones = try PastedContact.texts("phones", json).map { phone in
      Part(phone, isDoubtful: doubtful.contains("phones"))
    }
    postcode = try part("postcode", json)
    idNumber = try part("id_number", json)
    if let member = json["region"], member != .null {
      guard let id = member["id"]?.string else {
        throw FormValueError(".region", "expected an object with “id”")
      }
      region = Part(id, isDoubtful: doubtful.contains("region"))
    }
    for (index, other) in (json["alternatives"]?.array ?? []).enumerated() {
      guard let id = other["id"]?.string else {
        throw FormValueError(".alternatives[\(index)]", "expected an object with “id”")
      }
      alternatives.append(id)
    }
    detail = try part("detail", json)
    leftOver = try PastedContact.texts("left_over", json)
  }

  private static func texts(
    _ key: String, _ json: JSONValue
  ) throws(FormValueError) -> [String] {
    guard let member = json[key], member != .null else { return [] }
    guard let values = member.array else {
      throw FormValueError(".\(key)", "expected an array, found \(member.article)")
    }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      guard let text = value.string else {
        throw FormValueError(".\(key)[\(index)]", "expected text, found \(value.article)")
      }
      texts.append(text)
    }
    return texts
  }
}
