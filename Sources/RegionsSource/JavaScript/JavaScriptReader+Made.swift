/// What calls with a capital make and give to variables, `lima = Province("PE-LIM", "Lima")`: records, if nothing else is in
/// a file, or what is put into a list later.
struct MadeRecords {
  struct Record {
    let variable: String
    /// What the call is called.
    let type: String
    /// What it was given: an array, or an object.
    let document: SourceDocument
  }

  private(set) var records: [Record] = []
  /// The places of those that nothing was done with, by variable.
  private var free: [String: Int] = [:]
  private var names: Set<String> = []
  /// Whether one of them could not be read, or was lost when its variable was given another.
  var isLost = false

  mutating func add(_ record: Record) {
    if free.updateValue(records.count, forKey: record.variable) != nil { isLost = true }
    names.insert(record.variable)
    records.append(record)
  }

  /// Whether a variable was given such a record.
  func isMade(_ variable: String) -> Bool { names.contains(variable) }

  /// What a variable stands for: of one value just that.
  mutating func take(_ variable: String) -> SourceDocument? {
    guard let place = free.removeValue(forKey: variable) else { return nil }
    let document = records[place].document
    guard document.entries.count == 2, document.entries[0].kind == .array else { return document }
    var only = SourceDocument(describedBy: document)
    only.copy(1, of: document, key: -1)
    return only
  }

  /// The records that nothing was done with, by type, in order; none if a record was lost, or if any type has several forms.
  var lists: [(type: String, records: [Record])] {
    guard !isLost, free.count == records.count, records.count >= Count.some else { return [] }
    var lists: [(type: String, records: [Record])] = []
    for record in records {
      if let list = lists.firstIndex(where: { $0.type == record.type }) {
        lists[list].records.append(record)
      } else if lists.count < Bound.keys {
        lists.append((record.type, [record]))
      } else {
        return []
      }
    }
    let areAlike = lists.allSatisfy { list in
      let first = list.records[0].document
      return first.entries.count > 2
        && list.records.allSatisfy {
          $0.document.entries[0].kind == first.entries[0].kind
            && $0.document.entries.count == first.entries.count
        }
    }
    return areAlike ? lists : []
  }
}

extension JavaScriptReader {
  /// Reads what a call with a capital makes behind `=`. What holds a list is a value as any other.
  mutating func readMade(
    _ type: String, _ document: inout SourceDocument
  ) throws(SourceError) {
    let variable = name
    try literal.cursor.skip()
    try literal.skipSpaceAndComments()
    // As in `OrderedDict([…])`.
    if literal.cursor.next.map({ "[{(".utf8.contains($0) }) ?? true {
      return readPunctuation(UInt8(ascii: "("))
    }
    name = ""
    before = .other
    isAssigned = false
    var made = SourceDocument(describedBy: document)
    let (expressions, keyed) = (literal.expressions.count, literal.keyedCount)
    do throws(SourceError) {
      literal.first = 0
      try literal.readArguments(inLine: false, key: -1, &made)
      if made.entries.dropFirst().contains(where: { $0.kind == .array || $0.kind == .object }) {
        document.copy(0, of: made, key: document.key(variable))
        literal.named.insert(variable)
        count += 1
        return
      }
      if made.entries.count == 1 {
        beginFields(of: variable, type, describedBy: document)
      } else if literal.expressions.count == expressions {
        self.made.add(.init(variable: variable, type: type, document: made))
      } else {
        self.made.isLost = true
      }
    } catch {
      guard Self.isOfProgram(error) else { throw error }
      if made.entries.count > 1 { self.made.isLost = true }
    }
    literal.keyedCount = keyed
    literal.expressions.removeLast(literal.expressions.count - expressions)
  }

  /// Puts the records that calls made one by one, if a file has nothing else: a list of each type.
  mutating func putMade(_ document: inout SourceDocument) {
    putOnly(made.lists.map { ($0.type, $0.records.map(\.document)) }, &document)
  }

  /// Puts lists of records, by what these are called, as all that a file has.
  mutating func putOnly(
    _ lists: [(type: String, records: [SourceDocument])], _ document: inout SourceDocument
  ) {
    guard !lists.isEmpty else { return }
    document.removeLast(from: 0)
    let object = document.open(.object, line: 1, column: 1)
    for (type, records) in lists {
      let list = document.open(.array, key: document.key(type), line: 1, column: 1)
      for record in records { document.copy(0, of: record, key: -1) }
      document.close(list)
    }
    document.close(object)
    count = lists.count
  }
}
