package import RegionForms
package import RegionPicker
import Regions

/// A form on the whole screen of a terminal: `regions form`.
package struct TerminalForm {
  /// The form as it is when it begins.
  package var form: FormState
  /// Where the options of a region field come from, below the region it begins at.
  package var source: (_ region: FormRegion, _ root: String?) -> RegionTreeSource
  /// What the pickers of region fields are set up with.
  package var setting = PickerSetting()
  /// How many regions a field may be filled with, below the region it begins at.
  package var regionCount: @Sendable (_ region: FormRegion, _ root: String?) -> Int? = { _, _ in nil
  }
  /// What time it is; asked at submission.
  package var clock: () -> DateTime? = { nil }
  /// Takes a pasted message apart for a form whose definition says where its parts go.
  package var contactReader: ((String, FormState) -> PastedContact)?
  /// Keeps what was filled in so far, and says if that fails; `nil`: nothing is kept.
  package var keep: ((FormState) -> String?)?

  package init(
    _ form: FormState, source: @escaping (_ region: FormRegion, _ root: String?) -> RegionTreeSource
  ) {
    self.form = form
    self.source = source
  }

  /// Lets the user fill the form.
  ///
  /// - Parameter environment: gives the value of a variable: the locale's, `NO_COLOR`, `HOME`.
  /// - Returns: the form, submitted or cancelled; `nil` if no screen can be drawn:
  ///   ``ask(environment:read:write:)`` asks in plain lines.
  package func run(environment: (String) -> String?) -> FormState? {
    guard let terminal = ControllingTerminal(),
      let screen = Screen(
        on: terminal, color: (environment("NO_COLOR") ?? "").isEmpty,
        escapeDelay: environment("ESCDELAY"))
    else { return nil }
    defer { screen.close() }
    return fill(form, inside: [], keep: keep, on: screen, environment)
  }

  /// Shows one form, and for the fields that need them the picker or a form inside.
  ///
  /// - Parameters:
  ///   - trail: the titles of the forms it is inside of.
  ///   - keep: keeps the outermost form with what this one holds.
  func fill(
    _ form: FormState, inside trail: [String], keep: ((FormState) -> String?)?,
    on screen: Screen, _ environment: (String) -> String?
  ) -> FormState {
    var model = FormScreen(
      form, size: screen.size, trail: trail, keepsDraft: keep != nil && trail.isEmpty,
      files: FormFiles(home: environment("HOME")), contactReader: contactReader,
      clock: clock)
    var kept = form.values
    while true {
      if !screen.hasInput { screen.draw(model.frame) }
      let focus = model.focus
      let outcome = model.handle(screen.readKey(knowing: model.size))
      switch outcome {
      case .submitted, .cancelled: break
      case .suspend: screen.suspend()
      case .redraw: screen.redraw()
      case .pickRegion(let target, let region, let preset):
        var picker = picker(
          region, below: model.form.root(of: region), title: model.title(of: target))
        picker.preset = preset
        var id: String?
        if case .chosen(let chosen) = picker.run(on: screen, environment) { id = chosen }
        model.receive(id.map { .text($0) }, for: target)
      case .fillForm(let target, let definition, let record):
        let inner = FormState(definition, context: model.form.context, record: record)
        let titles = trail + [model.text(model.form.definition.title)]
        let outer = model
        let keepBoth = keep.map { keep in
          { (inner: FormState) in keep(outer.receiving(inner.draftRecord, for: target)) }
        }
        let filled = fill(inner, inside: titles, keep: keepBoth, on: screen, environment)
        model.receive(filled.status == .submitted ? .record(filled.payload) : nil, for: target)
        // What was kept of a form that was then left is taken back.
        if let keep { model.note(keep(model.form)) }
      case nil: break
      }
      // Row by row, so that nothing is lost with the window.
      if let keep, outcome != nil || model.focus != focus, model.form.values != kept {
        kept = model.form.values
        model.note(keep(model.form))
      }
      switch outcome {
      case .submitted, .cancelled: return model.form
      default: break
      }
      let size = screen.size
      if size != model.size { model.resize(to: size) }
    }
  }

  /// The picker of a region field.
  func picker(_ region: FormRegion, below root: String?, title: String) -> TerminalPicker {
    var picker = TerminalPicker(
      source: source(region, root),
      configuration: .init(maxDepth: region.depth, root: root, restoresReselected: true))
    picker.setting = setting
    picker.setting.regionCount = { [regionCount] in regionCount(region, root) }
    picker.setting.title = title
    return picker
  }
}

extension FormState {
  /// A form inside another, with the values it was left with.
  init(_ definition: FormDefinition, context: FormContext, record: FormValue?) {
    var values: [String: FormValue] = [:]
    if case .record(let entries)? = record {
      for entry in entries { values[entry.key] = entry.value }
    }
    self.init(definition, context: context, values: values)
  }
}

extension FormState {
  /// What a form inside holds so far, of fields that are not shown too.
  fileprivate var draftRecord: FormValue {
    .record(
      definition.fields.compactMap { field in self[field.key].map { FormEntry(field.key, $0) } })
  }
}

extension FormScreen {
  /// Shows what came of keeping a draft.
  fileprivate mutating func note(_ failure: String?) {
    message = failure
    draftFailed = failure != nil
  }

  /// The form with a value that is still being made outside of this screen.
  fileprivate func receiving(_ value: FormValue, for target: Target) -> FormState {
    var screen = self
    screen.receive(value, for: target)
    return screen.form
  }

  /// What is being chosen for a row, with where it stands.
  func title(of target: Target) -> String {
    let key: String
    switch target {
    case .row(let id): key = form.rows.first { $0.id == id }?.key ?? id
    case .end(let list): key = list
    }
    let title = form.definition[key].map { text($0.title) } ?? key
    return (trail + [text(form.definition.title), title]).filter { !$0.isEmpty }
      .joined(separator: PathLine.separator)
  }
}
