/// The sequences from which statements take numbers, as a database would: `s_province.NEXTVAL`, `nextval('s_province')`.
struct SQLSequences {
  /// The last number of each, by its name in small letters, without that of its schema.
  private var last: [String: Int] = [:]

  /// Notes with which number one begins.
  mutating func begin(_ name: String, at number: Int) {
    guard last.count < Bound.keys, number > Int.min else { return }
    last[Self.short(name)] = number - 1
  }

  /// The number that an expression stands for, `s_province.NEXTVAL`; `nil` if it is another.
  mutating func number(_ expression: String) -> String? {
    guard let dot = expression.lastIndex(of: ".") else { return nil }
    return number(
      expression[expression.index(after: dot)...].uppercased(), of: String(expression[..<dot]))
  }

  /// The number that a sequence gives next, `NEXTVAL`, or gave last, `CURRVAL`; `nil` if something else is asked.
  mutating func number(_ asked: String, of name: String) -> String? {
    let name = Self.short(name)
    guard last.count < Bound.keys || last[name] != nil else { return nil }
    switch asked {
    case "NEXTVAL":
      let next = (last[name] ?? 0) &+ 1
      last[name] = next
      return String(next)
    case "CURRVAL": return last[name].map { String($0) }
    default: return nil
    }
  }

  private static func short(_ name: String) -> String {
    name.lowercased().split(separator: ".").last.map { $0.filter { $0 != "\"" } } ?? ""
  }
}
