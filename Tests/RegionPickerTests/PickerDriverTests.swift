import RegionPicker
import Testing

/// The driver, over a source that answers when the test says so: late, out of order, with a failure,
/// or never.
@Suite(.timeLimit(.minutes(1)))
struct PickerDriverTests {
  @Test func `a choice loads the level below`() async throws {
    let (driver, source) = try await opened()
    try await driver.send(.select(level: 0, row: 0))
    await source.answer("gd")
    let update = await driver.update { $0.columns.count == 2 }
    #expect(update?.effects == [.changed])
    #expect(update?.picker.titles(placeholder: "请选择") == ["广东", "请选择"])
  }

  @Test func `a later choice wins, even if the earlier answer comes last`() async throws {
    let (driver, source) = try await opened()
    try await driver.send(.select(level: 0, row: 0))
    try await driver.send(.select(level: 0, row: 1))
    await source.answer("tw")
    let update = await driver.update { $0.phase == .finished }
    await source.answer("gd")
    #expect(update?.picker.selected.map(\.name) == ["台湾"])
    #expect(await source.cancelled == ["gd"])
    #expect(await driver.picker == update?.picker)
  }

  @Test func `a failure is reported, and retried on demand`() async throws {
    let (driver, source) = try await opened()
    try await driver.send(.select(level: 0, row: 0))
    await source.fail("gd")
    let failed = await driver.update { $0.failure != nil }
    #expect(failed?.effects == [.failed(level: 1)])
    #expect(failed?.picker.failure?.reason == "lost")
    try await driver.send(.retry)
    await source.answer("gd")
    let update = await driver.update { $0.columns.count == 2 }
    #expect(update?.picker.failure == nil)
  }

  @Test func `failures are hidden as long as attempts are left`() async throws {
    let (driver, source) = try await opened(retryDelays: [.zero, .milliseconds(1)])
    try await driver.send(.select(level: 0, row: 0))
    await source.fail("gd")
    await source.fail("gd")
    await source.answer("gd")
    let update = await driver.update { $0.columns.count == 2 || $0.failure != nil }
    #expect(update?.picker.failure == nil)
    #expect(await source.asked == ["root", "gd", "gd", "gd"])
  }

  @Test func `a source that never answers does not keep a cancel waiting`() async throws {
    let (driver, source) = try await opened()
    try await driver.send(.select(level: 0, row: 0))
    try await driver.send(.cancel())
    #expect(await driver.picker.phase == .cancelled)
    // Opening asks for it again.
    try await driver.send(.open)
    await source.answer("gd", nth: 1)
    #expect(await driver.update { $0.columns.count == 2 } != nil)
  }

  @Test func `a driver that goes away takes its tasks along`() async throws {
    let source = ScriptedSource()
    var driver: PickerDriver<ScriptedSource>? = PickerDriver(source: source)
    try await driver?.send(.open)
    await source.wait(for: "root")
    driver = nil
    while await source.cancelled.isEmpty { await Task.yield() }
    #expect(await source.cancelled == ["root"])
  }

  @Test func `an address is located, then loaded level by level`() async throws {
    let (driver, source) = try await opened()
    try await driver.send(.presetID("lw"))
    await source.answer("gd")
    await source.answer("gz")
    let update = await driver.update { $0.path.count == 3 }
    #expect(update?.picker.titles(placeholder: "请选择") == ["广东", "广州", "荔湾"])
    #expect(update?.picker.phase == .open)
  }

  /// A driver whose first column has come.
  private func opened(
    retryDelays: [Duration] = []
  ) async throws -> (PickerDriver<ScriptedSource>, ScriptedSource) {
    let source = ScriptedSource()
    let driver = PickerDriver(
      source: source, configuration: .init(maxDepth: 3), retryDelays: retryDelays)
    try await driver.send(.open)
    await source.answer("root")
    _ = await driver.update { $0.columns.count == 1 }
    return (driver, source)
  }
}

extension PickerDriver {
  /// The first update whose picker is as described.
  func update(where isWanted: (Picker) -> Bool) async -> Update? {
    for await update in updates where isWanted(update.picker) { return update }
    return nil
  }
}

/// A source whose answers are given by hand.
actor ScriptedSource: AsyncOptionSource {
  struct Lost: Error, CustomStringConvertible { let description = "lost" }

  private let places = PlaceSource(Place.china, tellsCounts: false)
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var waiting: [(parent: String, answer: CheckedContinuation<Void, any Error>)] = []

  func options(below parent: String?, level: Int) async throws -> [CascadePicker<String>.Option] {
    let key = parent ?? "root"
    asked.append(key)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((key, $0)) }
    } onCancel: {
      Task { await self.note(cancelled: key) }
    }
    return places.column(below: parent)
  }

  func locate(_ id: String) async throws -> PickerLocation<String>? {
    places.path(to: id).map { PickerLocation(path: $0) }
  }

  private func note(cancelled key: String) { cancelled.append(key) }

  /// Waits until the children of a region are asked for.
  func wait(for parent: String) async {
    while !waiting.contains(where: { $0.parent == parent }) { await Task.yield() }
  }

  /// Answers a request for the children of a region, the first or a later one, once it is there.
  func answer(_ parent: String, nth: Int = 0) async {
    await take(parent, nth)?.resume()
  }

  func fail(_ parent: String) async {
    await take(parent, 0)?.resume(throwing: Lost())
  }

  private func take(_ parent: String, _ nth: Int) async -> CheckedContinuation<Void, any Error>? {
    while true {
      let places = waiting.indices.filter { waiting[$0].parent == parent }
      if places.count > nth { return waiting.remove(at: places[nth]).answer }
      await Task.yield()
    }
  }
}
