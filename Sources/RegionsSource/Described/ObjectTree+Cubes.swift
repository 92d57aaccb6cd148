/// Replies of statistical offices: cubes of numbers, of which one dimension may be regions.
extension ObjectTree {
  /// JSON-stat: the categories of the dimension that is said to be places, with what lies above each; `false` if
  /// it isn't one.
  ///
  ///     {"class": "dimension", "category": {"index": ["A", "A1"], "label": {"A": "North"}, "child": {"A": ["A1"]}}}
  ///
  /// - Throws: no dimension is said to be places.
  mutating func readStatistics() throws(SourceError) -> Bool {
    let set = text("class", of: 0) == nil ? member("dataset", of: 0) ?? 0 : 0
    if text("class", of: set) == "dimension", let category = member("category", of: set) {
      appendCategories(category)
      return true
    }
    guard let dimensions = member("dimension", of: set), kind(dimensions) == .object,
      children(of: dimensions).contains(where: { member("category", of: $0) != nil })
    else { return false }
    let roles = member("role", of: set) ?? member("role", of: dimensions)
    let said = roles.flatMap { member("geo", of: $0) }.map { children(of: $0) } ?? []
    let names = said.map { source.text(of: $0) } + Self.placeWords
    let category = names.compactMap { member($0, of: dimensions) }.first
      .flatMap { member("category", of: $0) }
    guard let category else { throw noPlaces }
    appendCategories(category)
    return true
  }

  /// SDMX-JSON: the codes of a code list, or the values of the dimension that is said to be places; `false` if it
  /// isn't one.
  ///
  /// - Throws: of several code lists or dimensions none is said to be places.
  mutating func readStructures() throws(SourceError) -> Bool {
    let data = member("data", of: 0) ?? 0
    if let lists = member("codelists", of: data), kind(lists) == .array {
      let known = children(of: lists).filter { member("codes", of: $0) != nil }
      guard !known.isEmpty else { return false }
      guard let list = known.count == 1 ? known[0] : known.first(where: isOfPlaces),
        let codes = member("codes", of: list)
      else { throw noPlaces }
      copy(codes, key: nil)
      return true
    }
    let structure =
      member("structure", of: data)
      ?? member("structures", of: data).flatMap { children(of: $0).first }
    guard let structure, let kinds = member("dimensions", of: structure), kind(kinds) == .object
    else { return false }
    let dimensions = children(of: kinds).filter { kind($0) == .array }.flatMap { children(of: $0) }
      .filter { member("values", of: $0) != nil }
    guard !dimensions.isEmpty else { return false }
    guard let values = dimensions.first(where: isOfPlaces).flatMap({ member("values", of: $0) })
    else { throw noPlaces }
    copy(values, key: nil)
    return true
  }

  /// What the dimension of places is called where nothing says which it is.
  private static let placeWords = ["geo", "GEO", "REF_AREA", "area", "region", "Region"]

  /// Whether a dimension or a code list of SDMX has places: by its role, or by its name.
  private func isOfPlaces(_ value: Value) -> Bool {
    let roles = [member("role", of: value), member("roles", of: value)].compactMap { $0 }
      .flatMap { kind($0) == .array ? children(of: $0) : [$0] }.map { source.text(of: $0) }
    let name = text("id", of: value) ?? ""
    return roles.contains { ["GEO", "REF_AREA"].contains($0.uppercased()) }
      || name.uppercased().split(separator: "_").contains {
        ["GEO", "AREA", "REGION"].contains($0)
      }
  }

  private var noPlaces: SourceError {
    .content(SourceDiagnostic(DiagnosticLocation(source.name), .nothingIn(.cube)))
  }

  /// Rows of a dimension's categories.
  private mutating func appendCategories(_ category: Value) {
    let labels = member("label", of: category)
    let index = member("index", of: category)
    var codes: [(text: String, place: Value)] = []
    if let index, kind(index) == .array {
      codes = children(of: index).map { (source.text(of: $0), $0) }
    } else {
      codes =
        (index ?? labels).map { children(of: $0) }?.map { (source.key(of: $0) ?? "", $0) } ?? []
    }
    var names: [String: Value] = [:]
    for label in labels.map({ children(of: $0) }) ?? [] {
      names[source.key(of: label) ?? ""] = label
    }
    var parents: [String: String] = [:]
    for parent in member("child", of: category).map({ children(of: $0) }) ?? [] {
      for child in children(of: parent) where source.text(of: child) != source.key(of: parent) {
        parents[source.text(of: child)] = source.key(of: parent)
      }
    }
    let list = open(.array, at: category)
    for code in codes {
      let row = open(.object, at: code.place)
      append(Array(code.text.utf8)[...], key: "id", at: code.place)
      if let name = names[code.text] { copy(name, key: "name") }
      if let parent = parents[code.text] {
        append(Array(parent.utf8)[...], key: "parent", at: code.place)
      }
      close(row)
    }
    close(list)
  }
}
