import RegionsTestSupport
import Testing

@testable import RegionsSource

/// Workbooks and archives are read as what lies in them.
struct ArchiveTests {
  /// A workbook of one sheet, "S", and what may be shared by its cells.
  private func workbook(
    _ sheet: String, texts: String = "", formats: String = "", sheets: String = ""
  ) -> [UInt8] {
    let kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return StoredArchive([
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels":
        "<Relationships><Relationship Id='a' Type='\(kinds)/officeDocument' Target='xl/workbook.xml'/></Relationships>",
      "xl/workbook.xml":
        "<workbook xmlns:r='\(kinds)'><sheets><sheet name='S' r:id='r1'/>\(sheets)</sheets></workbook>",
      "xl/_rels/workbook.xml.rels": """
      <Relationships><Relationship Id='r1' Type='\(kinds)/worksheet' Target='worksheets/a.xml'/>
      <Relationship Id='r2' Type='\(kinds)/sharedStrings' Target='/xl/texts.xml'/>
      <Relationship Id='r3' Type='\(kinds)/styles' Target='../xl/styles.xml'/>
      <Relationship Id='r4' Type='\(kinds)/worksheet' Target='worksheets/b.xml'/></Relationships>
      """,
      "xl/texts.xml": "<sst>\(texts)</sst>",
      "xl/styles.xml": "<styleSheet>\(formats)</styleSheet>",
      "xl/worksheets/a.xml": sheet,
      "xl/worksheets/b.xml":
        "<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>",
    ]).bytes
  }

  private func rows(_ rows: String, after: String = "") -> String {
    "<worksheet><sheetData>\(rows)</sheetData>\(after)</worksheet>"
  }

  @Test(arguments: [
    // Where a cell stands is told by its reference, or by its place.
    (
      "<row r='2'><c r='A2'><v>1</v></c><c r='C2'><v>3</v></c></row><row><c><v>4</v></c></row>",
      "S:1||3 / 4"
    ),
    ("<row><c t='inlineStr'><is><t>a</t><r><t>b</t></r><rPh><t>x</t></rPh></is></c></row>", "S:ab"),
    ("<row><c t='s'><v>1</v></c><c t='s'><v>0</v></c></row>", "S:京|a\nb"),
    (
      "<row><c t='str'><v>京</v></c><c t='b'><v>1</v></c><c t='e'><v>#REF!</v></c><c t='b'><v>0</v></c></row>",
      "S:京|true||false"
    ),
    // Whole numbers come without fraction or exponent, whoever wrote them.
    (
      "<row><c><v>110101.0</v></c><c><v>1.1E5</v></c><c><v>-0.5</v></c><c><v>110101001000</v></c></row>",
      "S:110101|110000|-0.5|110101001000"
    ),
    // Zeros in front, and days.
    (
      "<row><c s='1'><v>1101</v></c><c s='1'><v>1234567</v></c><c s='2'><v>45657</v></c></row>",
      "S:001101|1234567|2024-12-31"
    ),
    (
      "<row><c s='2'><v>59</v></c><c s='3'><v>61</v></c><c s='2'><v>45657.5</v></c></row>",
      "S:1900-02-28|1900-03-01|2024-12-31T12:00:00"
    ),
    // Nothing but empty cells is no row.
    ("<row><c/><c s='1'/></row><row><c><v>1</v></c><c/></row>", "S:1"),
  ])
  func `a sheet is a table of what its cells show`(cells: String, outline: String) throws {
    let bytes = workbook(
      rows(cells),
      texts: "<si><t>a_x000A_b</t></si><si><r><t>京</t></r><rPh sb='0' eb='1'><t>みやこ</t></rPh></si>",
      formats: """
        <numFmts><numFmt numFmtId='164' formatCode='000000'/>
        <numFmt numFmtId='165' formatCode='[$-411]yyyy"年"m"月"'/></numFmts>
        <cellXfs><xf numFmtId='0'/><xf numFmtId='164'/><xf numFmtId='14'/><xf numFmtId='165'/></cellXfs>
        """)
    let read = try document(bytes: bytes)
    #expect(read.format == "xlsx")
    #expect(read.outline() == outline)
  }

  @Test func `a number is told from a text of digits`() throws {
    let read = try document(
      bytes: workbook(
        rows("<row><c><v>11</v></c><c t='str'><v>011</v></c><c s='1'><v>11</v></c></row>"),
        formats:
          "<numFmts><numFmt numFmtId='164' formatCode='000'/></numFmts><cellXfs><xf numFmtId='0'/><xf numFmtId='164'/></cellXfs>"
      ))
    #expect(read.entries.map(\.kind) == [.table, .row, .number, .string, .string])
  }

  @Test(
    arguments: [
      ([1000, 1101, 13000, 13101, 47001], 4),
      ([1, 12, 123, 1234, 12345], nil), ([10, 11, 100, 101, 102], nil), ([13000, 13101], nil),
    ] as [([Int], Int?)])
  func `codes that may have lost a zero are reported`(numbers: [Int], digits: Int?) throws {
    let cells = numbers.map { "<row><c><v>\($0)</v></c></row>" }.joined()
    let problems = try document(bytes: workbook(rows(cells))).problems
    #expect(problems == (digits.map { [.lostZeros(column: "A", sheet: "S", digits: $0)] } ?? []))
  }

  @Test func `cells over several rows stand in each, a title over several columns once`() throws {
    let read = try document(
      bytes: workbook(
        rows(
          """
          <row r='1'><c r='A1' t='str'><v>T</v></c></row>
          <row r='2'><c r='A2' t='str'><v>p</v></c><c r='B2'><v>1</v></c></row>
          <row r='3'><c r='A3'/><c r='B3'><v>2</v></c></row>
          <row r='4'><c r='B4'><v>3</v></c></row>
          <row r='5'><c r='B5'><v>4</v></c></row>
          """, after: "<mergeCells><mergeCell ref='A1:B1'/><mergeCell ref='A2:A4'/></mergeCells>")))
    #expect(read.outline() == "S:T / p|1 / p|2 / p|3 / |4")
  }

  @Test func `sheets are tables, hidden ones are left out with a note`() throws {
    let sheet = rows("<row><c><v>1</v></c></row>")
    let both = try document(bytes: workbook(sheet, sheets: "<sheet name='T' r:id='r4'/>"))
    #expect(both.outline() == "S:1 T:7")
    let one = try document(
      bytes: workbook(sheet, sheets: "<sheet name='T' state='hidden' r:id='r4'/>"))
    #expect(one.outline() == "S:1")
    #expect(one.problems == [.hiddenSheets(["T"])])
  }

  @Test(
    arguments: [
      ("<row><c t='s'><v>5</v></c></row>", .sheet("S", .textNotThere)),
      ("<row><c t='s'><v>-1</v></c></row>", .sheet("S", .textNotThere)),
      (
        "<row><c r='B1'><v>1</v></c><c r='A1'><v>1</v></c></row>",
        .sheet("S", .cellOutOfPlace(row: 1))
      ),
      ("<row><c r='XFE1'><v>1</v></c></row>", .sheet("S", .cellOutOfPlace(row: 1))),
      ("<row r='99999999'><c><v>1</v></c></row>", .sheet("S", .row(99_999_999))),
      ("", .nothingIn(.workbook)),
      (
        String(repeating: "<row><c r='XFD1'><v>1</v></c></row>", count: 100),
        .sheet("S", .hardlyFilled)
      ),
    ] as [(String, SourceProblem)])
  func `a workbook that is wrong is refused`(cells: String, problem: SourceProblem) {
    #expect(fault(workbook(rows(cells)))?.problem == problem)
  }

  @Test func `a sheet that is no XML is refused with its part's name`() {
    guard case .damagedPart(let name, .content(let found)) = fault(workbook(rows("<row>")))?.problem
    else {
      Issue.record("it is read")
      return
    }
    #expect(name == "xl/worksheets/a.xml")
    #expect(found.location.source == "in/xl/worksheets/a.xml")
  }

  @Test func `an archive with one data file is read as that file`() throws {
    let archive = StoredArchive([
      "data/": "", "data/区.csv": "id,name\n1,京\n", "README.txt": "x", "__MACOSX/data/._区.csv": "y",
      "data/.DS_Store": "z",
    ])
    let read = try document(bytes: archive.bytes)
    #expect(read.name == "in/data/区.csv")
    #expect(read.format == "csv")
    #expect(read.outline() == "id|name / 1|京")
    // An archive in an archive isn't opened.
    let inner = String(decoding: [0x50, 0x4B, 3, 4, 0, 0], as: UTF8.self)
    #expect(fault(StoredArchive(["a.zip": inner]).bytes) != nil)
  }

  @Test(
    arguments: [
      (["a.csv": "1", "b.csv": "2"], .severalFiles(["a.csv", "b.csv"])),
      (["a/": ""], .nothingIn(.archive)),
      ([:], .nothingIn(.archive)),
    ] as [(KeyValuePairs<String, String>, SourceProblem)])
  func `an archive with another number of files is refused`(
    entries: KeyValuePairs<String, String>, problem: SourceProblem
  ) {
    #expect(fault(StoredArchive(entries).bytes)?.problem == problem)
  }

  @Test func `a damaged archive is refused at each cut and each flipped byte`() {
    let bytes = workbook(rows("<row><c><v>1</v></c></row>"))
    let whole = failure(bytes)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      #expect(fault(Array(bytes[..<index]))?.location.source == "in", "cut at \(index)")
      var flipped = bytes
      flipped[index] ^= 0x11
      // What an entry's checksum doesn't cover may change without harm.
      let found = failure(flipped)
      #expect(found.hasPrefix("in") || found == whole || found.hasPrefix("no error: "))
    }
  }
}
