/// The places of lists that statements assign one by one: `city[1] = "Lima"`, `$list[] = …`.
struct AssignedPlaces {
  /// The place that is assigned next: the list's name and the index, and the one within what stands there.
  var next: (name: String, index: String, inner: String?)?
  /// What stands at a place, while places within it are assigned: `towns["Alta"][0] = "Cima"`.
  var inner: (index: String, value: SourceDocument.Value)?
  /// The places of the list within which something was assigned, and those of all lists.
  var indices: Set<String> = []
  var within: [String: Set<String>] = [:]
  /// How many values were put behind the last within a place: `$towns["Alta"][] = `.
  var appendedInner = 0
  /// Lists at one of whose places stands a part of a text, which only running the program would tell.
  var parts: [String: SourceError] = [:]
  /// Why it can't be told what stands at a place.
  var fault: SourceError?
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
    guard let index = try readPlace(of: list, within: nil) else { return }
    var inner: String?
    if literal.cursor.next == UInt8(ascii: "[") {
      inner = try readPlace(of: list, within: index)
      if inner == nil { return }
    }
    places.next = (list, index, inner)
  }

  /// Reads one index with its brackets, if it is written out.
  private mutating func readPlace(
    of list: String, within outer: String?
  ) throws(SourceError) -> String? {
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
      if outer == nil {
        index = String(places.appended)
        places.appended += 1
      } else {
        if places.list?.name != list || places.inner?.index != outer { places.appendedInner = 0 }
        index = String(places.appendedInner)
        places.appendedInner += 1
      }
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
      // What comes back would be another region of that name.
      if !places.indices.insert(place.index).inserted {
        places.fault = places.fault ?? literal.expression(place.index, at: literal.cursor.place)
      }
      places.within[place.name, default: []].insert(place.index)
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
    guard let (name, value) = places.list else { return }
    closeInner(&document)
    places.indices = []
    places.list = nil
    document.close(value)
    guard document.entries.count > value + 1 else {
      // Nothing but values that were none.
      document.removeLast(from: value)
      count -= 1
      return
    }
    // Places of what is written out are counted there.
    if !literal.named.contains(name) { makeArray(value, &document) }
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

  /// Puts the places that were assigned into the object that was declared, `{"Alta": new Array()}`, or that was assigned
  /// before others were.
  mutating func mergePlaces(_ document: inout SourceDocument) throws(SourceError) {
    let part = places.parts.filter { places.names.contains($0.key) }.min { $0.key < $1.key }
    if let fault = places.fault ?? part?.value, areOnlyPlaces(document) { throw fault }
    var first: [String: SourceDocument.Value] = [:]
    var parts: [SourceDocument.Value: [SourceDocument.Value]] = [:]
    document.forEachChild(of: 0) { value in
      guard let name = document.key(of: value), places.names.contains(name) else { return }
      if let first = first[name] {
        parts[first, default: []].append(value)
      } else {
        first[name] = value
      }
    }
    guard !parts.isEmpty else { return }
    let source = document
    var result = SourceDocument(describedBy: source)
    let root = result.open(.object, line: 1, column: 1)
    let moved = Set(parts.values.joined())
    source.forEachChild(of: 0) { value in
      guard !moved.contains(value) else { return }
      let key = source.key(of: value).map { result.key($0) } ?? -1
      if let parts = parts[value] {
        let within = places.within[source.key(of: value) ?? ""] ?? []
        merge([value] + parts, of: source, key: key, within: within, into: &result)
      } else {
        result.copy(value, of: source, key: key)
      }
    }
    result.close(root)
    document = result
    count -= moved.count
  }

  /// Whether a file has nothing but lists whose places were assigned: others may be the settings of a program.
  private func areOnlyPlaces(_ document: SourceDocument) -> Bool {
    var areOnly = true
    document.forEachChild(of: 0) { value in
      areOnly = areOnly && document.key(of: value).map(places.names.contains) ?? false
    }
    return areOnly
  }

  /// Puts the members of several objects into one. What was assigned at a place is what stands there, unless it was assigned
  /// within: then it stands behind the rest.
  private func merge(
    _ objects: [SourceDocument.Value], of source: SourceDocument, key: Int32, within: Set<String>,
    into result: inout SourceDocument
  ) {
    var members: [String: [SourceDocument.Value]] = [:]
    var order: [String] = []
    for object in objects {
      var place = 0
      source.forEachChild(of: object) { child in
        // What has no key stands in an array.
        let name = source.key(of: child) ?? String(place)
        place += 1
        if members[name] == nil { order.append(name) }
        members[name, default: []].append(child)
      }
    }
    let (line, column) = (source.entries[objects[0]].line, source.entries[objects[0]].column)
    let areCounted = order.indices.allSatisfy { order[$0] == String($0) }
    let object = result.open(areCounted ? .array : .object, key: key, line: line, column: column)
    for name in order {
      let key = areCounted ? -1 : result.key(name)
      guard let values = members[name], let last = values.last else { continue }
      if within.contains(name), values.count > 1 {
        join(values, of: source, key: key, into: &result)
      } else {
        result.copy(last, of: source, key: key)
      }
    }
    result.close(object)
  }

  /// Puts what stands in several lists into one.
  private func join(
    _ values: [SourceDocument.Value], of source: SourceDocument, key: Int32,
    into result: inout SourceDocument
  ) {
    var children: [SourceDocument.Value] = []
    for value in values where [.array, .object].contains(source.entries[value].kind) {
      source.forEachChild(of: value) { children.append($0) }
    }
    let areCounted = children.allSatisfy { child in
      (source.key(of: child) ?? "").utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
    let (line, column) = (source.entries[values[0]].line, source.entries[values[0]].column)
    let list = result.open(areCounted ? .array : .object, key: key, line: line, column: column)
    for (place, child) in children.enumerated() {
      let name = source.key(of: child) ?? String(place)
      result.copy(child, of: source, key: areCounted ? -1 : result.key(name))
    }
    result.close(list)
  }
}
