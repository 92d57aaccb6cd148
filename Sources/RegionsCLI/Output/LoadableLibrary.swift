package import TranslatedText

/// A library that is loaded by the command that needs it, and may not be installed.
package enum LoadableLibrary: String, CaseIterable {
  case libxml2, libyaml, libzip, sqlite, ncurses

  /// What its people call it.
  package var name: String {
    self == .sqlite ? "SQLite" : rawValue
  }

  /// The packages that have it.
  package var packages: LibraryPackages {
    switch self {
    case .libxml2: LibraryPackages("libxml2", "libxml2", "libxml2", "libxml2")
    case .libyaml: LibraryPackages("libyaml-0-2", "libyaml", "yaml", "libyaml")
    case .libzip: LibraryPackages("libzip4 (libzip5)", "libzip", "libzip", "libzip")
    case .sqlite: LibraryPackages("libsqlite3-0", "sqlite-libs", "sqlite-libs", "sqlite")
    case .ncurses: LibraryPackages("libtinfo6", "ncurses-libs", "libncursesw", "ncurses")
    }
  }

  /// What is said where it is missing.
  package var missing: Message { packages.missing(name) }
}

/// What a library's package is called by those who hand it out.
package struct LibraryPackages {
  package let debian: String
  package let fedora: String
  package let alpine: String
  package let homebrew: String

  package init(_ debian: String, _ fedora: String, _ alpine: String, _ homebrew: String) {
    self.debian = debian
    self.fedora = fedora
    self.alpine = alpine
    self.homebrew = homebrew
  }

  /// - Parameter name: the library's.
  package func missing(_ name: String) -> Message {
    "\(name) is not installed; it is \(debian) in Debian and Ubuntu, \(fedora) in Fedora, \(alpine) in Alpine, \(homebrew) in Homebrew"
  }
}
