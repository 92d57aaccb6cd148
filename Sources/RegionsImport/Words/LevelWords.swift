/// What levels are called: the words of headings that name a level, and those that number the levels.
enum LevelWords {
  /// The words whose rank is usual, from the top.
  static let ranked = Words.ranked(.level)

  /// Every word for a level that stands between spaces, or alone.
  static let all = Words.set(.level)

  /// The same in Chinese, Japanese and Korean, which headings join with what follows: "省份", "市代码".
  static let joined = all.union(Words.set(.joinedLevel))

  /// Words for levels beside others alone: a firm has departments, too.
  static let besideOthers = Words.set(.besideLevels)

  /// The languages in which each word says so.
  static let languages: [String: Set<String>] = {
    var known: [String: Set<String>] = [:]
    for row in Words.rows where row.meaning == Words.Meaning.level.rawValue {
      for word in row.words { known[word, default: []].insert(row.language) }
    }
    return known
  }()

  /// Words for the number of a level.
  static let numbering = Words.set(.levelNumber)

  /// Those, and words for the kind of a division: “level”, “type”, 行政级别.
  static let kinds = numbering.union(Words.set(.kindHeading))
}
