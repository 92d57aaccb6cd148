/// The sequences from which statements take numbers, as a database would: `s_province.NEXTVAL`, `nextval('s_province')`.
struct SQLSequences {
  private struct Sequence {
    var next = 1
    var last: Int?
    var step = 1
  }

  /// What a sequence is asked for.
  enum Request: String {
    case next = "NEXTVAL"
    case current = "CURRVAL"

    init?(word: String) {
      guard word.utf8.count == 7 else { return nil }
      self.init(rawValue: word.uppercased())
    }
  }

  /// By name in small letters, without that of the schema.
  private var sequences: [String: Sequence] = [:]

  /// Notes with which number one begins, and how far each is from the one before it.
  mutating func begin(_ name: String, at number: Int, step: Int) {
    sequences[Self.short(name)] = Sequence(next: number, step: step)
  }

  /// The number that an expression stands for, `s_province.NEXTVAL`; `nil` if it is another.
  mutating func number(_ expression: String) -> String? {
    guard let dot = expression.lastIndex(of: "."),
      let request = Request(word: String(expression[expression.index(after: dot)...]))
    else { return nil }
    return number(request, of: String(expression[..<dot]))
  }

  /// The number that a sequence gives; `nil` if it has given none that it could give again.
  mutating func number(_ request: Request, of name: String) -> String? {
    let name = Self.short(name)
    var sequence = sequences[name] ?? Sequence()
    if request == .next {
      sequence.last = sequence.next
      sequence.next &+= sequence.step
      sequences[name] = sequence
    }
    return sequence.last.map { String($0) }
  }

  private static func short(_ name: String) -> String {
    name.lowercased().split(separator: ".").last.map { $0.filter { $0 != "\"" } } ?? ""
  }
}
