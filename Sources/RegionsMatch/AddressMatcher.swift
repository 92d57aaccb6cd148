public import Regions

/// From addresses as people write them to their regions.
///
///     let matcher = AddressMatcher(.china, former: .chinaFormer)
///     let match = matcher.match("浙江杭州西湖区文三路478号")
///     match.region?.id      // "330106"
///     match.rest            // "文三路478号"
///     match.confidence      // .certain
///
/// How an address is read is told in `AddressMatching.md`. A matcher is made once; it is
/// read only then, copies share it, and any number of threads may use it.
public struct AddressMatcher: Sendable {
  /// The data set whose regions are found.
  public let tree: RegionTree
  let lexicon: NameLexicon

  /// - Parameters:
  ///   - tree: the regions of today. Their names, and those in the attributes `alias`, `former` and
  ///     `name_en`, are what is looked for.
  ///   - former: regions that are no more, with the attributes `until` and `successors` (see
  ///     `FormerRegions`).
  /// - Complexity: O(bytes of all names).
  public init(_ tree: RegionTree, former: RegionTree? = nil) {
    self.tree = tree
    lexicon = NameLexicon(tree.storage, former: former?.storage)
  }

  /// The bytes of memory that the matcher takes besides its trees.
  public var byteCount: Int { lexicon.byteCount }

  /// The region an address lies in.
  ///
  /// - Parameters:
  ///   - text: the address; what stands around it does no harm.
  ///   - region: only this one and those below it are answers. The text may name those above it.
  ///   - rank: the answer's rank at most; what the text says of smaller regions still helps to tell
  ///     which is meant.
  /// - Complexity: O(characters), of which the first ``AddressReader/maximumLength`` are read.
  public func match(
    _ text: String, within region: Region? = nil, until rank: RegionRank? = nil
  ) -> AddressMatch {
    var reader = reader(within: region, until: rank)
    return reader.match(text)
  }

  /// For many addresses: reads one after the other without allocating.
  ///
  /// Each thread needs a reader of its own.
  public func reader(within region: Region? = nil, until rank: RegionRank? = nil) -> AddressReader {
    AddressReader(self, within: region, until: rank)
  }
}
