/// A value that fails a rule.
public struct FormFailure: Hashable, Sendable {
  /// The field's number in the definition.
  package let field: Int
  /// The item of a list it is about.
  let item: Int?
  /// Inside the value or the item: the titles of the fields of forms on the way; empty for the value
  /// itself.
  let titles: [FormText]
  /// Which value: `name`, `address.street`, `participants[0].name`.
  public let key: String
  /// What the value does wrong.
  public let violation: FormViolation
}

extension FormState {
  /// Everything that keeps the form from being submitted: in the order of the fields, one failure for
  /// each field, and for each field of the forms inside, that fails. Changes nothing.
  public func validate() -> [FormFailure] {
    let values = shownValues
    var failures: [FormFailure] = []
    for (number, field) in definition.fields.enumerated()
    where shown[number] && !field.kind.isReveal {
      let value = value(of: number)
      if let violation = violation(of: field, value: value, among: values) {
        failures.append(
          FormFailure(field: number, item: nil, titles: [], key: field.key, violation: violation))
        continue
      }
      guard let value, !value.isEmpty else { continue }
      if case .list(let kind) = field.kind, case .list(let items) = value {
        for (index, item) in items.enumerated() {
          let key = "\(field.key)[\(index)]"
          if let violation = self.violation(ofItem: item, as: kind, of: field.key) {
            failures.append(
              FormFailure(field: number, item: index, titles: [], key: key, violation: violation))
          } else {
            failures += inner(kind, item).map { inner in
              FormFailure(
                field: number, item: index, titles: inner.titles, key: "\(key).\(inner.key)",
                violation: inner.violation)
            }
          }
        }
      } else {
        failures += inner(field.kind, value).map { inner in
          FormFailure(
            field: number, item: nil, titles: inner.titles, key: "\(field.key).\(inner.key)",
            violation: inner.violation)
        }
      }
    }
    if failures.isEmpty, let refusal = definition.layout.check?(values),
      let first = definition.fields.indices.first(where: { shown[$0] })
    {
      failures.append(
        FormFailure(
          field: first, item: nil, titles: [], key: definition.fields[first].key,
          violation: .refused(refusal)))
    }
    return failures
  }

  /// The first rule of a field its value fails.
  private func violation(
    of field: FormField, value: FormValue?, among values: [String: FormValue]
  ) -> FormViolation? {
    guard let value, !value.isEmpty else {
      for rule in field.rules {
        if case .required = rule.check { return FormViolation.required.worded(rule.message) }
      }
      // Blank text is no value, but it can still be too long.
      return value.flatMap { tooLong(field, $0) }
    }
    // What speaks while typing comes first here too, so that the row and the answer agree.
    if let violation = tooLong(field, value) { return violation }
    if let violation = kindViolation(of: value, as: field.kind, of: field.key) { return violation }
    for rule in field.rules {
      if let violation = self.violation(of: rule, in: field, value: value, among: values) {
        return violation
      }
    }
    return nil
  }

  private func tooLong(_ field: FormField, _ value: FormValue) -> FormViolation? {
    for rule in field.rules {
      guard case .maximumLength(let maximum) = rule.check else { continue }
      return FormViolation.tooLong(value, maximum: maximum)?.worded(rule.message)
    }
    return nil
  }

  /// What the rules of a field say of a value that speak before submission: on leaving the field also
  /// those that speak while typing.
  func violation(
    of field: FormField, _ value: FormValue?, on occasion: FormRule.Occasion
  ) -> FormViolation? {
    let rules = field.rules.filter { $0.occasion <= occasion }
    if rules.isEmpty { return nil }
    guard let value, !value.isEmpty else {
      let required = rules.first { if case .required = $0.check { true } else { false } }
      return required.map { FormViolation.required.worded($0.message) }
    }
    let values = shownValues
    for rule in rules {
      if let violation = violation(of: rule, in: field, value: value, among: values) {
        return violation
      }
    }
    return nil
  }

  /// What keeps a value out of a field that would come there: the first of its rules that refuse at
  /// once and don't hold.
  func refusal(of field: FormField, _ value: FormValue?) -> FormViolation? {
    let rules = field.rules.filter { $0.refusesAtOnce }
    if rules.isEmpty { return nil }
    var values = shownValues
    values[field.key] = value
    for rule in rules {
      switch rule.check {
      case .required:
        if value?.isEmpty ?? true { return FormViolation.required.worded(rule.message) }
      case .maximumLength(let maximum):
        guard let value, let violation = FormViolation.tooLong(value, maximum: maximum) else {
          continue
        }
        return violation.worded(rule.message)
      default:
        guard let value, !value.isEmpty,
          let violation = violation(of: rule, in: field, value: value, among: values)
        else { continue }
        return violation
      }
    }
    return nil
  }

  private func violation(
    of rule: FormRule, in field: FormField, value: FormValue, among values: [String: FormValue]
  ) -> FormViolation? {
    let violation: FormViolation?
    switch rule.check {
    case .required, .maximumLength: violation = nil
    case .minimumLength(let minimum):
      violation = FormViolation.tooShort(value, minimum: minimum)
    case .format(let format):
      violation = value.text.map(format.matches) ?? true ? nil : .format(format)
    case .pattern(let pattern):
      violation = value.text.map(pattern.matches) ?? true ? nil : .pattern
    case .order(let order, let reference):
      violation = self.violation(
        of: order, to: reference, kind: field.kind, value: value, among: values)
    case .unique:
      guard case .list(let items) = value else { return nil }
      violation = Set(items).count == items.count ? nil : .repeated
    case .custom(let check):
      violation = check(value, values).map { FormViolation.refused($0) }
    }
    return violation?.worded(rule.message)
  }

  private func violation(
    of order: FormOrder, to reference: FormReference, kind: FieldKind, value: FormValue,
    among values: [String: FormValue]
  ) -> FormViolation? {
    let offset = context.now?.offset ?? 0
    let other: Moment?
    let title: FormText?
    switch reference {
    case .field(let key):
      other = values[key]?.moment(offset)
      title = definition[key]?.title
    case .now:
      other = context.now?.moment(assuming: offset)
      title = nil
    }
    let own: Moment?
    if case .leadTime(let before, _) = kind {
      let lead = value.text.flatMap { LeadTime($0) }
      own = lead.flatMap { lead in values[before]?.moment(offset)?.before(lead) }
    } else {
      own = value.moment(offset)
    }
    guard let other, let own, !order.holds(own, other) else { return nil }
    return .order(order, to: title)
  }

  /// What is wrong with a value whatever the rules.
  private func kindViolation(
    of value: FormValue, as kind: FieldKind, of key: String
  ) -> FormViolation? {
    switch (kind, value) {
    case (.dateTime, .text(let text)): return DateTime(text) == nil ? .notADateTime : nil
    case (.choice(let options), .text(let id)):
      guard let options = context.options(of: key, options) else { return nil }
      return options.contains { $0.id == id } ? nil : .unknownOption(id)
    case (.region(let region), .text(let id)): return violation(of: region, id)
    default: return nil
    }
  }

  /// What is wrong with an item; an item has to be something.
  private func violation(
    ofItem item: FormValue, as kind: FieldKind, of key: String
  ) -> FormViolation? {
    if case .form = kind { return nil }
    return item.isEmpty ? .required : kindViolation(of: item, as: kind, of: key)
  }

  /// What is wrong inside a form's value: the keys and the titles on the way to it.
  private func inner(
    _ kind: FieldKind, _ value: FormValue
  ) -> [(key: String, titles: [FormText], violation: FormViolation)] {
    guard case .form(let definition) = kind else { return [] }
    return FormState(definition, context: context, record: value).validate().map { failure in
      var title = definition.title(ofField: failure.field)
      if let item = failure.item {
        title = title.numbered(item + 1)
      }
      return (failure.key, [title] + failure.titles, failure.violation)
    }
  }
}

extension FormDefinition {
  /// What a field is called: its title or, of one without, the title of the field it belongs to.
  func title(ofField number: Int) -> FormText {
    let fields = layout.fields
    return fields[...number].last { !$0.title.isEmpty }?.title
      ?? FormText(fields[number].key)
  }
}

extension FormValue {
  /// The moment of a date-time.
  func moment(_ offset: Int) -> Moment? {
    text.flatMap { DateTime($0) }?.moment(assuming: offset)
  }
}
