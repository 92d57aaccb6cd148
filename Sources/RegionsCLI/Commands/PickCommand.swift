import ArgumentParsing
import RegionPicker
import Regions

/// `regions pick`: choose a region level by level.
enum PickCommand: Command {
  static let specification = CommandSpecification(
    name: "pick", summary: "choose a region level by level",
    discussion: """
      Shows the picker on the terminal itself, so that id=$(regions pick) works, and prints the
      chosen region as lookup does. Enter or → chooses, ← goes back, Tab switches levels, / narrows
      the list, // searches everywhere, Esc or Ctrl-C cancels: exit status 130, nothing printed.
      Where the screen can't be drawn on, or standard input is not a terminal, it asks by numbered
      lists instead.

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
      (
        #"id=$(regions pick --until county | cut -f1)"#,
        "let the user of a script choose a district"
      ),
      (
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
    let tree = try DataSetOption.open(arguments, streams)
    if let path = arguments.value("replay") {
      return try PickEvents.replay(path, tree, streams)
    }
    let until = try RankOption.value(arguments, tree)
    if arguments.has("events") {
      return try PickEvents.run(
        tree, configuration, until: until, selected: selected, recordingTo: recording, streams)
    }
    guard
      let region = try PickOnTerminal.run(
        tree, configuration, until: until, selected: selected, recordingTo: recording, streams)
    else { return .cancelled }
    try streams.output.write(
      arguments.has("json") ? RegionLine.json(region) : RegionLine.text(region))
    return .success
  }
}
