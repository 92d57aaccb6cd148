/// A form with someone to hand it over to: checks it, uploads its files, delivers the payload.
///
///     let controller = FormController(form, uploader: uploader) { payload in … }
///     let outcome = await controller.submit()
///
/// If anything fails, the form is as it was, with the failed rows marked. Files that arrived are not
/// sent again by the next submission, nor are those of which only the answer was lost. A submission is
/// stopped by cancelling the task that waits for it, or by ``cancelSubmission()``.
public actor FormController<Uploader: AttachmentUploader> {
  /// Takes the payload, or says why not.
  public typealias Delivery = @Sendable (FormPayload) async throws(FormRefusal) -> Void

  /// The form as it is.
  public private(set) var form: FormState
  private let uploader: Uploader
  private let policy: UploadPolicy
  private let prepare: FilePreparation
  private let progress: @Sendable (String, Double) -> Void
  private let deliver: Delivery
  private var submission: Task<SubmissionOutcome, Never>?
  /// Tokens of uploads that failed, by file.
  private var tokens: [String: String] = [:]

  /// A form with someone to hand it over to.
  ///
  /// - Parameters:
  ///   - form: the form as it starts.
  ///   - uploader: takes the files that are no URLs yet.
  ///   - policy: how many uploads go on at once, and how often one is tried.
  ///   - prepare: makes the file that is sent of the file that was chosen.
  ///   - progress: called with how far the upload of a file is, from 0 to 1, from any thread.
  ///   - deliver: takes the payload, or says why not.
  public init(
    _ form: FormState, uploader: Uploader, policy: UploadPolicy = UploadPolicy(),
    prepare: @escaping FilePreparation = { file throws(UploadError) in file },
    progress: @escaping @Sendable (_ file: String, _ fraction: Double) -> Void = { _, _ in },
    deliver: @escaping Delivery
  ) {
    self.prepare = prepare
    self.progress = progress
    self.form = form
    self.uploader = uploader
    self.policy = policy
    self.deliver = deliver
  }

  /// Lets an event happen.
  ///
  /// - Throws: ``FormEventError``; ``FormEventError/controlled`` for the events of a submission, which
  ///   come from ``submit()`` alone.
  @discardableResult
  public func send(_ event: FormEvent) throws(FormEventError) -> [RowChange] {
    switch event {
    case .submit, .accept, .refuse, .finishUpload: throw .controlled
    case .cancel: cancelSubmission()
    default: break
    }
    return try form.send(event)
  }

  /// Submits the form and waits for the outcome. Ignored while another submission runs, and after one
  /// went through unless the form was edited since.
  public func submit() async -> SubmissionOutcome {
    guard form.status == .editing else { return .ignored }
    _ = try? form.send(.submit)
    guard form.status == .submitting else { return .invalid(firstError: form.firstError) }
    let task = Task { await self.handOver() }
    submission = task
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    submission = nil
    return outcome
  }

  /// Submits a form that was filled elsewhere, and gives it back as it is then.
  package func submit(_ form: FormState) async -> (outcome: SubmissionOutcome, form: FormState) {
    guard submission == nil else { return (.ignored, form) }
    self.form = form
    let outcome = await submit()
    return (outcome, self.form)
  }

  /// Stops the submission that runs, if there is one.
  public func cancelSubmission() {
    submission?.cancel()
  }

  private func handOver() async -> SubmissionOutcome {
    let errors = await uploadFiles()
    if Task.isCancelled || form.status == .cancelled { return end([:], .cancelled) }
    guard errors.isEmpty else {
      var messages: [String: FormText] = [:]
      for (key, files) in form.filesByField {
        if let error = files.lazy.compactMap({ errors[$0] }).first { messages[key] = error.message }
      }
      return end(messages, .failed(FormText("a file was not uploaded", chinese: "有文件未能上传")))
    }
    let payload = form.payload
    do {
      try await deliver(payload)
    } catch {
      return end(error.fields, Task.isCancelled ? .cancelled : .failed(error.message))
    }
    _ = try? form.send(.accept)
    return .submitted(payload)
  }

  /// Gives the form back to its user.
  private func end(
    _ messages: [String: FormText], _ outcome: SubmissionOutcome
  ) -> SubmissionOutcome {
    _ = try? form.send(.refuse(messages))
    return outcome
  }

  /// Uploads what is not uploaded yet, a number of files at a time.
  ///
  /// - Returns: why files were not handed over, by file.
  private func uploadFiles() async -> [String: UploadError] {
    let progress = self.progress
    let prepare = self.prepare
    let uploads = form.filesToUpload.map { file in
      FileUpload(
        file: file, prepare: prepare, progress: { progress(file, min(max($0, 0), 1)) },
        token: tokens[file])
    }
    var waiting = uploads[...]
    let uploader = self.uploader
    let policy = self.policy
    var errors: [String: UploadError] = [:]
    await withTaskGroup(of: FileUpload.Result.self) { group in
      for upload in waiting.prefix(policy.parallel) {
        group.addTask { await upload.run(uploader, policy) }
      }
      waiting = waiting.dropFirst(policy.parallel)
      while let result = await group.next() {
        tokens[result.file] = result.token
        if let url = result.url {
          _ = try? form.send(.finishUpload(file: result.file, url: url))
        } else {
          errors[result.file] = result.error
        }
        if let upload = waiting.popFirst() {
          group.addTask { await upload.run(uploader, policy) }
        }
      }
    }
    return errors
  }
}

/// How a submission ended.
public enum SubmissionOutcome: Hashable, Sendable {
  /// The payload was taken.
  case submitted(FormPayload)
  /// Nothing was sent: a rule fails. The ID of the first row that has an error.
  case invalid(firstError: String?)
  /// Files could not be uploaded, or the payload was refused.
  case failed(FormText)
  /// The user or the task that waited gave up.
  case cancelled
  /// Another submission runs, or nothing was edited since the last.
  case ignored
}

/// Why a payload was not taken.
public struct FormRefusal: Error, Hashable, Sendable {
  /// Why, for the user.
  public var message: FormText
  /// What is wrong with single fields, by key.
  public var fields: [String: FormText]

  /// A refusal, about fields if it names some.
  public init(_ message: FormText, fields: [String: FormText] = [:]) {
    self.message = message
    self.fields = fields
  }
}
