public import Regions

extension FormState {
  /// Lets an event happen.
  ///
  /// - Returns: the changes that turn the rows of before into the rows of now.
  /// - Throws: ``FormEventError`` if the event doesn't fit; then nothing has changed.
  /// - Complexity: O(fields) for deciding what is shown and what changed. Besides submission, no rule
  ///   is asked but the maximum lengths.
  @discardableResult
  public mutating func send(_ event: FormEvent) throws(FormEventError) -> [RowChange] {
    guard status != .cancelled else { throw .cancelled }
    switch event {
    case .edit(let key, let value): try edit(key, value)
    case .append(let key, let value): try append(value, to: key)
    case .remove(let key, let index): try remove(index, from: key)
    case .move(let key, let from, let to): try moveItem(of: key, from, to)
    case .paste(let contact): try paste(contact)
    case .undo: try undo()
    case .focus(let id): try setFocus(id)
    case .focusNext: focus = typedRow(forward: true) ?? focus
    case .focusPrevious: focus = typedRow(forward: false) ?? focus
    case .setTime(let now): context.now = now
    case .setFact(let name, let value): context.facts[name] = value
    case .setOptions(let key, let options):
      guard let field = definition[key] else { throw .unknown(key) }
      guard field.kind.takesOptions else { throw .noChoice(key) }
      context.options[key] = options
    case .submit: submit()
    case .finishUpload(let file, let url): uploads[file] = url
    case .accept:
      guard status == .submitting else { throw .notSubmitting }
      status = .submitted
    case .refuse(let messages):
      guard status == .submitting else { throw .notSubmitting }
      status = .editing
      for (key, message) in messages {
        if let number = definition.layout.number(ofDelivered: key) {
          fields[number].mark = .refused(message)
        }
      }
    case .cancel: status = .cancelled
    }
    return update()
  }

  /// Takes another data set while the form is open: a newer one. Values stay as they are; rows show
  /// the names of the new one.
  ///
  /// - Returns: the changes that turn the rows of before into the rows of now.
  @discardableResult
  public mutating func setRegions(_ regions: RegionTree?) -> [RowChange] {
    context.regions = regions
    return update()
  }

  /// Takes what the form is judged by from elsewhere.
  package mutating func setContext(_ context: FormContext) {
    self.context = context
    _ = update()
  }

  /// Brings what follows from values, marks and focus up to date.
  private mutating func update() -> [RowChange] {
    let previous = shown
    shown = currentlyShown()
    for number in fields.indices where previous[number] && !shown[number] {
      fields[number].forgetMarks()
    }
    var new = currentRows()
    if let focus, !new.contains(where: { $0.id == focus }) {
      self.focus = nil
      new = currentRows()
    }
    let changes = RowChange.changes(from: rows, to: new)
    rows = new
    return changes
  }

  /// The number of a field that is shown and may be changed now. A form that was submitted is open
  /// again after that.
  private mutating func open(_ key: String) throws(FormEventError) -> Int {
    guard status != .submitting else { throw .submitting }
    guard let number = definition.layout.index[key] else { throw .unknown(key) }
    guard shown[number] else { throw .notShown(key) }
    guard !definition.fields[number].isReadOnly else { throw .readOnly(key) }
    return number
  }

  mutating func edit(_ key: String, _ value: FormValue?) throws(FormEventError) {
    if let dot = key.firstIndex(of: ".") {
      return try editItem(key, of: String(key[..<dot]), value)
    }
    let number = try open(key)
    guard let value else {
      try ask(number, nil)
      fields[number].value = nil
      fields[number].items = []
      return edited(number)
    }
    let fitted = try fit(value, to: definition.fields[number].kind, of: key)
    try ask(number, fitted)
    if case .list(let items) = fitted {
      fields[number].setItems(items, key: key)
    } else {
      fields[number].value = fitted
    }
    edited(number)
  }

  private mutating func editItem(
    _ id: String, of key: String, _ value: FormValue?
  ) throws(FormEventError) {
    let number = try open(key)
    guard case .list(let kind) = definition.fields[number].kind else { throw .unknown(id) }
    guard let index = fields[number].items.firstIndex(where: { $0.id == id }) else {
      throw .unknown(id)
    }
    var items = fields[number].items
    if let value {
      items[index].value = try fit(value, to: kind, of: id)
      items[index].mark = nil
    } else {
      items.remove(at: index)
    }
    try ask(number, .list(items.map { $0.value }))
    fields[number].items = items
    edited(number)
  }

  /// Asks the rules of a field that refuse at once.
  private func ask(_ number: Int, _ value: FormValue?) throws(FormEventError) {
    let field = definition.layout.fields[number]
    if let violation = refusal(of: field, value) { throw .refused(key: field.key, violation) }
  }

  private mutating func append(_ value: FormValue, to key: String) throws(FormEventError) {
    let (number, kind) = try list(key)
    let fitted = try fit(value, to: kind, of: key)
    try ask(number, .list(fields[number].items.map { $0.value } + [fitted]))
    fields[number].append(fitted, key: key)
    edited(number)
  }

  private mutating func remove(_ index: Int, from key: String) throws(FormEventError) {
    let (number, _) = try list(key)
    guard fields[number].items.indices.contains(index) else {
      throw .noItem(key: key, index: index)
    }
    var items = fields[number].items
    items.remove(at: index)
    try ask(number, items.isEmpty ? nil : .list(items.map { $0.value }))
    fields[number].items = items
    edited(number)
  }

  private mutating func moveItem(
    of key: String, _ from: Int, _ to: Int
  ) throws(FormEventError) {
    let (number, _) = try list(key)
    for index in [from, to] where !fields[number].items.indices.contains(index) {
      throw .noItem(key: key, index: index)
    }
    fields[number].items.insert(fields[number].items.remove(at: from), at: to)
    edited(number)
  }

  private mutating func list(_ key: String) throws(FormEventError) -> (Int, FieldKind) {
    let number = try open(key)
    guard case .list(let kind) = definition.fields[number].kind else { throw .noList(key) }
    return (number, kind)
  }

  private func fit(
    _ value: FormValue, to kind: FieldKind, of key: String
  ) throws(FormEventError) -> FormValue {
    do {
      return try kind.fitted(value)
    } catch {
      throw .value(key: key, error)
    }
  }

  private mutating func setFocus(_ id: String?) throws(FormEventError) {
    guard status != .submitting else { throw .submitting }
    guard let id else {
      left(for: nil)
      focus = nil
      return
    }
    guard rows.contains(where: { $0.id == id }) else {
      throw definition[id] == nil ? .unknown(id) : .notShown(id)
    }
    left(for: id)
    if let number = definition.layout.index[id], definition.layout.fields[number].kind.isReveal {
      // Touched, the row gives way to what it stands for.
      fields[number].value = .toggle(true)
      focus = nil
      return edited(number)
    }
    focus = id
  }

  /// The row that has the focus is left for another: rules that speak then do.
  private mutating func left(for id: String?) {
    guard let focus, focus != id, let row = rows.first(where: { $0.id == focus }),
      row.key != rows.first(where: { $0.id == id })?.key,
      let number = definition.layout.index[row.key], fields[number].mark == nil,
      let violation = violation(of: definition.fields[number], value(of: number), on: .leaving)
    else { return }
    fields[number].mark = violation
  }

  /// Forgets what submission said and an edit takes back.
  private mutating func edited(_ number: Int) {
    status = .editing
    fields[number].isDoubtful = false
    switch fields[number].mark?.cause {
    case .required where value(of: number)?.isEmpty ?? true: break
    default: fields[number].mark = nil
    }
    for other in definition.layout.comparedWith[number] {
      if case .order = fields[other].mark?.cause { fields[other].mark = nil }
    }
  }

  private mutating func submit() {
    guard status == .editing else { return }
    for number in fields.indices { fields[number].forgetMarks() }
    let failures = validate()
    for failure in failures {
      let mark: FormViolation =
        failure.titles.isEmpty
        ? failure.violation : .inside(titles: failure.titles, failure.violation)
      if let index = failure.item {
        fields[failure.field].items[index].mark = fields[failure.field].items[index].mark ?? mark
      } else {
        fields[failure.field].mark = fields[failure.field].mark ?? mark
      }
    }
    status = failures.isEmpty ? .submitting : .editing
  }
}
