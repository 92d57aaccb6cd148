import JSONDocument
import RegionForms
import RegionsChina

/// Checks a payload against the definition it was filled with, as a program behind a web server (CGI):
/// the body comes from standard input, the answer goes to standard output.
///
/// `HTTPDelivery` understands the answer: status 200, or 422 with a message for each field.
@main
enum ShopFormServer {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("Status: 500\n\nusage: ShopFormServer FORM.json")
      return
    }
    let definition = try FormDefinition(contentsOf: CommandLine.arguments[1])
    var body: [UInt8] = []
    while let line = readLine(strippingNewline: false) { body += line.utf8 }

    let answers = FormAnswers(json: body, for: definition)
    var fields: [(String, JSONValue)] = []
    for problem in answers.problems {
      fields.append((problem.key, .string(problem.message)))
    }
    let form = FormState(
      definition, context: FormContext(regions: .china, language: .chinese),
      values: answers.values)
    for failure in form.validate() {
      fields.append((failure.key, .string(failure.violation.message(in: .chinese))))
    }
    let status = fields.isEmpty ? "200 OK" : "422 Unprocessable Content"
    let members = fields.map { JSONValue.Member($0.0, $0.1) }
    let answer: JSONValue = fields.isEmpty ? [:] : ["fields": .object(members)]
    print("Status: \(status)\nContent-Type: application/json\n\n\(answer)")
  }
}
