import ArgumentParsing
import RegionEvents
import RegionPicker
import Regions

/// `regions pick --events`: the picker without a terminal, one JSON event a line in, one state a
/// line out.
enum PickEvents {
  /// - Parameter path: the file in which every event is noted.
  static func run(
    _ tree: RegionTree, configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, selected: String?, recordingTo path: String?, _ streams: Streams
  ) throws -> ExitStatus {
    guard let path else {
      return try run(tree, configuration: configuration, until: until, selected: selected, streams)
    }
    let recorder = PickerRecorder(
      source: RegionTreeSource(tree, until: until), configuration: configuration)
    var status = ExitStatus.success
    try AtomicFile.write(to: path, streams) { file in
      status = try run(
        tree, configuration: configuration, until: until, selected: selected, recorder: recorder,
        streams
      ) {
        try file.write(recorder.takeLines())
      }
    }
    return status
  }

  /// - Parameter afterLine: called after each line that was written.
  private static func run(
    _ tree: RegionTree, configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, selected: String?, recorder: PickerRecorder? = nil, _ streams: Streams,
    afterLine: () throws -> Void = {}
  ) throws -> ExitStatus {
    var session: PickerEventSession
    do {
      session = try PickerEventSession(
        tree: tree, configuration: configuration, until: until,
        former: FormerData.fitting(tree), selected: selected, recorder: recorder)
    } catch {
      throw failure(error, tree)
    }
    try streams.output.write(session.stateLine + "\n")
    try afterLine()
    while session.picker.phase != .cancelled,
      let line = try streams.input.nextBytes(beforeWaiting: { try streams.output.flush() })
    {
      try streams.output.write(session.answer(to: line) + "\n")
      try streams.output.flush()
      try afterLine()
    }
    return ExitStatus(session.picker.phase)
  }

  /// Why there is nothing to choose from.
  static func failure(_ error: PickerSetupError, _ tree: RegionTree) -> CommandFailure {
    let message: Message =
      switch error {
      case .unknownRegion(let id): "regions: \(MissingID.message(id, in: tree))"
      case .nothingBelow(let id):
        "regions: region “\(RegionLine.clean(id))” has nothing below it to choose from"
      case .outside(let id, let root):
        "regions: region “\(RegionLine.clean(id))” does not lie below region “\(RegionLine.clean(root))”"
      }
    return CommandFailure(.notFound, message)
  }

  /// Goes through a recording again and prints the states, as they are now.
  ///
  /// - Returns: the status the recorded session ended with, or 1 if a state is not the recorded one.
  static func replay(_ path: String, with tree: RegionTree, _ streams: Streams) throws -> ExitStatus
  {
    let text = String(decoding: try InputFile.read(path, streams), as: UTF8.self)
    let name = InputFile.name(of: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    var number = 1
    var differs = false
    do {
      var replay = try PickerReplay(
        header: lines.first ?? "", tree: tree, former: FormerData.fitting(tree))
      for line in lines.dropFirst() {
        number += 1
        let step = try replay.step(line)
        try streams.output.write(step.line + "\n")
        if !step.isSame {
          differs = true
          try streams.note("\(name):\(number): error: recorded was \(step.recorded)")
        }
      }
      return differs ? .notFound : ExitStatus(replay.picker.phase)
    } catch let error as PickerReplayError {
      throw CommandFailure(.dataError, "\(name):\(number): error: \(sentence: "\(error)")")
    }
  }
}

extension ExitStatus {
  /// What a session exits with that ends in a phase.
  fileprivate init(_ phase: CascadePicker<String>.Phase) {
    switch phase {
    case .finished: self = .success
    case .cancelled: self = .cancelled
    case .idle, .open: self = .notFound
    }
  }
}
