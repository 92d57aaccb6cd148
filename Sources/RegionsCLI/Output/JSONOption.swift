import ArgumentParsing

/// `--json`, the same in every command.
enum JSONOption {
  static let specification = OptionSpecification(
    "json", help: "Print one JSON object a line.")
}
