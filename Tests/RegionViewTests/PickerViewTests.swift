import Foundation
import RegionPicker
import RegionPickerUI
import Regions
import RegionsChina
import SwiftUI
import Synchronization
import Testing

/// The sheet of the picker, touched.
@MainActor
@Suite(.serialized)
struct PickerViewTests {
  private func sheet(_ model: RegionPickerModel) -> Screen {
    Screen(RegionPickerSheet(model, theme: .chinese))
  }

  /// An app that shows the sheet as long as it isn't told to close it.
  private struct Host: View {
    let model: RegionPickerModel
    @State var isOpen = true
    var body: some View {
      Button("open") { isOpen = true }
        .sheet(isPresented: $isOpen) { RegionPickerSheet(model, theme: .chinese) }
    }
  }

  @Test func `a model goes through cancel, finish, reopening and new data`() throws {
    let model = RegionPickerModel(tree: .china, until: .county)
    let screen = sheet(model)
    try screen.press("关闭")
    try screen.press(row: "广东省")
    #expect(screen.shows("广州市"))
    try screen.press(row: "深圳市")
    try screen.press(row: "南山区")
    #expect(model.isFinished)
    try screen.type("福田", into: "搜索地区、拼音")
    #expect(model.query == "福田")
    try screen.press(row: "福田区")
    #expect(model.selectedNames == ["广东省", "深圳市", "福田区"])
    model.setRegions(.china, until: .county)
    #expect(model.selectedNames == ["广东省", "深圳市", "福田区"])
    try screen.press("广东省")
    try screen.press(row: "广东省")
    try screen.press(row: "东莞市")
    #expect(model.isFinished && model.selectedNames == ["广东省", "东莞市"])
  }

  @Test func `a sheet that is pulled down has cancelled, one that is shown again is open`() throws {
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    var cancelled = 0
    model.onCancel = { cancelled += 1 }
    let screen = Screen(Host(model: model))
    try screen.press("广东省")
    try screen.press(row: "广东省")
    try screen.press(row: "广州市")
    try screen.swipeDown()
    #expect(cancelled == 1)
    #expect(model.selectedNames == ["广东省", "深圳市", "南山区"])
    try screen.press("open")
    #expect(model.picker.phase == .open)
    try screen.press(row: "福田区")
    try screen.swipeDown()
    #expect(cancelled == 1)
  }

  @Test func `what fails to load is said in sight of the row that was tapped`() async throws {
    let source = Provinces()
    let model = RegionPickerModel(source: source)
    let screen = sheet(model)
    try await screen.wait { screen.shows("省0") }
    try screen.press(row: "省0")
    try await screen.wait { model.failure != nil }
    #expect(screen.isInSight("重试"))
    source.fails.withLock { $0 = false }
    try screen.press("重试")
    try await screen.wait { screen.shows("市1") }
    // Another choice is still there, and a column that came is not asked for again.
    model.show(0)
    try screen.press(row: "省1")
    try await screen.wait { model.picker.columns.count == 2 }
    let asked = source.asked.withLock { $0 }
    model.show(0)
    try screen.press(row: "省0")
    try await screen.wait { model.picker.columns.count == 2 }
    #expect(source.asked.withLock { $0 } == asked)
  }

  @Test func `a request is tried again before it has failed`() async throws {
    let source = Provinces()
    let model = RegionPickerModel(
      source: source, retryDelays: [.milliseconds(1), .milliseconds(300)])
    let screen = sheet(model)
    try await screen.wait { screen.shows("省0") }
    try screen.press(row: "省0")
    try await screen.wait { source.asked.withLock { $0 } >= 2 }
    source.fails.withLock { $0 = false }
    try await screen.wait { screen.shows("市1") }
    #expect(model.failure == nil)
  }

  @Test func `what is typed finds the rows in front and regions anywhere, and marks what matched`()
    throws
  {
    let model = RegionPickerModel(tree: .china, until: .county, former: .chinaFormer)
    let screen = sheet(model)
    try screen.type("海", into: "搜索地区、拼音")
    #expect(screen.shows("青海省"))
    #expect(screen.shows("海南省 › 海口市"))
    #expect(screen.coloured("青海省") == ["海"])
    #expect(screen.coloured("海南省 › 海口市").contains("海"))
    try screen.type("沪", into: "搜索地区、拼音")
    #expect(screen.shows("上海市") && screen.shows("沪"))
    try screen.type("不存在的地方", into: "搜索地区、拼音")
    #expect(screen.shows("没有找到"))
    try screen.type("南山区", into: "搜索地区、拼音")
    try screen.press("广东省 › 深圳市 › 南山区")
    #expect(model.isFinished)
  }

  @Test func `the underline slides however the page came to the front, and its tab is in sight`()
    throws
  {
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    let screen = sheet(model)
    try screen.turn(to: 1)
    try screen.turn(to: 0)
    try screen.press(row: "广东省")
    #expect(screen.moves.count >= 3 && screen.moves.allSatisfy { $0 })
    #expect(screen.scrolled.contains(AnyHashable(1)) && screen.scrolled.contains(AnyHashable(0)))
  }

  @Test func `a choice above the last level is confirmed`() throws {
    var configuration = RegionPickerModel.Picker.Configuration()
    configuration.allowsAnyLevel = true
    let model = RegionPickerModel(tree: .china, configuration: configuration)
    let screen = sheet(model)
    #expect(!screen.buttons.contains("确定"))
    try screen.press(row: "广东省")
    try screen.press("确定")
    #expect(model.isFinished && model.selectedNames == ["广东省"])
  }

  @Test func `every level is told, and regions that are suggested are one tap away`() throws {
    let model = RegionPickerModel(
      tree: .china, until: .county, suggested: ["440305", "441900", "no such"])
    var levels: [Int] = []
    var finished: [String] = []
    model.onSelect = { levels.append($0.count) }
    model.onFinish = { finished = $0.map(\.name) }
    let screen = sheet(model)
    #expect(model.suggestions.map(\.name) == ["南山区", "东莞市"])
    try screen.press(row: "南山区")
    #expect(finished == ["广东省", "深圳市", "南山区"])
    try screen.press("广东省")
    try screen.press(row: "广东省")
    try screen.press(row: "广州市")
    #expect(levels.suffix(2) == [3, 2])
  }

  @Test func `a saved region that is no more is its successor, an unknown one is said to be`()
    throws
  {
    let former = RegionPickerModel(
      tree: .china, until: .county, selected: "110103", former: .chinaFormer)
    #expect(former.selectedNames == ["北京市", "东城区"])
    #expect(sheet(former).texts.contains { $0.contains("东城区") && $0.contains("撤销") })
    former.show(0)
    former.select(1, at: 0)
    #expect(former.echoProblem == nil)
    let unknown = RegionPickerModel(tree: .china, until: .county, selected: "999999")
    #expect(unknown.echoProblem == .unknown("999999"))
    #expect(sheet(unknown).texts.contains { $0.contains("999999") })
  }

  @Test func `VoiceOver reads a chosen row once, as chosen`() throws {
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    let screen = sheet(model)
    let rows = screen.spoken.filter { $0.label == "南山区" }
    // The tab and the row, both chosen; no tick is read.
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.traits.contains(.isSelected) })
    #expect(!screen.spoken.contains { $0.label.contains("checkmark") })
  }

  @Test func `the sheet's background is not covered by the lists, its tint is the theme's`() throws
  {
    let screen = sheet(RegionPickerModel(tree: .china, until: .county))
    #expect(try screen.style("scrollContentBackground", of: "广东省") == "hidden")
    #expect(try screen.style("tint", of: "广东省") == "red")
    #expect(try screen.style("detents", of: "广东省") == "large medium")
  }

  @Test func `a field is bound to an ID`() throws {
    struct App: View {
      @State var id: String? = "440305"
      var body: some View {
        RegionField("所在地区", selection: $id, in: .china, former: .chinaFormer)
        Text("id \(id ?? "–")")
      }
    }
    let screen = Screen(App())
    #expect(screen.shows("广东省 深圳市 南山区"))
    try screen.press("所在地区")
    try screen.press("广东省")
    try screen.press(row: "广东省")
    try screen.press(row: "广州市")
    try screen.swipeDown()
    #expect(screen.shows("id 440305"))
    try screen.press("所在地区")
    // Not where the sheet was left half way, but where the ID is.
    try screen.press(row: "福田区")
    #expect(screen.presented == [] && screen.shows("id 440304"))
  }
}

/// Two levels from a server that fails below the first until it is told not to.
final class Provinces: AsyncOptionSource {
  let fails = Mutex(true)
  let asked = Mutex(0)

  struct Down: Error {}

  func options(
    below parent: String?, level: Int
  ) async throws -> [CascadePicker<String>.Option] {
    guard let parent else { return (0..<34).map { .init(id: "\($0)", name: "省\($0)") } }
    asked.withLock { $0 += 1 }
    if fails.withLock({ $0 }) { throw Down() }
    if level > 1 { return [] }
    return (0..<3).map { .init(id: "\(parent).\($0)", name: "市\($0)") }
  }
}
