internal import JSONDocument
internal import TranslatedText

extension FormCondition {
  init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(
      value, path, known: ["field", "fact", "equals", "filled", "not", "all", "any"])
    switch Set(object.keys) {
    case ["fact", "equals"]:
      self = .fact(try object.string("fact"), try FormCondition.expected(object, path))
    case ["field", "equals"]:
      self = .equals(try object.string("field"), try FormCondition.expected(object, path))
    case ["field", "filled"]:
      let filled = FormCondition.filled(try object.string("field"))
      self = try object.bool("filled") == true ? filled : .not(filled)
    case ["not"]: self = .not(try FormCondition(try object.required("not"), path + ".not"))
    case ["all"]: self = .all(try FormCondition.list(object, "all"))
    case ["any"]: self = .any(try FormCondition.list(object, "any"))
    default:
      throw FormDefinitionError(
        path,
        "a condition has “field” with “equals” or “filled”, “fact” with “equals”, or else “not”, “all” or “any”"
      )
    }
  }

  private static func expected(
    _ object: DefinitionObject, _ path: String
  ) throws(FormDefinitionError) -> FormValue {
    let value = try object.required("equals")
    switch value {
    case .string(let text): return .text(text)
    case .bool(let isOn): return .toggle(isOn)
    default:
      throw FormDefinitionError(
        path + ".equals", "expected text or a boolean, found \(value.article)")
    }
  }

  private static func list(
    _ object: DefinitionObject, _ key: String
  ) throws(FormDefinitionError) -> [FormCondition] {
    var conditions: [FormCondition] = []
    for (value, path) in try object.objects(key) {
      conditions.append(try FormCondition(value, path))
    }
    return conditions
  }
}
