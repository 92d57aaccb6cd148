import RegionForms
import Testing

/// Each rule of the source design's shop form, by name.
struct ShopFormTests {
  @Test func `the rows are the fields in order`() throws {
    #expect(
      try Fixtures.shop().rowIDs == [
        "groupName", "introduction", "area", "contactName", "phone", "email", "logo", "licence",
      ])
  }

  @Test func `nothing is wrong with a form nobody has touched`() throws {
    #expect(try Fixtures.shop().errors.isEmpty)
  }

  @Test(arguments: [("groupName", 30), ("contactName", 20), ("introduction", 500), ("phone", 15)])
  func `a length limit speaks while typing`(key: String, limit: Int) throws {
    var form = try Fixtures.shop()
    try form.edit(key, String(repeating: "店", count: limit))
    #expect(form.error(key) == nil)
    try form.edit(key, String(repeating: "店", count: limit + 1))
    #expect(form.error(key) == "at most \(limit) characters, has \(limit + 1)")
    try form.edit(key, "店")
    #expect(form.error(key) == nil)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}", "🇨🇳", "葛\u{E0100}"])
  func `length is counted in characters as people see them`(character: String) throws {
    var form = try Fixtures.shop()
    try form.edit("groupName", String(repeating: character, count: 30))
    #expect(form.error("groupName") == nil)
    try form.edit("groupName", String(repeating: character, count: 31))
    #expect(form.error("groupName") == "at most 30 characters, has 31")
  }

  @Test func `everything is required but the e-mail, and says so at submission only`() throws {
    var form = try Fixtures.shop()
    try form.edit("groupName", "a")
    try form.edit("groupName", "")
    #expect(form.errors.isEmpty)
    try form.send(.submit)
    let required = form.rowIDs.filter { $0 != "email" }
    #expect(form.errors == Dictionary(uniqueKeysWithValues: required.map { ($0, "required") }))
  }

  @Test func `submission marks every failing row at once and says which is first`() throws {
    var form = try Fixtures.filledShop()
    try form.edit("introduction", nil)
    try form.edit("phone", "12345")
    try form.edit("email", "nobody")
    try form.send(.submit)
    #expect(form.status == .editing)
    #expect(
      form.errors == [
        "introduction": "required", "phone": "not a telephone number",
        "email": "not an e-mail address",
      ])
    #expect(form.firstError == "introduction")
  }

  @Test func `blank text is no text`() throws {
    var form = try Fixtures.filledShop()
    try form.edit("groupName", " \u{3000}\n")
    try form.send(.submit)
    #expect(form.errors == ["groupName": "required"])
  }

  @Test func `a required error goes as soon as there is text`() throws {
    var form = try Fixtures.shop()
    try form.send(.submit)
    try form.edit("groupName", "")
    #expect(form.error("groupName") == "required")
    try form.edit("groupName", "店")
    #expect(form.error("groupName") == nil)
    #expect(form.error("contactName") == "required")
    try form.edit("groupName", "")
    #expect(form.error("groupName") == nil, "it speaks again at the next submission only")
  }

  @Test(arguments: ["", "nobody@", "nobody@example.com", "still wrong"])
  func `an e-mail's error goes at any edit`(text: String) throws {
    var form = try Fixtures.filledShop()
    try form.edit("email", "nobody")
    try form.send(.submit)
    #expect(form.errors == ["email": "not an e-mail address"])
    try form.edit("email", text)
    #expect(form.errors.isEmpty)
  }

  @Test func `an e-mail may be left out`() throws {
    var form = try Fixtures.filledShop()
    try form.edit("email", "")
    try form.send(.submit)
    #expect(form.status == .submitting)
    #expect(!form.payload.contains { $0.key == "email" })
  }

  @Test(arguments: [
    ("440103", nil),
    ("441900", nil),
    ("710000", nil),
    ("440100", "choose down to level 3, this is level 2"),
    ("440103001", "choose at most level 3, this is level 4"),
    ("999999", "region “999999” is not in the data set"),
  ])
  func `the region is one of the data set and reaches city and district`(
    id: String, error: String?
  ) throws {
    var form = try Fixtures.filledShop()
    try form.edit("area", id)
    #expect(form.errors.isEmpty)
    try form.send(.submit)
    #expect(form.error("area") == error)
  }

  @Test func `both pictures are required and can be removed again`() throws {
    var form = try Fixtures.filledShop()
    try form.edit("logo", nil)
    try form.edit("licence", nil)
    try form.send(.submit)
    #expect(form.errors == ["logo": "required", "licence": "required"])
    try form.edit("logo", "logo.png")
    #expect(form.errors == ["licence": "required"])
  }

  @Test func `the payload has keys and values in the order of the form`() throws {
    var form = try Fixtures.filledShop()
    try form.send(.submit)
    try form.send(.accept)
    #expect(form.status == .submitted)
    #expect(
      form.payload.map(\.key) == [
        "groupName", "introduction", "area", "contactName", "phone", "logo", "licence",
      ])
    #expect(form.payload.allSatisfy { Fixtures.shopAnswers[$0.key] == $0.value })
  }

  @Test func `an edit after submission opens the form again, with everything as it was`() throws {
    var form = try Fixtures.filledShop()
    try form.send(.submit)
    try form.send(.accept)
    try form.edit("groupName", "另一家")
    #expect(form.status == .editing)
    #expect(form["contactName"] == .text("李雷"))
  }

  @Test func `messages speak Chinese too`() throws {
    let form = try Fixtures.shop(language: .chinese)
    var edited = form
    try edited.edit("groupName", String(repeating: "店", count: 31))
    #expect(edited.rows[0].error?.message(in: .chinese) == "最多30个字")
  }
}
