/// `--json`, the same in every command.
package enum JSONOption {
  package static let specification = OptionSpecification(
    "json", help: "Print one JSON object a line.", zh: "每行输出一个 JSON 对象。")
}
