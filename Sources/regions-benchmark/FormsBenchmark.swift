import RegionForms

/// How long a form of 1,000 rows takes for one event: recompute what is shown, build the rows, find what
/// changed. The goal is a millisecond for an edit.
enum FormsBenchmark {
  static let size = 1_000

  static func run() throws {
    print("forms, \(size) rows, one event, median and 95th percentile of 400:")
    let form = FormState(try definition())
    let clock = ContinuousClock()
    func measure(_ name: String, of form: FormState, event: (Int) -> FormEvent) throws {
      var form = form
      var times: [Duration] = []
      for round in 0..<400 {
        let previous = form.rows
        let event = event(round)
        var changes: [RowChange] = []
        times.append(try clock.measure { changes = try form.send(event) })
        guard RowChange.apply(changes, to: previous) == form.rows else {
          preconditionFailure("the changes do not give the rows")
        }
      }
      times.sort()
      print("  \(name): \(microseconds(times[200])) µs, \(microseconds(times[380])) µs")
    }

    try measure("an edit", of: form) { round in
      .edit(key: "field500", value: .text("text \(round)"))
    }
    var failed = form
    try failed.send(.submit)
    try measure("an edit, every second row in error", of: failed) { round in
      .edit(key: "field501", value: .text(round.isMultiple(of: 2) ? "" : "text"))
    }
    try measure("a toggle that shows or hides 250 rows", of: form) { round in
      .edit(key: "toggle", value: .toggle(round.isMultiple(of: 2)))
    }
    try measure("an editor that opens", of: form) { round in
      .focus(round.isMultiple(of: 2) ? "field2" : "field998")
    }
    let list = FormState(
      try FormDefinition(
        sections: [FormSection(fields: [FormField("items", "Items", kind: .list(of: .text))])]),
      values: ["items": .list((0..<size).map { .text("item \($0)") })])
    try measure("an item moved from the end of a list to its start", of: list) { _ in
      .move(key: "items", from: size - 1, to: 0)
    }
    try measure("a submission, every rule checked", of: form) { _ in .submit }
    try compare(form)
  }

  /// The rows of two states compared by the standard library, for scale.
  private static func compare(_ form: FormState) throws {
    var times: [Duration] = []
    var edited = form
    for round in 0..<100 {
      let previous = edited.rows
      try edited.send(.edit(key: "field500", value: .text("other \(round)")))
      var count = 0
      times.append(
        ContinuousClock().measure { count = edited.rows.difference(from: previous).count })
      precondition(count == 2)
    }
    times.sort()
    print("  for scale, the standard library's difference alone: \(microseconds(times[50])) µs")
  }

  /// A toggle and fields of several kinds; every fourth hangs on the toggle, every second is required.
  private static func definition() throws -> FormDefinition {
    var fields = [FormField("toggle", "Toggle", kind: .toggle, initial: .toggle(true))]
    for number in 1..<size {
      let kind: FieldKind = number % 4 == 2 ? .dateTime(inlineEditor: true) : .text
      var rules: [FormRule] = number.isMultiple(of: 2) ? [] : [.required]
      if case .text = kind { rules += [.maximumLength(30), .format(.email)] }
      fields.append(
        FormField(
          "field\(number)", "Field", kind: kind, rules: rules,
          shownIf: number.isMultiple(of: 4) ? .on("toggle") : nil,
          initial: number % 4 == 1 ? .text("some text \(number)") : nil))
    }
    return try FormDefinition(sections: [FormSection(fields: fields)])
  }

  private static func microseconds(_ duration: Duration) -> Int {
    Int(duration.components.seconds) * 1_000_000
      + Int(duration.components.attoseconds / 1_000_000_000_000)
  }
}
