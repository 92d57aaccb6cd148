import Observation
import RegionPicker
import RegionPickerUI
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// The model that a view of the picker observes: tabs, pages and results as the picker has them.
@MainActor
struct RegionPickerModelTests {
  private func row(_ id: String, _ model: RegionPickerModel, at level: Int) throws -> Int {
    try #require(model.rows(at: level).first { $0.id == id }).row
  }

  @Test func `a picker for province, city and district ends where a branch does`() throws {
    for path in [["110000", "110101"], ["440000", "440300", "440305"], ["440000", "441900"]] {
      let model = RegionPickerModel(tree: .china, until: .county)
      var finished: [String] = []
      model.onFinish = { finished = $0.map(\.id) }
      for (level, id) in path.enumerated() {
        #expect(finished.isEmpty)
        model.select(try row(id, model, at: level), at: level)
      }
      #expect(finished == path)
      #expect(model.isFinished)
    }
  }

  @Test func `tabs are the names and the placeholder, the one in front known`() throws {
    let model = RegionPickerModel(tree: .china, until: .county)
    #expect(model.tabs(placeholder: "请选择").map(\.title) == ["请选择"])
    model.select(try row("440000", model, at: 0), at: 0)
    let tabs = model.tabs(placeholder: "请选择")
    #expect(tabs.map(\.title) == ["广东省", "请选择"])
    #expect(tabs.map(\.isInFront) == [false, true])
    #expect(tabs.map(\.isPlaceholder) == [false, true])
    model.show(0)
    #expect(model.tabs(placeholder: "").map(\.isInFront) == [true, false])
  }

  @Test func `a picker that is shown again stands where it was left, and can be changed`() throws {
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    #expect(model.selectedNames == ["广东省", "深圳市", "南山区"])
    #expect(model.chosenID(at: 2) == "440305")
    #expect(model.rows(at: 2).filter(\.isChosen).map(\.name) == ["南山区"])
    model.select(try row("440304", model, at: 2), at: 2)
    #expect(model.isFinished)
    model.select(try row("440303", model, at: 2), at: 2)
    #expect(model.selectedIDs == ["440000", "440300", "440303"])
  }

  @Test func `cancel puts back what was chosen`() throws {
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    var cancelled = 0
    model.onCancel = { cancelled += 1 }
    model.select(try row("110000", model, at: 0), at: 0)
    model.cancel()
    #expect(cancelled == 1)
    #expect(model.selectedIDs == ["440000", "440300", "440305"])
  }

  @Test func `what is typed narrows the page in front, and finds regions anywhere`() throws {
    let model = RegionPickerModel(tree: .china, until: .county)
    model.type("guangdong")
    #expect(model.rows(at: 0).map(\.name) == ["广东省"])
    #expect(model.results?.first?.names == ["广东省"])
    model.type("海")
    #expect(model.rows(at: 0).map(\.name) == ["上海市", "海南省", "青海省"])
    #expect(model.results?.contains { $0.names.last == "海口市" } ?? false)
    model.type("南山区")
    #expect(model.query == "南山区")
    let results = try #require(model.results)
    let index = try #require(results.firstIndex { $0.ids.last == "440305" })
    model.accept(index)
    #expect(model.isFinished)
    #expect(model.selectedIDs == ["440000", "440300", "440305"])
    #expect(model.query == "")
    model.type("")
    #expect(model.rows(at: 0).count == 34)
  }

  @Test func `an event that does not fit changes nothing and says why`() {
    let model = RegionPickerModel(tree: .china, until: .county)
    #expect(model.send(.selectTab(5)).isEmpty)
    #expect(model.refusal == .unknownLevel(5))
    model.select(0, at: 0)
    #expect(model.refusal == nil)
  }

  @Test func `new data keeps the choice and shows the new names`() throws {
    var builder = RegionTreeBuilder()
    let guangdong = try builder.add(id: "440000", name: "粤", rank: .province)
    let city = try builder.add(id: "440300", name: "深", under: guangdong, rank: .prefecture)
    try builder.add(id: "440305", name: "南", under: city, rank: .county)
    let newer = try RegionTree(bytes: builder.build())
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    model.setRegions(newer, until: .county)
    #expect(model.selectedIDs == ["440000", "440300", "440305"])
    #expect(model.selectedNames == ["粤", "深", "南"])
  }

  @Test func `what a view reads is observed`() throws {
    let model = RegionPickerModel(tree: .china, until: .county)
    let changes = Counter()
    withObservationTracking {
      _ = model.tabs(placeholder: "")
    } onChange: {
      changes.count.withLock { $0 += 1 }
    }
    model.select(0, at: 0)
    #expect(changes.count.withLock { $0 } == 1)
  }

  @Test func `a source that takes its time is loading, fails, and is asked again`() async throws {
    let source = SlowSource()
    let model = RegionPickerModel(source: source)
    #expect(model.loadingLevel == 0)
    try await wait { model.loadingLevel == nil }
    #expect(model.rows(at: 0).map(\.id) == ["a"])
    await source.fail(true)
    model.select(0, at: 0)
    #expect(model.loadingLevel == 1)
    try await wait { model.failure != nil }
    #expect(model.failure?.level == 1)
    await source.fail(false)
    model.retry()
    try await wait { model.failure == nil && model.loadingLevel == nil }
    #expect(model.rows(at: 1).map(\.id) == ["ab"])
  }

  @Test func `a model that is gone asks for nothing more`() async throws {
    let source = SlowSource()
    weak var gone: RegionPickerModel?
    do {
      let model = RegionPickerModel(source: source)
      gone = model
    }
    try await wait { gone == nil }
  }

  /// Waits until something is so, ten seconds at most.
  private func wait(until isSo: () -> Bool) async throws {
    for _ in 0..<1000 where !isSo() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isSo())
  }
}
