import RegionForms

/// A moment being edited part by part: `2025-06-01 09:30`, one part in front.
///
/// It never holds a day that doesn't exist: a shorter month takes the day back to its last.
struct DateTimeEditor: Equatable {
  enum Part: Int, CaseIterable {
    case year, month, day, hour, minute
  }

  /// `nil` before anything was entered.
  private(set) var value: DateTime?
  private(set) var part: Part
  /// How many digits were typed into the part in front.
  private var digits = 0
  /// Where editing an empty value begins.
  private let start: DateTime

  /// - Parameter now: what an empty value begins with, at the next full hour.
  init(_ value: DateTime?, now: DateTime?) {
    self.value = value
    part = value == nil ? .year : .hour
    var start = now ?? DateTime(year: 2025, month: 1, day: 1)
    start.minute = 0
    start.second = 0
    start.nanosecond = 0
    start.offset = nil
    if now != nil, start.hour < 23 { start.hour += 1 }
    self.start = start
  }

  /// The parts as they are shown, each with what stands before it.
  var pieces: [(separator: String, text: String, part: Part)] {
    Part.allCases.map { part in
      let separator = ["", "-", "-", " ", ":"][part.rawValue]
      let width = part == .year ? 4 : 2
      guard let value else { return (separator, String(repeating: "_", count: width), part) }
      let number = String(Self.get(part, of: value))
      return (separator, String(repeating: "0", count: width - number.count) + number, part)
    }
  }

  mutating func movePart(by step: Int) {
    digits = 0
    value = settled
    part = Part(rawValue: part.rawValue + step) ?? part
  }

  /// Adds to the part in front, around its end; the parts beside it stay.
  mutating func add(_ step: Int) {
    digits = 0
    guard var moment = settled else {
      value = start
      return
    }
    let range = Self.range(of: part, in: moment)
    let size = range.count
    let next = Self.get(part, of: moment) - range.lowerBound + step
    Self.set(part, of: &moment, to: range.lowerBound + ((next % size) + size) % size)
    value = Self.valid(moment)
  }

  /// Types a digit into the part in front; when the part is full, the next one comes to the front.
  mutating func type(_ digit: Int) {
    var moment = value ?? start
    let width = part == .year ? 4 : 2
    let number = (digits == 0 ? 0 : Self.get(part, of: moment)) * 10 + digit
    let range = Self.range(of: part, in: moment)
    digits += 1
    // A month typed as 0 is on its way to 09, so only a full part is brought into its range.
    let isFull = digits == width || (part != .year && number * 10 > range.upperBound)
    Self.set(
      part, of: &moment, to: isFull ? min(max(number, range.lowerBound), range.upperBound) : number)
    value = isFull ? Self.valid(moment) : moment
    if isFull { movePart(by: 1) }
  }

  /// The moment as it counts: a part that is only half typed is brought into its range.
  var settled: DateTime? { value.map(Self.valid) }

  mutating func clear() {
    value = nil
    digits = 0
    part = .year
  }

  // MARK: Parts

  private static func get(_ part: Part, of moment: DateTime) -> Int {
    switch part {
    case .year: moment.year
    case .month: moment.month
    case .day: moment.day
    case .hour: moment.hour
    case .minute: moment.minute
    }
  }

  private static func set(_ part: Part, of moment: inout DateTime, to number: Int) {
    switch part {
    case .year: moment.year = number
    case .month: moment.month = number
    case .day: moment.day = number
    case .hour: moment.hour = number
    case .minute: moment.minute = number
    }
  }

  private static func range(of part: Part, in moment: DateTime) -> ClosedRange<Int> {
    switch part {
    case .year: 1...9999
    case .month: 1...12
    case .day: 1...DateTime.days(in: moment.month, of: moment.year)
    case .hour: 0...23
    case .minute: 0...59
    }
  }

  /// The moment with every part in its range.
  private static func valid(_ moment: DateTime) -> DateTime {
    var moment = moment
    for part in Part.allCases {
      let range = range(of: part, in: moment)
      set(
        part, of: &moment, to: min(max(get(part, of: moment), range.lowerBound), range.upperBound))
    }
    return moment
  }
}
