internal import JSONDocument
public import RegionForms

/// What is said of a file of answers: `regions form --check`.
public enum FormCheck: Hashable, Sendable {
  /// All is right; the payload as one line of JSON.
  case payload(String)
  /// One line for each field that fails, in the order of the form, after the answers that belong to no
  /// field.
  case diagnostics([String])

  /// Checks answers as a submission would.
  ///
  /// - Parameter file: the name of the file, for the diagnostics.
  public init(
    _ answers: [UInt8], file: String, for definition: FormDefinition, context: FormContext
  ) {
    let answers = FormAnswers(json: answers, for: definition)
    var lines = answers.problems.map { $0.diagnostic(in: file) }
    if answers.problems.contains(where: { $0.key.isEmpty }) {
      self = .diagnostics(lines)
      return
    }
    let form = FormState(definition, context: context, values: answers.values)
    let troubled = answers.troubled
    for failure in form.validate() where !troubled.contains(definition.fields[failure.field].key) {
      let message = failure.violation.message(in: context.language)
      lines.append("\(file): error: \(failure.key): \(message)")
    }
    self = lines.isEmpty ? .payload(form.payload.json.description) : .diagnostics(lines)
  }
}
