/// How many are enough to say something, so that the same question has one limit wherever it is asked: each
/// place gives it a name of its own there, and none a number.
///
/// `CountTests` takes each of these to both sides and has the sources that fall then.
enum Count {
  /// What is there twice is no slip any more: one that does so may be the exception.
  /// uneven-xml-uneven.xml falls with less, country-codes-as-keys.yml with more.
  static var twice: Int { tried(2) }

  /// Two may be so by chance, three are a rule.
  /// hyphens-in-names.csv falls with less, child-ids.yml with more.
  static var several: Int { tried(3) }

  /// Enough to say that a column or a list is of a kind.
  /// post-offices.xml falls with less, namesakes-alone.json with more.
  static var some: Int { tried(4) }

  /// No more than so many of a small list's records speak for or against what all the others say.
  /// parent-words-iso.csv falls with less, single-lists.yaml with more.
  static var few: Int { tried(6) }

  /// As many kinds, lines above a table or records of a small list there may be.
  /// order-by-kind.csv falls with less, codauto.csv with more.
  static var dozen: Int { tried(12) }
}

/// Of as many one is a part of a list that counts, or one that does not.
enum Share {
  /// A fifth.
  /// barangays-uneven.yml falls with less than that, barangays.js with more.
  static var part: Int { tried(5) }

  /// A tenth.
  /// tsv-id-first.tsv falls with less than that, dantai-code.csv with more.
  static var exceptions: Int { tried(10) }

  /// One in twenty. `ShareTests` has both sides.
  static let little = 20

  /// One in fifty. `ShareTests` has both sides.
  static let slip = 50
}

/// How much one sign says for or against a reading, a column or a heading. What speaks is summed up: two that are
/// likely are as much as a clear one, and two hints as much as a likely one.
enum Sign {
  /// Nothing else can be meant, or it can't be meant at all: against it, all others have to speak.
  static var decisive: Double { 2 * clear }

  /// A word for what is asked, or a form that hardly anything else has.
  /// google-address.json falls with less, org-units.csv with more.
  static var clear: Double { tried(1) }

  /// So it mostly is, and there are others.
  /// unit-between.csv falls with less, google-address.json with more.
  static var likely: Double { tried(0.5) }

  /// Decides between two that are as good otherwise.
  /// ine-codprov.xlsx and ine-codmun.xlsx fall with less, adjacency-unworded.csv with more.
  static var hint: Double { tried(0.25) }
}

/// How long texts of a kind are, in bytes.
enum Length {
  /// Shorter digits and letters may be any number or word: "01", "123".
  /// org-units.csv falls with less, iso.csv with more.
  static var ofCode: Int { tried(4) }

  /// Longer letters are no abbreviation.
  /// natural-earth-admin1.csv falls with less, which-name-name.json with more.
  static var ofAbbreviation: Int { tried(3) }
}

/// What bounds the work: no source of the tests has more.
enum Bound {
  /// As many texts of a column are looked at, where they are compared with all the others.
  static let texts = 200
  /// Of more columns that tell a list's records apart, only those that are called IDs are looked for in others.
  static let keys = 64
  /// Longer texts, in bytes, are no IDs and no words of a picker.
  static let bytes = 64
}

#if DEBUG
/// What a test puts in the place of one limit, to see a source fall.
struct Trial: Sendable {
  let limit: String
  let value: Double

  @TaskLocal static var current: Trial?
}
#endif

/// The value of a limit; in a debug build the one that a test tries in its place.
@inline(__always)
func tried(_ value: Double, _ limit: StaticString = #function) -> Double {
  #if DEBUG
  if let trial = Trial.current, trial.limit == limit.description { return trial.value }
  #endif
  return value
}

@inline(__always)
func tried(_ value: Int, _ limit: StaticString = #function) -> Int {
  Int(tried(Double(value), limit))
}
