extension FormatReader {
  /// SQL dumps.
  static let sql = FormatReader(.sql) {
    (text, document) throws(SourceError) in
    try SQLReader.read(text, &document)
  }
}

/// Reads the rows that a dump's `INSERT` statements hold, table by table in the order in which they
/// first appear; other statements are passed over but for the columns of `CREATE TABLE`. How many of them
/// take rows from a query is told.
///
/// Takes what MySQL, PostgreSQL, SQLite, SQL Server and Navicat write: names in any quotes, strings
/// with doubled quotes or backslashes, `N'…'`, `--`, `#` and `/* */` comments.
struct SQLReader: ~Copyable {
  private struct Table {
    var name: String
    var columns: [String] = []
    var rows = SourceDocument(name: "", format: "")
    /// The column for which the database has a number where a row has none.
    var counted: String?
    /// The last of those numbers.
    var lastNumber = 0
    /// What the rows took when the reader last went on to another table.
    var knownMemory = 0

    mutating func append(_ given: [SQLScanner.Value], at place: TextPosition) {
      var values = given
      if let counted { count(&values, in: counted, at: place) }
      let row = rows.open(.row, line: place.line, column: place.column)
      for value in values {
        rows.append(
          value.kind, text: value.text, line: value.place.line, column: value.place.column)
      }
      rows.close(row)
    }

    /// Numbers a row as the database would.
    private mutating func count(
      _ values: inout [SQLScanner.Value], in column: String, at place: TextPosition
    ) {
      guard let index = columns.firstIndex(where: { $0.lowercased() == column.lowercased() })
      else { return }
      // SQL Server's tables have a place for it that its statements leave out.
      if values.count == columns.count - 1 {
        values.insert(SQLScanner.Value(kind: .null, text: [], place: place), at: index)
      }
      guard index < values.count else { return }
      if values[index].kind == .null {
        lastNumber = lastNumber == .max ? .max : lastNumber + 1
        values[index].kind = .number
        values[index].text = Array(String(lastNumber).utf8)
      } else if let number = Int(String(decoding: values[index].text, as: UTF8.self)) {
        lastNumber = max(lastNumber, number)
      }
    }
  }

  private var scanner: SQLScanner
  private var tables: [Table] = []
  /// By their names in small letters.
  private var tableNumbers: [String: Int] = [:]
  /// How many statements take their rows from a query.
  private var queries = 0
  /// The memory that all tables may take, in bytes, and the table that was given the last row.
  private let memoryLimit: Int
  private var lastTable: Int?
  /// What all tables took when the reader last went on to another one.
  private var knownMemory = 0

  static func read(_ text: TextSource, _ document: inout SourceDocument) throws(SourceError) {
    var reader = SQLReader(try SQLScanner(text), memoryLimit: document.memoryLimit)
    try reader.readStatements()
    if reader.queries > 0 {
      document.notes.append(
        SourceDiagnostic(DiagnosticLocation(document.name), .queriesLeftOut(reader.queries)))
    }
    guard reader.tables.contains(where: { !$0.rows.entries.isEmpty }) else {
      throw text.error(.nothingIn(.dump))
    }
    for table in reader.tables where !table.rows.entries.isEmpty {
      let value = document.open(.table, key: document.key(table.name), line: 1, column: 1)
      if !table.columns.isEmpty {
        let header = document.open(.header)
        for column in table.columns { document.append(.string, text: column.utf8) }
        document.close(header)
      }
      document.append(contentsOf: table.rows)
      document.close(value)
    }
  }

  private init(_ scanner: consuming SQLScanner, memoryLimit: Int) {
    self.scanner = scanner
    self.memoryLimit = memoryLimit
  }

  private mutating func readStatements() throws(SourceError) {
    while let token = try scanner.token() {
      switch token.keyword {
      case "INSERT", "REPLACE": try readInsert()
      case "CREATE": try readCreate()
      case "COPY": try readCopy()
      case "" where token.isPunctuation("\\"):
        // psql's own command is written as the statement.
        if let word = try scanner.token(), word.keyword == "COPY" { try readCopy() }
      default: try scanner.skipStatement(after: token)
      }
    }
  }

  /// A name, the last of `database.schema.name`, and the token behind it.
  private mutating func readName(
    from first: SQLScanner.Token?
  ) throws(SourceError) -> (name: String, next: SQLScanner.Token?)? {
    guard var name = first, name.isName else { return nil }
    var next = try scanner.token()
    while next?.isPunctuation(".") == true, let part = try scanner.token(), part.isName {
      name = part
      next = try scanner.token()
    }
    return (name.text, next)
  }

  /// The names in a list up to its `)`.
  private mutating func readNames() throws(SourceError) -> [String] {
    var names: [String] = []
    while let token = try scanner.token(), !token.isPunctuation(")") {
      if token.isName { names.append(token.text) }
      try scanner.checkWidth(names.count)
    }
    return names
  }

  /// The table of a name; databases don't tell `Region` from `region`.
  private mutating func number(of table: String) -> Int {
    let folded = table.lowercased()
    if let number = tableNumbers[folded] { return number }
    tableNumbers[folded] = tables.count
    tables.append(Table(name: table))
    tables[tables.count - 1].rows.memoryLimit = memoryLimit
    tables[tables.count - 1].rows.toldLimit = memoryLimit
    return tables.count - 1
  }

  /// PostgreSQL's `COPY name (columns) FROM stdin;` and the lines that follow.
  private mutating func readCopy() throws(SourceError) {
    guard let (name, next) = try readName(from: scanner.token()) else { return }
    var token = next
    var columns: [String] = []
    if token?.isPunctuation("(") == true {
      columns = try readNames()
      token = try scanner.token()
    }
    guard token?.keyword == "FROM", try scanner.token()?.keyword == "STDIN" else { return }
    let style = SQLScanner.CopyStyle(try scanner.restOfLine())
    let table = number(of: name)
    if !columns.isEmpty { tables[table].columns = columns }
    if style.hasHeader, let heading = try scanner.copiedRow(style), columns.isEmpty {
      tables[table].columns = heading.map { String(decoding: $0.text, as: UTF8.self) }
    }
    while let row = try scanner.copiedRow(style) {
      tables[table].append(row, at: row[0].place)
      try checkMemory(of: table)
    }
  }

  /// `CREATE … TABLE name (column type …, …)`; of other things it is passed over.
  private mutating func readCreate() throws(SourceError) {
    var token = try scanner.token()
    while let word = token, word.keyword != "TABLE" {
      if word.keyword == "SEQUENCE" { return try readSequence() }
      guard word.isWord else { return try scanner.skipStatement(after: word) }
      token = try scanner.token()
    }
    token = try scanner.token()
    while let word = token, ["IF", "NOT", "EXISTS"].contains(word.keyword) {
      token = try scanner.token()
    }
    guard let (name, next) = try readName(from: token) else { return }
    guard next?.isPunctuation("(") == true else { return try scanner.skipStatement(after: next) }
    var columns: [String] = []
    var depth = 1
    var isFirst = true
    var counted: String?
    /// The words of the present column behind its name.
    var words: [String] = []
    while depth > 0, let token = try scanner.token() {
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
      if isFirst, depth == 1, token.isName, !Self.constraints.contains(token.keyword) {
        columns.append(token.text)
        try scanner.checkWidth(columns.count)
        words = []
      } else if depth == 1, words.count < Bound.keys {
        words.append(token.isName ? token.text.uppercased() : "")
        if Self.isCounted(words) { counted = columns.last }
      }
      isFirst = depth == 1 && token.isPunctuation(",")
    }
    let table = number(of: name)
    tables[table].columns = columns
    tables[table].counted = counted
    try scanner.skipStatement(after: nil)
  }

  /// `CREATE SEQUENCE name START WITH 100 INCREMENT BY 10`, with or without the small words.
  private mutating func readSequence() throws(SourceError) {
    guard let (name, next) = try readName(from: try scanner.token()) else { return }
    var token = next
    var option = ""
    var numbers = ["START": 1, "INCREMENT": 1]
    defer {
      scanner.sequences.begin(
        name, at: numbers["START", default: 1], step: numbers["INCREMENT", default: 1])
    }
    while let word = token, !word.isPunctuation(";"), !word.isPunctuation("/") {
      if word.kind == .number, let number = Int(word.text) {
        numbers[option] = scanner.hasMinus ? -number : number
      }
      if !["WITH", "BY"].contains(word.keyword) { option = word.keyword }
      token = try scanner.token()
      // The statement may have no end of its own.
      if let token, token.isFirstOnLine, ["INSERT", "CREATE"].contains(token.keyword) {
        scanner.putBack(token)
        return
      }
    }
  }

  /// Whether a column's type says that the database numbers its rows.
  private static func isCounted(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if ["AUTO_INCREMENT", "AUTOINCREMENT", "IDENTITY", "SERIAL", "BIGSERIAL", "SMALLSERIAL"]
      .contains(last)
    {
      return true
    }
    // SQLite's own key.
    return words == ["INTEGER", "PRIMARY", "KEY"]
  }

  /// Words that begin a table constraint and no column.
  private static let constraints: Set<String> = [
    "PRIMARY", "UNIQUE", "KEY", "INDEX", "CONSTRAINT", "FOREIGN", "CHECK", "FULLTEXT", "SPATIAL",
  ]

  /// `INSERT INTO name [(columns)] VALUES (…), (…);`
  private mutating func readInsert() throws(SourceError) {
    var token = try scanner.token()
    // Oracle's INSERT ALL INTO … VALUES (…) INTO … VALUES (…) SELECT * FROM dual.
    let isOfMany = ["ALL", "FIRST"].contains(token?.keyword ?? "")
    while let word = token,
      ["INTO", "IGNORE", "OR", "REPLACE", "LOW_PRIORITY", "ALL", "FIRST"].contains(word.keyword)
    {
      token = try scanner.token()
    }
    while try readInsert(into: token, isOfMany: isOfMany) { token = try scanner.token() }
  }

  /// `name [(columns)] VALUES (…), (…);`
  ///
  /// - Parameter isOfMany: whether more than one `INTO` may follow, each with its row.
  /// - Returns: whether another one follows, and was passed.
  private mutating func readInsert(
    into first: SQLScanner.Token?, isOfMany: Bool
  ) throws(SourceError) -> Bool {
    guard let first, let (name, next) = try readName(from: first) else { return false }
    var token = next
    var columns: [String] = []
    if token?.isPunctuation("(") == true {
      columns = try readNames()
      token = try scanner.token()
    }
    if token?.keyword == "SET", columns.isEmpty {
      let (names, row) = try readAssignments()
      let table = number(of: name)
      let order = names.map { self.place(of: $0, in: table) }
      tables[table].append(
        Self.ordered(row, by: order, count: tables[table].columns.count), at: row[0].place)
      return false
    }
    while let word = token, word.isWord, word.keyword != "VALUES", word.keyword != "VALUE" {
      // "OVERRIDING SYSTEM VALUE" and the like; "INSERT … SELECT" has no values.
      if word.keyword == "SELECT" {
        try readSelected(into: number(of: name), columns: columns)
        return false
      }
      token = try scanner.token()
    }
    let table = number(of: name)
    if tables[table].columns.isEmpty {
      tables[table].columns = columns
    } else if !columns.isEmpty, tables[table].rows.entries.isEmpty {
      let counted = tables[table].counted.map { counted in
        columns.contains { $0.lowercased() == counted.lowercased() } ? [] : [counted]
      }
      tables[table].columns = (counted ?? []) + columns
    }
    let order =
      columns.isEmpty || columns == tables[table].columns
      ? nil : columns.map { place(of: $0, in: table) }
    return try readRows(of: table, order: order, isOfMany: isOfMany)
  }

  /// `SELECT 1, 'a' UNION ALL SELECT 2, 'b' FROM dual …`: rows written out as queries of nothing. A query
  /// of a table is told and passed over.
  private mutating func readSelected(
    into table: Int, columns: [String]
  ) throws(SourceError) {
    if tables[table].columns.isEmpty || tables[table].rows.entries.isEmpty, !columns.isEmpty {
      tables[table].columns = columns
    }
    while true {
      let place = scanner.place
      guard let (values, end) = try scanner.selectedValues() else {
        queries += 1
        return try scanner.skipStatement(after: nil)
      }
      tables[table].append(values, at: place)
      try checkMemory(of: table)
      guard end?.keyword == "UNION" else {
        if let end, !end.isPunctuation(";") { try scanner.skipStatement(after: end) }
        return
      }
      var token = try scanner.token()
      if token?.keyword == "ALL" { token = try scanner.token() }
      guard token?.keyword == "SELECT" else { return try scanner.skipStatement(after: token) }
    }
  }

  /// `name = value, …` up to the end of the statement, as MySQL has it after `SET`.
  private mutating func readAssignments() throws(SourceError) -> (
    names: [String], row: [SQLScanner.Value]
  ) {
    var names: [String] = []
    var row: [SQLScanner.Value] = []
    repeat {
      guard let name = try scanner.token(), name.isName,
        try scanner.token()?.isPunctuation("=") == true
      else { throw scanner.error(.incompleteAssignment) }
      names.append(name.text)
      row.append(try scanner.value(isAssigned: true))
      try scanner.checkWidth(row.count)
    } while try scanner.skipCommaIfAny()
    return (names, row)
  }

  /// The place of a column, which is added if the table doesn't have it yet.
  private mutating func place(of column: String, in table: Int) -> Int {
    let folded = column.lowercased()
    if let place = tables[table].columns.firstIndex(where: { $0.lowercased() == folded }) {
      return place
    }
    tables[table].columns.append(column)
    return tables[table].columns.count - 1
  }

  /// Rows up to the end of the statement.
  ///
  /// - Parameters:
  ///   - order: Where each value belongs, if not in the table's order.
  ///   - isOfMany: Whether another `INTO` may follow.
  /// - Returns: Whether it does, and was passed.
  private mutating func readRows(
    of table: Int, order: [Int]?, isOfMany: Bool
  ) throws(SourceError) -> Bool {
    while let token = try scanner.token(), !token.isPunctuation(";") {
      if token.isPunctuation(",") { continue }
      if isOfMany, token.keyword == "INTO" {
        return true
      }
      guard token.isPunctuation("(") else {
        // "ON DUPLICATE KEY …;", or the next statement where none has a semicolon.
        if token.isFirstOnLine {
          scanner.putBack(token)
        } else {
          try scanner.skipStatement(after: token)
        }
        return false
      }
      var values: [SQLScanner.Value] = []
      repeat {
        values.append(try scanner.value())
        try scanner.checkWidth(values.count)
      } while try scanner.skipComma()
      if let order { values = Self.ordered(values, by: order, count: tables[table].columns.count) }
      tables[table].append(values, at: token.place)
      try checkMemory(of: table)
    }
    return false
  }

  /// Whether the rows of all tables fit, of which this one has a row more.
  private mutating func checkMemory(of table: Int) throws(SourceError) {
    if let excess = tables[table].rows.excess { throw scanner.error(excess) }
    guard tables.count > 1 else { return }
    // The other tables take from what this one may have.
    if table != lastTable {
      if let last = lastTable {
        let memory = tables[last].rows.memory
        knownMemory += memory - tables[last].knownMemory
        tables[last].knownMemory = memory
      }
      lastTable = table
      let others = knownMemory - tables[table].knownMemory
      tables[table].rows.memoryLimit = max(0, memoryLimit - others)
    }
  }

  private static func ordered(
    _ values: [SQLScanner.Value], by order: [Int], count: Int
  ) -> [SQLScanner.Value] {
    var result = Array(repeating: SQLScanner.Value(kind: .null, text: []), count: count)
    for (value, place) in zip(values, order) {
      result[place] = value
    }
    return result
  }
}
