import Regions
import RegionsSource
import RegionsTestSupport
import Testing

@testable import RegionsImport

/// What is taken, with which confidence, and what is refused.
struct ChooserTests {
  private func result(
    _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportResult {
    var options = ImportOptions()
    change(&options)
    return try ShapeCase("", text, tree: "").imported(options)
  }

  /// What the first diagnostic of a refusal is; `nil` if the source is taken.
  private func refusal(
    _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> Diagnostic.Kind? {
    do {
      _ = try result(text, change)
      return nil
    } catch let error as ImportError {
      return error.diagnostics.first?.kind
    } catch {
      return nil
    }
  }

  private static let twoLists =
    "{\"provinces\":[\"Aro\",\"Beko\"],\"cities\":[\"Cilo\",\"Dero\",\"Enno\"]}"

  /// Rows of four tables, as a shop's dump has them without its schema.
  private static let dumpWithoutColumns = """
    INSERT INTO actor VALUES (1,'PENELOPE','GUINESS','2006-02-15'),(2,'NICK','WAHLBERG','2006-02-15');
    INSERT INTO city VALUES (1,'Abha',82,'2006-02-15'),(2,'Abu Dhabi',101,'2006-02-15'),(3,'Acua',60,'2006-02-15');
    INSERT INTO country VALUES (82,'Saudi Arabia','2006-02-15'),(101,'United Arab Emirates','2006-02-15'),
      (60,'Mexico','2006-02-15');
    INSERT INTO category VALUES (1,'Action','2006-02-15'),(2,'Animation','2006-02-15');
    """

  /// Provinces, their wards, and zones that nothing refers to.
  private static let dumpWithZones = """
    INSERT INTO zones(id,name,code_name) VALUES (1,'Northeast','northeast'),(2,'Northwest','northwest');
    INSERT INTO provinces(code,name,full_name) VALUES ('01','Aro','City of Aro'),('04','Beko','Beko Province'),
      ('08','Cilo','Cilo Province');
    INSERT INTO wards(code,name,full_name,province_code) VALUES ('00004','Dero','Ward Dero','01'),
      ('00008','Enno','Ward Enno','01'),('01273','Folo','Ward Folo','04'),('01279','Garo','Ward Garo','04'),
      ('00691','Hino','Ward Hino','08'),('00694','Ilo','Ward Ilo','08');
    """

  @Test(
    arguments: [
      (twoLists, .unattachedLists), (dumpWithoutColumns, .unattachedLists),
      (dumpWithZones, .unattachedLists),
      (
        "code,name,province\n11,Aro,1\n11,Beko,1\n12,Cilo,1\n12,Dero,2\n13,Enno,2\n13,Folo,2\n14,Garo,2\n14,Hino,3\n15,Ilo,3\n15,Jaro,3\n",
        .unusedCodes
      ),
    ] as [(String, Doubt.Kind)])
  func `what a reading leaves unexplained is refused`(text: String, doubt: Doubt.Kind) {
    guard case .unexplained(let found, _) = refusal(text) else {
      Issue.record("\(String(describing: refusal(text)))")
      return
    }
    #expect(found.kind == doubt)
  }

  @Test(
    arguments: [
      (
        "#!/bin/sh\nset -e\nfor f in $(ls); do\n  echo $f; cp \"$f\" x\ndone\nexit 0\n",
        .namesReadLikeText("for f in $(ls)")
      ),
      ("id,name,parent\n1,Aro,2\n2,Beko,1\n", .ring(.init(id: "1", name: "Aro"), ids: ["1", "2"])),
      (
        "id,name,parent\n1,Aro,\n2,Beko,1\n2,Cilo,1\n",
        .severalNames(id: "2", names: ["Beko", "Cilo"], areSpellings: false)
      ),
    ] as [(String, Diagnostic.Kind)])
  func `what is no tree is refused`(text: String, kind: Diagnostic.Kind) {
    #expect(refusal(text) == kind)
  }

  @Test func `what is refused as a program's text is told with its place`() {
    let script = "#!/bin/sh\nset -e\nfor f in $(ls); do\n  echo $f; cp \"$f\" x\ndone\nexit 0\n"
    do {
      _ = try result(script)
      Issue.record("not refused")
    } catch let error as ImportError {
      #expect(error.diagnostics.first?.location.line == 3)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: ["+1", "1+2", "(1)", "1 2"])
  func `a column called the ID that isn't like one is told of`(first: String) throws {
    let text = "id,name\n\(first),Aro\nx\(first),Beko\n"
    let kinds = try result(text).report.warnings.map(\.kind)
    #expect(
      kinds.contains { kind in
        if case .doubt(let doubt) = kind { doubt.kind == .unusedIDs } else { false }
      }, "\(kinds)")
    #expect(try result("id,district\n1,Aro\n2,Beko\n").report.warnings.isEmpty)
  }

  @Test func `levels that are the same in all rows are levels where those above are, too`() throws {
    let rows = (1...3).flatMap { town in (1...3).map { "Village\(town)\($0)y,Town\(town)x,Kador" } }
    func text(_ more: String, _ cell: String) -> String {
      "village,township,state,\(more)\n" + rows.map { "\($0),\(cell)\n" }.joined()
    }
    let report = try result(text("country", "Xanadu")).report
    #expect(report.levels == [1, 1, 3, 9])
    #expect(report.confidence == .certain)
  }

  @Test func `a refusal names the structure that decides`() {
    guard case .unexplained(_, let outcome) = refusal(Self.twoLists) else {
      Issue.record("it is not refused")
      return
    }
    #expect(outcome.structure == "list")
    #expect(outcome.shape.form == .flat)
    #expect(outcome.levels == [5])
  }

  @Test(arguments: ["--id", "--name", "--parent", "--attributes", "--levels"])
  func `an option that names no column is refused with those there are`(option: String) {
    let found = refusal("id,parent,name,pinyin\n1,,A,a\n2,1,B,b\n") { options in
      switch option {
      case "--id": options.idKey = "nope"
      case "--name": options.nameKey = "nope"
      case "--parent": options.parentKey = "nope"
      case "--attributes": options.attributeKeys = ["name", "nope"]
      default: options.levelKeys = ["name", "nope"]
      }
    }
    #expect(found == .unknownColumn("nope", known: ["id", "parent", "name", "pinyin"]))
  }

  @Test func `a key that holds nothing is refused`() {
    #expect(
      refusal("[{\"name\":\"Aro\",\"sub\":[{\"name\":\"Beko\"}]}]") { $0.childrenKey = "nope" }
        == .unknownKey("nope", known: ["sub"]))
  }

  @Test(arguments: [("hospitals.csv", ImportReport.Confidence.doubtful), ("states.csv", .certain)])
  func `a list that is called after no level is not surely above another`(
    name: String, confidence: ImportReport.Confidence
  ) throws {
    let towns = (0..<12).map { "\(100 + $0),Beko\($0)y,\(1 + $0 / 3)\n" }.joined()
    let sample = ShapeCase(
      "",
      sources: [
        (name, "id,city_name,beds\n1,Delta,3\n2,Alpha,9\n3,Gamma,20\n4,Beta,31\n"),
        ("wards.csv", "id,name,city_id\n" + towns),
      ], tree: "")
    #expect(try sample.imported().report.confidence == confidence)
  }

  @Test(
    arguments: [
      ("id,pid,district\n1,0,Aro\n2,1,Beko\n3,1,Cilo\n", nil, ImportReport.Confidence.certain),
      ("id,pid,name\n1,0,Aro\n2,1,Beko\n3,1,Cilo\n", nil, .likely),
      ("name,level\nAro,1\nBeko,2\nCilo,1\nDero,2\n", nil, .doubtful),
      ("id,pid,name\n1,0,Aro\n2,1,Beko\n3,1,Cilo\n", "list", .doubtful),
    ] as [(String, String?, ImportReport.Confidence)])
  func `confidence can be low`(
    text: String, structure: String?, confidence: ImportReport.Confidence
  ) throws {
    #expect(try result(text) { $0.structure = structure }.report.confidence == confidence)
  }

  /// The columns are those of what `regions export` writes, which leaves nothing to detect.
  @Test func `options are heard where nothing has to be detected`() throws {
    let text = "id,parent,name\n1,,北京市\n2,1,东城区\n3,1,西城区\n"
    #expect(try result(text).report.levels == [1, 2])
    #expect(try result(text) { $0.structure = "list" }.report.levels == [3])
    #expect(
      try result(text) { $0.explains = true }.report.readings.map(\.structure)
        == ["parent-column", "list"])
    #expect(refusal(text) { $0.levelKeys = ["nope"] } != nil)
    let spoken = try result(text) { $0.pinyin = { ([$0] + $1).joined(separator: "<") } }
    #expect(
      try RegionTree(bytes: spoken.bytes)["2"]?[attribute: "pinyin"] == .text("东城区<北京市"))
  }

  @Test func `the order in which readings are found means nothing`() throws {
    let text =
      "code,pid,name,level\n110000,0,北京市,1\n110101,110000,东城区,2\n120000,0,天津市,1\n120101,120000,和平区,2\n"
    let document = try SourceDocument(reading: .bytes(Array(text.utf8), name: "in"), with: [])
    let evidence = Evidence(SourceTexts([document]))
    let options = ImportOptions()
    let skeleton = Nesting(evidence, options, roles: evidence.chooseRoles(options))
    let ranked = Chooser(evidence: evidence, options: options).rank(isComplete: true)
    var random = SeededRandom(seed: 11)
    for _ in 0..<10 {
      let found = Structure.all.shuffled(using: &random).compactMap { $0.find(skeleton) }
      let sorted = found.sorted { ($1.score, $0.structure) < ($0.score, $1.structure) }
      #expect(sorted.map(\.structure) == ranked.map(\.structure))
    }
  }

  @Test func `all readings are listed on request, best first, every column with its part`() throws {
    let report = try result(
      "code,pid,name,sort\n110000,0,北京市,1\n110101,110000,东城区,1\n120000,0,天津市,1\n120101,120000,和平区,1\n"
    ) { $0.explains = true }.report
    #expect(report.readings.map(\.structure).starts(with: ["parent-column", "code-prefix"]))
    #expect(
      report.readings[0].columns.map { "\($0.name): \($0.part)" }
        == ["code: id", "pid: parent", "name: name", "sort: constant"])
    #expect(report.readings[0].levels == [2, 2])
    for (one, next) in zip(report.readings, report.readings.dropFirst()) {
      #expect(one.score >= next.score)
    }
    for reading in report.readings {
      #expect(abs(reading.evidence.reduce(0) { $0 + $1.weight } - reading.score) < 1e-9)
    }
  }
}
