import CLibYAML

/// Whether libyaml is installed: it is loaded when it is first needed.
package enum YAMLLibrary {
  package static var isInstalled: Bool { clibyaml_load() == 1 }
}
