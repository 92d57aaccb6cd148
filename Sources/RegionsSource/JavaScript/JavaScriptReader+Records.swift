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
}

/// The enumerations of a file, by name: an array of each constant.
struct Enumerations {
  var lists: [(name: String, document: SourceDocument)] = []
  /// Why one of them could not be read.
  var fault: SourceError?
}

extension JavaScriptReader {
  /// Methods of Rails and Django that are given a record's fields by their names.
  static let makers: Set<String> = [
    "create", "find_or_create_by", "create_or_find_by", "get_or_create", "new",
  ]

  /// Reads the constants of an enumeration, which are what the file holds if it has nothing else.
  mutating func readEnumeration(_ document: SourceDocument) throws(SourceError) {
    before = .other
    guard count == 0, enumerations.fault == nil, enumerations.lists.count < Bound.keys else {
      return
    }
    var trial = SourceDocument(describedBy: document)
    do throws(SourceError) {
      let list = try literal.readEnumeration(&trial)
      if !list.isEmpty { enumerations.lists.append((list, trial)) }
    } catch {
      guard Self.isOfProgram(error) else { throw error }
      enumerations.fault = error
    }
  }

  /// Puts the enumerations of a file that holds nothing else: all of them, for one may refer to another.
  mutating func putEnumerations(_ document: inout SourceDocument) throws(SourceError) {
    guard !enumerations.lists.isEmpty else { return }
    if let fault = enumerations.fault { throw fault }
    document.removeLast(from: 0)
    let object = document.open(.object, line: 1, column: 1)
    for (name, list) in enumerations.lists {
      document.copy(0, of: list, key: document.key(name))
    }
    document.close(object)
    count = enumerations.lists.count
  }

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
      if count == known { noteUnwritten(list, at: place) }
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
    } else if records.made.count < Bound.keys {
      records.made[list] = trial
    }
    literal.expressions = expressions
    count = known
  }

  mutating func noteUnwritten(_ list: String, at place: TextPosition) {
    guard records.unwritten.count < Bound.keys, records.unwritten[list] == nil else { return }
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
