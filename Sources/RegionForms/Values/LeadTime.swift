/// How long before a moment something happens, in whole minutes, as ISO 8601 writes a duration.
///
/// Read are `PT15M`, `PT1H30M`, `P1D`, `P1DT12H` and `P2W`: weeks, days, hours and minutes, none of
/// them twice, up to a hundred years. Written is the shortest of these: `PT90M` becomes `PT1H30M`.
public struct LeadTime: Hashable, Sendable {
  /// From 0, the moment itself.
  public let minutes: Int

  /// The longest: a hundred years.
  public static let maximum = 100 * 366 * 24 * 60

  /// - Returns: `nil` outside 0...``maximum``.
  public init?(minutes: Int) {
    guard 0...LeadTime.maximum ~= minutes else { return nil }
    self.minutes = minutes
  }

  /// Reads a duration; `nil` if the text is none.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P"), let last = bytes.last,
      last != UInt8(ascii: "T")
    else { return nil }
    var minutes = 0
    var number: Int?
    var isTime = false
    var smallest = Int.max
    for byte in bytes.dropFirst() {
      if byte >= 48, byte <= 57 {
        let value = (number ?? 0) * 10 + Int(byte - 48)
        guard value <= LeadTime.maximum else { return nil }
        number = value
        continue
      }
      if byte == UInt8(ascii: "T"), number == nil, !isTime {
        isTime = true
        continue
      }
      guard let unit = LeadTime.minutes(byte, isTime: isTime), unit < smallest, let count = number
      else { return nil }
      guard count <= LeadTime.maximum / unit else { return nil }
      minutes += count * unit
      smallest = unit
      number = nil
    }
    guard number == nil else { return nil }
    self.init(minutes: minutes)
  }

  /// How many minutes a unit of a duration has.
  private static func minutes(_ unit: UInt8, isTime: Bool) -> Int? {
    switch (unit, isTime) {
    case (UInt8(ascii: "W"), false): 7 * 24 * 60
    case (UInt8(ascii: "D"), false): 24 * 60
    case (UInt8(ascii: "H"), true): 60
    case (UInt8(ascii: "M"), true): 1
    default: nil
    }
  }

  /// The duration in words: "15 minutes before", "提前15分钟".
  public func text(in language: FormLanguage) -> String {
    let parts = [
      (minutes / 1440, "day", "天"), (minutes / 60 % 24, "hour", "小时"),
      (minutes % 60, "minute", "分钟"),
    ].filter { $0.0 > 0 }
    switch language.own {
    case .english:
      if parts.isEmpty { return "at the time" }
      return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " ")
        + " before"
    case .chinese:
      if parts.isEmpty { return "准时" }
      return "提前" + parts.map { "\($0.0)\($0.2)" }.joined()
    }
  }
}

extension LeadTime: CustomStringConvertible {
  /// ISO 8601, the shortest way of writing it.
  public var description: String {
    let days = minutes / 1440
    let hours = minutes / 60 % 24
    var text = "P"
    if days > 0 { text += "\(days)D" }
    if hours > 0 || minutes % 60 > 0 || days == 0 { text += "T" }
    if hours > 0 { text += "\(hours)H" }
    if minutes % 60 > 0 || minutes == 0 { text += "\(minutes % 60)M" }
    return text
  }
}
