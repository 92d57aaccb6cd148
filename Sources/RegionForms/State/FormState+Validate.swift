internal import Regions

/// A value that fails a rule.
public struct FormFailure: Hashable, Sendable {
  /// The field's number in the definition.
  package let field: Int
  /// The item of a list it is about.
  let item: Int?
  /// Inside the value or the item: "name" of a form's field, empty for the value itself.
  let path: String
  /// Which value: `name`, `address.street`, `participants[0].name`.
  public let key: String
  public let violation: FormViolation
}

extension FormState {
  /// Everything that keeps the form from being submitted: in the order of the fields, one failure for
  /// each field, and for each field of the forms inside, that fails. Changes nothing.
  public func validate() -> [FormFailure] {
    let values = shownValues
    var failures: [FormFailure] = []
    for (number, field) in definition.fields.enumerated() where shown[number] {
      let value = value(of: number)
      if let violation = violation(of: field, value, values) {
        failures.append(
          FormFailure(field: number, item: nil, path: "", key: field.key, violation: violation))
        continue
      }
      guard let value, !value.isEmpty else { continue }
      if case .list(let kind) = field.kind, case .list(let items) = value {
        for (index, item) in items.enumerated() {
          let key = "\(field.key)[\(index)]"
          if let violation = self.violation(ofItem: item, kind) {
            failures.append(
              FormFailure(field: number, item: index, path: "", key: key, violation: violation))
          } else {
            failures += inner(kind, item).map { path, violation in
              FormFailure(
                field: number, item: index, path: path, key: "\(key).\(path)",
                violation: violation)
            }
          }
        }
      } else {
        failures += inner(field.kind, value).map { path, violation in
          FormFailure(
            field: number, item: nil, path: path, key: "\(field.key).\(path)", violation: violation)
        }
      }
    }
    if failures.isEmpty, let refusal = definition.layout.check?(values),
      let first = definition.fields.indices.first(where: { shown[$0] })
    {
      failures.append(
        FormFailure(
          field: first, item: nil, path: "", key: definition.fields[first].key,
          violation: .refused(refusal)))
    }
    return failures
  }

  /// The first rule of a field its value fails.
  private func violation(
    of field: FormField, _ value: FormValue?, _ values: [String: FormValue]
  ) -> FormViolation? {
    guard let value, !value.isEmpty else {
      for case .required in field.rules { return .required }
      // Blank text is no value, but it can still be too long.
      guard let value else { return nil }
      for case .maximumLength(let maximum) in field.rules {
        return FormViolation.tooLong(value, maximum: maximum)
      }
      return nil
    }
    // What speaks while typing comes first here too, so that the row and the answer agree.
    for case .maximumLength(let maximum) in field.rules {
      if let violation = FormViolation.tooLong(value, maximum: maximum) { return violation }
    }
    if let violation = kindViolation(field.kind, value) { return violation }
    for rule in field.rules {
      if let violation = self.violation(of: rule, value, values) { return violation }
    }
    return nil
  }

  private func violation(
    of rule: FormRule, _ value: FormValue, _ values: [String: FormValue]
  ) -> FormViolation? {
    switch rule {
    case .required, .maximumLength: return nil
    case .minimumLength(let minimum): return FormViolation.tooShort(value, minimum: minimum)
    case .format(let format):
      return value.text.map(format.matches) ?? true ? nil : .format(format)
    case .pattern(let pattern, let message):
      return value.text.map(pattern.matches) ?? true ? nil : .pattern(message)
    case .order(let order, let reference):
      return violation(of: order, reference, value, values)
    case .custom(let check):
      return check(value, values).map(FormViolation.refused)
    }
  }

  private func violation(
    of order: FormOrder, _ reference: FormReference, _ value: FormValue,
    _ values: [String: FormValue]
  ) -> FormViolation? {
    let other: DateTime?
    let title: FormText?
    switch reference {
    case .field(let key):
      other = values[key]?.text.flatMap { DateTime($0) }
      title = definition[key]?.title
    case .now:
      other = context.now
      title = nil
    }
    guard let other, let own = value.text.flatMap({ DateTime($0) }) else { return nil }
    let offset = context.now?.offset ?? 0
    let holds = order.holds(own.assuming(offset: offset), other.assuming(offset: offset))
    return holds ? nil : .order(order, to: title)
  }

  /// What is wrong with a value whatever the rules.
  private func kindViolation(_ kind: FieldKind, _ value: FormValue) -> FormViolation? {
    switch (kind, value) {
    case (.dateTime, .text(let text)): return DateTime(text) == nil ? .notADateTime : nil
    case (.choice(let options), .text(let id)):
      return options.contains { $0.id == id } ? nil : .unknownOption(id)
    case (.region(let depth), .text(let id)):
      guard let regions = context.regions else { return nil }
      guard let region = regions[id] else { return .unknownRegion(id) }
      let level = region.level
      if let depth, level > depth { return .regionTooDeep(level: level, depth: depth) }
      return level == depth || region.isLeaf ? nil : .regionTooHigh(level: level, depth: depth)
    default: return nil
    }
  }

  /// What is wrong with an item; an item has to be something.
  private func violation(ofItem item: FormValue, _ kind: FieldKind) -> FormViolation? {
    if case .form = kind { return nil }
    return item.isEmpty ? .required : kindViolation(kind, item)
  }

  /// What is wrong inside a form's value.
  private func inner(_ kind: FieldKind, _ value: FormValue) -> [(String, FormViolation)] {
    guard case .form(let definition) = kind else { return [] }
    return FormState(definition, context: context, record: value).validate()
      .map { ($0.key, $0.violation) }
  }
}
