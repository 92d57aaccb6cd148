/// Texts in the place of a parent that say "there is nothing above".
enum RootMarks {
  static let all = Words.set(.noneAbove)
}
