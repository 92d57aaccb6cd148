import RegionForms

/// The words the form's screen adds to those of the form.
struct FormTexts {
  typealias Hint = (key: String, meaning: String)

  var submit: String
  /// What the last button of a form inside another does.
  var back: (String) -> String
  var filled: (Int, Int) -> String
  var more: (Int) -> String
  /// What a row for a file wants.
  var attachment: String
  var noFile: String
  var isFolder: String
  var unreadable: String
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
  var complete: Hint
  var ready: Hint
  var leave: Hint
  var questions: Questions

  /// What is said where a form is asked for line by line.
  struct Questions {
    /// How the answers go: an empty one keeps what is there, `-` clears it.
    var intro: String
    var multiline: String
    var yesNo: String
    var add: String
    var fill: String
    var change: String
    var notAnOption: String
    var notADateTime: String
    var again: String
  }

  init(_ language: FormLanguage) {
    switch language.own {
    case .chinese:
      submit = "提交"
      back = { "完成,返回“\($0)”" }
      filled = { "已填 \($0) / \($1)" }
      more = { "下面还有 \($0) 项" }
      attachment = "文件路径或网址"
      noFile = "没有这个文件"
      isFolder = "这是文件夹,请选择文件"
      unreadable = "文件无法读取"
      complete = ("Tab", "补全路径")
      ready = ("^D", "完成")
      leave = ("Esc", "保存草稿并退出")
      questions = Questions(
        intro: "回车保留原值,输入 - 清除,Ctrl-C 取消", multiline: "多行,以空行结束", yesNo: "y/n",
        add: "添加一项?", fill: "填写?", change: "更改?", notAnOption: "没有这个选项",
        notADateTime: "请写成 2025-06-01 09:30", again: "请更正以下各项")
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
      back = { "Done, back to “\($0)”" }
      filled = { "\($0) of \($1) filled" }
      more = { "\($0) more" }
      attachment = "path of a file, or a URL"
      noFile = "no such file"
      isFolder = "this is a folder, not a file"
      unreadable = "the file can't be read"
      complete = ("Tab", "complete the path")
      ready = ("^D", "done")
      leave = ("Esc", "keep and leave")
      questions = Questions(
        intro: "Enter keeps what is there, - clears it, Ctrl-C cancels",
        multiline: "several lines, an empty one ends", yesNo: "y/n", add: "add one?",
        fill: "fill it?", change: "change it?", notAnOption: "not an option",
        notADateTime: "write it as 2025-06-01 09:30", again: "to be corrected")
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
