import Regions
import RegionsFiles

/// What a data set is beyond its regions: metadata, the levels' labels, the attributes. As pairs in
/// a fixed order, it goes into the forms that have no place for metadata of their own.
struct Description {
  /// "title", "as-of", "origin", "license", "ranks", each at most once; then a "level" for each label,
  /// a "rank" for each rank's name and a "text" or "integer" for each attribute.
  let pairs: [(key: String, value: String)]

  init(_ metadata: RegionMetadata, _ ranks: ExchangeRanks, _ columns: [ExportColumn]) {
    var pairs = metadata.exportedFields(ranks)
    for label in metadata.levelLabels { pairs.append((ExchangeKey.level, label)) }
    for name in metadata.rankNames { pairs.append((ExchangeKey.rank, name)) }
    for column in columns { pairs.append((column.kind.rawValue, column.name)) }
    self.pairs = pairs
  }

  /// The pairs as one line, like the query of a web address: `title=…&level=…`. Percent signs,
  /// ampersands, quotes and control characters are written as % and two hexadecimal digits.
  var line: [UInt8] {
    var line: [UInt8] = []
    for (key, value) in pairs {
      if !line.isEmpty { line.append(UInt8(ascii: "&")) }
      line += key.utf8
      line.append(UInt8(ascii: "="))
      for byte in value.utf8 {
        if byte < 0x20 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
          || byte == UInt8(ascii: "\"")
        {
          let digits = Array("0123456789ABCDEF".utf8)
          line += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        } else {
          line.append(byte)
        }
      }
    }
    return line
  }
}

extension RegionMetadata {
  /// The parts that are not empty, by the names they have in exported files.
  func exportedFields(_ ranks: ExchangeRanks) -> [(key: String, value: String)] {
    [
      (ExchangeKey.title, title), (ExchangeKey.asOf, asOf), (ExchangeKey.origin, origin),
      (ExchangeKey.license, license), (ExchangeKey.ranks, ranks.word),
    ].filter { !$0.1.isEmpty }
  }

  /// The same for a form that shows what is above a region by where it stands. Where there is one level and nothing else
  /// to tell, that there is: else nothing would set it apart from a list whose IDs say what is above each.
  func nestedFields(
    _ ranks: ExchangeRanks, _ columns: [ExportColumn], _ scope: ExportScope
  ) -> [(key: String, value: String)] {
    let fields = exportedFields(ranks)
    let isSilent =
      fields.isEmpty && levelLabels.isEmpty && rankNames.isEmpty && columns.isEmpty
    return isSilent && !scope.isPlain && scope.isOneLevel ? [(ExchangeKey.depth, "1")] : fields
  }
}
