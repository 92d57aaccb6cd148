import Regions
import RegionsExport
import RegionsFiles
import TranslatedText

extension FileError {
  /// What the system says of it.
  func text() -> Message { Message(sentence: reason) }
}

extension RegionFileError {
  /// The fact alone: lower case, no full stop.
  func text() -> Message {
    switch fault {
    case .unreadable: Message(sentence: message)
    case .empty: "not a .regions file: it is empty"
    case .foreign: "not a .regions file"
    case .version(let major, let minor, let known):
      "format version \(major).\(minor), this program reads version \(known)"
    case .noHeader: "file ends inside the header"
    case .noSectionTable: "file ends inside the section table"
    case .size(let found, let stated): "file has \(found) bytes, its header says \(stated)"
    case .headerChecksum: "the header differs from its checksum"
    case .misplacedSection(let number): "section \(number) is not where it should be"
    case .repeatedSection: "a section is there twice"
    case .missingSection(let name): "section \(name) is missing"
    case .surplus: "the file does not end behind its last section"
    case .checksum(let section): "section \(section): differs from its checksum"
    case .content(let section, let detail): "section \(section): \(detail)"
    }
  }
}

extension ExportError {
  /// The fact alone: lower case, no full stop.
  func text() -> Message {
    switch self {
    case .character(let code, "", let format):
      "the metadata has the character \(Self.codePoint(code)), which \(format.name) can't hold"
    case .character(let code, let id, let format):
      "region “\(id)” has the character \(Self.codePoint(code)), which \(format.name) can't hold"
    case .noProvinceCode(let id):
      "“\(id)” is no province for Vant's Area, whose codes have six digits, 0000 last"
    case .noSQLite: LoadableLibrary.sqlite.missing
    case .database(let reason): "the database can't be written: \(reason)"
    case .temporaryFile(let error): "no temporary file: \(error.text())"
    case .output(let error): error.text()
    case .file(let error): error.text()
    }
  }
}
