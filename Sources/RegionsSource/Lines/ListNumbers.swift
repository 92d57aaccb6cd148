/// The numbers that the points of a list have in place of marks: `1. Chibombo`, `2) Chisamba`. They count the points and
/// are no codes.
struct ListNumbers {
  /// Whether numbers end in one column, ` 9.` above `10.`, and do not begin in one.
  private let endTogether: Bool

  /// Of fewer lines it is no list.
  private static var fewest: Int { Count.several }

  /// `nil` if the numbers of the lines do not count on from one to the next, some of them from 1 again.
  init?(_ lines: [ArraySlice<UInt8>]) {
    var counted = 0
    var beginnings = 0
    var last: [Int: Int] = [:]
    var ends = (together: 0, apart: 0)
    var above: (indent: Int, digits: Int)?
    for line in lines {
      guard let point = Point(line) else { continue }
      counted += 1
      if let above, above.digits != point.digits {
        if above.indent + above.digits == point.indent + point.digits {
          ends.together += 1
        } else {
          ends.apart += 1
        }
      }
      above = (point.indent, point.digits)
      if point.number == 1 { beginnings += 1 }
      // By the column that either kind of list keeps.
      let places = [point.indent * 2, (point.indent + point.digits) * 2 + 1]
      guard point.number == 1 || places.contains(where: { last[$0] == point.number - 1 }) else {
        return nil
      }
      for place in places { last[place] = point.number }
    }
    guard counted >= Self.fewest, beginnings > 0 else { return nil }
    endTogether = ends.together > ends.apart
  }

  /// The line without its number, indented as the others of its list are.
  func removed(from line: [UInt8]) -> [UInt8] {
    guard let point = Point(line[...]) else { return line }
    let indent = endTogether ? point.indent + point.digits - 1 : point.indent
    return [UInt8](repeating: 0x20, count: indent) + line[point.name...]
  }

  /// A line that begins with a number and what ends it.
  private struct Point {
    var indent: Int
    var digits: Int
    var number: Int
    /// Where the name begins in the line.
    var name: Int

    init?(_ line: ArraySlice<UInt8>) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      let digits = text.prefix { $0.isDigit }
      let rest = text[digits.endIndex...]
      guard 1...3 ~= digits.count, let number = Int(String(decoding: digits, as: UTF8.self)),
        let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
        let blank = rest.dropFirst().first, blank <= 0x20
      else { return nil }
      indent = text.startIndex - line.startIndex
      self.digits = digits.count
      self.number = number
      name = rest.dropFirst().drop { $0 <= 0x20 }.startIndex - line.startIndex
    }
  }
}
