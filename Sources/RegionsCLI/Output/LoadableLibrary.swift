import RegionsFormats
import RegionsTerminal
import SQLiteDatabase
import TranslatedText

/// A library that is loaded by the command that needs it, and may not be installed.
enum LoadableLibrary: String, CaseIterable {
  case libxml2, libyaml, libzip, sqlite, ncurses

  /// What its people call it.
  var name: String {
    self == .sqlite ? "SQLite" : rawValue
  }

  /// What needs it.
  var purpose: String {
    switch self {
    case .libxml2: "import of XML and HTML"
    case .libyaml: "import of YAML"
    case .libzip: "import of workbooks and archives"
    case .sqlite: "import and export of databases"
    case .ncurses: "the screen of pick and form"
    }
  }

  /// Whether it can be loaded here.
  var isInstalled: Bool {
    switch self {
    case .libxml2: XMLLibrary.isInstalled
    case .libyaml: YAMLLibrary.isInstalled
    case .libzip: ArchiveLibrary.isInstalled
    case .sqlite: SQLiteLibrary.isInstalled
    case .ncurses: Screen.isPossible
    }
  }

  /// The packages that have it.
  var packages: LibraryPackages {
    switch self {
    case .libxml2: LibraryPackages("libxml2", "libxml2", "libxml2", "libxml2")
    case .libyaml: LibraryPackages("libyaml-0-2", "libyaml", "yaml", "libyaml")
    case .libzip: LibraryPackages("libzip4 (libzip5)", "libzip", "libzip", "libzip")
    case .sqlite: LibraryPackages("libsqlite3-0", "sqlite-libs", "sqlite-libs", "sqlite")
    case .ncurses: LibraryPackages("libtinfo6", "ncurses-libs", "libncursesw", "ncurses")
    }
  }

  /// What is said where it is missing.
  var missing: Message { packages.missing(name) }
}

/// What a library's package is called by those who hand it out.
struct LibraryPackages {
  let debian: String
  let fedora: String
  let alpine: String
  let homebrew: String

  init(_ debian: String, _ fedora: String, _ alpine: String, _ homebrew: String) {
    self.debian = debian
    self.fedora = fedora
    self.alpine = alpine
    self.homebrew = homebrew
  }

  /// - Parameter name: the library's.
  func missing(_ name: String) -> Message {
    "\(name) is not installed; it is \(debian) in Debian and Ubuntu, \(fedora) in Fedora, \(alpine) in Alpine, \(homebrew) in Homebrew"
  }
}
