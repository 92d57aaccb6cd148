public import RegionForms

/// What is said of a file of answers: `regions form --check`.
public enum FormCheck: Hashable, Sendable {
  /// All is right; what a submission would hand over.
  case payload(FormPayload)
  /// The answers that can't be used, and the fields that fail whatever the answers, in the order of the form.
  case faults([FormAnswers.Problem], [FormFailure])

  /// Checks answers as a submission would.
  public init(_ answers: [UInt8], for definition: FormDefinition, context: FormContext) {
    let answers = FormAnswers(json: answers, for: definition)
    if answers.problems.contains(where: { $0.key.isEmpty }) {
      self = .faults(answers.problems, [])
      return
    }
    let form = FormState(definition, context: context, values: answers.values)
    let troubled = answers.troubled
    let failures = form.validate().filter {
      !troubled.contains(definition.fields[$0.field].key)
    }
    self =
      answers.problems.isEmpty && failures.isEmpty
      ? .payload(form.payload) : .faults(answers.problems, failures)
  }
}
