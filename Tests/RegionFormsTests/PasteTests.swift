import JSONDocument
import RegionEvents
import RegionForms
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// A message that is pasted: what it fills, what it leaves alone, and the way back.
struct PasteTests {
  private static func delivery(
    _ values: [String: FormValue] = [:], regions: RegionTree = .china
  ) throws -> FormState {
    FormState(
      try EventForm.definition("delivery"), context: FormContext(regions: regions), values: values)
  }

  private static func text(_ form: FormState, _ key: String) -> String? { form[key]?.text }

  private static func doubtful(_ form: FormState) -> [String] {
    form.rows.filter { $0.isDoubtful }.map { $0.id }
  }

  @Test func `a message fills its fields in one step, and one undo takes it back`() throws {
    var form = try Self.delivery(["contactName": .text("李四"), "address": .text("旧址")])
    let before = form
    try form.send(
      .paste(
        PastedContact(
          name: .init("张三", isDoubtful: true), phones: [.init("13800138000")],
          region: .init("440305"), detail: .init("科苑路15号"), leftOver: ["周末送"])))
    #expect(Self.text(form, "contactName") == "张三")
    #expect(Self.text(form, "contactPhone") == "13800138000")
    #expect(Self.text(form, "regionId") == "440305")
    #expect(Self.text(form, "address") == "科苑路15号")
    #expect(Self.doubtful(form) == ["contactName"])
    #expect(form.leftOver == ["周末送"])
    #expect(form.canUndo)
    try form.send(.undo)
    #expect(form.rows == before.rows)
    #expect(form.values == before.values)
    #expect(!form.canUndo)
    #expect(form.leftOver == [])
    #expect(throws: FormEventError.nothingToUndo) { try form.send(.undo) }
  }

  @Test func `what was typed comes back even if it was edited since the paste`() throws {
    var form = try Self.delivery()
    try form.edit("contactName", "李四")
    try form.send(.paste(PastedContact(name: .init("张三", isDoubtful: true))))
    try form.edit("contactName", "张三丰")
    #expect(Self.doubtful(form) == [])
    try form.send(.undo)
    #expect(Self.text(form, "contactName") == "李四")
  }

  @Test func `pastes are taken back one after the other, other edits stay`() throws {
    var form = try Self.delivery()
    try form.send(.paste(PastedContact(name: .init("甲"), leftOver: ["一"])))
    try form.edit("contactPhone", "13800138000")
    try form.send(.paste(PastedContact(name: .init("乙"), leftOver: ["二"])))
    #expect(form.leftOver == ["二"])
    try form.send(.undo)
    #expect(Self.text(form, "contactName") == "甲")
    #expect(form.leftOver == ["一"])
    try form.send(.undo)
    #expect(Self.text(form, "contactName") == nil)
    #expect(Self.text(form, "contactPhone") == "13800138000")
  }

  @Test func `a region goes as far down as its field, its smaller names stand before the address`()
    throws
  {
    var form = try Self.delivery()
    try form.send(.paste(PastedContact(region: .init("440305007"), detail: .init("科苑路15号"))))
    let town = try #require(RegionTree.china["440305007"])
    #expect(Self.text(form, "regionId") == "440305")
    #expect(Self.text(form, "address") == town.name + "科苑路15号")
    #expect(Self.doubtful(form) == [])
  }

  @Test func `a region above the rank asked for is filled and doubtful`() throws {
    var form = try Self.delivery()
    try form.send(.paste(PastedContact(name: .init("张三"), region: .init("440300"))))
    #expect(Self.text(form, "regionId") == "440300")
    #expect(Self.doubtful(form) == ["regionId"])
  }

  @Test func `half an address beside half of another is doubtful`() throws {
    var form = try Self.delivery(["address": .text("旧址1号"), "regionId": .text("110101")])
    try form.send(.paste(PastedContact(region: .init("440305"))))
    #expect(Self.doubtful(form) == ["address"])
    try form.send(.undo)
    try form.send(.paste(PastedContact(detail: .init("新址2号"))))
    #expect(Self.doubtful(form) == ["regionId"])
  }

  @Test func `a region outside of the field's goes before the address whole`() throws {
    var form = try Self.within(.region("330000"))
    try form.send(.paste(PastedContact(region: .init("440305"), detail: .init("科苑路15号"))))
    #expect(form["area"] == nil)
    #expect(Self.text(form, "street") == "广东省深圳市南山区科苑路15号")
    #expect(Self.doubtful(form) == ["street"])
  }

  @Test func `of a message with two readings a form takes the one below its region`() throws {
    var anywhere = try Self.within(nil)
    let contact = PastedContact("鼓楼区 中山路12号", for: anywhere)
    #expect(contact.region?.isDoubtful == true && !contact.alternatives.isEmpty)
    try anywhere.send(.paste(contact))
    for (root, county) in [("320000", "320106"), ("350000", "350102")] {
      var form = try Self.within(.region(root))
      try form.send(.paste(contact))
      #expect(Self.text(form, "area") == county)
      #expect(Self.text(form, "street") == "中山路12号")
      #expect(Self.doubtful(form).contains("area"))
    }
  }

  private static func within(_ root: FormRegion.Root?) throws -> FormState {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("area", "Area", kind: .region(until: .county, within: root)),
          FormField("street", "Street"),
        ])
      ], paste: FormPaste(region: "area", detail: "street"))
    return FormState(definition, context: FormContext(regions: .china))
  }

  @Test func `the first number that the field's rules let pass is taken, the others are left over`()
    throws
  {
    let definition = try FormDefinition(
      sections: [FormSection(fields: [FormField("mobile", "M", rules: [.format(.mobile)])])],
      paste: FormPaste(phone: "mobile"))
    var form = FormState(definition)
    try form.send(.paste(PastedContact(phones: [.init("0755-26978888"), .init("13800138000")])))
    #expect(Self.text(form, "mobile") == "13800138000")
    #expect(form.leftOver == ["0755-26978888"])
  }

  @Test func `what has no field is left over, and a message with nothing for the form is refused`()
    throws
  {
    let definition = try FormDefinition(
      sections: [FormSection(fields: [FormField("name", "N"), FormField("code", "C")])],
      paste: FormPaste(name: "name"))
    var form = FormState(definition, context: FormContext(regions: try Fixtures.regions()))
    let contact = PastedContact(
      phones: [.init("13800138000")], postcode: .init("510145"), region: .init("440103"),
      detail: .init("沙面1号"))
    #expect(throws: FormEventError.nothingToFill) { try form.send(.paste(contact)) }
    #expect(!form.canUndo)
    var named = contact
    named.name = .init("张三")
    try form.send(.paste(named))
    #expect(form.leftOver == ["13800138000", "510145", "广东省广州市荔湾区沙面1号"])
  }

  @Test func `a rule that refuses at once leaves the part over`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("name", "N", rules: [FormRule.maximumLength(3).atOnce]),
          FormField("street", "S"),
        ])
      ], paste: FormPaste(name: "name", detail: "street"))
    var form = FormState(definition)
    try form.send(.paste(PastedContact(name: .init("司马相如"), detail: .init("沙面1号"))))
    #expect(form["name"] == nil)
    #expect(form.leftOver == ["司马相如"])
  }

  @Test func `a row that stands for others opens for what the message has for them`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("more", "More", kind: .reveal),
          FormField("name", "N", shownIf: .equals("more", .toggle(true))),
        ])
      ], paste: FormPaste(name: "name"))
    var form = FormState(definition)
    try form.send(.paste(PastedContact(name: .init("张三"))))
    #expect(form.rowIDs == ["name"])
    try form.send(.undo)
    #expect(form.rowIDs == ["more"])
  }

  @Test func `a form that names no fields takes no message`() throws {
    var form = try Fixtures.shop()
    #expect(throws: FormEventError.noPaste) {
      try form.send(.paste(PastedContact(name: .init("张三"))))
    }
  }

  @Test func `a refusal speaks to the user in both languages`() {
    #expect(FormEventError.nothingToFill.message(in: .chinese) == "其中没有可填入此表单的内容")
    #expect(
      FormEventError.nothingToFill.message(in: .english)
        == "nothing in it for the fields of this form")
  }

  // MARK: Lines of JSON

  private static func session(_ form: FormState) -> FormEventSession {
    var session = FormEventSession(form)
    session.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
    _ = session.start()
    return session
  }

  @Test func `the contract's events: a text is taken apart, undo takes it back`() throws {
    var session = Self.session(try Self.delivery())
    let text = "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期"
    let line = JSONValue.object([.init("event", "paste"), .init("text", .string(text))])
    let state = try JSONValue(parsing: session.answer(line.description))
    let values = state["rows"]?.array?.prefix(4).map { $0["value"]?.string }
    #expect(values == ["大旋仔", "13600488000", "440605", "盐步，穗盐路景裕嘉园1期"])
    #expect(state["canUndo"] == true)
    #expect(state["status"] == "editing")
    let undone = try JSONValue(parsing: session.answer(#"{"event":"undo"}"#))
    #expect(undone["rows"]?.array?.prefix(4).allSatisfy { $0["value"] == .null } == true)
    #expect(undone["canUndo"] == nil)
    #expect(
      session.answer(#"{"event":"undo"}"#)
        == #"{"error":"nothing was pasted that could be taken back"}"#)
  }

  @Test func `who has taken the text apart sends what match --contact --json says`() throws {
    var session = Self.session(try Self.delivery())
    let contact =
      #"{"name":"张三","phones":["13800138000"],"postcode":null,"id_number":null,"region":{"id":"440305"},"#
      + #""detail":"科苑路15号","confidence":"likely","doubtful":["name"],"left_over":["周末送"],"alternatives":[]}"#
    let state = try JSONValue(
      parsing: session.answer(#"{"event":"paste","contact":\#(contact)}"#))
    #expect(
      state["rows"]?.array?.first?.description
        == #"{"id":"contactName","kind":"text","value":"张三","error":null,"doubtful":true}"#)
    #expect(state["leftOver"]?.description == #"["周末送"]"#)
  }

  @Test(arguments: [
    (#"{"event":"paste"}"#, "“text” is missing"),
    (#"{"event":"paste","contact":[]}"#, "“contact”: expected an object, found an array"),
    (#"{"event":"paste","contact":{"name":3}}"#, "“contact”.name: expected text, found a number"),
    (
      #"{"event":"paste","contact":{"phones":["1",2]}}"#,
      "“contact”.phones[1]: expected text, found a number"
    ),
    (
      #"{"event":"paste","contact":{"region":"440305"}}"#,
      "“contact”.region: expected an object with “id”"
    ),
    (#"{"event":"paste","contact":{}}"#, "nothing in it for the fields of this form"),
    (#"{"event":"paste","text":""}"#, "nothing in it for the fields of this form"),
  ])
  func `a paste that doesn't fit is answered by an error`(line: String, message: String) throws {
    var session = Self.session(try Self.delivery())
    #expect(try JSONValue(parsing: session.answer(line))["error"] == .string(message))
  }

  @Test func `without a reader a text is refused`() throws {
    var session = FormEventSession(try Self.delivery())
    #expect(
      session.answer(#"{"event":"paste","text":"张三"}"#)
        == #"{"error":"no one reads messages here; send what it says as “contact”"}"#)
  }

  @Test(arguments: [
    (#"{}"#, "$.paste: names no field"),
    (
      #"{"nome": "a"}"#,
      "$.paste.nome: unknown key; known here are name, phone, postcode, idNumber, region, detail"
    ),
    (#"{"name": 3}"#, "$.paste.name: expected text, found a number"),
    (#"{"name": "x"}"#, "$.paste.name: there is no field “x”"),
    (#"{"name": "r"}"#, "$.paste.name: “r” is no text field"),
    (#"{"region": "a"}"#, "$.paste.region: “a” is no region field"),
    (#"{"name": "a", "phone": "a"}"#, "$.paste.phone: “a” is filled twice"),
    (#"{"name": "h"}"#, "$.paste.name: “h” can't be edited"),
    (#"{"name": "o"}"#, "$.paste.name: “o” can't be edited"),
  ])
  func `a definition names fields that can be filled`(paste: String, message: String) {
    let fields =
      #"{"key":"a","title":"A"},{"key":"r","title":"R","kind":"region"},"#
      + #"{"key":"h","hidden":true},{"key":"o","title":"O","readOnly":true}"#
    let json = #"{"sections":[{"fields":[\#(fields)]}],"paste":\#(paste)}"#
    #expect {
      try FormDefinition(json: Array(json.utf8))
    } throws: { error in
      (error as? FormDefinitionError)?.description == message
    }
  }

  // MARK: Random events

  /// Whatever came before, an undo right after a paste gives the values, rows and focus of before, and the
  /// changes of both lead there.
  @Test func `in random sequences undo after paste gives the state before`() throws {
    let regions = try Fixtures.regions()
    let ids = ["440000", "440100", "440103", "440103001", "441900", "710000", "999999", ""]
    let texts = ["张三", "", " ", "13800138000", String(repeating: "长", count: 130)]
    for seed in UInt64(0)..<500 {
      var random = SeededRandom(seed: seed)
      var form = try Self.delivery(regions: regions)
      func part(_ among: [String]) -> PastedContact.Part? {
        guard Bool.random(using: &random), let text = among.randomElement(using: &random) else {
          return nil
        }
        return PastedContact.Part(text, isDoubtful: Bool.random(using: &random))
      }
      for _ in 0..<12 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0...1:
          let key = ["contactName", "contactPhone", "address"].randomElement(using: &random) ?? ""
          try form.edit(key, texts.randomElement(using: &random))
        case 2: try form.edit("regionId", ids.prefix(6).randomElement(using: &random))
        case 3:
          try form.send(.submit)
          if form.status == .submitting { try form.send(.accept) }
        case 4: try form.send(.focus(form.rows.randomElement(using: &random)?.id))
        default: break
        }
        let contact = PastedContact(
          name: part(texts), phones: [part(texts), part(texts)].compactMap { $0 },
          postcode: part(texts), region: part(ids), detail: part(texts),
          leftOver: Bool.random(using: &random) ? ["其他"] : [])
        let before = form
        guard let pasting = try? form.send(.paste(contact)) else {
          #expect(form.rows == before.rows && form.canUndo == before.canUndo, "seed \(seed)")
          continue
        }
        let pasted = form
        let undoing = try form.send(.undo)
        let isBack =
          form.values == before.values && form.rows == before.rows && form.focus == before.focus
          && form.canUndo == before.canUndo && form.leftOver == before.leftOver
        guard isBack, RowChange.apply(pasting, to: before.rows) == pasted.rows,
          RowChange.apply(undoing, to: pasted.rows) == form.rows
        else {
          Issue.record("seed \(seed): \(contact)")
          return
        }
        // Nothing of it is lost: what no field shows is left over.
        let kept = pasted.values.values.compactMap { $0.text } + pasted.leftOver
        for part in [contact.name, contact.detail].compactMap({ $0 }) + contact.phones
        where !part.text.isEmpty && !kept.contains(where: { $0.contains(part.text) }) {
          Issue.record("seed \(seed): “\(part.text)” is lost")
          return
        }
        if Bool.random(using: &random) { form = pasted }
      }
    }
  }
}
