import CSQLite
import Regions

/// Look-ups in a file beside the same look-ups in SQLite, a `Dictionary` and a sorted array, in one
/// run over the same data. Every round checks its answers by a sum that all must agree on.
final class FormatBenchmark {
  private let tree: RegionTree
  private let ids: [String]
  private let numbers: [Int]
  private let rounds: Int
  private var results: [(name: String, nanoseconds: Double)] = []

  static func run(files: [String], isSmoke: Bool) throws {
    var look: [(count: Int, nanoseconds: Double)] = []
    for file in files {
      let benchmark = try FormatBenchmark(file: file, isSmoke: isSmoke)
      try benchmark.measure(file)
      look.append((benchmark.tree.count, benchmark.time("ID to node")))
      benchmark.report(file)
    }
    if let first = look.first, let last = look.last, look.count > 1 {
      print(
        "ID to node, \(last.count) regions to \(first.count):", last.nanoseconds / first.nanoseconds
      )
    }
  }

  private init(file: String, isSmoke: Bool) throws {
    let tree = try RegionTree(contentsOf: file)
    self.tree = tree
    rounds = isSmoke ? 3 : 15
    // A generator of its own: the same look-ups every time.
    var state: UInt64 = 1
    ids = (0..<(isSmoke ? 2_000 : 100_000)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return tree[number: Int((state >> 33) % UInt64(tree.count))].id
    }
    numbers = ids.compactMap { Int($0) }
  }

  private func measure(_ file: String) throws {
    let sum = ids.reduce(0) { $0 &+ (tree[$1]?.number ?? 0) }
    var opened: RegionTree?
    time("open", 1) { opened = try? RegionTree(contentsOf: file) }
    precondition(opened?.count == tree.count)
    time("ID to node", ids.count) {
      precondition(ids.reduce(0) { $0 &+ (tree[$1]?.number ?? 0) } == sum)
    }
    var bytes = 0
    time("ID to name", ids.count) {
      bytes = ids.reduce(0) { $0 &+ (tree[$1]?.name.utf8.count ?? 0) }
    }
    var pathBytes = 0
    time("ID to names of the path", ids.count) {
      pathBytes = 0
      for id in ids {
        var region = tree[id]
        while let current = region {
          pathBytes &+= current.name.utf8.count
          region = current.parent
        }
      }
    }
    var dictionary: [Int: String] = [:]
    for number in 0..<tree.count {
      if let id = Int(tree[number: number].id) { dictionary[id] = tree[number: number].name }
    }
    time("Dictionary: ID to name", numbers.count) {
      precondition(numbers.reduce(0) { $0 &+ (dictionary[$1]?.utf8.count ?? 0) } == bytes)
    }
    let sorted = dictionary.keys.sorted()
    var places = 0
    time("sorted array: ID to place", numbers.count) {
      for id in numbers { places &+= Self.place(of: id, in: sorted) }
    }
    try measureSQLite(bytes: bytes, pathBytes: pathBytes)
  }

  /// Branchless binary search.
  private static func place(of id: Int, in sorted: [Int]) -> Int {
    var base = 0
    var length = sorted.count
    while length > 1 {
      let half = length / 2
      base += sorted[base + half - 1] < id ? half : 0
      length -= half
    }
    return base
  }

  /// SQLite at its fastest fair setting: integer key, prepared statement, in memory, inside one
  /// transaction.
  private func measureSQLite(bytes: Int, pathBytes: Int) throws {
    guard csqlite_load() == 1 else {
      print("SQLite is not installed: left out")
      return
    }
    var database: OpaquePointer?
    guard csqlite_open_v2(":memory:", &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) == 0
    else { return }
    defer { _ = csqlite_close_v2(database) }
    _ = csqlite_exec(
      database, "CREATE TABLE r(id INTEGER PRIMARY KEY, parent INTEGER, name TEXT); BEGIN")
    var insert: OpaquePointer?
    _ = csqlite_prepare_v2(database, "INSERT INTO r VALUES(?,?,?)", &insert)
    for number in 0..<tree.count {
      let region = tree[number: number]
      let name = Array(region.name.utf8)
      _ = csqlite_bind_int64(insert, 1, Int64(region.id) ?? 0)
      _ = csqlite_bind_int64(insert, 2, region.parent.flatMap { Int64($0.id) } ?? 0)
      _ = csqlite_bind_text(insert, 3, name, Int32(name.count))
      _ = csqlite_step(insert)
      _ = csqlite_reset(insert)
    }
    _ = csqlite_finalize(insert)
    _ = csqlite_exec(database, "COMMIT; BEGIN")
    var query: OpaquePointer?
    _ = csqlite_prepare_v2(database, "SELECT parent, name FROM r WHERE id=?", &query)
    defer { _ = csqlite_finalize(query) }
    time("SQLite: ID to row", numbers.count) {
      for id in numbers {
        _ = csqlite_bind_int64(query, 1, Int64(id))
        precondition(csqlite_step(query) == SQLITE_ROW)
        _ = csqlite_reset(query)
      }
    }
    time("SQLite: ID to name", numbers.count) {
      var sum = 0
      for id in numbers {
        _ = csqlite_bind_int64(query, 1, Int64(id))
        _ = csqlite_step(query)
        sum &+= Self.name(query).utf8.count
        _ = csqlite_reset(query)
      }
      precondition(sum == bytes)
    }
    time("SQLite: ID to names of the path", numbers.count) {
      var sum = 0
      for id in numbers {
        var next = Int64(id)
        while next != 0 {
          _ = csqlite_bind_int64(query, 1, next)
          _ = csqlite_step(query)
          sum &+= Self.name(query).utf8.count
          next = csqlite_column_int64(query, 0)
          _ = csqlite_reset(query)
        }
      }
      precondition(sum == pathBytes)
    }
  }

  private static func name(_ query: OpaquePointer?) -> String {
    guard let text = csqlite_column_text(query, 1) else { return "" }
    return String(cString: text)
  }

  /// The median time of one of `count` things.
  private func time(_ name: String, _ count: Int, _ body: () -> Void) {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(body) }.sorted()
    let median = times[rounds / 2].components
    let nanoseconds = Double(median.seconds) * 1e9 + Double(median.attoseconds) / 1e9
    results.append((name, nanoseconds / Double(max(1, count))))
  }

  private func time(_ name: String) -> Double {
    results.first { $0.name == name }?.nanoseconds ?? 0
  }

  private func report(_ file: String) {
    print("\(file): \(tree.count) regions, \(tree.byteCount) bytes, median of \(rounds)")
    for (name, nanoseconds) in results { print("  \(name): \(Self.rounded(nanoseconds)) ns") }
    for (ours, theirs) in [
      ("ID to node", "SQLite: ID to row"), ("ID to node", "Dictionary: ID to name"),
      ("ID to name", "SQLite: ID to name"),
      ("ID to names of the path", "SQLite: ID to names of the path"),
    ] where time(theirs) > 0 {
      print("  \(ours) / \(theirs): \(Self.rounded(time(ours) / time(theirs)))")
    }
    let fields = results.map { "\"\($0.name)\":\(Self.rounded($0.nanoseconds))" }
    print("{\"file\":\"\(file)\",\"bytes\":\(tree.byteCount),\(fields.joined(separator: ","))}")
  }

  private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
