extension SourceProblem {
  /// What a problem is called where programs read it: one word that stays, whatever its sentence says.
  /// Each is in the documentation's list.
  public enum Name: String, Sendable, CaseIterable {
    /// The file as a whole.
    case emptySource, foreignFile, noReader, notInstalled, outOfMemory, reported, gzip

    /// Its text as bytes.
    case unknownEncoding, encodingNotTold, encodingGuessed, escapesOfEncoding,
      characterReferences, markOfUTF8, malformedCharacter, cutOffCharacter, nulByte

    /// More than is read.
    case tooManyValues, tooManyCells, tooMuchMemory, tooDeep, tooLong, tooMuchText

    /// Its syntax.
    case cutOff, unclosed, unexpected, notALiteral, halfOfSurrogatePair, incompleteAssignment,
      entityDeclared, unknownEntity, alias, keyIsNoText, propertyList, nothingIn, noTable

    /// What `regions` printed with `--json`.
    case printedReport, notFoundLeftOut

    /// A line of it.
    case titleLeftOut

    /// A workbook, an archive or a database.
    case sheet, notAWorkbook, hiddenSheets, lostZeros, damagedArchive, tooManyEntries, severalFiles,
      damagedEntry, damagedPart, queriesLeftOut, cell
  }

  /// What this problem is called.
  public var name: Name {
    switch self {
    case .emptySource: .emptySource
    case .foreignFile: .foreignFile
    case .noReader: .noReader
    case .notInstalled: .notInstalled
    case .outOfMemory: .outOfMemory
    case .reported: .reported
    case .gzip: .gzip
    case .unknownEncoding: .unknownEncoding
    case .encodingNotTold: .encodingNotTold
    case .encodingGuessed: .encodingGuessed
    case .escapesOfEncoding: .escapesOfEncoding
    case .characterReferences: .characterReferences
    case .markOfUTF8: .markOfUTF8
    case .malformedCharacter: .malformedCharacter
    case .cutOffCharacter: .cutOffCharacter
    case .nulByte: .nulByte
    case .tooManyValues: .tooManyValues
    case .tooManyCells: .tooManyCells
    case .tooMuchMemory: .tooMuchMemory
    case .tooDeep: .tooDeep
    case .tooLong: .tooLong
    case .tooMuchText: .tooMuchText
    case .cutOff: .cutOff
    case .unclosed: .unclosed
    case .unexpected: .unexpected
    case .notALiteral: .notALiteral
    case .halfOfSurrogatePair: .halfOfSurrogatePair
    case .incompleteAssignment: .incompleteAssignment
    case .entityDeclared: .entityDeclared
    case .unknownEntity: .unknownEntity
    case .alias: .alias
    case .keyIsNoText: .keyIsNoText
    case .propertyList: .propertyList
    case .nothingIn: .nothingIn
    case .noTable: .noTable
    case .printedReport: .printedReport
    case .notFoundLeftOut: .notFoundLeftOut
    case .titleLeftOut: .titleLeftOut
    case .sheet: .sheet
    case .notAWorkbook: .notAWorkbook
    case .hiddenSheets: .hiddenSheets
    case .lostZeros: .lostZeros
    case .damagedArchive: .damagedArchive
    case .tooManyEntries: .tooManyEntries
    case .severalFiles: .severalFiles
    case .damagedEntry: .damagedEntry
    case .damagedPart: .damagedPart
    case .queriesLeftOut: .queriesLeftOut
    case .cell: .cell
    }
  }
}
