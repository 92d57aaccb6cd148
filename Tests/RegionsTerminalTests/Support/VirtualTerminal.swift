/// A terminal in memory: what an xterm of a given size would show after the bytes fed to it.
///
/// Knows what programs write to the terminals of the tests: xterm-256color, tmux-256color, linux, vt100. A
/// sequence it doesn't know is counted in ``unknown``, so that a test can't pass on a screen that was misread.
struct VirtualTerminal {
  struct Style: Equatable {
    var reverse = false
    var bold = false
    var dim = false
    var underline = false
    /// 0..7, or `nil` for the terminal's own colour.
    var color: Int?
  }

  struct Cell: Equatable {
    /// Empty for the right half of a wide character.
    var text = " "
    var style = Style()
  }

  private(set) var rows: Int
  private(set) var columns: Int
  private(set) var cells: [[Cell]]
  private(set) var showsSecondScreen = false
  private(set) var showsCursor = true
  private(set) var reportsMouse = false
  private(set) var bracketsPastes = false
  private(set) var unknown: [String] = []

  private var firstScreen: [[Cell]] = []
  private var row = 0
  private var column = 0
  private var savedPosition = (row: 0, column: 0)
  private var style = Style()
  private var region: ClosedRange<Int>
  private var pending: [UInt8] = []
  private var lastPrinted: Unicode.Scalar = " "

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Self.blank(rows: rows, columns: columns)
    region = 0...rows - 1
  }

  private static func blank(rows: Int, columns: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The text of each row, without the blanks at its end.
  var lines: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// Everything shown, a row a line.
  var text: String { lines.joined(separator: "\n") }

  /// The text of a row that is drawn in a style, other cells left out.
  func text(row: Int, where matches: (Style) -> Bool) -> String {
    cells[row].filter { matches($0.style) }.map(\.text).joined()
  }

  /// The rows that have text drawn in reverse.
  var reversedRows: [Int] {
    cells.indices.filter { row in cells[row].contains { $0.style.reverse } }
  }

  mutating func resize(rows newRows: Int, columns newColumns: Int) {
    rows = newRows
    columns = newColumns
    fit(&cells, around: &row)
    if showsSecondScreen { fit(&firstScreen, around: &savedPosition.row) }
    region = 0...rows - 1
    column = min(column, columns - 1)
  }

  /// Gives a screen the new size as xterm does: lines are cut, and those above go where the cursor would be
  /// left behind.
  private func fit(_ screen: inout [[Cell]], around row: inout Int) {
    let gone = max(row - rows + 1, 0)
    row -= gone
    screen = screen.dropFirst(gone).prefix(rows).map {
      Array(($0 + Array(repeating: Cell(), count: columns)).prefix(columns))
    }
    screen += Self.blank(rows: rows - screen.count, columns: columns)
  }

  // MARK: Reading bytes

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var position = 0
    while position < pending.count, let next = step(from: position) { position = next }
    pending.removeFirst(position)
  }

  /// Carries out what starts at a position; `nil` if it isn't complete yet.
  private mutating func step(from start: Int) -> Int? {
    let byte = pending[start]
    switch byte {
    case 0x1B: return escape(from: start)
    case 0x08: column = max(column - 1, 0)
    case 0x09: column = min((column / 8 + 1) * 8, columns - 1)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    case 0x00..<0x20: break
    default:
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard start + length <= pending.count else { return nil }
      let text = String(decoding: pending[start..<start + length], as: UTF8.self)
      for scalar in text.unicodeScalars { put(scalar) }
      return start + length
    }
    return start + 1
  }

  private mutating func escape(from start: Int) -> Int? {
    guard start + 1 < pending.count else { return nil }
    switch pending[start + 1] {
    case UInt8(ascii: "["):
      guard let end = pending[(start + 2)...].firstIndex(where: { $0 >= 0x40 && $0 < 0x7F })
      else { return nil }
      control(String(decoding: pending[(start + 2)...end], as: UTF8.self))
      return end + 1
    // The Linux console's own colours: no string, nothing ends them.
    case UInt8(ascii: "]") where start + 2 < pending.count && pending[start + 2] == 0x52:
      return start + 3
    case UInt8(ascii: "]"):
      guard start + 2 < pending.count else { return nil }
      guard let end = pending[(start + 2)...].firstIndex(of: 7) else { return nil }
      return end + 1
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      return start + 2 < pending.count ? start + 3 : nil
    case UInt8(ascii: "7"): savedPosition = (row, column)
    case UInt8(ascii: "8"): (row, column) = savedPosition
    case UInt8(ascii: "M"): reverseLineFeed()
    case UInt8(ascii: "="), UInt8(ascii: ">"): break
    case let other: unknown.append("ESC \(Character(Unicode.Scalar(other)))")
    }
    return start + 2
  }

  private mutating func control(_ sequence: String) {
    let final = sequence.last!
    var parameters = sequence.dropLast()
    let isPrivate = parameters.hasPrefix("?")
    if isPrivate { parameters.removeFirst() }
    if parameters.hasPrefix(">") { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let first = numbers.first ?? 0
    let count = max(first, 1)
    switch final {
    case "h" where isPrivate, "l" where isPrivate:
      for mode in numbers { set(mode: mode, to: final == "h") }
    case "H", "f":
      row = clamp(row: count - 1)
      column = clamp(column: max(numbers.count > 1 ? numbers[1] : 1, 1) - 1)
    case "A": row = clamp(row: row - count)
    case "B": row = clamp(row: row + count)
    case "C": column = clamp(column: column + count)
    case "D": column = clamp(column: column - count)
    case "G": column = clamp(column: count - 1)
    case "d": row = clamp(row: count - 1)
    case "J": eraseScreen(first)
    case "K":
      erase(row: row, first == 0 ? column..<columns : first == 1 ? 0..<column + 1 : 0..<columns)
    case "X": erase(row: row, column..<min(column + count, columns))
    case "P":
      let count = min(count, columns - column)
      cells[row].removeSubrange(column..<column + count)
      cells[row] += Array(repeating: Cell(), count: count)
    case "@":
      let count = min(count, columns - column)
      cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
      cells[row].removeLast(count)
    case "L": scroll(by: -count, in: row...region.upperBound)
    case "M": scroll(by: count, in: row...region.upperBound)
    case "S": scroll(by: count, in: region)
    case "T": scroll(by: -count, in: region)
    case "b": for _ in 0..<count { put(lastPrinted) }
    case "r":
      let bottom = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : rows
      region = count - 1...max(bottom - 1, count - 1)
      (row, column) = (0, 0)
    case "m": setStyle(numbers.isEmpty ? [0] : numbers)
    case "l", "h", "t", "n", "c": break
    default: unknown.append("CSI \(sequence)")
    }
  }

  private mutating func set(mode: Int, to on: Bool) {
    switch mode {
    case 25: showsCursor = on
    case 1049:
      guard on != showsSecondScreen else { return }
      showsSecondScreen = on
      if on {
        firstScreen = cells
        savedPosition = (row, column)
        cells = Self.blank(rows: rows, columns: columns)
      } else {
        cells = firstScreen
        (row, column) = savedPosition
      }
    case 1000, 1002, 1003: reportsMouse = on
    case 2004: bracketsPastes = on
    default: break
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = Style()
      case 1: style.bold = true
      case 2: style.dim = true
      case 4: style.underline = true
      case 7: style.reverse = true
      case 22: (style.bold, style.dim) = (false, false)
      case 24: style.underline = false
      case 27: style.reverse = false
      case 30...37: style.color = number - 30
      case 38:
        if rest.first == 5, rest.count > 1 { style.color = rest[rest.startIndex + 1] }
        rest = rest.dropFirst(2)
      case 39: style.color = nil
      // Character sets, of the Linux console.
      case 10, 11: break
      case 40...49, 90...107: break
      default: unknown.append("SGR \(number)")
      }
    }
  }

  // MARK: Cells

  private func clamp(row: Int) -> Int { min(max(row, 0), rows - 1) }
  private func clamp(column: Int) -> Int { min(max(column, 0), columns - 1) }

  private mutating func put(_ scalar: Unicode.Scalar) {
    lastPrinted = scalar
    let width = Self.width(of: scalar)
    guard width > 0 else { return }
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = Cell(text: String(scalar), style: style)
    if width == 2, column + 1 < columns { cells[row][column + 1] = Cell(text: "", style: style) }
    column += width
  }

  /// Widths by the ranges the tests use, so that the library's own measure is not what checks it.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300..<0x370: return 0
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF00..<0xFF61, 0x1F300..<0x1F700, 0x20000..<0x40000:
      return 2
    default: return 1
    }
  }

  private mutating func erase(row: Int, _ range: Range<Int>) {
    for column in range.clamped(to: 0..<columns) { cells[row][column] = Cell() }
  }

  private mutating func eraseScreen(_ mode: Int) {
    switch mode {
    case 0:
      erase(row: row, column..<columns)
      for below in (row + 1)..<max(rows, row + 1) { erase(row: below, 0..<columns) }
    case 1:
      for above in 0..<row { erase(row: above, 0..<columns) }
      erase(row: row, 0..<column + 1)
    default: cells = Self.blank(rows: rows, columns: columns)
    }
  }

  private mutating func lineFeed() {
    if row == region.upperBound { scroll(by: 1, in: region) } else { row = clamp(row: row + 1) }
  }

  private mutating func reverseLineFeed() {
    if row == region.lowerBound { scroll(by: -1, in: region) } else { row = clamp(row: row - 1) }
  }

  /// Moves lines up by a positive count, down by a negative one.
  private mutating func scroll(by count: Int, in lines: ClosedRange<Int>) {
    let old = cells
    for row in lines {
      let source = row + count
      cells[row] = lines.contains(source) ? old[source] : Array(repeating: Cell(), count: columns)
    }
  }
}
