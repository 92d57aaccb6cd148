import Regions
import RegionsTestSupport
import Testing

@testable import RegionsImport

/// Random trees, written in every shape by a generator that knows nothing of the importer, come back
/// as the same trees.
struct RandomShapeTests {
  @Test(arguments: 0..<12)
  func `every shape tells the same tree`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    for (shape, sources, hasIDs) in tree.shapes {
      let sample = ShapeCase(shape, sources: sources, tree: tree.outline(withIDs: hasIDs))
      let found = shown { try sample.imported() }
      #expect(
        (hasIDs ? found : RandomTree.withoutIDs(found)) == sample.tree, "\(shape), seed \(seed)")
    }
  }
}

/// Three levels of regions with codes of six digits, as official lists have them.
private struct RandomTree {
  struct Node {
    var code: String
    var name: String
    var children: [Node] = []
  }
  var roots: [Node] = []

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let syllables = Array("安北长大东福高广海河湖华江金兰临龙南宁平青山石泰天西新阳永州")
    var used: Set<String> = []
    func name(_ ending: String) -> String {
      while true {
        let name =
          (0..<3).map { _ in String(syllables[Int.random(in: 0..<30, using: &random)]) }
          .joined() + ending
        if used.insert(name).inserted { return name }
      }
    }
    func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    for p in 0..<Int.random(in: 6...12, using: &random) {
      var province = Node(code: "\(11 + p)0000", name: name("省"))
      for c in 0..<Int.random(in: 2...5, using: &random) {
        var city = Node(code: "\(11 + p)\(pair(c + 1))00", name: name("市"))
        for d in 0..<Int.random(in: 2...6, using: &random) {
          city.children.append(
            Node(code: "\(11 + p)\(pair(c + 1))\(pair(d + 1))", name: name("区")))
        }
        province.children.append(city)
      }
      roots.append(province)
    }
  }

  var cities: [(Node, parent: Node)] { roots.flatMap { root in root.children.map { ($0, root) } } }
  var districts: [(Node, parent: Node)] {
    cities.flatMap { city, _ in city.children.map { ($0, city) } }
  }

  func outline(withIDs: Bool) -> String { Self.outline(roots, withIDs) }

  private static func outline(_ nodes: [Node], _ withIDs: Bool) -> String {
    nodes.map { node in
      node.name + (withIDs ? "#\(node.code)" : "")
        + (node.children.isEmpty ? "" : "(\(outline(node.children, withIDs)))")
    }.joined(separator: ", ")
  }

  static func withoutIDs(_ outline: String) -> String {
    outline.replacing(/#[0-9]+/, with: "")
  }

  typealias Shape = (String, [(name: String, text: String)], hasIDs: Bool)

  var shapes: [Shape] {
    func one(_ name: String, _ text: String, _ hasIDs: Bool = true) -> Shape {
      (name, [("in", text)], hasIDs)
    }
    func object(_ node: Node, _ keys: [String]) -> String {
      let below = node.children.map { object($0, Array(keys.dropFirst())) }.joined(separator: ",")
      return "{\"code\":\"\(node.code)\",\"name\":\"\(node.name)\""
        + (keys.isEmpty ? "" : ",\"\(keys[0])\":[\(below)]") + "}"
    }
    func element(_ node: Node, _ tags: [String]) -> String {
      let below = node.children.map { element($0, Array(tags.dropFirst())) }.joined()
      return "<\(tags[0]) code=\"\(node.code)\" name=\"\(node.name)\">\(below)</\(tags[0])>"
    }
    func dictionary(_ nodes: [(Node, parent: Node)]) -> String {
      nodes.map { "\"\($0.0.code)\":\"\($0.0.name)\"" }.joined(separator: ",")
    }
    func list(_ nodes: [(Node, parent: Node)]) -> String {
      nodes.map { "\($0.0.code),\($0.0.name),\($0.parent.code)\n" }.joined()
    }
    let tops = roots.map { ($0, parent: $0) }
    let all = tops + cities + districts
    let rows =
      roots.map { "\($0.code),0,\($0.name)\n" }.joined()
      + (cities + districts).map { "\($0.0.code),\($0.parent.code),\($0.0.name)\n" }.joined()
    let byParent = (roots + cities.map(\.0)).map { node in
      "\"\(node.code)\":{\(dictionary(node.children.map { ($0, node) }))}"
    }
    let byName = roots.map { root in
      "\"\(root.name)\":{"
        + root.children.map { city in
          "\"\(city.name)\":[\(city.children.map { "\"\($0.name)\"" }.joined(separator: ","))]"
        }.joined(separator: ",") + "}"
    }
    let wide = roots.flatMap { root in
      root.children.flatMap { city in
        city.children.map { (root, city, $0) }
      }
    }
    return [
      one(
        "nested objects",
        "[\(roots.map { object($0, ["cityList", "areaList"]) }.joined(separator: ","))]"),
      one(
        "nested objects in an envelope",
        "{\"code\":0,\"data\":{\"list\":[\(roots.map { object($0, ["sub", "sub"]) }.joined(separator: ","))]}}"
      ),
      one(
        "nested elements",
        "<root>\(roots.map { element($0, ["province", "city", "district"]) }.joined())</root>"),
      one("rows with a parent", "id,pid,name\n" + rows),
      one("rows without a heading", rows),
      one("codes alone", "code,name\n" + all.map { "\($0.0.code),\($0.0.name)\n" }.joined()),
      one("a dictionary of codes", "{\(dictionary(all))}"),
      one(
        "dictionaries by the parent's code",
        "{\"86\":{\(dictionary(tops))},\(byParent.joined(separator: ","))}"),
      one(
        "parallel dictionaries",
        "{\"province_list\":{\(dictionary(tops))},\"city_list\":{\(dictionary(cities))},\"county_list\":{\(dictionary(districts))}}"
      ),
      (
        "a table a level",
        [
          ("areas.csv", "code,name,cityCode\n" + list(districts)),
          ("provinces.csv", "code,name\n" + roots.map { "\($0.code),\($0.name)\n" }.joined()),
          ("cities.csv", "code,name,provinceCode\n" + list(cities)),
        ], true
      ),
      one(
        "wide rows with codes",
        "省代码,省,市代码,市,区代码,区\n"
          + wide.map {
            "\($0.0.code),\($0.0.name),\($0.1.code),\($0.1.name),\($0.2.code),\($0.2.name)\n"
          }
          .joined()),
      one("dictionaries by name", "{\(byName.joined(separator: ","))}", false),
      one("wide rows", wide.map { "\($0.0.name),\($0.1.name),\($0.2.name)\n" }.joined(), false),
      one(
        "merged cells",
        "省,市,区\n"
          + wide.map { root, city, district in
            let isFirst = city.children[0].code == district.code
            let isTop = isFirst && root.children[0].code == city.code
            return "\(isTop ? root.name : ""),\(isFirst ? city.name : ""),\(district.name)\n"
          }.joined(), false),
      one(
        "paths", "path\n" + wide.map { "\($0.0.name)/\($0.1.name)/\($0.2.name)\n" }.joined(), false),
    ]
  }
}
