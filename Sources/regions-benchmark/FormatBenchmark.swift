import Regions

/// Look-ups in a file beside the same look-ups in SQLite, a `Dictionary` and a sorted array, in one
/// run over the same data.
///
/// IDs are asked for as text, as most programs have them, and as integers, as SQLite and the
/// `Dictionary` that is usually meant have them; each is to be compared with its like.
final class FormatBenchmark {
  private let file: String
  private let tree: RegionTree
  private let ids: [String]
  private let numbers: [Int]
  private let isSmoke: Bool
  private var times: SideBySide

  static func run(files: [String], isSmoke: Bool) throws {
    var look: [(count: Int, nanoseconds: Double)] = []
    for file in files {
      let benchmark = try FormatBenchmark(file: file, isSmoke: isSmoke)
      benchmark.measure()
      benchmark.report()
      look.append(
        (benchmark.tree.count, benchmark.times.median("ID to node, from an integer") ?? 0))
    }
    if let first = look.first, let last = look.last, look.count > 1 {
      let ratio = rounded(last.nanoseconds / first.nanoseconds)
      print("ID to node, \(last.count) regions / \(first.count): \(ratio), goal 3")
    }
  }

  private init(file: String, isSmoke: Bool) throws {
    let tree = try RegionTree(contentsOf: file)
    self.file = file
    self.tree = tree
    self.isSmoke = isSmoke
    times = SideBySide(rounds: isSmoke ? 3 : 15)
    // A generator of its own: the same look-ups every time.
    var state: UInt64 = 1
    ids = (0..<(isSmoke ? 2_000 : 100_000)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return tree[number: Int((state >> 33) % UInt64(tree.count))].id
    }
    numbers = ids.compactMap { id in Int(id).flatMap { String($0) == id ? $0 : nil } }
  }

  private func measure() {
    guard numbers.count == ids.count else {
      print("\(file): left out, for it has IDs that are no integers")
      return
    }
    // What all must come to, from the tree itself and, below, from the others.
    let nodes = ids.reduce(0) { $0 &+ (tree[$1]?.number ?? 0) }
    let nameBytes = ids.reduce(0) { $0 &+ (tree[$1]?.name.utf8.count ?? 0) }
    let pathBytes = ids.reduce(0) { sum, id in
      tree[id]?.path.reduce(sum) { $0 &+ $1.name.utf8.count } ?? sum
    }
    addOurs(nodes: nodes, nameBytes: nameBytes, pathBytes: pathBytes)
    addPlainOnes(nameBytes: nameBytes)
    if let table = SQLiteTable(tree) {
      addSQLite(table, nameBytes: nameBytes, pathBytes: pathBytes)
    } else {
      print("SQLite is left out: it is not installed, or its file can't be made")
    }
    times.run()
  }

  private func addOurs(nodes: Int, nameBytes: Int, pathBytes: Int) {
    let (tree, ids, numbers, file) = (tree, ids, numbers, file)
    times.add("open", count: 50, result: 50 * tree.count) {
      (0..<50).reduce(0) { sum, _ in sum &+ ((try? RegionTree(contentsOf: file))?.count ?? 0) }
    }
    times.add("ID to node, from text", count: ids.count, result: nodes) {
      ids.reduce(0) { $0 &+ (tree[$1]?.number ?? 0) }
    }
    times.add("ID to node, from an integer", count: ids.count, result: nodes) {
      numbers.reduce(0) { $0 &+ (tree[id: $1]?.number ?? 0) }
    }
    times.add("ID to name, from text", count: ids.count, result: nameBytes) {
      ids.reduce(0) { $0 &+ (tree[$1]?.name.utf8.count ?? 0) }
    }
    times.add("ID to name, from an integer", count: ids.count, result: nameBytes) {
      numbers.reduce(0) { $0 &+ (tree[id: $1]?.name.utf8.count ?? 0) }
    }
    times.add("ID to names of the path", count: ids.count, result: pathBytes) {
      numbers.reduce(0) { sum, id in
        tree[id: id]?.path.reduce(sum) { $0 &+ $1.name.utf8.count } ?? sum
      }
    }
    // A file that was just opened has no tables yet: everything is read from its bytes.
    let first = ids.prefix(1_000)
    times.add(
      "ID to node, the first 1,000 of a file", count: first.count,
      result: first.reduce(0) { $0 &+ (tree[$1]?.number ?? 0) }
    ) {
      guard let tree = try? RegionTree(contentsOf: file) else { return -1 }
      return first.reduce(0) { $0 &+ (tree[$1]?.number ?? 0) }
    }
    times.add(
      "ID to name, the first 1,000 of a file", count: first.count,
      result: first.reduce(0) { $0 &+ (tree[$1]?.name.utf8.count ?? 0) }
    ) {
      guard let tree = try? RegionTree(contentsOf: file) else { return -1 }
      return first.reduce(0) { $0 &+ (tree[$1]?.name.utf8.count ?? 0) }
    }
    let parents = parents
    times.add("names of children, each", count: parents.names, result: parents.bytes) {
      parents.ids.reduce(0) { sum, id in
        guard let region = tree[id: id] else { return sum }
        return region.children.reduce(sum) { $0 &+ $1.name.utf8.count }
      }
    }
  }

  /// Regions with children: among them the parents of those that are looked up. How many children
  /// they have together, and how many bytes these have in their names.
  private lazy var parents: (ids: [Int], names: Int, bytes: Int) = {
    let regions = ids.prefix(isSmoke ? 200 : 10_000).compactMap { tree[$0]?.parent }
    let children = regions.flatMap(\.children)
    return (
      regions.compactMap { Int($0.id) }, children.count,
      children.reduce(0) { $0 &+ $1.name.utf8.count }
    )
  }()

  private func addPlainOnes(nameBytes: Int) {
    let (ids, numbers) = (ids, numbers)
    var byNumber: [Int: String] = [:]
    var byText: [String: String] = [:]
    for node in 0..<tree.count {
      let region = tree[number: node]
      byText[region.id] = region.name
      if let number = Int(region.id) { byNumber[number] = region.name }
    }
    times.add("Dictionary<Int, String>: ID to name", count: ids.count, result: nameBytes) {
      [byNumber] in numbers.reduce(0) { $0 &+ (byNumber[$1]?.utf8.count ?? 0) }
    }
    times.add("Dictionary<String, String>: ID to name", count: ids.count, result: nameBytes) {
      [byText] in ids.reduce(0) { $0 &+ (byText[$1]?.utf8.count ?? 0) }
    }
    let sorted = SortedIDs(byNumber.keys)
    times.add("sorted array: ID to position", count: ids.count, result: sorted.positions(numbers)) {
      sorted.positions(numbers)
    }
    let json = NestedJSON(tree)
    times.add("JSON: read whole", count: 1, result: tree.count, rounds: 3) { json.count() }
  }

  private func addSQLite(_ table: SQLiteTable, nameBytes: Int, pathBytes: Int) {
    let numbers = numbers
    times.add("SQLite: ID to row", count: numbers.count, result: numbers.count) {
      table.rows(numbers)
    }
    times.add("SQLite: ID to name", count: numbers.count, result: nameBytes) {
      table.names(numbers)
    }
    times.add("SQLite: ID to names of the path", count: numbers.count, result: pathBytes) {
      table.paths(numbers)
    }
    times.add("SQLite: the same, recursive query", count: numbers.count, result: pathBytes) {
      table.pathsByOneQuery(numbers)
    }
    let parents = parents
    times.add("SQLite: names of children, each", count: parents.names, result: parents.bytes) {
      table.childNames(parents.ids)
    }
  }

  // MARK: Report

  /// What is compared with what, and the most that the ratio should be.
  private static let comparisons: [(ours: String, theirs: String, goal: Double?)] = [
    ("ID to node, from an integer", "SQLite: ID to row", 0.10),
    ("ID to node, from an integer", "Dictionary<Int, String>: ID to name", 2),
    ("ID to node, from text", "SQLite: ID to row", 0.10),
    ("ID to node, from text", "Dictionary<String, String>: ID to name", 2),
    ("ID to node, from text", "Dictionary<Int, String>: ID to name", nil),
    ("ID to node, from an integer", "sorted array: ID to position", nil),
    ("ID to name, from an integer", "SQLite: ID to name", 0.15),
    ("ID to name, from text", "SQLite: ID to name", 0.15),
    ("ID to names of the path", "SQLite: ID to names of the path", 0.15),
    ("ID to names of the path", "SQLite: the same, recursive query", 0.15),
    ("names of children, each", "SQLite: names of children, each", nil),
    ("ID to node, the first 1,000 of a file", "SQLite: ID to row", nil),
    ("ID to name, the first 1,000 of a file", "SQLite: ID to name", nil),
    ("open", "JSON: read whole", nil),
  ]

  private func report() {
    let spreads = times.spreads
    guard !spreads.isEmpty else { return }
    print(
      "\(file): \(tree.count) regions, \(tree.byteCount) bytes, "
        + "median of \(times.rounds) (lowest–highest)")
    for (name, nanoseconds) in spreads {
      print("  \(name): \(nanoseconds.text { "\(Self.rounded($0))" }) ns")
    }
    for (ours, theirs, goal) in Self.comparisons {
      guard let ratio = times.ratio(ours, to: theirs) else { continue }
      let wish = goal.map { ", goal \($0)" } ?? ""
      print("  \(ours) / \(theirs): \(ratio.text { "\(Self.rounded($0))" })\(wish)")
    }
    let fields = spreads.map { "\"\($0.name)\":\(Self.rounded($0.nanoseconds.median))" }
    print("{\"file\":\"\(file)\",\"bytes\":\(tree.byteCount),\(fields.joined(separator: ","))}")
  }

  private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
