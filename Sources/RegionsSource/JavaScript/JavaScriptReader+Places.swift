/// The places of lists that statements assign one by one: `city[1] = "Lima"`, `$list[] = …`.
struct AssignedPlaces {
  /// The place that is assigned next: the list's name and the index.
  var next: (name: String, index: String)?
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
    try literal.cursor.skip()
    try literal.skipSpaceAndComments()
    var index = ""
    if literal.cursor.next == UInt8(ascii: "\"") || literal.cursor.next == UInt8(ascii: "'") {
      try literal.readString()
      index = String(decoding: literal.string, as: UTF8.self)
    } else {
      index = try literal.cursor.word()
      guard index.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return }
    }
    try literal.skipSpaceAndComments()
    if index.isEmpty, literal.isForeign, literal.cursor.next == UInt8(ascii: "]") {
      if places.list?.name != list { places.appended = 0 }
      index = String(places.appended)
      places.appended += 1
    }
    if !index.isEmpty, try literal.cursor.skip(UInt8(ascii: "]")) { places.next = (list, index) }
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
      count += 1
    }
    return document.key(place.index)
  }

  /// Ends the list whose places were assigned: an array, if they were 0, 1, 2 … or 1, 2, 3 …
  mutating func closeList(_ document: inout SourceDocument) {
    guard let (_, value) = places.list else { return }
    places.list = nil
    document.close(value)
    var values: [SourceDocument.Value] = []
    document.forEachChild(of: value) { values.append($0) }
    guard let first = values.first else {
      // Nothing but values that were none.
      document.removeLast(from: value)
      count -= 1
      return
    }
    let start = document.key(of: first) == "1" ? 1 : 0
    guard values.indices.allSatisfy({ document.key(of: values[$0]) == String(start + $0) }) else {
      return
    }
    document.entries[value].kind = .array
    for child in values { document.entries[child].key = -1 }
  }
}
