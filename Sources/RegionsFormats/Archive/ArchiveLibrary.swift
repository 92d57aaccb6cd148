import CLibZip

/// Whether libzip is installed: it is loaded when it is first needed.
package enum ArchiveLibrary {
  package static var isInstalled: Bool { clibzip_load() == 1 }
}
