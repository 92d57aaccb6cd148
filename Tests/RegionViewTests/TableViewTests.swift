import Foundation
import RegionFormUI
import RegionForms
import RegionPickerUI
import RegionsChina
import SwiftUI
import Testing
import UIKit

/// The form in a table view.
@MainActor
@Suite(.serialized)
struct TableViewTests {
  @Test func `a table takes every batch, and a cell follows its row, not made anew`() throws {
    let people = [FormChoice("a", "张三"), FormChoice("b", "李四")]
    let model = FormModel(
      try Shown.definition("schedule"),
      context: FormContext(language: .chinese, options: ["participants": people])
    ) { _ in }
    let table = FormTableViewController(model)
    table.tableView.load()
    let screen = try #require(table.tableView.cell(row: 0, section: 0)?.screen)
    try screen.type("周", into: "名称")
    // The cell that is composed in is the same after others came.
    model.focus("startTime")
    model.edit("participants", ["a", "b"])
    model.move("participants.1", by: -1)
    model.focus("more")
    model.edit("participants", nil)
    #expect(try screen.content(of: "名称") == "周")
    model.edit("name", "周会")
    #expect(try screen.content(of: "名称") == "周会")
    #expect(table.tableView.made == 1 && table.tableView.faults == [])
  }

  @Test func `above the rows stands the button that pastes a message`() throws {
    let model = FormModel(
      try Shown.definition("delivery"), context: FormContext(regions: .china, language: .chinese)
    ) { _ in }
    let bare = FormTableViewController(model)
    bare.viewDidLoad()
    bare.viewDidLayoutSubviews()
    #expect(bare.tableView.tableHeaderView == nil)
    model.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
    let table = FormTableViewController(model)
    table.viewDidLoad()
    table.tableView.load()
    table.viewDidLayoutSubviews()
    let header = try #require(table.tableView.tableHeaderView)
    #expect(header.frame.height == 44)
    let screen = try #require(header.screen)
    screen.clipboard = "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期"
    try screen.press("Paste")
    #expect(model.form["regionId"] == "440605")
    #expect(table.view.layoutCount > 0 && table.tableView.faults == [])
    let own = FormTableViewController(model)
    own.tableView.tableHeaderView = header
    own.viewDidLoad()
    #expect(own.tableView.tableHeaderView === header)
  }

  @Test func `a picker that leaves the screen with nothing chosen was cancelled`() throws {
    let model = RegionPickerModel(tree: .china, until: .county)
    var cancelled = 0
    model.onCancel = { cancelled += 1 }
    let controller = RegionPickerViewController(model, theme: .chinese)
    try #require(controller.screen).press(row: "广东省")
    controller.viewDidDisappear(false)
    #expect(cancelled == 1)
    controller.viewDidDisappear(false)
    #expect(cancelled == 1)
  }

  @Test func `a row opens its page over the table`() throws {
    let model = FormModel(
      try Shown.definition("shop"),
      context: FormContext(regions: .china, language: .chinese, facts: ["provinceId": "440000"])
    ) { _ in }
    let table = FormTableViewController(model)
    table.tableView.load()
    let row = try #require(table.tableView.cell(row: 0, section: 1)?.screen)
    try row.press("市")
    let page = try #require(table.presented?.screen)
    try page.press(row: "东莞市")
    #expect(model.form["regionId"] == "441900")
    #expect(row.shows("东莞市"))
    #expect(table.presented == nil)
  }
}
