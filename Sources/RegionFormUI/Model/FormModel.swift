public import Observation
public import RegionForms
internal import RegionPicker
public import RegionPickerUI
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
  /// Takes the payload, or says why not: with a ``FormRefusal`` in words for the user; any other error
  /// becomes "not sent, try again", and stands in ``fault``.
  public typealias Delivery = @Sendable (FormPayload) async throws -> Void

  /// Asks elsewhere whether a value is right, such as a server whether a name is taken: a message refuses
  /// it. What it throws becomes a failed submission, as with ``Delivery``.
  public typealias RemoteCheck = @Sendable (FormValue) async throws -> FormText?

  /// The form as it is.
  public private(set) var form: FormState
  /// What the last event was refused with, in words for the user; `nil` after one that was taken. A
  /// rule that keeps a value out speaks here, and the row has the value of before.
  public private(set) var notice: String?
  /// What is wrong with the way the form is used, for who writes the app: a key no field has, a fact that a
  /// region field asks for and that isn't given. Not for the user; `nil` if nothing is.
  public private(set) var fault: String?
  /// How far the upload of each file is, from 0 to 1, while a submission runs.
  public private(set) var progress: [String: Double] = [:]
  /// How the last submission ended; `nil` before one did and while one runs.
  public private(set) var outcome: SubmissionOutcome? {
    didSet { if outcome != nil { attempts += 1 } }
  }
  /// How many submissions have ended: it changes when one ends as the one before did.
  public private(set) var attempts = 0

  /// Called with the changes of each event, in the order a table view wants them.
  @ObservationIgnored public var onChange: @MainActor (RowBatch) -> Void = { _ in }
  /// What time it is, for rules that compare with it: asked before each event.
  /// The device's, unless another is set or the form was given a time.
  @ObservationIgnored public var clock: @MainActor () -> DateTime?
  /// Takes a pasted message apart: `{ PastedContact($0, for: $1, former: .chinaFormer) }` of
  /// `RegionForms`. Without one the form takes no messages.
  public var contactReader: (@MainActor (String, FormState) -> PastedContact)?
  /// Whether the form is shown and not filled: every edit is refused.
  public var isReadOnly = false

  @ObservationIgnored private let submitter: FormSubmitter
  @ObservationIgnored private var beginning: FormState
  @ObservationIgnored private var checks: [(key: String, check: RemoteCheck)] = []

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
    beginning = form
    let hasTime = form.context.now != nil
    clock = { hasTime ? nil : DateTime.now }
    submitter = FormSubmitter(
      form, uploader: uploader, policy: policy, prepare: prepare, deliver: deliver)
    if let missing = form.missingFacts.first {
      fault = "the region of a field lies within the fact “\(missing)”, which is not given"
    }
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

  /// What is wrong with a row, in words: what a rule has just refused, or else what the row is marked
  /// with; `nil` if nothing is said.
  public func message(of row: FormRow) -> String? {
    if row.key == noticeKey, row.kind != .item { return notice }
    return row.error?.message(in: language)
  }

  /// Whether a row can't be changed.
  public func isReadOnly(_ row: FormRow) -> Bool {
    isReadOnly || (field(of: row)?.isReadOnly ?? false)
  }

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
      refuse(.controlled)
      return nil
    case .edit(let key, _), .append(let key, _), .remove(let key, _), .move(let key, _, _):
      guard !isReadOnly else {
        refuse(.readOnly(key))
        return nil
      }
    case .paste, .undo:
      guard !isReadOnly else {
        refuse(.readOnly("paste"))
        return nil
      }
    case .cancel: submitter.cancel()
    default: break
    }
    let previous = form.rows
    do {
      if form.status != .cancelled, let now = clock() { try form.send(.setTime(now)) }
      try form.send(event)
    } catch {
      refuse(error)
      return nil
    }
    notice = nil
    noticeKey = nil
    return report(since: previous)
  }

  /// The key of the field ``notice`` is about.
  public private(set) var noticeKey: String?

  /// Says why an event was refused: to the user what a rule says, all else to who writes the app.
  private func refuse(_ error: FormEventError) {
    switch error {
    case .refused(let key, _):
      notice = error.message(in: language)
      noticeKey = key
    case .nothingToFill:
      notice = error.message(in: language)
      noticeKey = nil
    default: fault = error.message(in: language)
    }
  }

  /// A field or an item gets a value; `nil` empties it.
  @discardableResult
  public func edit(_ key: String, _ value: FormValue?) -> RowBatch? {
    send(.edit(key: key, value: value))
  }

  /// Whether the form takes messages that are pasted: its definition says where their parts go, and someone
  /// reads them.
  public var takesMessages: Bool {
    contactReader != nil && form.definition.paste != nil && !isReadOnly
  }

  /// A message with a name, a telephone number and an address fills the fields it speaks of, in one step.
  /// What it has no field for is in ``FormState/leftOver``; that it says nothing, in ``notice``.
  @discardableResult
  public func paste(_ text: String) -> RowBatch? {
    guard let contactReader else {
      fault = "a message was pasted and there is no contactReader"
      return nil
    }
    return send(.paste(contactReader(text, form)))
  }

  /// Takes the last paste back.
  @discardableResult
  public func undoPaste() -> RowBatch? { send(.undo) }

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

  /// The picker a region row opens; its choice goes into the row, and of the row of a list of regions it
  /// becomes a new item. `nil` if it is no region, and if the fact is missing below which it would choose:
  /// then ``fault`` says which.
  public func picker(for id: String) -> RegionPickerModel? {
    guard let row = row(id), let region = region(of: row), let regions = form.context.regions else {
      return nil
    }
    if case .fact(let name)? = region.within, form.root(of: region) == nil {
      fault = "the region of “\(id)” lies within the fact “\(name)”, which is not given"
      return nil
    }
    let isNew = row.kind == .list
    let choice = form.picker(for: region, value: isNew ? nil : row.value)
    let picker = RegionPickerModel(
      tree: regions, until: choice.until, configuration: choice.configuration,
      selected: isNew ? nil : row.value?.text.flatMap { $0.isEmpty ? nil : $0 },
      former: formerRegions)
    picker.onFinish = { [weak self] chosen in
      guard let last = chosen.last else { return }
      if isNew { self?.add(.text(last.id), to: id) } else { self?.edit(id, .text(last.id)) }
    }
    return picker
  }

  /// Regions that are no more, whose successors a picker takes: `.chinaFormer`.
  @ObservationIgnored public var formerRegions: RegionTree?

  private func region(of row: FormRow) -> FormRegion? {
    switch (row.kind, kind(of: row)) {
    case (.list, .list(.region(let region))?), (_, .region(let region)?): region
    default: nil
    }
  }

  /// The row with an ID.
  public func row(_ id: String) -> FormRow? { form.rows.first { $0.id == id } }

  /// The kind of a row's value: of an item, what its list holds.
  public func kind(of row: FormRow) -> FieldKind? { form.kind(of: row) }

  /// The options of a row, or of the items of a list of choices; empty where there are none.
  public func options(of row: FormRow) -> [FormChoice] {
    switch field(of: row)?.kind {
    case .choice(let own), .list(.choice(let own)): form.context.options(of: row.key, own) ?? []
    case .leadTime(_, let offered):
      offered.map { lead in
        FormChoice(
          lead.description,
          FormText(lead.text(in: .english), chinese: lead.text(in: .chinese)))
      }
    default: []
    }
  }

  /// A list gets another item at its end.
  @discardableResult
  public func add(_ value: FormValue, to key: String) -> RowBatch? {
    send(.append(key: key, value: value))
  }

  /// Removes an item by its row's ID.
  @discardableResult
  public func remove(_ id: String) -> RowBatch? {
    guard let place = place(of: id) else { return nil }
    return send(.remove(key: place.key, index: place.index))
  }

  /// Moves an item, by its row's ID, a number of places down its list, or up where it is negative.
  @discardableResult
  public func move(_ id: String, by places: Int) -> RowBatch? {
    guard let place = place(of: id) else { return nil }
    return send(.move(key: place.key, from: place.index, to: place.index + places))
  }

  private func place(of id: String) -> (key: String, index: Int)? {
    guard let row = row(id), row.kind == .item else { return nil }
    let items = form.rows.filter { $0.key == row.key && $0.kind == .item }
    return items.firstIndex { $0.id == id }.map { (row.key, $0) }
  }

  // MARK: Forms inside

  /// The form inside a row, to be filled on a page of its own; of the row of a list of forms, a new one.
  /// ``finish(_:into:)`` takes it. `nil` if there is no form inside.
  public func form(inside id: String) -> FormModel? {
    guard let row = row(id) else { return nil }
    var inner = form.form(inside: id)
    if inner == nil, row.kind == .list, case .list(.form(let definition))? = kind(of: row) {
      inner = FormState(definition, context: form.context)
    }
    guard let inner else { return nil }
    let model = FormModel(inner) { _ in }
    model.clock = clock
    model.isReadOnly = isReadOnly
    model.formerRegions = formerRegions
    model.contactReader = contactReader
    return model
  }

  /// Takes what was filled in a form inside, if it is right; else the form inside says what is wrong.
  ///
  /// - Returns: whether it was taken. What a rule of this form says against it is in ``notice``.
  public func finish(_ inner: FormModel, into id: String) -> Bool {
    guard let row = row(id), let value = inner.complete() else { return false }
    let batch = row.kind == .list ? add(value, to: id) : edit(id, value)
    return batch != nil
  }

  /// The values as one, if all is right; else the rows say what isn't.
  private func complete() -> FormValue? {
    let previous = form.rows
    defer { report(since: previous) }
    if let now = clock() { _ = try? form.send(.setTime(now)) }
    if form.status == .editing { _ = try? form.send(.submit) }
    guard form.status == .submitting else { return nil }
    let values = form.shownValues
    _ = try? form.send(.refuse([:]))
    return .record(
      form.definition.fields.compactMap { field in
        values[field.key].map { FormEntry(field.key, $0) }
      })
  }

  // MARK: From the beginning

  /// Whether a value is another than at the beginning.
  public var hasChanges: Bool { form.values != beginning.values }

  /// Fills the form as it was at the beginning, with what is known outside of it now.
  @discardableResult
  public func reset() -> RowBatch {
    let previous = form.rows
    let context = form.context
    form = beginning
    form.setContext(context)
    notice = nil
    outcome = nil
    return report(since: previous)
  }

  /// Asks elsewhere whether the value of a field is right, at submission, when every rule holds: before
  /// files are handed over.
  public func check(_ key: String, _ check: @escaping RemoteCheck) {
    checks.append((key, check))
  }

  /// What the checks elsewhere say, by key.
  private func remoteRefusals(_ filled: FormState) async throws -> [String: FormText] {
    let values = filled.shownValues
    return try await withThrowingTaskGroup(of: (String, FormText?).self) { group in
      for (key, check) in checks {
        guard let value = values[key], !value.isEmpty else { continue }
        group.addTask { (key, try await check(value)) }
      }
      var refusals: [String: FormText] = [:]
      for try await (key, message) in group { refusals[key] = message }
      return refusals
    }
  }

  /// Stands for an error of no words for the user.
  private func failed(_ error: any Error) -> SubmissionOutcome {
    if error is CancellationError { return .cancelled }
    if let refusal = error as? FormRefusal { return .failed(refusal.message) }
    fault = "\(error)"
    return .failed(FormSubmitter.notSent)
  }

  /// Submits the form and waits for the outcome: ignored while a submission runs, and after one went
  /// through unless something was edited since.
  @discardableResult
  public func submit() async -> SubmissionOutcome {
    guard form.status == .editing else { return .ignored }
    outcome = nil
    notice = nil
    noticeKey = nil
    var previous = form.rows
    if let now = clock() { _ = try? form.send(.setTime(now)) }
    let filled = form
    // What the user sees from now on: the marks of what fails, or a form that is being sent.
    _ = try? form.send(.submit)
    report(since: previous)
    progress = [:]
    if form.status == .submitting, !checks.isEmpty {
      var refusals: [String: FormText] = [:]
      do {
        refusals = try await remoteRefusals(filled)
      } catch {
        outcome = failed(error)
      }
      guard form.status == .submitting else { return .cancelled }
      if outcome != nil || !refusals.isEmpty {
        previous = form.rows
        _ = try? form.send(.refuse(refusals))
        report(since: previous)
        let ended = outcome ?? .invalid(firstError: form.firstError)
        outcome = ended
        return ended
      }
    }
    let (outcome, submitted) = await submitter.submit(filled) { [weak self] file, fraction in
      Task { @MainActor in self?.progressed(file, fraction) }
    }
    progress = [:]
    self.outcome = outcome
    if let error = submitter.takeError() { fault = error }
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
