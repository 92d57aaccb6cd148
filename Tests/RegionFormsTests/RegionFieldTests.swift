import RegionForms
import RegionPicker
import Testing

/// A region field and the cascade picker hand one region to each other.
struct RegionFieldTests {
  @Test func `a region is chosen with the picker and comes back as an edit`() throws {
    var form = try Fixtures.filledShop()
    try form.edit("area", nil)
    let source = RegionTreeSource(try Fixtures.regions())
    var opened = try #require(form.picker(for: "area"))
    var session = PickerSession(source: source, configuration: opened.configuration)
    try session.send(opened.opening)
    #expect(session.picker.titles(placeholder: "…") == ["…"])
    for level in 0..<3 { try session.send(.select(level: level, row: 0)) }
    #expect(session.picker.phase == .finished, "three levels are asked for, not the fourth")
    try form.edit("area", session.picker.selected.last?.id)
    #expect(form["area"] == .text("440103"))
    #expect(form.regionNames("440103") == ["广东省", "广州市", "荔湾区"])

    opened = try #require(form.picker(for: "area"))
    session = PickerSession(source: source, configuration: opened.configuration)
    try session.send(opened.opening)
    #expect(session.picker.titles(placeholder: "…") == ["广东省", "广州市", "荔湾区"])
  }

  @Test func `only a region opens the picker`() throws {
    let form = try Fixtures.shop()
    #expect(form.picker(for: "groupName") == nil)
    #expect(form.picker(for: "nothing") == nil)
    #expect(form.regionNames("999999") == nil)
  }

  @Test func `a region in a list is chosen for its item`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [FormField("areas", "Areas", kind: .list(of: .region(depth: 2)))])
      ])
    var form = FormState(definition)
    try form.send(.append(key: "areas", value: .text("440100")))
    let opened = try #require(form.picker(for: "areas.0"))
    #expect(opened.configuration.maxDepth == 2)
    #expect(opened.opening == .presetID("440100"))
    #expect(form.picker(for: "areas") == nil)
  }
}
