/// Records whose fields a program assigns one by one: `$p = new Province(); $p->name = "Lima"; $p->save();`.
struct AssignedFields {
  struct Record {
    /// What the record was made as: a class.
    let type: String
    /// An object that is open.
    var document: SourceDocument
    var keys: Set<String> = []
    /// How many branches the program had when it was made.
    let branches: Int
    /// Its place among all, by its first field.
    var place = 0
  }

  /// What a field is assigned to, and its name.
  struct Target {
    let variable: String
    let key: String
    /// Whether the value is what a call is given: `p.setName("Lima")`.
    let isCall: Bool
  }

  /// Those that are done.
  var done: [Record] = []
  /// How many records have a field, by class and in all.
  var counts: [String: Int] = [:]
  var total = 0
  /// By variable, the record whose fields are assigned.
  var open: [String: Record] = [:]
  /// What is assigned next.
  var next: Target?
  /// Before an arrow of PHP: the variable.
  var variable = ""
  /// Why a field could not be read, or it can't be told which record it belongs to.
  var fault: SourceError?

  /// What the records of a variable are, from here on.
  mutating func begin(_ variable: String, _ record: Record) {
    end(variable)
    open[variable] = record
  }

  mutating func end(_ variable: String) {
    guard let record = open.removeValue(forKey: variable), !record.keys.isEmpty else { return }
    done.append(record)
  }
}

extension JavaScriptReader {
  /// Notes a record that a call without arguments makes: `p = new Province()`.
  mutating func beginFields(
    of variable: String, _ type: String, describedBy document: SourceDocument
  ) {
    var record = AssignedFields.Record(
      type: type, document: SourceDocument(describedBy: document), branches: filled.branches)
    let place = literal.cursor.place
    _ = record.document.open(.object, line: place.line, column: place.column)
    fields.begin(variable, record)
  }

  /// Notes what an arrow, an equals sign or a bracket tells of fields.
  mutating func noteField(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."): fields.variable = name
    case UInt8(ascii: ">") where isChained: break
    case UInt8(ascii: "=") where fields.open[fields.variable] != nil && !name.isEmpty:
      fields.next = .init(variable: fields.variable, key: name, isCall: false)
      fields.variable = ""
    case UInt8(ascii: "(")
    where fields.open[fields.variable] != nil && method.hasPrefix("set") && method.utf8.count > 3:
      let field = method.dropFirst(3)
      let key = field.prefix(1).lowercased() + field.dropFirst()
      fields.next = .init(variable: fields.variable, key: key, isCall: true)
      fields.variable = ""
    default: fields.variable = ""
    }
  }

  /// Reads the value of a field, if it is written out.
  mutating func readField(_ target: AssignedFields.Target) throws(SourceError) {
    fields.next = nil
    before = .other
    isAssigned = false
    name = ""
    // As in `p.name == "Lima"`.
    guard literal.cursor.next != UInt8(ascii: "="), var record = fields.open[target.variable] else {
      return
    }
    let place = literal.cursor.place
    let expressions = literal.expressions.count
    do throws(SourceError) {
      try literal.readValue(key: record.document.key(target.key), &record.document)
      try literal.skipBlanks()
      let isEnd =
        literal.cursor.next.map {
          target.isCall ? $0 == UInt8(ascii: ")") : ";\n\r},#".utf8.contains($0)
        } ?? true
      guard isEnd, literal.expressions.count == expressions, record.branches == filled.branches,
        record.keys.insert(target.key).inserted
      else { throw literal.expression(target.key, at: place) }
      if record.keys.count == 1 {
        fields.total += 1
        fields.counts[record.type, default: 0] += 1
        record.place = fields.total
        literal.rows[target.variable] = fields.counts[record.type]
      }
      fields.open[target.variable] = record
    } catch {
      guard Self.isOfProgram(error) else { throw error }
      fields.fault = fields.fault ?? error
    }
  }

  /// Puts the records of a file that has nothing else: a list of each class, in the order of their first fields.
  mutating func putFields(_ document: inout SourceDocument) throws(SourceError) {
    for variable in Array(fields.open.keys) { fields.end(variable) }
    guard fields.done.count > Count.twice else { return }
    if let fault = fields.fault { throw fault }
    var lists: [(type: String, records: [SourceDocument])] = []
    var places: [String: Int] = [:]
    for record in fields.done.sorted(by: { $0.place < $1.place }) {
      var closed = record.document
      closed.close(0)
      if let list = places[record.type] {
        lists[list].records.append(closed)
      } else {
        places[record.type] = lists.count
        lists.append((record.type, [closed]))
      }
    }
    putOnly(lists, &document)
    document.isOfObjects = true
  }
}
