import RegionForms
import Testing

/// What a definition may not say, and the errors that say so.
struct DefinitionTests {
  /// A form of one field, or of several.
  static func form(_ fields: String) -> String {
    #"{"title": "T", "sections": [{"fields": [\#(fields)]}]}"#
  }

  static func field(_ rest: String) -> String {
    form(#"{"key": "a", "title": "A", \#(rest)}"#)
  }

  static let field0 = "$.sections[0].fields[0]"

  static let faults: [(String, String)] = [
    ("[]", "$: expected an object, found an array"),
    (#"{"title": "T"}"#, "$: “sections” is missing"),
    (#"{"sections": {}}"#, "$.sections: expected an array, found an object"),
    (
      #"{"sections": [], "colour": 1}"#,
      "$.colour: unknown key; known here are title, sections, paste"
    ),
    (#"{"sections": [], "sections": []}"#, "$.sections: the key is there twice"),
    (form(#"{"title": "A"}"#), "\(field0): “key” is missing"),
    (form(#"{"key": "a"}"#), "\(field0): “title” is missing"),
    (form(#"{"key": "", "title": "A"}"#), "\(field0).key: a key can't be empty"),
    (form(#"{"key": "a.b", "title": "A"}"#), "\(field0).key: key “a.b” has a dot in it"),
    (
      form(#"{"key": "a", "title": "A"}, {"key": "a", "title": "B"}"#),
      "$.sections[0].fields[1].key: key “a” is used twice"
    ),
    (
      field(#""kind": "number""#),
      "\(field0).kind: there is no kind “number”; known are text, multilineText, region, attachment, "
        + "toggle, choice, dateTime, leadTime, reveal, list and form"
    ),
    (field(#""depth": 3"#), "\(field0).depth: a field of kind text has no “depth”"),
    (
      field(#""kind": "region", "depth": 0"#), "\(field0).depth: a depth is from 1 to 32, this is 0"
    ),
    (
      field(#""kind": "region", "depth": "3""#),
      "\(field0).depth: expected a whole number, found a string"
    ),
    (field(#""kind": "choice", "options": []"#), "\(field0).options: there is no option"),
    (
      field(#""kind": "choice", "options": [{"id": "x"}, {"id": "x"}]"#),
      "\(field0).options[1]: option “x” is there twice"
    ),
    (
      field(#""kind": "list", "item": {"kind": "list", "item": {"kind": "text"}}"#),
      "\(field0).item: an item can't be a list, a toggle, a reveal or a lead time"
    ),
    (
      field(#""kind": "form", "form": {"sections": [{"fields": [{"key": "b"}]}]}"#),
      "\(field0).form.sections[0].fields[0]: “title” is missing"
    ),
    (
      field(
        #""kind": "form", "form": {"sections": [{"fields": [{"key": "b.", "title": "B"}]}]}"#),
      "\(field0).form.sections[0].fields[0].key: key “b.” has a dot in it"
    ),
    (
      field(#""rules": [{"required": true}, {"maximumLength": 0}]"#),
      "\(field0).rules[1]: a length is at least 1, not 0"
    ),
    (
      field(#""rules": [{"required": true}, {"required": true}]"#),
      "\(field0).rules[1]: the rule required is there twice"
    ),
    (
      field(#""rules": [{"minimumLength": 5}, {"maximumLength": 4}]"#),
      "\(field0).rules[1]: no text has at least 5 and at most 4 characters"
    ),
    (
      field(#""kind": "toggle", "rules": [{"maximumLength": 4}]"#),
      "\(field0).rules[0]: a field of kind toggle can't have the rule maximumLength"
    ),
    (
      field(#""rules": [{"required": false}]"#),
      "\(field0).rules[0].required: is true or not there at all"
    ),
    (
      field(#""rules": [{"required": true, "maximumLength": 3}]"#),
      "\(field0).rules[0]: a rule says one thing, this says 2"
    ),
    (field(#""rules": [{}]"#), "\(field0).rules[0]: a rule says one thing, this says 0"),
    (
      field(#""rules": [{"format": "fax"}]"#),
      "\(field0).rules[0].format: there is no format “fax”; known are email, mobile, landline, phone, "
        + "postalCode"
    ),
    (
      field(#""rules": [{"pattern": "(a"}]"#),
      "\(field0).rules[0].pattern: “(a”, character 1: “(” is not closed"
    ),
    (
      field(#""kind": "region", "until": "street""#),
      "\(field0).until: expected a rank: a number from 1, or province, prefecture, county, town, "
        + "village"
    ),
    (
      field(#""kind": "region", "within": {"town": "x"}"#),
      "\(field0).within.town: unknown key; known here are fact"
    ),
    (
      field(#""kind": "region", "until": "county", "ancestors": {"street": "town"}"#),
      "\(field0).ancestors.street: a town does not lie above a county"
    ),
    (
      field(#""kind": "region", "ancestors": {"a": 1}"#),
      "\(field0).ancestors.a: the payload has “a” twice"
    ),
    (field(#""kind": "text", "until": 3"#), "\(field0).until: a field of kind text has no “until”"),
    (
      field(#""kind": "leadTime", "before": "b""#), "\(field0).before: there is no field “b”"
    ),
    (
      field(#""kind": "leadTime", "before": "a", "offered": ["soon"]"#),
      "\(field0).offered[0]: “soon” is not a lead time such as PT15M"
    ),
    (
      field(#""kind": "attachment", "sources": ["scanner"]"#),
      "\(field0).sources[0]: there is no source “scanner”; known are camera, album, files"
    ),
    (
      field(#""kind": "reveal", "rules": [{"required": true}]"#),
      "\(field0).rules[0]: a field of kind reveal can't have the rule required"
    ),
    (
      field(#""rules": [{"unique": true}]"#),
      "\(field0).rules[0]: a field of kind text can't have the rule unique"
    ),
    (field(#""payloadKey": """#), "\(field0).payloadKey: a key can't be empty"),
    (
      field(#""rules": [{"required": true, "message": 1}]"#),
      "\(field0).rules[0].message: expected text, found a number"
    ),
    (
      field(#""rules": [{"after": "a"}]"#),
      "\(field0).rules[0]: a field of kind text can't have the rule after"
    ),
    (
      field(#""kind": "dateTime", "rules": [{"after": "a"}]"#),
      "\(field0).rules[0]: “a” is compared with itself"
    ),
    (
      field(#""kind": "dateTime", "rules": [{"after": "b"}]"#),
      "\(field0).rules[0]: there is no field “b”"
    ),
    (
      field(#""kind": "dateTime", "rules": [{"afterNow": true}, {"beforeNow": true}]"#),
      "\(field0).rules[1]: contradicts the rule before it"
    ),
    (
      field(#""shownIf": {"field": "b", "equals": true}"#),
      "\(field0).shownIf: there is no field “b”"
    ),
    (
      field(#""shownIf": {"field": "a", "filled": true}"#),
      "\(field0).shownIf: whether “a” is shown depends on itself"
    ),
    (
      form(
        #"{"key": "a", "title": "A", "shownIf": {"field": "b", "filled": true}},"#
          + #"{"key": "b", "title": "B", "shownIf": {"not": {"field": "a", "filled": true}}}"#),
      "$.sections[0].fields[1].shownIf: whether “b” is shown depends on itself"
    ),
    (
      field(#""shownIf": {"field": "a"}"#),
      "\(field0).shownIf: a condition has “field” with “equals” or “filled”, “fact” with "
        + "“equals”, or else “not”, “all” or "
        + "“any”"
    ),
    (
      form(
        #"{"key": "a", "title": "A", "kind": "toggle"},"#
          + #"{"key": "b", "title": "B", "shownIf": {"field": "a", "equals": "yes"}}"#),
      "$.sections[0].fields[1].shownIf: expected true or false, found text"
    ),
    (field(#""initial": 3"#), "\(field0).initial: expected text, found a number"),
    (
      field(#""kind": "choice", "options": [{"id": "x"}], "initial": "y""#),
      "\(field0).initial: there is no option “y”"
    ),
    (
      form(#"{"key": "a", "title": {"en": "A", "1x": "甲"}}"#),
      "\(field0).title.1x: “1x” is no tag of a language such as en or zh-Hant"
    ),
  ]

  @Test(arguments: faults)
  func `a fault is reported with its place`(json: String, message: String) {
    #expect(error(json)?.description == message)
  }

  // The place is that of the first character that can't stand where it does.
  @Test(arguments: [("{\n  \"title\": \"店\", x", 2, 17), ("", 1, 1), ("{\"title\": \"T\"", 1, 14)])
  func `text that is no JSON has a line and a column`(json: String, line: Int, column: Int) throws {
    let error = try #require(self.error(json))
    #expect(error.message.hasPrefix("not JSON: "))
    #expect([error.line, error.column] == [line, column], "\(error)")
  }

  // The place is that of the key, or of the value in an array; of what is missing, of what would hold it.
  @Test(arguments: [
    (#""kind": "list""#, "$.sections[0].fields[0]", 3, 12),
    (#""rules": [{"maximumLength": 0}]"#, "$.sections[0].fields[0].rules[0]", 4, 12),
    (#""colour": 1"#, "$.sections[0].fields[0].colour", 4, 2),
    (#""initial": 3"#, "$.sections[0].fields[0].initial", 4, 2),
    (#""title": "甲""#, "$.sections[0].fields[0].title", 4, 2),
    (
      #""kind": "choice", "options": [{"id": "店"}, {"id": 3}]"#,
      "$.sections[0].fields[0].options[1].id", 4, 46
    ),
  ])
  func `a fault in text that is JSON has a line and a column too`(
    member: String, path: String, line: Int, column: Int
  ) throws {
    let json =
      "{\"title\": \"店\",\n\"sections\": [{\n\"fields\": [{\"key\": \"a\", \"title\": \"A\",\n \(member)}]}]}"
    let error = try #require(self.error(json))
    #expect(error.path == path)
    #expect([error.line, error.column] == [line, column], "\(error)")
  }

  @Test func `a definition in Swift is held to the same rules`() {
    let error = #expect(throws: FormDefinitionError.self) {
      try FormDefinition(
        sections: [
          FormSection(fields: [FormField("a", "A", kind: .toggle, rules: [.maximumLength(3)])])
        ])
    }
    #expect(
      error?.description
        == "\(Self.field0).rules[0]: a field of kind toggle can't have the rule maximumLength")
  }

  @Test func `every kind, rule and condition can be written in JSON`() throws {
    let definition = try FormDefinition(
      json: Array(
        Self.form(
          #"""
          {"key": "t", "title": {"en": "T", "zh": "甲"}, "placeholder": "…", "initial": "x",
           "rules": [{"minimumLength": 1}, {"pattern": "[a-z]+", "message": "letters"}]},
          {"key": "m", "title": "M", "kind": "multilineText", "rules": [{"format": "postalCode"}]},
          {"key": "r", "title": "R", "kind": "region"},
          {"key": "f", "title": "F", "kind": "attachment"},
          {"key": "g", "title": "G", "kind": "toggle", "initial": true},
          {"key": "c", "title": "C", "kind": "choice", "options": [{"id": "x", "title": "X"}]},
          {"key": "d", "title": "D", "kind": "dateTime",
           "rules": [{"notBefore": "e"}, {"notAfterNow": true}]},
          {"key": "e", "title": "E", "kind": "dateTime", "inlineEditor": true},
          {"key": "l", "title": "L", "kind": "list", "item": {"kind": "region", "depth": 2},
           "rules": [{"maximumLength": 2}], "initial": ["440000"]},
          {"key": "s", "title": "S", "kind": "form",
           "form": {"sections": [{"fields": [{"key": "x", "title": "X"}]}]},
           "shownIf": {"all": [{"field": "g", "equals": true}, {"not": {"any": [
             {"field": "c", "equals": "x"}, {"field": "t", "filled": false}]}}]}}
          """#
        ).utf8))
    let form = FormState(definition)
    #expect(form.rowIDs == ["t", "m", "r", "f", "g", "c", "d", "e", "l", "l.0", "s"])
    #expect(form["t"] == .text("x"))
  }

  private func error(_ json: String) -> FormDefinitionError? {
    do {
      _ = try FormDefinition(json: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }
}
