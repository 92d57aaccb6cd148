import RegionEvents
import RegionPicker
import Regions
import TranslatedText

/// `regions pick --events`: the picker without a terminal, one JSON event a line in, one state a
/// line out.
enum PickEvents {
  static func run(
    _ tree: RegionTree, configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, selected: String?, _ streams: Streams
  ) throws -> ExitStatus {
    var session: PickerEventSession
    do {
      session = try PickerEventSession(
        tree: tree, configuration: configuration, until: until,
        former: FormerData.fitting(tree), selected: selected)
    } catch {
      throw failure(error, tree)
    }
    try streams.write(session.stateLine + "\n")
    while session.picker.phase != .cancelled,
      let line = try streams.input.nextBytes(beforeWaiting: streams.flush)
    {
      try streams.write(session.answer(to: line) + "\n")
      try streams.flush()
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
