/// Finds the encoding of one byte a character that a text has, by the letters its bytes above 127 then
/// are: in the right one they are those of a language, as often as there, with capitals in front and no
/// signs in words.
enum AlphabetDetector {
  /// What was found.
  struct Finding {
    var encoding: TextEncoding
    /// The next likely encoding, in which the text is another, where it is hardly less likely.
    var rival: TextEncoding?
  }

  /// What a letter of a language counts on average in a text of it, and a bit less.
  private static let leastScore = -5.0
  /// The least number of letters that tells that an encoding is a rare one.
  private static var leastCount: Int { Count.some }
  private static let rare = -1.0
  /// By how much an encoding has to be likelier than the next: four times and a half.
  private static let margin = 1.5

  /// By how much less than expected a letter may count on average in a text of many letters, and in one of few
  /// that is in a rare encoding. Letters that are a language's and not as often as there are another
  /// encoding's, of which nothing is known here: Greek of old Macs reads as Greek letters by ISO 8859-7.
  /// The right readings of 300 texts of 100 letters and more lie within 0.2.
  private static let poorFit = (many: -0.35, few: -0.9)
  private static let manyLetters = 100

  /// The encodings and how usual they are, as logarithms; of those that read a text alike the first is
  /// taken. The last four are of one country each, for which IBM850 was used as well: a few letters aren't
  /// enough for them.
  private static let candidates: [(encoding: TextEncoding, prior: Double)] = [
    (.windows1252, 2), (.windows1251, 0), (.windows1250, 0), (.windows1254, 0), (.windows1253, 0),
    (.windows1256, 0), (.windows874, 0), (.windows1255, 0), (.windows1257, 0), (.windows1258, -1),
    (.ibm866, -1), (.koi8r, -1), (.koi8u, -1), (.latin2, -0.5), (.iso8859Part7, -0.5),
    (.iso8859Part8, -0.5),
    (.iso8859Part15, -0.5), (.iso8859Part5, -1.5), (.iso8859Part6, -1), (.iso8859Part13, -1),
    (.iso8859Part16, -1), (.iso8859Part3, -2),
    (.iso8859Part4, -2), (.iso8859Part10, -2), (.macCyrillic, -1.5), (.macCentralEurope, -2),
    (.macintosh, -2),
    (.ibm852, -2), (.ibm855, -2), (.ibm850, -2), (.viscii, -2), (.ibm857, -2), (.ibm737, -2),
    (.ibm862, -2), (.ibm775, -2), (.ibm869, -3), (.cp1125, -2), (.kz1048, -2), (.ptcp154, -2.5),
    (.ibm860, -6), (.ibm861, -6), (.ibm863, -6), (.ibm865, -6),
  ]

  private struct Reading {
    var encoding: TextEncoding
    var text: [CodePage.Letter]
    /// With signs and the encoding's usualness, and without.
    var score: Double
    var letterScore: Double
    var count: Int
    /// Whether more than a few letters have to speak for it.
    var isRare: Bool
    /// What a letter counts on average beyond what is expected of the language.
    var fit: Double
    /// How many words have a symbol in front, and how many symbols stand within words.
    var strangers: Int
    var torn: Int
    /// Whether the letters are not as often as in the language.
    var isPoor: Bool {
      // No word of a language begins with a pound sign or a degree sign.
      strangers > 0 && !strangers.isFew(of: count) || torn > 0 && !torn.isSlip(of: count)
        || (count >= manyLetters ? fit < poorFit.many : isRare && fit < poorFit.few)
    }
  }

  /// - Parameter bytes: The text from its first byte above 127 on; its end may be cut off.
  static func find(_ bytes: [UInt8]) -> Finding? {
    var readings: [Reading] = []
    for (encoding, prior) in candidates {
      guard let page = CodePage(encoding), let text = page.text(bytes) else { continue }
      let use = LetterUse(text)
      let scores = Alphabet.all.filter { page.has($0) }.map { ($0.expected, use.score($0)) }
      guard let (expected, best) = scores.max(by: { $0.1 < $1.1 }) else { continue }
      readings.append(
        Reading(
          encoding: encoding, text: text, score: best + use.signs + prior, letterScore: best,
          count: use.count, isRare: prior <= rare,
          fit: best / Double(max(use.count, 1)) - expected, strangers: use.strangers,
          torn: use.torn))
    }
    guard
      let best = readings.filter({ !$0.isRare || $0.count >= leastCount }).max(by: {
        $0.score < $1.score
      })
    else { return nil }
    guard best.letterScore >= leastScore * Double(best.count) else { return nil }
    let rival = readings.filter { !CodePage.areSame($0.text, best.text) }
      .max { $0.score < $1.score }
    if best.isPoor, rival == nil { return nil }
    let isClose = best.isPoor || rival.map { $0.score > best.score - margin } ?? false
    let first =
      readings.first { CodePage.areSame($0.text, best.text) && (!$0.isRare || best.isRare) } ?? best
    return Finding(encoding: first.encoding, rival: isClose ? rival?.encoding : nil)
  }
}

/// The letters above 127 of a text as one encoding reads it, and where they stand.
private struct LetterUse {
  /// How many there are of each.
  private var letters: [Unicode.Scalar: Int] = [:]
  private(set) var count = 0
  /// What counts against any language: capitals behind small letters, signs within words.
  private var faults = 0.0
  /// What counts against a language of another script than the Latin: letters of that beside its own.
  private var mixtures = 0.0
  /// What counts against the encoding and not against the language.
  private(set) var signs = 0.0
  /// Symbols right in front of letters, as no language has them: £ε.
  private(set) var strangers = 0
  /// The same behind letters too, as nobody writes: tag±ha. Accents are typed for apostrophes, as in Xi´an.
  private(set) var torn = 0

  init(_ text: [CodePage.Letter]) {
    for index in text.indices where !text[index].isASCII {
      let letter = text[index]
      let before = index > 0 ? text[index - 1] : nil
      let next = index + 1 < text.count ? text[index + 1] : nil
      let followsLetter = before.map { $0.kind != .sign } ?? false
      let precedesLetter = next.map { $0.kind != .sign } ?? false
      if precedesLetter, letter.isSymbol { strangers += 1 }
      if precedesLetter, followsLetter, letter.isSymbol, !letter.isAccent { torn += 1 }
      if letter.kind == .sign {
        signs -= 5
        if followsLetter, precedesLetter, !letter.isJoiner { faults += Alphabet.strange / 2 }
        if precedesLetter, !followsLetter, letter.endsWord { faults += Alphabet.strange / 3 }
        continue
      }
      count += 1
      letters[letter.isLetter ? letter.small : "\u{0}", default: 0] += 1
      if letter.kind == .capital, before?.kind == .small { faults += Alphabet.strange / 2 }
      // The tilde is on the first of two vowels, as in ão. In front of a consonant the byte is another letter's,
      // as ă is.
      if letter.small == "ã", let next, next.kind != .sign,
        !"oesm".unicodeScalars.contains(next.small)
      {
        faults += Alphabet.strange / 4
      }
      // A capital with an accent that is a word by itself.
      if letter.kind == .capital, !followsLetter, !precedesLetter, letter.scalar.value < 0x250 {
        faults += Alphabet.strange / 2
      }
      if letter.kind == .small, !followsLetter, next?.kind == .capital {
        faults += Alphabet.strange / 2
      }
      if followsLetter && before?.isASCII == true || precedesLetter && next?.isASCII == true {
        mixtures += Alphabet.strange / 2
      }
    }
  }

  /// How likely the letters are in a language.
  func score(_ alphabet: Alphabet) -> Double {
    let likelihoods = alphabet.likelihoods
    let sum = letters.reduce(0.0) {
      $0 + Double($1.value) * (likelihoods[$1.key] ?? Alphabet.strange)
    }
    return sum + faults + (alphabet.isLatin ? 0 : mixtures)
  }
}

/// What each byte is in an encoding of one byte a character.
private struct CodePage {
  struct Letter: Equatable {
    enum Kind { case capital, small, other, sign }
    var scalar: Unicode.Scalar
    var small: Unicode.Scalar
    var kind: Kind
    /// Whether it is a letter or a mark on one, where its kind is `other`.
    var isLetter: Bool
    var isASCII: Bool
    /// Whether it stands within words, as an apostrophe does.
    var isJoiner: Bool { scalar == "\u{2019}" || scalar == "·" || scalar == "\u{2018}" }
    /// Whether it is a sign of money or measures, or another that isn't punctuation.
    var isSymbol: Bool
    /// Whether it is an accent without a letter.
    var isAccent: Bool { scalar.properties.generalCategory == .modifierSymbol }
    /// Whether it stands behind a word or a number, and never in front of one.
    var endsWord: Bool { "ºª°´»”…’®™".unicodeScalars.contains(scalar) }
  }

  private let letters: [Letter?]
  private let all: Set<Unicode.Scalar>

  init?(_ encoding: TextEncoding) {
    guard let decoder = TextDecoder(encoding) else { return nil }
    letters = (0...255).map { byte in
      var text: [UInt8] = []
      guard decoder.decode([UInt8(byte)], to: &text).stop == nil else { return nil }
      // Some decoders hold a letter back that an accent may follow.
      if text.isEmpty { _ = decoder.decode([0x20], to: &text) }
      guard let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first else {
        return nil
      }
      // The control characters of ISO 8859 stand in no text.
      if byte >= 0x80, scalar.properties.generalCategory == .control { return nil }
      return Letter(scalar)
    }
    all = Set(letters.compactMap { $0?.small })
  }

  /// Whether an encoding is for a language: it has nearly all of its letters, as often as they are used.
  func has(_ alphabet: Alphabet) -> Bool {
    var share = 0.0
    var sum = 0.0
    for (rank, letter) in alphabet.letters.enumerated() {
      let weight = 1 / Double(rank + 2)
      sum += weight
      if all.contains(letter) { share += weight }
    }
    // Vietnamese is written with whole letters in one encoding, with marks behind them in another.
    return share > sum * (alphabet.name == "Vietnamese" ? 0.3 : 0.7)
  }

  /// The text as letters; `nil` if a byte is none.
  func text(_ bytes: [UInt8]) -> [Letter]? {
    var text: [Letter] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let letter = letters[Int(byte)] else { return nil }
      text.append(letter)
    }
    return text
  }

  /// Whether two readings of a text are the same text.
  static func areSame(_ one: [Letter], _ other: [Letter]) -> Bool {
    one.elementsEqual(other) { $0.scalar == $1.scalar }
  }
}

extension CodePage.Letter {
  fileprivate init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    let properties = scalar.properties
    isASCII = scalar.isASCII
    let symbols: [Unicode.GeneralCategory] = [
      .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol,
    ]
    isSymbol = symbols.contains(properties.generalCategory)
    // The capital of i with its dot, which is as Turkish as ı.
    small =
      scalar == "İ" ? "ı" : properties.lowercaseMapping.unicodeScalars.first ?? scalar
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: (kind, isLetter) = (.capital, true)
    case .lowercaseLetter: (kind, isLetter) = (.small, true)
    case .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark:
      (kind, isLetter) = (.other, true)
    default: (kind, isLetter) = (isASCII || Self.signs.contains(scalar) ? .sign : .other, false)
    }
  }

  /// What stands in or between names and tells nothing of the language. Other signs speak against one.
  private static let signs: Set<Unicode.Scalar> = [
    "\u{A0}", "\u{2013}", "\u{2014}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}",
    "«",
    "»", "·", "…", "°", "º", "ª", "´", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "№",
    "©", "®", "™", "§",
  ]
}
