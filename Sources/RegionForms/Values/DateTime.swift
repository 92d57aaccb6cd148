/// A moment as ISO 8601 writes it: a day of the Gregorian calendar, a time of day, and where it is
/// said how far that is from UTC.
///
/// Accepted are `2025-06-01`, `2025-06-01T09:30`, with `:15` or `:15.250` for seconds, and with `Z`,
/// `+08:00`, `+0800` or `+08` at the end of a time. The day must exist, an hour has to be 0...23 and a
/// second 0...59.
public struct DateTime: Hashable, Sendable {
  /// From 1.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to the last of the month.
  public var day: Int
  /// 0 to 23.
  public var hour: Int
  /// 0 to 59.
  public var minute: Int
  /// 0 to 59.
  public var second: Int
  /// 0 to 999,999,999.
  public var nanosecond: Int
  /// Minutes east of UTC; `nil` for a time on the form's own clock.
  public var offset: Int?

  /// A moment by its parts, which are not checked.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    nanosecond: Int = 0, offset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.offset = offset
  }

  /// Reads a moment; `nil` if the text is not one.
  public init?(_ text: String) {
    var digits = Scanner(text: Array(text.utf8))
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2),
      year >= 1, (1...12).contains(month), (1...DateTime.days(in: month, of: year)).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
    if digits.isAtEnd { return }
    guard digits.skip("T"), let hour = digits.number(2), digits.skip(":"),
      let minute = digits.number(2), hour < 24, minute < 60
    else { return nil }
    self.hour = hour
    self.minute = minute
    if digits.skip(":") {
      guard let second = digits.number(2), second < 60 else { return nil }
      self.second = second
      if digits.skip(".") {
        guard let nanosecond = digits.fraction() else { return nil }
        self.nanosecond = nanosecond
      }
    }
    if digits.isAtEnd { return }
    guard let offset = digits.offset(), digits.isAtEnd else { return nil }
    self.offset = offset
  }

  /// Seconds since the start of 1970 in UTC, a time without an offset counting as UTC.
  var seconds: Int {
    // Days from the civil date: years begin in March, so that the leap day is a year's last.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let days =
      era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    return days * 86_400 + hour * 3_600 + minute * 60 + second - (offset ?? 0) * 60
  }

  /// This moment, with an offset in minutes east of UTC if it has none.
  func assuming(offset: Int) -> DateTime {
    var copy = self
    copy.offset = copy.offset ?? offset
    return copy
  }

  /// How many days a month has.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension DateTime {
  /// Whether this moment lies before another, whichever clocks they are on; a time without
  /// an offset counts as UTC. (`==` compares what is written, so this is not `Comparable`.)
  public func isBefore(_ other: DateTime) -> Bool {
    (seconds, nanosecond) < (other.seconds, other.nanosecond)
  }
}

extension DateTime: CustomStringConvertible {
  /// ISO 8601, to the second, without trailing parts that are zero.
  public var description: String {
    var text =
      "\(padded(year, 4))-\(padded(month))-\(padded(day))T\(padded(hour)):\(padded(minute))"
    if second != 0 || nanosecond != 0 { text += ":\(padded(second))" }
    guard let offset else { return text }
    if offset == 0 { return text + "Z" }
    let minutes = abs(offset)
    return text + (offset < 0 ? "-" : "+") + "\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Reads the parts of a moment from left to right.
private struct Scanner {
  let text: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == text.count }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// An exact number of digits.
  mutating func number(_ width: Int) -> Int? {
    guard text.count - position >= width else { return nil }
    var value = 0
    for byte in text[position..<position + width] {
      guard byte >= 48, byte <= 57 else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    position += width
    return value
  }

  /// The digits after the point in nanoseconds; what is finer is cut off.
  mutating func fraction() -> Int? {
    var value = 0
    var count = 0
    while let digit = number(1) {
      if count < 9 { value = value * 10 + digit }
      count += 1
    }
    guard count > 0 else { return nil }
    for _ in min(count, 9)..<9 { value *= 10 }
    return value
  }

  /// Minutes east of UTC.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign: Int
    if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
    guard let hours = number(2), hours < 24 else { return nil }
    if isAtEnd { return sign * hours * 60 }
    _ = skip(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
