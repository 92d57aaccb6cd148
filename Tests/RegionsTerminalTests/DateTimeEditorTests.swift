import RegionForms
import Testing

@testable import RegionsTerminal

/// A date and a time are typed and counted part by part.
struct DateTimeEditorTests {
  private let now = DateTime("2025-06-01T09:41:30+08:00")

  private func typed(_ digits: String, on value: String? = nil) -> DateTimeEditor {
    var editor = DateTimeEditor(value.flatMap { DateTime($0) }, now: now)
    while editor.part != .year { editor.movePart(by: -1) }
    for scalar in digits.unicodeScalars { editor.type(Int(scalar.value) - 0x30) }
    return editor
  }

  @Test func `an empty value begins at the next full hour`() {
    var editor = DateTimeEditor(nil, now: now)
    #expect(editor.settled == nil)
    editor.add(1)
    #expect(editor.settled?.description == "2025-06-01T10:00")
  }

  @Test(arguments: [
    ("202512312359", "2025-12-31T23:59"), ("2024022907", "2024-02-29T07:00"),
    ("2025041", "2025-04-01T10:00"), ("20259", "2025-09-01T10:00"), ("202513", "2025-12-01T10:00"),
    ("0000", "0001-06-01T10:00"),
  ])
  func `digits fill one part after the other`(digits: String, value: String) {
    #expect(typed(digits).settled?.description == value)
  }

  @Test func `a digit that leaves no second one completes its part`() {
    #expect(typed("20254").part == .day)
    #expect(typed("20251").part == .month)
    #expect(typed("2025014").part == .hour)
  }

  @Test func `counting goes around within a part`() {
    var editor = DateTimeEditor(DateTime("2025-12-31T23:59"), now: now)
    #expect(editor.part == .hour)
    editor.add(1)
    #expect(editor.settled?.description == "2025-12-31T00:59")
    editor.movePart(by: -2)
    editor.add(1)
    #expect(editor.settled?.description == "2025-01-31T00:59")
    editor.add(1)
    #expect(editor.settled?.description == "2025-02-28T00:59")
    editor.add(-2)
    #expect(editor.settled?.description == "2025-12-28T00:59")
  }

  @Test func `every day it holds exists`() {
    for digits in ["20250231", "20240231", "20250431", "00000000", "99999999", "20250099"] {
      let value = typed(digits).settled?.description
      #expect(value.flatMap { DateTime($0) } != nil, "\(digits): \(value ?? "nil")")
    }
  }

  @Test func `clearing takes everything away`() {
    var editor = typed("2025")
    editor.clear()
    #expect(editor.settled == nil)
    #expect(editor.pieces.map(\.text) == ["____", "__", "__", "__", "__"])
  }
}
