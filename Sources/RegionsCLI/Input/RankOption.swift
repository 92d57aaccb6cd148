import ArgumentParsing
import Regions

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
    guard let rank = rank(text, in: tree) else {
      let names = tree.metadata.rankNames.filter { !$0.isEmpty } + RegionRank.standardNames
      throw UsageError(
        "no rank is called “\(text)”, only \(names.joined(separator: ", ")) and the numbers from 1 "
          + "to \(RegionRank.maximum)"
          + suggestion(for: text, among: names + peoplesWords.keys.sorted(), ""))
    }
    guard tree.hasRanks else {
      throw CommandFailure(
        .dataError,
        "regions: error: “--until” needs regions with ranks, and this data set has none"
          + levels)
    }
    return rank
  }

  /// The rank a word stands for: the data set's own name for it goes before what people say.
  static func rank(_ text: String, in tree: RegionTree) -> RegionRank? {
    tree.rank(text) ?? peoplesWords[text.lowercased()]
  }

  /// What people call the ranks of China's divisions.
  private static let peoplesWords: [String: RegionRank] = {
    let words: [(RegionRank, [String])] = [
      (.province, ["省", "省级", "省份", "自治区", "直辖市", "provinces", "state"]),
      (
        .prefecture,
        ["市", "市级", "地级", "地级市", "地市", "地区", "自治州", "州", "盟", "city", "cities", "prefectures"]
      ),
      (
        .county,
        [
          "区", "县", "区县", "县区", "市区", "县级", "区县级", "县级市", "旗", "district", "districts", "counties",
          "area",
        ]
      ),
      (
        .town,
        [
          "街道", "镇", "乡", "乡镇", "镇街", "乡级", "乡镇级", "乡镇街道", "街道乡镇", "street", "streets", "township",
          "townships", "towns", "subdistrict",
        ]
      ),
      (
        .village,
        ["村", "村级", "社区", "村居", "村委会", "居委会", "villages", "community", "communities"]
      ),
    ]
    return Dictionary(
      words.flatMap { rank, words in words.map { ($0, rank) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Of the commands that have `--depth`.
  static let depthCountsLevels: Message = "; “--depth” counts levels"
}
