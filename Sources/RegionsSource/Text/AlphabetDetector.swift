/// Finds the encoding of one byte a character that a text has, by the letters its bytes above 127 then
/// are: in the right one they are those of a language, as often as there, with capitals in front.
enum AlphabetDetector {
  /// As many bytes as are looked at: 16 KiB.
  private static let sampleSize = 1 << 14
  /// What a letter of a language counts on average in a text of it, and a bit less.
  private static let leastScore = -4.2
  /// As many letters as tell anything.
  private static let leastCount = 4
  /// By how much the letters have to be likelier, all together, than those of the usual encoding.
  private static let margin = 3.0

  /// The encodings, the most usual first; of those that read a text alike the first is taken.
  private static let candidates: [(encoding: TextEncoding, alphabets: [Alphabet])] = [
    (.windows1252, Alphabet.western), (.windows1251, Alphabet.cyrillic),
    (.windows1250, Alphabet.central), (.windows1254, Alphabet.turkish),
    (.windows1253, Alphabet.greek), (.windows1256, Alphabet.arabic), (.windows874, Alphabet.thai),
    (.windows1255, Alphabet.hebrew), (.windows1257, Alphabet.baltic),
    (.windows1258, Alphabet.vietnamese), (.ibm866, Alphabet.cyrillic), (.koi8r, Alphabet.cyrillic),
    (.latin2, Alphabet.central),
  ]

  /// - Parameter bytes: The text from its first byte above 127 on; its end may be cut off.
  static func find(_ bytes: [UInt8]) -> TextEncoding? {
    let sample = Array(bytes.prefix(sampleSize))
    var best: (encoding: TextEncoding, score: Double)?
    var usual: Double?
    var count = 0
    for (encoding, alphabets) in candidates {
      guard let page = CodePage(encoding), let text = page.text(sample) else { continue }
      for alphabet in alphabets {
        let score = score(text, alphabet)
        count = max(count, score.count)
        if encoding == .windows1252 { usual = max(usual ?? score.sum, score.sum) }
        if best == nil || score.sum > best?.score ?? 0 { best = (encoding, score.sum) }
      }
    }
    guard let best, count > 0 else { return usual == nil ? nil : .windows1252 }
    // A few letters that are as good in the usual encoding are in it.
    if let usual, best.score < usual + margin, usual > leastScore * Double(count) {
      return .windows1252
    }
    return count >= leastCount && best.score > leastScore * Double(count) ? best.encoding : nil
  }

  /// How likely the letters above 127 are in a language, and how many there are.
  private static func score(
    _ text: [CodePage.Letter], _ alphabet: Alphabet
  ) -> (sum: Double, count: Int) {
    let likelihoods = alphabet.logLikelihoods()
    // Words of another script have no letter from A to Z.
    let isLatin = alphabet.letters.contains { $0.value < 0x250 }
    var sum = 0.0
    var count = 0
    var last: CodePage.Letter?
    for letter in text {
      defer { last = letter }
      guard !letter.isASCII, letter.kind != .sign else { continue }
      count += 1
      sum += likelihoods[letter.small] ?? Alphabet.strange
      // No word goes on with a capital behind small letters.
      if letter.kind == .capital, last?.kind == .small { sum += Alphabet.strange / 2 }
      if !isLatin, let last, last.isASCII, last.kind != .sign { sum += Alphabet.strange / 2 }
    }
    return (sum, count)
  }
}

/// What each byte is in an encoding of one byte a character.
private struct CodePage {
  struct Letter {
    enum Kind { case capital, small, other, sign }
    var small: Unicode.Scalar
    var kind: Kind
    var isASCII: Bool
  }

  private let letters: [Letter?]

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
      return Letter(scalar)
    }
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
}

extension CodePage.Letter {
  fileprivate init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    isASCII = scalar.isASCII
    // The capital of i with its dot, which is as Turkish as ı.
    small =
      scalar == "İ" ? "ı" : properties.lowercaseMapping.unicodeScalars.first ?? scalar
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: kind = .capital
    case .lowercaseLetter: kind = .small
    default: kind = isASCII || Self.signs.contains(scalar) ? .sign : .other
    }
  }

  /// What stands in or between names and tells nothing of the language. Other signs speak against one.
  private static let signs: Set<Unicode.Scalar> = [
    "\u{A0}", "\u{2013}", "\u{2014}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}",
    "«",
    "»", "·", "…", "°", "º", "ª", "´", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "№",
  ]
}
