import RegionsCLI
import RegionsFiles
import RegionsSource
import RegionsTerminal
import TranslatedText

extension SourceProblem {
  /// The fact and then the remedy: lower case, no full stop.
  func text() -> Message {
    switch self {
    case .emptySource: "the source is empty"
    case .foreignFile(let format): format.text()
    case .noReader(let format): "no reader for the format “\(format)”"
    case .notInstalled(let library): library.missing()
    case .outOfMemory(let library): "\(library.name) has no memory"
    case .reported(.sqlite, let text): "SQLite: \(text)"
    case .reported(_, let text): Message(verbatim: text)
    case .gzip(.damaged): "the gzip data is damaged"
    case .gzip(.cutOff): "the gzip data is cut off"
    case .unknownEncoding(let name): "unknown encoding “\(name)”"
    case .encodingNotTold:
      "the encoding can't be told from the text, name it with --encoding"
    case .encodingGuessed(let name, let rival):
      "the encoding is a guess: \(name), or else \(rival); --encoding NAME decides"
    case .escapesOfEncoding(let name):
      "the text has escape sequences of \(name): name the encoding with --encoding \(name)"
    case .characterReferences(let count):
      "characters that are written as in HTML, such as &#537;, are read as what they stand for: \(count) texts"
    case .markOfUTF8(let given):
      "the text begins with the mark of UTF-8 and can't be \(given)"
    case .malformedCharacter(let encoding, let bytes, let offset):
      "not \(encoding): \(Self.digits(bytes)) at byte \(offset), name the encoding with --encoding"
    case .cutOffCharacter(let bytes, let offset):
      "the last character is cut off: \(Self.digits(bytes)) at byte \(offset), name the encoding with --encoding"
    case .nulByte: "a NUL byte: this is not text"
    case .tooManyValues: "more than 2 billion values"
    case .tooManyCells(let limit): "a row of more than \(Thousands.text(limit)) cells"
    case .tooMuchMemory(let size):
      "what it holds would take more than \(Thousands.text(size)) MiB of memory, allow more with --memory-limit"
    case .tooDeep(let limit): "values lie more than \(limit) deep in each other"
    case .tooLong(.text, let size): "a text of more than \(size) MiB"
    case .tooLong(.field, let size): "a field of more than \(size) MiB"
    case .tooLong(.line, let size): "a line of more than \(size) MiB"
    case .tooMuchText(let size):
      "more than \(size) MiB of text in a format that is read at once"
    case .cutOff: "the document is cut off"
    case .unclosed(.quote): "the quote is not closed"
    case .unclosed(.row): "the row is not closed"
    case .unexpected(let found, let expected):
      "expected \(expected.text()), found \(Self.shown(found))"
    case .notALiteral(let word): "“\(word)” is no value written out"
    case .halfOfSurrogatePair: "half of a surrogate pair"
    case .incompleteAssignment: "a column's name and a value are expected"
    case .entityDeclared(let name):
      "the entity “\(name)” is declared, entities are not expanded"
    case .unknownEntity(let name): "unknown entity “\(name)”"
    case .alias: "an alias: values are not repeated by reference"
    case .keyIsNoText: "a key that is no plain text"
    case .propertyList(.secondValue): "the property list has a second value"
    case .propertyList(.keyWithoutValue): "a key without a value"
    case .propertyList(.valueWithoutKey): "a value without a key"
    case .propertyList(.unknownValue(let name)): "no value of a property list: <\(name)>"
    case .nothingIn(let container): container.text()
    case .noTable(let name, let known) where known.isEmpty:
      "there is no table “\(name)”, the source has no tables with names"
    case .noTable(let name, let known):
      "there is no table “\(name)”; there are \(TextParts.some(known))"
    case .sheet(let name, let fault): fault.text(name)
    case .notAWorkbook: "this is no workbook; save it as .xlsx or as CSV"
    case .printedReport(let command):
      "this is what “regions \(command) --json” tells of data sets, and none itself"
    case .notFoundLeftOut(let count):
      "answers that found no region are left out: \(Thousands.text(count))"
    case .titleLeftOut(let title): "“\(title)” names no region and is left out"
    case .queriesLeftOut(let count):
      "INSERT statements that take their rows from a query are left out: \(Thousands.text(count))"
    case .hiddenSheets(let names): "hidden sheets are left out: \(TextParts.some(names))"
    case .lostZeros(let column, let sheet, let digits):
      "column \(column) of “\(sheet)” has numbers of \(digits) and \(digits + 1) digits: if they are codes, those of \(digits) have lost a zero in front"
    case .damagedArchive(let reason): "the archive is damaged: \(reason)"
    case .tooManyEntries(let limit):
      "the archive has more than \(Thousands.text(limit)) entries"
    case .severalFiles(let names):
      "the archive has \(names.count) files, unpack it and name those to read: \(TextParts.some(names, isQuoted: false))"
    case .damagedEntry(let name, ""): "“\(name)” is damaged"
    case .damagedEntry(let name, let reason): "“\(name)”: \(reason)"
    case .damagedPart(let name, .file(let error)): "“\(name)” is damaged: \(error.text())"
    case .damagedPart(let name, .content(let found)):
      "“\(name)” is damaged: \(found.location): \(found.problem.text())"
    case .cell(let column, let table, .bytes):
      "column “\(column)” of table “\(table)” holds bytes, not text"
    case .cell(let column, let table, .notUTF8):
      "column “\(column)” of table “\(table)” holds a value that is not UTF-8"
    case .cell(let column, let table, .tooLong(let size)):
      "column “\(column)” of table “\(table)” holds a value of more than \(size) MiB"
    }
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }

  /// A byte of a text, or its end.
  private static func shown(_ byte: UInt8?) -> Message {
    guard let byte else { return "the end" }
    guard byte >= 0x20, byte < 0x7F else { return "a byte \(String(byte, radix: 16))" }
    return "“\(Character(Unicode.Scalar(byte)))”"
  }
}
