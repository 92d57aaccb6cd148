import RegionsFiles

/// What the commands of `regions` print with `--json`: a line each for the regions they speak of.
///
///     {"id":"1101","name":"东城区","level":2,"path":[{"id":"11","name":"北京市"},{"id":"1101","name":"东城区"}]}
///     {"text":"东城区1号","id":"1101","name":"东城区","path":[…],"rest":"1号","confidence":"certain",…}
///     {"id":"9999","found":false}
///     {"name":"张三","phones":["13800138000"],…,"region":{"id":"1101","name":"东城区","path":[…]},…}
extension ObjectTree {
  /// The data set of the regions that are spoken of and those above them, in the form that export writes, so
  /// that nothing is guessed; `false` if it isn't such lines.
  mutating func readPrinted() throws(SourceError) -> Bool {
    let records = kind(0) == .array ? children(of: 0) : [0]
    guard let first = records.first else { return false }
    if let report = report(first) {
      throw SourceError.content(
        SourceDiagnostic(DiagnosticLocation(source.name), .printedReport(report)))
    }
    var lines: [PrintedLine] = []
    var columns: [(name: String, isNumber: Bool)] = []
    var notFound = 0
    for record in records {
      if isNotFound(record) {
        notFound += 1
        continue
      }
      // Of a contact, the region it is in.
      let contact = contactRegion(record)
      if let contact, kind(contact) == .null {
        notFound += 1
        continue
      }
      guard let line = line(contact ?? record, isOurs: contact != nil),
        add(line.attributes, to: &columns)
      else { return false }
      lines.append(line)
    }
    guard !lines.isEmpty else {
      guard notFound > 0 else { return false }
      throw SourceError.content(
        SourceDiagnostic(DiagnosticLocation(source.name), .notFoundLeftOut(notFound)))
    }
    write(lines, columns)
    if notFound > 0 {
      result.notes.append(
        SourceDiagnostic(DiagnosticLocation(source.name), .notFoundLeftOut(notFound)))
    }
    return true
  }

  /// A region as a line tells it.
  private struct PrintedLine {
    var path: [(id: Value, name: Value)]
    var rank: Value?
    var attributes: [(name: String, value: Value)] = []
  }

  /// What a line may say besides: where the region is, how it was found, what else it could be.
  private static let besides: Set<String> = [
    "level", "matched", "asked", "alsoIn", "text", "rest", "confidence", "parts", "alternatives",
  ]

  /// The region of a contact, `null` if its text names none.
  private func contactRegion(_ record: Value) -> Value? {
    guard let phones = member("phones", of: record), kind(phones) == .array,
      member("doubtful", of: record) != nil, member("left_over", of: record) != nil,
      let region = member("region", of: record), kind(region) == .object || kind(region) == .null
    else { return nil }
    return region
  }

  /// - Parameter isOurs: whether it is known to be a line of these commands.
  private func line(_ record: Value, isOurs: Bool) -> PrintedLine? {
    guard let id = string("id", of: record), let name = string("name", of: record),
      let array = member("path", of: record), kind(array) == .array
    else { return nil }
    var line = PrintedLine(path: [])
    for step in children(of: array) {
      guard let id = string("id", of: step), let name = string("name", of: step),
        children(of: step).count == 2
      else { return nil }
      line.path.append((id, name))
    }
    guard let last = line.path.last, source.bytes(of: last.id) == source.bytes(of: id),
      source.bytes(of: last.name) == source.bytes(of: name)
    else { return nil }
    var isOurs = isOurs
    for child in children(of: record) {
      switch source.key(of: child) {
      case "id", "name", "path": break
      case "rank" where kind(child) == .number: line.rank = child
      case "attributes" where kind(child) == .object:
        for attribute in children(of: child) {
          guard let key = source.key(of: attribute), !ExchangeKey.reserved.contains(key),
            key != ExchangeKey.rank, kind(attribute) == .string || kind(attribute) == .number
          else { return nil }
          line.attributes.append((key, attribute))
        }
      case "level"? where kind(child) == .number, "confidence"? where kind(child) == .string:
        isOurs = true
      case let key?: guard Self.besides.contains(key) else { return nil }
      case nil: return nil
      }
    }
    return isOurs ? line : nil
  }

  /// Whether a line says of an ID or address that no region has it.
  private func isNotFound(_ record: Value) -> Bool {
    guard let found = member("found", of: record), kind(found) == .boolean,
      source.text(of: found) == "false"
    else { return false }
    return string("id", of: record) != nil || string("text", of: record) != nil
  }

  /// The command that wrote an object that tells something of a data set and is none.
  private func report(_ record: Value) -> String? {
    if member("formatVersion", of: record) != nil, member("sections", of: record) != nil,
      member("nodes", of: record) != nil
    {
      return "info"
    }
    if string("change", of: record) != nil,
      member("old", of: record) != nil || member("new", of: record) != nil
    {
      return "diff"
    }
    return nil
  }

  /// The member of an object, if it is a string.
  private func string(_ name: String, of object: Value) -> Value? {
    member(name, of: object).flatMap { kind($0) == .string ? $0 : nil }
  }

  /// Counts attributes in; `false` if one is a number in one line and a text in another.
  private func add(
    _ attributes: [(name: String, value: Value)], to columns: inout [(name: String, isNumber: Bool)]
  ) -> Bool {
    for (name, value) in attributes {
      let isNumber = kind(value) == .number
      if let known = columns.first(where: { $0.name == name }) {
        guard known.isNumber == isNumber else { return false }
      } else {
        columns.append((name, isNumber))
      }
    }
    return true
  }

  private mutating func write(
    _ lines: [PrintedLine], _ columns: [(name: String, isNumber: Bool)]
  ) {
    var own: [ArraySlice<UInt8>: Int] = [:]
    for (index, line) in lines.enumerated() {
      if let last = line.path.last, own[source.bytes(of: last.id)] == nil {
        own[source.bytes(of: last.id)] = index
      }
    }
    // Of those above it isn't known; codes may tell it.
    let hasRanks = lines.allSatisfy { line in
      line.rank != nil && line.path.allSatisfy { own[source.bytes(of: $0.id)] != nil }
    }
    let list = open(.array, at: 0)
    var written: Set<ArraySlice<UInt8>> = []
    for line in lines {
      var parent: Value?
      for step in line.path {
        defer { parent = step.id }
        let id = source.bytes(of: step.id)
        guard written.insert(id).inserted else { continue }
        let row = open(.object, at: step.id)
        if written.count == 1 { describe(columns, hasRanks: hasRanks, at: step.id) }
        copy(step.id, key: ExchangeKey.id)
        if let parent {
          copy(parent, key: ExchangeKey.parent)
        } else {
          result.append(.null, key: result.key(ExchangeKey.parent), text: [])
        }
        copy(step.name, key: ExchangeKey.name)
        if let index = own[id] {
          if hasRanks, let rank = lines[index].rank { copy(rank, key: ExchangeKey.rank) }
          for (name, value) in lines[index].attributes { copy(value, key: name) }
        }
        close(row)
      }
    }
    close(list)
  }

  /// Appends the description that export begins with.
  private mutating func describe(
    _ columns: [(name: String, isNumber: Bool)], hasRanks: Bool, at place: Value
  ) {
    let description = open(.object, key: ExchangeKey.description, at: place)
    if hasRanks {
      append(Array(ExchangeRanks.given.word.utf8)[...], key: ExchangeKey.ranks, at: place)
    }
    let attributes = open(.array, key: ExchangeKey.attributes, at: place)
    for column in columns {
      let object = open(.object, at: place)
      append(Array(column.name.utf8)[...], key: ExchangeKey.name, at: place)
      let type = column.isNumber ? "integer" : "text"
      append(Array(type.utf8)[...], key: ExchangeKey.type, at: place)
      close(object)
    }
    close(attributes)
    close(description)
  }
}
