import Testing

@testable import RegionsImport

/// From where on rows are paths, and whose codes a column of theirs holds: each limit from both sides.
struct RowPathLimitTests {
  /// Twenty rows, of which some tell of a region of their own and the others repeat those.
  @Test(arguments: [
    ("province,city", 10, true), ("province,city", 9, false), ("ort,teil", 10, true),
    ("ort,teil", 9, false),
  ])
  func
    `rows are paths where half of them tell of a region of their own, with words for levels or without`(
      heading: String, regions: Int, arePaths: Bool
    ) throws
  {
    let rows = (0..<20).map { row in
      "Upper\(row % regions * 4 / regions)x,Lower\(row % regions)y"
    }
    let text = heading + "\n" + rows.joined(separator: "\n") + "\n"
    let reading = try #require(try StructureProbe(.levelColumns, text).found)
    #expect(reading.evidence.contains { $0.kind == .rowsArePaths } == arePaths)
  }

  /// Which of the columns that hold codes of levels is the first.
  private func codeColumn(_ text: String) throws -> String? {
    let probe = try StructureProbe(.levelColumns, text)
    let reading = try #require(probe.found)
    return reading.tree().idColumns.first.map { probe.evidence.lists[0].columns[$0].name }
  }

  @Test(arguments: [(0, "cityCode"), (21, "cityCode")])
  func `a code of the name's word is nearer than one of its group alone, however far away`(
    between: Int, column: String
  ) throws {
    let headings = (0..<between).map { ",f\($0)" }.joined()
    let sevens = String(repeating: ",7", count: between)
    let rows = (0..<6).map {
      "Upper\($0 / 3)x,\(1101 + $0),Lower\($0)y\(sevens),\(21 + $0)"
    }
    let text =
      "land.name,cityCode,home.cityName\(headings),home.no\n" + rows.joined(separator: "\n") + "\n"
    #expect(try codeColumn(text) == column)
  }

  /// Of three cities one has a code, which is the only one in its column.
  @Test(arguments: [("cityCode", true), ("code", false)])
  func `the only code of a level is one where its heading says so`(
    heading: String, isCode: Bool
  ) throws {
    let text = """
      province,provinceCode,city,\(heading),district
      Aro,11,Beko,A1,Cilo
      Aro,11,Beko,A1,Dero
      Aro,11,Enno,,Folo
      Garo,12,Hino,,Ilo
      Garo,12,Hino,,Jaro

      """
    let probe = try StructureProbe(.levelColumns, text)
    let columns = try #require(probe.found).tree().idColumns
    #expect(columns == (isCode ? [1, 3] : [1]))
  }
}
