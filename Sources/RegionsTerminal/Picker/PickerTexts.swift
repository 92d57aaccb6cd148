/// The words the picker shows, in the user's language.
struct PickerTexts: Equatable {
  /// The tab of what is still to be chosen.
  var placeholder: String
  /// Joins the placeholder and what a level is called: "Select city".
  var placeholderJoint: String
  var filter: String
  var search: String
  var noMatch: String
  var nothingChosen: String
  /// What the keys do, the most important first: as many are shown as fit.
  var hints: [(key: String, meaning: String)]
  var filterHints: [(key: String, meaning: String)]
  var searchHints: [(key: String, meaning: String)]
  var confirmHint: (key: String, meaning: String)
  /// The question of the numbered prompts.
  var promptHint: String
  var promptConfirmHint: String
  /// What follows the number of options a numbered prompt doesn't list.
  var more: String
  var cancelled: String

  static let chinese = PickerTexts(
    placeholder: "请选择", placeholderJoint: "", filter: "筛选", search: "搜索全部",
    noMatch: "没有匹配项", nothingChosen: "尚未选择",
    hints: [
      ("↑↓", "移动"), ("Enter", "选择"), ("←", "返回"), ("Tab", "切换"), ("/", "筛选"), ("//", "搜索"),
      ("Esc", "取消"),
    ],
    filterHints: [("↑↓", "移动"), ("Enter", "选择"), ("/", "搜索全部"), ("Esc", "关闭")],
    searchHints: [("↑↓", "移动"), ("Enter", "前往"), ("Esc", "关闭")],
    confirmHint: ("^D", "完成"),
    promptHint: "编号、名称或 ID(回车返回上一级,q 取消)", promptConfirmHint: "(. 选定当前)",
    more: "项未列出,输入部分名称可缩小范围", cancelled: "已取消")

  static let english = PickerTexts(
    placeholder: "Select", placeholderJoint: " ", filter: "Filter", search: "Search all",
    noMatch: "no match", nothingChosen: "nothing chosen yet",
    hints: [
      ("↑↓", "move"), ("Enter", "choose"), ("←", "back"), ("Tab", "switch"), ("/", "filter"),
      ("//", "search"), ("Esc", "cancel"),
    ],
    filterHints: [("↑↓", "move"), ("Enter", "choose"), ("/", "search all"), ("Esc", "close")],
    searchHints: [("↑↓", "move"), ("Enter", "go there"), ("Esc", "close")],
    confirmHint: ("^D", "done"),
    promptHint: "number, name or ID (empty: back, q: cancel)", promptConfirmHint: " (.: take this)",
    more: "more not listed; part of a name narrows them", cancelled: "cancelled")

  /// The texts for a locale as the environment names it.
  ///
  /// - Parameter environment: gives the value of a variable; the first of `LC_ALL`, `LC_MESSAGES`
  ///   and `LANG` that is set and not empty decides.
  static func preferred(_ environment: (String) -> String?) -> PickerTexts {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment(name), !value.isEmpty {
        return value.lowercased().hasPrefix("zh") ? .chinese : .english
      }
    }
    return .english
  }

  /// What the tab says that stands for the next choice.
  ///
  /// - Parameter label: what the data set calls the level, if it does.
  func placeholder(for label: String?) -> String {
    guard let label, !label.isEmpty else { return placeholder }
    return placeholder + placeholderJoint + label
  }

  static func == (left: PickerTexts, right: PickerTexts) -> Bool {
    left.placeholder == right.placeholder
  }
}
