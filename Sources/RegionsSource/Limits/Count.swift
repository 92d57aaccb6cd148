/// How many are enough to say something, so that the same question has one limit wherever it is asked, under a name of
/// its own there. A number that a form of file has by itself, as the columns of its rows, stands where that form is read.
///
/// `CountTests` takes each of these to both sides and has the sources that fall then.
package enum Count {
  /// What is there twice is no slip any more: one that does so may be the exception.
  package static var twice: Int { tried(2) }

  /// Two may be so by chance, three are a rule.
  package static var several: Int { tried(3) }

  /// Enough to say that a column or a list is of a kind.
  package static var some: Int { tried(4) }

  /// No more than so many of a small list's records speak for or against what all the others say.
  package static var few: Int { tried(6) }

  /// The most kinds, lines above a table or records of a small list.
  package static var dozen: Int { tried(12) }
}

/// One in how many is a part of a list that counts, or one that does not.
package enum Share {
  /// A fifth.
  package static var part: Int { tried(5) }

  /// A tenth.
  package static var exceptions: Int { tried(10) }

  /// One in twenty. `ShareTests` has both sides.
  package static let little = 20

  /// One in fifty. `ShareTests` has both sides.
  package static let slip = 50
}

/// How long texts of a kind are, in bytes.
package enum Length {
  /// Shorter digits and letters may be any number or word: "01", "123".
  package static var ofCode: Int { tried(4) }

  /// Longer letters are no abbreviation.
  package static var ofAbbreviation: Int { tried(3) }
}

/// What bounds work and memory: no source of people has more.
package enum Bound {
  /// The most bytes of a text, a field or a line, and those of a pipe that are kept to read it again: 16 MiB.
  package static let text = 16 << 20
  /// How deep values may lie in each other at most.
  package static let depth = 256
  /// The columns of a sheet of Excel.
  package static let columns = 16_384
  /// The most cells of a row, and entries of an archive.
  package static let cells = 1 << 16
  /// How many bytes are read and decoded at once: 256 KiB.
  package static let chunk = 1 << 18
  /// How many bytes are looked at to find an encoding or a format: 16 KiB.
  package static let sample = 1 << 14
  /// The most bytes of a word that nothing ends: 4 KiB.
  package static let word = 1 << 12
  /// How many lines, rows or texts of a column are looked at to find out how all are.
  package static let texts = 200
  /// Of more columns that tell a list's records apart, only those that are called IDs are looked for in others,
  /// and records are of no more kinds.
  package static let keys = 64
  /// Longer texts, in bytes, are no IDs and no words of a picker.
  package static let bytes = 64
}

#if DEBUG
/// What a test puts in the place of one limit, to see a source fall.
package struct Trial: Sendable {
  package let limit: String
  package let value: Double

  @TaskLocal package static var current: Trial?
}
#endif

/// The value of a limit; in a debug build the one that a test tries in its place.
@inline(__always)
package func tried(_ value: Double, _ limit: StaticString = #function) -> Double {
  #if DEBUG
  if let trial = Trial.current, trial.limit == limit.description { return trial.value }
  #endif
  return value
}

@inline(__always)
package func tried(_ value: Int, _ limit: StaticString = #function) -> Int {
  Int(tried(Double(value), limit))
}
