/// Lists and dictionaries that calls fill, a value each: `towns.add("Leticia")`, `departments.put("Amazonas", towns)`.
struct FilledValues {
  struct Value {
    /// An array, or an object, that is open.
    var document: SourceDocument
    /// How many of what it was given are written out, and the names of other values among the rest.
    var written = 0
    var names: Set<String> = []
    /// How deep values that calls filled lie in each other.
    var depth = 1
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
  /// Why it can't be told what values hold, by their names, whether they were filled or not.
  var spoiled: [String: SourceError] = [:]
  /// Names that were given something else, after what is written out.
  var renewed: Set<String> = []
  /// Names that were put somewhere before anything was filled under them.
  var awaited: Set<String> = []
  /// What calls without a receiver fill, as those in a block of its own do.
  var block = ""
  /// What the call fills whose arguments follow; ``anyList`` if that is its first argument.
  var next = ""
  /// How many words for branches and loops came.
  var branches = 0

  /// What fills the list that it is given first: `Collections.addAll(towns, "Lima", "Callao")`.
  static let anyList = "Collections"

  static let methods: Set<String> = ["add", "Add", "addItem", "append", "push", "put"]
  /// What calls do to a list besides, which only running the program would tell.
  static let others: Set<String> = [
    "addAll", "AddRange", "clear", "Clear", "extend", "insert", "Insert", "pop", "putAll",
    "removeFirst", "removeLast", "shift", "splice", "unshift",
  ]
  /// What stands behind them happens sometimes, or more than once.
  static let branchWords: Set<String> = [
    "if", "else", "elif", "elsif", "unless", "case", "switch", "match", "when", "catch", "except",
    "for", "while", "until", "foreach", "forEach", "each", "map",
  ]

  mutating func spoil(_ name: String, _ error: SourceError) {
    spoiled[name] = error
  }
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

  /// Notes what a bracket or an equals sign tells of lists that calls fill.
  mutating func noteFilling(_ byte: UInt8) {
    if byte == UInt8(ascii: "="), !name.isEmpty {
      filled.block = ""
      filled.values[name]?.isRenewed = true
      if literal.named.contains(name) { filled.renewed.insert(name) }
      // What was put somewhere under that name is another from here on.
      if filled.awaited.contains(name) {
        filled.spoil(name, literal.expression(name, at: literal.cursor.place))
      }
    }
    guard byte == UInt8(ascii: "("), receiver != method else { return }
    if FilledValues.methods.contains(method) {
      filled.next = receiver.isEmpty && name == method ? filled.block : receiver
    } else if receiver == FilledValues.anyList, method == "addAll" {
      filled.next = receiver
    } else if FilledValues.others.contains(method), !receiver.isEmpty {
      filled.spoil(receiver, literal.expression(method, at: literal.cursor.place))
    }
  }

  /// Reads the arguments of a call that fills a list or a dictionary, if they are written out or named.
  /// An array or object that stands there is read as any other.
  mutating func readFilling(_ document: SourceDocument) throws(SourceError) {
    let list = filled.next
    filled.next = ""
    let start = literal.cursor.place
    var arguments = SourceDocument(describedBy: document)
    let array = arguments.open(.array, line: start.line, column: start.column)
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
        try readArgument(&arguments)
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
      let first = arguments.entries.count > 1 ? arguments.text(of: 1) : list
      filled.spoil(list == FilledValues.anyList ? first : list, error)
      return
    }
    arguments.close(array)
    before = .other
    if list == FilledValues.anyList {
      fillFirst(of: arguments, at: start)
    } else {
      fill(list, with: arguments, at: start)
    }
  }

  /// Puts all arguments but the first into the list that this names.
  private mutating func fillFirst(of arguments: SourceDocument, at place: TextPosition) {
    var list: String?
    arguments.forEachChild(of: 0) { argument in
      guard let list else {
        list = arguments.text(of: argument)
        return
      }
      var one = SourceDocument(describedBy: arguments)
      let array = one.open(.array, line: place.line, column: place.column)
      one.copy(argument, of: arguments, key: -1)
      one.close(array)
      fill(list, with: one, at: place)
    }
  }

  /// Reads one argument: a value, or the name of one, for which nothing stands with that text.
  private mutating func readArgument(_ arguments: inout SourceDocument) throws(SourceError) {
    let place = literal.cursor.place
    guard let byte = literal.cursor.next, TextCursor.isWordByte(byte), !(0x30...0x39 ~= byte) else {
      return try literal.readValue(key: -1, &arguments)
    }
    let word = try literal.cursor.word()
    if literal.isForeign, isMark(word) { return try literal.readValue(key: -1, &arguments) }
    try literal.skipSpaceAndComments()
    let isAlone = literal.cursor.next.map { ",)".utf8.contains($0) } ?? false
    if isAlone, !["null", "nil", "None", "true", "false", "True", "False"].contains(word) {
      if let made = made.take(word) { return arguments.copy(0, of: made, key: -1) }
      if let constant = literal.constants[word] {
        return arguments.append(
          constant.kind, text: constant.text.utf8, line: place.line, column: place.column)
      }
      return arguments.append(.null, text: word.utf8, line: place.line, column: place.column)
    }
    // `City("Lima")` stands for what it is given, `names.get(3)` does not.
    let isMaking =
      literal.cursor.next == UInt8(ascii: "(") && word.first?.isUppercase ?? false || word == "new"
      || LiteralReader.listWords.contains(word.lowercased())
      || LiteralReader.translations.contains(word)
    guard literal.isForeign, isMaking else { throw literal.expression(word, at: place) }
    try literal.readNamed(word, key: -1, at: place, &arguments)
    try literal.skipCallsWithoutArguments()
  }

  /// Puts what a call was given into what it fills: a value, a key and its value, or the cells of a row.
  private mutating func fill(
    _ list: String, with arguments: SourceDocument, at place: TextPosition
  ) {
    var given: [SourceDocument.Value] = []
    arguments.forEachChild(of: 0) { given.append($0) }
    guard let first = given.first else { return }
    guard filled.values[list] != nil || filled.order.count < Bound.keys else {
      for name in filled.order { filled.spoil(name, literal.expression(list, at: place)) }
      return
    }
    let isPair = given.count == 2 && [.string, .number].contains(arguments.entries[first].kind)
    var value =
      filled.values.removeValue(forKey: list)
      ?? begin(list, isPair ? .object : .array, describedBy: arguments)
    if (value.document.entries[0].kind == .object) != isPair || value.isRenewed
      || value.branches != filled.branches || made.isMade(list) || literal.constants[list] != nil
    {
      value.fault = value.fault ?? literal.expression(list, at: place)
    }
    value.branches = filled.branches
    if given.count > 2 || given.count == 2 && !isPair {
      value.document.copy(0, of: arguments, key: -1)
      value.written += 1
    } else if let item = given.last {
      let key = isPair ? value.document.key(arguments.text(of: first)) : -1
      put(item, of: arguments, key: key, into: &value, of: list, at: place)
    }
    filled.values[list] = value
  }

  /// Puts one value into what calls fill, or what other calls filled before under the name that stands for it.
  private mutating func put(
    _ item: SourceDocument.Value, of arguments: SourceDocument, key: Int32,
    into value: inout FilledValues.Value, of list: String, at place: TextPosition
  ) {
    let name = arguments.entries[item].kind == .null ? arguments.text(of: item) : "null"
    guard name != "null" else {
      value.document.copy(item, of: arguments, key: key)
      value.written += 1
      return
    }
    guard name != list, let other = filled.values.removeValue(forKey: name) else {
      value.document.copy(item, of: arguments, key: key)
      value.names.insert(name)
      filled.awaited.insert(name)
      return
    }
    // What is filled under that name from here on is another.
    filled.order.removeAll { $0 == name }
    value.depth = max(value.depth, other.depth + 1)
    value.written += other.written
    value.names.formUnion(other.names)
    value.fault = value.fault ?? other.fault ?? filled.spoiled[name]
    guard value.depth < Self.deepest else {
      value.fault = value.fault ?? literal.cursor.error(.tooDeep(limit: Self.deepest), at: place)
      return
    }
    value.document.copy(0, of: closed(other), key: key)
  }

  /// Values that calls put into each other lie no deeper than regions do.
  private static var deepest: Int { Bound.depth / 4 }

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
  /// - Throws: why it can't be told what one of them holds, if the file has nothing else, or has a part of it.
  mutating func putFilled(_ document: inout SourceDocument) throws(SourceError) {
    let isAll = count == 0
    for name in filled.order {
      guard let value = filled.values[name] else { continue }
      let isKnown = value.names.allSatisfy {
        (literal.named.contains($0) || filled.values[$0] != nil) && filled.spoiled[$0] == nil
      }
      // One text that a program puts in front of a loop is no list.
      guard value.written > 1 || isKnown && value.names.count > 1 else { continue }
      let isPart = places.names.contains(name)
      let fault = value.fault ?? filled.spoiled[name]
      if fault != nil || !isKnown || isPart || literal.named.contains(name) {
        guard isAll || isPart else { continue }
        throw fault ?? literal.expression(name, at: literal.cursor.place)
      }
      document.copy(0, of: closed(value), key: document.key(name))
      count += 1
    }
  }

  /// Puts what calls filled in a file that has nothing else.
  mutating func putOnlyFilled(_ document: inout SourceDocument) throws(SourceError) {
    document.removeLast(from: 0)
    let object = document.open(.object, line: 1, column: 1)
    try putFilled(&document)
    document.close(object)
  }

  /// Puts the texts that calls put behind those of lists that are written out, where that happens in any case.
  mutating func addFilled(_ document: inout SourceDocument) {
    let added = filled.values.filter { name, value in
      literal.named.contains(name) && value.fault == nil && filled.spoiled[name] == nil
        && value.names.isEmpty && value.document.entries[0].kind == .array
        && value.document.entries.dropFirst().allSatisfy { $0.kind == .string }
        && value.branches == 0 && !filled.renewed.contains(name)
    }
    guard !added.isEmpty else { return }
    let source = document
    var result = SourceDocument(describedBy: source)
    let root = result.open(.object, line: 1, column: 1)
    source.forEachChild(of: 0) { value in
      let key = source.key(of: value).map { result.key($0) } ?? -1
      guard let more = source.key(of: value).flatMap({ added[$0] }),
        source.entries[value].kind == .array
      else { return result.copy(value, of: source, key: key) }
      let (line, column) = (source.entries[value].line, source.entries[value].column)
      let list = result.open(.array, key: key, line: line, column: column)
      for (values, document) in [(value, source), (0, closed(more))] {
        document.forEachChild(of: values) { result.copy($0, of: document, key: -1) }
      }
      result.close(list)
    }
    result.close(root)
    document = result
  }
}
