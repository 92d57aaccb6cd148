import RegionPicker
import RegionPickerDriver
import RegionPickerEvents
import Regions
import RegionsTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `regions pick` for people: on the whole screen of the terminal or, where none can be drawn on or
/// the answers come from a file or a pipe, by numbered lists.
enum PickOnTerminal {
  /// - Parameter recordingPath: the file in which every event is noted, once the picker has closed.
  /// - Returns: the chosen region, or `nil` if the choice was cancelled.
  static func run(
    _ tree: RegionTree, _ configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, selected: String?, recordingTo recordingPath: String?, _ streams: Streams
  ) throws -> Region? {
    var configuration = configuration
    configuration.restoresReselected = true
    try check(tree, configuration, until: until, selected: selected)
    let source = RegionTreeSource(tree, until: until, pinyinKeys: true)
    var picker = TerminalPicker(source: source, configuration: configuration)
    let recorder = PickerRecorder(source: source, configuration: configuration)
    if recordingPath != nil { picker.observer = recorder.note }
    picker.preset = selected
    let root = configuration.root.flatMap { tree[$0] }
    picker.namesAbove = root?.path.map(\.name) ?? []
    picker.levelLabels = Array(tree.metadata.levelLabels.dropFirst(root?.level ?? 0))

    let onScreen =
      streams.input.isTerminal ? picker.run(environment: streams.environment) : nil
    let result = try onScreen ?? ask(picker, streams)
    if let recordingPath {
      try AtomicFile.write(to: recordingPath, streams) { try $0.write(recorder.takeLines()) }
    }
    switch result {
    case .chosen(let id): return tree[id]
    case .cancelled: return nil
    }
  }

  /// Ends with the same messages as `--events` does, before anything is drawn.
  private static func check(
    _ tree: RegionTree, _ configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, selected: String?
  ) throws {
    do {
      _ = try PickerEventSession(
        tree: tree, configuration: configuration, until: until, selected: selected)
    } catch {
      throw CommandFailure(.notFound, "regions: \(error)")
    }
  }

  /// Asks in plain lines: questions on standard error, answers from standard input.
  private static func ask(
    _ picker: TerminalPicker<RegionTreeSource>, _ streams: Streams
  ) throws -> TerminalPicker<RegionTreeSource>.Result {
    // Ctrl-C is a cancel like any other, with the same status.
    signal(SIGINT) { _ in _exit(ExitStatus.cancelled.code) }
    defer { signal(SIGINT, SIG_DFL) }
    var inputEnded = false
    let result = try picker.prompt(
      environment: streams.environment,
      read: {
        // A standard input that is closed or can't be read has no answers either.
        let line = try? streams.input.next()
        inputEnded = line == nil
        return line
      },
      write: { text in
        try streams.errors.write(text)
        try streams.errors.flush()
      })
    if inputEnded {
      let reason = streams.input.isTerminal ? "" : " and is not a terminal"
      try streams.errors.write("\n")
      try streams.note("regions: nothing was chosen: standard input has ended\(reason)")
    }
    return result
  }
}
