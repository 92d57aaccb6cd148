extension FormatReader {
  /// Text whose lines are names, with their depth told by the indent, or columns between spaces.
  static let lines = FormatReader(.outline) {
    (text, document) throws(SourceError) in
    try LineReader.read(text, &document)
  }
}

/// Reads text line by line.
///
/// An outline becomes objects `{"id", "name", "children"}`, the ID being digits before the name or in
/// brackets behind it; columns, and codes with names, become the rows of a table.
struct LineReader {
  /// A name that may have more below it.
  private struct Node {
    var indent: Int
    var object: SourceDocument.Value
    var children: SourceDocument.Value?
    /// Whether it is a heading.
    var isHeading: Bool
    /// Whether a sentence stands below it.
    var isExplained = false
  }

  private let layout: LineLayout
  /// Whether headings tell the upper levels, as in Markdown, and points what is below them.
  private let hasHeadings: Bool
  /// Whether the first heading is the document's title: the only one of its kind, with others below it.
  private var hasTitle: Bool
  /// Whether names are headings and points alone, so that other lines are sentences about them.
  private let hasPoints: Bool
  /// Whether a colon ends each line that others lie below, which is no part of its name then.
  private let hasColons: Bool
  private var nodes: [Node] = []
  /// The line that is read, and where it begins.
  private var bytes: [UInt8] = []
  private var start = TextPosition()
  /// A line that the one below it may make a heading.
  private var held: (bytes: [UInt8], start: TextPosition)?
  private let listNumbers: ListNumbers?
  private let idKey: Int32
  private let nameKey: Int32
  private let childrenKey: Int32

  static func read(_ text: TextSource, _ document: inout SourceDocument) throws(SourceError) {
    let marked = Line.withMarkedHeadings(text.chunk)
    let layout = LineLayout.find(in: text.chunk, isWhole: text.isLast) ?? .outline
    var reader = LineReader(layout, text: marked ?? text.chunk, keysIn: &document)
    let list = document.open(layout == .outline ? .array : .table, line: 1, column: 1)
    var cursor = try TextCursor(text)
    while cursor.next != nil {
      reader.start = cursor.place
      reader.bytes.removeAll(keepingCapacity: true)
      while let byte = cursor.next, byte != 0x0A {
        guard reader.bytes.count < Bound.text else {
          throw cursor.error(.tooLong(.line, mebibytes: Bound.text >> 20))
        }
        reader.bytes.append(byte)
        try cursor.skip()
      }
      try cursor.skip()
      reader.bytes = EscapedLine.unescaped(reader.bytes)
      if layout == .outline { reader.bytes = Line.withoutEmphasis(reader.bytes) }
      reader.removeListNumber()
      if marked != nil, layout == .outline, !reader.takesLineAbove() { continue }
      try reader.readLine(at: cursor, into: &document)
      if let excess = document.excess { throw text.error(excess) }
    }
    if let last = reader.held {
      (reader.bytes, reader.start) = last
      try reader.readLine(at: cursor, into: &document)
    }
    while !reader.nodes.isEmpty { reader.closeNode(&document) }
    document.close(list)
  }

  private mutating func removeListNumber() {
    guard let listNumbers else { return }
    let width = bytes.count
    bytes = listNumbers.removed(from: bytes)
    start.column += UInt32(width - bytes.count)
  }

  /// Holds the line back that was read, and takes the one above it in its place, unless it makes that one a heading.
  ///
  /// - Returns: Whether there is a line to read.
  private mutating func takesLineAbove() -> Bool {
    if let above = held, let mark = Line.headingMark(below: bytes[...]),
      Line.isNameable(above.bytes)
    {
      held = (mark + above.bytes, above.start)
      return false
    }
    let below = (bytes, start)
    defer { held = below }
    guard let above = held else { return false }
    (bytes, start) = above
    return true
  }

  private mutating func readLine(
    at cursor: borrowing TextCursor, into document: inout SourceDocument
  ) throws(SourceError) {
    let line = Line(bytes[...])
    // The line below a heading says which row that is.
    if case .fixed(let fixed) = layout, Line.ruleCount(bytes[...]) > 1 {
      readFields(fixed, into: &document)
    }
    guard !line.words.isEmpty, !leavesOut(line, &document) else { return }
    // Comments above codes.
    if layout == .codes, bytes.first == UInt8(ascii: "#") { return }
    switch layout {
    case .columns: readColumns(of: line, into: &document)
    case .codes: readCode(of: line, into: &document)
    case .sections: readSection(of: line, into: &document)
    case .fixed(let fixed): readFields(fixed, into: &document)
    case .outline: try readName(of: line, at: cursor, into: &document)
    }
  }

  private init(_ layout: LineLayout, text: [UInt8], keysIn document: inout SourceDocument) {
    self.layout = layout
    let isText = layout == .outline || layout == .codes
    let rows = isText ? text.split(separator: 0x0A) : []
    listNumbers = layout == .outline ? ListNumbers(rows) : nil
    let lines = rows.map { Line($0) }
    let hasHeadings = lines.contains { $0.headingLevel > 0 }
    self.hasHeadings = hasHeadings
    hasTitle = LineLayout.isTitled(lines)
    hasPoints =
      hasHeadings && zip(rows, lines).contains { $0.first != UInt8(ascii: "#") && $1.isDrawn }
    hasColons = Self.endUpperLinesInColons(rows, lines, amongHeadings: hasHeadings)
    idKey = document.key("id")
    nameKey = document.key("name")
    childrenKey = document.key("children")
  }

  private static func endUpperLinesInColons(
    _ rows: [ArraySlice<UInt8>], _ lines: [Line], amongHeadings hasHeadings: Bool
  ) -> Bool {
    let named = zip(rows, lines).filter { !$1.words.isEmpty }
    let upper = zip(named, named.dropFirst()).filter { line, below in
      line.1.depth(amongHeadings: hasHeadings) < below.1.depth(amongHeadings: hasHeadings)
    }
    return !upper.isEmpty && upper.allSatisfy { $0.0.0.trimmed.last == UInt8(ascii: ":") }
  }

  /// Leaves out the document's title and what is said between the points.
  private mutating func leavesOut(_ line: Line, _ document: inout SourceDocument) -> Bool {
    guard hasTitle || hasPoints && !line.isDrawn && line.headingLevel == 0 else { return false }
    if !hasTitle, let last = nodes.indices.last { nodes[last].isExplained = true }
    hasTitle = false
    leaveOut(line, &document)
    return true
  }

  /// Tells of a line that names no region.
  private func leaveOut(_ line: Line, _ document: inout SourceDocument) {
    guard let first = line.words.first, let last = line.words.last else { return }
    let text = String(decoding: bytes[first.lowerBound..<last.upperBound], as: UTF8.self)
    tell(of: text, line: Int(start.line), &document)
  }

  /// Tells that a text names no region, unless it told of many.
  private func tell(of text: String, line: Int, _ document: inout SourceDocument) {
    guard document.notes.count < Bound.texts else { return }
    document.notes.append(
      SourceDiagnostic(DiagnosticLocation(document.name, line: line), .titleLeftOut(text)))
  }

  private func readColumns(of line: Line, into document: inout SourceDocument) {
    let row = document.open(.row, line: start.line, column: start.column)
    for word in line.words {
      let column = place(of: word).column
      document.append(.string, text: bytes[word], line: start.line, column: column)
    }
    document.close(row)
  }

  private func readCode(of line: Line, into document: inout SourceDocument) {
    guard let first = line.words.first, let last = line.words.last else { return }
    let row = document.open(.row, line: start.line, column: start.column)
    let text = CodedName(bytes[first.lowerBound..<last.upperBound])
    for part in [text.code, text.name] {
      guard let part else { continue }
      let column = place(of: part.startIndex..<part.endIndex).column
      document.append(.string, text: part, line: start.line, column: column)
    }
    document.close(row)
  }

  private mutating func readSection(of line: Line, into document: inout SourceDocument) {
    guard Line.ruleCount(bytes[...]) == 0 else { return }
    guard let section = NumberedLine(bytes[...].trimmed) else {
      return leaveOut(line, &document)
    }
    let row = document.open(.row, line: start.line, column: start.column)
    for part in [section.number, section.name] {
      let column = place(of: part.startIndex..<part.endIndex).column
      document.append(.string, text: part, line: start.line, column: column)
    }
    document.close(row)
  }

  private func readFields(_ fixed: FixedWidth, into document: inout SourceDocument) {
    let row = document.open(.row, line: start.line, column: start.column)
    for field in fixed.fields(of: bytes[...]) {
      let column = place(of: field).column
      document.append(.string, text: bytes[field], line: start.line, column: column)
    }
    document.close(row)
  }

  private mutating func readName(
    of line: Line, at cursor: borrowing TextCursor, into document: inout SourceDocument
  ) throws(SourceError) {
    let depth = line.depth(amongHeadings: hasHeadings)
    while let last = nodes.last, last.indent >= depth { closeNode(&document) }
    guard nodes.count < Bound.depth else {
      throw cursor.error(.tooDeep(limit: Bound.depth), at: start)
    }
    if let last = nodes.indices.last, nodes[last].children == nil {
      nodes[last].children = document.open(.array, key: childrenKey)
    }
    guard let first = line.words.first, let last = line.words.last else { return }
    let begin = place(of: first)
    let object = document.open(.object, line: begin.line, column: begin.column)
    var whole = bytes[first.lowerBound..<last.upperBound]
    if hasColons, whole.count > 1, whole.last == UInt8(ascii: ":") {
      whole = whole.dropLast().trimmed
    }
    var text = CodedName(whole)
    if text.code == nil, line.words.count > 1, bytes[first].allSatisfy({ 0x30...0x39 ~= $0 }),
      line.words[1].lowerBound < whole.endIndex
    {
      // A digit alone is a number in a list.
      text = CodedName(code: bytes[first], name: whole[line.words[1].lowerBound...])
    }
    if let code = text.code {
      let place = place(of: code.startIndex..<code.endIndex)
      document.append(.string, key: idKey, text: code, line: place.line, column: place.column)
    }
    let place = place(of: text.name.startIndex..<text.name.endIndex)
    document.append(
      .string, key: nameKey, text: text.name, line: place.line, column: place.column)
    nodes.append(Node(indent: depth, object: object, isHeading: line.headingLevel > 0))
  }

  /// Ends a name. A heading with sentences below it and no points is no region: "Licence".
  private mutating func closeNode(_ document: inout SourceDocument) {
    guard let node = nodes.popLast() else { return }
    if node.isHeading, node.isExplained, node.children == nil,
      let name = document.entries.indices.last
    {
      let text = document.text(of: name)
      let line = Int(document.entries[node.object].line)
      document.removeLast(from: node.object)
      tell(of: text, line: line, &document)
      return
    }
    if let children = node.children { document.close(children) }
    document.close(node.object)
  }

  private func place(of word: Range<Int>) -> TextPosition {
    var place = start
    unsafe bytes.withUnsafeBufferPointer { unsafe place.advance(over: $0, 0, word.lowerBound) }
    return place
  }
}
