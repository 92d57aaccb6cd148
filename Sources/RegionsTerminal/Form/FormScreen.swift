import RegionForms

/// A form as a terminal shows it: the engine, and what belongs to the screen alone, which is the row
/// in front, the text under the caret and the scroll position. Knows no terminal: keys go in, frames
/// come out.
///
/// All rows stand below each other, with the errors under them; the last position is the button that
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
    case redraw
    case pickRegion(Target, FormRegion, preset: String?)
    case fillForm(Target, FormDefinition, record: FormValue?)
  }

  var form: FormState
  let texts: FormTexts
  var size: ScreenSize
  var focus = Focus.submit
  var editor = Editor.none
  /// The number of body lines scrolled out at the top.
  var offset = 0
  /// What the last key could not do, until the next key.
  var message: String?
  /// The same for what is no failure.
  var note: String?
  /// What is wrong with files, by the row that names them.
  var fileProblems: [String: String] = [:]
  /// The titles of the forms this one is inside of, outermost first.
  let trail: [String]
  /// Whether leaving throws nothing away.
  let keepsDraft: Bool
  /// Whether the draft could not be written the last time: leaving now would lose what was filled in.
  var draftFailed = false
  let files: FormFiles
  /// Takes a pasted message apart; `nil`: no one does.
  let contactReader: ((String, FormState) -> PastedContact)?
  /// The line in which a message is typed, while it is open.
  var messageLine: LineEditor?
  /// What time it is; asked at submission.
  let clock: () -> DateTime?
  let initialValues: [String: FormValue]

  init(
    _ form: FormState, size: ScreenSize, trail: [String] = [], keepsDraft: Bool = false,
    files: FormFiles = FormFiles(),
    contactReader: ((String, FormState) -> PastedContact)? = nil,
    clock: @escaping () -> DateTime? = { nil }
  ) {
    self.trail = trail
    self.keepsDraft = keepsDraft
    self.files = files
    self.contactReader = contactReader
    self.form = form
    self.size = size
    self.clock = clock
    texts = FormTexts(form.context.language)
    initialValues = form.values
    setFocus(positions.first ?? .submit)
  }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    scroll()
  }

  // MARK: Rows

  /// Where the focus may be, from the top. An inline editor belongs to the row it opens under.
  var positions: [Focus] {
    form.rows.filter { $0.kind != .dateTimeEditor }.map { .row($0.id) } + [.submit]
  }

  /// The row in front.
  var focusedRow: FormRow? {
    guard case .row(let id) = focus else { return nil }
    return form.rows.first { $0.id == id }
  }

  mutating func setFocus(_ position: Focus) {
    if position != focus { leaveAttachment() }
    focus = position
    editor = .none
    // A row that stands for others gives way when it is entered, not when the focus passes.
    if case .row(let id) = position, form.rows.first(where: { $0.id == id })?.kind != .reveal {
      send(.focus(id))
    } else {
      send(.focus(nil))
    }
    if let row = focusedRow {
      let text = row.value?.text
      switch form.kind(of: row) {
      case .text, .multilineText, .attachment: editor = .line(LineEditor(text ?? ""))
      case .dateTime:
        editor = .moment(DateTimeEditor(text.flatMap { DateTime($0) }, now: form.context.now))
      default: break
      }
    }
    scroll()
  }

  mutating func moveFocus(by step: Int) {
    let positions = positions
    let index = positions.firstIndex(of: focus) ?? 0
    setFocus(positions[min(max(index + step, 0), positions.count - 1)])
  }

  /// Sends an event to the engine; one that doesn't fit becomes the message.
  mutating func send(_ event: FormEvent) {
    do throws(FormEventError) {
      try form.send(event)
    } catch {
      message = error.message(in: form.context.language)
    }
    // A row may be gone that was in front: an item, a field whose condition no longer holds.
    if case .row(let id) = focus, !form.rows.contains(where: { $0.id == id }) {
      focus = positions.first ?? .submit
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
    note = nil
    if editMessage(key) { return nil }
    switch key {
    case .up, .backTab, .control("p"), .wheelUp: moveFocus(by: -1)
    case .tab where completesPath(): break
    case .down, .tab, .control("n"), .wheelDown: moveFocus(by: 1)
    case .pageUp: moveFocus(by: -(bodyHeight - 1))
    case .pageDown: moveFocus(by: bodyHeight - 1)
    case .control("v") where takesMessages: openMessageLine()
    case .control("_"): undoPaste()
    case .paste(let text) where pasteMessage(text): break
    case .control("d"): return submit()
    case .control("c"), .hangUp: return cancel()
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    case .escape:
      if wasWarned || keepsDraft && !draftFailed || form.values == initialValues { return cancel() }
      message = texts.discard
    case .press(let row, _): return press(row)
    case .resize, .other: break
    default: return edit(key)
    }
    return nil
  }

  mutating func cancel() -> Outcome {
    send(.cancel)
    return .cancelled
  }

  mutating func submit() -> Outcome? {
    if let now = clock() { send(.setTime(now)) }
    checkFiles()
    send(.submit)
    if form.status == .submitting { send(fileProblems.isEmpty ? .accept : .refuse([:])) }
    if form.status == .submitted { return .submitted }
    if let first = form.rows.first(where: { $0.error != nil || fileProblems[$0.id] != nil }) {
      setFocus(.row(first.id))
    }
    return nil
  }

  mutating func press(_ row: Int) -> Outcome? {
    guard let position = position(at: row) else { return nil }
    let wasInFront = focus == position
    setFocus(position)
    // The first click brings a row to the front; a button is pressed at once.
    guard position == .submit || wasInFront else { return nil }
    return edit(.enter)
  }

  // MARK: Scrolling

  /// The rows of the terminal between the title and the last line.
  var bodyHeight: Int { max(size.rows - 2, 1) }

  /// Scrolls as little as needed for the row in front to be in view.
  mutating func scroll() {
    let body = body
    let lines = body.indices.filter { body[$0].position == focus }
    guard let first = lines.first, let last = lines.last else { return }
    let viewport = FormViewport(
      offset: Double(offset), height: Double(bodyHeight), contentHeight: Double(body.count))
    offset = Int(viewport.offsetShowing(top: Double(first), rowHeight: Double(last - first + 1)))
  }
}
