import RegionsNames

/// What was typed, as folded letters without the separators, and where words begin and end.
struct SearchQuery {
  /// At most ``maximumLength``.
  private(set) var letters: [UInt16] = []
  /// Bit `i`: a word begins at letter `i`. Where the script changes, another word begins: 广东sz.
  private(set) var wordStarts: UInt64 = 0
  /// Bit `i`: a word ends before letter `i`.
  private(set) var wordEnds: UInt64 = 0
  private(set) var words: [Range<Int>] = []
  /// Whether separators stand between words.
  private(set) var isSeparated = false
  /// Whether more was typed than letters are kept.
  private(set) var isCut = false
  /// Whether traditional or variant characters were folded.
  private(set) var hasVariants = false
  /// The ranks that English words of the query ask for (“District”), as bits; 0 for any.
  private(set) var wantedRanks: UInt8 = 0
  private(set) var hasHan = false
  private(set) var hasLatin = false

  /// Bit 63 is the end of a query of 63 letters.
  static let maximumLength = 63

  /// - Parameter namesAreLatin: whether “District” may be a part of a name.
  init(_ text: String, namesAreLatin: Bool = false) {
    hasVariants = text.utf16.contains {
      $0 >= 0x3400 && $0 < 0xFB00 && NameFolding.folded($0) != $0
    }
    var parts = SearchQuery.split(NameFolding.folded(text))
    if !namesAreLatin { dropEnglish(&parts) }
    SearchQuery.dropEmpty(&parts)
    isSeparated = parts.count > 1
    for part in parts { append(part) }
    for index in words.indices {
      wordStarts |= 1 << UInt64(words[index].lowerBound)
      wordEnds |= 1 << UInt64(words[index].upperBound)
    }
  }

  var all: UInt64 { (1 << UInt64(letters.count)) - 1 }

  func isWordStart(_ place: Int) -> Bool { wordStarts >> UInt64(place) & 1 != 0 }
  func isWordEnd(_ place: Int) -> Bool { wordEnds >> UInt64(place) & 1 != 0 }

  /// Where the word that a letter belongs to ends.
  func wordEnd(after place: Int) -> Int {
    place + 1 + (wordEnds >> UInt64(place + 1)).trailingZeroBitCount
  }

  private mutating func append(_ part: [UInt16]) {
    var start = letters.count
    for (index, unit) in part.enumerated() {
      guard letters.count < SearchQuery.maximumLength else {
        isCut = true
        break
      }
      let isHan = unit >= 0x2E80
      if isHan { hasHan = true } else { hasLatin = true }
      if index > 0, isHan != (part[index - 1] >= 0x2E80), !SearchQuery.isDigit(unit),
        !SearchQuery.isDigit(part[index - 1])
      {
        words.append(start..<letters.count)
        start = letters.count
      }
      letters.append(unit)
    }
    if letters.count > start { words.append(start..<letters.count) }
  }

  // MARK: Words

  private static func split(_ units: [UInt16]) -> [[UInt16]] {
    var isPicture = false
    return units.split { unit in
      // The second half of a picture: 📍; rare characters of names have two halves as well.
      if UTF16.isTrailSurrogate(unit) { return isPicture }
      isPicture = UTF16.isLeadSurrogate(unit) && !(0xD840..<0xD8C0 ~= unit)
      return isPicture || isSeparator(unit)
    }.map { Array($0) }
  }

  /// Whether letters of a query may be a name in Latin letters, or its pinyin, with a slip.
  static func isSpelling(_ letters: ArraySlice<UInt16>) -> Bool {
    guard letters.count >= 3, let first = letters.first else { return false }
    return first > 0x39 && first < 0x80
  }

  static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

  /// White space and punctuation of any script and width, and what else people put between names.
  static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x61...0x7A: false
    case 0..<0xC0: true
    case 0x2000..<0x2070, 0x2190..<0x2C00, 0x3000...0x3004, 0x3008..<0x3021, 0x3030: true
    case 0xFE00..<0xFE10, 0xFE30..<0xFE70, 0xFF5F..<0xFF66, 0xFFE0...0xFFFF: true
    default: false
    }
  }

  /// Takes away words that name no place of their own, if others are left: 中国, 市辖区.
  private static func dropEmpty(_ parts: inout [[UInt16]]) {
    var left = parts
    for index in left.indices {
      for word in emptyWords {
        while let place = place(of: word, in: left[index]),
          place == 0 && index == 0 || word.count > 2
        {
          left[index].removeSubrange(place..<place + word.count)
        }
      }
    }
    left.removeAll { $0.isEmpty }
    if !left.isEmpty { parts = left }
  }

  private static let emptyWords =
    EmptyNames.country + EmptyNames.groups + [NameFolding.folded("china")]

  private static func place(of word: [UInt16], in units: [UInt16]) -> Int? {
    guard units.count >= word.count else { return nil }
    return (0...units.count - word.count).first { place in
      word.indices.allSatisfy { units[place + $0] == word[$0] }
    }
  }

  /// Takes away English words for kinds of divisions, if others are left, and remembers their ranks. Hui, Bai and
  /// others are names, and nationalities only before “autonomous”: Tujia and Miao Autonomous Prefecture.
  private mutating func dropEnglish(_ parts: inout [[UInt16]]) {
    var left: [[UInt16]] = []
    var nationalities: [[UInt16]] = []
    var ranks: UInt8 = 0
    var isAutonomous = false
    var next: [UInt16] = []
    for part in parts.reversed() {
      if let known = SearchQuery.ranks(ofEnglish: part, before: next) {
        ranks |= known
        isAutonomous = part == SearchQuery.autonomous
        next = part
      } else if isAutonomous, part == SearchQuery.and || Nationality.isSpelling(part) {
        nationalities.append(part)
      } else {
        left.append(part)
        isAutonomous = false
        next = []
      }
    }
    // Dongxiang Autonomous County: the nationality is the name.
    if left.isEmpty { left = nationalities }
    guard !left.isEmpty, left.count < parts.count else { return }
    left.reverse()
    parts = left
    wantedRanks = ranks
  }

  private static let and = NameFolding.folded("and")
  private static let autonomous = NameFolding.folded("autonomous")

  /// The ranks, as bits, of divisions behind whose names English has a word; `nil` for other words.
  ///
  /// - Parameter next: the word behind it, if that is one of them: New Area, but not New Taipei.
  private static func ranks(ofEnglish word: [UInt16], before next: [UInt16]) -> UInt8? {
    if let known = english.first(where: { $0.words.contains(word) }) { return known.ranks }
    return englishBefore.first { $0[0] == word && $0[1] == next }.map { _ in 0 }
  }

  private static let english: [(words: [[UInt16]], ranks: UInt8)] = [
    ("province prov municipality region sar", 0b10), ("prefecture league", 0b100),
    ("city", 0b1110), ("district dist area county banner", 0b1000),
    ("town township subdistrict", 0b1_0000), ("village community", 0b10_0000),
    ("autonomous special administrative of the prc china", 0),
  ].map { (split(NameFolding.folded($0.0)), $0.1) }

  private static let englishBefore = ["new area", "new district", "level city", "r china", "p r"]
    .map { split(NameFolding.folded($0)) }
}
