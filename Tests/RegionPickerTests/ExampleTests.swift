import Foundation
import RegionPicker
import RegionsTestSupport
import Testing

/// The examples of the article on the picker.
struct ExampleTests {
  @Test func `the plain loop chooses, goes back, and survives nonsense`() {
    var answers = ["1", "0", "1", "9", "", "1", "2"][...]
    var questions: [String] = []
    let chosen = choose(from: Place.tree(Place.china), depth: 3) { question in
      questions.append(question)
      return answers.popFirst()
    }
    #expect(chosen == ["广东", "广州", "天河"])
    #expect(questions.first == "请选择\n1 广东\n2 台湾")
    #expect(questions.contains("level 1 has no row 8"))
  }

  @Test func `the plain loop ends with its input`() {
    #expect(choose(from: Place.tree(Place.china), depth: 3) { _ in nil } == nil)
  }

  @Test func `the article shows the loop as it is tested`() throws {
    let example = try String(
      contentsOf: Tool.root.appending(path: "Tests/RegionPickerTests/Examples/PlainLoop.swift"),
      encoding: .utf8)
    let article = try String(
      contentsOf: Tool.root.appending(
        path: "Sources/RegionPicker/RegionPicker.docc/PickerRules.md"),
      encoding: .utf8)
    #expect(article.contains("```swift\n\(example)```"))
  }
}
