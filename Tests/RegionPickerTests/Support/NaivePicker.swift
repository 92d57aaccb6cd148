/// The cascade as the original design writes it down: arrays of arrays, a list of titles that is
/// edited in place, and a source that answers at once. Slow and literal on purpose; it shares nothing
/// with `CascadePicker` but the meaning.
struct NaivePicker {
  enum Status { case idle, open, finished, cancelled }

  let roots: [Place]
  let maxDepth: Int
  /// Brings fault B1 back: the same choice goes on as if it were a new one.
  var hasFaultB1 = false

  var status = Status.idle
  var lists: [[Place]] = []
  var rows: [Int] = []
  var titles = [placeholder]
  var focus = -1
  var filter = ""
  var result: [String]?

  static let placeholder = "请选择"

  init(roots: [Place], maxDepth: Int?, hasFaultB1: Bool = false) {
    self.roots = roots
    self.maxDepth = maxDepth ?? 1000
    self.hasFaultB1 = hasFaultB1
  }

  /// Returns whether the act fits.
  mutating func perform(_ act: WalkAct) -> Bool {
    var next = self
    next.result = nil
    guard next.apply(act) else { return false }
    self = next
    return true
  }

  private mutating func apply(_ act: WalkAct) -> Bool {
    switch act {
    case .open:
      if status == .open { return false }
      if status == .idle { showRoots() }
      status = .open
      return true
    case .preset(let ids):
      if ids.isEmpty { return false }
      preset(ids)
      return true
    default: break
    }
    if status != .open { return false }
    switch act {
    case .select(let level, let row):
      if level < 0 || level >= lists.count { return false }
      if row < 0 || row >= lists[level].count { return false }
      filter = ""
      select(level, row)
    case .tab(let level):
      if level < 0 || level >= lists.count { return false }
      filter = ""
      focus = level
    case .back:
      if filter != "" {
        filter = ""
      } else if focus > 0 {
        focus -= 1
      } else {
        return false
      }
    case .filter(let text): filter = text
    case .cancel:
      filter = ""
      status = .cancelled
    default: break
    }
    return true
  }

  private mutating func showRoots() {
    lists = [roots]
    rows = []
    titles = [Self.placeholder]
    focus = 0
  }

  private mutating func select(_ level: Int, _ row: Int) {
    let chosen = lists[level][row]
    if level == maxDepth - 1 {
      rows = rows.prefix(level) + [row]
      titles = titles.prefix(level) + [chosen.name]
      focus = level
      finish()
      return
    }
    if level < rows.count && rows[level] == row && lists.count > level + 1 {
      focus = level + 1
      if !hasFaultB1 { return }
    }
    rows = rows.prefix(level) + [row]
    titles = titles.prefix(level) + [chosen.name]
    lists = Array(lists.prefix(level + 1))
    focus = level
    if chosen.below.isEmpty {
      finish()
    } else {
      lists.append(chosen.below)
      titles.append(Self.placeholder)
      focus = level + 1
    }
  }

  private mutating func finish() {
    status = .finished
    result = rows.indices.map { lists[$0][rows[$0]].id }
  }

  private mutating func preset(_ ids: [String]) {
    showRoots()
    filter = ""
    status = .open
    for id in ids.prefix(maxDepth) {
      guard lists.count == rows.count + 1 else { return }
      let level = rows.count
      guard let row = lists[level].firstIndex(where: { $0.id == id }) else { return }
      let chosen = lists[level][row]
      rows.append(row)
      titles.removeLast()
      titles.append(chosen.name)
      if level < maxDepth - 1 && !chosen.below.isEmpty {
        lists.append(chosen.below)
        titles.append(Self.placeholder)
        focus = level + 1
      }
    }
  }

  /// The rows of the focused list that contain the filter's text.
  var matches: [Int]? {
    if filter == "" { return nil }
    return lists[focus].indices.filter { lists[focus][$0].name.contains(filter) }
  }
}
