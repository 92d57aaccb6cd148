/// Names that stand for no region: what pickers show before a choice, and what official lists put
/// between a municipality and its districts.
struct PlaceholderName {
  private var table = TextTable()
  /// By length and last byte: whether one of the names has them. Most names have not.
  private var isLikely = [Bool](repeating: false, count: 64 << 8)

  init() {
    for name in Self.names {
      _ = table.number(of: Array(name.utf8)[...])
      isLikely[name.utf8.count << 8 | Int(name.utf8.last ?? 0)] = true
    }
  }

  /// Whether a name is one, without a `String` for each name that is none.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    if first == Self.pleaseLead, name.starts(with: "请选择".utf8) { return true }
    if last == Self.chooseEnd, name.suffix(6).elementsEqual(Self.choose.utf8) { return true }
    // Full-width letters count as the plain ones.
    if name.contains(0xEF) || (name.count < 64 && isLikely[name.count << 8 | Int(last)]),
      table.existing(name) != nil
    {
      return true
    }
    guard name.count <= 32, first < 0x80 else { return false }
    return Self.matches(String(decoding: name, as: UTF8.self))
  }

  /// The first byte of "请选择".
  private static let pleaseLead: UInt8 = 0xE8

  /// What Korean pickers end with, as in "시/도 선택", and the last byte of it.
  private static let choose = "선택"
  private static let chooseEnd: UInt8 = 0x9D

  private static let names = Words.set(.placeholder)

  /// What pickers ask in other languages.
  private static let beginnings = Words.list(.placeholderStart)

  static func matches(_ name: String) -> Bool {
    // A municipality in Piedmont; programs write nothing as "none" or "None" where they have no code either.
    if name == "None" { return false }
    let lower = name.lowercased()
    return names.contains(lower) || lower.hasSuffix(choose)
      || beginnings.contains { lower.hasPrefix($0) }
  }
}
