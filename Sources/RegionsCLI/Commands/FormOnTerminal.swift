import JSONDocument
import RegionForms
import RegionPicker
import Regions
import RegionsChina
import RegionsFiles
import RegionsTerminal
import TranslatedText

/// `regions form` for people: the whole form on the screen of the terminal or, where none can be drawn
/// on, question by question.
enum FormOnTerminal {
  /// - Parameter draft: the file in which the form is kept until it is submitted.
  static func run(
    _ form: FormState, draft: String?, clock: @escaping () -> DateTime?, _ streams: Streams
  ) throws -> ExitStatus {
    guard streams.input.isTerminal || streams.input.isTaken else { throw noTerminal }
    let tree = form.context.regions ?? .china
    let former = FormerData.fitting(tree)
    var terminal = TerminalForm(form) { region, root in
      var source = RegionTreeSource(
        tree, until: region.until, former: former)
      let above = root.flatMap { tree[$0]?.level } ?? 0
      source.deepestResult = region.depth.flatMap { depth in
        let (level, overflow) = above.addingReportingOverflow(depth)
        return overflow ? nil : level
      }
      return source
    }
    terminal.setting.levelLabels = tree.metadata.levelLabels
    terminal.setting.resultLimit = RegionTreeSource.resultLimit
    terminal.regionCount = { region, root in
      tree.count(below: root.flatMap { tree[$0] }, depth: region.depth, until: region.until)
    }
    terminal.clock = clock
    terminal.contactReader = FormContacts.read
    if let draft {
      terminal.keep = { form in
        do {
          try FormDraft(form).save(to: draft)
          return nil
        } catch {
          return "\(error)"
        }
      }
    }
    let onScreen = terminal.run(environment: streams.environment)
    guard onScreen != nil || !streams.input.isTaken else { throw noTerminal }
    if onScreen == nil { try PickOnTerminal.tellMissingLibrary(streams) }
    let filled = try onScreen ?? ask(terminal, streams)
    guard filled.status == .submitted else {
      if let draft { try keep(filled, in: draft, streams) }
      return .cancelled
    }
    try streams.write(filled.payload.json.description + "\n")
    // What was submitted is no draft any more. There may be none: nothing has to be kept.
    if let draft { unsafe unlink(draft) }
    return .success
  }

  static let noTerminal = CommandFailure(
    .noInput, "regions: no terminal to fill the form on; “--check” and “--events” need none")

  /// Looks whether a draft can be written there at all: who has filled in a form would lose it.
  static func check(draft: String) throws {
    do throws(FileError) {
      try FileReplacement(of: draft, mode: 0o600).discard()
    } catch {
      throw CommandFailure(
        .cannotCreate, "\(draft): error: the draft can't be kept: \(error.text())")
    }
  }

  private static func keep(_ form: FormState, in draft: String, _ streams: Streams) throws {
    do {
      try FormDraft(form).save(to: draft)
    } catch {
      throw CommandFailure(
        .cannotCreate, "\(draft): error: the draft can't be kept: \(text(error))")
    }
    try streams.note("regions: what was filled in is kept in \(InputFile.name(of: draft))")
  }

  private static func text(_ error: FormDraftError) -> Message {
    if case .file(let error) = error { error.text() } else { error.message }
  }

  /// The form as it was left, if there is a draft of it.
  static func resumed(
    _ form: FormState, from draft: String, _ streams: Streams
  ) throws -> FormState {
    let kept: FormDraft
    do throws(FormDraftError) {
      kept = try FormDraft(contentsOf: draft)
    } catch .file(let error) where error.number == ENOENT {
      return form
    } catch .file(let error) {
      throw CommandFailure(.noInput, "\(draft): error: \(error.text())")
    } catch {
      throw CommandFailure(
        .dataError, "\(InputFile.name(of: draft)): error: \(text(error))")
    }
    let restored = kept.restored(form.definition, context: form.context)
    for key in restored.dropped {
      try streams.note("\(InputFile.name(of: draft)): “\(key)” no longer fits the form: left out")
    }
    return restored.form
  }

  /// Asks in plain lines; a draft is kept after each answer.
  private static func ask(
    _ terminal: TerminalForm, _ streams: Streams
  ) throws -> FormState {
    try streams.asking { write in
      try terminal.ask(
        environment: streams.environment, read: { try streams.input.next() }, write: write)
    }
  }
}
