import RegionsFiles

/// How much memory one import may take: all its sources together, with what lies packed in them.
///
/// A packed file says nothing of what is in it: a few kilobytes may hold a billion rows. So what they would
/// take is reckoned while they are read, and refused before it is taken.
struct MemoryBudget: Sendable {
  /// What somebody allows, in bytes; `nil`: what the sources' sizes call for.
  var given: Int?
  /// The bytes of the files, as they are stored.
  var storedCount = 0
  /// What the sources that were read already take.
  var taken = 0
  /// Whether the next source lies in another one, whose size is counted.
  var isInside = false
  /// Whether the next source is of a size that says nothing of how large it may get.
  var isOfUnknownSize = false

  /// What any source may take: 768 MiB. A million rows of four cells take less.
  static let least = 768 << 20
  /// As much as a byte of a file that isn't packed takes at most: a cell is a comma at least.
  static let perStoredByte = 100
  /// What a larger file may take, 1,200 MiB, and what a byte of one that is larger still may. Short cells take up
  /// to ten times their bytes, so that a list of ten million regions is read only where somebody allows it.
  static let usual = 1200 << 20
  static let perByteOfMost = 4

  /// What all sources may take together.
  var limit: Int {
    if let given { return given }
    guard !isOfUnknownSize else { return Self.most }
    let most = max(Self.usual, storedCount.multipliedSaturating(by: Self.perByteOfMost))
    let needed = max(Self.least, storedCount.multipliedSaturating(by: Self.perStoredByte))
    return min(needed, most, Self.most)
  }

  /// What is left for the next source.
  var left: Int { max(0, limit - taken) }

  /// Three quarters of the machine's memory.
  static let most: Int = {
    let pages = Int(sysconf(Int32(_SC_PHYS_PAGES)))
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard pages > 0, size > 0 else { return least }
    return max(least, pages.multipliedSaturating(by: size) / 4 * 3)
  }()
}

extension Int {
  fileprivate func multipliedSaturating(by other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}
