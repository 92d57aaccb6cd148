import RegionPicker
import Regions
import RegionsChina
import RegionsTerminal
import TranslatedText

/// `regions pick`: choose a region level by level.
package enum PickCommand: Command {
  package static let specification = CommandSpecification(
    name: "pick", summary: Wording("choose a region level by level", zh: "逐级选择一个区划。"),
    discussion: Wording(
      """
      Shows the picker on the terminal itself, so that id=$(regions pick) works, and prints the
      chosen region as lookup does. Esc or Ctrl-C cancels: exit status 130, nothing printed. Where the
      screen can't be drawn on, or standard input is not a terminal, it asks by numbered lists
      instead. It speaks Chinese where LC_ALL, LC_MESSAGES or LANG says so, else English.

      Keys:
        text, a paste            find by name, pinyin, initials or ID: the level in
                                 front first, then everywhere, then what is near
        / with no text, Ctrl-F   the level in front, or everywhere
        ↑ ↓, Ctrl-P Ctrl-N       move the cursor; so does the wheel of the mouse
        PgUp PgDn                a page
        Home End                 with no text: first and last row
        Enter, a click on a row  choose, open the next level, or go to what was found
        → with no text           open the next level; never ends the picker
        ← Backspace, no text     one level up; nothing is lost
        Tab Shift-Tab            another level, with what was typed; so does a click
                                 on its tab or on the column beside
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

      With --select-1, a --query that leaves one region answers at once; with --exit-0, one that leaves
      none ends with status 1. --header says on the first line what is asked for.

      --select of an ID that is no longer in force begins with the region that took its place, one that
      is not there begins with nothing chosen; both are told on standard error.

      With --height, the picker is drawn below the line of the cursor, on at least three lines; the mouse is
      left to the terminal then.

      With --events, reads one JSON event a line from standard input and prints the state after
      each, one a line; a line that does not fit is answered by {"error":"…"}. The exit status is 0
      when a region was chosen, 1 when the input ends before, 130 when the choice was cancelled.
      """,
      zh: """
        选择器直接画在终端上，所以 id=$(regions pick) 可用；选中的区划按 lookup 的形式输出。Esc 或 Ctrl-C
        取消：退出状态 130，不输出任何内容。屏幕不能作画，或标准输入不是终端时，改用编号列表询问。
        LC_ALL、LC_MESSAGES 或 LANG 为中文时用中文，否则用英文。

        按键：
          文字、粘贴               按名称、拼音、首字母或 ID 查找：先在当前一级，
                                   再在全部，最后是相近的
          没有文字时的 /、Ctrl-F   在当前一级或全部中查找
          ↑ ↓、Ctrl-P Ctrl-N       移动光标；鼠标滚轮亦可
          PgUp PgDn                翻页
          Home End                 没有文字时：第一行和最后一行
          Enter、点击一行          选中、进入下一级，或跳到查到的区划
          没有文字时的 →           进入下一级；不会结束选择
          ← Backspace，没有文字    上一级；不丢失任何选择
          Tab Shift-Tab            换一级，文字保留；点击标签或旁边的一列亦可
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

        用 --select-1 时，--query 只剩一个区划就直接作答；用 --exit-0 时，一个都没有则以状态 1 结束。
        --header 在第一行说明要选什么。

        --select 的 ID 已停用时，从取代它的区划开始；找不到时从头选起；两者都在标准错误上说明。

        用 --height 时，选择器画在光标所在行之下，至少三行；此时鼠标留给终端。

        用 --events 时，从标准输入每行读一个 JSON 事件，每个事件之后输出一行状态；不合适的一行以
        {"error":"…"} 回答。选定区划时退出状态为 0，输入先结束为 1，取消为 130。
        """),
    options: [
      DataSetOption.specification, JSONOption.specification,
      OptionSpecification(
        "select", value: "id",
        help: "Begin with the path to this region chosen.", zh: "开始时已选到这个区划的路径。"),
      OptionSpecification(
        "within", letter: "w", value: "id",
        help: "Choose among the regions below this one.", zh: "在这个区划之下选择。"),
      OptionSpecification(
        "depth", value: "n", numbers: 1 ... .max,
        help: "Ask for at most this many levels.", zh: "最多选这么多级。"),
      RankOption.specification(
        "Stop at regions of this rank, however many levels lie above them", zh: "到这一级别的区划为止，不论上面有几层"
      ),
      OptionSpecification(
        "query", letter: "q", value: "text", help: "Begin with this typed.", zh: "开始时已输入这些文字。"),
      OptionSpecification(
        "current",
        help: "Say nothing where --select takes the region that took another's place.",
        zh: "--select 改用后继区划时不作说明。"),
      OptionSpecification(
        "select-1", letter: "1", help: "Answer at once if the query leaves one region.",
        zh: "查询只剩一个区划时直接作答。"),
      OptionSpecification(
        "exit-0", letter: "0", help: "End with status 1 if the query leaves none.",
        zh: "查询没有结果时以状态 1 结束。"),
      OptionSpecification(
        "header", value: "text", help: "What is asked for, on the first line.", zh: "第一行显示的说明。"),
      OptionSpecification(
        "print", letter: "p", value: "column,…",
        help: "Print only this of the region, such as id or id,path, separated by tabs.",
        zh: "只输出区划的这些项，如 id 或 id,path，以制表符分隔。",
        completion: .words(["id", "name", "path", "id,path"])),
      OptionSpecification(
        "height", value: "lines",
        help: "Draw below the cursor on so many lines, or 40% of the terminal.",
        zh: "画在光标之下的若干行里，或如 40% 的屏幕。"),
      OptionSpecification(
        "tty",
        help: "Take keys from the terminal, whatever standard input is.", zh: "从终端读取按键，不管标准输入是什么。"),
      OptionSpecification(
        "keys", value: "how",
        help: "How letters are read; typing unless REGIONS_KEYS says vi.",
        zh: "字母的作用；默认是输入，除非 REGIONS_KEYS 为 vi。",
        choices: ["typing", "vi"]),
      OptionSpecification(
        "any-level", help: "Let the choice end above the last level.", zh: "可以不选到最后一级。"),
      OptionSpecification(
        "events",
        help: "Read events and print states, as JSON, one a line.", zh: "读取事件、输出状态，每行一个 JSON。"),
    ],
    examples: [
      CommandExample(
        "id=$(regions pick --until county --print id --header 'Deliver to')",
        "let the user of a script choose a district", zh: "让脚本的用户选择一个区"
      ),
      CommandExample(
        "regions pick --height 40% --query 南山 --print path",
        "below the prompt, with a text typed", zh: "在提示符之下，已输入文字"),
      CommandExample(
        #"echo '{"event":"select","level":0,"id":"110000"}' | regions pick --events"#,
        "choose 北京市 and see what there is to choose then", zh: "选北京市，看接下来可选什么"
      ),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let configuration = CascadePicker<String>.Configuration(
      maxDepth: arguments.integer("depth"),
      root: arguments.value("within"),
      allowsAnyLevel: arguments.has("any-level"))
    if arguments.has("json"), arguments.value("print") != nil {
      throw UsageError("“--json” prints all of the region; “--print” goes without it")
    }
    if arguments.has("events") { try checkEvents(arguments) }
    let tree = try DataSetOption.open(arguments, streams)
    let columns = try arguments.value("print").map {
      try RegionColumn.list($0, option: "print", of: tree)
    }
    let selected = try arguments.value("select").flatMap {
      try selection($0, tree, root: configuration.root, isQuiet: arguments.has("current"), streams)
    }
    let until = try RankOption.value(
      arguments, tree, levels: RankOption.depthCountsLevels)
    if arguments.has("events") {
      return try PickEvents.run(
        tree, configuration: configuration, until: until, selected: selected, streams)
    }
    guard
      let region = try PickOnTerminal.run(
        tree, configuration: configuration, until: until,
        options: try options(arguments, streams), selected: selected, streams)
    else { return .cancelled }
    if let columns {
      let cells = columns.map { RegionLine.clean($0.text(region)) }
      try streams.write(cells.joined(separator: "\t") + "\n")
    } else {
      try streams.write(
        arguments.has("json") ? RegionLine.json(region) : RegionLine.text(region))
    }
    return .success
  }

  /// What is drawn or asked has no place among events.
  private static func checkEvents(_ arguments: ParsedArguments) throws(UsageError) {
    let values = ["query", "height", "print", "header", "keys"].filter {
      arguments.value($0) != nil
    }
    let switches = ["json", "tty", "select-1", "exit-0"].filter(arguments.has)
    if let option = (values + switches).first {
      throw UsageError("“--events” goes without “--\(option)”")
    }
  }

  /// The region to begin with: the one of an ID, or the one that took its place. Where there is none, the
  /// picker begins with nothing chosen: who has saved an ID that is no more has to choose anew.
  private static func selection(
    _ id: String, _ tree: RegionTree, root: String?, isQuiet: Bool, _ streams: Streams
  ) throws -> String? {
    var region = tree[id]
    if region == nil {
      region = FormerAnswer.region(id, in: tree)?.onlySuccessor
      if region == nil || !isQuiet {
        try streams.note("regions: \(MissingID.message(id, in: tree))")
      }
    }
    guard let region else { return nil }
    guard let root, tree[root] != nil, !region.ancestors.contains(where: { $0.id == root }) else {
      return region.id
    }
    try streams.note(
      "regions: region “\(RegionLine.clean(region.id))” does not lie below region “\(RegionLine.clean(root))”"
    )
    return nil
  }

  private static func options(
    _ arguments: ParsedArguments, _ streams: Streams
  ) throws -> PickOnTerminal.Options {
    var options = PickOnTerminal.Options()
    options.query = arguments.value("query") ?? ""
    // Who has the data set on standard input can't have answers there.
    options.takesTerminalKeys = arguments.has("tty") || streams.input.isTaken
    options.header = arguments.value("header")
    options.answersAtOnce = arguments.has("select-1")
    options.needsMatch = arguments.has("exit-0")
    if let height = arguments.value("height") {
      guard let height = ScreenHeight(height) else {
        throw UsageError("“--height” takes a number of lines or 1% to 100%, not “\(height)”")
      }
      options.height = height
    }
    let keys = arguments.value("keys") ?? streams.environment("REGIONS_KEYS") ?? ""
    if let keys = PickerKeys(rawValue: keys) { options.keys = keys }
    return options
  }
}
