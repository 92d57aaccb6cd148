import RegionForms

extension FormScreen {
  mutating func edit(_ key: Key) -> Outcome? {
    guard let row = focusedRow, let kind = form.kind(of: row) else {
      return key == .enter || key == .character(" ") ? submit() : nil
    }
    switch kind {
    case .text, .attachment, .multilineText: editLine(row, key, isMultiline: kind.isMultiline)
    case .dateTime: editMoment(row, key)
    case .toggle:
      switch key {
      case .enter, .left, .right, .character(" "):
        send(.edit(key: row.id, value: .toggle(row.value != .toggle(true))))
      default: break
      }
    case .choice(let options):
      editChoice(of: row, among: form.context.options(of: row.key, options) ?? [], key)
    case .leadTime(_, let offered):
      let options = offered.map { lead in
        FormChoice("\(lead)", FormText(lead.text(in: .english), chinese: lead.text(in: .chinese)))
      }
      editChoice(of: row, among: options, key)
    case .reveal:
      switch key {
      case .enter, .right, .character(" "): send(.focus(row.id))
      default: break
      }
    case .region(let region):
      switch key {
      case .enter, .right, .character(" "):
        return .pickRegion(.row(row.id), region, preset: row.value?.text)
      default: clear(row, key)
      }
    case .form(let definition):
      switch key {
      case .enter, .right, .character(" "):
        return .fillForm(.row(row.id), definition, record: row.value)
      default: clear(row, key)
      }
    case .list(let item):
      switch key {
      case .enter, .right, .character(" "), .character("+"): return append(item, to: row)
      default: break
      }
    }
    return nil
  }

  /// Empties a row, or removes an item.
  mutating func clear(_ row: FormRow, _ key: Key) {
    guard key == .backspace || key == .delete else { return }
    if row.kind == .item {
      removeItem(row)
    } else {
      send(.edit(key: row.id, value: nil))
    }
    scroll()
  }

  mutating func removeItem(_ row: FormRow) {
    let before = positions.firstIndex(of: .row(row.id)) ?? 0
    send(.edit(key: row.id, value: nil))
    setFocus(positions[min(max(before - 1, 0), positions.count - 1)])
  }

  mutating func editLine(_ row: FormRow, _ key: Key, isMultiline: Bool) {
    guard case .line(var line) = editor else { return }
    switch key {
    case .enter where isMultiline: line.insert("\n")
    case .enter: return moveFocus(by: 1)
    case .backspace where row.kind == .item && line.isEmpty: return removeItem(row)
    default: guard line.take(key, isMultiline: isMultiline) else { return }
    }
    let isChanged = line.text != row.value?.text ?? ""
    editor = .line(line)
    if isChanged { fileProblems[row.id] = nil }
    if isChanged { send(.edit(key: row.id, value: .text(line.text))) }
    scroll()
  }

  mutating func editMoment(_ row: FormRow, _ key: Key) {
    guard case .moment(var moment) = editor else { return }
    switch key {
    case .left: moment.movePart(by: -1)
    case .right: moment.movePart(by: 1)
    case .character("+"), .character("="): moment.add(1)
    case .character("-"): moment.add(-1)
    case .character(let scalar) where ("0"..."9").contains(scalar):
      moment.type(Int(scalar.value) - 0x30)
    case .paste(let text):
      for scalar in text.unicodeScalars where ("0"..."9").contains(scalar) {
        moment.type(Int(scalar.value) - 0x30)
      }
    case .enter: return moveFocus(by: 1)
    case .backspace, .delete:
      if row.kind == .item { return removeItem(row) }
      moment.clear()
    default: return
    }
    editor = .moment(moment)
    let text = moment.settled.map { FormValue.text("\($0)") }
    if text != row.value { send(.edit(key: row.id, value: text)) }
    scroll()
  }

  mutating func editChoice(of row: FormRow, among options: [FormChoice], _ key: Key) {
    let step: Int
    switch key {
    case .enter, .right, .character(" "): step = 1
    case .left: step = -1
    default: return clear(row, key)
    }
    guard !options.isEmpty else { return }
    let current = options.firstIndex { $0.id == row.value?.text }
    let next = current.map { ($0 + step + options.count) % options.count }
    let option = options[next ?? (step > 0 ? 0 : options.count - 1)]
    send(.edit(key: row.id, value: .text(option.id)))
  }

  mutating func append(_ kind: FieldKind, to row: FormRow) -> Outcome? {
    switch kind {
    case .region(let region): return .pickRegion(.end(list: row.key), region, preset: nil)
    case .form(let definition): return .fillForm(.end(list: row.key), definition, record: nil)
    case .choice(let own):
      // The first that isn't in the list yet, where each may be there once.
      let options = form.context.options(of: row.key, own) ?? []
      let taken = form.rows.filter { $0.key == row.key && $0.kind == .item }.map { $0.value?.text }
      let free = options.first { option in !taken.contains { $0 == option.id } }
      add((free ?? options.first).map { .text($0.id) } ?? .text(""), to: row.key)
    default: add(.text(""), to: row.key)
    }
    return nil
  }

  /// Adds an item to a list and brings it to the front.
  mutating func add(_ value: FormValue?, to key: String) {
    guard let value else { return }
    send(.append(key: key, value: value))
    if let last = form.rows.last(where: { $0.key == key && $0.kind == .item }) {
      setFocus(.row(last.id))
    }
  }

  /// Takes in what was found outside of this screen; `nil` leaves everything as it was.
  mutating func receive(_ value: FormValue?, for target: Target) {
    guard let value else { return }
    switch target {
    case .row(let id): send(.edit(key: id, value: value))
    case .end(let list): add(value, to: list)
    }
    scroll()
  }
}

extension FieldKind {
  fileprivate var isMultiline: Bool {
    if case .multilineText = self { true } else { false }
  }
}
