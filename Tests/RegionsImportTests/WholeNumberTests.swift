import Testing

@testable import RegionsImport

/// What is a whole number in a table, from both sides.
struct WholeNumberTests {
  @Test(arguments: [
    ("0", 0), ("16450", 16450), ("1,234,567", 1_234_567), ("1.234", 1234), ("15 823", 15823),
    ("490\u{A0}401", 490_401), ("1'234", 1234), ("999,999", 999_999),
  ])
  func `thousands may be told apart`(text: String, value: Int) {
    #expect(WholeNumber.value(Array(text.utf8)[...]) == value)
  }

  @Test(arguments: [
    "", "-5", "1.5", "12,34", "1,2345", "1234,567", ",123", "12 ", "１２", "5%",
    "99999999999999999999",
  ])
  func `other texts are none`(text: String) {
    #expect(WholeNumber.value(Array(text.utf8)[...]) == nil)
  }
}
