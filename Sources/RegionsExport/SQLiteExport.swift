import Regions
import RegionsFiles
import SQLiteDatabase

/// Writes a tree as a SQLite database.
///
/// - `regions(id, parent, name, …)`: a row a region, each before its children, with a column `rank`
///   if it doesn't follow from the IDs and one for each attribute; `id` is the primary key and `parent` and `name` have an index.
/// - `paths(id, name, level, path)`: a view with the names from the root down, joined by "/".
/// - `metadata(key, value)`: what else is known of the data set; only there if something is.
///
/// The same library version makes the same bytes of the same tree.
struct SQLiteExport {
  private let tree: RegionTree
  private let ranks: ExchangeRanks
  private let columns: [ExportColumn]
  private let scope: ExportScope

  init(_ tree: RegionTree, _ scope: ExportScope) {
    self.tree = tree
    self.scope = scope
    // SQLite's column names don't tell upper from lower case.
    var taken = Set(ExchangeKey.firstColumns + ["rowid", "oid", "_rowid_"])
    ranks = ExchangeRanks(tree, scope)
    if ranks == .given { taken.insert(ExchangeKey.rank) }
    columns = ExportColumn.all(of: tree, ranks: ranks) { name in
      !name.utf8.isEmpty && !name.utf8.contains(0) && taken.insert(name.lowercased()).inserted
    }
  }

  /// - Parameter path: An empty file, or none.
  func write(to path: String) throws {
    let database = try SQLiteConnection(writing: path)
    // The file is nobody else's before it is complete, so a journal would be of no use.
    try database.run("PRAGMA journal_mode = OFF")
    try database.run("PRAGMA synchronous = OFF")
    try database.run("PRAGMA encoding = 'UTF-8'")
    try database.run("BEGIN")
    try writeMetadata(database)
    try writeRegions(database)
    try database.run("CREATE INDEX regions_by_parent ON regions(parent)")
    try database.run("CREATE INDEX regions_by_name ON regions(name)")
    try database.run(Self.view)
    try database.run("COMMIT")
  }

  private func writeMetadata(_ database: SQLiteConnection) throws {
    let pairs = Description(scope.metadata(of: tree), ranks, columns).pairs
    guard !pairs.isEmpty else { return }
    try database.run("CREATE TABLE metadata(key TEXT NOT NULL, value TEXT NOT NULL)")
    let insert = try database.prepare("INSERT INTO metadata VALUES (?, ?)")
    for (key, value) in pairs {
      try insert.bind(1, Array(key.utf8)[...])
      try insert.bind(2, Array(value.utf8)[...])
      try insert.run()
    }
  }

  private func writeRegions(_ database: SQLiteConnection) throws {
    let rank = ranks == .given ? ",\n  rank INTEGER" : ""
    let declarations = columns.map {
      ",\n  \(SQLiteConnection.quoted($0.key)) \($0.kind == .integer ? "INTEGER" : "TEXT")"
    }
    try database.run(
      """
      CREATE TABLE regions(
        id TEXT NOT NULL PRIMARY KEY,
        parent TEXT REFERENCES regions(id),
        name TEXT NOT NULL\(rank)\(declarations.joined()))
      """)
    let first = ranks == .given ? 5 : 4
    let marks = String(repeating: ", ?", count: columns.count + first - 4)
    let insert = try database.prepare("INSERT INTO regions VALUES (?, ?, ?\(marks))")
    let storage = tree.storage
    var texts = RegionTexts(storage)
    try scope.forEachInDocumentOrder { node, parent in
      let row = texts.row(of: node, below: parent)
      try insert.bind(1, row.id)
      if parent == nil { try insert.bindNull(2) } else { try insert.bind(2, row.parent) }
      try insert.bind(3, row.name)
      if ranks == .given {
        let rank = storage.rank(of: node)
        if rank > 0 { try insert.bind(4, Int64(rank)) } else { try insert.bindNull(4) }
      }
      for (index, column) in columns.enumerated() {
        let parameter = index + first
        switch storage.attribute(column.name, of: node) {
        case .integer(let number): try insert.bind(parameter, number)
        case .text(let value): try insert.bind(parameter, Array(value.utf8)[...])
        case nil: try insert.bindNull(parameter)
        }
      }
      try insert.run()
    }
  }

  /// Climbs from each region to its root, so that asking for one path reads one path.
  private static let view = """
    CREATE VIEW paths AS
    SELECT id, name,
      (WITH RECURSIVE up(parent, level) AS (
         SELECT regions.parent, 1
         UNION ALL
         SELECT above.parent, up.level + 1
         FROM up JOIN regions AS above ON above.id = up.parent)
       SELECT max(level) FROM up) AS level,
      (WITH RECURSIVE up(parent, path) AS (
         SELECT regions.parent, regions.name
         UNION ALL
         SELECT above.parent, above.name || '/' || up.path
         FROM up JOIN regions AS above ON above.id = up.parent)
       SELECT path FROM up WHERE parent IS NULL) AS path
    FROM regions
    """
}
