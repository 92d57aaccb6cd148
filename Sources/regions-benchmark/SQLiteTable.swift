import CSQLite
import Foundation
import Regions

/// The table id, parent, name of a tree in SQLite, at its fastest fair setting: integer key, prepared
/// statements, a file mapped into memory, everything inside one read transaction.
final class SQLiteTable {
  private let folder: URL
  private var database: OpaquePointer?
  private var row: OpaquePointer?
  private var ancestors: OpaquePointer?
  private var children: OpaquePointer?

  /// - Returns: `nil` if SQLite isn't installed or the file can't be made.
  init?(_ tree: RegionTree) {
    guard csqlite_load() == 1 else { return nil }
    folder = FileManager.default.temporaryDirectory.appending(path: "regions-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
    let file = folder.appending(path: "regions.sqlite").path
    guard Self.write(tree, to: file),
      csqlite_open_v2(file, &database, SQLITE_OPEN_READONLY) == SQLITE_OK,
      csqlite_exec(database, "PRAGMA mmap_size=1073741824; BEGIN") == SQLITE_OK
    else { return nil }
    for (query, statement) in [
      ("SELECT parent, name FROM r WHERE id=?", \SQLiteTable.row),
      (
        """
        WITH RECURSIVE up(parent, name) AS (SELECT parent, name FROM r WHERE id=?
        UNION ALL SELECT r.parent, r.name FROM up JOIN r ON r.id=up.parent) SELECT name FROM up
        """, \SQLiteTable.ancestors
      ),
      ("SELECT name FROM r WHERE parent=?", \SQLiteTable.children),
    ] {
      guard csqlite_prepare_v2(database, query, &self[keyPath: statement]) == SQLITE_OK else {
        return nil
      }
    }
  }

  deinit {
    for statement in [row, ancestors, children] { _ = csqlite_finalize(statement) }
    _ = csqlite_close_v2(database)
    try? FileManager.default.removeItem(at: folder)
  }

  private static func write(_ tree: RegionTree, to file: String) -> Bool {
    var database: OpaquePointer?
    defer { _ = csqlite_close_v2(database) }
    guard
      csqlite_open_v2(file, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) == SQLITE_OK,
      csqlite_exec(
        database, "CREATE TABLE r(id INTEGER PRIMARY KEY, parent INTEGER, name TEXT); BEGIN")
        == SQLITE_OK
    else { return false }
    var insert: OpaquePointer?
    defer { _ = csqlite_finalize(insert) }
    _ = csqlite_prepare_v2(database, "INSERT INTO r VALUES(?,?,?)", &insert)
    for number in 0..<tree.count {
      let region = tree[number: number]
      let name = Array(region.name.utf8)
      _ = csqlite_bind_int64(insert, 1, Int64(region.id) ?? 0)
      _ = csqlite_bind_int64(insert, 2, region.parent.flatMap { Int64($0.id) } ?? 0)
      _ = csqlite_bind_text(insert, 3, name, Int32(name.count))
      guard csqlite_step(insert) == SQLITE_DONE else { return false }
      _ = csqlite_reset(insert)
    }
    // The vacuum puts rows and pages in the order of their keys.
    return csqlite_exec(database, "COMMIT; CREATE INDEX children ON r(parent); VACUUM")
      == SQLITE_OK
  }

  // MARK: What is measured

  /// The number of rows that are there.
  func rows(_ ids: [Int]) -> Int {
    ids.reduce(0) { sum, id in
      defer { _ = csqlite_reset(row) }
      _ = csqlite_bind_int64(row, 1, Int64(id))
      return sum &+ (csqlite_step(row) == SQLITE_ROW ? 1 : 0)
    }
  }

  /// The bytes of the names, each made a `String`.
  func names(_ ids: [Int]) -> Int {
    ids.reduce(0) { sum, id in
      defer { _ = csqlite_reset(row) }
      _ = csqlite_bind_int64(row, 1, Int64(id))
      guard csqlite_step(row) == SQLITE_ROW else { return sum }
      return sum &+ Self.text(row, 1).utf8.count
    }
  }

  /// The bytes of the names from each region up to its root, by a look-up for each.
  func paths(_ ids: [Int]) -> Int {
    ids.reduce(0) { sum, id in
      var sum = sum
      var next = Int64(id)
      while next != 0 {
        _ = csqlite_bind_int64(row, 1, next)
        next = 0
        if csqlite_step(row) == SQLITE_ROW {
          sum &+= Self.text(row, 1).utf8.count
          next = csqlite_column_int64(row, 0)
        }
        _ = csqlite_reset(row)
      }
      return sum
    }
  }

  /// The same by one recursive query for each region.
  func pathsByOneQuery(_ ids: [Int]) -> Int { firstColumn(ancestors, ids) }

  /// The bytes of the names of the children of each region.
  func childNames(_ ids: [Int]) -> Int { firstColumn(children, ids) }

  private func firstColumn(_ statement: OpaquePointer?, _ ids: [Int]) -> Int {
    ids.reduce(0) { sum, id in
      defer { _ = csqlite_reset(statement) }
      var sum = sum
      _ = csqlite_bind_int64(statement, 1, Int64(id))
      while csqlite_step(statement) == SQLITE_ROW {
        sum &+= Self.text(statement, 0).utf8.count
      }
      return sum
    }
  }

  private static func text(_ statement: OpaquePointer?, _ column: Int32) -> String {
    guard let text = csqlite_column_text(statement, column) else { return "" }
    let bytes = UnsafeBufferPointer(
      start: text, count: Int(csqlite_column_bytes(statement, column)))
    return String(decoding: bytes, as: UTF8.self)
  }
}
