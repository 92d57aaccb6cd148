import ArgumentParsing
import RegionPicker
import Regions
import RegionsTerminal

/// `regions pick`: choose a region level by level.
enum PickCommand: Command {
  static let specification = CommandSpecification(
    name: "pick", summary: "choose a region level by level",
    discussion: """
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
      """,
    options: [
      DataSetOption.specification, JSONOption.specification,
      OptionSpecification(
        "select", value: "id", help: "Begin with the path to this region chosen."),
      OptionSpecification("within", value: "id", help: "Choose among the regions below this one."),
      OptionSpecification("depth", value: "n", help: "Ask for at most this many levels."),
      RankOption.specification("Stop at regions of this rank, however many levels lie above them"),
      OptionSpecification("query", value: "text", help: "Begin with this typed."),
      OptionSpecification(
        "print", value: "what", help: "Print only this of the region.",
        choices: ["id", "name", "path"]),
      OptionSpecification(
        "height", value: "lines",
        help: "Draw below the cursor on so many lines, or 40% of the terminal."),
      OptionSpecification(
        "tty", help: "Take keys from the terminal, whatever standard input is."),
      OptionSpecification(
        "keys", value: "how", help: "How letters are read; typing unless REGIONS_KEYS says vi.",
        choices: ["typing", "vi"]),
      OptionSpecification("any-level", help: "Let the choice end above the last level."),
      OptionSpecification("events", help: "Read events and print states, as JSON, one a line."),
      OptionSpecification(
        "record", value: "file", help: "Note every event and what came of it.",
        completion: .file),
      OptionSpecification(
        "replay", value: "file", help: "Go through a recording again and compare the states.",
        completion: .file),
    ],
    examples: [
      CommandExample(
        #"id=$(regions pick --until county | cut -f1)"#,
        "let the user of a script choose a district"
      ),
      CommandExample(
        "regions pick --height 40% --query 南山 --print path", "below the prompt, with a text typed"),
      CommandExample(
        #"echo '{"event":"select","level":0,"id":"110000"}' | regions pick --events"#,
        "choose 北京市 and see what there is to choose then"
      ),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let configuration = CascadePicker<String>.Configuration(
      maxDepth: try arguments.integer("depth", in: 1...Int.max),
      root: arguments.value("within"),
      allowsAnyLevel: arguments.has("any-level"))
    let selected = arguments.value("select")
    let recording = arguments.value("record")
    if recording == "-" {
      throw UsageError("“--record” needs a file: standard output is for the result")
    }
    if arguments.has("json"), arguments.value("print") != nil {
      throw UsageError("“--json” prints all of the region; “--print” goes without it")
    }
    let tree = try DataSetOption.open(arguments, streams)
    if let path = arguments.value("replay") {
      return try PickEvents.replay(path, tree, streams)
    }
    let until = try RankOption.value(
      arguments, tree, levels: RankOption.depthCountsLevels)
    if arguments.has("events") {
      return try PickEvents.run(
        tree, configuration, until: until, selected: selected, recordingTo: recording, streams)
    }
    guard
      let region = try PickOnTerminal.run(
        tree, configuration, until: until, try options(arguments, streams), selected: selected,
        recordingTo: recording, streams)
    else { return .cancelled }
    try streams.output.write(line(of: region, arguments))
    return .success
  }

  private static func options(
    _ arguments: ParsedArguments, _ streams: Streams
  ) throws -> PickOnTerminal.Options {
    var options = PickOnTerminal.Options()
    options.query = arguments.value("query") ?? ""
    options.takesTerminalKeys = arguments.has("tty")
    if let height = arguments.value("height") {
      guard let height = InlineHeight(height) else {
        throw UsageError("“--height” takes a number of lines or 1% to 100%, not “\(height)”")
      }
      options.height = height
    }
    let keys = arguments.value("keys") ?? streams.environment("REGIONS_KEYS") ?? ""
    if let keys = PickerKeys(rawValue: keys) { options.keys = keys }
    return options
  }

  /// The chosen region as `--print` and `--json` say.
  private static func line(of region: Region, _ arguments: ParsedArguments) -> String {
    switch arguments.value("print") {
    case "id": region.id + "\n"
    case "name": RegionLine.clean(region.name) + "\n"
    case "path": region.path.map { RegionLine.clean($0.name) }.joined(separator: "/") + "\n"
    default: arguments.has("json") ? RegionLine.json(region) : RegionLine.text(region)
    }
  }
}
