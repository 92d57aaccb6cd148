import RegionForms

/// A form as a terminal shows it: the engine, and what belongs to the screen alone, which is the row
/// in front, the text under the caret and the scroll position. Knows no terminal: keys go in, frames
/// come out.
///
/// All rows stand below each other, with the errors under them; the last place is the button that
/// submits.
struct FormScreen {
  /// What has the keyboard.
  enum Focus: Equatable {
    case row(String)
    case submit
  }

  /// What edits the value in front.
  enum Editor: Equatable {
    case none
    case line(LineEditor)
    case moment(DateTimeEditor)
  }

  /// Where a value goes that is found outside of this screen.
  enum Target: Equatable {
    /// To a field or an item, by its row.
    case row(String)
    /// To the end of a list, as a new item.
    case end(list: String)
  }

  /// What the owner of the screen has to do.
  enum Outcome {
    case submitted
    case cancelled
    case suspend
    case pickRegion(Target, FormRegion, preset: String?)
    case fillForm(Target, FormDefinition, record: FormValue?)
  }

  private(set) var form: FormState
  let texts: FormTexts
  private(set) var size: ScreenSize
  private(set) var focus = Focus.submit
  private(set) var editor = Editor.none
  /// The number of body lines scrolled out at the top.
  private(set) var offset = 0
  /// What the last key could not do, until the next key.
  private(set) var message: String?
  /// What time it is; asked at submission.
  private let clock: () -> DateTime?
  private let initialValues: [String: FormValue]

  init(_ form: FormState, size: ScreenSize, clock: @escaping () -> DateTime? = { nil }) {
    self.form = form
    self.size = size
    self.clock = clock
    texts = FormTexts(form.context.language)
    initialValues = form.values
    setFocus(places.first ?? .submit)
  }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    scroll()
  }

  // MARK: Rows

  /// Where the focus may be, from the top. An inline editor belongs to the row it opens under.
  private var places: [Focus] {
    form.rows.filter { $0.kind != .dateTimeEditor }.map { .row($0.id) } + [.submit]
  }

  /// The row in front.
  var focusedRow: FormRow? {
    guard case .row(let id) = focus else { return nil }
    return form.rows.first { $0.id == id }
  }

  /// The kind of a row's value: of an item, what its list holds.
  func kind(of row: FormRow) -> FieldKind? {
    let kind = form.definition[row.key]?.kind
    if row.kind == .item, case .list(let item)? = kind { return item }
    return kind
  }

  private mutating func setFocus(_ place: Focus) {
    focus = place
    editor = .none
    // A row that stands for others gives way when it is entered, not when the focus passes.
    if case .row(let id) = place, form.rows.first(where: { $0.id == id })?.kind != .reveal {
      send(.focus(id))
    } else {
      send(.focus(nil))
    }
    if let row = focusedRow {
      let text = row.value?.text
      switch kind(of: row) {
      case .text, .multilineText, .attachment: editor = .line(LineEditor(text ?? ""))
      case .dateTime:
        editor = .moment(DateTimeEditor(text.flatMap { DateTime($0) }, now: form.context.now))
      default: break
      }
    }
    scroll()
  }

  private mutating func moveFocus(by step: Int) {
    let places = places
    let index = places.firstIndex(of: focus) ?? 0
    setFocus(places[min(max(index + step, 0), places.count - 1)])
  }

  /// Sends an event to the engine; one that doesn't fit becomes the message.
  private mutating func send(_ event: FormEvent) {
    do throws(FormEventError) {
      try form.send(event)
    } catch {
      message = "\(error)"
    }
    // A row may be gone that was in front: an item, a field whose condition no longer holds.
    if case .row(let id) = focus, !form.rows.contains(where: { $0.id == id }) {
      focus = places.first ?? .submit
      editor = .none
    }
  }

  // MARK: Keys

  /// Does what a key means.
  ///
  /// - Returns: what is left to do outside; `nil`: show the next frame and go on.
  mutating func handle(_ key: Key) -> Outcome? {
    let wasWarned = message == texts.discard
    message = nil
    switch key {
    case .up, .backTab, .control("p"), .wheelUp: moveFocus(by: -1)
    case .down, .tab, .control("n"), .wheelDown: moveFocus(by: 1)
    case .pageUp: moveFocus(by: -(bodyHeight - 1))
    case .pageDown: moveFocus(by: bodyHeight - 1)
    case .control("d"): return submit()
    case .control("c"), .hangUp: return cancel()
    case .control("z"): return .suspend
    case .escape:
      if wasWarned || form.values == initialValues { return cancel() }
      message = texts.discard
    case .press(let row, _): return press(row)
    case .resize, .other: break
    default: return edit(key)
    }
    return nil
  }

  private mutating func cancel() -> Outcome {
    send(.cancel)
    return .cancelled
  }

  private mutating func submit() -> Outcome? {
    if let now = clock() { send(.now(now)) }
    send(.submit)
    if form.status == .submitting { send(.accepted) }
    if form.status == .submitted { return .submitted }
    if let first = form.firstError { setFocus(.row(first)) }
    return nil
  }

  private mutating func press(_ row: Int) -> Outcome? {
    guard let place = place(at: row) else { return nil }
    let wasInFront = focus == place
    setFocus(place)
    // The first click brings a row to the front; a button is pressed at once.
    guard place == .submit || wasInFront else { return nil }
    return edit(.enter)
  }

  // MARK: Editing

  private mutating func edit(_ key: Key) -> Outcome? {
    guard let row = focusedRow, let kind = kind(of: row) else {
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
      editChoice(row, form.context.options(of: row.key, options) ?? [], key)
    case .leadTime(_, let offered):
      let options = offered.map { lead in
        FormChoice("\(lead)", FormText(lead.text(in: .english), chinese: lead.text(in: .chinese)))
      }
      editChoice(row, options, key)
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
  private mutating func clear(_ row: FormRow, _ key: Key) {
    guard key == .backspace || key == .delete else { return }
    if row.kind == .item {
      removeItem(row)
    } else {
      send(.edit(key: row.id, value: nil))
    }
    scroll()
  }

  private mutating func removeItem(_ row: FormRow) {
    let before = places.firstIndex(of: .row(row.id)) ?? 0
    send(.edit(key: row.id, value: nil))
    setFocus(places[min(max(before - 1, 0), places.count - 1)])
  }

  private mutating func editLine(_ row: FormRow, _ key: Key, isMultiline: Bool) {
    guard case .line(var line) = editor else { return }
    switch key {
    case .enter where isMultiline: line.insert("\n")
    case .enter: return moveFocus(by: 1)
    case .backspace where row.kind == .item && line.isEmpty: return removeItem(row)
    default: guard line.take(key, isMultiline: isMultiline) else { return }
    }
    let isChanged = editor != .line(line) && line.text != row.value?.text ?? ""
    editor = .line(line)
    if isChanged { send(.edit(key: row.id, value: .text(line.text))) }
    scroll()
  }

  private mutating func editMoment(_ row: FormRow, _ key: Key) {
    guard case .moment(var moment) = editor else { return }
    switch key {
    case .left: moment.movePart(by: -1)
    case .right: moment.movePart(by: 1)
    case .character("+"), .character("="): moment.add(1)
    case .character("-"): moment.add(-1)
    case .character(let scalar) where ("0"..."9").contains(scalar):
      moment.type(Int(scalar.value) - 0x30)
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

  private mutating func editChoice(_ row: FormRow, _ options: [FormChoice], _ key: Key) {
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

  private mutating func append(_ kind: FieldKind, to row: FormRow) -> Outcome? {
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
  private mutating func add(_ value: FormValue?, to key: String) {
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

  // MARK: Scrolling

  /// The rows of the terminal between the title and the last line.
  var bodyHeight: Int { max(size.rows - 2, 1) }

  /// Scrolls as little as needed for the row in front to be in view.
  private mutating func scroll() {
    let body = body
    let lines = body.indices.filter { body[$0].place == focus }
    guard let first = lines.first, let last = lines.last else { return }
    let viewport = FormViewport(
      offset: Double(offset), height: Double(bodyHeight), contentHeight: Double(body.count))
    offset = Int(viewport.offsetShowing(top: Double(first), rowHeight: Double(last - first + 1)))
  }
}

extension FieldKind {
  fileprivate var isMultiline: Bool {
    if case .multilineText = self { true } else { false }
  }
}
