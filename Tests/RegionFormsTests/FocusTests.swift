import RegionForms
import Testing

/// The focus goes where something can be typed, and what has it stays in sight.
struct FocusTests {
  @Test func `next and previous stop at what can be typed in, in visible order`() throws {
    var form = try Fixtures.shop()
    var seen: [String?] = []
    for _ in 0..<7 {
      try form.send(.focusNext)
      seen.append(form.focus)
    }
    #expect(
      seen == ["groupName", "introduction", "contactName", "phone", "email", "email", "email"])
    try form.send(.focusPrevious)
    #expect(form.focus == "phone")
    try form.send(.focus("area"))
    #expect(form.typedRow(forward: true) == "contactName")
    #expect(form.typedRow(forward: false) == "introduction")
  }

  @Test func `a field that is not shown is passed over`() throws {
    var form = try Fixtures.schedule()
    try form.send(.focus("place"))
    try form.send(.focusNext)
    #expect(form.focus == "place")
    try form.send(.edit(key: "hasNote", value: .toggle(true)))
    try form.send(.focusNext)
    #expect(form.focus == "note")
    try form.send(.edit(key: "hasNote", value: .toggle(false)))
    #expect(form.focus == nil, "the row with the focus went away")
  }

  @Test func `from an open editor the focus goes on behind it`() throws {
    var form = try Fixtures.schedule()
    try form.send(.focus("endTime.editor".replacing(".editor", with: "")))
    try form.send(.focus("endTime.editor"))
    try form.send(.focusNext)
    #expect(form.focus == "place")
    #expect(!form.rowIDs.contains("endTime.editor"))
  }
}

/// What has the focus stays above the keyboard, and nothing jumps.
struct ViewportTests {
  @Test(arguments: [
    // offset, keyboard, row top, row height, expected
    (0.0, 0.0, 100.0, 44.0, 0.0),  // in sight: nothing moves
    (0.0, 300.0, 250.0, 44.0, 94.0),  // behind the keyboard: up to its edge
    (200.0, 300.0, 100.0, 44.0, 100.0),  // above the view: down to its top
    (0.0, 300.0, 300.0, 260.0, 300.0),  // taller than what is free: its top shows
    (0.0, 300.0, 956.0, 44.0, 800.0),  // the last row
    (900.0, 0.0, 956.0, 44.0, 500.0),  // no further than the end
    (-50.0, 0.0, 0.0, 44.0, 0.0),  // no further than the start
    (0.0, 600.0, 100.0, 44.0, 100.0),  // a keyboard taller than the view
  ])
  func `the row with the focus is kept above the keyboard`(
    offset: Double, keyboard: Double, top: Double, height: Double, expected: Double
  ) {
    let viewport = FormViewport(
      offset: offset, height: 500, keyboardHeight: keyboard, contentHeight: 1_000)
    #expect(viewport.offsetShowing(top: top, rowHeight: height) == expected)
  }

  @Test func `a row that fits is always in sight, and the offset settles`() {
    for top in stride(from: 0.0, through: 956, by: 4) {
      for offset in stride(from: 0.0, through: 800, by: 50) {
        var viewport = FormViewport(
          offset: offset, height: 500, keyboardHeight: 300, contentHeight: 1_000)
        viewport.offset = viewport.offsetShowing(top: top, rowHeight: 44)
        #expect(viewport.offset <= top && top + 44 <= viewport.offset + 200)
        #expect(viewport.offsetShowing(top: top, rowHeight: 44) == viewport.offset)
      }
    }
  }
}

/// Rules of closures, of forms inside, of lengths and of patterns refuse what they should, and no more.
struct RuleTests {
  @Test func `a closure in Swift may refuse a value, and a form all its values`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField(
            "a", "A",
            rules: [.custom { value, all in value == all["b"] ? "as B" : nil }]),
          FormField("b", "B"),
        ])
      ],
      check: { values in values["b"] == .text("no") ? "B is no" : nil })
    var form = FormState(definition)
    try form.edit("a", "x")
    try form.edit("b", "x")
    try form.send(.submit)
    #expect(form.errors == ["a": "as B"])
    try form.edit("a", "y")
    try form.edit("b", "no")
    try form.send(.submit)
    #expect(form.errors == ["a": "B is no"])
  }

  @Test func `a form inside can refuse with a message`() throws {
    let address = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("street", "Street", rules: [.required]), FormField("code", "Code"),
        ])
      ],
      check: { $0["code"] == .text("000000") ? "no such code" : nil })
    let definition = try FormDefinition(
      sections: [FormSection(fields: [FormField("address", "Address", kind: .form(address))])])
    var form = FormState(definition)
    func value(_ street: String?, _ code: String) -> FormValue {
      .record(
        [FormEntry("code", .text(code))] + (street.map { [FormEntry("street", .text($0))] } ?? []))
    }
    try form.send(.edit(key: "address", value: value(nil, "100000")))
    try form.send(.submit)
    #expect(form.errors == ["address": "Street: required"])
    try form.send(.edit(key: "address", value: value("长安街", "000000")))
    #expect(form.errors.isEmpty)
    try form.send(.submit)
    #expect(form.errors == ["address": "Street: no such code"])
    try form.send(.edit(key: "address", value: value("长安街", "100000")))
    try form.send(.submit)
    #expect(form.payload == [FormEntry("address", value("长安街", "100000").inOrder)])
  }

  @Test func `a form inside is filled as a form of its own`() throws {
    var form = try Fixtures.schedule()
    try form.send(
      .append(key: "participants", value: .record([FormEntry("phone", .text("13800138000"))])))
    #expect(form.form(inside: "participants")?.rows == nil)
    #expect(form.form(inside: "name")?.rows == nil)
    var person = try #require(form.form(inside: "participants.0"))
    #expect(person["phone"] == .text("13800138000"))
    try person.send(.submit)
    #expect(person.firstError == "name")
    try person.edit("name", "李雷")
    try person.send(.submit)
    #expect(person.status == .submitting)
    try form.send(.edit(key: "participants.0", value: .record(person.payload)))
    #expect(form["participants"] == .list([.record(person.payload)]))
  }

  @Test func `lengths count the items of a list`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField(
            "tags", "Tags", kind: .list(of: .text), rules: [.minimumLength(2), .maximumLength(3)])
        ])
      ])
    var form = FormState(definition)
    try form.send(.submit)
    #expect(form.status == .submitting, "an optional list may be empty")
    form = FormState(definition, values: ["tags": .list([.text("a")])])
    try form.send(.submit)
    #expect(form.errors == ["tags": "at least 2 items, has 1"])
    for text in ["b", "", "d"] { try form.send(.append(key: "tags", value: .text(text))) }
    #expect(form.errors == ["tags": "at most 3 items, has 4"])
    try form.send(.remove(key: "tags", index: 3))
    try form.send(.submit)
    #expect(form.errors == ["tags.2": "required"])
  }

  @Test func `a pattern has to match the whole text`() throws {
    let pattern = try FormPattern("[A-Z]{2}|[A-Z]{4}")
    #expect(pattern.matches("AB"))
    #expect(pattern.matches("ABCD"))
    #expect(!pattern.matches("ABC"))
    #expect(!pattern.matches("xAB"))
  }

  @Test func `conditions follow each other`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("c", "C", shownIf: .filled("b")), FormField("b", "B", shownIf: .on("a")),
          FormField("a", "A", kind: .toggle),
        ])
      ])
    var form = FormState(definition, values: ["b": .text("x"), "c": .text("y")])
    #expect(form.rowIDs == ["a"], "what is not shown counts as empty")
    try form.send(.edit(key: "a", value: .toggle(true)))
    #expect(form.rowIDs == ["c", "b", "a"])
  }
}

extension FormValue {
  /// With a record's entries from last to first.
  fileprivate var inOrder: FormValue {
    if case .record(let entries) = self { .record(entries.reversed()) } else { self }
  }
}
