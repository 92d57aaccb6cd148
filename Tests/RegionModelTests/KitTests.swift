import RegionKit
import Testing

/// What an app writes with one import.
@MainActor
struct KitTests {
  private struct Shop: Decodable, Equatable {
    struct Contact: Decodable, Equatable {
      var name: String
      var isOwner: Bool
    }
    var name: String
    var seats: Int
    var mail: String?
    var tags: [String]
    var contact: Contact
  }

  private func definition() throws -> FormDefinition {
    try FormDefinition(sections: [
      FormSection(fields: [
        FormField("name", "Name", rules: [.required]), FormField("seats", "Seats"),
        FormField("mail", "Mail"), FormField("tags", "Tags", kind: .list(of: .text)),
        FormField(
          "contact", "Contact",
          kind: .form(
            FormDefinition(sections: [
              FormSection(fields: [
                FormField("name", "Name"), FormField("isOwner", "Owner", kind: .toggle),
              ])
            ]))),
      ])
    ])
  }

  @Test func `a payload is a value of the app's own type`() async throws {
    let form = FormModel(
      try definition(),
      values: [
        "name": "荔湾小店", "seats": "17", "tags": ["水果", "蔬菜"],
        "contact": ["name": "张三", "isOwner": true],
      ]
    ) { _ in }
    let payload = form.form.payload
    #expect(
      try payload.decode(Shop.self)
        == Shop(
          name: "荔湾小店", seats: 17, mail: nil, tags: ["水果", "蔬菜"],
          contact: Shop.Contact(name: "张三", isOwner: true)))
    form.edit("seats", "many")
    #expect(throws: DecodingError.self) { try form.form.payload.decode(Shop.self) }
    form.edit("tags", nil)
    #expect(throws: DecodingError.self) { try form.form.payload.decode(Shop.self) }
  }

  @Test func `an error without words for the user is said, and kept for the author`() async throws {
    struct Offline: Error {}
    let form = FormModel(try definition(), values: ["name": "x"]) { _ in throw Offline() }
    #expect(await form.submit() == .failed(FormText("not sent, try again", chinese: "未能提交，请重试")))
    #expect(form.fault == "Offline()")
    form.edit("nmae", "y")
    #expect(form.notice == nil && form.fault?.contains("nmae") ?? false)
  }

  @Test func `a saved region that is no more, one that is unknown, and one that is there`() {
    func model(_ id: String) -> RegionPickerModel {
      RegionPickerModel(tree: .china, until: .county, selected: id, former: .chinaFormer)
    }
    #expect(model("440305").echoProblem == nil)
    #expect(model("110103").selectedIDs == ["110000", "110101"])
    #expect(
      model("110103").echoProblem == .superseded("110103", by: "110101", name: "东城区"))
    #expect(model("999999").echoProblem == .unknown("999999"))
    #expect(model("999999").selectedIDs == [])
  }

  @Test func `a device knows what time it is`() throws {
    let now = try #require(DateTime.now)
    #expect(now.year >= 2025 && now.offset != nil)
  }
}
