import Regions
import RegionsNames
import TypedNumbers

/// By region, what decides quickly that a name is more than one slip away from what was typed.
struct SlipTable: Sendable {
  /// The number of units of the name without its ending, at most 255.
  private(set) var stems: [UInt8]
  /// What the units of the name without its ending set; see ``Signatures``.
  private(set) var signatures: [UInt64]

  /// - Complexity: O(characters of all names).
  init(_ names: NameTable, _ bits: Signatures) {
    let count = names.starts.count - 1
    stems = [UInt8](repeating: 0, count: count)
    signatures = [UInt64](repeating: 0, count: count)
    for node in 0..<count {
      let name = names.range(of: node)
      let end = AdministrativeSuffix.stemEnd(names.units, name)
      stems[node] = UInt8(clamping: end - name.lowerBound)
      var signature: UInt64 = 0
      for place in name.lowerBound..<end { signature |= bits.mask(ofUnit: names.units[place]) }
      signatures[node] = signature
    }
  }
}

/// By region, how names are spelled in Latin letters, for slips in these.
struct SpellingTable: Sendable {
  /// How long a spelling is, at most 255, and which letters it has, a the lowest bit; 0 for no spelling.
  struct Spelling: Sendable {
    var length: UInt8 = 0
    var letters: UInt32 = 0

    /// Whether one slip could lead from one spelling to the other.
    @inline(__always)
    func isNear(_ other: Spelling) -> Bool {
      let difference = Int(length) - Int(other.length)
      return difference <= 1 && difference >= -1 && (letters ^ other.letters).nonzeroBitCount <= 2
    }

    mutating func append(_ letter: UInt16) {
      length = length == .max ? length : length + 1
      if letter >= 0x61, letter <= 0x7A { letters |= 1 << UInt32(letter - 0x61) }
    }
  }

  private(set) var names: [Spelling]
  /// Without the ending.
  private(set) var stems: [Spelling]
  /// Whether any name has a spelling.
  private(set) var isEmpty = true

  /// - Parameter slips: made if there is pinyin.
  /// - Complexity: O(characters of all names).
  init(
    _ table: NameTable, _ syllables: SyllableTable, special: [UInt8], slips: Lazily<SlipTable>
  ) {
    let count = table.starts.count - 1
    names = [Spelling](repeating: Spelling(), count: count)
    stems = names
    let lengths = syllables.isEmpty ? [] : slips.value.stems
    var cursor = NodeCursor()
    for node in 0..<count {
      let name = table.range(of: node)
      guard !name.isEmpty else { continue }
      if table.units[name.lowerBound] < 0x2E80 {
        for place in name where !SearchQuery.isSeparator(table.units[place]) {
          names[node].append(table.units[place])
        }
        isEmpty = false
      } else if !syllables.isEmpty {
        syllables.spell(
          name, in: table.units, of: node, isException: special[node] & 2 != 0, &cursor
        ) { offset, letter in
          names[node].append(letter)
          if offset < Int(lengths[node]) { stems[node].append(letter) }
        }
        isEmpty = false
      }
    }
  }
}
