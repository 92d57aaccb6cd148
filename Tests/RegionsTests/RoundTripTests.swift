import Regions
import RegionsTestSupport
import Testing

/// What goes into the builder comes out of the file.
struct RoundTripTests {
  @Test(arguments: TreeModel.IDStyle.allCases)
  func `a random tree reads as it was built`(style: TreeModel.IDStyle) throws {
    for (seed, count) in [(1, 1), (2, 2), (3, 33), (4, 64), (5, 500)] {
      let model = TreeModel.random(style, count: count, seed: UInt64(seed))
      let tree = try RegionTree(bytes: model.file())
      try tree.verify()
      #expect(model.difference(from: tree) == nil, "seed \(seed), \(count) regions")
      let areDigits = model.nodes.allSatisfy { node in
        node.id.utf8.count <= 18 && node.id.utf8.allSatisfy { 48...57 ~= $0 }
      }
      if !areDigits { #expect(tree.idKind == .text) }
      #expect(tree["nowhere"] == nil)
      #expect(tree[""] == nil)
      #expect(tree["99999999999999999999999"] == nil)
    }
  }

  @Test func `no ID that is not in the tree is found`() throws {
    for style in TreeModel.IDStyle.allCases where style != .text {
      let model = TreeModel.random(style, count: 300, seed: 9)
      let tree = try RegionTree(bytes: model.file())
      let ids = Set(model.nodes.map(\.id))
      for number in 0..<3_000 {
        for id in [String(number), "0" + String(number), String(number * 1_003)] {
          #expect((tree[id] != nil) == ids.contains(id), "\(id)")
        }
      }
    }
  }

  @Test func `the order in which families were interleaved does not matter`() throws {
    let model = TreeModel.random(.hierarchical, count: 400, seed: 11)
    // Depth first instead of as they come: siblings keep their order.
    var order: [Int] = []
    func visit(_ parent: Int?) {
      for (index, node) in model.nodes.enumerated() where node.parent == parent {
        order.append(index)
        visit(index)
      }
    }
    visit(nil)
    #expect(try model.file() == model.file(order: order))
  }

  @Test func `IDs stay as they are written`() throws {
    for ids in [
      ["01", "1", "001", "10", "100"], ["0"], ["0", "00", "000"],
      ["110000", "110101001", "110101"],
      ["9", "10", "11", "100"], ["100", "11", "10", "9"], ["999999999999999999", "1"],
      ["9999999999999999999999", "1"], ["CN", "CN-BJ", "北京"], ["5", "4", "3", "2", "1"],
      ["000000000000000001", "1", "12"],
    ] {
      var model = TreeModel()
      for id in ids { model.nodes.append(.init(id: id, name: "a", parent: nil)) }
      let tree = try RegionTree(bytes: model.file())
      try tree.verify()
      #expect(model.difference(from: tree) == nil, "\(ids)")
    }
  }

  @Test func `names of every length and script come back`() throws {
    for name in [
      "a", "é", "e\u{301}", "東", "𠮷野家", "👨‍👩‍👧‍👦", "\u{0}", "a\u{0}b", "\u{FEFF}x", "\u{FFFD}", "\r\n",
      String(repeating: "长", count: 1_365), String(repeating: "x", count: 4_096),
      String(repeating: "ab", count: 2_048), "\u{10FFFF}\u{D7FF}\u{E000}",
    ] {
      var model = TreeModel()
      model.nodes = [
        .init(id: "1", name: name, parent: nil), .init(id: "2", name: name + "", parent: 0),
        .init(id: "3", name: "市", parent: 1),
      ]
      let tree = try RegionTree(bytes: model.file())
      try tree.verify()
      #expect(model.difference(from: tree) == nil, "\(name.prefix(20))")
    }
  }

  @Test func `metadata comes back`() throws {
    var model = TreeModel()
    model.nodes = [.init(id: "1", name: "一", parent: nil)]
    model.metadata = RegionMetadata(
      title: "标题", asOf: "2025-12-31", origin: "here", license: "MIT", levelLabels: ["省", "", "x"])
    let tree = try RegionTree(bytes: model.file())
    #expect(tree.metadata == model.metadata)
    #expect(tree.formatVersion == "1.0")
    #expect(tree.sections.map(\.name) == ["META", "TREE", "IDS", "NAME"])
  }
}

/// What the builder refuses.
struct RegionTreeBuilderTests {
  @Test(arguments: [
    ["1", "1"], ["0", "1", "1"], ["1", "2", "1"], ["2", "1", "3", "1"], ["b", "a", "1", "1"],
  ])
  func `an ID that two regions have, wherever they stand`(ids: [String]) throws {
    var builder = RegionTreeBuilder()
    for id in ids { try builder.add(id: id, name: "a") }
    #expect(throws: RegionBuildError(.duplicateID, id: "1")) { try builder.build() }
  }

  @Test func `IDs that rise, fall or are prefixes of each other are not the same`() throws {
    for ids in [["1", "10", "2"], ["2", "10", "1"], ["10", "1", "100"], ["a", "A", "B", "b"]] {
      var builder = RegionTreeBuilder()
      for id in ids { try builder.add(id: id, name: "a") }
      #expect(try RegionTree(bytes: builder.build()).count == ids.count)
    }
  }

  @Test func `a tree needs a region`() {
    #expect(throws: RegionBuildError(.empty)) { try RegionTreeBuilder().build() }
  }

  @Test func `IDs and names that are empty or too long are refused`() {
    var builder = RegionTreeBuilder()
    let long = String(repeating: "x", count: 256)
    #expect(throws: RegionBuildError(.idLength, id: "")) { try builder.add(id: "", name: "a") }
    #expect(throws: RegionBuildError(.idLength, id: long)) { try builder.add(id: long, name: "a") }
    #expect(throws: RegionBuildError(.nameLength, id: "1")) { try builder.add(id: "1", name: "") }
    #expect(throws: RegionBuildError(.nameLength, id: "1")) {
      try builder.add(id: "1", name: String(repeating: "x", count: 4_097))
    }
  }

  @Test func `a thirty-third level is refused`() throws {
    var builder = RegionTreeBuilder()
    var parent: Int?
    for level in 1...32 { parent = try builder.add(id: "\(level)", name: "a", under: parent) }
    #expect(throws: RegionBuildError(.depth, id: "33")) {
      try builder.add(id: "33", name: "a", under: parent)
    }
    #expect(try RegionTree(bytes: builder.build())["32"]?.path.count == 32)
  }

  @Test func `a text value of more than 4,096 bytes is refused`() throws {
    var builder = RegionTreeBuilder()
    let region = try builder.add(id: "1", name: "a")
    builder.set("note", to: .text(String(repeating: "x", count: 4_097)), for: region)
    #expect(throws: RegionBuildError(.attributeLength, id: "1")) { try builder.build() }
  }

  @Test func `values of an attribute are of one kind`() throws {
    var builder = RegionTreeBuilder()
    for number in 0..<100 {
      let region = try builder.add(id: "\(number)", name: "\(number % 2)")
      builder.set("number", to: .integer(Int64(number)), for: region)
      builder.set("spelled", to: .text(number % 2 == 0 ? "zero" : "one"), for: region)
      if number < 9 { builder.set("few", to: .integer(-7), for: region) }
      if number < 9 { builder.set("text", to: .text("\(number)"), for: region) }
      builder.set("mixed", to: number == 50 ? .text("x") : .integer(1), for: region)
    }
    builder.declareAttribute("none")
    let tree = try RegionTree(bytes: builder.build())
    let kinds: [String: AttributeValue.Kind] = [
      "number": .integer, "spelled": .text, "few": .integer, "text": .text, "mixed": .text,
      "none": .text,
    ]
    #expect(Set(tree.attributeNames) == Set(kinds.keys))
    for (name, kind) in kinds { #expect(tree.kind(ofAttribute: name) == kind, "\(name)") }
    #expect(tree.kind(ofAttribute: "other") == nil)
    for region in tree.roots {
      for attribute in region.attributes {
        #expect(attribute.value.kind == kinds[attribute.name], "\(attribute.name)")
      }
    }
    #expect(tree["3"]?.attributes.count == 5)
  }

  @Test func `the last value set counts; integers among texts become text`() throws {
    var builder = RegionTreeBuilder()
    let region = try builder.add(idBytes: Array("1".utf8), nameBytes: [0x61, 0xFF])
    builder.set("a", to: .integer(1), for: region)
    builder.set("a", to: .text("x"), for: region)
    builder.set("a", to: .integer(2), for: region)
    builder.declareAttribute("none")
    let tree = try RegionTree(bytes: builder.build())
    try tree.verify()
    #expect(tree["1"]?.name == "a\u{FFFD}")
    #expect(tree["1"]?[attribute: "a"] == .integer(2))
    #expect(tree["1"]?[attribute: "none"] == nil)
    #expect(tree.attributeNames == ["a", "none"])
  }
}
