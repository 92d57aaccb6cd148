internal import JSONDocument
internal import RegionForms
internal import Regions

/// A form that a page holds by its address: a session of events with the answer to the last call.
///
/// A page is one thread, and so is all that touches a form.
final class FormObject {
  private var session: FormEventSession?
  /// The answer to the last call, in UTF-8: one line of JSON.
  private(set) var answer: [UInt8] = []

  /// Opens a form; the answer is its first state, or `{"error": …}` with the line and the column of what is wrong
  /// in the definition.
  ///
  /// - Parameter options: `{"language": …, "facts": {…}, "values": {…}}`, each if wanted.
  init(definition bytes: [UInt8], options: [UInt8], regions: RegionTree?) {
    do throws(FormDefinitionError) {
      let definition = try FormDefinition(json: bytes)
      open(definition, options: options, regions: regions)
    } catch {
      say([
        "error": .string(error.description), "line": .integer(error.line),
        "column": .integer(error.column),
      ])
    }
  }

  /// A form inside another.
  init(_ form: FormState) {
    var session = FormEventSession(form)
    say(session.start())
    self.session = session
  }

  private func open(_ definition: FormDefinition, options: [UInt8], regions: RegionTree?) {
    do throws(JSONError) {
      let options = try JSONValue(parsing: options)
      var context = FormContext(
        regions: regions, language: FormLanguage(options["language"]?.string ?? ""))
      do throws(FormValueError) {
        if let facts = options["facts"] { try context.take(facts) }
      } catch {
        return say(["error": .string("facts\(error.path): \(error.message)")])
      }
      var values: [String: FormValue] = [:]
      if let json = options["values"] {
        let answers = FormAnswers(json: Array(json.description.utf8), for: definition)
        if let problem = answers.problems.first {
          return say(["error": .string("values: \(problem.key): \(problem.message)")])
        }
        values = answers.values
      }
      let form = FormState(definition, context: context, values: values)
      var session = FormEventSession(form, isDelivered: true)
      say(session.start())
      self.session = session
    } catch {
      say(["error": .string(error.description)])
    }
  }

  // MARK: What a page asks

  /// Lets an event happen, at the page's time unless that is empty.
  func send(_ line: String, now: String) {
    if !now.isEmpty {
      let moment = DateTime(now)
      session?.clock = { moment }
    }
    say(session?.answer(line) ?? "")
  }

  /// Takes another data set while the form is open.
  func setRegions(_ regions: RegionTree?) { say(session?.setRegions(regions) ?? "") }

  /// See ``FormDescription``.
  func describe() { say(session.map { FormDescription($0.form).json } ?? .null) }

  /// What would be handed over now, right or not.
  func tellPayload() { say(session?.form.payload.json ?? .null) }

  /// The values of all fields that have one, shown or not: a form opened with them is where this one is.
  func tellValues() {
    let values = session?.form.values ?? [:]
    say(
      .object(
        values.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value.json) }))
  }

  /// What keeps the form from being submitted, without marking rows: `[{"key": …, "message": …}]`.
  func tellProblems() {
    guard let form = session?.form else { return say(.array([])) }
    say(
      .array(
        form.validate().map { failure in
          [
            "key": .string(failure.key),
            "message": .string(failure.violation.message(in: form.context.language)),
          ]
        }))
  }

  /// The form inside a row, to be filled as one of its own; `nil` if there is none.
  func form(inside row: String) -> FormObject? {
    session?.form.form(inside: row).map { FormObject($0) }
  }

  private func say(_ json: JSONValue) { say(json.description) }

  private func say(_ text: String) { answer = Array(text.utf8) }
}
