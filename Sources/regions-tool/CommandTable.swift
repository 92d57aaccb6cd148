import Regions
package import RegionsCLI

extension CommandLineTool {
  /// All commands, in the order help shows them.
  static let commands: [any Command.Type] = [
    InfoCommand.self,
    LookupCommand.self,
    ChildrenCommand.self,
    TreeCommand.self,
    SearchCommand.self,
    MatchCommand.self,
    PickCommand.self,
    ImportCommand.self,
    ExportCommand.self,
    DiffCommand.self,
    FormCommand.self,
    VerifyCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
  ]

  /// The version, and the day it was made: the manual page has it, whenever it is printed.
  static let version = LibraryVersion.text.description
  static let releaseDate = "2026-11-22"

  /// The program as help, completions and the man page show it.
  package static let program = ProgramSpecification(
    name: "regions", version: version,
    summary: Wording(
      "Provinces, cities, districts: from any source to one compact file, and back to names.",
      zh: "省、市、区：从任何来源到一个紧凑的文件，再从编码回到名称。"),
    commands: commands.map { $0.specification })
}
