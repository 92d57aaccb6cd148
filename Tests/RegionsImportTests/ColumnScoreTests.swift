import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// What each sign that a column holds names or IDs weighs, and where its limits are: every weight and
/// limit of `NameWeight` and `IDWeight` is in a score here, so that none can be moved unnoticed.
struct ColumnScoreTests {
  /// The score of a column of a list, as a table with one heading or as other JSON.
  private static func evidence(_ text: String) throws -> Evidence {
    Evidence(
      SourceTexts([
        try SourceDocument(reading: .bytes(Array(text.utf8), name: "in"), with: [.json])
      ]))
  }

  /// A table: each column a heading and its cells.
  private static func table(_ columns: (String, [String])...) throws -> Evidence {
    let count = columns.map(\.1.count).max() ?? 0
    let rows = (0..<count).map { row in
      "{" + columns.map { "\"\($0.0)\":\"\($0.1[row])\"" }.joined(separator: ",") + "}"
    }
    return try evidence("[" + rows.joined(separator: ",") + "]")
  }

  @Test func `a column may be the first that is looked at`() throws {
    let numbers = ("FID", ["1", "2", "3", "4"])
    #expect(try Self.table(numbers, ("name", ["Aro", "Beko", "Cilo", "Dero"])).isSerial(0, 0))
    let parents = ("up", ["", "1", "1", "2"])
    #expect(try !Self.table(numbers, parents).isFollowed(0, 1, to: .init(list: 0, column: 0)))
  }

  /// Where an excerpt has some of the numbers only, an "objectid" may be what others refer to.
  @Test(arguments: [
    ("FID", false), ("objectid", false), ("object_id", false), ("no", false), ("S. No.", true),
    ("row_number", true),
  ])
  func `only what is called a row's number counts rows that it does not number from 1`(
    heading: String, isSerial: Bool
  ) throws {
    let names = ("name", ["Aro", "Beko", "Cilo", "Dero"])
    #expect(try Self.table((heading, ["1", "2", "3", "4"]), names).isSerial(0, 0))
    #expect(try Self.table((heading, ["17", "35", "36", "90"]), names).isSerial(0, 0) == isSerial)
  }

  private static let words = ["Aro", "Beko", "Cilo", "Dero", "Enno"]

  private static func name(_ heading: String, _ cells: [String], used: [String: Int] = [:]) throws
    -> Double
  {
    try table((heading, cells)).nameScore(0, 0, usedAbove: used)
  }

  private static func id(_ heading: String, _ cells: [String], above: String? = nil) throws
    -> Double
  {
    try table((heading, cells)).idScore(0, 0, above: above)
  }

  private static func mixed(_ count: Int, _ one: (Int) -> String, _ rest: (Int) -> String)
    -> [String]
  {
    (0..<100).map { $0 < count ? one($0) : rest($0) }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  // MARK: Names

  /// All letters and all different is 1.
  @Test(
    arguments: [
      ("thing", 1), ("name", 2), ("cityName", 1.5), ("fullish name", 1.5), ("city", 1.25),
      ("pinyin", 0.5), ("parent name", 0.5), ("level", 0.5), ("code", 0.5),
    ] as [(String, Double)])
  func `a heading speaks for or against names`(heading: String, score: Double) throws {
    #expect(isNear(try Self.name(heading, Self.words), score), "\(heading)")
  }

  @Test func `letters beyond ASCII are a name's, and so are texts that differ`() throws {
    #expect(isNear(try Self.name("thing", ["京都", "津", "沪市", "渝", "冀"]), 0.5 + 0.25 + 0.5))
    #expect(isNear(try Self.name("thing", ["Aro", "Aro", "Beko", "Beko"]), 0.5 + 0.5 * 0.5))
    #expect(isNear(try Self.name("thing", Self.words, used: ["thing": 1]), 0.5 + 0.5 + 0.25))
  }

  @Test func `the only text and the key of an entry are likely names`() throws {
    let texts = try Self.evidence(#"["Aro","Beko","Cilo"]"#)
    #expect(isNear(texts.nameScore(0, 0, usedAbove: [:]), 0.5 + 0.5 + 1))
    let entries = try Self.evidence(
      #"{"北京市":{"x":["a1","b2"]},"天津市":{"x":["c3"]},"河北省":{"x":["d4"]}}"#)
    #expect(isNear(entries.nameScore(0, 0, usedAbove: [:]), 0.5 + 0.25 + 0.5 + 0.5))
  }

  @Test(arguments: [
    (79, 1.0), (80, 0.5),
  ])
  func `separated texts are paths from a share on`(count: Int, score: Double) throws {
    let cells = Self.mixed(count, { "Ab,cd\($0)x" }, { "Abcd\($0)x" })
    #expect(isNear(try Self.name("thing", cells), score))
  }

  @Test(arguments: [(89, 1.0), (90, 0.5)])
  func `coded texts are codes from a share on`(count: Int, score: Double) throws {
    let cells = Self.mixed(count, { "AB\(1000 + $0)" }, { "Abc\(1000 + $0)" })
    #expect(isNear(try Self.name("thing", cells), score))
  }

  /// Abbreviations among foreign names of two letters.
  @Test(arguments: [(94, 1.015), (95, 0.5125)])
  func `short codes are abbreviations from a share on`(codes: Int, score: Double) throws {
    let cells = Self.mixed(codes, { Self.letters($0) }, { "é" + Self.letters($0).suffix(1) })
    #expect(abs(try Self.name("thing", cells) - score) < 1e-9)
  }

  @Test(arguments: [("x", 0.5), ("xy", 1.0)])
  func `abbreviations have three letters at most`(more: String, score: Double) throws {
    let cells = Self.mixed(100, { Self.letters($0) + more }, { _ in "" })
    let found = try Self.name("thing", cells)
    #expect(isNear(found, score))
  }

  /// A different pair of small letters for each number below 676.
  private static func letters(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([letters[number / 26], letters[number % 26]])
  }

  @Test(arguments: [(24, 12, true), (24, 13, false), (23, 12, false)])
  func `few different texts in many rows are no names`(
    rows: Int, kinds: Int, isFew: Bool
  ) throws {
    let cells = (0..<rows).map { "Aro\(["x", "y", "z"][$0 % kinds % 3])\($0 % kinds)w" }
    let score = 0.5 + 0.5 * Double(kinds) / Double(rows) - (isFew ? 1 : 0)
    #expect(isNear(try Self.name("thing", cells), score))
  }

  @Test(arguments: [(50, true), (49, false)])
  func `a column called name has names if enough are letters`(letters: Int, isName: Bool) throws {
    let cells = Self.mixed(letters, { "Abc\($0)d" }, { "\(1000 + $0)" })
    let score = try Self.name("name", cells)
    #expect((score > 0) == isName)
  }

  @Test(arguments: [(21, true), (20, false)])
  func `a column that few records fill holds no names`(filled: Int, isName: Bool) throws {
    let cells = Self.mixed(filled, { "Abc\($0)d" }, { _ in "" })
    let score = try Self.name("thing", cells)
    #expect((score > 0) == isName)
  }

  @Test func `in four records one name is enough, in five it is not`() throws {
    let four = try Self.table(("thing", ["Aro", "", "", ""]), ("y", ["1", "2", "3", "4"]))
    #expect(four.nameScore(0, 0, usedAbove: [:]) > 0)
    let five = try Self.table(
      ("thing", ["Aro", "", "", "", ""]), ("y", ["1", "2", "3", "4", "5"]))
    #expect(five.nameScore(0, 0, usedAbove: [:]) == 0)
  }

  // MARK: IDs

  /// All there and all different is 1.
  @Test(
    arguments: [
      ("code", 1.5), ("ID", 1.75), ("cityCode", 1.25), ("thing", 1), ("parent id", 0.75),
      ("short code", 1), ("weight id", 0.75), ("parentCity", 0), ("zipcode", 0),
    ] as [(String, Double)])
  func `a heading speaks for or against IDs`(heading: String, score: Double) throws {
    let cells = ["1101", "1102", "1201", "1301"]
    let found = try Self.id(heading, cells)
    #expect(isNear(found, score), "\(heading): \(found)")
  }

  @Test(arguments: [(["1", "2", "3", "4"], 1.0), (["1101", "1102", "1201", "1301"], 1.25)])
  func `a number that counts the rows is the last to be an ID`(
    cells: [String], score: Double
  ) throws {
    #expect(isNear(try Self.id("no", cells), score))
  }

  @Test(arguments: [(51, true), (50, false)])
  func `the only column of texts has the names if they differ`(kinds: Int, isName: Bool) throws {
    let table = try Self.table(
      ("code", Self.mixed(100, { "\(1000 + $0)" }, { _ in "" })),
      ("description", Self.mixed(100, { "Aro\($0 % kinds)x" }, { _ in "" })))
    #expect((table.chooseRoles(ImportOptions())[0].name == 1) == isName)
  }

  @Test func `IDs may have no heading, or be the key of an entry`() throws {
    let rows = try Self.evidence(#"[["1101","Aro"],["1102","Beko"],["1201","Cilo"]]"#)
    #expect(isNear(rows.idScore(0, 0, above: nil), 1 + 0.25))
    let entries = try Self.evidence(#"{"110000":["Aro"],"120000":["Beko"],"130000":["Cilo"]}"#)
    #expect(isNear(entries.idScore(0, 0, above: nil), 2))
    let words = try Self.evidence(
      #"{"AB":{"x":["Aro"]},"CD":{"x":["Beko"]},"EF":{"x":["Cilo"]}}"#)
    #expect(isNear(words.idScore(0, 0, above: nil), 1))
  }

  @Test func `every record has an ID of its own, up to a share`() throws {
    func cells(_ repeats: Int) -> [String] {
      Self.mixed(repeats, { _ in "1000" }, { "\(2000 + $0)" })
    }
    // Ten of a hundred and one repeat: 90 different ones of 100.
    #expect(isNear(try Self.id("code", cells(11)), 0.5 * 0.9 + 0.5 + 0.5))
    #expect(try Self.id("code", cells(12)) == 0)
    #expect(isNear(try Self.id("code", cells(51), above: "code"), 0.5 * 0.5 + 0.5 + 0.5))
    #expect(try Self.id("code", cells(52), above: "code") == 0)
  }

  @Test func `in a few rows a repeated ID is a mistake`() throws {
    func cells(_ count: Int) -> [String] {
      (0..<count).map { $0 < count / 2 ? "7" : "1\($0)" }
    }
    #expect(try Self.id("code", cells(6)) > 0)
    #expect(try Self.id("code", cells(9)) == 0)
  }

  @Test(arguments: [(50, true), (49, false)])
  func `a column that fewer records fill holds no IDs`(filled: Int, isID: Bool) throws {
    let cells = Self.mixed(filled, { "\(1000 + $0)" }, { _ in "" })
    let score = try Self.id("code", cells)
    #expect((score > 0) == isID)
  }

  @Test(arguments: [(64, true), (65, false)])
  func `longer ones are no IDs`(length: Int, isID: Bool) throws {
    let cells = (1...4).map { String(repeating: "\($0)", count: length) }
    let score = try Self.id("code", cells)
    #expect((score > 0) == isID)
  }

  @Test(arguments: [
    (["1101", "1102", "1201"], 1.0), (["101", "102", "201"], 0.5),
    (["1101", "110102", "110101001003"], 1.0), (["1101", "110102", "1101010010031"], 0.5),
  ])
  func `without a word only the look of official codes speaks for IDs`(
    cells: [String], score: Double
  ) throws {
    #expect(isNear(try Self.id("thing", cells), score))
  }

  @Test(arguments: [(90, 1.0), (89, 0.5)])
  func `official codes are digits, nearly all`(digits: Int, score: Double) throws {
    let cells = Self.mixed(digits, { "\(1000 + $0)" }, { "A\(100 + $0)" })
    #expect(isNear(try Self.id("thing", cells), score))
  }

  @Test(arguments: [(90, 0.0), (89, 0.5)])
  func `small words are no IDs unless a heading says so`(
    small: Int, score: Double
  ) throws {
    let cells = Self.mixed(small, { "w" + Self.letters($0) }, { "W" + Self.letters($0) })
    #expect(isNear(try Self.id("thing", cells), score))
  }
}
