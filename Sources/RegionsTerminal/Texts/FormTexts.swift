import RegionForms

/// The words the form's screen adds to those of the form.
struct FormTexts {
  typealias Hint = (key: String, meaning: String)

  var submit: String
  /// Said when a form with entries is about to be left.
  var discard: String
  var add: String
  var move: Hint
  var done: Hint
  var cancel: Hint
  var newLine: Hint
  var change: Hint
  var open: Hint
  var clear: Hint
  var parts: Hint
  var count: Hint

  init(_ language: FormLanguage) {
    switch language {
    case .chinese:
      submit = "提交"
      discard = "再按一次 Esc 放弃已填内容"
      add = "回车添加"
      move = ("↑↓", "移动")
      done = ("^D", "提交")
      cancel = ("Esc", "取消")
      newLine = ("Enter", "换行")
      change = ("空格", "更改")
      open = ("Enter", "选择")
      clear = ("⌫", "清除")
      parts = ("←→", "切换")
      count = ("+ −", "增减")
    case .english:
      submit = "Submit"
      discard = "Esc again to throw away what was filled in"
      add = "Enter adds one"
      move = ("↑↓", "move")
      done = ("^D", "submit")
      cancel = ("Esc", "cancel")
      newLine = ("Enter", "new line")
      change = ("Space", "change")
      open = ("Enter", "open")
      clear = ("⌫", "clear")
      parts = ("←→", "part")
      count = ("+ −", "change")
    }
  }
}
