import Regions
import RegionsExport
import RegionsTestSupport
import Testing

/// Ranks survive the way to another form and back, and are only written where they must be.
struct RankFormTests {
  /// Twenty districts of Beijing by their codes, which tell that they are counties.
  private func districts(_ rank: RegionRank?, names: [String] = []) throws -> RegionTree {
    var builder = RegionTreeBuilder()
    builder.metadata.rankNames = names
    let beijing = try builder.add(
      id: "110000", name: "北京市", rank: rank == nil ? nil : .province)
    for number in 1...20 {
      try builder.add(id: String(110_100 + number), name: "第\(number)区", under: beijing, rank: rank)
    }
    return try RegionTree(bytes: builder.build())
  }

  private func check(_ tree: RegionTree, _ format: ExportFormat) throws {
    let bytes = try reimported(tree.exported(format), format)
    #expect(try Model(RegionTree(bytes: bytes)) == Model(tree))
    #expect(try reimported(RegionTree(bytes: bytes).exported(format), format) == bytes)
  }

  @Test(arguments: completeFormats)
  func `ranks that the codes tell are not written`(_ format: ExportFormat) throws {
    let tree = try districts(.county)
    #expect(!String(decoding: try tree.exported(format), as: UTF8.self).contains("rank"))
    try check(tree, format)
  }

  @Test(arguments: completeFormats)
  func `ranks that the codes do not tell come back`(_ format: ExportFormat) throws {
    try check(districts(.town), format)
  }

  @Test(arguments: completeFormats)
  func `a tree without ranks comes back without, though its codes tell some`(_ format: ExportFormat)
    throws
  {
    let tree = try districts(nil)
    try check(tree, format)
    #expect(try !RegionTree(bytes: reimported(tree.exported(format), format)).hasRanks)
  }

  @Test(arguments: completeFormats)
  func `names of ranks come back`(_ format: ExportFormat) throws {
    try check(districts(.county, names: ["省级", "", "a&b,\"c\""]), format)
    try check(districts(.village, names: ["省级"]), format)
  }

  @Test(arguments: completeFormats)
  func `an attribute that is called rank comes back`(_ format: ExportFormat) throws {
    for rank in [RegionRank.town, nil] {
      var builder = RegionTreeBuilder()
      let root = try builder.add(id: "a", name: "one", rank: rank)
      try builder.add(id: "b", name: "two", under: root, rank: rank == nil ? nil : .village)
      builder.set("rank", to: .integer(7), for: root)
      try check(RegionTree(bytes: builder.build()), format)
    }
  }

  @Test func `the text forms number the ranks`() throws {
    var builder = RegionTreeBuilder()
    let root = try builder.add(id: "a", name: "one", rank: .province)
    try builder.add(id: "b", name: "two", under: root)
    let tree = try RegionTree(bytes: builder.build())
    #expect(
      try tree.text(.csv) == """
        id,parent,name,rank,$regions
        a,,one,1,ranks=given
        b,a,two,,

        """)
    #expect(
      try tree.text(.jsonFlat) == """
        [
        {"$regions":{"ranks":"given"},"id":"a","parent":null,"name":"one","rank":1},
        {"id":"b","parent":"a","name":"two"}]

        """)
    #expect(try tree.text(.xml).contains("<region id=\"a\" name=\"one\" rank=\"1\">"))
  }

  @Test(arguments: ["0", "33", "x"])
  func `what says otherwise than it was written is read as any other source`(_ text: String) throws
  {
    var builder = RegionTreeBuilder()
    let root = try builder.add(id: "a", name: "one", rank: .province)
    try builder.add(id: "b", name: "two", under: root, rank: .village)
    let exported = try RegionTree(bytes: builder.build()).text(.xml)
    let changed = exported.replacing("rank=\"5\"", with: "rank=\"\(text)\"")
    #expect(changed != exported)
    let tree = try RegionTree(bytes: reimported(Array(changed.utf8), .xml))
    #expect(!tree.hasRanks)
    #expect(tree["b"]?[attribute: "rank"]?.description == text)
  }
}
