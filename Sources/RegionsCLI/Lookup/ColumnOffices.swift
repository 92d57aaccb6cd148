import Regions
import RegionsChina
import RegionsTerminal
import TranslatedText

/// Counts of whose codes a column has: the Ministry's, as the data set, or the Bureau of Statistics'.
final class ColumnOffices {
  private let offices: OfficeCodes
  private let differs: [Bool]
  private let absent: [Bool]
  /// Codes that mean something in one list only, and those that mean different regions in both.
  private var (onlyOfficial, onlyStatistical, differing) = (0, 0, 0)

  init(_ offices: OfficeCodes) {
    self.offices = offices
    differs = offices.differing()
    absent = offices.absent()
  }

  /// - Parameters:
  ///   - cell: the trimmed bytes of an ID.
  ///   - node: the region that it has in the data set.
  func count(_ cell: UnsafeRawBufferPointer, _ node: Int?) {
    if let node {
      if differs[node] { differing += 1 }
      if absent[node] { onlyOfficial += 1 }
    } else if cell.count >= 6,
      unsafe offices.other(than: String(decoding: cell, as: UTF8.self)) != nil
    {
      onlyStatistical += 1
    }
  }

  /// Which list the column is of; `nil` if nothing in it means something else in the other.
  var verdict: Message? { differing > 0 || onlyStatistical > 0 ? message : nil }

  private var message: Message {
    let counts: Message =
      "only in the Bureau of Statistics' list \(Thousands.text(onlyStatistical)), only in the Ministry's \(Thousands.text(onlyOfficial)), another region in each \(Thousands.text(differing))"
    if onlyStatistical > 0, onlyOfficial == 0 {
      return "regions: the codes are the Bureau of Statistics': \(counts); add --list statistics"
    }
    if onlyOfficial > 0, onlyStatistical == 0 {
      return "regions: the codes are the Ministry's: \(counts)"
    }
    return "regions: whose codes these are can't be told: \(counts); see --list"
  }
}
