import RegionsSource

/// Names that stand for no region: what pickers show before a choice, and what official lists put
/// between a municipality and its districts.
struct PlaceholderName {
  static let known = Self()

  private var table = TextTable()
  /// By length and last byte: whether one of the names has them. Most names have not.
  private var isLikely = [Bool](repeating: false, count: 64 << 8)
  /// By the first two bytes and by the last one: whether a beginning or an end in letters above ASCII has them.
  private var isBeginning = [Bool](repeating: false, count: 1 << 12)
  /// By the first byte: whether a beginning in ASCII has it, in either case.
  private var isFirst = [Bool](repeating: false, count: 1 << 8)
  private var isEnd = [Bool](repeating: false, count: 1 << 8)

  private init() {
    for name in Self.names {
      _ = table.number(of: Array(name.utf8)[...])
      isLikely[name.utf8.count << 8 | Int(name.utf8.last ?? 0)] = true
    }
    for beginning in Self.otherBeginnings {
      isBeginning[Self.place(beginning[0], beginning[1])] = true
    }
    for beginning in Self.beginnings {
      guard let first = beginning.utf8.first, first < 0x80 else { continue }
      isFirst[Int(first)] = true
      if 0x61...0x7A ~= first { isFirst[Int(first) - 0x20] = true }
    }
    for end in Self.ends { isEnd[Int(end.utf8.last ?? 0)] = true }
  }

  /// Whether a name is one, without a `String` for each name that is none.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    let core = Self.core(of: name)
    if isQuestion(name, core: core) { return true }
    let name = core
    guard let last = name.last else { return false }
    // Full-width letters count as the plain ones.
    if name.contains(0xEF) || (name.count < 64 && isLikely[name.count << 8 | Int(last)]),
      table.existing(name) != nil
    {
      return true
    }
    guard name.count <= Self.longest, name[name.startIndex] < 0x80 else { return false }
    let text = String(decoding: name, as: UTF8.self)
    let lower = text.lowercased()
    // A municipality in Piedmont; programs write nothing as "none" or "None" where they have no code either.
    return text != "None" && Self.names.contains(lower)
      || isFirst[Int(name[name.startIndex])] && Self.beginnings.contains(where: lower.hasPrefix)
  }

  /// Whether a name is what the option is called that chooses no region, "All".
  static func isOptionOfNone(_ name: ArraySlice<UInt8>) -> Bool {
    optionsOfNone.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Whether a name is hyphens and no more: "--".
  static func isDashes(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && name.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Whether a name says that the region is not known, alone or before or behind what would be known: "Unknown",
  /// "State Unassigned", "Desconocido Arica y Parinacota".
  ///
  /// - Parameter above: the name of the region above; empty if there is none.
  static func isMissing(_ name: ArraySlice<UInt8>, above: @autoclosure () -> String) -> Bool {
    let blank = UInt8(ascii: " ")
    let ends = [
      name.prefix { $0 != blank },
      name.suffix(from: (name.lastIndex(of: blank) ?? name.startIndex - 1) + 1),
    ]
    guard name.count <= longest, ends.contains(where: { missingEnds.existing($0) != nil })
    else { return false }
    let small = String(decoding: name, as: UTF8.self).lowercased()
    if missing.contains(small) { return true }
    let above = above().lowercased()
    return missing.contains { word in
      let rest =
        small.hasPrefix(word + " ")
        ? small.dropFirst(word.count + 1)
        : small.hasSuffix(" " + word) ? small.dropLast(word.count + 1) : ""
      return !rest.isEmpty && (rest == above || LevelWords.all.contains(String(rest)))
    }
  }

  /// Whether a name is a question to choose, as the first of a list of options: "Select District", "请选择".
  func isQuestion(_ name: ArraySlice<UInt8>) -> Bool {
    isQuestion(name, core: Self.core(of: name))
  }

  /// - Parameter core: The name without what stands around it.
  private func isQuestion(_ name: ArraySlice<UInt8>, core: ArraySlice<UInt8>) -> Bool {
    switch name.last {
    case UInt8(ascii: "."), 0xA6: if Self.isLevelWithPoints(name) { return true }
    case UInt8(ascii: "-"): if Self.isLevelsBetweenDashes(name) { return true }
    default: break
    }
    let name = core
    guard let first = name.first, let last = name.last else { return false }
    if first >= 0x80, name.count > 1, isBeginning[Self.place(first, name[name.startIndex + 1])],
      Self.otherBeginnings.contains(where: { name.starts(with: $0) })
    {
      return true
    }
    if isEnd[Int(last)],
      Self.ends.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) })
    {
      return true
    }
    guard isFirst[Int(first)], name.count <= Self.longest else { return false }
    // Hyphens around it are ornament; in front alone they indent what is below: "-- Kigali".
    let text = String(decoding: name, as: UTF8.self).lowercased()
    let core = text.drop { "- ".contains($0) }
    guard core.contains(where: \.isLetter) else { return false }
    return Self.beginnings.contains { (core + " ").hasPrefix($0) }
  }

  /// Whether a name is what a box shows before anything is chosen: "Departamento...".
  private static func isLevelWithPoints(_ name: ArraySlice<UInt8>) -> Bool {
    // The last byte of three points, or of the one character for them.
    guard name.count <= longest,
      name.suffix(3).elementsEqual("...".utf8) || name.suffix(3).elementsEqual("…".utf8)
    else { return false }
    // Points alone stand for what was left out.
    if name.allSatisfy({ name.suffix(3).contains($0) }) { return true }
    let asked = String(decoding: core(of: name.dropLast(3)), as: UTF8.self)
    return LevelWords.all.contains(asked.lowercased())
  }

  /// Whether a name is what a box is called, "-- Tỉnh/Thành phố --"; around a name hyphens are ornament.
  private static func isLevelsBetweenDashes(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.first == UInt8(ascii: "-"), name.count <= longest,
      name.starts(with: "--".utf8), name.suffix(2).elementsEqual("--".utf8)
    else { return false }
    let inner = String(decoding: name, as: UTF8.self).lowercased()
    let parts = inner.split(separator: "/").map { part in
      String(part.drop { "- ".contains($0) }.reversed().drop { "- ".contains($0) }.reversed())
    }
    return parts.contains(where: LevelWords.all.contains)
  }

  /// Longer names are none.
  private static var longest: Int { Bound.bytes }

  /// A name without the brackets around it and the points at its end: "Others...".
  private static func core(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var core = name
    if name.count > 1, let first = name.first, let last = name.last, areBrackets(first, last) {
      core = name.dropFirst().dropLast()
    }
    while core.last == UInt8(ascii: ".") { core.removeLast() }
    return core
  }

  /// Whether they stand around a question to choose: "[구 선택]".
  private static func areBrackets(_ first: UInt8, _ last: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "["): last == UInt8(ascii: "]")
    case UInt8(ascii: "("): last == UInt8(ascii: ")")
    case UInt8(ascii: "<"): last == UInt8(ascii: ">")
    default: false
    }
  }

  /// The place of a text's first two bytes in a table of `1 << 12`.
  static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x3F) << 6 | Int(second & 0x3F)
  }

  private static let names = Words.set(.placeholder).union(missing).union(optionsOfNone)

  private static let optionsOfNone = Words.set(.optionOfNone)

  private static let missing = Words.set(.missing)

  /// The first and the last word of each of these, as they are spelled in a name.
  private static let missingEnds: TextTable = {
    var table = TextTable()
    for phrase in missing {
      let words = phrase.split(separator: " ")
      for word in [words[0], words[words.count - 1]] {
        for spelled in [
          String(word), word.prefix(1).uppercased() + word.dropFirst(), word.uppercased(),
        ] {
          _ = table.number(of: Array(spelled.utf8)[...])
        }
      }
    }
    return table
  }()

  /// What pickers ask in other languages.
  private static let beginnings = Words.list(.placeholderStart)

  /// Those that don't begin in ASCII, in small letters and with a capital.
  private static let otherBeginnings = beginnings.filter { $0.utf8.first ?? 0 >= 0x80 }
    .flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst()] }.map { Array($0.utf8) }

  /// What they end with, as in "시/도 선택".
  private static let ends = Words.list(.placeholderEnd)
}
