import JSONDocument
import RegionForms
import RegionsChina

/// Asks for each field of a form in plain lines: `ShopFormTerminal FORM.json`.
@main
enum ShopFormTerminal {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: ShopFormTerminal FORM.json")
      return
    }
    let definition = try FormDefinition(contentsOf: CommandLine.arguments[1])
    var form = FormState(definition, context: FormContext(regions: .china, language: .chinese))
    for row in form.rows {
      try ask(row.id, &form)
    }
    // What fails is asked again until all is right.
    while true {
      try form.send(.submit)
      guard let wrong = form.firstError else { break }
      try ask(wrong, &form)
    }
    print(form.payload.json)
  }

  private static func ask(_ key: String, _ form: inout FormState) throws {
    guard let field = form.definition[key], let row = form.rows.first(where: { $0.id == key })
    else { return }
    let hint = field.placeholder.map { " (\($0.text(in: .chinese)))" } ?? ""
    print("\(field.title.text(in: .chinese))\(hint): ", terminator: "")
    if let error = row.error { print("[\(error.message(in: .chinese))] ", terminator: "") }
    guard let answer = readLine() else { throw EndOfInput() }
    try form.send(.edit(key: key, value: answer.isEmpty ? nil : .text(answer)))
    if let text = form.rows.first(where: { $0.id == key })?.text { print("  \(text)") }
  }

  /// The input ended before the form was filled.
  struct EndOfInput: Error {}
}
