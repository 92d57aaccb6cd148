public import RegionsSource

/// What an import found and did.
public struct ImportReport: Sendable, Equatable {
  /// How many regions there are.
  public var nodes = 0
  /// How many of them have no parent.
  public var roots = 0
  /// How many regions each level has, the roots first.
  public var levels: [Int] = []
  /// As in "xml".
  public var format = ""
  /// The encoding of the text; empty where there is none.
  public var encoding = ""
  /// What was detected, in one phrase.
  public var shape = ""
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
    /// Another reading is weaker, but not by much.
    case likely
    /// Something is left unexplained, as the warnings say; or somebody chose the reading.
    case doubtful
  }

  /// A way to read the sources.
  public struct Reading: Sendable, Equatable {
    /// What `--structure` calls it.
    public var structure: String
    /// How the source was read, in one phrase.
    public var shape: String
    /// How many regions there would be in each level.
    public var levels: [Int]
    /// How many regions the reading gives.
    public var nodes: Int { levels.reduce(0, +) }
    /// The sum of the evidence's weights.
    public var score: Double
    /// The part each column plays, in source order.
    public var columns: [Column]
    /// What speaks for it and against it.
    public var evidence: [Evidence]

    /// A column or key with the part it plays.
    public struct Column: Sendable, Equatable {
      /// The name of the column or key.
      public var name: String
      /// The part it plays.
      public var part: String
    }

    /// A finding, and how much it weighs.
    public struct Evidence: Sendable, Equatable {
      /// What was found.
      public var what: String
      /// How much it weighs; below 0 against the reading.
      public var weight: Double
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
  /// The system call that failed, if that is why.
  public var fileSystemError: FileSystemError?

  /// A refusal for these reasons.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ error: SourceError) {
    switch error {
    case .content(let diagnostic): diagnostics = [diagnostic]
    case .file(let error):
      let reason = error.description.dropFirst(error.path.count + 2)
      diagnostics = [Diagnostic(.error, source: error.path, String(reason))]
      fileSystemError = error
    }
  }
}

extension ImportError: CustomStringConvertible {
  /// The first twenty diagnostics, one a line, and how many more there are.
  public var description: String {
    var lines = diagnostics.prefix(20).map(\.description)
    if diagnostics.count > 20 { lines.append("… and \(diagnostics.count - 20) more") }
    return lines.joined(separator: "\n")
  }
}
