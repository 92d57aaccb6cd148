/// The records that calls make: `District.create!(name: "Una")`.
struct CallRecords {
  /// By what has the method: the first record until there is another, then none.
  var made: [String: SourceDocument] = [:]
  /// By what has the method: where the first record was made of what is not written out, `District.create(row)`.
  var unwritten: [String: SourceError] = [:]
  /// Why a record that a call makes could not be read.
  var lost: SourceError?
  /// The same, if a text that is written out follows in the line.
  var suspect: (error: SourceError, line: UInt32)?
  /// How many records were made, by what has the method.
  var counts: [String: Int] = [:]
  /// What makes the record that is read as an array in the call's brackets: `Province::create(['name' => 'Lima'])`.
  var next = ""
}

extension JavaScriptReader {
  /// Methods of Rails and Django that are given a record's fields by their names.
  static let makers: Set<String> = [
    "create", "find_or_create_by", "create_or_find_by", "get_or_create", "new",
  ]

  /// Reads the record that a call makes. One by itself is no list, `AdminUser.create!(email: …)`, unless another list
  /// refers to it.
  mutating func readRecord(_ document: inout SourceDocument) throws(SourceError) {
    let list = name
    if let first = records.made[list] {
      putFirst(first, of: list, &document)
      name = list
      let known = count
      let place = literal.cursor.place
      try readValue(&document, as: .arguments(inLine: isInLine))
      if count == known { noteUnwritten(list, at: place) } else { noteMade(list, at: place) }
      return
    }
    closeList(&document)
    var trial = SourceDocument(describedBy: document)
    let (known, expressions) = (count, literal.expressions)
    let place = literal.cursor.place
    try readValue(&trial, as: .arguments(inLine: isInLine))
    if literal.expressions.count > expressions.count {
      if trial.entries.count > 1 {
        records.lost =
          records.lost ?? literal.expression(literal.expressions.last?.word ?? list, at: place)
      }
    } else if count == known {
      noteUnwritten(list, at: place)
    } else {
      records.made[list] = trial
      noteMade(list, at: place)
    }
    literal.expressions = expressions
    count = known
  }

  /// What Elixir's records are put into: `Repo.insert!(%State{name: "Lima"})`.
  static let store = "Repo"

  /// What Elixir's contexts call what makes a record of a kind: `Places.create_town(%{name: "Lima"})`.
  static let contextMaker = "create_"

  /// Whether the call that begins is one of these.
  var isOfContext: Bool {
    literal.isForeign && receiver.first?.isUppercase ?? false && method.hasPrefix(Self.contextMaker)
  }

  /// Reads a struct of Elixir, which is a record of those that are called so.
  mutating func readStruct(_ document: inout SourceDocument) throws(SourceError) {
    try literal.cursor.skip()
    if !isOfContext {
      name = ""
      repeat { name = try literal.cursor.word() } while try literal.cursor.skip(UInt8(ascii: "."))
    }
    guard literal.cursor.next == UInt8(ascii: "{"), !name.isEmpty else { return }
    records.next = name
    try readValue(&document)
  }

  /// Counts a record, by whose number others refer to it if it is given to a variable: `lima = Province.create(…)`.
  mutating func noteMade(_ list: String, at place: TextPosition) {
    records.counts[list, default: 0] += 1
    if assigned.line == place.line, !assigned.name.isEmpty {
      literal.rows[assigned.name] = records.counts[list]
    }
  }

  mutating func noteUnwritten(_ list: String, at place: TextPosition) {
    guard records.unwritten[list] == nil else { return }
    records.unwritten[list] = literal.expression(list, at: place)
  }

  /// Puts the first record of a list, which was kept until there is another.
  mutating func putFirst(
    _ first: SourceDocument, of list: String, _ document: inout SourceDocument
  ) {
    guard !first.entries.isEmpty else { return }
    closeList(&document)
    document.copy(0, of: first, key: document.key(list))
    count += 1
    records.made[list] = SourceDocument(describedBy: document)
  }

  /// Ends the lists whose records were made by calls: those with one record belong to them if others refer to them,
  /// and what could not be read of one is no longer only program.
  mutating func closeRecords(_ document: inout SourceDocument) throws(SourceError) {
    guard records.made.values.contains(where: { $0.entries.isEmpty }) else { return }
    if let lost = records.lost { throw lost }
    for (list, error) in records.unwritten.sorted(by: { $0.key < $1.key })
    where records.made[list].map({ $0.entries.isEmpty }) ?? false {
      throw error
    }
    let keys = document.keys.map { $0.lowercased() }
    for (list, first) in records.made.sorted(by: { $0.key < $1.key })
    where !first.entries.isEmpty && keys.contains(where: { $0.hasPrefix(list.lowercased()) }) {
      putFirst(first, of: list, &document)
    }
  }

  /// Whether arguments are what only running the program would tell; others are faults of the source.
  static func isOfProgram(_ error: SourceError) -> Bool {
    guard case .content(let found) = error else { return false }
    switch found.problem {
    case .notALiteral, .unexpected: return true
    default: return false
    }
  }
}
