import RegionForms

/// A message that holds several answers, asked for before the fields one by one.
extension FormQuestions {
  /// Asks for a message, and fills what it says.
  ///
  /// - Returns: the fields that need no question any more: those it filled beyond doubt.
  func takeMessage(in form: inout FormState) throws -> Set<String> {
    guard let contactReader = terminal.contactReader, form.definition.paste != nil else {
      return []
    }
    while true {
      guard case .text(let message)? = try lines(texts.questions.message, now: nil)?.value else {
        return []
      }
      let before = form
      do throws(FormEventError) {
        try form.send(.paste(contactReader(message, form)))
      } catch {
        try write("  ↳ \(error.message(in: form.context.language))\n")
        continue
      }
      return try show(form, since: before)
    }
  }

  /// Says what was filled, and what has no field.
  private func show(_ form: FormState, since before: FormState) throws -> Set<String> {
    var sure: Set<String> = []
    for row in form.rows where row.id == row.key && form[row.key] != before[row.key] {
      guard let field = form.definition[row.key] else { continue }
      let value = TextWidth.printable(row.text ?? row.value?.text ?? "")
      let doubt = row.isDoubtful ? "  ↳ \(texts.doubtful)" : ""
      try write("  \(field.label(text)): \(value)\(doubt)\n")
      if !row.isDoubtful, row.error == nil { sure.insert(row.key) }
    }
    if !form.leftOver.isEmpty {
      try write("  ↳ \(texts.questions.noField(for: form.leftOver))\n")
    }
    return sure
  }
}
