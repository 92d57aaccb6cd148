/// What kind of division a region is: a province, a prefecture, a county, a town or a village.
///
/// A rank is not a depth. 东城区 hangs right below 北京市, at level 2, and is a county all the same;
/// 东莞市 is a prefecture with towns right below. Ranks rise on the way down: a region's rank is larger
/// than that of every region above it.
public struct RegionRank: RawRepresentable, Hashable, Sendable {
  /// From 1, the highest, to ``maximum``.
  public let rawValue: Int

  /// The lowest rank a data set can have.
  public static let maximum = 32

  /// - Returns: `nil` outside 1...``maximum``.
  public init?(rawValue: Int) {
    guard 1...Self.maximum ~= rawValue else { return nil }
    self.rawValue = rawValue
  }

  private init(_ rawValue: Int) { self.rawValue = rawValue }

  /// 省, 自治区, 直辖市.
  public static let province = RegionRank(1)
  /// 地级市, 自治州, 地区, 盟.
  public static let prefecture = RegionRank(2)
  /// 县, 区, 县级市, 旗.
  public static let county = RegionRank(3)
  /// 乡, 镇, 街道.
  public static let town = RegionRank(4)
  /// 村, 社区.
  public static let village = RegionRank(5)

  /// The English words for the first ranks, the highest first.
  public static let standardNames = ["province", "prefecture", "county", "town", "village"]

  /// The rank a text tells: a number ("3"), or one of ``standardNames`` in any case.
  ///
  /// ``RegionTree/rank(_:)`` also knows the names of a data set.
  public init?(_ text: String) {
    if let number = Int(text), String(number) == text {
      self.init(rawValue: number)
    } else {
      self.init(text, in: Self.standardNames)
    }
  }

  /// The rank whose name in a list, the highest first, is `text` in any case of ASCII letters.
  init?(_ text: String, in names: [String]) {
    guard !text.isEmpty, let index = names.firstIndex(where: { Self.isSame($0, text) }) else {
      return nil
    }
    self.init(rawValue: index + 1)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    func lowercased(_ byte: UInt8) -> UInt8 { 65...90 ~= byte ? byte + 32 : byte }
    return one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }
}

extension RegionRank: Comparable {
  /// A province is less than a county: the order from the top down.
  public static func < (left: RegionRank, right: RegionRank) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension RegionRank: CustomStringConvertible {
  /// "county", or the number where there is no word.
  public var description: String {
    Self.standardNames.indices.contains(rawValue - 1)
      ? Self.standardNames[rawValue - 1] : String(rawValue)
  }
}
