/// Lists and dictionaries that calls fill, a value each: `towns.add("Leticia")`, `departments.put("Amazonas", towns)`.
struct FilledValues {
  struct Value {
    /// An array, or an object, that is open.
    var document: SourceDocument
    /// How many of what it was given are written out, and the names of other values among the rest.
    var written = 0
    var names: Set<String> = []
    /// How many branches the program had when it was filled last.
    var branches: Int
    /// Whether it was made anew, so that what is filled next is another.
    var isRenewed = false
    /// Why it can't be told what it holds.
    var fault: SourceError?
  }

  /// The values by name, and the names in the order in which they were filled first.
  var values: [String: Value] = [:]
  var order: [String] = []
  /// What calls made that were given names, which may be filled in then: `let lima = Province("Lima")`.
  var made: [String: SourceDocument] = [:]
  var madeOrder: [String] = []
  /// What calls without a receiver fill, as those in a block of its own do.
  var block = ""
  /// What the call fills whose arguments follow.
  var next = ""
  /// How many words for branches and loops came.
  var branches = 0

  static let methods: Set<String> = ["add", "Add", "addItem", "append", "push", "put"]
  /// What stands behind them happens sometimes, or more than once.
  static let branchWords: Set<String> = [
    "if", "else", "elif", "elsif", "case", "switch", "when", "for", "while", "foreach",
  ]
}

extension JavaScriptReader {
  /// Takes the calls in a block that makes a value for calls that fill it.
  ///
  /// - Returns: `false` if there is no such block.
  mutating func takeBlock(of list: String) -> Bool {
    guard !literal.block.isEmpty else { return false }
    (filled.block, method, name) = (list, literal.block, literal.block)
    literal.block = ""
    return true
  }

  /// Reads the arguments of a call that fills a list or a dictionary, if they are written out or named.
  /// An array or object that stands there is read as any other.
  mutating func readFilling(_ document: SourceDocument) throws(SourceError) {
    let list = filled.next
    filled.next = ""
    let start = literal.cursor.place
    var arguments = SourceDocument(describedBy: document)
    let array = arguments.open(.array, line: start.line, column: start.column)
    var names: [String] = []
    do throws(SourceError) {
      while true {
        try literal.skipSpaceAndComments()
        if try literal.cursor.skip(UInt8(ascii: ")")) { break }
        if literal.cursor.next.map({ "[{".utf8.contains($0) }) ?? true {
          // As in `add("0_1", […])`.
          if arguments.entries.count == 2, arguments.entries[1].kind == .string {
            name = arguments.text(of: 1)
            before = .value
          }
          return
        }
        try readArgument(&arguments, &names)
        try literal.skipSpaceAndComments()
        guard try !literal.cursor.skip(UInt8(ascii: ",")) else { continue }
        guard try literal.cursor.skip(UInt8(ascii: ")")) else {
          throw literal.unexpected(.oneOf([","]))
        }
        break
      }
    } catch {
      guard Self.isOfProgram(error) else { throw error }
      before = .other
      if filled.values[list] != nil { filled.values[list]?.fault = error }
      return
    }
    arguments.close(array)
    before = .other
    fill(list, with: arguments, names, at: start)
  }

  /// Reads what a call with a capital makes behind `=`, which may be put into a list later: `let lima = Province("Lima")`.
  /// What holds a list is a value as any other.
  mutating func readMade(_ document: inout SourceDocument) throws(SourceError) {
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
      if filled.made.count < Bound.keys, literal.expressions.count == expressions {
        if filled.made[variable] == nil { filled.madeOrder.append(variable) }
        filled.made[variable] = made
      }
    } catch {
      guard Self.isOfProgram(error) else { throw error }
    }
    literal.keyedCount = keyed
    literal.expressions.removeLast(literal.expressions.count - expressions)
  }

  /// Reads one argument: a value, or the name of one, for which nothing stands with that text.
  private mutating func readArgument(
    _ arguments: inout SourceDocument, _ names: inout [String]
  ) throws(SourceError) {
    let place = literal.cursor.place
    guard let byte = literal.cursor.next, TextCursor.isWordByte(byte), !(0x30...0x39 ~= byte) else {
      return try literal.readValue(key: -1, &arguments)
    }
    let word = try literal.cursor.word()
    try literal.skipSpaceAndComments()
    let isAlone = literal.cursor.next.map { ",)".utf8.contains($0) } ?? false
    if isAlone, !["null", "nil", "None", "true", "false", "True", "False"].contains(word) {
      if let made = filled.made.removeValue(forKey: word) {
        // `City("Lima")` stands for what it is given.
        let isOne = made.entries.count == 2 && made.entries[0].kind == .array
        return arguments.copy(isOne ? 1 : 0, of: made, key: -1)
      }
      if let constant = literal.constants[word] {
        return arguments.append(
          constant.kind, text: constant.text.utf8, line: place.line, column: place.column)
      }
      names.append(word)
      return arguments.append(.null, text: word.utf8, line: place.line, column: place.column)
    }
    guard literal.isForeign else { throw literal.expression(word, at: place) }
    try literal.readNamed(word, key: -1, at: place, &arguments)
    try literal.skipCallsWithoutArguments()
  }

  /// Puts what a call was given into what it fills: a value, a key and its value, or the cells of a row.
  private mutating func fill(
    _ list: String, with arguments: SourceDocument, _ names: [String], at place: TextPosition
  ) {
    var given: [SourceDocument.Value] = []
    arguments.forEachChild(of: 0) { given.append($0) }
    guard let first = given.first, filled.values[list] != nil || filled.order.count < Bound.keys
    else { return }
    let isPair = given.count == 2 && [.string, .number].contains(arguments.entries[first].kind)
    var value =
      filled.values[list] ?? begin(list, isPair ? .object : .array, describedBy: arguments)
    if (value.document.entries[0].kind == .object) != isPair || value.isRenewed
      || value.branches != filled.branches
    {
      value.fault = value.fault ?? literal.expression(list, at: place)
    }
    value.branches = filled.branches
    let key = isPair ? value.document.key(arguments.text(of: first)) : -1
    if given.count > 2 || given.count == 2 && !isPair {
      value.document.copy(0, of: arguments, key: -1)
      value.written += 1
    } else if let item = given.last {
      if let name = names.last, arguments.entries[item].kind == .null {
        if let other = filled.values.removeValue(forKey: name), name != list {
          // What is filled under that name from here on is another.
          filled.order.removeAll { $0 == name }
          value.document.copy(0, of: closed(other), key: key)
          value.written += other.written
          value.names.formUnion(other.names)
          value.fault = value.fault ?? other.fault
        } else {
          value.document.copy(item, of: arguments, key: key)
          value.names.insert(name)
        }
      } else {
        value.document.copy(item, of: arguments, key: key)
        value.written += 1
      }
    }
    filled.values[list] = value
  }

  private mutating func begin(
    _ list: String, _ kind: SourceDocument.Kind, describedBy document: SourceDocument
  ) -> FilledValues.Value {
    filled.order.append(list)
    var value = FilledValues.Value(
      document: SourceDocument(describedBy: document), branches: filled.branches)
    _ = value.document.open(
      kind, line: document.entries[0].line, column: document.entries[0].column)
    return value
  }

  private func closed(_ value: FilledValues.Value) -> SourceDocument {
    var document = value.document
    document.close(0)
    return document
  }

  /// Puts what calls filled behind the values of a file, if all of it is told.
  ///
  /// - Throws: why it can't be told what one of them holds, if the file has nothing else.
  mutating func putFilled(_ document: inout SourceDocument) throws(SourceError) {
    let isAll = count == 0
    for name in filled.order {
      guard let value = filled.values[name] else { continue }
      let isKnown = value.names.allSatisfy {
        literal.named.contains($0) || filled.values[$0] != nil
      }
      // One text that a program puts in front of a loop is no list.
      guard value.written > 1 || isKnown && value.names.count > 1 else { continue }
      if value.fault != nil || !isKnown {
        guard isAll else { continue }
        throw value.fault ?? literal.expression(name, at: literal.cursor.place)
      }
      document.copy(0, of: closed(value), key: document.key(name))
      literal.hasFilled = literal.hasFilled || !value.names.isEmpty
      count += 1
    }
  }

  /// Puts the records that calls made one by one, if a file has nothing else and all are of one form:
  /// `et_af = Region('et-af', 'Afar')`.
  mutating func putMade(_ document: inout SourceDocument) {
    let records = filled.madeOrder.compactMap { filled.made[$0] }
    guard records.count == filled.madeOrder.count, records.count >= Count.some,
      let first = records.first, first.entries.count > 2,
      records.allSatisfy({
        $0.entries[0].kind == first.entries[0].kind && $0.entries.count == first.entries.count
      })
    else { return }
    document.removeLast(from: 0)
    let list = document.open(.array, line: 1, column: 1)
    for record in records { document.copy(0, of: record, key: -1) }
    document.close(list)
    count = 1
  }
}
