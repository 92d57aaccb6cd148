/// What is wrong with a source, or was left out of it, before anybody asks what it means.
///
/// A value and no sentence: who talks to people puts it into words, in their language. A new format
/// adds its cases here.
public enum SourceProblem: Error, Sendable, Equatable {
  // MARK: Files

  /// There are no bytes, or none but a byte-order mark.
  case emptySource
  /// A file of a kind that nothing here reads.
  case foreignFile(ForeignFormat)
  /// None of the readers that were handed in reads this format.
  case noReader(format: String)
  /// A library that reads the format is not on this machine.
  case notInstalled(ReadingLibrary)
  /// A library could not get the memory it needs.
  case outOfMemory(ReadingLibrary)
  /// What a library says is wrong, in its own words.
  case reported(ReadingLibrary, String)
  /// Data packed by gzip.
  case gzip(PackingFault)

  // MARK: Text

  /// No encoding is called so.
  case unknownEncoding(String)
  /// The bytes don't tell their encoding.
  case encodingNotTold
  /// The encoding that fits best, and one that fits hardly less and makes other names.
  case encodingGuessed(String, rival: String)
  /// Escape sequences of an encoding that switches between characters by them.
  case escapesOfEncoding(String)
  /// So many texts have characters written as in HTML, `&#537;`, which are read as what they stand for.
  case characterReferences(Int)
  /// The text begins with the mark of UTF-8, and this encoding was given.
  case markOfUTF8(given: String)
  /// Bytes that are no character in the encoding, after `offset` bytes.
  case malformedCharacter(encoding: String, bytes: [UInt8], offset: Int)
  /// The text ends within a character.
  case cutOffCharacter(bytes: [UInt8], offset: Int)
  /// A byte 0, which no text has.
  case nulByte

  // MARK: Limits

  /// More values than a document can number.
  case tooManyValues
  /// A row of more cells than any database takes.
  case tooManyCells(limit: Int)
  /// What it holds, unpacked, would take more memory than this import may.
  case tooMuchMemory(mebibytes: Int)
  /// Values, elements or names deeper in each other than this.
  case tooDeep(limit: Int)
  /// A text, field or line that is longer than this.
  case tooLong(LongText, mebibytes: Int)
  /// More text than is read at once in this format.
  case tooMuchText(mebibytes: Int)

  // MARK: Syntax

  /// The text ends too early.
  case cutOff
  /// A quote or a row that nothing closes.
  case unclosed(Bracket)
  /// A character that doesn't belong there, or the end.
  case unexpected(UInt8?, expected: Expected)
  /// A word of a script that stands for a value without being one.
  case notALiteral(String)
  /// An escaped half of a surrogate pair.
  case halfOfSurrogatePair
  /// `SET` without a column's name and a value.
  case incompleteAssignment
  /// An XML document that declares an entity, which is not expanded.
  case entityDeclared(String)
  /// An XML document that uses an entity nobody declared.
  case unknownEntity(String)
  /// A YAML alias, which is not expanded.
  case alias
  /// A YAML key that is no plain text.
  case keyIsNoText
  /// What an Apple property list can't hold.
  case propertyList(PropertyListFault)
  /// Nothing to read in what was recognised.
  case nothingIn(Container)

  /// A table or sheet that was asked for and isn't there, and those that are.
  case noTable(String, known: [String])

  // MARK: What regions printed

  /// What a command tells of a data set, as `info --json` does: no data set.
  case printedReport(String)
  /// Lines of answers say that nothing was found; their number.
  case notFoundLeftOut(Int)

  // MARK: Lines

  /// A heading above everything, a sentence between points, or what a box shows until somebody chooses names no
  /// region and is left out.
  case titleLeftOut(String)

  // MARK: Workbooks, archives and databases

  /// A sheet that is not as sheets are; the name is empty where it isn't known.
  case sheet(String, SheetFault)
  /// A workbook of a format that is not read.
  case notAWorkbook
  /// Sheets that a workbook hides are left out.
  case hiddenSheets([String])
  /// A column of numbers with `digits` digits and with one more: codes that lost a zero in front?
  case lostZeros(column: String, sheet: String, digits: Int)
  /// An archive that can't be read, for a reason of the library's.
  case damagedArchive(String)
  /// More entries than are looked at.
  case tooManyEntries(limit: Int)
  /// More than one file in the archive, so that somebody has to choose.
  case severalFiles([String])
  /// An entry of an archive that can't be read; the reason is empty where the library gives none.
  case damagedEntry(String, reason: String)
  /// A part of a workbook that is no XML.
  indirect case damagedPart(String, SourceError)
  /// `INSERT` statements of a dump take their rows from a query, and are left out; their number.
  case queriesLeftOut(Int)
  /// A column of a database's table that can't be read as text.
  case cell(column: String, table: String, CellFault)
}

extension SourceProblem {
  /// A kind of file that nothing here reads.
  public enum ForeignFormat: Sendable, Equatable {
    /// A kind of file that is known and not read.
    case oldWorkbook, binaryWorkbook, encryptedWorkbook, binaryPropertyList, bzip2, xz, zstd,
      sevenZip, rar, pdf, parquet, regionFile, settings, feed
  }

  /// A library that readers load.
  public enum ReadingLibrary: Sendable, Equatable {
    /// A library that a reader loads.
    case libxml2, yajl, libyaml, libzip, sqlite
  }

  /// What is wrong with packed data.
  public enum PackingFault: Sendable, Equatable {
    /// What is wrong with packed data.
    case damaged, cutOff
  }

  /// What a limit of length is of.
  public enum LongText: Sendable, Equatable {
    /// What is longer than may be.
    case text, field, line
  }

  /// What may be left open.
  public enum Bracket: Sendable, Equatable {
    /// What is opened and not closed.
    case quote, row
  }

  /// What should have been there.
  public enum Expected: Sendable, Equatable {
    /// One of these characters.
    case oneOf([Character])
    /// What is missing.
    case key, value, hexadecimalDigit
  }

  /// What an Apple property list can't hold.
  public enum PropertyListFault: Sendable, Equatable {
    /// What stands where it does not belong.
    case secondValue, keyWithoutValue, valueWithoutKey
    /// An element that is none of the values.
    case unknownValue(String)
  }

  /// What has to have something in it.
  public enum Container: Sendable, Equatable {
    /// No array or object.
    case script
    /// No `INSERT` with values.
    case dump
    /// No value.
    case propertyList
    /// No rows.
    case workbook
    /// No file.
    case archive
    /// No table.
    case database
    /// No dimension of places.
    case cube
  }

  /// What is wrong with a sheet of a workbook.
  public enum SheetFault: Sendable, Equatable {
    /// A row with a number that no row has.
    case row(Int)
    /// A cell in a column that no sheet has.
    case column(Int)
    /// A cell that covers more columns than a sheet has.
    case merged(columns: Int)
    /// A cell that stands before the one in front of it, in this row.
    case cellOutOfPlace(row: Int)
    /// Hardly a cell in its many columns.
    case hardlyFilled
    /// A cell refers to a shared text that isn't there.
    case textNotThere
  }

  /// What is wrong with a cell of a database.
  public enum CellFault: Sendable, Equatable {
    /// It holds bytes and no text.
    case bytes
    /// Bytes that are no UTF-8.
    case notUTF8
    /// More bytes than one value may have, in MiB.
    case tooLong(mebibytes: Int)
  }
}
