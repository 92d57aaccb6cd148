import RegionsCLI
import RegionsSource
import TranslatedText

extension SourceProblem.ForeignFormat {
  func text() -> Message {
    switch self {
    case .oldWorkbook: "this is an old Excel workbook, save it as .xlsx or as CSV"
    case .binaryWorkbook: "this is a binary Excel workbook, save it as .xlsx or as CSV"
    case .encryptedWorkbook:
      "this workbook is encrypted, open it with its password and save it without one as .xlsx"
    case .binaryPropertyList:
      "this is a binary property list, convert it with plutil -convert xml1"
    case .bzip2: "this is packed by bzip2, unpack it first"
    case .xz: "this is packed by xz, unpack it first"
    case .zstd: "this is packed by zstd, unpack it first"
    case .sevenZip: "this is packed by 7-Zip, unpack it first"
    case .rar: "this is packed by RAR, unpack it first"
    case .pdf: "this is a PDF document"
    case .parquet: "this is a Parquet file, write its table as CSV"
    case .regionFile: "this is a .regions file already, it needs no import"
    case .settings: "this is an INI or TOML file, write its data as JSON, YAML or CSV"
    case .feed: "this is a feed of news (RSS or Atom), it has no regions"
    }
  }
}

extension SourceProblem.ReadingLibrary {
  var name: String { loadable?.name ?? "yajl" }

  /// yajl is linked, so that who misses it has built the program without it.
  private var loadable: LoadableLibrary? {
    switch self {
    case .libxml2: .libxml2
    case .libyaml: .libyaml
    case .libzip: .libzip
    case .sqlite: .sqlite
    case .yajl: nil
    }
  }

  func missing() -> Message {
    loadable?.missing ?? Self.packagesOfYAJL.missing(name)
  }

  private static let packagesOfYAJL = LibraryPackages("libyajl2", "yajl", "yajl", "yajl")
}

extension SourceProblem.Expected {
  func text() -> Message {
    switch self {
    case .oneOf(let characters): Self.choice(characters)
    case .key: "a key"
    case .value: "a value"
    case .hexadecimalDigit: "a hexadecimal digit"
    }
  }

  private static func choice(_ characters: [Character]) -> Message {
    guard let last = characters.last, characters.count > 1 else {
      return TextParts.quoted(characters.map { String($0) })
    }
    let first = TextParts.quoted(characters.dropLast().map { String($0) })
    return "\(first) or “\(last)”"
  }
}

extension SourceProblem.Container {
  func text() -> Message {
    switch self {
    case .script: "no array or object in the script"
    case .dump: "no INSERT statement with values in the dump"
    case .propertyList: "the property list is empty"
    case .workbook: "the workbook has no rows"
    case .archive: "the archive has no file"
    case .database: "the database has no table"
    case .cube: "no dimension of this statistical data is said to be places"
    }
  }
}

extension SourceProblem.SheetFault {
  /// - Parameter name: the sheet's, empty if it isn't known.
  func text(_ name: String) -> Message {
    switch self {
    case .row(let number): "“\(name)” has a row \(number)"
    case .column(let number): "a cell in column \(number)"
    case .merged(let columns): "a cell over \(columns) columns"
    case .cellOutOfPlace(let row): "“\(name)” has a cell out of place in row \(row)"
    case .hardlyFilled: "“\(name)” has hardly a cell in its columns"
    case .textNotThere: "“\(name)” refers to a text that is not there"
    }
  }
}
