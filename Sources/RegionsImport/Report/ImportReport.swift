public import RegionsFiles
import RegionsSource

/// What an import found and did.
public struct ImportReport: Sendable, Equatable {
  /// How many regions there are.
  public var regionCount = 0
  /// How many of them have no parent.
  public var roots = 0
  /// How many regions each level has, the roots first.
  public var levels: [Int] = []
  /// As in "xml".
  public var format = ""
  /// The encoding of the text; empty where there is none.
  public var encoding = ""
  /// How the sources were read.
  public var shape = ImportShape(.flat)
  /// Rows that did not become regions: exact repeats, and what was left out on request.
  public var skipped = 0
  /// What is doubtful about the source, and how it was taken.
  public var warnings: [Diagnostic] = []

  /// How sure the reading is.
  public var confidence = Confidence.certain
  /// What was weighed, best first; only the reading that was taken unless the options ask for all.
  public var readings: [Reading] = []

  /// An empty report.
  public init() {}

  /// How sure a reading is.
  public enum Confidence: String, Sendable {
    /// No other reading comes near it, and it leaves nothing unexplained.
    case certain
    /// Another reading is weaker, but not by much; or no word says that what is listed are regions.
    case likely
    /// Something is left unexplained, as the warnings say; or somebody chose the reading.
    case doubtful
  }

  /// A way to read the sources.
  public struct Reading: Sendable, Equatable {
    /// What `--structure` calls it.
    public var structure: String
    /// How the source was read.
    public var shape: ImportShape
    /// Whether a fact speaks so strongly against it that it was not considered.
    public var isImpossible: Bool
    /// How many regions there would be in each level.
    public var levels: [Int]
    /// How many regions the reading gives.
    public var regionCount: Int { levels.reduce(0, +) }
    /// The sum of the evidence's weights.
    public var score: Double
    /// The part each column plays, in source order.
    public var columns: [Column]
    /// What speaks for it and against it.
    public var evidence: [Finding]

    /// A column or key with the part it plays.
    public struct Column: Sendable, Equatable {
      /// The name of the column or key.
      public var name: String
      /// The part it plays.
      public var part: ColumnPart
    }
  }
}

/// A tree ready to be written, and how it came about.
public struct ImportResult: Sendable {
  /// The `.regions` file.
  public var bytes: [UInt8]
  /// How the source was read.
  public var report: ImportReport
}

/// Why a source could not be imported: everything that is wrong with it.
public struct ImportError: Error, Sendable, Equatable {
  /// What is wrong, each with its place.
  public var diagnostics: [Diagnostic]
  /// What was weighed, best first, if the options ask for it and it came to that.
  public var readings: [ImportReport.Reading] = []
  /// The names of the tables or sheets that were read, if there are several: one may choose.
  public var tables: [String] = []
  /// The system call that failed, if that is why.
  public var fileError: FileError?

  /// A refusal for these reasons.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ error: SourceError) {
    switch error {
    case .content(let found):
      diagnostics = [Diagnostic(.error, at: found.location, .source(found.problem))]
    case .file(let error):
      diagnostics = [Diagnostic(.error, at: DiagnosticLocation(error.path), .unreadable(error))]
      fileError = error
    }
  }
}

extension ImportError: CustomStringConvertible {
  /// For programmers: the diagnostics, one a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
