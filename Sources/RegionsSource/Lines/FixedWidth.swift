/// Where the columns of a text begin whose fields have fixed places, filled up with blanks:
///
///     1020240131051      Northern Province       Oldtown
///     6020240131051110000Old Parish              Oldtown        63
struct FixedWidth: Equatable {
  /// In characters; the first is 0.
  let starts: [Int]

  /// Fewer lines show nothing.
  private static var fewest: Int { Count.few }
  /// Shorter lines are names, not records.
  private static let shortest = 30

  /// The columns that a line of dashes below a heading shows, `-----  ---------`, as consoles print them.
  init?(ruledBy lines: ArraySlice<ArraySlice<UInt8>>) {
    guard let ruler = lines.first(where: { Line.ruleCount($0) > 1 }) else {
      return nil
    }
    var starts: [Int] = []
    var last: UInt8 = 0x20
    for (place, byte) in ruler.enumerated() {
      if byte > 0x20, last <= 0x20 { starts.append(place) }
      last = byte
    }
    starts[0] = 0
    self.starts = starts
  }

  private enum Sort { case blank, digit, other }

  /// - Parameter lines: the first lines of a text.
  init?(_ lines: [ArraySlice<UInt8>]) {
    let texts = lines.map { line in
      Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    }.filter { $0.contains { $0.value > 0x20 } }
    guard texts.count >= Self.fewest, let width = texts.map(\.count).max(), width >= Self.shortest
    else { return nil }
    func sort(_ text: [Unicode.Scalar], _ place: Int) -> Sort {
      guard place < text.count, text[place].value > 0x20 else { return .blank }
      return 48...57 ~= text[place].value ? .digit : .other
    }
    guard !texts.contains(where: { $0.contains("\t") || $0[0].value <= 0x20 }) else { return nil }
    var starts = [0]
    var gaps = 0
    for place in 1..<width {
      var begun = 0
      var isCut = false
      var isClear = true
      for text in texts {
        let (before, here) = (sort(text, place - 1), sort(text, place))
        if here != .blank { begun += 1 }
        if before != .blank {
          isClear = false
          // A code that fills its place may stand right before a name.
          if here == .blank || before == .digit && here == .other { continue }
          isCut = true
          break
        }
      }
      guard !isCut, begun > 0, isClear || begun.isNearlyAll(of: texts.count) else { continue }
      // Between two blanks nothing begins, and a name's own space is no border.
      let isFilled = texts.contains { text in
        place >= 2 && sort(text, place - 1) == .blank && sort(text, place - 2) == .blank
      }
      guard isFilled else { continue }
      starts.append(place)
      gaps += 1
    }
    guard gaps >= 1 else { return nil }
    // A digit right before a letter is only found where places are fixed; words with several blanks
    // between them are columns of another kind.
    let touches = starts.dropFirst().contains { place in
      texts.contains { sort($0, place - 1) != .blank && sort($0, place) != .blank }
    }
    guard touches else { return nil }
    self.starts = Self.cutDays(starts, texts)
  }

  /// The starts with those before and behind a day that stands in all lines between digits of codes.
  private static func cutDays(_ starts: [Int], _ texts: [[Unicode.Scalar]]) -> [Int] {
    let dayWidth = "20240131".count
    let end = min(starts.count > 1 ? starts[1] : 0, texts.map(\.count).min() ?? 0)
    for place in 0..<max(0, end - dayWidth) {
      let day = texts[0][place..<place + dayWidth]
      guard isDay(day), texts.allSatisfy({ $0[place..<place + dayWidth] == day }) else { continue }
      return Array(Set(starts + [place, place + dayWidth])).sorted()
    }
    return starts
  }

  /// Whether digits are a day of these centuries: "20240131".
  private static func isDay(_ digits: ArraySlice<Unicode.Scalar>) -> Bool {
    guard digits.allSatisfy({ 48...57 ~= $0.value }) else { return false }
    let value = digits.reduce(0) { $0 * 10 + Int($1.value) - 48 }
    return 1900...2100 ~= value / 10_000 && 1...12 ~= value / 100 % 100 && 1...31 ~= value % 100
  }

  /// The fields of a line, as places in its bytes, without the blanks around them.
  func fields(of line: ArraySlice<UInt8>) -> [Range<Int>] {
    var borders: [Int] = []
    var place = 0
    for index in line.indices where line[index] & 0xC0 != 0x80 {
      if borders.count < starts.count, place == starts[borders.count] { borders.append(index) }
      place += 1
    }
    while borders.count < starts.count { borders.append(line.endIndex) }
    return borders.indices.map { number in
      let end = number + 1 < borders.count ? borders[number + 1] : line.endIndex
      return line[borders[number]..<end].trimmed.indices
    }
  }
}
