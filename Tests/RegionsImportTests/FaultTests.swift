import Regions
import RegionsSource
import Testing

@testable import RegionsImport

/// What is wrong with a source: all of it is reported in one run, with its place, and nothing is
/// made of it unless somebody says so.
struct FaultTests {
  static let rows = """
    id,pid,name
    11,0,北京市
    1101,11,东城区
    1102,11,西城区
    13,0,河北省
    1301,13,石家庄市
    130102,1301,长安区

    """

  @Test(
    arguments: [
      ("a missing parent", "77,99,无处县\n", [missing(at: 8)]),
      ("a row without a name", "1103,11,\n", [fault(at: 8, .nameless(id: "1103"))]),
      (
        "a control character", "1103,11,甲\u{1B}[1m\n",
        [fault(at: 8, .controlCharacter(.init(id: "1103", name: "甲\u{1B}[1m")))]
      ),
      (
        "one ID, two names", "1102,11,海淀区\n",
        [fault(at: 8, .severalNames(id: "1102", names: ["西城区", "海淀区"], areSpellings: false))]
      ),
      (
        "one ID, two spellings", "1102,11,西-城区\n",
        [fault(at: 8, .severalNames(id: "1102", names: ["西城区", "西-城区"], areSpellings: true))]
      ),
      (
        "a ring", "21,22,甲\n22,21,乙\n",
        [fault(at: 8, .ring(.init(id: "21", name: "甲"), ids: ["21", "22"]))]
      ),
      (
        "three faults at once", "77,99,无处县\n1103,11,\n1102,11,海淀区\n",
        [
          fault(at: 9, .nameless(id: "1103")), missing(at: 8),
          fault(at: 10, .severalNames(id: "1102", names: ["西城区", "海淀区"], areSpellings: false)),
        ]
      ),
    ] as [(String, String, [Diagnostic])])
  func `are reported exactly`(_ fault: String, _ lines: String, _ diagnostics: [Diagnostic]) {
    let sample = ShapeCase(fault, Self.rows + lines, tree: "")
    let error = #expect(throws: ImportError.self) { try sample.imported() }
    #expect(error?.diagnostics == diagnostics, "\(fault)")
  }

  private static func fault(at line: Int, _ kind: Diagnostic.Kind) -> Diagnostic {
    Diagnostic(.error, at: DiagnosticLocation("in", line: line, column: 1), kind)
  }

  private static func missing(at line: Int) -> Diagnostic {
    fault(at: line, .missingParent(.init(id: "77", name: "无处县"), parent: "99"))
  }

  @Test func `rows that are longer than the heading are told`() throws {
    let sample = ShapeCase("long rows", Self.rows + "1103,11,海淀区,a,b\n1104,11,丰台区,\n", tree: "")
    let warnings = try sample.imported().report.warnings
    let place = DiagnosticLocation("in", line: 8, column: 1)
    #expect(warnings.contains(Diagnostic(.warning, at: place, .longRows(1, lastColumn: "name"))))
  }

  @Test func `a level that jumps is reported with its place`() throws {
    let rows = """
      id,pid,name,level
      11,0,北京市,1
      1101,11,市辖区,2
      110101,1101,东城区,3
      110102,1101,西城区,3
      44,0,广东省,1
      4419,44,东莞市,2
      441900003,4419,东城街道,4
      4401,44,广州市,2
      440103,4401,荔湾区,3

      """
    let result = try ShapeCase("a street right below a city", rows, tree: "").imported()
    #expect(
      result.report.warnings.contains(
        Diagnostic(
          .warning, at: DiagnosticLocation("in", line: 8, column: 1),
          .levelJump(name: "东城街道", level: 4, above: 2, others: 0))))
  }

  @Test func `two parents are shown`() throws {
    let sample = ShapeCase(
      "two parents",
      "id,name,a_id,b_id\n1,北,0,0\n2,南,0,0\n3,东,1,2\n4,西,1,2\n5,中,2,1\n6,上,2,1\n7,下,1,2\n", tree: ""
    )
    let error = #expect(throws: ImportError.self) { try sample.imported() }
    #expect(
      error?.diagnostics == [
        Diagnostic(.error, at: DiagnosticLocation("in"), .rivalParents("a_id", "b_id"))
      ])
    var options = ImportOptions()
    options.parentKey = "b_id"
    #expect(shown { try sample.imported(options) } == "北#1(中#5, 上#6), 南#2(东#3, 西#4, 下#7)")
  }

  @Test func `are skipped on request`() throws {
    var options = ImportOptions()
    options.onError = .skip
    let sample = ShapeCase("faults", Self.rows + "77,99,无处县\n7701,77,无处村\n1103,11,\n", tree: "")
    let result = try sample.imported(options)
    #expect(
      try RegionTree(bytes: result.bytes).outline
        == "北京市#11(东城区#1101, 西城区#1102), 河北省#13(石家庄市#1301(长安区#130102))")
    #expect(result.report.warnings.count == 2)
  }

  @Test func `orphans become roots on request`() {
    var options = ImportOptions()
    options.orphans = .roots
    let sample = ShapeCase("orphans", Self.rows + "77,99,无处县\n", tree: "")
    #expect(shown { try sample.imported(options) }.hasSuffix("无处县#77"))
  }

  @Test func `exact repeats are counted`() throws {
    let result = try ShapeCase("repeats", Self.rows + "1102,11,西城区\n", tree: "").imported()
    #expect(result.report.regionCount == 6)
    #expect(result.report.skipped == 1)
  }

  @Test func `placeholders are listed and dropped on request`() throws {
    let sample = ShapeCase(
      "placeholders",
      #"[{"code":"11","name":"北京市","children":[{"code":"1101","name":"市辖区","children":[{"code":"110101","name":"东城区"}]}]},{"code":"12","name":"天津市","children":[]}]"#,
      tree: "")
    #expect(
      try sample.imported().report.warnings.map(\.kind) == [
        .placeholdersKept([.init(name: "市辖区", count: 1)])
      ])
    var options = ImportOptions()
    options.dropPlaceholders = true
    #expect(shown { try sample.imported(options) } == "北京市#11(东城区#110101), 天津市#12")
  }

  /// In a language of which no word is known: what has no value in front of others that have one, in three lists or more.
  @Test(arguments: [(3, false, ""), (3, true, ""), (2, false, "1"), (3, false, "1")])
  func `what stands first without a value asks to choose`(
    lists: Int, drops: Bool, value: String
  ) throws {
    func item(_ label: String, _ value: String) -> String {
      "{\"label\":\"\(label)\",\"value\":\"\(value)\""
    }
    let regions = (0..<lists).map { region in
      let first = item("qyzy", value.isEmpty ? "" : "\(region)9") + "}"
      let below = [first] + (0..<2).map { item("Aro\(region)x\($0)", "\(region)\($0)") + "}" }
      return item("Beko\(region)y", "\(region)") + ",\"children\":["
        + below.joined(separator: ",") + "]}"
    }
    let sample = ShapeCase("first", "[" + regions.joined(separator: ",") + "]", tree: "")
    var options = ImportOptions()
    options.dropPlaceholders = drops
    let isLeft = value.isEmpty && lists > 2
    #expect(try sample.imported(options).report.regionCount == lists * (isLeft ? 3 : 4))
  }

  @Test(arguments: ["Valitseb", "اخترين", "Velgast", "Kiesby", "Bittenfeld"])
  func `names that begin as such a question does are names`(name: String) throws {
    let sample = ShapeCase(
      "names", "id,name\n1,Talmo\n2,\(name)\n3,Orvel\n", tree: "")
    #expect(try sample.imported().report.regionCount == 3)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a name of a million points is refused as any of a million letters`() {
    let points = String(repeating: ".", count: 1_000_000)
    var options = ImportOptions()
    options.nameKey = "name"
    let sample = ShapeCase("points", "id,name\n1,Talmo\n2,\(points)\n3,Orvel\n", tree: "")
    let error = #expect(throws: ImportError.self) { try sample.imported(options) }
    let told = "\(error?.diagnostics ?? [])"
    #expect(told.contains("4,096 bytes"))
  }

  @Test func `a region file is called what it is`() throws {
    var builder = RegionTreeBuilder()
    _ = try builder.add(id: "11", name: "Talmo")
    let source = ImportSource.bytes(try builder.build(), name: "in")
    let error = #expect(throws: (any Error).self) {
      try Importer(readers: []).importTree(from: [source])
    }
    #expect(
      "\(String(describing: error))".contains(
        "foreignFile(RegionsSource.SourceProblem.ForeignFormat.regionFile)"))
  }

  @Test func `points behind a placeholder don't hide it`() throws {
    let sample = ShapeCase(
      "placeholders",
      #"[{"name":"Talmo","districts":["Garo","St. Orvel","Others..."]},{"name":"Berna","districts":["Sulk"]}]"#,
      tree: "")
    #expect(
      try sample.imported().report.warnings.map(\.kind) == [
        .placeholdersKept([.init(name: "Others...", count: 1)])
      ])
  }

  @Test(arguments: [
    (#"[{"id":"0","name":"请选择"},{"id":"1","name":"Aro x"}]"#, "Aro x#1", 1),
    (#"[{"id":"0","name":"-- Select town --"},{"id":"1","name":"Aro x"}]"#, "Aro x#1", 1),
    // What hangs on it is what is chosen from.
    (#"[{"id":"0","name":"请选择","children":[{"id":"1","name":"Aro x"}]}]"#, "Aro x#1", 1),
    // Beside others that would be lost.
    (
      #"[{"id":"0","name":"请选择","children":[{"id":"1","name":"Aro x"}]},{"id":"2","name":"Beko"}]"#,
      "请选择#0(Aro x#1), Beko#2", 0
    ),
    // A heading of a group asks nothing.
    (#"[{"id":"0","name":"-- Beko --"},{"id":"1","name":"Aro x"}]"#, "-- Beko --#0, Aro x#1", 0),
    // What `export` wrote is a region of a data set.
    (
      #"[{"$regions":{"title":"T"},"id":"0","name":"请选择"},{"id":"1","name":"Aro x"}]"#,
      "请选择#0, Aro x#1", 0
    ),
  ])
  func `a question to choose is left out and counted`(text: String, tree: String, skipped: Int)
    throws
  {
    let sample = ShapeCase("question", text, tree: "")
    #expect(shown { try sample.imported() } == tree)
    #expect(try sample.imported().report.skipped == skipped)
  }

  @Test func `a country on top can be left out`() {
    var options = ImportOptions()
    options.root = "100000"
    let sample = ShapeCase(
      "country", "id,pid,name\n100000,,中国\n110000,100000,北京市\n110101,110000,东城区\n", tree: "")
    #expect(shown { try sample.imported(options) } == "北京市#110000(东城区#110101)")
  }

  @Test(arguments: [nil, ImportOptions.IDs.source, .scoped, .path])
  func `rows that lie below each other deeper than a tree may be are refused`(
    _ ids: ImportOptions.IDs?
  ) throws {
    // More than a byte counts.
    let rows = (1...300).map { "\(1000 + $0),\($0 > 1 ? "\(999 + $0)" : ""),地\($0)\n" }
    var options = ImportOptions()
    options.ids = ids
    let sample = ShapeCase("deep", "id,pid,name\n" + rows.joined(), tree: "")
    let error = #expect(throws: ImportError.self) { try sample.imported(options) }
    guard case .unbuildable(let fault)? = error?.diagnostics.first?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.kind == .depth)
  }

  /// IDs that are made of the way to a region would be as long as the chain.
  @Test func `a chain of as many rows as a country has is refused in the memory it takes to read`()
  {
    let rows = (1...100_000).map { "地\($0),\($0 > 1 ? "地\($0 - 1)" : "")\n" }
    let sample = ShapeCase("chain", "name,parent\n" + rows.joined(), tree: "")
    #expect(throws: ImportError.self) { try sample.imported() }
  }

  @Test func `names are trimmed on request`() {
    var options = ImportOptions()
    options.trim = true
    let sample = ShapeCase("spaces", "id,pid,name\n1,0,\" 北京　\"\n2,1,东城 \n", tree: "")
    #expect(shown { try sample.imported(options) } == "北京#1(东城#2)")
  }

  @Test func `types of attributes are found`() throws {
    let sample = ShapeCase(
      "attributes",
      "id,pid,name,zip,population\n1,0,北京,010000,21893000\n2,1,东城,100010,708000\n", tree: "")
    let tree = try RegionTree(bytes: sample.imported().bytes)
    #expect(tree["2"]?[attribute: "zip"] == .text("100010"))
    #expect(tree["2"]?[attribute: "population"] == .integer(708000))
  }
}
