/// The parts of place names that are not pronounced as their characters usually are.
struct PlacePinyin: Sendable {
  private struct Entry {
    let text: [Unicode.Scalar]
    let syllables: [String]
    /// Where the syllables hold; everywhere if `nil`.
    let region: String?
  }

  /// By their first character: the longest first, of the same length those of a region first.
  private let entries: [Unicode.Scalar: [Entry]]

  init(_ table: String) {
    var entries: [Unicode.Scalar: [Entry]] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count >= 3 else { continue }
      let entry = Entry(
        text: Array(fields[0].unicodeScalars),
        syllables: fields[1].split(separator: " ").map(String.init),
        region: fields.count > 3 ? String(fields[3]) : nil)
      guard let first = entry.text.first, entry.text.count == entry.syllables.count else {
        continue
      }
      entries[first, default: []].append(entry)
    }
    self.entries = entries.mapValues { entries in
      entries.sorted {
        ($0.text.count, $0.region == nil ? 0 : 1) > ($1.text.count, $1.region == nil ? 0 : 1)
      }
    }
  }

  /// The longest entry that a rest of a name begins with, and how many characters it covers.
  ///
  /// - Parameter name: the whole name; an entry for a region holds for the region itself, too.
  func longest(
    in rest: ArraySlice<Unicode.Scalar>, of name: String, below ancestors: [String]
  ) -> (syllables: [String], count: Int)? {
    guard let first = rest.first, let candidates = entries[first] else { return nil }
    for entry in candidates where rest.starts(with: entry.text) {
      if let region = entry.region, region != name, !ancestors.contains(region) { continue }
      return (entry.syllables, entry.text.count)
    }
    return nil
  }
}
