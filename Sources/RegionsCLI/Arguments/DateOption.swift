import RegionForms
import TranslatedText

/// A date as the metadata of a data set has it: 2025-12-31, 2025-12 or 2025.
package enum DateOption {
  /// - Throws: `UsageError` if the text is no date of the calendar.
  package static func check(_ text: String, _ option: String) throws(UsageError) {
    // Every year has a January, and every month a first.
    let rest = [4: "-01-01", 7: "-01", 10: ""][text.utf8.count]
    guard let rest, DateTime(text + rest) != nil else {
      throw UsageError("“--\(option)” takes a date such as 2025-12-31, not “\(text)”")
    }
  }
}
