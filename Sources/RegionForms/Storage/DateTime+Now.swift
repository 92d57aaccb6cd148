import RegionsFiles

extension DateTime {
  /// What time it is on this machine, to the second, with its distance from UTC; `nil` if the machine
  /// doesn't know.
  public static var now: DateTime? {
    var seconds = time(nil)
    var parts = unsafe tm()
    guard seconds >= 0, unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    return unsafe DateTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59),
      offset: Int(parts.tm_gmtoff) / 60)
  }
}
