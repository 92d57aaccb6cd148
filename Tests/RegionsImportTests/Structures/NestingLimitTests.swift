// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Which of several lists holds the regions below, and which dictionaries stand for regions that are recorded
/// elsewhere: each limit from both sides.
struct NestingLimitTests {
  private func nesting(_ text: String) throws -> Nesting {
    let evidence = try StructureProbe(.nested, text).evidence
    return Nesting(evidence, ImportOptions(), roles: evidence.chooseRoles(ImportOptions()))
  }

  /// The keys of the lists that are left below records with two lists each.
  private func kept(_ lists: (Int) -> String) throws -> [String] {
    let owners = (0..<2).map { "{\"name\":\"Upper\($0)x\",\"code\":\"\(11 + $0)\",\"size\":\(5 + $0),\(lists($0))}" }
    let nesting = try nesting("[" + owners.joined(separator: ",") + "]")
    return nesting.namedBelow(0).map { nesting.evidence.lists[$0].key }
  }

  /// The second list shares half of its keys with the records above, or two of three.
  @Test(arguments: [(false, "children"), (true, "things")])
  func `a word for what is below is worth more than half the keys`(hasCode: Bool, key: String) throws {
    let found = try kept { owner in
      let children = (0..<2).map { "{\"title\":\"Lower\(owner)\($0)y\"}" }
      let things = (0..<2).map { "{\"name\":\"Other\(owner)\($0)z\",\(hasCode ? "\"code\":\"9\(owner)\($0)\"," : "")\"rest\":\(3 + $0)}" }
      return "\"children\":[\(children.joined(separator: ","))],\"things\":[\(things.joined(separator: ","))]"
    }
    #expect(found == [key])
  }

  /// The first list shares a third of its keys with the records above.
  @Test(arguments: [(10, "stuff"), (50, "things")])
  func `a list that is a hundred times as long is worth more than a third of the keys`(count: Int, key: String) throws {
    let found = try kept { owner in
      let stuff = (0..<2).map { "{\"name\":\"Other\(owner)\($0)z\",\"rest\":\(3 + $0),\"more\":\(7 + $0)}" }
      let things = (0..<count).map { "{\"title\":\"Lower\(owner)\($0)y\"}" }
      return "\"stuff\":[\(stuff.joined(separator: ","))],\"things\":[\(things.joined(separator: ","))]"
    }
    #expect(found == [key])
  }

  /// Whether any list stands for regions that are recorded elsewhere.
  private func isAlias(_ text: String) throws -> Bool {
    try nesting(text).rules.contains { if case .alias = $0 { true } else { false } }
  }

  @Test(arguments: [(4, true), (5, false)])
  func `half of a dictionary's keys are IDs of records elsewhere`(strangers: Int, isAlias: Bool) throws {
    let provinces = (0..<4).map { "{\"id\":\"\(11 + $0)\",\"name\":\"Upper\($0)x\"}" }
    let keys = (0..<4).map { 11 + $0 } + (0..<strangers).map { 81 + $0 }
    let cities = keys.map { "\"\($0)\":[{\"id\":\"\($0)01\",\"name\":\"Lower\($0)y\"},{\"id\":\"\($0)02\",\"name\":\"Lower\($0)z\"}]" }
    #expect(try self.isAlias("{\"provinces\":[\(provinces.joined(separator: ","))],\"cities\":{\(cities.joined(separator: ","))}}") == isAlias)
  }

  /// A dictionary of ten names, of which as many are recorded below the first.
  @Test(arguments: [(8, true), (7, false)])
  func `most of a dictionary's names are recorded within it`(held: Int, isAlias: Bool) throws {
    let names = (0..<9).map { "上\($0)省" }
    let tops = ["\"大国\":[\(names.prefix(held).map { "\"\($0)\"" }.joined(separator: ","))]"]
    let rest = names.enumerated().map { "\"\($0.element)\":[\"下\($0.offset)市\",\"下\($0.offset)县\"]" }
    #expect(try self.isAlias("{\((tops + rest).joined(separator: ","))}") == isAlias)
  }

  /// Descriptions that two lists share, of which the one that is referred to holds no names.
  @Test func `a list without regions is referred to by none`() throws {
    let text = "{\"a\":[{\"Description\":\"Anhui\"},{\"Description\":\"Anhui\",\"n\":\"Anhui\"}],\"b\":[{\"Description\":\"Y z\",\"x\":\"Anhui\"}]}"
    let nesting = try nesting(text)
    #expect(nesting.tree().nodes.count <= 3)
  }
}
