extension Diagnostic {
  /// What a kind of diagnostic is called where programs read it: one word that stays, whatever its sentence
  /// says. Each is in the documentation's list.
  public enum Name: String, Sendable, CaseIterable {
    /// What the reader of a source found, and what was left out of the lists.
    case source, unreadable, tooManyLists, tooManyColumns, tooWide

    /// An option names what is not there.
    case unknownColumn, unknownKey, unknownRoot

    /// Which reading was taken, or why none.
    case noRegions, namesReadLikeText, rivalParents, doubt, unexplained, rivalReadings,
      otherReading,
      possibleLevels, otherNames, otherIDs, noWordForRegions

    /// Something about records of the source.
    case leftOut, codesRestored, spellingsMerged, remarkRow, longRows, controlCharacter, nameless,
      missingParent, ring,
      severalNames

    /// Something about the tree that was made.
    case orphansAsRoots, onlyRoots, nearestAncestors, merged, placeholdersKept, placeholdersRemoved,
      levelJump, idsQualified, numberedBelowParent, valuesTooLong, nothingLeft, unbuildable,
      notInBase
  }
}

extension Diagnostic.Kind {
  /// What a diagnostic of this kind is called.
  public var name: Diagnostic.Name {
    switch self {
    case .source: .source
    case .unreadable: .unreadable
    case .tooManyLists: .tooManyLists
    case .tooManyColumns: .tooManyColumns
    case .tooWide: .tooWide
    case .unknownColumn: .unknownColumn
    case .unknownKey: .unknownKey
    case .unknownRoot: .unknownRoot
    case .noRegions: .noRegions
    case .namesReadLikeText: .namesReadLikeText
    case .rivalParents: .rivalParents
    case .doubt: .doubt
    case .unexplained: .unexplained
    case .rivalReadings: .rivalReadings
    case .otherReading: .otherReading
    case .possibleLevels: .possibleLevels
    case .otherNames: .otherNames
    case .otherIDs: .otherIDs
    case .noWordForRegions: .noWordForRegions
    case .leftOut: .leftOut
    case .codesRestored: .codesRestored
    case .spellingsMerged: .spellingsMerged
    case .remarkRow: .remarkRow
    case .longRows: .longRows
    case .controlCharacter: .controlCharacter
    case .nameless: .nameless
    case .missingParent: .missingParent
    case .ring: .ring
    case .severalNames: .severalNames
    case .orphansAsRoots: .orphansAsRoots
    case .onlyRoots: .onlyRoots
    case .nearestAncestors: .nearestAncestors
    case .merged: .merged
    case .placeholdersKept: .placeholdersKept
    case .placeholdersRemoved: .placeholdersRemoved
    case .levelJump: .levelJump
    case .idsQualified: .idsQualified
    case .numberedBelowParent: .numberedBelowParent
    case .valuesTooLong: .valuesTooLong
    case .nothingLeft: .nothingLeft
    case .unbuildable: .unbuildable
    case .notInBase: .notInBase
    }
  }
}
