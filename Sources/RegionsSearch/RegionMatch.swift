public import Regions

/// A region that was found, why, and which parts of its path's names to highlight.
public struct RegionMatch: Sendable, Hashable {
  /// The region that was found.
  public var region: Region
  /// By what it was found.
  public var kind: Kind

  /// The parts of the region's name that the query stands for, in ascending order without overlaps;
  /// offsets count Unicode scalars. Empty if another name, the ID or a slip of the hand matched.
  public var highlights: [Range<Int>] { pathHighlights.last ?? [] }

  /// The same for each region of the path, from the root down to this one, which is the last.
  public var pathHighlights: [[Range<Int>]]

  /// The name that matched, as the data writes it, where it isn't the region's own: 帝都 for 北京市,
  /// 崇文区 for 东城区. `nil` where it is.
  public var otherName: String?

  /// Whether nothing is called what was typed and this only comes near it: a guess to be shown as one.
  public var isNear: Bool { kind == .typo }

  /// Why a region was found.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The whole name.
    case name
    /// The name without its administrative suffix, or with the one people use: 大理州.
    case shortName = "short-name"
    /// Another name in use, or one in another language.
    case alias
    /// A name it had before, or of a region it followed.
    case formerName = "former-name"
    /// An area that is no division and lies in it, all or in part, as a new area or a development zone.
    case zone
    /// A name, whole or short or in part, in traditional or variant characters.
    case traditional
    /// The beginning of the name, or a part of it.
    case part
    /// Pinyin: spelled out, spaced, or with some syllables cut to their first letters.
    case pinyin
    /// The first letters of the pinyin syllables alone.
    case pinyinInitials = "pinyin-initials"
    /// The ID or its beginning.
    case id
    #if !arch(wasm32)
    /// The area code of its telephone numbers: 0571.
    case areaCode = "area-code"
    /// Its postcode, or the first four digits of it, which are the county's or city's: 310012.
    case postcode
    #endif
    /// The query is an address: it begins with the path of the region, and goes on.
    case path
    /// Near the name or its pinyin: one slip of the hand away.
    case typo
  }
}

extension RegionMatch {
  /// What to highlight of each region of the path, in characters instead of Unicode scalars.
  package var characterHighlights: [[Range<Int>]] {
    zip(region.path, pathHighlights).map { region, highlights in
      highlights.isEmpty ? [] : highlights.map { Self.characters($0, of: region.name) }
    }
  }

  /// A range of Unicode scalars as the range of the characters it touches.
  private static func characters(_ scalars: Range<Int>, of name: String) -> Range<Int> {
    var touched: Range<Int>?
    var start = 0
    for (index, character) in name.enumerated() {
      let end = start + character.unicodeScalars.count
      if start < scalars.upperBound, end > scalars.lowerBound {
        touched = (touched?.lowerBound ?? index)..<index + 1
      }
      start = end
    }
    return touched ?? 0..<0
  }
}
