internal import JSONDocument
internal import Regions
internal import TranslatedText

extension FormField {
  private static let members = [
    "key", "payloadKey", "title", "placeholder", "rules", "shownIf", "initial", "hidden",
    "opensPage", "readOnly", "sources",
  ]

  /// Reads a field with its rules and its condition.
  init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(value, path, known: FormField.members + FieldKind.members)
    let kind = try FieldKind(object)
    let isHidden = try object.bool("hidden") ?? false
    self.init(
      try object.string("key"),
      try isHidden ? object.text("title") ?? "" : object.requiredText("title"), kind: kind,
      placeholder: try object.text("placeholder"),
      payloadKey: try object["payloadKey"] == nil ? nil : object.string("payloadKey"))
    self.isHidden = isHidden
    opensPage = try object.bool("opensPage") ?? false
    isReadOnly = try object.bool("readOnly") ?? false
    for (source, path) in try object.texts("sources") {
      guard let source = AttachmentSource(rawValue: source) else {
        throw FormDefinitionError(
          path,
          "there is no source “\(source)”; known are \(AttachmentSource.allCases.map { $0.rawValue }.joined(separator: ", "))"
        )
      }
      sources.append(source)
    }
    if kind.name != "attachment", object["sources"] != nil {
      throw FormDefinitionError(
        path + ".sources", "a field of kind \(kind.name) has no “sources”")
    }
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
        throw FormDefinitionError(path + ".initial" + error.path, error.reason)
      }
    }
  }
}

extension FieldKind {
  /// The members of an object that say its kind, and those that belong to one kind each.
  static let members =
    [
      "kind", "inlineEditor", "options", "item", "form", "before", "offered",
    ] + regionMembers

  private static let regionMembers = ["depth", "until", "within", "ancestors", "boxes"]

  /// The members that a kind has besides.
  private static func own(_ name: String) -> [String] {
    switch name {
    case "region": regionMembers
    case "dateTime": ["inlineEditor"]
    case "choice": ["options"]
    case "list": ["item"]
    case "form": ["form"]
    case "leadTime": ["before", "offered"]
    default: []
    }
  }

  init(_ object: DefinitionObject) throws(FormDefinitionError) {
    let name = try object["kind"] == nil ? "text" : object.string("kind")
    self = try FieldKind.kind(name, object)
    for key in FieldKind.members.dropFirst() where object[key] != nil {
      if FieldKind.own(name).contains(key) { continue }
      throw FormDefinitionError(
        object.path + "." + key, "a field of kind \(name) has no “\(key)”")
    }
  }

  private static func kind(
    _ name: String, _ object: DefinitionObject
  ) throws(FormDefinitionError) -> FieldKind {
    switch name {
    case "text": return .text
    case "multilineText": return .multilineText
    case "region": return .region(try FormRegion(object))
    case "attachment": return .attachment
    case "toggle": return .toggle
    case "reveal": return .reveal
    case "choice":
      var options: [FormChoice] = []
      for (option, path) in try object.objects("options", isOptional: true) {
        let object = try DefinitionObject(option, path, known: ["id", "title"])
        let id = try object.string("id")
        options.append(FormChoice(id, try object.text("title") ?? FormText(id)))
      }
      if options.isEmpty, object["options"] != nil {
        throw FormDefinitionError(object.path + ".options", "there is no option")
      }
      return .choice(options)
    case "dateTime": return .dateTime(inlineEditor: try object.bool("inlineEditor") ?? false)
    case "leadTime":
      var offered: [LeadTime] = []
      for (text, path) in try object.texts("offered") {
        guard let lead = LeadTime(text) else {
          throw FormDefinitionError(path, "“\(text)” is not a lead time such as PT15M")
        }
        offered.append(lead)
      }
      return .leadTime(before: try object.string("before"), offered: offered)
    case "list":
      let item = try object.required("item")
      return .list(
        of: try FieldKind(DefinitionObject(item, object.path + ".item", known: members)))
    case "form":
      return .form(try FormDefinition(try object.required("form"), object.path + ".form"))
    default:
      throw FormDefinitionError(
        object.path + ".kind",
        "there is no kind “\(name)”; known are text, multilineText, region, attachment, toggle, choice, dateTime, leadTime, reveal, list and form"
      )
    }
  }
}

extension FormRegion {
  fileprivate init(_ object: DefinitionObject) throws(FormDefinitionError) {
    self.init(depth: try object.integer("depth"), until: try object.rank("until"))
    if let within = object["within"] {
      if let id = within.string {
        self.within = .region(id)
      } else {
        let fact = try DefinitionObject(within, object.path + ".within", known: ["fact"])
        self.within = .fact(try fact.string("fact"))
      }
    }
    if let above = object["ancestors"] {
      let keys = above.members?.map { $0.key } ?? []
      let above = try DefinitionObject(above, object.path + ".ancestors", known: keys)
      for key in keys {
        guard let rank = try above.rank(key) else { continue }
        ancestors.append(Ancestor(key, rank))
      }
    }
    boxes = try object.languageTexts("boxes")
  }
}
