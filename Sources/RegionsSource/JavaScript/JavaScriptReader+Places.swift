/// The places of lists that statements assign one by one: `city[1] = "Lima"`, `$list[] = …`.
struct AssignedPlaces {
  /// The place that is assigned next: the list's name and the index, and the one within what stands there.
  var next: (name: String, index: String, inner: String?)?
  /// What stands at a place, while places within it are assigned: `towns["Alta"][0] = "Cima"`.
  var inner: (index: String, value: SourceDocument.Value)?
  /// The lists whose places were assigned.
  var names: Set<String> = []
  /// The list whose places were assigned last.
  var list: (name: String, value: SourceDocument.Value)?
  /// How many values were put behind the last of the list: `$list[] = `.
  var appended = 0
}

extension JavaScriptReader {
  /// Reads what is between brackets behind a name: the place in a list, if it is written out.
  mutating func readIndex() throws(SourceError) {
    let list = name
    name = ""
    before = .other
    guard let index = try readPlace(of: list) else { return }
    var inner: String?
    if literal.cursor.next == UInt8(ascii: "[") {
      inner = try readPlace(of: list)
      if inner == nil { return }
    }
    places.next = (list, index, inner)
  }

  /// Reads one index with its brackets, if it is written out.
  private mutating func readPlace(of list: String) throws(SourceError) -> String? {
    try literal.cursor.skip()
    try literal.skipSpaceAndComments()
    var index = ""
    if literal.cursor.next == UInt8(ascii: "\"") || literal.cursor.next == UInt8(ascii: "'") {
      try literal.readString()
      index = String(decoding: literal.string, as: UTF8.self)
    } else {
      index = try literal.cursor.word()
      guard index.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    }
    try literal.skipSpaceAndComments()
    if index.isEmpty, literal.isForeign, literal.cursor.next == UInt8(ascii: "]") {
      if places.list?.name != list { places.appended = 0 }
      index = String(places.appended)
      places.appended += 1
    }
    guard !index.isEmpty, try literal.cursor.skip(UInt8(ascii: "]")) else { return nil }
    return index
  }

  /// The key of the value that begins: its place in the list whose places are being assigned, or its
  /// name.
  mutating func beginValue(_ document: inout SourceDocument) -> Int32 {
    defer {
      name = ""
      places.next = nil
    }
    guard let place = places.next else {
      closeList(&document)
      return name.isEmpty || name == "exports" ? -1 : document.key(name)
    }
    if places.list?.name != place.name {
      closeList(&document)
      places.list = (place.name, document.open(.object, key: document.key(place.name)))
      places.names.insert(place.name)
      count += 1
    }
    if places.inner?.index != place.index || place.inner == nil { closeInner(&document) }
    guard let inner = place.inner else { return document.key(place.index) }
    if places.inner == nil {
      places.inner = (place.index, document.open(.object, key: document.key(place.index)))
    }
    return document.key(inner)
  }

  /// Ends what stands at a place, whose own places were assigned.
  private mutating func closeInner(_ document: inout SourceDocument) {
    guard let (_, value) = places.inner else { return }
    places.inner = nil
    document.close(value)
    makeArray(value, &document)
  }

  /// Ends the list whose places were assigned: an array, if they were 0, 1, 2 … or 1, 2, 3 …
  mutating func closeList(_ document: inout SourceDocument) {
    guard let (_, value) = places.list else { return }
    closeInner(&document)
    places.list = nil
    document.close(value)
    guard document.entries.count > value + 1 else {
      // Nothing but values that were none.
      document.removeLast(from: value)
      count -= 1
      return
    }
    makeArray(value, &document)
  }

  /// Makes an array of an object whose keys are 0, 1, 2 … or 1, 2, 3 …
  private func makeArray(_ value: SourceDocument.Value, _ document: inout SourceDocument) {
    var values: [SourceDocument.Value] = []
    document.forEachChild(of: value) { values.append($0) }
    guard let first = values.first else { return }
    let start = document.key(of: first) == "1" ? 1 : 0
    guard values.indices.allSatisfy({ document.key(of: values[$0]) == String(start + $0) }) else {
      return
    }
    document.entries[value].kind = .array
    for child in values { document.entries[child].key = -1 }
  }

  /// Puts the places that were assigned into the object that was declared with nothing in it: `{"Alta": new Array()}`.
  mutating func mergePlaces(_ document: inout SourceDocument) {
    var declared: [String: SourceDocument.Value] = [:]
    var assigned: [SourceDocument.Value: SourceDocument.Value] = [:]
    document.forEachChild(of: 0) { value in
      guard let name = document.key(of: value), places.names.contains(name),
        document.entries[value].kind == .object
      else { return }
      if let first = declared[name] { assigned[first] = value } else { declared[name] = value }
    }
    guard !assigned.isEmpty else { return }
    let source = document
    var result = SourceDocument(describedBy: source)
    let root = result.open(.object, line: 1, column: 1)
    let moved = Set(assigned.values)
    source.forEachChild(of: 0) { value in
      guard !moved.contains(value) else { return }
      let key = source.key(of: value).map { result.key($0) } ?? -1
      guard let other = assigned[value] else { return result.copy(value, of: source, key: key) }
      var places: [String: SourceDocument.Value] = [:]
      var order: [String] = []
      for object in [value, other] {
        source.forEachChild(of: object) { child in
          let name = source.key(of: child) ?? ""
          if places.updateValue(child, forKey: name) == nil { order.append(name) }
        }
      }
      let (line, column) = (source.entries[value].line, source.entries[value].column)
      let object = result.open(.object, key: key, line: line, column: column)
      for name in order {
        if let place = places[name] { result.copy(place, of: source, key: result.key(name)) }
      }
      result.close(object)
    }
    result.close(root)
    document = result
    count -= moved.count
  }
}
