import CSQLite
import Foundation
import Regions
import RegionsExport
import RegionsFormats
import RegionsImport
import RegionsSource
import RegionsTestSupport
import Testing

/// The database, by the library itself and by our reader.
struct DatabaseFormTests {
  @Test func `holds regions metadata and paths`() throws {
    let database = try Database(try Samples.small().exported(.sqlite))
    #expect(
      try database.query("SELECT id, parent, name, pinyin, people FROM regions") == [
        "110000||北京市|bei jing|", "110101|110000|东城区||708829", "110101001|110101|东华门街道||",
        "110102|110000|西城区||",
      ])
    #expect(
      try database.query("SELECT * FROM paths WHERE id = '110101001'") == [
        "110101001|东华门街道|3|北京市/东城区/东华门街道"
      ])
    #expect(
      try database.query("SELECT * FROM metadata") == [
        "title|Two districts", "as-of|2025-12-31", "origin|a test", "license|MIT",
        "level|province", "level|district", "text|pinyin", "integer|people",
      ])
    #expect(
      try database.query("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        == ["regions_by_parent", "regions_by_name"])
    #expect(try database.query("PRAGMA integrity_check") == ["ok"])
    #expect(try database.query("PRAGMA foreign_key_check") == [])
  }

  @Test func `one path is found without reading all regions`() throws {
    let database = try Database(try Samples.bare().exported(.sqlite))
    let plan = try database.query("EXPLAIN QUERY PLAN SELECT path FROM paths WHERE id = '110101'")
    #expect(!plan.contains { $0.contains("SCAN regions") || $0.contains("SCAN above") }, "\(plan)")
  }

  @Test func `is the same each time`() throws {
    #expect(try Samples.small().exported(.sqlite) == Samples.small().exported(.sqlite))
  }

  @Test func `ends at the depth asked for`() throws {
    let database = try Database(try Samples.small().exported(.sqlite, depth: 1))
    #expect(try database.query("SELECT id FROM regions") == ["110000"])
  }

  @Test func `leaves no file behind`() throws {
    let folder = FileManager.default.temporaryDirectory
    func files() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        .filter { $0.hasPrefix("regions-export-") }
    }
    let before = try files()
    _ = try Samples.bare().exported(.sqlite)
    // Other tests may export at the same time, so only what stays counts.
    var left = try files().subtracting(before)
    for _ in 0..<50 where !left.isEmpty {
      Thread.sleep(forTimeInterval: 0.1)
      left.formIntersection(try files())
    }
    #expect(left.isEmpty)
  }
}

/// Other people's databases.
struct DatabaseReaderTests {
  @Test func `a database has a table a level`() throws {
    let tree = try imported(
      """
      CREATE TABLE province(code TEXT PRIMARY KEY, name TEXT);
      CREATE TABLE city(code TEXT PRIMARY KEY, name TEXT, provinceCode TEXT);
      CREATE TABLE area(code TEXT PRIMARY KEY, name TEXT, cityCode TEXT, provinceCode TEXT);
      INSERT INTO province VALUES ('13', '河北省'), ('14', '山西省');
      INSERT INTO city VALUES ('1301', '石家庄市', '13'), ('1401', '太原市', '14');
      INSERT INTO area VALUES ('130102', '长安区', '1301', '13'), ('140105', '小店区', '1401', '14');
      """)
    #expect(tree.levelCounts == [2, 2, 2])
    #expect(tree["140105"]?.path.map(\.name) == ["山西省", "太原市", "小店区"])
  }

  @Test func `a database has one table with a parent column`() throws {
    let tree = try imported(
      """
      CREATE TABLE region(id INTEGER PRIMARY KEY, pid INTEGER, title TEXT, zip TEXT);
      INSERT INTO region VALUES (1, 0, '河北省', NULL), (2, 1, '石家庄市', '050000'),
        (3, 2, '长安区', '050011'), (4, 2, '桥西区', '050091'), (5, 0, '山西省', NULL);
      CREATE INDEX by_parent ON region(pid);
      CREATE VIEW names AS SELECT title FROM region;
      """)
    #expect(tree.levelCounts == [2, 1, 2])
    #expect(tree["3"]?.path.map(\.name) == ["河北省", "石家庄市", "长安区"])
    #expect(tree["3"]?[attribute: "zip"] == .text("050011"))
  }

  @Test func `rows keep the order in which they were added`() throws {
    let tree = try imported(
      """
      CREATE TABLE region(id TEXT PRIMARY KEY, parent TEXT, name TEXT);
      CREATE INDEX covers ON region(name, parent, id);
      INSERT INTO region VALUES ('2', NULL, 'b'), ('1', NULL, 'a'), ('21', '2', 'bb'),
        ('20', '2', 'ba'), ('11', '1', 'ab');
      """)
    #expect(tree.roots.map(\.id) == ["2", "1"])
    #expect(tree["2"]?.children.map(\.id) == ["21", "20"])
  }

  @Test func `a table may have no row numbers`() throws {
    let tree = try imported(
      """
      CREATE TABLE region(id TEXT PRIMARY KEY, parent TEXT, name TEXT) WITHOUT ROWID;
      INSERT INTO region VALUES ('2', NULL, 'b'), ('1', NULL, 'a'), ('21', '2', 'bb');
      """)
    #expect(tree.levelCounts == [2, 1])
  }

  @Test(
    arguments: [
      ("CREATE VIEW a AS SELECT 1", .nothingIn(.database)),
      (
        "CREATE TABLE region(id TEXT, name BLOB); INSERT INTO region VALUES ('1', x'00ff')",
        .cell(column: "name", table: "region", .bytes)
      ),
      (
        "CREATE TABLE region(id TEXT, name TEXT); INSERT INTO region VALUES ('1', CAST(x'ff' AS TEXT))",
        .cell(column: "name", table: "region", .notUTF8)
      ),
    ] as [(String, SourceProblem)])
  func `what can't be read is a diagnostic`(_ sql: String, _ problem: SourceProblem) throws {
    let bytes = try Database.bytes(of: sql)
    let error = #expect(throws: ImportError.self) {
      try Importer(readers: [.sqlite]).importTree(from: [.bytes(bytes, name: "a.db")])
    }
    #expect(
      error?.diagnostics == [Diagnostic(.error, at: DiagnosticLocation("a.db"), .source(problem))])
  }

  /// A damaged database is an error or a tree, never a crash.
  @Test func `random damage is an error or a tree`() throws {
    let bytes = try Samples.small().exported(.sqlite)
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    var failures = 0
    for _ in 0..<150 {
      var damaged = bytes
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged.removeLast(Int.random(in: 1..<bytes.count - 16, using: &random))
      case 1:
        damaged[Int.random(in: 16..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      default:
        let start = Int.random(in: 16..<bytes.count - 64, using: &random)
        for index in start..<start + 64 { damaged[index] = .random(in: 0...255, using: &random) }
      }
      do {
        _ = try Importer(readers: [.sqlite]).importTree(from: [.bytes(damaged, name: "a.db")])
      } catch {
        failures += 1
        #expect(error.diagnostics.first?.location.source == "a.db", "seed \(seed)")
      }
    }
    #expect(failures > 10, "seed \(seed)")
  }

  private func imported(_ sql: String) throws -> RegionTree {
    let result = try Importer(readers: [.sqlite])
      .importTree(from: [.bytes(try Database.bytes(of: sql), name: "a.db")])
    return try RegionTree(bytes: result.bytes)
  }
}

/// SQLite itself, for what is expected of it.
final class Database {
  private let folder: TemporaryFolder
  private let handle: OpaquePointer

  init(_ bytes: [UInt8]) throws {
    folder = try TemporaryFolder()
    try #require(csqlite_load() == 1)
    var opened: OpaquePointer?
    let path = try folder.write("a.db", bytes)
    try #require(csqlite_open_v2(path, &opened, SQLITE_OPEN_READWRITE) == SQLITE_OK)
    handle = try #require(opened)
  }

  deinit { csqlite_close_v2(handle) }

  /// A new database after some statements.
  static func bytes(of sql: String) throws -> [UInt8] {
    let database = try Database([])
    let status = csqlite_exec(database.handle, sql)
    try #require(status == SQLITE_OK, "\(String(cString: csqlite_errmsg(database.handle)))")
    return try Array(Data(contentsOf: URL(filePath: database.folder.path("a.db"))))
  }

  /// The rows of a query, columns separated by "|".
  func query(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    let status = csqlite_prepare_v2(handle, sql, &statement)
    try #require(status == SQLITE_OK, "\(String(cString: csqlite_errmsg(handle)))")
    defer { csqlite_finalize(statement) }
    var rows: [String] = []
    while csqlite_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<csqlite_column_count(statement)).map { column in
          csqlite_column_text(statement, column).map { String(cString: $0) } ?? ""
        }.joined(separator: "|"))
    }
    return rows
  }
}
