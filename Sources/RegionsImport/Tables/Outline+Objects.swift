import RegionsSource
import TypedNumbers

/// Objects: one thing each, or collections whose keys are data.
extension Outline {
  mutating func exploreObjects(_ objects: Members, in holder: Holder) {
    if objects.values.count == 1,
      let levels = listsInOrder(objects.values[0]) ?? numberedLists(objects.values[0])
    {
      addLevels(levels, below: objects.owners[0], in: holder.list)
      return
    }
    if objects.values.count == 1, let found = indexedLists(objects.values[0]) {
      addLevels(found.levels, below: objects.owners[0], in: holder.list)
      for other in found.others {
        explore(
          Members(values: [other], owners: objects.owners),
          in: Holder(list: holder.list, key: document.key(of: other) ?? ""))
      }
      return
    }
    switch isKeyedByLevel(objects.values, in: holder) ? .dictionary : use(of: objects.values) {
    case .record:
      let records = withoutHeading(objects, in: holder)
      let list = makeList(.object, of: records, in: holder)
      fill(list, with: records.values)
    case .dictionary:
      var entries = Members()
      for (index, object) in objects.values.enumerated() {
        let label = takeLabel(of: object)
        document.forEachChild(of: object) {
          if $0 != label { entries.add($0, objects.owners[index]) }
        }
      }
      addEntries(entries, in: holder)
    case .sequence:
      var items = Members()
      for (index, object) in objects.values.enumerated() {
        let ordered = children(object).sorted {
          (Int(document.key(of: $0) ?? "") ?? 0) < (Int(document.key(of: $1) ?? "") ?? 0)
        }
        for item in ordered { items.add(item, objects.owners[index]) }
      }
      explore(items, in: holder)
    }
  }

  /// Whether objects are called by what their keys are: `citiesByCountry`, `districts_by_province`.
  private func isKeyedByLevel(_ objects: [SourceValue], in holder: Holder) -> Bool {
    guard let first = objects.first else { return false }
    let words = KeyMeaning.words(of: document.key(of: first) ?? holder.key)
    guard let by = words.lastIndex(of: "by"), by > 0, by + 1 < words.count else { return false }
    return words[(by + 1)...].allSatisfy { KeyMeaning($0).contains(.level) }
  }

  /// A source's records without an object in front of them that has no key of theirs, and they none of its own: it
  /// says when the list was made, and by whom. It is told.
  private mutating func withoutHeading(_ objects: Members, in holder: Holder) -> Members {
    guard holder.list == nil, objects.values.count > Self.fewestHeaded else { return objects }
    func keys(_ object: SourceValue) -> Set<String> {
      Set(children(object).compactMap { document.key(of: $0) })
    }
    let (first, record) = (objects.values[0], keys(objects.values[1]))
    let head = keys(first)
    guard !head.isEmpty, head.isDisjoint(with: record),
      objects.values.dropFirst().allSatisfy({ value in
        let own = keys(value)
        return own.isDisjoint(with: head) && !own.isDisjoint(with: record)
      })
    else { return objects }
    let location = DiagnosticLocation(
      document.name, line: Int(document[first].line), column: Int(document[first].column))
    notes.append(
      Diagnostic(
        .note, at: location, .source(.titleLeftOut(head.sorted().joined(separator: ", ")))))
    return Members(
      values: Array(objects.values.dropFirst()), owners: Array(objects.owners.dropFirst()))
  }

  /// Of fewer records no two need have a key in common.
  private static var fewestHeaded: Int { Count.some }

  /// What a box shows until somebody chooses, which stands first and has no key: `'' => '-- choose --'`. It is told.
  private mutating func takeLabel(of object: SourceValue) -> SourceValue? {
    let first = object.next
    guard document.hasChildren(object), kind(first) == .string, document.key(of: first) == ""
    else { return nil }
    let location = DiagnosticLocation(
      document.name, line: Int(document[first].line), column: Int(document[first].column))
    let problem = Diagnostic.Kind.source(
      .titleLeftOut(texts.string(.text(of: first), in: number)))
    if !notes.contains(where: { $0.kind == problem }) {
      notes.append(Diagnostic(.note, at: location, problem))
    }
    return first
  }

  private mutating func addEntries(_ entries: Members, in holder: Holder) {
    let list = makeList(.entry, of: entries, in: holder)
    lists[list].columns = [
      .init(name: RecordList.Column.keyName, cells: entries.values.map { .key(of: $0) })
    ]
    var scalars = [Cell](repeating: .none, count: entries.values.count)
    var objects = Members()
    var others = Members()
    var hasScalars = false
    for (record, value) in entries.values.enumerated() {
      switch kind(value) {
      case .string, .number, .boolean:
        scalars[record] = .text(of: value)
        hasScalars = true
      case .object where document.hasChildren(value):
        objects.add(value, Int32(record))
      case .object, .null: break
      default: others.add(value, Int32(record))
      }
    }
    let single = scalars.indices.filter { !scalars[$0].isNone }
    if !single.isEmpty, single.count.isSmallPart(of: entries.values.count),
      !others.values.isEmpty, others.values.allSatisfy(isOfTexts),
      single.allSatisfy({ kind(entries.values[$0]) == .string })
    {
      // Where the others hold arrays of texts it is all that is below: {"Norte": ["Alta", "Baja"], "Sur": "Lima"}.
      for record in single { others.add(entries.values[record], Int32(record)) }
    } else if hasScalars {
      // True or false is no name.
      let areFlags = single.allSatisfy { kind(entries.values[$0]) == .boolean }
      lists[list].columns.append(
        .init(
          name: areFlags ? RecordList.Column.flagName : RecordList.Column.textName, cells: scalars))
    }
    if !objects.values.isEmpty {
      if use(of: objects.values) == .record {
        fill(list, with: objects.values, numbers: objects.owners)
      } else {
        explore(objects, in: Holder(list: list, key: ""))
      }
    }
    // Below codes there is one thing each: {"01": ["Stockholm", "AB"]}.
    let areCodes = entries.values.allSatisfy { isCode(key: document[$0].key) }
    if others.values.count == entries.values.count, isTuples(others.values, areListed: areCodes) {
      // The key and the array make one record: {"110101": ["东城区", "110100", "dongcheng"]}.
      addPlaces(of: others, to: list)
    } else {
      explore(others, in: Holder(list: list, key: ""))
    }
  }

  private func isOfTexts(_ value: SourceValue) -> Bool {
    kind(value) == .array && children(value).allSatisfy { kind($0) == .string }
  }

  /// Makes columns of what objects hold, and lists of what is nested in them.
  ///
  /// - Parameter numbers: the record each object belongs to; its own place by default.
  mutating func fill(
    _ list: Int, with objects: [SourceValue], numbers: [Int32]? = nil, prefix: String = ""
  ) {
    guard depth < Outline.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    let fields = FieldTable(of: objects, numbers, in: document)
    var leveled: Set<Int32> = []
    if objects.count == 1, numbers == nil {
      // One object with a list for each level.
      let arrays = fields.order.filter { key in
        guard let nested = fields[key]?.nested.values, nested.count == 1 else { return false }
        return kind(nested[0]) == .array
      }
      if let levels = levelLists(arrays.compactMap { fields[$0]?.nested.values.first }) {
        addLevels(levels, below: 0, in: list)
        leveled = Set(arrays)
      }
    }
    // What is below may stand under its codes right beside the words: {"name": …, "001": {…}}.
    let codes = fields.order.filter { key in
      fields[key]?.scalars == 0 && fields[key]?.nested.values.isEmpty == false && isCode(key: key)
    }
    if !codes.isEmpty {
      let entries = codes.flatMap { key -> [(SourceValue, Int32)] in
        fields[key].map { Array(zip($0.nested.values, $0.nested.owners)) } ?? []
      }
      var members = Members()
      for (value, record) in entries.sorted(by: { $0.0 < $1.0 }) { members.add(value, record) }
      addEntries(members, in: Holder(list: list, key: ""))
      leveled.formUnion(codes)
    }
    for key in fields.order where !leveled.contains(key) {
      guard let field = fields[key] else { continue }
      if areCollections(field.nested.values, under: document.key(number: key)) {
        addCollections(field.nested, to: list)
        continue
      }
      let name = prefix + document.key(number: key)
      if field.scalars > 0 || field.nested.values.isEmpty {
        addColumn(name, field.cells, to: list)
      }
      guard !field.nested.values.isEmpty, !isNumbers(field.nested.values) else { continue }
      // One a record: several are a list.
      let isSingle = Set(field.nested.owners).count == field.nested.owners.count
      if isSingle, let texts = onlyTexts(field.nested, under: document.key(number: key)) {
        addColumn(name, texts, to: list)
      } else if isSingle,
        isFlat(field.nested.values) || isWrapper(field.nested, of: objects.count, in: fields)
      {
        fill(
          list, with: field.nested.values, numbers: field.nested.owners, prefix: name + ".")
      } else {
        explore(field.nested, in: Holder(list: list, key: document.key(number: key)))
      }
    }
  }

  /// Whether objects hold a document store's collections, each of which holds documents by their keys.
  ///
  ///     {"name": "Norte", "__collections__": {"cities": {"x7": {"name": "Alta"}}}}
  private func areCollections(_ values: [SourceValue], under key: String) -> Bool {
    guard !values.isEmpty,
      Self.collectionWords.contains(KeyMeaning.words(of: key).joined(separator: " "))
    else { return false }
    func areObjects(_ values: [SourceValue]) -> Bool { values.allSatisfy { kind($0) == .object } }
    return areObjects(values)
      && values.allSatisfy { value in
        let collections = children(value)
        return areObjects(collections) && collections.allSatisfy { areObjects(children($0)) }
      }
  }

  private static let collectionWords = Words.set(.collections)

  /// Makes a list of each collection that records hold.
  private mutating func addCollections(_ nested: Members, to list: Int) {
    var names: [String] = []
    var documents: [String: Members] = [:]
    for (value, record) in zip(nested.values, nested.owners) {
      for collection in children(value) {
        let name = document.key(of: collection) ?? ""
        if documents[name] == nil { names.append(name) }
        for item in children(collection) { documents[name, default: Members()].add(item, record) }
      }
    }
    for name in names {
      guard let items = documents[name] else { continue }
      addEntries(items, in: Holder(list: list, key: name))
    }
  }

  /// The texts of arrays that have one at most, as references have where there may be several; `nil` if they are
  /// others, or what is below.
  ///
  ///     {"id": "rec7", "name": "Aro", "parent": ["rec2"]}
  private func onlyTexts(_ arrays: Members, under key: String) -> ColumnCells? {
    guard arrays.values.count >= Self.fewArrays,
      KeyMeaning(key).isDisjoint(with: [.level, .children])
    else { return nil }
    var cells = ColumnCells()
    for (array, record) in zip(arrays.values, arrays.owners) {
      guard kind(array) == .array else { return nil }
      let items = children(array)
      guard let item = items.first, items.count == 1 else { return nil }
      switch kind(item) {
      case .string, .number: cells.set(.text(of: item), of: record)
      default: return nil
      }
    }
    return cells
  }

  /// Of fewer arrays each may have one text by chance.
  private static var fewArrays: Int { Count.few }

  /// Whether the objects under one key have what is told of each record, its name among it, and the records
  /// themselves none: `{"id": "rec7", "fields": {"name": "Aro", "tags": []}}`.
  private func isWrapper(_ nested: Members, of count: Int, in fields: FieldTable) -> Bool {
    func names(_ key: Int32) -> Bool { KeyMeaning(document.key(number: key)).contains(.name) }
    guard count >= Self.fewWrapped, nested.values.count == count,
      nested.values.allSatisfy({ kind($0) == .object }),
      !fields.order.contains(where: { (fields[$0]?.scalars ?? 0) > 0 && names($0) })
    else { return false }
    return nested.values.allSatisfy { object in
      var isNamed = false
      document.forEachChild(of: object) { child in
        if kind(child) == .string, names(document[child].key) { isNamed = true }
      }
      return isNamed
    }
  }

  /// Of fewer records one may hold the only region below it.
  private static var fewWrapped: Int { Count.several }

  /// What objects hold, by their keys.
  private struct FieldTable {
    struct Field {
      var cells = ColumnCells()
      var scalars = 0
      /// The objects and arrays under the key, with the record each belongs to.
      var nested = Members()
    }

    /// The keys in the order in which they first stand.
    private(set) var order: [Int32] = []
    private var fields: [Int32: Field] = [:]

    subscript(key: Int32) -> Field? { fields[key] }

    init(of objects: [SourceValue], _ numbers: [Int32]?, in document: SourceDocument) {
      for (index, object) in objects.enumerated() {
        let record = numbers?[index] ?? Int32(index)
        document.forEachChild(of: object) { child in
          let entry = document[child]
          if fields[entry.key] == nil {
            order.append(entry.key)
            fields[entry.key] = Field()
          }
          switch entry.kind {
          case .string, .number, .boolean:
            fields[entry.key]?.cells.set(.text(of: child), of: record)
            fields[entry.key]?.scalars += 1
          case .null: break
          default:
            if document.hasChildren(child) { fields[entry.key]?.nested.add(child, record) }
          }
        }
      }
    }
  }

  /// Whether the values are objects that only group some of their owner's texts, as in
  /// `"center":{"lng":116.4,"lat":39.9}`.
  func isFlat(_ values: [SourceValue], depth: Int = 0) -> Bool {
    guard depth < 8, values.allSatisfy({ kind($0) == .object }),
      use(of: values) == .record
    else { return false }
    var nested: [SourceValue] = []
    for value in values {
      var hasArray = false
      document.forEachChild(of: value) { child in
        switch document[child].kind {
        case .object: nested.append(child)
        case .array: if document.hasChildren(child) { hasArray = true }
        default: break
        }
      }
      if hasArray { return false }
    }
    nested = nested.filter { document.hasChildren($0) }
    return nested.isEmpty || isFlat(nested, depth: depth + 1)
  }

  /// Whether the values are arrays of numbers: coordinates, bounds; but no whole numbers here more and there
  /// less of them, as IDs of what is below are.
  func isNumbers(_ values: [SourceValue]) -> Bool {
    let sample = values.prefix(100)
    let counts = Set(sample.map { kind($0) == .array ? children($0).count : 0 })
    if counts.count > 1, sample.allSatisfy(isOfWholeNumbers) { return false }
    for value in values.prefix(100) {
      guard kind(value) == .array else { return false }
      for child in children(value) where kind(child) != .number {
        guard kind(child) == .array, isNumbers([child]) else { return false }
      }
    }
    return true
  }

  private func isOfWholeNumbers(_ array: SourceValue) -> Bool {
    kind(array) == .array
      && children(array).allSatisfy { kind($0) == .number && isCode($0) }
      && !children(array).contains {
        texts.bytes(texts.ref(.text(of: $0), in: number)).contains { $0 == 45 || $0 == 46 }
      }
  }
}
