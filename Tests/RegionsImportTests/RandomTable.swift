import RegionsTestSupport

/// A table made by chance: columns that repeat, count, begin with each other, are empty, or are ragged.
struct RandomTable {
  var rows: [[String]]
  var hasHeader: Bool

  init(_ random: inout SeededRandom) {
    let width = Int.random(in: 1...6, using: &random)
    let count = Int.random(in: 0...12, using: &random)
    let kinds = (0..<width).map { _ in Int.random(in: 0..<7, using: &random) }
    rows = []
    hasHeader = Int.random(in: 0..<4, using: &random) > 0
    if hasHeader {
      rows.append(
        (0..<width).map { _ in
          RandomValue.keys[Int.random(in: RandomValue.keys.indices, using: &random)]
        })
    }
    for row in 0..<count {
      var cells = kinds.map { kind in
        switch kind {
        case 0: RandomValue.text(&random)
        case 1: "\(row + 1)"
        case 2: "\(11 + row / 4)\(row % 4 == 0 ? "00" : "0\(row % 4)")"
        case 3: "\(11 + row / 4)00"
        case 4: row % 3 == 0 ? "Upper\(row)" : ""
        case 5: Self.numbers[Int.random(in: Self.numbers.indices, using: &random)]
        default: "Lower\(row)"
        }
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: cells.removeLast()
      case 1: cells.append(RandomValue.text(&random))
      default: break
      }
      rows.append(cells)
    }
  }

  /// The ends of what numbers hold, and what is next to them.
  private static let numbers = [
    "9223372036854775807", "9223372036854775806", "-9223372036854775808", "4294967296",
    "2147483647",
    "16777217", "1", "2", "0", "-1",
  ]

  func delimited(by delimiter: String) -> String {
    rows.map { row in
      row.map {
        $0.contains(delimiter) || $0.contains("\"")
          ? "\"" + $0.replacing("\"", with: "\"\"") + "\"" : $0
      }.joined(separator: delimiter)
    }.joined(separator: "\n")
  }

  var sql: String {
    let columns = hasHeader ? " (" + (rows.first ?? []).joined(separator: ", ") + ")" : ""
    return rows.dropFirst(hasHeader ? 1 : 0).map { row in
      let values = row.map { "'" + $0.replacing("'", with: "''") + "'" }
      return "INSERT INTO t\(columns) VALUES (\(values.joined(separator: ", ")));"
    }.joined(separator: "\n")
  }

  /// A table as PostgreSQL copies it.
  var copied: String {
    let columns = hasHeader ? " (" + (rows.first ?? []).joined(separator: ", ") + ")" : ""
    let lines = rows.dropFirst(hasHeader ? 1 : 0).map { $0.joined(separator: "\t") }
    return "COPY t\(rows.count)\(columns) FROM stdin;\n\((lines + ["\\."]).joined(separator: "\n"))"
  }

  /// A table of a page, some of whose cells reach over others.
  func page(_ random: inout SeededRandom) -> String {
    let lines = rows.map { row in
      let cells = row.map { text in
        let spans = ["", "", "", " colspan=2", " rowspan=3", " colspan=0", " rowspan=-1"]
        return
          "<td\(spans[Int.random(in: spans.indices, using: &random)])>\(RandomValue.escaped(text))"
      }
      return "<tr>\(cells.joined())"
    }
    return "<table>\(lines.joined())</table>"
  }

  /// A sheet of OpenDocument, some of whose cells and rows stand for more.
  func openDocument(_ random: inout SeededRandom) -> [UInt8] {
    func given(_ name: String) -> String {
      guard Int.random(in: 0..<4, using: &random) == 0 else { return "" }
      return
        " table:\(name)=\"\(Self.numbers[Int.random(in: Self.numbers.indices, using: &random)])\""
    }
    var lines = ""
    for row in rows {
      lines += "<table:table-row\(row.allSatisfy(\.isEmpty) ? given("number-rows-repeated") : "")>"
      for text in row {
        let spans = given("number-columns-repeated") + given("number-rows-spanned")
        lines += "<table:table-cell office:value-type=\"string\"\(text.isEmpty ? spans : "")>"
        lines +=
          text.isEmpty
          ? "</table:table-cell>"
          : "<text:p>\(RandomValue.escaped(text))</text:p></table:table-cell>"
      }
      lines += "</table:table-row><table:table-row\(given("number-rows-repeated"))/>"
    }
    let kind = "urn:oasis:names:tc:opendocument:xmlns"
    return StoredArchive([
      "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
      "content.xml": """
      <office:document-content xmlns:office="\(kind):office:1.0" xmlns:table="\(kind):table:1.0" \
      xmlns:text="\(kind):text:1.0"><office:body><office:spreadsheet><table:table table:name="One">\
      \(lines)</table:table></office:spreadsheet></office:body></office:document-content>
      """,
    ]).bytes
  }

  /// A workbook of one sheet.
  var workbook: [UInt8] {
    let lines = rows.enumerated().map { number, row in
      let cells = row.enumerated().map { column, text in
        let letter = String(decoding: [UInt8(0x41 + column)], as: UTF8.self)
        return
          "<c r=\"\(letter)\(number + 1)\" t=\"inlineStr\"><is><t>\(RandomValue.escaped(text))</t></is></c>"
      }
      return "<row r=\"\(number + 1)\">\(cells.joined())</row>"
    }
    let kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return StoredArchive([
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels":
        "<Relationships><Relationship Id=\"r1\" Type=\"\(kind)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>",
      "xl/workbook.xml":
        "<workbook><sheets><sheet name=\"One\" sheetId=\"1\" id=\"r1\"/></sheets></workbook>",
      "xl/_rels/workbook.xml.rels":
        "<Relationships><Relationship Id=\"r1\" Type=\"\(kind)/worksheet\" Target=\"sheet.xml\"/></Relationships>",
      "xl/sheet.xml": "<worksheet><sheetData>\(lines.joined())</sheetData></worksheet>",
    ]).bytes
  }
}
