public import Regions
import RegionsNames

/// Takes pasted messages apart, one after the other: who gets it, their telephone, the region, the rest of
/// the address.
///
///     var reader = ContactReader(AddressMatcher(.china, former: .chinaFormer))
///     let contact = reader.read("大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期")
///     contact.name?.text            // "大旋仔"
///     contact.phones.map(\.text)    // ["13600488000"]
///     contact.region?.region.id     // "440605"
///     contact.detail?.text          // "盐步，穗盐路景裕嘉园1期"
///
/// How a text is read is told in `Contacts.md`. Each thread needs a reader of its own.
public struct ContactReader {
  /// The data set whose regions are found.
  public let tree: RegionTree
  var addresses: AddressReader
  var text = ContactText()
  var numbers = ContactNumbers()
  var words: [ContactWord] = []
  /// By unit: the label it stands behind, or 0.
  var labels: [UInt8] = []
  /// Whether the text tells of a sender, and whether the sender is read as the one it is about: where nobody else
  /// is told of.
  var hasSender = false
  var readsSender = false
  /// Whether what is announced as a firm is read as an address: where there is no other.
  var readsFirm = false
  /// Where a name ends that 收 stands behind.
  var receivers: [Int] = []
  /// The part of the text that is read as an address, and where its units stand in the text.
  var address: [UInt16] = []
  var places: [Int] = []

  /// - Parameters:
  ///   - matcher: finds the regions.
  ///   - region: only this one and those below it are answers.
  ///   - rank: the region's rank at most; the names of smaller ones stay in the detail.
  public init(
    _ matcher: AddressMatcher, within region: Region? = nil, until rank: RegionRank? = nil
  ) {
    tree = matcher.tree
    addresses = matcher.reader(within: region, until: rank)
    words.reserveCapacity(64)
  }

  /// Takes a text apart.
  public mutating func read(_ text: String) -> Contact {
    var text = text
    return text.withUTF8 { unsafe read($0) }
  }

  /// Takes a text in UTF-8 apart.
  ///
  /// - Complexity: O(bytes), of which the first 2,048 UTF-16 units are read; what stands behind is left
  ///   over.
  public mutating func read(_ utf8: UnsafeBufferPointer<UInt8>) -> Contact {
    readsSender = false
    readsFirm = false
    var region = unsafe readNumbersAndRegion(utf8)
    if region == nil, hasSender, numbers.phones.isEmpty {
      readsSender = true
      region = unsafe readNumbersAndRegion(utf8)
    }
    if region == nil, labels.contains(ContactLabel.firm.rawValue + 1) {
      readsFirm = true
      region = readRegion()
      if let found = region, !isNamedWhole(found) {
        region = nil
        text.unmarkRegion()
      }
      readsFirm = region != nil
    }
    if let region, let postcode = numbers.gluedPostcode, isNear(postcode, region.region) {
      numbers.takeGluedPostcode(&text)
    }
    if numbers.phones.isEmpty, numbers.shortPhone != nil, let region,
      hasShortPhones(region.region)
    {
      numbers.takeShortPhone(&text)
    }
    collectWords()
    let name = chooseName()
    return unsafe contact(utf8, region, name)
  }

  /// Whether a text has a region's name to its end, 徐汇区: firms are called 上海徐汇贸易, and no address begins so.
  private func isNamedWhole(_ found: FoundRegion) -> Bool {
    guard let last = found.ranges.last, found.region.rank.map({ $0.rawValue >= 3 }) ?? false else {
      return false
    }
    return NameFolding.folded(found.region.name).last == text.units[last.upperBound - 1]
  }

  private mutating func readNumbersAndRegion(_ utf8: UnsafeBufferPointer<UInt8>) -> FoundRegion? {
    unsafe text.set(utf8)
    numbers.removeAll()
    markNumbersAndLabels()
    numbers.finish()
    return readRegion()
  }
}

/// A run of units between separators and what was found before.
struct ContactWord {
  var range: Range<Int>
  var label: ContactLabel?
  /// What stands before and behind, spaces aside.
  var before = ContactEdge.text
  var after = ContactEdge.text
  /// Whether a telephone number stands there, with at most a separator between.
  var isNextToPhone = false
  /// The same without a separator.
  var isRightNextToPhone = false
  /// Whether the region's names stand right behind it, spaces aside.
  var isBeforeRegion = false
  /// Whether it stands in brackets right behind a word.
  var isBracketed = false
  var use = ContactUse.detail
}

/// What bounds a word.
enum ContactEdge: UInt8 {
  /// Another word.
  case word
  /// The region's names.
  case region
  case separator
  case number
  case label
  case line
  /// The text's beginning or end.
  case text

  /// Whether a word that it bounds stands by itself there.
  var isFirm: Bool { self != .word && self != .region }
}

/// What a word is used for.
enum ContactUse: UInt8 {
  case detail, name, leftOver
}
