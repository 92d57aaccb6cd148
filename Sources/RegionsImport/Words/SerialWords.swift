/// Headings of columns that count the rows.
enum SerialWords {
  private static let serials = Words.set(.serial)
  private static let rowNumbers = Words.set(.rowNumber)

  /// Whether a heading is one of them: "FID", "S. No.".
  static func areCalled(_ heading: String) -> Bool {
    serials.contains(spaced(heading)) || areRowNumbers(heading)
  }

  /// Whether it says that they are numbers of rows, whatever the numbers are.
  static func areRowNumbers(_ heading: String) -> Bool { rowNumbers.contains(spaced(heading)) }

  private static func spaced(_ heading: String) -> String {
    KeyMeaning.words(of: heading).joined(separator: " ")
  }
}
