/// The statements of SQL that texts of a program hold, where they insert rows that are written out.
struct StatementTexts {
  /// One behind the other.
  private(set) var text: [UInt8] = []
  /// Where the last statement begins, if what it inserts is in the next text: `"INSERT INTO `" . $prefix . "state` …"`.
  private var open: Int?

  /// Takes a text, if it begins a statement or goes on with one.
  mutating func add(_ string: [UInt8]) {
    let front = string[...].trimmed.prefix(Self.beginning.utf8.count)
    let begins = front.elementsEqual(Self.beginning.utf8) { $0 == $1 || $0 | 0x20 == $1 }
    guard let start = begins ? text.count : open else { return }
    if begins, start > 0 { text += ";\n".utf8 }
    text += string
    let statement = String(decoding: text[start...], as: UTF8.self).lowercased()
    guard let values = statement.ranges(of: "values").first else {
      open = start
      return
    }
    open = nil
    if Self.hasGaps(statement[values.upperBound...].utf8) { text.removeLast(text.count - start) }
  }

  private static let beginning = "insert into"

  /// Whether the program fills in what is inserted: `(?, :name, %s, '{}', $1)`.
  private static func hasGaps(_ values: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in values where byte > 0x20 {
      if "(,'\"".utf8.contains(before), "?%:$@{#".utf8.contains(byte) { return true }
      before = byte
    }
    return false
  }
}
