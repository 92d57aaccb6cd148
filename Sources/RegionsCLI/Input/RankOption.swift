import Regions
import RegionsNames
import TranslatedText

/// `--until RANK`, of the commands that stop at regions of a rank.
enum RankOption {
  /// What is done with the rank is the beginning of a sentence.
  static func specification(_ help: String, zh chinese: String) -> OptionSpecification {
    let names = RegionRank.standardNames
    return OptionSpecification(
      "until", letter: "u", value: "rank",
      help:
        "\(help): \(names.joined(separator: ", ")), or a number from 1; also 省, 区县, city, street …",
      zh: "\(chinese)：\(names.joined(separator: "、"))，或从 1 起的数字；也可写省、区县、街道等。",
      completion: .words(names))
  }

  /// The rank that was asked for, if one was.
  ///
  /// - Parameter levels: what goes by levels instead, for the message where there are no ranks.
  /// - Throws: where there is no such rank, and where the data set has none.
  static func value(
    _ arguments: ParsedArguments, _ tree: RegionTree, levels: Message = ""
  ) throws -> RegionRank? {
    guard let text = arguments.value("until") else { return nil }
    guard let rank = RankWords.rank(text, in: tree) else {
      let names = tree.metadata.rankNames.filter { !$0.isEmpty } + RegionRank.standardNames
      throw UsageError(
        "no rank is called “\(text)”, only \(names.joined(separator: ", ")) and the numbers from 1 "
          + "to \(RegionRank.maximum)"
          + suggestion(for: text, among: names + RankWords.all.sorted(), ""))
    }
    guard tree.hasRanks else {
      throw CommandFailure(
        .dataError,
        "regions: error: “--until” needs regions with ranks, and this data set has none"
          + levels)
    }
    return rank
  }

  /// Of the commands that have `--depth`.
  static let depthCountsLevels: Message = "; “--depth” counts levels"
}
