import ArgumentParsing
import JSONDocument
import RegionForms
import RegionPickerDriver
import Regions
import RegionsChina
import RegionsTerminal

/// `regions form` for people: the whole form on the screen of the terminal.
enum FormOnTerminal {
  static func run(
    _ form: FormState, clock: @escaping () -> DateTime?, _ streams: Streams
  ) throws -> ExitStatus {
    let tree = form.context.regions ?? .china
    var terminal = TerminalForm(form) {
      RegionTreeSource(tree, until: $0, former: FormerData.fitting(tree))
    }
    terminal.levelLabels = tree.metadata.levelLabels
    terminal.clock = clock
    let filled = streams.input.isTerminal ? terminal.run(environment: streams.environment) : nil
    guard let filled else {
      throw CommandFailure(
        .noInput,
        "regions: no terminal to fill the form on; “--check” and “--events” need none")
    }
    guard filled.status == .submitted else { return .cancelled }
    try streams.output.write(filled.payload.json.description + "\n")
    return .success
  }
}
