import RegionForms

/// The words the form's screen adds to those of the form.
struct FormTexts: Sendable {
  let language: FormLanguage.Own

  init(_ language: FormLanguage) { self.language = language.own }

  /// Where it is asked for line by line.
  var questions: FormQuestionTexts { FormQuestionTexts(language: language) }

  var submit: String { language.say("Submit", zh: "提交") }
  /// What the last button of a form inside another does.
  func back(to form: String) -> String {
    language.say("Done, back to “\(form)”", zh: "完成，返回“\(form)”")
  }
  func filled(_ count: Int, of all: Int) -> String {
    language.say("\(count) of \(all) filled", zh: "已填 \(count) / \(all)")
  }
  func more(_ count: Int) -> String { language.say("\(count) more", zh: "下面还有 \(count) 项") }
  /// What a row for a file wants.
  var attachment: String { language.say("path of a file, or a URL", zh: "文件路径或网址") }
  var noFile: String { language.say("no such file", zh: "没有这个文件") }
  var isFolder: String { language.say("this is a folder, not a file", zh: "这是文件夹，请选择文件") }
  var unreadable: String { language.say("the file can't be read", zh: "文件无法读取") }
  /// Said when a form with entries is about to be left.
  var discard: String {
    language.say("Esc again to throw away what was filled in", zh: "再按一次 Esc 放弃已填内容")
  }
  var add: String { language.say("Enter adds one", zh: "回车添加") }
  /// Stands before the line for a message.
  var message: String {
    language.say("Name, telephone and address:", zh: "粘贴整段地址，自动识别：")
  }
  /// Said when a message was taken apart.
  func pasted(leftOver: [String]) -> String {
    let filled = language.say("filled in, ^_ takes it back", zh: "已填写，^_ 撤销")
    return leftOver.isEmpty
      ? filled : filled + language.say("; ", zh: "；") + questions.noField(for: leftOver)
  }
  var undone: String { language.say("taken back", zh: "已撤销") }
  /// Said under a row that a message filled and that may be meant otherwise.
  var doubtful: String { language.say("please check this", zh: "请核对此项") }
}

/// The keys.
extension FormTexts {
  var move: Hint { Hint("↑↓", language.say("move", zh: "移动")) }
  var pasteMessage: Hint { Hint("^V", language.say("paste an address", zh: "粘贴地址")) }
  var done: Hint { Hint("^D", language.say("submit", zh: "提交")) }
  var cancel: Hint { Hint("Esc", language.say("cancel", zh: "取消")) }
  var newLine: Hint { Hint("Enter", language.say("new line", zh: "换行")) }
  var change: Hint { Hint(language.say("Space", zh: "空格"), language.say("change", zh: "更改")) }
  var open: Hint { Hint("Enter", language.say("open", zh: "选择")) }
  var clear: Hint { Hint("⌫", language.say("clear", zh: "清除")) }
  var parts: Hint { Hint("←→", language.say("part", zh: "切换")) }
  var count: Hint { Hint("+ −", language.say("change", zh: "增减")) }
  var complete: Hint { Hint("Tab", language.say("complete the path", zh: "补全路径")) }
  var ready: Hint { Hint("^D", language.say("done", zh: "完成")) }
  var leave: Hint { Hint("Esc", language.say("keep and leave", zh: "保存草稿并退出")) }
}

/// What is said where a form is asked for line by line.
struct FormQuestionTexts: Sendable {
  let language: FormLanguage.Own

  /// How the answers go: an empty one keeps what is there, `-` clears it.
  var intro: String {
    language.say(
      "Enter keeps what is there, - clears it, Ctrl-C cancels",
      zh: "回车保留原值，输入 - 清除，Ctrl-C 取消")
  }
  var multiline: String { language.say("several lines, an empty one ends", zh: "多行，以空行结束") }
  var message: String {
    language.say("Name, telephone and address as pasted", zh: "粘贴整段地址，自动识别")
  }
  func noField(for leftOver: [String]) -> String {
    let rest = leftOver.joined(separator: language.say(", ", zh: "，"))
    return language.say("no field for “\(rest)”", zh: "未能归类：\(rest)")
  }
  var yesNo: String { "y/n" }
  var notYesNo: String { language.say("answer y or n", zh: "请回答 y 或 n") }
  var add: String { language.say("add one?", zh: "添加一项？") }
  var fill: String { language.say("fill it?", zh: "填写？") }
  var change: String { language.say("change it?", zh: "更改？") }
  var notAnOption: String { language.say("not an option", zh: "没有这个选项") }
  var notADateTime: String {
    language.say("write it as 2025-06-01 09:30", zh: "请写成 2025-06-01 09:30")
  }
  var again: String { language.say("to be corrected", zh: "请更正以下各项") }
}
