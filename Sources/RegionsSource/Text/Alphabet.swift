import RegionsFiles

/// The letters of a language beside A to Z, as place names have them.
struct Alphabet {
  let name: String
  /// In small letters, the most usual first.
  let letters: [Unicode.Scalar]

  /// How likely each is, as a logarithm.
  let likelihoods: [Unicode.Scalar: Double]
  /// What a letter of a text counts on average where the letters are as often as here.
  let expected: Double
  /// Whether its words have letters from A to Z.
  let isLatin: Bool

  init(_ name: String, _ letters: String) {
    self.name = name
    self.letters = Array(letters.unicodeScalars)
    let likelihoods = Self.logLikelihoods(self.letters)
    let sum = Self.sum(self.letters.count)
    expected = self.letters.enumerated().reduce(0.0) {
      $0 + (likelihoods[$1.element] ?? 0) / (Double($1.offset + 2) * sum)
    }
    self.likelihoods = likelihoods
    isLatin = self.letters.contains { $0.value < 0x250 }
  }

  /// How likely each letter is: as often as its rank says (after Zipf), and what isn't one hardly ever.
  private static func logLikelihoods(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar: Double] {
    let sum = sum(letters.count)
    var result: [Unicode.Scalar: Double] = [:]
    for (rank, letter) in letters.enumerated() {
      result[letter] = -log(Double(rank + 2) * sum)
    }
    return result
  }

  /// What the shares of so many letters add up to.
  private static func sum(_ count: Int) -> Double {
    (0..<count).reduce(0.0) { $0 + 1 / Double($1 + 2) }
  }

  /// What a character counts that no place name of the language has: e to the -7th, one in a thousand.
  static let strange = -7.0

  /// All of them: an encoding has those whose letters it has.
  static let all =
    western + central + turkish + baltic + vietnamese + cyrillic + greek + hebrew + arabic + thai

  static let western: [Alphabet] = [
    Alphabet("French", "éèêàçôîâûëïùœ"), Alphabet("Spanish", "óíáéñúü"),
    Alphabet("Portuguese", "ãéçáíóêâõúôà"), Alphabet("Italian", "àùèìòé"),
    Alphabet("German", "üöäß"),
    Alphabet("Swedish", "öäåé"), Alphabet("Danish", "øåæé"), Alphabet("Icelandic", "áíóéöðúæýþ"),
    Alphabet("Catalan", "èàéòíóçúïü"), Alphabet("Dutch", "ëéïöü"), Alphabet("Estonian", "õäüöšž"),
    Alphabet("Finnish", "äöåšž"),
    Alphabet("Irish", "íéáóú"), Alphabet("Maltese", "ħġżċàùì"), Alphabet("Esperanto", "ĉĝŝŭĵĥ"),
    Alphabet("Afrikaans", "êëéôûîïè"), Alphabet("Filipino", "ñ"), Alphabet("Albanian", "ëç"),
  ]
  static let central: [Alphabet] = [
    Alphabet("Czech", "íáéěýčřšžůúňťďó"), Alphabet("Polish", "łóąęśżćńź"),
    Alphabet("Hungarian", "áéöóőíüúű"), Alphabet("Romanian", "ăşţâî"),
    Alphabet("Romanian", "ășțâî"),
    Alphabet("Slovak", "áíýéčúšžľňôťóäďŕĺ"), Alphabet("Croatian", "čšžđć"),
    Alphabet("Slovene", "čšž"),
  ]
  static let turkish = [Alphabet("Turkish", "ışçüğöâî")]
  static let baltic = [Alphabet("Lithuanian", "šėųžūčįąę"), Alphabet("Latvian", "āīēūšņļģķžč")]
  static let vietnamese = [
    Alphabet("Vietnamese", "\u{301}\u{323}\u{300}đôưâêăơ\u{309}\u{303}áàíéúóùèì")
  ]
  static let cyrillic = [
    Alphabet("Russian", "оаиентрсвлкмдпугязыбйьчжшхцющфэъё"),
    Alphabet("Ukrainian", "оаинівертскулдмпязьбгйчхцїжшюєщфґ"),
    Alphabet("Bulgarian", "аоинетрсвлкдмпугзябъчйхжшцющфь"),
    Alphabet("Serbian", "аоиенрвсткјулмпдгзбчцшњхђжћљфџ"),
    Alphabet("Macedonian", "аоиентрсвклјпмудзгбчжшњцфхќљѓџѕ"),
    Alphabet("Belarusian", "аінерлсктводуямпыгзйьбчцўжшхюёэф"),
    Alphabet("Kazakh", "аентырлісодқуимбкгйңғәзшөпұжүяхвфэюцьчёщһъ"),
  ]
  static let greek = [Alphabet("Greek", "αοιετσνρκπςυλμηίάόέήδγύχθφωώβξζψϊ")]
  static let hebrew = [Alphabet("Hebrew", "יוהלארתמבשנםדקעפחגטצסכןזךףץ")]
  static let arabic = [
    Alphabet("Arabic", "اليمنرةوبتسعدهفقكحجشطصخأإىءزضذثغئظؤآ"),
    Alphabet("Persian", "اريندهموتبسلشكزقگفخعحجآپچطصضغثذئظژءی"),
  ]
  static let thai = [
    Alphabet("Thai", "านองเรมกวยลทบคแตสดปหจพขไชีิัุูึ่้ํ์ำะโใ็ธศณถผญฉฎฐภษซฝฟฬฮฤฑๆ")
  ]
}
