extension FormState {
  /// Which fields are shown.
  func currentlyShown() -> [Bool] {
    let layout = definition.layout
    var shown = [Bool](repeating: true, count: fields.count)
    for number in layout.conditional {
      guard let condition = layout.fields[number].condition else { continue }
      shown[number] = condition.holds(context.facts) { key in
        guard let asked = layout.index[key], shown[asked] else { return nil }
        return value(of: asked)
      }
    }
    return shown
  }

  /// What to draw for the present values, marks and focus.
  func currentRows() -> [FormRow] {
    let layout = definition.layout
    var rows: [FormRow] = []
    rows.reserveCapacity(self.rows.count + 1)
    for number in layout.fields.indices where shown[number] {
      let field = layout.fields[number]
      let section = layout.sectionOfField[number]
      let value = value(of: number)
      if field.isHidden || (field.kind.isReveal && value == .toggle(true)) { continue }
      rows.append(
        FormRow(
          id: field.key, key: field.key, kind: FormRowKind(field.kind), section: section,
          value: value, text: value.flatMap { words(for: $0, field.kind, field.key) },
          error: liveError(of: number, value) ?? fields[number].mark,
          isDoubtful: fields[number].isDoubtful))
      switch field.kind {
      case .dateTime(inlineEditor: true):
        guard let focus, focus == field.key || focus == editorID(of: field.key) else { break }
        rows.append(
          FormRow(
            id: editorID(of: field.key), key: field.key, kind: .dateTimeEditor, section: section,
            value: value))
      case .list:
        for item in fields[number].items {
          rows.append(
            FormRow(
              id: item.id, key: field.key, kind: .item, section: section, value: item.value,
              text: itemWords(item.value, field), error: item.mark))
        }
      default: break
      }
    }
    return rows
  }

  /// The ID of the editor row of a field.
  func editorID(of key: String) -> String { key + ".editor" }

  /// What speaks while typing: the maximum length, and rules that ask to.
  private func liveError(of number: Int, _ value: FormValue?) -> FormViolation? {
    guard let value else { return nil }
    if let limit = definition.layout.maximumLength[number],
      let violation = FormViolation.tooLong(value, maximum: limit.maximum)
    {
      return violation.worded(limit.message)
    }
    let field = definition.layout.fields[number]
    guard !value.isEmpty, field.rules.contains(where: { $0.occasion == .typing }) else {
      return nil
    }
    return violation(of: field, value, on: .typing)
  }

  private func itemWords(_ value: FormValue, _ field: FormField) -> String? {
    guard case .list(let kind) = field.kind else { return nil }
    return words(for: value, kind, field.key)
  }

  /// A value that stands for something with a name, in words.
  private func words(for value: FormValue, _ kind: FieldKind, _ key: String) -> String? {
    guard let id = value.text, !id.isEmpty else { return nil }
    switch kind {
    case .region: return regionNames(id)?.joined(separator: " ")
    case .choice(let own):
      return context.options(of: key, own)?.first { $0.id == id }?.title.text(in: context.language)
    case .leadTime: return LeadTime(id)?.text(in: context.language)
    default: return nil
    }
  }

  /// The row that is typed in next to the one with the focus, in the order of the rows; without a focus,
  /// the first or the last. `nil` if there is none on that side.
  ///
  /// - Parameter forward: whether the next one is asked for, or the one before.
  public func typedRow(forward: Bool) -> String? {
    let current = focus.flatMap { id in rows.firstIndex { $0.id == id } }
    let candidates =
      if forward {
        rows[(current.map { $0 + 1 } ?? 0)...]
      } else {
        rows[..<(current ?? rows.count)]
      }
    return forward
      ? candidates.first(where: isTyped)?.id : candidates.last(where: isTyped)?.id
  }

  /// The row that is typed in next below another; `nil` if there is none.
  public func typedRow(after id: String) -> String? {
    guard let place = rows.firstIndex(where: { $0.id == id }) else { return nil }
    return rows[(place + 1)...].first(where: isTyped)?.id
  }

  /// The row that is typed in next above another; `nil` if there is none.
  public func typedRow(before id: String) -> String? {
    guard let place = rows.firstIndex(where: { $0.id == id }) else { return nil }
    return rows[..<place].last(where: isTyped)?.id
  }

  private func isTyped(_ row: FormRow) -> Bool {
    switch row.kind {
    case .text, .multilineText: true
    case .item:
      if case .list(let kind)? = definition[row.key]?.kind { kind.isTyped } else { false }
    default: false
    }
  }
}

extension FormViolation {
  /// What a maximum length says of a value, if anything.
  static func tooLong(_ value: FormValue, maximum: Int) -> FormViolation? {
    switch value {
    case .text(let text):
      // No character is shorter than a byte, so most texts need no counting.
      guard text.utf8.count > maximum else { return nil }
      let count = text.count
      return count > maximum ? .tooLong(maximum: maximum, count: count) : nil
    case .list(let items):
      return items.count > maximum ? .tooManyItems(maximum: maximum, count: items.count) : nil
    default: return nil
    }
  }

  /// What a minimum length says of a value, if anything.
  static func tooShort(_ value: FormValue, minimum: Int) -> FormViolation? {
    switch value {
    case .text(let text):
      let count = text.count
      return count < minimum ? .tooShort(minimum: minimum, count: count) : nil
    case .list(let items):
      return items.count < minimum ? .tooFewItems(minimum: minimum, count: items.count) : nil
    default: return nil
    }
  }
}
