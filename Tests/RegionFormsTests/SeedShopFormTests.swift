import JSONDocument
import RegionForms
import RegionPicker
import RegionsChina
import Testing

/// What the source design says of its shop form, sentence by sentence, through `Data/forms/shop.json`
/// and events.
struct SeedShopFormTests {
  /// A form of which all is filled in that has to be.
  private func filled(_ facts: JSONValue = ["provinceId": "440000"]) throws -> EventForm {
    try EventForm(
      "shop", facts: facts,
      answers: #"""
        {"groupId": "17", "groupName": "荔湾小店", "tag": "水果", "introduction": "新鲜水果",
         "regionId": "440305", "address": "科技园1号", "telephone": "0755-12345678",
         "logo": "logo.png", "cover": "https://shop.example/cover.jpg"}
        """#)
  }

  /// Title, placeholder, key, kind, limit, submission error: the rows of the design's table.
  private static let table: [(String, String?, String, String, Int?, String?)] = [
    ("网店名称", "请输入网店名称", "groupName", "text", 30, "网店名不能为空"),
    ("网店主标签", "请输入网店主标签", "tag", "text", 20, "标签不能为空"),
    ("网店简介", "请输入网店简介", "introduction", "multilineText", 500, "简介不能为空"),
    ("网店地址", nil, "regionId", "region", nil, "市区不能为空"),
    ("", "请输入详细门牌号", "address", "text", nil, "地址不能为空"),
    ("网店座机", "请输入网店座机", "telephone", "text", 15, "电话不能为空"),
    ("email", "请输入email(选填)", "contactMail", "text", nil, nil),
    ("网店LOGO", nil, "logo", "attachment", nil, "logo不能为空"),
    ("网店封面图", nil, "cover", "attachment", nil, "封面图不能为空"),
  ]

  @Test func `the form is called 创建网店 and has these fields in this order`() throws {
    let definition = try EventForm.definition("shop")
    #expect(definition.title.text(in: .chinese) == "创建网店")
    let shown = definition.fields.filter { !$0.isHidden }
    #expect(shown.map(\.key) == Self.table.map(\.2))
    for (field, row) in zip(shown, Self.table) {
      #expect(field.title.text(in: .chinese) == row.0)
      #expect(field.placeholder?.text(in: .chinese) == row.1)
      #expect(field.kind.name == row.3)
    }
    #expect(try EventForm("shop").rowIDs == Self.table.map(\.2))
  }

  @Test(arguments: table.filter { $0.4 != nil })
  func `a length limit speaks while typing`(
    row: (String, String?, String, String, Int?, String?)
  ) throws {
    var form = try EventForm("shop")
    let limit = try #require(row.4)
    try form.edit(row.2, .string(String(repeating: "店", count: limit)))
    #expect(form.error(row.2) == nil)
    try form.edit(row.2, .string(String(repeating: "店", count: limit + 1)))
    #expect(form.error(row.2) == "最多\(limit)个字")
  }

  @Test func `at submission every failing row is marked at once`() throws {
    var form = try EventForm("shop")
    try form.edit("contactMail", "x@")
    #expect(form.errors.isEmpty)
    try form.submit()
    var expected = ["contactMail": "邮箱格式不合法"]
    for row in Self.table { expected[row.2] = row.5 ?? expected[row.2] }
    #expect(form.errors == expected)
    #expect(form.state["firstError"] == "groupName")
    #expect(form.status == "editing")
  }

  @Test func `the payload also carries groupId, which is hidden, and the city above the region`()
    throws
  {
    var form = try filled()
    #expect(form.row("groupId") == nil)
    try form.submit()
    #expect(form.status == "submitted")
    #expect(
      form.payload?.members?.map(\.key) == [
        "groupId", "groupName", "tag", "introduction", "regionId", "cityId", "address", "telephone",
        "logoUrl", "coverUrl",
      ])
    #expect(form.payload?["groupId"] == "17")
    #expect(form.payload?["regionId"] == "440305")
    #expect(form.payload?["cityId"] == "440300")
  }

  @Test func `a payload is read as answers, and gives the same payload`() throws {
    var form = try filled()
    try form.submit()
    let payload = try #require(form.payload)
    let definition = try EventForm.definition("shop")
    let answers = FormAnswers(json: Array(payload.description.utf8), for: definition)
    #expect(answers.problems.isEmpty)
    let again = FormState(
      definition, context: FormContext(regions: .china), values: answers.values)
    #expect(again.payload.json == payload)
  }

  @Test(arguments: [
    ("440305", "440300"), ("441900", "441900"), ("110101", "110000"), ("419001", "410000"),
  ])
  func `where no city lies above a region, the region next above stands for it`(
    region: String, city: String
  ) throws {
    var form = try filled([:])
    try form.edit("regionId", .string(region))
    try form.submit()
    #expect(form.payload?["cityId"]?.string == city)
  }

  @Test func `any edit of contactMail takes its error away`() throws {
    var form = try filled()
    try form.edit("contactMail", "x")
    try form.submit()
    #expect(form.errors == ["contactMail": "邮箱格式不合法"])
    try form.edit("contactMail", "xy")
    #expect(form.errors.isEmpty)
  }

  @Test func `a required field's error goes as soon as there is text`() throws {
    var form = try EventForm("shop")
    try form.submit()
    try form.edit("tag", "  ")
    #expect(form.error("tag") == "标签不能为空")
    try form.edit("tag", "水")
    #expect(form.error("tag") == nil)
  }

  @Test func `region and picture lose their error as soon as something is chosen`() throws {
    var form = try EventForm("shop")
    try form.submit()
    try form.edit("regionId", "440305")
    try form.edit("logo", "logo.png")
    #expect(form.error("regionId") == nil)
    #expect(form.error("logo") == nil)
    #expect(form.error("cover") == "封面图不能为空")
  }

  @Test func `a picture can come from camera or album and be removed`() throws {
    let definition = try EventForm.definition("shop")
    #expect(definition["logo"]?.sources == [.camera, .album])
    var form = try filled()
    try form.edit("logo", .null)
    #expect(form.row("logo")?["value"] == .null)
    try form.submit()
    #expect(form.errors == ["logo": "logo不能为空"])
  }

  @Test func `a picture row accepts a URL that is already there and uploads it as logoUrl`() throws
  {
    var form = try EventForm(
      "shop", answers: #"{"logoUrl": "https://shop.example/logo.png"}"#)
    #expect(form.row("logo")?["value"] == "https://shop.example/logo.png")
    form = try filled()
    try form.edit("logo", "https://shop.example/logo.png")
    try form.submit()
    #expect(form.payload?["logoUrl"] == "https://shop.example/logo.png")
    #expect(form.payload?["coverUrl"] == "https://shop.example/cover.jpg")
    #expect(form.payload?["logo"] == nil)
  }

  @Test func `the region is a city and a district of the shop's province`() throws {
    var form = try filled()
    try form.edit("regionId", "110101")
    try form.submit()
    #expect(form.errors == ["regionId": "东城区不在广东省"])
    try form.edit("regionId", "440300")
    try form.submit()
    #expect(form.errors == ["regionId": "请选择深圳市下的区县"])
    let definition = try EventForm.definition("shop")
    guard case .region(let region)? = definition["regionId"]?.kind else {
      Issue.record("no region")
      return
    }
    #expect(region.boxes.map { $0.text(in: .chinese) } == ["市", "区"])
    let state = FormState(
      definition, context: FormContext(regions: .china, facts: ["provinceId": .text("440000")]))
    #expect(state.regionBoxes("440305", region) == ["深圳市", "南山区"])
    #expect(state.picker(for: "regionId")?.configuration.root == "440000")
  }

  @Test func `a city without districts can be chosen as it is`() throws {
    var form = try filled()
    try form.edit("regionId", "441900")
    try form.submit()
    #expect(form.status == "submitted")
    #expect(form.payload?["regionId"] == "441900")
  }

  @Test(arguments: ["110101", "419001", "441900", "710009"])
  func `a field that asks for a county accepts what is complete`(region: String) throws {
    var form = try filled([:])
    try form.edit("regionId", .string(region))
    try form.submit()
    #expect(form.errors.isEmpty)
  }

  @Test(arguments: [
    ("440300", "choose a county in 深圳市"), ("440000", "choose a county in 广东省"),
    ("441900003", "choose a county, 东城街道 lies below one"),
  ])
  func `a field that asks for a county refuses others by name of what is missing`(
    region: String, message: String
  ) throws {
    var form = try EventForm("shop", language: .english)
    try form.edit("regionId", .string(region))
    try form.submit()
    #expect(form.error("regionId") == message)
  }

  @Test func `everything but the email is required`() throws {
    let definition = try EventForm.definition("shop")
    let optional = definition.fields.filter { !$0.isHidden && !$0.isRequired }
    #expect(optional.map(\.key) == ["contactMail"])
    var form = try filled()
    try form.submit()
    #expect(form.status == "submitted")
  }

  @Test func `every text is there in both languages`() throws {
    for name in ["shop", "schedule"] {
      let definition = try EventForm.definition(name)
      var texts = [definition.title]
      for field in definition.fields where !field.isHidden {
        texts += [field.title, field.placeholder ?? ""] + field.rules.compactMap(\.message)
        if case .region(let region) = field.kind { texts += region.boxes }
      }
      texts.removeAll { $0.isEmpty || $0.fallback == "email" }
      #expect(texts.count > definition.fields.count / 2)
      for text in texts {
        #expect(text.translations[.chinese] != nil)
        #expect(text.fallback.utf8.allSatisfy { $0 < 128 })
      }
    }
    var form = try EventForm("shop", language: .english)
    try form.submit()
    #expect(form.error("logo") == "the shop needs a logo")
  }

  @Test func `new region data in an open form keeps values and shows the new names`() throws {
    let definition = try EventForm.definition("shop")
    var form = FormState(
      definition, context: FormContext(regions: try Fixtures.regions()),
      values: ["regionId": .text("440103"), "tag": .text("水果")])
    #expect(form.rows[3].text == "广东省 广州市 荔湾区")
    let changes = form.setRegions(.china)
    #expect(form["regionId"] == .text("440103"))
    #expect(form["tag"] == .text("水果"))
    #expect(changes.isEmpty)
    let renamed = try Fixtures.regions(liwan: "新荔湾区")
    let after = form.setRegions(renamed)
    #expect(form.rows[3].text == "广东省 广州市 新荔湾区")
    #expect(after == [.update(at: 3, form.rows[3])])
    #expect(form["regionId"] == .text("440103"))
  }
}
