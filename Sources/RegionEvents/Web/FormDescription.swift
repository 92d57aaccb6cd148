internal import JSONDocument
internal import RegionForms
internal import Regions

/// What a page draws a form with besides its rows: titles, placeholders, limits and options, in the
/// language of the form and by its facts.
///
///     {"title":"创建网店","sections":[{"title":null,"fields":[{"key":"groupName","kind":"text",…}]}]}
struct FormDescription {
  private let form: FormState

  init(_ form: FormState) { self.form = form }

  var json: JSONValue {
    [
      "title": text(form.definition.title),
      "sections": .array(
        form.definition.sections.map { section in
          [
            "title": text(section.title),
            "fields": .array(section.fields.filter { !$0.isHidden }.map { field($0) }),
          ]
        }),
    ]
  }

  private func field(_ field: FormField) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("key", .string(field.key)), .init("title", text(field.title)),
      .init("placeholder", text(field.placeholder)), .init("required", .bool(field.isRequired)),
      .init("opensPage", .bool(field.opensPage)),
    ]
    if !field.sources.isEmpty {
      members.append(.init("sources", .strings(field.sources.map { $0.rawValue })))
    }
    // For the keyboard of a phone, and for what a browser fills in by itself.
    for rule in field.rules {
      if case .format(let format) = rule.check {
        members.append(.init("format", .string(format.rawValue)))
        break
      }
    }
    members += kind(field.kind, field.key)
    return .object(members)
  }

  private func kind(_ kind: FieldKind, _ key: String) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("kind", .string(kind.name))]
    switch kind {
    case .region(let region):
      if let root = form.root(of: region) { members.append(.init("within", .string(root))) }
      if let until = region.until { members.append(.init("until", .integer(until.rawValue))) }
      if let depth = region.depth { members.append(.init("depth", .integer(depth))) }
      members.append(.init("boxes", .array(region.boxes.map { text($0) })))
    case .choice(let own):
      // Without options, as long as they have not come from outside.
      if let options = form.context.options(of: key, own) {
        members.append(.init("options", .array(options.map { option($0.id, $0.title) })))
      }
    case .leadTime(_, let offered):
      let options = offered.map { lead in
        option(lead.description, FormText(lead.text(in: form.context.language)))
      }
      members.append(.init("options", .array(options)))
    case .dateTime(let inlineEditor):
      members.append(.init("inlineEditor", .bool(inlineEditor)))
    case .list(let item): members.append(.init("item", .object(self.kind(item, key))))
    default: break
    }
    return members
  }

  private func option(_ id: String, _ title: FormText) -> JSONValue {
    ["id": .string(id), "title": text(title)]
  }

  private func text(_ text: FormText?) -> JSONValue {
    text.map { .string($0.text(in: form.context.language)) } ?? .null
  }
}
