import RegionsSource

/// How a workbook's cells show their numbers, as far as it says what they are: dates, times, and codes
/// with zeros in front.
struct CellFormats {
  enum Format: Equatable {
    case plain
    /// A day, with the time where there is one.
    case date
    /// A time of day.
    case time
    /// Hours, which may be more than a day has.
    case duration
    /// A whole number with zeros in front, at least so many digits.
    case digits(Int)
  }

  /// Whether days count from 1904, as in workbooks of old Macs.
  var usesDatesFrom1904 = false
  /// By the cell's style.
  private var formats: [Format] = []

  init() {}

  init(_ part: Elements) {
    var codes: [String: Format] = [:]
    if let list = part.first("numFmts", of: 0) {
      for item in part.elements(of: list) {
        guard let id = part.attribute("numFmtId", of: item),
          let code = part.attribute("formatCode", of: item)
        else { continue }
        codes[id] = Self.format(code)
      }
    }
    guard let styles = part.first("cellXfs", of: 0) else { return }
    for style in part.elements(of: styles) {
      let id = part.attribute("numFmtId", of: style) ?? "0"
      formats.append(codes[id] ?? Self.builtIn(Int(id) ?? 0))
    }
  }

  subscript(style: Int) -> Format {
    formats.indices.contains(style) ? formats[style] : .plain
  }

  /// The formats that have a number and no code (ECMA-376 part 1, 18.8.30).
  private static func builtIn(_ id: Int) -> Format {
    switch id {
    case 18...21, 32...33, 45, 47, 55...56: .time
    case 46: .duration
    case 14...17, 22, 27...31, 34...36, 50...54, 57...58: .date
    default: .plain
    }
  }

  private static func format(_ code: String) -> Format {
    var plain: [UInt8] = []
    var isQuoted = false
    var isInBrackets = false
    var isEscaped = false
    // "[h]" counts hours, where other brackets hold colours and conditions.
    let folded = code.lowercased()
    if ["[h]", "[hh]", "[m]", "[mm]", "[s]", "[ss]"].contains(where: { folded.contains($0) }) {
      return .duration
    }
    for byte in code.utf8 {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isQuoted = byte != UInt8(ascii: "\"")
      } else if isInBrackets {
        isInBrackets = byte != UInt8(ascii: "]")
      } else {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "_"), UInt8(ascii: "*"): isEscaped = true
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "["): isInBrackets = true
        case UInt8(ascii: ";"): return format(plain)
        default: plain.append(byte)
        }
      }
    }
    return format(plain)
  }

  /// The format of a code's first section, without what is only shown.
  private static func format(_ plain: [UInt8]) -> Format {
    if plain.count > 1, plain.allSatisfy({ $0 == UInt8(ascii: "0") }) {
      return .digits(plain.count)
    }
    let text = String(decoding: plain, as: UTF8.self).lowercased()
    guard text != "general", text.contains(where: { "ydhs".contains($0) }) || text.contains("mm")
    else { return .plain }
    let hasDay = text.contains { "yd".contains($0) } || text.contains("mmm")
    let hasTime = text.contains { "hs".contains($0) }
    return hasTime && !hasDay ? .time : .date
  }

  /// The text of a number: whole ones without fraction or exponent, dates as 2025-12-31.
  func text(of number: ArraySlice<UInt8>, style: Int) -> [UInt8] {
    let digits = number.drop { $0 == UInt8(ascii: "-") }
    let isWhole = !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 }
    let format = self[style]
    if format == .plain, isWhole { return Array(number) }
    guard let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite else {
      return Array(number)
    }
    if format == .date, let date = date(value) { return Array(date.utf8) }
    if format == .time || format == .duration, let time = time(value, format) {
      return Array(time.utf8)
    }
    guard value.rounded() == value, abs(value) < 9_007_199_254_740_992 else {
      return Self.rounded(number)
    }
    let text = String(Int64(value))
    guard case .digits(let width) = format, value >= 0 else { return Array(text.utf8) }
    return Array(repeating: 0x30, count: max(0, width - text.utf8.count)) + Array(text.utf8)
  }

  /// A day's number as its date, and the time if there is one; `nil` if no such day has a date.
  private func date(_ value: Double) -> String? {
    // Excel has a February 29 in 1900, so its days from March on count from December 30, 1899.
    guard value >= 1, value < 2_958_466 else { return nil }
    let seconds = Int((value * 86_400).rounded())
    let offset = usesDatesFrom1904 ? 1_462 : value < 60 ? 1 : 0
    let day = seconds / 86_400 + offset - 25_569
    let time = seconds % 86_400
    // Days since 1970-03-01 of a year that begins in March, in eras of 400 years.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * part + 2) / 5 + 1
    let month = part < 10 ? part + 3 : part - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let text = "\(year)-\(Self.two(month))-\(Self.two(dayOfMonth))"
    guard time > 0 else { return text }
    return text + "T\(Self.two(time / 3_600)):\(Self.two(time / 60 % 60)):\(Self.two(time % 60))"
  }

  /// Hours, minutes and seconds; a day's part of a time of day, all hours of a duration.
  private func time(_ value: Double, _ format: Format) -> String? {
    guard value >= 0, value < 1_000_000 else { return nil }
    var seconds = Int((value * 86_400).rounded())
    if format == .time { seconds %= 86_400 }
    return
      "\(Self.two(seconds / 3_600)):\(Self.two(seconds / 60 % 60)):\(Self.two(seconds % 60))"
  }

  /// The number of digits of a number that are shown.
  private static let digitCount = 15

  /// A fraction with the digits that are shown: 10.199999999999999 is 10.2. One with an exponent stays.
  private static func rounded(_ number: ArraySlice<UInt8>) -> [UInt8] {
    let isNegative = number.first == UInt8(ascii: "-")
    let text = Array(isNegative ? number.dropFirst() : number)
    guard let point = text.firstIndex(of: UInt8(ascii: ".")),
      text.indices.allSatisfy({ $0 == point || 0x30...0x39 ~= text[$0] })
    else { return Array(number) }
    var digits = Array(text[..<point] + text[(point + 1)...])
    let leading = digits.prefix { $0 == 0x30 }.count
    let end = leading + digitCount
    guard digits.count > end, point <= end else { return Array(number) }
    let goesUp = digits[end] >= 0x35
    digits.removeLast(digits.count - end)
    var whole = point
    if goesUp {
      var index = digits.count - 1
      while index >= 0, digits[index] == 0x39 {
        digits[index] = 0x30
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(0x31, at: 0)
        whole += 1
      }
    }
    while digits.count > whole, digits.last == 0x30 { digits.removeLast() }
    let fraction = digits.count > whole ? [UInt8(ascii: ".")] + digits[whole...] : []
    return (isNegative ? [UInt8(ascii: "-")] : []) + digits[..<whole] + fraction
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
