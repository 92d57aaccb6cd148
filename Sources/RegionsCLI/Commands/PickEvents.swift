import ArgumentParsing
import RegionPicker
import RegionPickerDriver
import Regions

/// `regions pick --events`: the picker without a terminal, one JSON event a line in, one state a
/// line out.
enum PickEvents {
  static func run(
    _ tree: RegionTree, _ configuration: CascadePicker<String>.Configuration, selected: String?,
    _ streams: Streams
  ) throws -> ExitStatus {
    var session: PickerEventSession
    do {
      session = try PickerEventSession(
        tree: tree, configuration: configuration, selected: selected)
    } catch {
      throw CommandFailure(.notFound, "regions: \(error)")
    }
    try streams.output.write(session.stateLine + "\n")
    while session.picker.phase != .cancelled,
      let line = try streams.input.next(beforeWaiting: { try streams.output.flush() })
    {
      try streams.output.write(session.answer(to: line) + "\n")
      try streams.output.flush()
    }
    switch session.picker.phase {
    case .finished: return .success
    case .cancelled: return .cancelled
    case .idle, .open: return .notFound
    }
  }
}
