/// A point of time, for comparing: seconds since the start of 1970 in UTC.
struct Moment: Comparable {
  var seconds: Int
  var nanosecond: Int

  static func < (left: Moment, right: Moment) -> Bool {
    left.seconds == right.seconds
      ? left.nanosecond < right.nanosecond : left.seconds < right.seconds
  }

  /// The moment a lead time before this one.
  func before(_ lead: LeadTime) -> Moment {
    Moment(seconds: seconds - lead.minutes * 60, nanosecond: nanosecond)
  }
}

extension DateTime {
  /// The moment this is, with an offset in minutes east of UTC if it has none.
  func moment(assuming offset: Int) -> Moment {
    Moment(seconds: assuming(offset: offset).seconds, nanosecond: nanosecond)
  }
}
