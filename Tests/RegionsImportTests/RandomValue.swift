import RegionsTestSupport

/// A document made by chance: what its lists hold in common is what the import looks for, and what they
/// don't is what nobody thought of.
indirect enum RandomValue {
  case object([(key: String, value: RandomValue)])
  case array([RandomValue])
  case text(String)
  case number(String)
  case other(String)

  static let keys = [
    "id", "code", "name", "n", "parent", "pid", "children", "a", "b", "Description", "city",
    "level", "x",
    "value", "label", "省", "名称", "上级代码", "province", "provinceCode", "county", "lat", "path",
    "type", "lft", "rgt", "depth", "parents",
  ]
  private static let texts = [
    "Anhui", "Y z", "北京市", "东城区", "", " ", "0", "NULL", "110000", "110101", "1101", "01", "a/b",
    "1.1",
    "A-1", "Aro", "Beko", "Cilo", "Anhui", "é", "合计", "Total", "#", "province", "\u{FEFF}x", "-",
    "'", "\"", "9223372036854775807", "-9223372036854775808", "4294967295", "1.1E+17",
  ]
  private static let numbers = [
    "0", "1", "2", "3", "-1", "110000", "110101", "1101", "1e3", "0.5", "12345678901234567890",
    "99", "9223372036854775807", "-9223372036854775808", "2147483648",
  ]

  /// A document: lists beside and within each other, whose records share templates of keys.
  init(_ random: inout SeededRandom) {
    let templates = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 1...5, using: &random)).map { _ in Self.key(&random) }
    }
    self.init(&random, depth: Int.random(in: 1...4, using: &random), templates)
  }

  private static func key(_ random: inout SeededRandom) -> String {
    keys[Int.random(in: keys.indices, using: &random)]
  }

  private init(_ random: inout SeededRandom, depth: Int, _ templates: [[String]]) {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 4), using: &random) {
    case 0...1: self = .text(Self.text(&random))
    case 2: self = .number(Self.numbers[Int.random(in: Self.numbers.indices, using: &random)])
    case 3:
      // Most often a text.
      let others = ["null", "true", "false"]
      self =
        Int.random(in: 0..<3, using: &random) > 0
        ? .text(Self.text(&random)) : .other(others[Int.random(in: 0..<3, using: &random)])
    case 4...6:
      self = .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          RandomValue(&random, depth: depth - 1, templates)
        })
    default:
      var keys = templates[Int.random(in: templates.indices, using: &random)]
      if Int.random(in: 0..<4, using: &random) == 0 { keys.append(Self.key(&random)) }
      if Int.random(in: 0..<6, using: &random) == 0 { keys.removeLast() }
      self = .object(keys.map { ($0, RandomValue(&random, depth: depth - 1, templates)) })
    }
  }

  static func text(_ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<4, using: &random) == 0 {
      return String(Int.random(in: 0...999_999, using: &random))
    }
    return texts[Int.random(in: texts.indices, using: &random)]
  }
}

extension RandomValue {
  var json: String {
    switch self {
    case .object(let pairs):
      "{" + pairs.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    case .array(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .text(let text): Self.quoted(text)
    case .number(let text), .other(let text): text
    }
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// In blocks of lines, as people write it.
  func yaml(indent: String = "") -> String {
    switch self {
    case .object(let pairs) where !pairs.isEmpty:
      pairs.map { "\(indent)\($0.key):\($0.value.yamlBelow(indent + "  "))" }.joined(
        separator: "\n")
    case .array(let items) where !items.isEmpty:
      items.map { "\(indent)-\($0.yamlBelow(indent + "  "))" }.joined(separator: "\n")
    default: indent + json
    }
  }

  private func yamlBelow(_ indent: String) -> String {
    switch self {
    case .object(let pairs) where !pairs.isEmpty: "\n" + yaml(indent: indent)
    case .array(let items) where !items.isEmpty: "\n" + yaml(indent: indent)
    default: " " + json
    }
  }

  /// - Parameter asAttributes: Whether texts of objects stand in their tag.
  func xml(_ tag: String = "r", asAttributes: Bool) -> String {
    switch self {
    case .object(let pairs):
      var attributes = ""
      var content = ""
      var known: Set<String> = []
      for (key, value) in pairs {
        switch value {
        case .text(let text) where asAttributes && known.insert(key).inserted,
          .number(let text) where asAttributes && known.insert(key).inserted:
          attributes += " \(key)=\"\(Self.escaped(text))\""
        default: content += value.xml(key, asAttributes: asAttributes)
        }
      }
      return "<\(tag)\(attributes)>\(content)</\(tag)>"
    case .array(let items):
      return items.map { $0.xml(tag, asAttributes: asAttributes) }.joined()
    case .text(let text), .number(let text), .other(let text):
      return "<\(tag)>\(Self.escaped(text))</\(tag)>"
    }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
