public import RegionForms
public import RegionPicker
public import Regions

/// A form on the whole screen of a terminal: `regions form`.
public struct TerminalForm<Source: OptionSource> where Source.ID == String {
  /// The form as it is when it begins.
  public var form: FormState
  /// Where the options of a region field come from, by the rank it ends at.
  public var source: (RegionRank?) -> Source
  /// What the data set calls the levels; may be short or empty.
  public var levelLabels: [String] = []
  /// What time it is; asked at submission.
  public var clock: () -> DateTime? = { nil }

  /// A form with the source of its regions.
  public init(_ form: FormState, source: @escaping (RegionRank?) -> Source) {
    self.form = form
    self.source = source
  }

  /// Lets the user fill the form.
  ///
  /// - Parameter environment: gives the value of a variable: the locale's, and `NO_COLOR`.
  /// - Returns: the form, submitted or cancelled; `nil` if no screen can be drawn.
  public func run(environment: (String) -> String?) -> FormState? {
    guard let terminal = ControllingTerminal(),
      let screen = Screen(on: terminal, color: (environment("NO_COLOR") ?? "").isEmpty)
    else { return nil }
    defer { screen.close() }
    return fill(form, on: screen, environment)
  }

  /// Shows one form, and for the fields that need them the picker or a form inside.
  private func fill(
    _ form: FormState, on screen: any TerminalSurface, _ environment: (String) -> String?
  ) -> FormState {
    var model = FormScreen(form, size: screen.size, clock: clock)
    while true {
      screen.draw(model.frame)
      switch model.handle(screen.readKey(knowing: model.size)) {
      case .submitted, .cancelled: return model.form
      case .suspend: screen.suspend()
      case .pickRegion(let target, let region, let preset):
        let root = model.form.root(of: region)
        let id = pick(region, within: root, preset: preset, on: screen, environment)
        model.receive(id.map { .text($0) }, for: target)
      case .fillForm(let target, let definition, let record):
        let inner = FormState(definition, context: model.form.context, record: record)
        let filled = fill(inner, on: screen, environment)
        model.receive(filled.status == .submitted ? .record(filled.payload) : nil, for: target)
      case nil: break
      }
      let size = screen.size
      if size != model.size { model.resize(to: size) }
    }
  }

  private func pick(
    _ region: FormRegion, within root: String?, preset: String?,
    on screen: any TerminalSurface, _ environment: (String) -> String?
  ) -> String? {
    var picker = TerminalPicker(
      source: source(region.until),
      configuration: .init(maxDepth: region.depth, root: root, restoresReselected: true))
    picker.preset = preset
    picker.setting.levelLabels = levelLabels
    guard case .chosen(let id) = picker.run(on: screen, environment) else { return nil }
    return id
  }
}

extension FormState {
  /// A form inside another, with the values it was left with.
  fileprivate init(_ definition: FormDefinition, context: FormContext, record: FormValue?) {
    var values: [String: FormValue] = [:]
    if case .record(let entries)? = record {
      for entry in entries { values[entry.key] = entry.value }
    }
    self.init(definition, context: context, values: values)
  }
}
