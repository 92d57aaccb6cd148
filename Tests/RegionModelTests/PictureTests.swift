import Foundation
import RegionFormUI
import RegionForms
import RegionPickerUI
import Regions
import RegionsChina
import Testing

/// What guards that the pictures of the views show what the models tell: they are drawn again from the
/// models and must be the ones in the documentation. `Scripts/pictures views` writes them.
@MainActor
struct PictureTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  @Test(arguments: [("picker-sheet", false), ("picker-sheet~dark", true)])
  func `the sheet of the picker is drawn from its model`(name: String, isDark: Bool) throws {
    let model = RegionPickerModel(tree: .china, until: .county, selected: "440305")
    try compare(
      picture(of: model, isDark ? .dark : .light), name, in: "RegionPicker/RegionPicker.docc")
  }

  @Test(arguments: [("shop-form", false), ("shop-form~dark", true)])
  func `the shop form with errors is drawn from its model`(name: String, isDark: Bool) async throws
  {
    let file = Self.sources.deletingLastPathComponent().appending(path: "Data/forms/shop.json")
    let definition = try FormDefinition(json: [UInt8](Data(contentsOf: file)))
    let model = FormModel(
      definition,
      context: FormContext(
        regions: .china, language: .chinese, facts: ["provinceId": .text("440000")])
    ) { _ in }
    model.edit("groupName", .text(String(repeating: "荔湾小店", count: 8)))
    model.edit("regionId", .text("440103"))
    model.edit("contactMail", .text("shop@example"))
    model.edit("logo", .text("/tmp/logo.png"))
    await model.submit()
    #expect(model.problems.count == 7)
    try compare(
      picture(of: model, isDark ? .dark : .light), name, in: "RegionForms/RegionForms.docc")
  }

  private func compare(_ svg: String, _ name: String, in catalog: String) throws {
    let file = Self.sources.appending(path: "\(catalog)/Resources/\(name).svg")
    if ProcessInfo.processInfo.environment["REGIONS_DRAW_VIEWS"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == svg,
      "run Scripts/pictures views and look at \(name).svg")
  }
}
