import RegionsSource

/// How a workbook's cells show their numbers, as far as it says what they are: dates, and codes with
/// zeros in front.
struct CellFormats {
  enum Format: Equatable {
    case plain
    /// A day, with the time where there is one.
    case date
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
    case 14...22, 27...36, 45...47, 50...58: .date
    default: .plain
    }
  }

  private static func format(_ code: String) -> Format {
    var plain: [UInt8] = []
    var isQuoted = false
    var isInBrackets = false
    var isEscaped = false
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
    return .date
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
    guard value.rounded() == value, abs(value) < 9_007_199_254_740_992 else { return Array(number) }
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

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
