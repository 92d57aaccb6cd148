public import RegionForms

/// What is said of a file of answers: `regions form --check`.
public enum FormCheck: Hashable, Sendable {
  /// All is right; what a submission would hand over.
  case payload(FormPayload)
  /// The answers that can't be used, in their order, then the fields that fail, in the order of the form.
  case faults([FormAnswers.Problem])

  /// Checks answers as a submission would.
  ///
  /// - Parameter text: one JSON object.
  public init(_ text: [UInt8], for definition: FormDefinition, context: FormContext) {
    let answers = FormAnswers(json: text, for: definition)
    if answers.problems.contains(where: { $0.key.isEmpty }) {
      self = .faults(answers.problems)
      return
    }
    let form = FormState(definition, context: context, values: answers.values)
    let troubled = answers.troubled
    let failures = form.validate().filter {
      !troubled.contains(definition.fields[$0.field].key)
    }
    let problems =
      answers.problems + answers.problems(failures, language: context.language, in: text)
    self = problems.isEmpty ? .payload(form.payload) : .faults(problems)
  }
}
