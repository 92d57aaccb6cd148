import RegionPicker

/// The picker as a terminal shows it: the state machine, and what belongs to the screen alone, which
/// is the cursor, the scroll position and the text being typed. Knows no terminal: keys go in,
/// frames come out.
///
/// The cursor is not the selection. It is a position in the list on screen: the rows of the focused
/// column that what was typed leaves, and below them what was found in the whole tree.
///
/// `Source` is `RegionTreeSource`; tests bring results that no tree has.
struct PickerScreen<Source: OptionSource> where Source.ID == String {
  typealias Picker = CascadePicker<String>

  /// Where what is typed is looked for.
  enum Scope: Equatable {
    /// In the focused column first, and below that everywhere.
    case column
    /// Everywhere.
    case tree
  }

  /// What the owner of the screen has to do.
  enum Outcome: Equatable {
    case chosen(id: String)
    case cancelled
    case suspend
    case redraw
  }

  var session: PickerSession<Source>
  /// The same picker looking through the whole tree for the text of a moment ago: a picker shows a filter or a
  /// search, the screen both. `nil`: nothing was looked for.
  var searched: PickerSession<Source>?
  let texts: PickerTexts
  let setting: PickerSetting

  var size: ScreenSize
  /// What was typed, as it was typed.
  var editor = LineEditor()
  var scope = Scope.column
  /// Whether letters are text, where they are commands at first.
  var isTyping = false
  /// Whether the text has changed since ``settle()`` looked for it.
  var wantsSearch = false
  var list = PickerList(options: 0)
  /// The position of the cursor in the list, 0 for the first.
  var cursor = 0
  /// The position shown in the first row of the list.
  var top = 0
  /// What lies below the row under the cursor, as far as it was looked up.
  var below: Below?
  /// The first line of the keys on screen; `nil`: the list is.
  var keysOffset: Int?
  /// What the last key could not do, until the next key.
  var message: String?
  /// How many regions a search may find; counted when it is first shown.
  private(set) var total: Int?

  /// The options below a region: all of them, or how many there are if there are too many to list.
  struct Below: Equatable {
    var id: String
    var options: [Picker.Option]
    var count: Int
  }

  /// More options than this are not listed beside the list.
  static var belowLimit: Int { 1000 }

  /// Opens a picker.
  ///
  /// - Parameter preset: the region whose path is chosen at first.
  init(
    source: Source, configuration: Picker.Configuration, preset: String? = nil,
    texts: PickerTexts, setting: PickerSetting = PickerSetting(), size: ScreenSize
  ) {
    self.texts = texts
    self.setting = setting
    self.size = size
    session = PickerSession(source: source, configuration: configuration)
    _ = send(preset.map { .presetID($0) } ?? .open)
    restart()
    if !setting.query.isEmpty {
      isTyping = true
      editor.insert(setting.query)
      textChanged()
    }
    settle()
  }

  var picker: Picker { session.picker }
  /// What was found in the whole tree.
  var results: [Picker.Result] { searched?.picker.search?.results ?? [] }
  var layout: PickerLayout { PickerLayout(rows: size.rows, hasTitle: setting.title != nil) }

  /// What is looked for: what was typed, without the blanks around it.
  var text: String { editor.text.trimmed }

  /// How many positions the list has, headings included.
  var count: Int { list.count }

  /// What letters are at the moment.
  var mode: PickerAction.Mode {
    if setting.keys == .vi, !isTyping { return .commands }
    return editor.isEmpty ? .empty : .text
  }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    scroll()
  }

  /// Does what takes its time, once no key is waiting: looks for what was typed in the whole tree,
  /// and for what lies below the cursor.
  mutating func settle() {
    search()
    lookBelow()
  }

  private mutating func lookBelow() {
    if total == nil, !text.isEmpty { total = setting.regionCount() }
    // Of an option it is known whether there is something below, of a result it is not.
    guard size.columns >= PickerColumns.least || optionUnderCursor == nil else { return }
    guard let id = idUnderCursor else {
      below = nil
      return
    }
    guard below?.id != id else { return }
    if let count = optionUnderCursor?.childCount, count == 0 || count > Self.belowLimit {
      below = Below(id: id, options: [], count: count)
      return
    }
    let options = session.source.options(below: id)
    below = Below(
      id: id, options: options.count > Self.belowLimit ? [] : options, count: options.count)
  }

  // MARK: Under the cursor

  var itemUnderCursor: PickerList.Item? {
    cursor >= 0 && cursor < count ? list[cursor] : nil
  }

  /// The row of the focused column under the cursor.
  var optionUnderCursor: Picker.Option? {
    guard case .option(let position)? = itemUnderCursor else { return nil }
    return picker.focusedColumn[picker.visibleRow(at: position)]
  }

  /// The region under the cursor.
  var idUnderCursor: String? {
    switch itemUnderCursor {
    case .option: optionUnderCursor?.id
    case .result(let index): results[index].ids.last
    case .heading, nil: nil
    }
  }

  /// Whether Enter ends the picker.
  var endsUnderCursor: Bool {
    let isLast: Bool
    var count: Int?
    switch itemUnderCursor {
    case .option:
      isLast = picker.configuration.maxDepth == picker.focusedLevel + 1
      count = optionUnderCursor?.childCount
    case .result(let index): isLast = picker.configuration.maxDepth == results[index].ids.count
    case .heading, nil: return false
    }
    if count == nil, let below, below.id == idUnderCursor { count = below.count }
    return isLast || count == 0
  }

  /// Sends an event to the state machine; a refusal becomes the message.
  mutating func send(_ event: Picker.Event) -> Outcome? {
    do throws(Picker.Refusal) {
      try session.send(event)
    } catch {
      message = texts.refusal(error)
    }
    guard picker.phase == .finished, let last = picker.selected.last else { return nil }
    return .chosen(id: last.id)
  }
}

/// What a picker is set up with besides its configuration.
package struct PickerSetting: Sendable {
  /// What is being chosen, above the tabs: the name of a form's field.
  package var title: String?
  /// What the data set calls the levels, the picker's level 0 first; may be short or empty.
  package var levelLabels: [String] = []
  /// The names of the regions above level 0.
  package var namesAbove: [String] = []
  package var keys = PickerKeys.typing
  /// What is typed at first.
  package var query = ""
  /// How many regions a search may find; asked once, when something was typed.
  package var regionCount: @Sendable () -> Int? = { nil }
  /// More results than this a search doesn't give.
  package var resultLimit: Int?

  package init() {}
}
