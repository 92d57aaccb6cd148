extension ChineseTexts {
  /// Of the help of search, match and pick.
  static let findingHelp: [String: String] = [
    "find regions by name, pinyin, initials or ID":
      "按名称、拼音、首字母或 ID 查找区划。",
    """
    Prints ID, NAME and PATH of the regions found, best first, as “lookup” does. TEXT is any of a
    region's names, of today or of before, in Chinese (simplified or traditional) or another
    language, a part of one, its pinyin (spelled out, spaced, or first letters), its ID, or several
    of these along the path, in any order, with any separator or none. An address finds its region.
    Where nothing is called so, what comes near is printed, and a line on standard error says so.
    With --json, “matched” says why a region was found. Nothing found: exit status 1.
    """:
      """
    按“lookup”的形式输出找到的区划的 ID、名称和路径，最合适的在前。TEXT 可以是区划现在或从前的任何
    名称，简体、繁体或外文，名称的一部分，拼音（全拼、分开写或首字母），ID，或路径上几级的组合：
    次序不限，用任何分隔符或不分隔。地址会找到它所在的区划。没有这样叫的区划时，输出相近的，并在
    标准错误上说明。用 --json 时，“matched”说明为什么找到。什么都找不到：退出状态 1。
    """,
    "What to look for.": "要找什么。",
    "Only regions below this one.": "只找这个区划之下的。",
    "Only regions of this level, 1 for the top.": "只找这一层的，最上层为 1。",
    "Only regions of this rank and above: province, prefecture, county, town, village, or a number from 1.":
      "只找这一级别及以上的：province、prefecture、county、town、village，或从 1 起的数字。",
    "At most this many results. Default: 20.": "最多这么多结果。默认 20。",
    "Leave out what only comes near.": "不要只是相近的。",
    "every 朝阳, the best known first": "所有的“朝阳”，最知名的在前",
    "南山区 in 深圳市, 广东省": "广东省深圳市的南山区",
    "what a former district belongs to": "从前的区现在属于哪里",
    "find the region an address lies in": "查出地址所在的区划。",
    """
    Prints ID, PATH and REST of each address, separated by tabs; REST is what is left of the address
    behind the region. Without addresses, reads them from standard input, one a line, and answers
    each at once. Names may be cut short, left out, former ones or in traditional characters. An
    address that names no region gives empty ID and PATH and itself as REST, and exit status 1 at
    the end. With --json, “confidence” says how sure the region is (certain, likely or guess),
    “parts” what it was read from, and “alternatives” what else it could be.
    """:
      """
    每个地址输出一行：ID、路径、余下部分，以制表符分隔；余下部分是地址中区划之后的文字。不给地址时
    从标准输入逐行读取，随读随答。名称可以缩写、缺级、用旧名或繁体。认不出区划的地址，ID 和路径为空，
    余下部分是地址本身，最后退出状态为 1。用 --json 时，“confidence”说明有多大把握（certain、likely
    或 guess），“parts”说明依据，“alternatives”给出其他可能。
    """,
    "The addresses.": "各个地址。",
    "The region of this rank at most: province, prefecture, county, town, village, or a number from 1.":
      "最多到这一级别的区划：province、prefecture、county、town、village，或从 1 起的数字。",
    "Only this region and those below it.": "只在这个区划及其下级中查。",
    "the region of an address, and the rest": "一个地址的区划和余下部分",
    "down to counties, with confidence": "到县级为止，并说明把握",
    "choose a region level by level": "逐级选择一个区划。",
    """
    Shows the picker on the terminal itself, so that id=$(regions pick) works, and prints the
    chosen region as lookup does. Esc or Ctrl-C cancels: exit status 130, nothing printed. Where the
    screen can't be drawn on, or standard input is not a terminal, it asks by numbered lists
    instead. It speaks Chinese where LC_ALL, LC_MESSAGES or LANG says so, else English.

    Keys:
      text, a paste            find by name, pinyin, initials or ID: the level in front first,
                               then everywhere, then what is only near
      / with no text, Ctrl-F   the level in front, or everywhere
      ↑ ↓, Ctrl-P Ctrl-N       move the cursor; so does the wheel of the mouse
      PgUp PgDn                a page
      Home End                 with no text: first and last row
      Enter, a click on a row  choose, open the next level, or go to what was found
      → with no text           open the next level; never ends the picker
      ← Backspace, no text     one level up; nothing is lost
      Tab Shift-Tab            another level; so does a click on its tab or on the column beside
      ← → Home End Ctrl-A Ctrl-E Alt-B Alt-F
                               move in the text
      Backspace Delete Ctrl-W Ctrl-U Ctrl-K Ctrl-Y
                               change the text
      Ctrl-D                   with --any-level: take what is chosen so far
      ? with no text           show the keys
      Esc                      clear the text, else cancel
      Ctrl-C, Ctrl-Z, Ctrl-L   cancel, stop (fg goes on), draw again

    With --keys vi or REGIONS_KEYS=vi, letters are commands until / starts typing: j k g G Ctrl-U
    Ctrl-D move, l opens, h goes back, 1 to 9 go to a level.

    With --events, reads one JSON event a line from standard input and prints the state after
    each, one a line; a line that does not fit is answered by {"error":"…"}. The exit status is 0
    when a region was chosen, 1 when the input ends before, 130 when the choice was cancelled.

    --record keeps a session in a file; --replay goes through it with the same data set, prints
    the states, and exits with 1 if one is not as recorded.
    """:
      """
    选择器直接画在终端上，所以 id=$(regions pick) 可用；选中的区划按 lookup 的形式输出。Esc 或 Ctrl-C
    取消：退出状态 130，不输出任何内容。屏幕不能作画，或标准输入不是终端时，改用编号列表询问。
    LC_ALL、LC_MESSAGES 或 LANG 为中文时用中文，否则用英文。

    按键：
      文字、粘贴               按名称、拼音、首字母或 ID 查找：先在当前一级，再在全部，最后是相近的
      没有文字时的 /、Ctrl-F   在当前一级或全部中查找
      ↑ ↓、Ctrl-P Ctrl-N       移动光标；鼠标滚轮亦可
      PgUp PgDn                翻页
      Home End                 没有文字时：第一行和最后一行
      Enter、点击一行          选中、进入下一级，或跳到查到的区划
      没有文字时的 →           进入下一级；不会结束选择
      ← Backspace，没有文字    上一级；不丢失任何选择
      Tab Shift-Tab            换一级；点击标签或旁边的一列亦可
      ← → Home End Ctrl-A Ctrl-E Alt-B Alt-F
                               在文字中移动
      Backspace Delete Ctrl-W Ctrl-U Ctrl-K Ctrl-Y
                               修改文字
      Ctrl-D                   用 --any-level 时：就选到目前为止的
      没有文字时的 ?           显示按键
      Esc                      清除文字，否则取消
      Ctrl-C、Ctrl-Z、Ctrl-L   取消、暂停（fg 继续）、重画

    用 --keys vi 或 REGIONS_KEYS=vi 时，字母是命令，直到 / 开始输入：j k g G Ctrl-U Ctrl-D 移动，
    l 进入，h 返回，1 到 9 到某一级。

    用 --events 时，从标准输入每行读一个 JSON 事件，每个事件之后输出一行状态；不合适的一行以
    {"error":"…"} 回答。选定区划时退出状态为 0，输入先结束为 1，取消为 130。

    --record 把一次选择记入文件；--replay 用同一数据集重走一遍，输出各个状态，有一个与记录不同则
    退出状态为 1。
    """,
    "Begin with the path to this region chosen.": "开始时已选到这个区划的路径。",
    "Choose among the regions below this one.": "在这个区划之下选择。",
    "Ask for at most this many levels.": "最多选这么多级。",
    "Stop at regions of this rank, however many levels lie above them: province, prefecture, county, town, village, or a number from 1.":
      "到这一级别的区划为止，不论上面有几层：province、prefecture、county、town、village，或从 1 起的数字。",
    "Begin with this typed.": "开始时已输入这些文字。",
    "Print only this of the region.": "只输出区划的这一项。",
    "Draw below the cursor on so many lines, or 40% of the terminal.":
      "画在光标之下的若干行里，或如 40% 的屏幕。",
    "Take keys from the terminal, whatever standard input is.":
      "从终端读取按键，不管标准输入是什么。",
    "How letters are read; typing unless REGIONS_KEYS says vi.":
      "字母的作用；默认是输入，除非 REGIONS_KEYS 为 vi。",
    "Let the choice end above the last level.": "可以不选到最后一级。",
    "Read events and print states, as JSON, one a line.":
      "读取事件、输出状态，每行一个 JSON。",
    "Note every event and what came of it.": "记下每个事件及其结果。",
    "Go through a recording again and compare the states.": "重走一次记录并比较状态。",
    "let the user of a script choose a district": "让脚本的用户选择一个区",
    "below the prompt, with a text typed": "在提示符之下，已输入文字",
    "choose 北京市 and see what there is to choose then": "选北京市，看接下来可选什么",
  ]
}
