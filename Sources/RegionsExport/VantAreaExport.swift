import Regions

/// Writes the lists of Vant's Area: `{"province_list":{CODE:NAME},"city_list":…,"county_list":…}`.
///
/// Area finds what lies below what by the digits of the codes: the first two are the province, the
/// next two the city. So a region's list follows from its code and not from its level, and a county
/// whose city the data set doesn't have (110101, directly below 110000) gets one: 110100, called
/// as the region above it. Regions without a six-digit code (towns) are left out.
///
/// See https://vant-ui.github.io/vant/#/en-US/area.
struct VantAreaExport {
  private let storage: TreeStorage
  private let scope: ExportScope

  private enum List: Int {
    case province = 1
    case city, county
  }

  /// - Parameter scope: Its depth or its rank says how many lists are filled, at most 3; the others
  ///   stay empty.
  init(_ tree: RegionTree, _ scope: ExportScope) {
    storage = tree.storage
    self.scope = scope
  }

  func write(to writer: inout ByteWriter) throws {
    for root in scope.roots where list(of: root) != .province {
      throw ExportError.noProvinceCode(id: storage.id(of: root))
    }
    writer.write("{\"province_list\":{")
    try writeList(.province, to: &writer)
    writer.write("},\n\"city_list\":{")
    try writeList(.city, to: &writer)
    writer.write("},\n\"county_list\":{")
    try writeList(.county, to: &writer)
    writer.write("}}\n")
  }

  /// A region's list follows from its code, so each level may hold one for each list.
  private var everyLevel: ExportScope {
    ExportScope(storage: storage, top: scope.top, depth: .max, until: .max)
  }

  private func writeList(_ wanted: List, to writer: inout ByteWriter) throws {
    guard wanted.rawValue <= min(scope.depth, scope.until) else { return }
    var isFirst = true
    var addedCities: Set<String> = []
    var texts = RegionTexts(storage)
    func write(_ code: String, _ node: Int) throws {
      writer.write(isFirst ? "\n" : ",\n")
      isFirst = false
      writer.writeJSON(code.utf8)
      writer.write(":")
      writer.writeJSON(texts.name(of: node))
      try writer.flushIfFull()
    }
    try everyLevel.forEachInDocumentOrder { node, parent in
      guard let list = list(of: node) else { return }
      let code = storage.id(of: node)
      if list == wanted { try write(code, node) }
      if wanted == .city, list == .county, let parent {
        let city = String(code.prefix(4)) + "00"
        // A province's own code can be in both lists: 710000 for 710001.
        let isThere = storage.node(forID: city).map { self.list(of: $0) == .city } ?? false
        if !isThere, addedCities.insert(city).inserted { try write(city, parent) }
      }
    }
  }

  /// Where a region belongs; `nil` if its ID doesn't have six digits.
  private func list(of node: Int) -> List? {
    var code: [UInt8] = []
    storage.appendID(of: node, to: &code)
    guard code.count == 6, code.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    let zero = UInt8(ascii: "0")
    if code[4] != zero || code[5] != zero { return .county }
    return code[2] == zero && code[3] == zero ? .province : .city
  }
}
