/// How much of a terminal is drawn on, where it isn't all of it: lines, or a part of them.
package enum ScreenHeight: Equatable, Sendable {
  case lines(Int)
  case percent(Int)

  /// - Parameter text: `40%` or `12`, neither of them 0.
  package init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = Int(isPercent ? String(text.dropLast()) : text), number > 0 else {
      return nil
    }
    guard !isPercent || number <= 100 else { return nil }
    self = isPercent ? .percent(number) : .lines(number)
  }

  /// How many of a terminal's lines: at least three, to show what is typed; at most all.
  func rows(of all: Int) -> Int {
    switch self {
    case .lines(let lines): min(max(lines, min(all, 3)), all)
    case .percent(let percent): min(max(all * percent / 100, min(all, 3)), all)
    }
  }
}
