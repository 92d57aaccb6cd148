internal import JSONDocument

extension FormDefinition {
  /// Reads a definition, as the article “Form definitions” specifies it.
  ///
  /// - Throws: ``FormDefinitionError`` with the place, as line and column where the text is no JSON,
  ///   as a path where a key is unknown, a value is of the wrong type or something contradicts itself.
  public init(json bytes: [UInt8]) throws(FormDefinitionError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      let place = TextPlace(offset: error.offset ?? bytes.count, in: bytes)
      throw FormDefinitionError(
        "", "not JSON: \(error.reason)", line: place.line, column: place.column)
    }
    try self.init(value, "$")
  }

  /// Reads a definition that is part of another.
  init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(value, path, known: ["title", "sections"])
    let title = try object.text("title")
    var sections: [FormSection] = []
    for (section, path) in try object.objects("sections") {
      let object = try DefinitionObject(section, path, known: ["title", "fields"])
      var fields: [FormField] = []
      for (field, path) in try object.objects("fields") {
        fields.append(try FormField(field, path))
      }
      sections.append(FormSection(try object.text("title"), fields: fields))
    }
    do {
      try self.init(title ?? "", sections: sections)
    } catch {
      throw FormDefinitionError(path + error.path.dropFirst(), error.message)
    }
  }
}

extension FormField {
  fileprivate init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(
      value, path,
      known: ["key", "title", "placeholder", "rules", "shownIf", "initial"] + FieldKind.members)
    let kind = try FieldKind(object)
    self.init(
      try object.string("key"), try object.requiredText("title"), kind,
      placeholder: try object.text("placeholder"))
    for (rule, path) in try object.objects("rules", isOptional: true) {
      rules.append(try FormRule(rule, path))
    }
    if let condition = object["shownIf"] {
      self.condition = try FormCondition(condition, path + ".shownIf")
    }
    if let initial = object["initial"] {
      do {
        self.initial = try kind.value(of: initial)
      } catch {
        throw FormDefinitionError(path + ".initial" + error.path, error.message)
      }
    }
  }
}

extension FieldKind {
  /// The members of an object that say its kind.
  static let members = ["kind", "depth", "inlineEditor", "options", "item", "form"]

  fileprivate init(_ object: DefinitionObject) throws(FormDefinitionError) {
    let name = try object["kind"] == nil ? "text" : object.string("kind")
    switch name {
    case "text": self = .text
    case "multilineText": self = .multilineText
    case "region": self = .region(depth: try object.integer("depth"))
    case "attachment": self = .attachment
    case "toggle": self = .toggle
    case "choice":
      var options: [FormChoice] = []
      for (option, path) in try object.objects("options") {
        let object = try DefinitionObject(option, path, known: ["id", "title"])
        let id = try object.string("id")
        options.append(FormChoice(id, try object.text("title") ?? FormText(id)))
      }
      self = .choice(options)
    case "dateTime": self = .dateTime(inlineEditor: try object.bool("inlineEditor") ?? false)
    case "list":
      let item = try object.required("item")
      self = .list(
        of: try FieldKind(DefinitionObject(item, object.path + ".item", known: FieldKind.members)))
    case "form":
      self = .form(try FormDefinition(try object.required("form"), object.path + ".form"))
    default:
      throw FormDefinitionError(
        object.path + ".kind",
        "there is no kind “\(name)”; known are text, multilineText, region, attachment, toggle, "
          + "choice, dateTime, list and form")
    }
    let own = [
      "region": "depth", "dateTime": "inlineEditor", "choice": "options", "list": "item",
      "form": "form",
    ][name]
    for key in FieldKind.members.dropFirst() where key != own && object[key] != nil {
      throw FormDefinitionError(
        object.path + "." + key, "a field of kind \(name) has no “\(key)”")
    }
  }
}

extension FormRule {
  private static let names =
    ["required", "maximumLength", "minimumLength", "format", "pattern"]
    + FormOrder.allCases.flatMap { [$0.rawValue, $0.rawValue + "Now"] }

  fileprivate init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(value, path, known: FormRule.names + ["message"])
    let rules = object.keys.filter { $0 != "message" }
    guard rules.count == 1, let name = rules.first else {
      throw FormDefinitionError(path, "a rule says one thing, this says \(rules.count)")
    }
    if name != "pattern", object["message"] != nil {
      throw FormDefinitionError(path + ".message", "only a pattern has a message of its own")
    }
    switch name {
    case "required":
      try object.mustBeTrue("required")
      self = .required
    case "maximumLength": self = .maximumLength(try object.requiredInteger(name))
    case "minimumLength": self = .minimumLength(try object.requiredInteger(name))
    case "format":
      let format = try object.string(name)
      guard let format = TextFormat(rawValue: format) else {
        throw FormDefinitionError(
          path + ".format",
          "there is no format “\(format)”; known are "
            + TextFormat.allCases.map(\.rawValue).joined(separator: ", "))
      }
      self = .format(format)
    case "pattern":
      do {
        self = .pattern(
          try FormPattern(try object.string(name)), message: try object.text("message"))
      } catch {
        throw error.path.isEmpty ? FormDefinitionError(path + ".pattern", error.message) : error
      }
    default:
      if let order = FormOrder(rawValue: name) {
        self = .order(order, .field(try object.string(name)))
      } else if let order = FormOrder(rawValue: String(name.dropLast(3))) {
        try object.mustBeTrue(name)
        self = .order(order, .now)
      } else {
        throw FormDefinitionError(path, "there is no rule “\(name)”")
      }
    }
  }
}

extension FormCondition {
  fileprivate init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(
      value, path, known: ["field", "equals", "filled", "not", "all", "any"])
    switch Set(object.keys) {
    case ["field", "equals"]:
      let value = try object.required("equals")
      guard let value = FormCondition.value(value) else {
        throw FormDefinitionError(
          path + ".equals", "expected text or a boolean, found \(value.kind)")
      }
      self = .equals(try object.string("field"), value)
    case ["field", "filled"]:
      let filled = FormCondition.filled(try object.string("field"))
      self = try object.bool("filled") == true ? filled : .not(filled)
    case ["not"]: self = .not(try FormCondition(try object.required("not"), path + ".not"))
    case ["all"]: self = .all(try FormCondition.list(object, "all"))
    case ["any"]: self = .any(try FormCondition.list(object, "any"))
    default:
      throw FormDefinitionError(
        path, "a condition has “field” with “equals” or “filled”, or else “not”, “all” or “any”")
    }
  }

  private static func value(_ value: JSONValue) -> FormValue? {
    switch value {
    case .string(let text): .text(text)
    case .bool(let isOn): .toggle(isOn)
    default: nil
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
