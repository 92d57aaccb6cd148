/// The statements of SQL that texts of a program hold, where they insert rows that are written out.
struct StatementTexts {
  /// One behind the other.
  private(set) var text: [UInt8] = []
  /// Why it can't be told what one of them inserts.
  var fault: SourceError?
  /// The last text, if it begins a statement whose values are in the next: `"INSERT INTO `" . $prefix . "state` …"`.
  private var begun: [UInt8] = []

  /// Takes a text, if it is a statement, or the rest of the one that the text before it begins.
  ///
  /// - Complexity: O(bytes of both).
  mutating func add(_ string: [UInt8]) {
    let front = string[...].trimmed.prefix(Self.beginning.utf8.count)
    let begins = front.elementsEqual(Self.beginning.utf8) { $0 == $1 || $0 | 0x20 == $1 }
    let statement = begins ? string : begun + string
    guard begins || !begun.isEmpty else { return }
    begun = []
    let lower = String(decoding: statement, as: UTF8.self).lowercased()
    guard let values = lower.firstRange(of: "values") else {
      if begins { begun = statement }
      return
    }
    if !Self.hasGaps(lower[values.upperBound...].utf8) { text += statement + Array(";\n".utf8) }
  }

  /// Takes a text that goes on with something else: behind a whole row that may be anything, else the row is not told.
  mutating func addPart(_ string: [UInt8], _ error: SourceError) {
    let lower = String(decoding: string, as: UTF8.self).lowercased()
    guard lower.contains(Self.beginning) else { return }
    if let values = lower.firstRange(of: "values"),
      lower[values.upperBound...].utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: ")")
    {
      return add(string)
    }
    fault = fault ?? error
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
