import RegionsSource
import TypedNumbers

extension Outline {
  /// Recognises a table of which each column lists what lies in the region of its heading, as sheets have them from
  /// which dependent choices are made:
  ///
  ///     Adamaoua,Centre,Est
  ///     Djérem,Lekié,Kadey
  ///     Vina,Mfoundi,
  ///
  /// - Returns: the headings and what is below them; `nil` unless the columns are filled from the top to ends that
  ///   differ, with names of which hardly one comes back, and the headings are no words for columns.
  func columnLists(_ rows: [SourceValue]) -> [Level]? {
    guard let first = rows.first, rows.count > Self.fewestListed else { return nil }
    let heads = children(first)
    let words = heads.map { texts.string(.text(of: $0), in: number) }
    guard heads.count > Self.fewestListed, Set(words).count == words.count,
      words.allSatisfy(Self.isName),
      words.count(where: { !KeyMeaning($0).isEmpty }).isSmallPart(of: words.count)
    else { return nil }
    var columns = [[SourceValue]](repeating: [], count: heads.count)
    var known: Set<[UInt8]> = []
    for (place, row) in rows.dropFirst().enumerated() {
      for (column, cell) in children(row).enumerated() {
        let text = texts.bytes(texts.ref(.text(of: cell), in: number))
        if text.isEmpty { continue }
        guard column < heads.count, columns[column].count == place,
          Self.isName(String(decoding: text, as: UTF8.self))
        else { return nil }
        columns[column].append(cell)
        known.insert(Array(text))
      }
    }
    let count = columns.reduce(0) { $0 + $1.count }
    guard columns.allSatisfy({ !$0.isEmpty }), Set(columns.map(\.count)).count > 1,
      known.count.isNearlyAll(of: count)
    else { return nil }
    var level: Level = ([], [])
    for (column, cells) in columns.enumerated() {
      level.items += cells
      level.owners += [Int32](repeating: Int32(column), count: cells.count)
    }
    return [(heads, []), level]
  }

  /// A letter, and no digits: what is counted is no name.
  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains(where: \.isNumber)
  }

  /// Two columns are a name and what is said of it.
  private static var fewestListed: Int { Count.twice }
}
