import Regions
import RegionsNames
import TypedNumbers

/// What characters a region's names hold, in 64 bits: one look tells of nearly all regions that a query
/// does not stand for them.
///
/// A character sets one of ``contentBits`` bits: characters that are read alike set the same one, and
/// those whose syllables begin with the same letter set neighbouring ones, so that a query in pinyin
/// asks for few bits, too. Where there is no pinyin, the bit is taken from the character's number.
struct Signatures: Sendable {
  /// By region.
  let values: [UInt64]
  /// The number of the bit that each unit sets.
  private let unitBits: UnitTable<UInt8>
  /// By syllable, as ``SyllableTable`` numbers them.
  private let syllableBits: [UInt8]

  /// Set for every region that has other names than the official one.
  static let otherNames: UInt64 = 1 << 63

  /// Bits for Han characters with a syllable, or all of them; the others share the seven behind.
  private static let contentBits = 56

  /// - Complexity: O(characters of all names).
  init(_ names: NameTable, _ extras: ExtraNames, _ table: SyllableTable) {
    let syllableBits = Signatures.spread(table.syllables)
    self.syllableBits = syllableBits
    var unitBits = UnitTable<UInt8>(repeating: 0)
    for unit in 0...UInt16.max {
      let number = table.numbers[unit]
      unitBits[unit] =
        if number != .none {
          syllableBits[number.index]
        } else if unit < 0x2E80 || !table.isEmpty {
          UInt8(Signatures.contentBits + Int(unit % 7))
        } else {
          // A prime: neighbours, which Unicode sorts by radicals, set different bits.
          UInt8(unit % 53)
        }
    }
    self.unitBits = unitBits
    var values = Signatures.values(names, unitBits)
    for name in extras.names {
      values[name.node] |= Signatures.otherNames
      if let first = extras.units[name.units].first {
        values[name.node] |= 1 << UInt64(unitBits[first])
      }
    }
    for exception in 0..<table.exceptionCount {
      let node = table.exceptionNode(exception)
      for number in table.exceptionSyllables(exception) {
        values[node] |= 1 << UInt64(syllableBits[number.index])
      }
    }
    self.values = values
  }

  func mask(ofUnit unit: UInt16) -> UInt64 { 1 << UInt64(unitBits[unit]) }

  func mask(ofSyllable number: Int) -> UInt64 { 1 << UInt64(syllableBits[number]) }

  /// What the units of a part of a name set.
  func mask(of units: ArraySlice<UInt16>) -> UInt64 { units.reduce(0) { $0 | mask(ofUnit: $1) } }

  /// Bits in alphabetical order, so that syllables with the same beginning are neighbours.
  private static func spread(_ syllables: [[UInt8]]) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: syllables.count)
    let order = syllables.indices.sorted { syllables[$0].lexicographicallyPrecedes(syllables[$1]) }
    for (place, number) in order.enumerated() {
      bits[number] = UInt8(truncatingIfNeeded: place * contentBits / syllables.count)
    }
    return bits
  }

  private static func values(_ names: NameTable, _ unitBits: UnitTable<UInt8>) -> [UInt64] {
    let (units, starts, bits) = (names.units.span, names.starts.span, unitBits.span)
    return (0..<names.starts.count - 1).map { node in
      var value: UInt64 = 0
      for place in Int(starts[node])..<Int(starts[node + 1]) {
        value |= 1 &<< UInt64(bits[Int(units[place])])
      }
      return value
    }
  }
}
