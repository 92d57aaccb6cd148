import RegionForms

/// The keys of the picker and what they do.
extension PickerTexts {
  /// Besides Enter, the most important first; those that don't fit are not shown.
  var hints: [Hint] {
    [
      Hint("↑↓", language.say("move", zh: "移动")), Hint("←", language.say("back", zh: "返回")),
      Hint("Tab", language.say("level", zh: "切换")),
      Hint("/", language.say("everywhere", zh: "全部地区")),
      Hint("?", language.say("keys", zh: "按键")), Hint("Esc", language.say("cancel", zh: "取消")),
    ]
  }

  var typingHints: [Hint] {
    [
      Hint("↑↓", language.say("move", zh: "移动")),
      Hint("^F", language.say("everywhere/level", zh: "全部/本级")),
      Hint("Esc", language.say("clear", zh: "清除")),
    ]
  }

  var confirmHint: Hint { Hint("^D", language.say("done", zh: "完成")) }

  /// Above all keys, on the screen that lists them.
  var keysTitle: String { language.say("Keys (any key goes back)", zh: "按键（按任意键返回）") }

  /// Below those that fit.
  func scrollKeys(_ part: String) -> String {
    language.say("\(part)  ↑↓ more", zh: "\(part)  ↑↓ 更多")
  }

  /// - Parameter confirms: whether the choice may end above the last level.
  func keys(confirms: Bool) -> [Hint] {
    (Self.keys + (confirms ? [Self.confirmKey] : []) + Self.lastKeys).map(inLanguage)
  }

  /// Those that the keys of vi add.
  var viKeys: [Hint] { Self.viKeys.map(inLanguage) }

  private func inLanguage(_ hint: (english: Hint, chinese: Hint)) -> Hint {
    switch language {
    case .english: hint.english
    case .chinese: hint.chinese
    }
  }

  private static let keys: [(english: Hint, chinese: Hint)] = [
    (
      Hint(
        "text, a paste", "find by name, pinyin, initials or ID: this level first, then everywhere"),
      Hint("输入文字、粘贴", "按名称、拼音、首字母或 ID 查找：先是本级，然后是全部地区")
    ),
    (Hint("/ (with no text), ^F", "this level ⇄ everywhere"), Hint("/（未输入时）、^F", "本级 ⇄ 全部地区")),
    (Hint("↑ ↓, ^P ^N, the wheel", "move the cursor"), Hint("↑ ↓、^P ^N、滚轮", "移动光标")),
    (Hint("PgUp PgDn", "a page"), Hint("PgUp PgDn", "翻页")),
    (Hint("Home End", "with no text: first and last row"), Hint("Home End", "未输入时：第一项、最后一项")),
    (
      Hint("Enter, a click", "choose, open the next level, or go to what was found"),
      Hint("Enter、单击", "选定，进入下一级，或前往找到的地区")
    ),
    (Hint("→ (with no text)", "open the next level"), Hint("→（未输入时）", "进入下一级")),
    (
      Hint("←, Backspace (with no text)", "one level up, nothing is lost"),
      Hint("←、Backspace（未输入时）", "返回上一级，已选内容不变")
    ),
    (Hint("Tab, Shift-Tab, a click on a tab", "another level"), Hint("Tab、Shift-Tab、单击标签", "切换级别")),
    (
      Hint("← → Home End ^A ^E Alt-b Alt-f", "move in the text"),
      Hint("← → Home End ^A ^E Alt-b Alt-f", "在输入的文字中移动")
    ),
    (
      Hint("Backspace Delete ^W ^U ^K ^Y", "change the text"),
      Hint("Backspace Delete ^W ^U ^K ^Y", "修改输入的文字")
    ),
  ]

  private static let confirmKey = (
    english: Hint("^D", "take what is chosen so far"), chinese: Hint("^D", "就选到这里")
  )

  private static let lastKeys: [(english: Hint, chinese: Hint)] = [
    (Hint("Esc", "clear the text, else cancel"), Hint("Esc", "清除文字，否则取消")),
    (Hint("^C", "cancel"), Hint("^C", "取消")),
    (Hint("^Z", "stop; fg goes on"), Hint("^Z", "挂起；fg 继续")),
    (Hint("^L", "draw again"), Hint("^L", "重画")),
  ]

  private static let viKeys: [(english: Hint, chinese: Hint)] = [
    (Hint("j k, g G, ^U ^D", "move the cursor"), Hint("j k、g G、^U ^D", "移动光标")),
    (Hint("l h", "open, back"), Hint("l h", "下一级、返回")),
    (Hint("1–9", "another level"), Hint("1–9", "切换级别")),
    (Hint("/", "start typing"), Hint("/", "开始输入")),
  ]
}
