import Regions
import RegionsNames
import TranslatedText

/// What one column of a table says of a region: of `--add`, which puts columns behind those of a table, and
/// of `--columns`, which makes a table.
enum RegionColumn: Equatable {
  case id, parent, name, path, level, rank
  /// The name of the region of a rank on the way down to this one, or its own.
  case above(RegionRank)
  /// The same region's ID.
  case idAbove(RegionRank)
  case attribute(String)
  /// What the region was called before, by the ID or the address that was asked.
  case former
  /// What is left of an address behind the region.
  case rest
  /// How sure the region of an address is.
  case confidence

  /// The words for columns that every data set has, as they are typed and shown.
  static let words = ["id", "parent", "name", "path", "level", "rank"] + ranks

  private static let ranks = RegionRank.standardNames + RegionRank.standardNames.map { "\($0)_id" }

  /// - Parameter extra: what else there is to ask for here.
  /// - Throws: `UsageError` for a word that is no column.
  static func list(
    _ text: String, option: String, of tree: RegionTree, extra: [String] = []
  ) throws(UsageError) -> [RegionColumn] {
    let known = words + extra + tree.attributeNames.filter { !extra.contains($0) }
    var columns: [RegionColumn] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part.drop { $0 == " " })
      guard known.contains(word) || RankWords.rank(word, in: tree) != nil, !word.isEmpty,
        let column = RegionColumn(word, in: tree, extra: extra)
      else {
        throw UsageError(
          "“--\(option)” takes columns, separated by commas: \(known.joined(separator: ", ")); not “\(word)”"
            + suggestion(for: word, among: known, ""))
      }
      columns.append(column)
    }
    return columns
  }

  private init?(_ word: String, in tree: RegionTree, extra: [String]) {
    switch word {
    case "id": self = .id
    case "parent": self = .parent
    case "name": self = .name
    case "path": self = .path
    case "level": self = .level
    case "rank": self = .rank
    case "former" where extra.contains(word): self = .former
    case "rest" where extra.contains(word): self = .rest
    case "confidence" where extra.contains(word): self = .confidence
    default:
      if word.hasSuffix("_id"), let rank = RegionRank(String(word.dropLast(3))) {
        self = .idAbove(rank)
      } else if tree.attributeNames.contains(word) {
        self = .attribute(word)
      } else if let rank = RankWords.rank(word, in: tree) {
        self = .above(rank)
      } else {
        return nil
      }
    }
  }

  /// Whether it says the same of a region whatever was asked.
  var isOfRegion: Bool {
    switch self {
    case .former, .rest, .confidence: false
    default: true
    }
  }

  /// What it is called in a table's first row.
  var heading: String {
    switch self {
    case .id: "id"
    case .parent: "parent"
    case .name: "name"
    case .path: "path"
    case .level: "level"
    case .rank: "rank"
    case .above(let rank): rank.description
    case .idAbove(let rank): "\(rank)_id"
    case .attribute(let name): name
    case .former: "former"
    case .rest: "rest"
    case .confidence: "confidence"
    }
  }

  /// The cell for a region; empty for what isn't said of it, and for what isn't of the region alone.
  func text(_ region: Region) -> String {
    switch self {
    case .id: region.id
    case .parent: region.parent?.id ?? ""
    case .name: region.name
    case .path: region.path.map(\.name).joined(separator: "/")
    case .level: String(region.level)
    case .rank: region.rank.map { String($0.rawValue) } ?? ""
    case .above(let rank): region.path.first { $0.rank == rank }?.name ?? ""
    case .idAbove(let rank): region.path.first { $0.rank == rank }?.id ?? ""
    case .attribute(let name):
      switch region[attribute: name] {
      case .text(let text): text
      case .integer(let number): String(number)
      case nil: ""
      }
    case .former, .rest, .confidence: ""
    }
  }
}
