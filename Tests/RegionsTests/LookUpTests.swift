import Foundation
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// Look-ups by text, by integer, once and often.
struct LookUpTests {
  /// Asks until everything that frequent questions are answered from is made.
  private func askOften(_ tree: RegionTree) {
    for round in 0..<max(2, 64 / tree.count + 2) {
      for number in 0..<tree.count {
        let region = tree[number: number]
        #expect(tree[region.id]?.number == number, "round \(round)")
        _ = (region.name, region.parent)
      }
    }
  }

  @Test(arguments: TreeModel.IDStyle.allCases)
  func `an integer finds what its digits find`(style: TreeModel.IDStyle) throws {
    let model = TreeModel.random(style, count: 200, seed: 41)
    let tree = try RegionTree(bytes: model.file())
    var numbers = [Int.min, -1, 0, 1, 9, 10, 99, 100, 999_999_999_999_999_999, .max]
    numbers.append(1_000_000_000_000_000_000)
    numbers += model.nodes.compactMap { Int($0.id) }.flatMap { [$0, $0 + 1, $0 - 1] }
    for round in 0..<2 {
      for number in numbers {
        #expect(tree[id: number] == tree[String(number)], "\(number), round \(round)")
      }
      askOften(tree)
    }
  }

  @Test(arguments: [
    ("110101", "110101", WrittenForm.exact), (" 110101\r\n", "110101", .cleaned),
    ("'110101", "110101", .cleaned), ("=\"110101\"", "110101", .cleaned),
    ("“110101”", "110101", .cleaned), ("\u{feff}110101\u{3000}", "110101", .cleaned),
    ("１１０１０１", "110101", .cleaned), ("110101.0", "110101", .cleaned),
    ("110101.", "110101", .cleaned),
    ("110101000", "110101", .resized), ("110101000000", "110101", .resized),
    (" １１０１０１００００００．0 ", "110101", .resized), ("110000000", "110000", .resized),
  ])
  func `an ID is found as it is written elsewhere`(written: String, id: String, form: WrittenForm) {
    let found = RegionTree.china.region(written: written)
    #expect(found?.region.id == id && found?.form == form)
  }

  @Test(arguments: [
    "", " ", "\"", "1101", "11", "0110101", "110101.5", "110101.0.0", "-110101", "110101000001",
    "110,101", "110101001000", "110101001000.0", "１１０１０１００１０００", "340111004000",
    "1.10101e5", "CN-110101", "北京", "é", String(repeating: "1", count: 2_000),
  ])
  func `what is no ID however it is read has no region`(written: String) {
    #expect(RegionTree.china.region(written: written) == nil)
  }

  @Test func `a number is found with the zeros of lower levels and without them`() throws {
    let china = RegionTree.china
    #expect(china.region(written: 110_101)?.form == .exact)
    #expect(china.region(written: 110_101_000_000)?.region.id == "110101")
    #expect(china.region(written: 110_101_000_001) == nil && china.region(written: -1) == nil)
    #expect(china.region(written: 340_111_004_000) == nil)
    // The other way round, in a data set of codes of twelve digits; and what a region has comes first.
    var model = TreeModel()
    for id in ["110000000000", "110101000000", "110101001000", "110101"] {
      model.nodes.append(.init(id: id, name: id, parent: nil))
    }
    let long = try RegionTree(bytes: model.file())
    #expect(long.region(written: 110_000)?.region.id == "110000000000")
    #expect(long.region(written: "110101001") == nil && long.region(written: 110_101_001) == nil)
    #expect(long.region(written: "110101001000")?.form == .exact)
    #expect(long.region(written: "110101")?.form == .exact)
    #expect(long.region(written: "110101000")?.region.id == "110101")
  }

  @Test func `the table that all languages read is answered`() throws {
    let china = RegionTree.china
    let table = try String(
      contentsOf: GoldenFileTests.folder.appending(path: "written-ids.tsv"), encoding: .utf8)
    var count = 0
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 3, "\(line)")
      let expected = cells[2].isEmpty ? nil : cells[2]
      switch cells[0] {
      case "text":
        #expect(china.region(written: Self.unescaped(cells[1]))?.region.id == expected, "\(line)")
      case "integer":
        let number = try #require(Int(cells[1]))
        #expect(china.region(written: number)?.region.id == expected, "\(line)")
      // Swift has no IDs of floating point: as text they are the same, as far as they are written out.
      case "float" where !cells[1].contains("e") && cells[2] != "error":
        #expect(china.region(written: cells[1])?.region.id == expected, "\(line)")
      default: continue
      }
      count += 1
    }
    #expect(count >= 100)
  }

  /// A cell in which `\u{…}` stands for a character.
  private static func unescaped(_ cell: String) -> String {
    cell.replacing(/\\u\{(\w+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  @Test func `no town of the Bureau's is taken for one of the Ministry's`() {
    let china = RegionTree.china
    for level in 1...china.depth {
      for region in china.regions(atLevel: level) {
        let isTown = region.rank == .town
        #expect(china.region(written: region.id)?.form == .exact)
        #expect(
          china.region(written: region.id + (isTown ? "000" : "000000"))?.region
            == (isTown ? nil : region))
      }
    }
  }

  @Test func `an integer finds the text ID that is written like it`() throws {
    var model = TreeModel()
    for id in ["-5", "7", "CN"] { model.nodes.append(.init(id: id, name: id, parent: nil)) }
    let tree = try RegionTree(bytes: model.file())
    #expect(tree[id: -5]?.name == "-5" && tree[id: 7]?.name == "7" && tree[id: 5] == nil)
  }

  @Test func `only what is written like an ID finds it`() throws {
    for length in 1...18 {
      let digits = String("123456789012345678".prefix(length))
      var model = TreeModel()
      model.nodes = [.init(id: digits, name: "a", parent: nil)]
      let tree = try RegionTree(bytes: model.file())
      var others = ["", "0" + digits, digits + "0", String(digits.dropLast()), digits + digits]
      for index in digits.indices {
        for other in ["/", ":", "-", "a", "é", "\u{0}", " ", "٣"] {
          others.append(digits.replacingCharacters(in: index...index, with: other))
        }
      }
      for _ in 0..<2 {
        for other in others where other != digits { #expect(tree[other] == nil, "\(other)") }
        for _ in 0..<50 { #expect(tree[digits]?.id == digits) }
      }
    }
  }

  @Test(arguments: TreeModel.IDStyle.allCases)
  func `who asks often gets the answers of the model`(style: TreeModel.IDStyle) throws {
    for (seed, count) in [(51, 1), (52, 40), (53, 700)] {
      let model = TreeModel.random(style, count: count, seed: UInt64(seed))
      let tree = try RegionTree(bytes: model.file())
      askOften(tree)
      #expect(model.difference(from: tree) == nil, "seed \(seed)")
      let ids = Set(model.nodes.map(\.id))
      for id in model.nodes.map(\.id) {
        for other in [id + "0", "0" + id, String(id.dropFirst()), String(id.dropLast())]
        where !ids.contains(other) {
          #expect(tree[other] == nil, "seed \(seed), \(other)")
        }
      }
    }
  }

  @Test func `who asks often gets the answers of the file`() throws {
    let frequent = RegionTree.china
    for number in 0..<frequent.count where number % 3 == 0 {
      let region = frequent[number: number]
      #expect(frequent[region.id] == region)
      _ = region.path.map(\.name)
    }
    // A data set opened anew has no tables.
    let bytes = Array(try Data(contentsOf: Tool.root.appending(path: "Data/china.regions")))
    for number in stride(from: 5, to: frequent.count, by: 97) {
      let once = try RegionTree(bytes: bytes)[number: number]
      let often = frequent[number: number]
      #expect(Array(often.name.utf8) == Array(once.name.utf8), "name of \(once.id)")
      #expect(often.parent?.number == once.parent?.number, "parent of \(once.id)")
      #expect(once.tree[once.id]?.number == number && frequent[once.id] == often)
    }
  }

  /// IDs made so that a hash table has one place for all of them: their upper digits times the factor
  /// that spreads them are small numbers.
  @Test func `IDs that meet in a table are found all the same`() throws {
    var inverse: UInt64 = 1  // of an odd number, by Newton's method
    for _ in 0..<6 { inverse = inverse &* (2 &- 0x9E37_79B9_7F4A_7C15 &* inverse) }
    var ids: [String] = []
    var product: UInt64 = 0
    while ids.count < 400 {
      product += 1
      let key = product &* inverse
      // 18 digits, and the number without its last five bits.
      let value = (key & (1 << 55 - 1)) << 5
      guard key >> 55 == 18, value < 1_000_000_000_000_000_000 else { continue }
      ids.append(String(String(1_000_000_000_000_000_000 + value).dropFirst()))
    }
    var model = TreeModel()
    for id in ids { model.nodes.append(.init(id: id, name: id, parent: nil)) }
    let tree = try RegionTree(bytes: model.file())
    #expect(tree.idKind == .numeric)
    for _ in 0..<3 {
      for (number, id) in ids.enumerated() { #expect(tree[id]?.number == number, "\(id)") }
    }
  }
}
