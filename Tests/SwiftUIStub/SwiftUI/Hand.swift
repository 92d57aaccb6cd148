public import Foundation

/// Why something can't be done on a screen.
public struct ScreenError: Error, CustomStringConvertible {
  public let description: String
}

/// What a finger, a keyboard and an eye do.
extension Screen {
  // MARK: Looking

  /// Every text in front, from top to bottom.
  public var texts: [String] {
    front.compactMap { node in
      switch node.kind {
      case .text(let runs): runs.map(\.text).joined()
      default: nil
      }
    }
  }
  /// Whether a text stands there, in sight or to be scrolled to.
  public func shows(_ text: String) -> Bool { texts.contains(text) }
  /// Whether a text is in sight without scrolling.
  public func isInSight(_ text: String) -> Bool {
    front.contains { node in
      if case .text(let runs) = node.kind, runs.map(\.text).joined() == text {
        return isInSight(node)
      }
      return false
    }
  }
  /// Whether a sheet, a dialog or an alert is over the view: its kind.
  public var presented: [String] {
    update()
    return presentations.map(\.name)
  }
  /// The names of the pictures in front.
  public var images: [String] {
    front.compactMap { if case .image(let name, _) = $0.kind { name } else { nil } }
  }
  /// What a picture, a text or a control is given as a style, by the name of the modifier.
  public func style(_ name: String, of label: String) throws -> String? {
    let node = try (try? one(label) { !$0.isButton }) ?? one(label) { _ in true }
    return node.style(name) ?? node.environment.styles[name]
  }
  /// The parts of a text that are coloured.
  public func coloured(_ text: String) -> [String] {
    for node in front {
      if case .text(let runs) = node.kind, runs.map(\.text).joined() == text {
        return runs.filter { $0.color != nil }.map(\.text)
      }
    }
    return []
  }
  /// Whether something turns.
  public var isSpinning: Bool {
    front.contains { if case .progress(nil) = $0.kind { true } else { false } }
  }
  /// How far the bars are.
  public var progress: [Double] {
    front.compactMap { if case .progress(let value?) = $0.kind { value } else { nil } }
  }
  /// The labels of the buttons in front.
  public var buttons: [String] { front.filter(\.isButton).map(\.label) }
  /// The texts of each row of the list in front.
  public var rows: [[String]] {
    front.filter(\.isList).first?.rows.map(\.texts) ?? []
  }
  public func isEnabled(_ label: String) throws -> Bool {
    try one(label) { $0.isControl }.environment.isEnabled
  }
  /// The text in a field.
  public func content(of field: String) throws -> String {
    guard case .field(_, let text, _) = try self.field(field).kind else { return "" }
    return text.wrappedValue
  }
  public func isOn(_ label: String) throws -> Bool {
    guard case .toggle(_, let isOn) = try one(label, { $0.isToggle }).kind else { return false }
    return isOn.wrappedValue
  }
  public func date(_ label: String) throws -> Date {
    guard case .date(_, let date) = try one(label, { $0.isDate }).kind else { return .distantPast }
    return date.wrappedValue
  }
  /// The label of the field that has the keyboard.
  public var focused: String? {
    for node in front {
      if case .modifier(.focus(let has, _)) = node.kind, has() {
        return node.visible.first { $0.isField }?.label
      }
    }
    return nil
  }

  // MARK: Touching

  /// Presses a button by its label, in sight or scrolled to; in a list, a button of the default style takes
  /// every other such button of its row along, as SwiftUI does.
  public func press(_ label: String, inRow row: String? = nil) throws {
    try activate(try one(label, inRow: row) { $0.isButton })
  }
  /// Presses the button that is a row of a list, by its label.
  public func press(row label: String) throws { try press(label, inRow: label) }
  /// Touches whatever bears a text, a picture's name or a label: the button it is in, else the row's.
  public func touch(_ label: String) throws {
    let node = try one(label) { _ in true }
    if let button = ([node] + node.ancestors).first(where: \.isButton) {
      return try activate(button)
    }
    for node in [node] + node.ancestors {
      if case .modifier(.tap(let action)) = node.kind {
        action()
        return update()
      }
    }
    if let row = node.row { fire(row) }
  }
  private func activate(_ button: Node) throws {
    guard case .button(let role, let action) = button.kind else { return }
    guard button.environment.isEnabled else {
      throw ScreenError(description: "“\(button.label)” can't be pressed now")
    }
    if let last = presentations.last, last.name != "sheet" {
      // A dialog closes before its button acts.
      last.isPresented.wrappedValue = false
      _ = role
    }
    if button.takesRow, let row = button.row { return fire(row) }
    action()
    update()
  }
  private func fire(_ row: Node) {
    for button in row.visible where button.takesRow && !button.isInMenu {
      if case .button(_, let action) = button.kind { action() }
    }
    update()
  }
  /// Opens a menu and chooses.
  public func choose(_ option: String, in menu: String) throws {
    let menu = try one(menu) { if case .menu = $0.kind { true } else { false } }
    guard menu.environment.isEnabled else {
      throw ScreenError(description: "the menu can't be opened now")
    }
    let items = menu.visible.filter(\.isButton)
    guard let item = items.first(where: { $0.label == option }),
      case .button(_, let action) = item.kind
    else { throw ScreenError(description: "“\(option)” is not among \(items.map(\.label))") }
    action()
    update()
  }
  /// Types a text in place of what is in a field, which gets the keyboard.
  public func type(_ text: String, into label: String, inRow row: String? = nil) throws {
    let node = try field(label, inRow: row)
    guard case .field(_, let binding, _) = node.kind else { return }
    guard node.environment.isEnabled else {
      throw ScreenError(description: "“\(label)” can't be typed in now")
    }
    for above in node.ancestors {
      if case .modifier(.focus(_, let take)) = above.kind { take() }
    }
    update()
    binding.wrappedValue = text
    update()
  }
  /// Presses the return key of the keyboard.
  public func pressReturn() {
    for node in front {
      guard case .modifier(.focus(let has, _)) = node.kind, has() else { continue }
      for around in node.ancestors + node.visible {
        if case .modifier(.submit(let action)) = around.kind { action() }
      }
      break
    }
    update()
  }
  public func flip(_ label: String) throws {
    let node = try one(label) { $0.isToggle }
    guard node.environment.isEnabled else {
      throw ScreenError(description: "“\(label)” can't be switched now")
    }
    if case .toggle(_, let isOn) = node.kind { isOn.wrappedValue.toggle() }
    update()
  }
  public func set(_ date: Date, on label: String) throws {
    guard case .date(_, let binding) = try one(label, { $0.isDate }).kind else { return }
    binding.wrappedValue = date
    update()
  }
  /// Pulls the sheet in front down.
  public func swipeDown() throws {
    update()
    guard let sheet = presentations.last, sheet.name == "sheet" else {
      throw ScreenError(description: "no sheet is in front")
    }
    if sheet.nodes.contains(where: { $0.visible.contains { $0.style("stays") == "true" } }) {
      return
    }
    sheet.isPresented.wrappedValue = false
    update()
  }
  /// Closes a dialog or a menu by touching beside it.
  public func touchBeside() throws {
    guard let last = presentations.last, last.name == "dialog" else {
      throw ScreenError(description: "no dialog is in front")
    }
    last.isPresented.wrappedValue = false
    update()
  }
  /// Swipes to a page.
  public func turn(to page: some Hashable) throws {
    for node in front {
      guard case .pages(_, let select) = node.kind else { continue }
      guard node.children.contains(where: { $0.pageTag == AnyHashable(page) }) else {
        throw ScreenError(description: "there is no page \(page)")
      }
      select(AnyHashable(page))
      return update()
    }
    throw ScreenError(description: "there are no pages")
  }
  /// Swipes a row of a list away.
  public func swipeAway(_ label: String) throws {
    let node = try one(label) { _ in true }
    if node.ancestors.contains(where: {
      if case .modifier(.keeps(true)) = $0.kind { true } else { false }
    }) {
      throw ScreenError(description: "“\(label)” can't be swiped away")
    }
    for above in [node] + node.ancestors {
      if case .modifier(.delete(let action)) = above.kind {
        action([try place(of: above)])
        return update()
      }
    }
    throw ScreenError(description: "“\(label)” can't be swiped away")
  }
  /// Drags a row of a list to another place, counted before the move.
  public func drag(_ label: String, to place: Int) throws {
    let node = try one(label) { _ in true }
    if node.ancestors.contains(where: {
      if case .modifier(.stays(true)) = $0.kind { true } else { false }
    }) {
      throw ScreenError(description: "“\(label)” can't be dragged")
    }
    for above in [node] + node.ancestors {
      if case .modifier(.move(let action)) = above.kind {
        action([try self.place(of: above)], place)
        return update()
      }
    }
    throw ScreenError(description: "“\(label)” can't be dragged")
  }
  private func place(of node: Node) throws -> Int {
    let like = front.filter {
      // Of the same section.
      switch ($0.kind, node.kind) {
      case (.modifier(.delete), .modifier(.delete)), (.modifier(.move), .modifier(.move)):
        $0.section === node.section
      default: false
      }
    }
    guard let index = like.firstIndex(where: { $0 === node }) else {
      throw ScreenError(description: "no such row")
    }
    return index
  }
  /// Waits until something is so: for a reply, the end of a task.
  public func wait(
    _ what: String = "", until isSo: @MainActor () -> Bool
  ) async throws {
    for _ in 0..<500 {
      update()
      if isSo() { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw ScreenError(description: "waited in vain \(what): \(texts)")
  }

  // MARK: Finding

  private func field(_ label: String, inRow row: String? = nil) throws -> Node {
    if let node = try? one(label, inRow: row, { $0.isField }) { return node }
    // The field of the row that a title stands in.
    let fields = front.filter { $0.isField && ($0.row?.texts ?? texts).contains(label) }
    guard let field = fields.first, fields.count == 1 else {
      throw ScreenError(
        description: "no field “\(label)” among \(front.filter(\.isField).map(\.label))")
    }
    return field
  }
  private func one(
    _ label: String, inRow row: String? = nil, _ isRight: (Node) -> Bool
  ) throws -> Node {
    var nodes = front.filter { node in
      isRight(node) && node.isSomething && (node.label == label || node.label(is: label))
    }
    if let row { nodes = nodes.filter { $0.row?.texts.contains(row) ?? false } }
    guard let first = nodes.first else {
      throw ScreenError(description: "no “\(label)” on the screen: \(texts), buttons \(buttons)")
    }
    // Of a control and its label, the control.
    return nodes.first { $0.isControl } ?? first
  }
}

extension Node {
  var section: Node? {
    ancestors.first { if case .group("section") = $0.kind { true } else { false } }
  }
  var isField: Bool { if case .field = kind { true } else { false } }
  var isToggle: Bool { if case .toggle = kind { true } else { false } }
  var isDate: Bool { if case .date = kind { true } else { false } }
  var isControl: Bool {
    switch kind {
    case .button, .field, .toggle, .date, .menu: true
    default: false
    }
  }
  var isSomething: Bool {
    switch kind {
    case .group, .modifier, .pages, .shape: false
    default: true
    }
  }
  /// Whether one of the texts in a control, not in what it opens, is this.
  func label(is text: String) -> Bool {
    switch kind {
    case .button, .toggle, .date: texts.contains(text)
    case .menu: children.first?.texts.contains(text) ?? false
    case .image(let name, _): name == text
    case .field(let prompt, _, _): prompt == text
    default: false
    }
  }
}
