/// A source as its format reader saw it: one tree of values in document order, before anybody asked
/// what it means.
///
/// Format readers append to it, shape detection reads it. Values are plain numbers; a value's
/// descendants follow it directly, so that a subtree is a range. Text and keys lie in one arena,
/// and keys are interned: equal keys have equal numbers. Names and IDs are kept as the bytes the
/// source has, in UTF-8.
package struct SourceDocument: Sendable {
  package typealias Value = Int

  package enum Kind: UInt8, Sendable {
    /// JSON object or property-list dictionary: children have keys.
    case object
    /// JSON array, property-list array, or the lines of JSON Lines.
    case array
    case string, number, boolean, null
    /// XML element: its key is the tag's local name; children are attributes, then elements and
    /// text (`string`, white space alone left out) in document order.
    case element
    /// XML attribute: key and text.
    case attribute
    /// A table of a delimited file, a database or a spreadsheet, its name as key where it has one;
    /// children are rows.
    case table
    /// The column names of a table, where the format says that they are (a database).
    case header
    /// One row of a table: its children are cells (`string`, `number` or `null`), without keys.
    case row
  }

  package struct Entry: Sendable {
    package var kind: Kind
    /// The key's number, or -1.
    package var key: Int32
    /// The number of the value after this one's last descendant.
    package var end: Int32
    /// Where the text lies in the arena.
    package var textStart: UInt32
    package var textCount: UInt32
    /// Where the value begins in the source: line and column in characters from 1; 0 where unknown.
    package var line: UInt32
    package var column: UInt32
  }

  /// The name of the source in diagnostics, as in "china.xml".
  package var name: String
  /// What the readers found out, for the report: "xml", "json", "csv", "tsv", "sqlite" …
  package var format: String
  /// As in "UTF-8".
  package var encoding: String
  package var entries: [Entry] = []
  package var arena: [UInt8] = []
  package private(set) var keys: [String] = []
  /// What somebody should know of the way it was read.
  package var notes: [SourceDiagnostic] = []
  /// Whether it holds objects of a program whose fields this assigns: any program has some.
  package var isOfObjects = false
  private var keyNumbers: [String: Int32] = [:]
  /// The last keys of some kinds, by their bytes.
  private var recentKeys = [(bytes: [UInt8], number: Int32)](
    repeating: ([], -1), count: Bound.keys)

  package init(name: String, format: String, encoding: String = "UTF-8") {
    self.name = name
    self.format = format
    self.encoding = encoding
  }

  /// An empty one of the same source, for what its values describe.
  init(describedBy source: SourceDocument) {
    self.init(name: source.name, format: source.format, encoding: source.encoding)
    notes = source.notes
    isOfObjects = source.isOfObjects
    memoryLimit = source.memoryLimit
    toldLimit = source.toldLimit
  }

  /// Whether there is an array, or an object of two objects or more.
  var holdsList: Bool {
    entries.indices.contains { value in
      guard entries[value].kind == .object else { return entries[value].kind == .array }
      var objects = 0
      forEachChild(of: value) { objects += entries[$0].kind == .object ? 1 : 0 }
      return objects > 1
    }
  }

  /// The number of a key, made on first use.
  package mutating func key(_ text: String) -> Int32 {
    if let number = keyNumbers[text] { return number }
    let number = Int32(keys.count)
    keys.append(text)
    keyNumbers[text] = number
    return number
  }

  /// Whether any value may have a key.
  func hasKey(_ text: String) -> Bool { keyNumbers[text] != nil }

  /// Appends a value without text and returns its number; `close` it after its last descendant.
  package mutating func open(
    _ kind: Kind, key: Int32 = -1, line: UInt32 = 0, column: UInt32 = 0
  ) -> Value {
    isInRow = kind == .row
    if isInRow { rowCount += 1 }
    entries.append(
      Entry(
        kind: kind, key: key, end: Int32(entries.count + 1), textStart: UInt32(arena.count),
        textCount: 0, line: line, column: column))
    return entries.count - 1
  }

  /// Ends the subtree of a value that was opened.
  package mutating func close(_ value: Value) {
    entries[value].end = Int32(entries.count)
    isInRow = false
  }

  /// Appends a value that has text and no descendants.
  package mutating func append(
    _ kind: Kind, key: Int32 = -1, text: some Sequence<UInt8>, line: UInt32 = 0, column: UInt32 = 0
  ) {
    let start = arena.count
    arena.append(contentsOf: text)
    if isInRow { cellCount += 1 }
    entries.append(
      Entry(
        kind: kind, key: key, end: Int32(entries.count + 1), textStart: UInt32(start),
        textCount: UInt32(arena.count - start), line: line, column: column))
  }

  /// The same for bytes at hand, without the cost of a general sequence.
  package mutating func append(
    _ kind: Kind, key: Int32 = -1, bytes: UnsafeBufferPointer<UInt8>, line: UInt32 = 0,
    column: UInt32 = 0
  ) {
    let start = arena.count
    unsafe arena.append(contentsOf: bytes)
    if isInRow { cellCount += 1 }
    entries.append(
      Entry(
        kind: kind, key: key, end: Int32(entries.count + 1), textStart: UInt32(start),
        textCount: UInt32(bytes.count), line: line, column: column))
  }

  /// Takes back the values from `value` on, which were appended last, if there are any.
  package mutating func removeLast(from value: Value) {
    guard value < entries.count else { return }
    arena.removeLast(arena.count - Int(entries[value].textStart))
    for place in value..<entries.count where entries[place].kind == .row {
      rowCount -= 1
      // The last one may be open.
      cellCount -= (place == value ? entries.count : Int(entries[place].end)) - place - 1
    }
    entries.removeLast(entries.count - value)
  }

  /// Appends the values of another document, which have no keys.
  package mutating func append(contentsOf other: SourceDocument) {
    let first = Int32(entries.count)
    let textStart = UInt32(arena.count)
    rowCount += other.rowCount
    cellCount += other.cellCount
    arena.append(contentsOf: other.arena)
    for var entry in other.entries {
      entry.end += first
      entry.textStart += textStart
      entries.append(entry)
    }
  }

  /// Appends a value of another document under a key of this one, or -1, with all that it has.
  mutating func copy(_ value: Value, of source: SourceDocument, key: Int32) {
    let entry = source.entries[value]
    switch entry.kind {
    case .object, .array:
      let open = open(entry.kind, key: key, line: entry.line, column: entry.column)
      source.forEachChild(of: value) { child in
        copy(child, of: source, key: source.key(of: child).map { self.key($0) } ?? -1)
      }
      close(open)
    default:
      append(
        entry.kind, key: key, text: source.bytes(of: value), line: entry.line, column: entry.column)
    }
  }

  /// Puts the only child of the document's first value in its place.
  ///
  /// - Parameter isNamed: Whether it keeps its key, as the name of all that the source holds.
  package mutating func unwrapFirst(isNamed: Bool = false) {
    entries.removeFirst()
    for value in entries.indices { entries[value].end -= 1 }
    if !entries.isEmpty, !isNamed { entries[0].key = -1 }
  }

  /// Whether a value's text has nothing but white space.
  package func isBlank(_ value: Value) -> Bool {
    bytes(of: value).allSatisfy { $0 <= 0x20 }
  }

  /// The number of a key given as UTF-8. Keys that come again and again are found without hashing
  /// them.
  package mutating func key(bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let first = unsafe bytes.first, let last = unsafe bytes.last else { return key("") }
    let slot = (Int(first) &* 7 ^ Int(last) ^ bytes.count) & (Bound.keys - 1)
    let recent = recentKeys[slot]
    if recent.number >= 0, unsafe recent.bytes.elementsEqual(bytes) { return recent.number }
    let number = unsafe key(String(decoding: bytes, as: UTF8.self))
    recentKeys[slot] = unsafe (Array(bytes), number)
    return number
  }

  /// The memory that the values may take, in bytes, with what the import makes of them.
  package var memoryLimit = Int.max
  /// What the whole import may take, which is what people are told.
  package var toldLimit: Int?
  /// The bytes of the source as it is stored; 0 where they aren't known.
  package var storedCount = 0
  /// Whether it is a part of a source that is given back as soon as it was looked at.
  var isPart = false

  /// How many rows of tables there are, and how many cells.
  private var rowCount = 0
  private var cellCount = 0
  private var isInRow = false

  /// About the memory that the values take in the end, in bytes, with the columns, numbers and nodes that the
  /// import makes of it. As measured with ten million rows of four cells: 30 for a cell, and 200 for what the row
  /// becomes; at most a hundred for a value elsewhere.
  package var memory: Int {
    let others = entries.count - rowCount - cellCount
    let values = isPart ? entries.count * 40 : others * 100 + rowCount * 200 + cellCount * 30
    return values + arena.count * 2 + keys.count * 300
  }

  /// Why no more values may be added, or `nil`. Numbers of values and places in the arena have 32 bits;
  /// readers ask after each chunk, and 256 MiB are more than a chunk and a text can add.
  package var excess: SourceProblem? {
    if entries.count > Int(Int32.max) - (1 << 28) || arena.count > Int(UInt32.max) - (1 << 28) {
      return .tooManyValues
    }
    return memory > memoryLimit
      ? .tooMuchMemory(mebibytes: (toldLimit ?? memoryLimit) >> 20) : nil
  }

  /// Reserves capacity for what is still to come, going by what has come so far: an array that grows by
  /// itself doubles, and copies itself each time.
  ///
  /// - Parameter text: what the document is read from; it has handed over the present chunk.
  package mutating func reserveCapacity(for text: TextSource) {
    guard let part = text.part, part < 1 else { return }
    // Capacity that stays empty takes no memory; too little of it takes another copy.
    func expected(_ count: Int) -> Int { Int(Double(count) / part * 1.25) }
    // Capacity for two more chunks is enough.
    let chunks = Double(text.chunkCount)
    func isShort(_ count: Int, _ capacity: Int) -> Bool {
      Double(capacity - count) < 2 * Double(count) / chunks
    }
    if isShort(entries.count, entries.capacity) {
      entries.reserveCapacity(expected(entries.count))
    }
    if isShort(arena.count, arena.capacity) {
      arena.reserveCapacity(expected(arena.count))
    }
  }

  /// The text of a value.
  package func text(of value: Value) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// The text of a value as UTF-8.
  package func bytes(of value: Value) -> ArraySlice<UInt8> {
    let start = Int(entries[value].textStart)
    return arena[start..<start + Int(entries[value].textCount)]
  }

  /// Gives a value another text.
  package mutating func setText(of value: Value, to text: [UInt8]) {
    entries[value].textStart = UInt32(arena.count)
    entries[value].textCount = UInt32(text.count)
    arena.append(contentsOf: text)
  }

  /// The number of a key that some value has, or `nil`.
  package func number(ofKey text: String) -> Int32? { keyNumbers[text] }

  /// A key by its number; empty for -1.
  package func key(number: Int32) -> String { number < 0 ? "" : keys[Int(number)] }

  /// Whether something is unknown that may be a level: rows that a dump takes from a query, members whose value is the
  /// name of something. What a call makes anew, `now()`, is none.
  package var lacksValues: Bool {
    notes.contains { note in
      switch note.problem {
      case .queriesLeftOut: true
      case .notALiteral(let word): !word.hasSuffix(")") && !word.hasPrefix("new ")
      default: false
      }
    }
  }

  /// The key of a value, or `nil`.
  package func key(of value: Value) -> String? {
    entries[value].key < 0 ? nil : keys[Int(entries[value].key)]
  }

  /// Calls `body` with each direct child of a value, in document order.
  package func forEachChild(of value: Value, _ body: (Value) throws -> Void) rethrows {
    var child = value + 1
    let end = Int(entries[value].end)
    while child < end {
      try body(child)
      child = Int(entries[child].end)
    }
  }
}
