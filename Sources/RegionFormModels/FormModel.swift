public import Observation
public import RegionForms
internal import RegionPicker
public import RegionPickerModels
public import Regions

/// A form for a view: its rows, what a tap or a key does to them, and its submission.
///
///     let model = FormModel(definition, context: FormContext(regions: .china)) { payload in … }
///     model.edit("groupName", .text("荔湾小店"))
///     await model.submit()
///
/// Everything happens on the main actor. A view built of states, as in SwiftUI, draws what it
/// reads here; one that takes changes, as `UITableView`, sets ``onChange``.
@MainActor @Observable
public final class FormModel {
  /// Takes the payload, or says why not.
  public typealias Delivery = @Sendable (FormPayload) async throws(FormRefusal) -> Void

  /// The form as it is.
  public private(set) var form: FormState
  /// What the last event was refused with, in words for the user; `nil` after one that was taken. A
  /// rule that keeps a value out speaks here, and the row has the value of before.
  public private(set) var notice: String?
  /// How far the upload of each file is, from 0 to 1, while a submission runs.
  public private(set) var progress: [String: Double] = [:]
  /// How the last submission ended; `nil` before one did and while one runs.
  public private(set) var outcome: SubmissionOutcome?

  /// Called with the changes of each event, in the order a table view wants them.
  @ObservationIgnored public var onChange: @MainActor (RowBatch) -> Void = { _ in }
  /// What time it is, for rules that compare with it: asked before each event.
  @ObservationIgnored public var clock: @MainActor () -> DateTime? = { nil }

  @ObservationIgnored private let submitter: FormSubmitter

  /// A form to fill.
  ///
  /// - Parameters:
  ///   - values: in place of the initial values of the definition.
  ///   - uploader: hands the files over; without one they stay what they are in the payload.
  ///   - prepare: makes the file that is sent of the file that was chosen.
  ///   - deliver: takes the payload, or says why not.
  public convenience init(
    _ definition: FormDefinition, context: FormContext = FormContext(),
    values: [String: FormValue] = [:],
    uploader: some AttachmentUploader = NoUploader(), policy: UploadPolicy = UploadPolicy(),
    prepare: @escaping FilePreparation = { file throws(UploadError) in file },
    deliver: @escaping Delivery
  ) {
    self.init(
      FormState(definition, context: context, values: values), uploader: uploader, policy: policy,
      prepare: prepare, deliver: deliver)
  }

  /// A form to go on with, such as one restored from a ``FormDraft``.
  public init(
    _ form: FormState, uploader: some AttachmentUploader = NoUploader(),
    policy: UploadPolicy = UploadPolicy(),
    prepare: @escaping FilePreparation = { file throws(UploadError) in file },
    deliver: @escaping Delivery
  ) {
    self.form = form
    submitter = FormSubmitter(
      form, uploader: uploader, policy: policy, prepare: prepare, deliver: deliver)
  }

  // MARK: What a view shows

  /// What to draw now.
  public var rows: [FormRow] { form.rows }

  /// The rows of each section of the definition; a section all of whose fields are hidden has none.
  public var sections: [[FormRow]] {
    var sections = [[FormRow]](repeating: [], count: form.definition.sections.count)
    for row in form.rows { sections[row.section].append(row) }
    return sections
  }

  /// How far the form is.
  public var status: FormStatus { form.status }

  /// The language of texts.
  public var language: FormLanguage { form.context.language }

  /// The field a row belongs to.
  public func field(of row: FormRow) -> FormField? { form.definition[row.key] }

  /// A text in the language of the form.
  public func text(_ text: FormText?) -> String { text?.text(in: language) ?? "" }

  /// What is wrong with a row, in words; `nil` if nothing is said.
  public func message(of row: FormRow) -> String? { row.error?.message(in: language) }

  /// How far the upload of a row's file is; `nil` while none runs.
  public func progress(of row: FormRow) -> Double? {
    guard status == .submitting, let file = row.value?.text else { return nil }
    return progress[file]
  }

  // MARK: What a user does

  /// Lets an event happen.
  ///
  /// - Returns: what changed; `nil` if the event was refused, whose reason is in ``notice``.
  @discardableResult
  public func send(_ event: FormEvent) -> RowBatch? {
    switch event {
    case .submit, .accept, .refuse, .finishUpload:
      notice = FormEventError.controlled.message(in: language)
      return nil
    case .cancel: submitter.cancel()
    default: break
    }
    let previous = form.rows
    do {
      if form.status != .cancelled, let now = clock() { try form.send(.setTime(now)) }
      try form.send(event)
    } catch {
      notice = error.message(in: language)
      return nil
    }
    notice = nil
    return report(since: previous)
  }

  /// A field or an item gets a value; `nil` empties it.
  @discardableResult
  public func edit(_ key: String, _ value: FormValue?) -> RowBatch? {
    send(.edit(key: key, value: value))
  }

  /// A row is touched, or with `nil` none is any more.
  @discardableResult
  public func focus(_ id: String?) -> RowBatch? { send(.focus(id)) }

  /// Takes another data set while the form is open: values stay, rows show its names.
  @discardableResult
  public func setRegions(_ regions: RegionTree?) -> RowBatch {
    let previous = form.rows
    form.setRegions(regions)
    return report(since: previous)
  }

  /// The picker a region row opens; its choice goes into the row. `nil` if it is no region.
  public func picker(for id: String) -> RegionPickerModel? {
    guard let choice = form.picker(for: id), let regions = form.context.regions else { return nil }
    let picker = RegionPickerModel(
      tree: regions, until: choice.until, configuration: choice.configuration,
      selected: form.rows.first { $0.id == id }?.value?.text.flatMap { $0.isEmpty ? nil : $0 })
    picker.onFinish = { [weak self] chosen in
      if let last = chosen.last { self?.edit(id, .text(last.id)) }
    }
    return picker
  }

  /// Submits the form and waits for the outcome: ignored while a submission runs, and after one went
  /// through unless something was edited since.
  @discardableResult
  public func submit() async -> SubmissionOutcome {
    guard form.status == .editing else { return .ignored }
    outcome = nil
    notice = nil
    var previous = form.rows
    if let now = clock() { _ = try? form.send(.setTime(now)) }
    let filled = form
    // What the user sees from now on: the marks of what fails, or a form that is being sent.
    _ = try? form.send(.submit)
    report(since: previous)
    progress = [:]
    let (outcome, submitted) = await submitter.submit(filled) { [weak self] file, fraction in
      Task { @MainActor in self?.progressed(file, fraction) }
    }
    progress = [:]
    self.outcome = outcome
    // A form that was cancelled meanwhile stays so.
    guard form.status != .cancelled else { return .cancelled }
    previous = form.rows
    // What came from outside while the form was being sent is not undone.
    let context = form.context
    form = submitted
    form.setContext(context)
    report(since: previous)
    return outcome
  }

  /// Stops the submission that runs, if there is one.
  public func cancelSubmission() { submitter.cancel() }

  /// The rows that are shown and not right, each with its message, from the first to the last.
  public var problems: [Problem] {
    rows.compactMap { row in message(of: row).map { Problem(row: row, message: $0) } }
  }

  /// A row that is not right.
  public struct Problem: Sendable {
    /// The row as it is drawn.
    public let row: FormRow
    /// In the form's language.
    public let message: String
  }

  private func progressed(_ file: String, _ fraction: Double) {
    guard status == .submitting else { return }
    // Reports may overtake each other; an upload doesn't go back.
    progress[file] = max(fraction, progress[file] ?? 0)
  }

  @discardableResult
  private func report(since previous: [FormRow]) -> RowBatch {
    let batch = RowBatch(from: previous, to: form.rows)
    if !batch.isEmpty { onChange(batch) }
    return batch
  }
}
