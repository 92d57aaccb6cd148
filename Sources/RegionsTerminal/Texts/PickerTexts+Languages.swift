extension PickerTexts {
  static let chinese = PickerTexts(
    placeholder: "请选择", placeholderJoint: "", typeToSearch: "输入名称、拼音或 ID",
    typeToSearchEverywhere: "在全部地区中搜索", viToSearch: "按 / 搜索", noMatch: "没有匹配项", searching: "正在查找…",
    everywhere: "全部地区", near: "没有完全匹配,相近的有", alsoNear: "相近的", nothingBelow: "没有下级",
    more: { "还有 \($0) 项" }, count: { "匹配 \($0) / \($1)" },
    choose: "选定", open: "下一级", goThere: "前往",
    hints: [
      Hint("↑↓", "移动"), Hint("←", "返回"), Hint("Tab", "切换"), Hint("/", "全部地区"),
      Hint("?", "按键"), Hint("Esc", "取消"),
    ],
    typingHints: [Hint("↑↓", "移动"), Hint("^F", "全部/本级"), Hint("Esc", "清除")],
    confirmHint: Hint("^D", "完成"),
    refusals: Refusals(
      nothingChosen: "尚未选择", notSelectable: "当前所选不能作为结果", disabled: "此项不可选"),
    keysTitle: "按键(按任意键返回)",
    keys: [
      Hint("输入文字、粘贴", "按名称、拼音、首字母或 ID 查找:先是本级,然后是全部地区"),
      Hint("/ (未输入时)、^F", "本级 ⇄ 全部地区"),
      Hint("↑ ↓、^P ^N、滚轮", "移动光标"),
      Hint("PgUp PgDn", "翻页"),
      Hint("Home End", "未输入时:第一项、最后一项"),
      Hint("Enter、单击", "选定,进入下一级,或前往找到的地区"),
      Hint("→ (未输入时)", "进入下一级"),
      Hint("←、Backspace (未输入时)", "返回上一级,已选内容不变"),
      Hint("Tab、Shift-Tab、单击标签", "切换级别"),
      Hint("← → Home End ^A ^E Alt-b Alt-f", "在输入的文字中移动"),
      Hint("Backspace Delete ^W ^U ^K ^Y", "修改输入的文字"),
      Hint("^D (--any-level)", "就选到这里"),
      Hint("Esc", "清除文字,否则取消"),
      Hint("^C", "取消"), Hint("^Z", "挂起;fg 继续"), Hint("^L", "重画"),
    ],
    viKeys: [
      Hint("j k、g G、^U ^D", "移动光标"), Hint("l h", "下一级、返回"), Hint("1–9", "切换级别"),
      Hint("/", "开始输入"),
    ],
    prompts: Prompts(
      hint: "编号、名称或 ID(回车返回上一级,q 取消)", confirmHint: "(. 选定当前)",
      unlisted: "项未列出,输入部分名称可缩小范围", found: "在全部地区中找到"))

  static let english = PickerTexts(
    placeholder: "Select", placeholderJoint: " ", typeToSearch: "type a name, pinyin or an ID",
    typeToSearchEverywhere: "search everywhere", viToSearch: "/ to search", noMatch: "no match",
    searching: "searching…",
    everywhere: "Everywhere", near: "Nothing matches as typed; nearest",
    alsoNear: "Near",
    nothingBelow: "nothing below",
    more: { "\($0) more" }, count: { "\($0) of \($1)" },
    choose: "choose", open: "open", goThere: "go there",
    hints: [
      Hint("↑↓", "move"), Hint("←", "back"), Hint("Tab", "level"), Hint("/", "everywhere"),
      Hint("?", "keys"), Hint("Esc", "cancel"),
    ],
    typingHints: [Hint("↑↓", "move"), Hint("^F", "everywhere/level"), Hint("Esc", "clear")],
    confirmHint: Hint("^D", "done"),
    refusals: Refusals(
      nothingChosen: "nothing is chosen yet", notSelectable: "what is chosen can't be the answer",
      disabled: "this one can't be chosen"),
    keysTitle: "Keys (any key goes back)",
    keys: [
      Hint(
        "text, a paste", "find by name, pinyin, initials or ID: this level first, then everywhere"),
      Hint("/ (with no text), ^F", "this level ⇄ everywhere"),
      Hint("↑ ↓, ^P ^N, the wheel", "move the cursor"),
      Hint("PgUp PgDn", "a page"),
      Hint("Home End", "with no text: first and last row"),
      Hint("Enter, a click", "choose, open the next level, or go to what was found"),
      Hint("→ (with no text)", "open the next level"),
      Hint("←, Backspace (with no text)", "one level up, nothing is lost"),
      Hint("Tab, Shift-Tab, a click on a tab", "another level"),
      Hint("← → Home End ^A ^E Alt-b Alt-f", "move in the text"),
      Hint("Backspace Delete ^W ^U ^K ^Y", "change the text"),
      Hint("^D (--any-level)", "take what is chosen so far"),
      Hint("Esc", "clear the text, else cancel"),
      Hint("^C", "cancel"), Hint("^Z", "stop; fg goes on"), Hint("^L", "draw again"),
    ],
    viKeys: [
      Hint("j k, g G, ^U ^D", "move the cursor"), Hint("l h", "open, back"),
      Hint("1–9", "another level"), Hint("/", "start typing"),
    ],
    prompts: Prompts(
      hint: "number, name or ID (empty: back, q: cancel)", confirmHint: " (.: take this)",
      unlisted: "more not listed; part of a name narrows them", found: "found elsewhere"))
}
