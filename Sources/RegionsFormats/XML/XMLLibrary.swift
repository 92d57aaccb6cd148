import CLibXML2

/// Whether libxml2 is installed: it is loaded when it is first needed.
package enum XMLLibrary {
  package static var isInstalled: Bool { cxml2_load() == 1 }
}
