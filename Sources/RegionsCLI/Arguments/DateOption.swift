import ArgumentParsing

/// A date as the metadata of a data set has it: 2025-12-31, 2025-12 or 2025.
enum DateOption {
  /// - Throws: `UsageError` if the text is no date of the calendar.
  static func check(_ text: String, _ option: String) throws {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let widths = parts.map(\.utf8.count)
    let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
    let numbers = parts.compactMap { Int($0) }
    guard isPlain, numbers.count == parts.count, [[4], [4, 2], [4, 2, 2]].contains(widths),
      numbers.count < 2 || 1...12 ~= numbers[1],
      numbers.count < 3 || 1...days(numbers[1], numbers[0]) ~= numbers[2]
    else {
      throw UsageError("“--\(option)” takes a date such as 2025-12-31, not “\(text)”")
    }
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
