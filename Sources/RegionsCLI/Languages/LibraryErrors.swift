package import Regions
import RegionsExport
package import RegionsFiles
package import TranslatedText

extension FileError {
  /// What the system says of it.
  package func text() -> Message { Message(sentence: reason) }
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

extension RegionBuildError {
  /// The fact alone: lower case, no full stop.
  package func text() -> Message {
    switch kind {
    case .duplicateID: "ID “\(id)” is used by two regions"
    case .idLength: "an ID must have 1 to 255 bytes, “\(id.prefix(40))” has \(id.utf8.count)"
    case .nameLength: "the name of region “\(id)” must have 1 to 4,096 bytes"
    case .depth: "region “\(id)” is below level 32"
    case .count: "more than 2,147,483,648 regions"
    case .empty: "there is no region"
    case .attributeLength: "an attribute of region “\(id)” has more than 4,096 bytes"
    case .rankOrder: "region “\(id)” is not of a lower rank than the regions above it"
    default: "region “\(id)” can't be built"
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
