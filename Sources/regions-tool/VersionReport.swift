import CProgram
import JSONDocument
import Regions
import RegionsCLI
import RegionsChina
import RegionsExport
import RegionsFormats
import RegionsSource
import RegionsTerminal
import SQLiteDatabase

/// `regions --version --json`: what this program is, for bug reports and for who installs it.
enum VersionReport {
  /// One object: `version`, `commit` (null where the build wasn't told), `date`, `data` with the bundled
  /// data set's date and size, `formats` that are read and written, and `libraries` that are loaded when they
  /// are needed, with whether they are there.
  static var json: String {
    let china = RegionTree.china
    let commit = unsafe String(cString: build_commit())
    var json = JSONWriter()
    json.raw("{")
    json.member("version", CommandLineTool.version)
    if commit.isEmpty {
      json.key("commit")
      json.raw("null")
    } else {
      json.member("commit", commit)
    }
    json.member("date", CommandLineTool.releaseDate)
    json.member("formatVersion", china.formatVersion)
    json.key("data")
    json.raw("{")
    json.member("title", china.metadata.title)
    json.member("asOf", china.metadata.asOf)
    json.member("nodes", china.count)
    json.raw("}")
    json.key("formats")
    json.raw("{")
    json.member("import", list: SourceFormat.all) { $0.string($1.name) }
    json.member("export", list: ExportFormat.allCases) { $0.string($1.name) }
    json.raw("}")
    json.member("libraries", list: LoadableLibrary.allCases) { json, library in
      json.raw("{")
      json.member("name", library.rawValue)
      json.key("installed")
      if library.isInstalled { json.raw("true") } else { json.raw("false") }
      json.member("for", library.purpose)
      let packages = library.packages
      json.key("packages")
      json.raw("{")
      json.member("debian", packages.debian)
      json.member("fedora", packages.fedora)
      json.member("alpine", packages.alpine)
      json.member("homebrew", packages.homebrew)
      json.raw("}}")
    }
    json.raw("}\n")
    return json.text
  }
}

extension LoadableLibrary {
  /// What needs it.
  fileprivate var purpose: String {
    switch self {
    case .libxml2: "import of XML and HTML"
    case .libyaml: "import of YAML"
    case .libzip: "import of workbooks and archives"
    case .sqlite: "import and export of databases"
    case .ncurses: "the screen of pick and form"
    }
  }

  /// Whether it can be loaded here.
  fileprivate var isInstalled: Bool {
    switch self {
    case .libxml2: XMLLibrary.isInstalled
    case .libyaml: YAMLLibrary.isInstalled
    case .libzip: ArchiveLibrary.isInstalled
    case .sqlite: SQLiteLibrary.isInstalled
    case .ncurses: Screen.isPossible
    }
  }
}
