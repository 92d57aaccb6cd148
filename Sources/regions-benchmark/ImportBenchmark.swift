import Foundation

/// What importing a table takes beside SQLite's shell, and importing the same regions as XML and JSON
/// beside the bare parsers.
///
/// Each import is a process of its own, from reading the file to having written another; of the bare
/// parses only the parse counts, not the reading of the file. Each round runs all of them in turn. Times are medians, ratios the
/// medians of the ratios within a round.
struct ImportBenchmark {
  private struct Entry {
    var name: String
    var run: () throws -> TimedRun
    /// By round.
    var seconds: [Double] = []
    var processorSeconds: [Double] = []
    /// The most of all rounds.
    var peakMemory = 0
  }

  private let tool: String
  private let table: String
  private let folder: URL
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - tool: the `regions` program.
  ///   - table: CSV with the columns id, parent and name and a line of headings.
  static func run(tool: String, table: String, rounds: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var benchmark = ImportBenchmark(tool: tool, table: table, folder: folder)
    try benchmark.prepare()
    for round in 0..<rounds + 1 {
      // The first round warms the caches.
      try benchmark.runOnce(isCounted: round > 0)
    }
    try benchmark.report(rounds)
  }

  /// Prints how many seconds the library's parse of a file takes.
  static func parseBare(_ file: String, _ format: String) throws {
    let bytes = try ImportReadersBenchmark.bytes(of: file)
    let start = DispatchTime.now().uptimeNanoseconds
    ImportReadersBenchmark.parseBare(bytes, format)
    print(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, terminator: "")
  }

  private init(tool: String, table: String, folder: URL) {
    self.tool = tool
    self.table = table
    self.folder = folder
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private mutating func prepare() throws {
    addImport(table, "CSV")
    // IDs are numbers or text to SQLite; as numbers they lose leading zeros, but take less time.
    try addSQLite(id: "INTEGER PRIMARY KEY", parent: "INTEGER", name: Self.sqlite)
    try addSQLite(id: "TEXT PRIMARY KEY", parent: "TEXT", name: Self.sqliteText)
    _ = try TimedRun([tool, "import", table, "-o", path("table.regions")])
    let path = path
    for (format, parser) in [("xml", "libxml2 SAX2 alone"), ("json", "yajl alone")] {
      let file = path("table.\(format)")
      _ = try TimedRun([tool, "export", path("table.regions"), "--to", format, "-o", file])
      addImport(file, format.uppercased())
      entries.append(
        Entry(name: parser) {
          let times = path("seconds")
          var run = try TimedRun(
            [CommandLine.arguments[0], "bare-parse", file, format], output: times)
          run.seconds = Double(try String(contentsOfFile: times, encoding: .utf8)) ?? 0
          return run
        })
    }
  }

  private static let sqlite = "sqlite3 .import, IDs as integers"
  private static let sqliteText = "sqlite3 .import, IDs as text"

  private mutating func addImport(_ file: String, _ format: String) {
    let command = [tool, "import", file, "-o", path("out.regions")]
    entries.append(Entry(name: "regions import, \(format)") { try TimedRun(command) })
  }

  private mutating func addSQLite(id: String, parent: String, name: String) throws {
    let database = path("\(parent).db")
    let script = path("\(parent).sql")
    try """
    CREATE TABLE region (id \(id), parent \(parent), name TEXT);
    CREATE INDEX region_parent ON region (parent);
    .import --csv --skip 1 "\(table)" region
    """.write(toFile: script, atomically: true, encoding: .utf8)
    guard (try? TimedRun(["sqlite3", database], input: script)) != nil else {
      print("\(name) is left out: the shell is not installed, or an old one")
      return
    }
    entries.append(
      Entry(name: name) {
        try FileManager.default.removeItem(atPath: database)
        return try TimedRun(["sqlite3", database], input: script)
      })
  }

  private mutating func runOnce(isCounted: Bool) throws {
    for index in entries.indices {
      let run = try entries[index].run()
      guard isCounted else { continue }
      entries[index].seconds.append(run.seconds)
      entries[index].processorSeconds.append(run.processorSeconds)
      entries[index].peakMemory = max(entries[index].peakMemory, run.peakMemory)
    }
  }

  // MARK: Report

  private func report(_ rounds: Int) throws {
    let size = try size(table)
    let lines = try ImportReadersBenchmark.bytes(of: table).count { $0 == 0x0A }
    print("\(table): \(size) bytes, \(lines - 1) regions, medians of \(rounds) (lowest–highest);")
    print("  the goals are for some hundred thousand regions")
    for entry in entries {
      var line = "  \(entry.name): \(Spread(entry.seconds).text(Self.text)) s"
      if !entry.name.hasSuffix("alone") {
        line += " (processors \(Self.text(Spread(entry.processorSeconds).median)) s)"
        line += ", at most \(entry.peakMemory >> 20) MiB"
      }
      print(line)
    }
    var fields: [String] = []
    for (ours, theirs, key, goal) in [
      ("regions import, CSV", Self.sqlite, "csvToSQLite", 1),
      ("regions import, CSV", Self.sqliteText, "csvToSQLiteText", 1),
      ("regions import, XML", "libxml2 SAX2 alone", "xmlToSAX2", 3),
      ("regions import, JSON", "yajl alone", "jsonToYajl", 4),
    ] {
      guard let ratio = ratio(ours, theirs) else { continue }
      print("  \(ours) / \(theirs): \(ratio.text(Self.text)), goal \(goal)")
      fields.append("\"\(key)\":\(Self.text(ratio.median))")
    }
    if let entry = entries.first {
      let ratio = Double(entry.peakMemory) / Double(max(1, size))
      print("  regions import, CSV: memory / input: \(Self.text(ratio)), goal 8")
      fields.append("\"csvMemoryToInput\":\(Self.text(ratio))")
    }
    for entry in entries where ["regions import, XML", "regions import, JSON"].contains(entry.name)
    {
      let perRegion = Double(entry.peakMemory) / Double(max(1, lines - 1))
      print("  \(entry.name): memory / region: \(Int(perRegion)) bytes, goal 400 and the name's")
    }
    print("{\"bytes\":\(size),\"regions\":\(lines - 1),\(fields.joined(separator: ","))}")
  }

  private func size(_ file: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
  }

  private func ratio(_ name: String, _ other: String) -> Spread? {
    guard let entry = entries.first(where: { $0.name == name }),
      let base = entries.first(where: { $0.name == other })
    else { return nil }
    return Spread.ratio(entry.seconds, to: base.seconds)
  }

  private static func text(_ value: Double) -> String {
    String(format: "%.3g", value)
  }
}
