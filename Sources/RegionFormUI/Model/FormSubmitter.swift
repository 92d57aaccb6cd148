public import RegionForms

/// Hands no file over: for a form whose files are handed over otherwise. A form with files that aren't
/// URLs fails to submit.
public struct NoUploader: AttachmentUploader {
  /// Makes one.
  public init() {}

  /// Refuses every file.
  public func token(for file: String) async throws(UploadError) -> String {
    throw UploadError(
      .final, FormText("there is nowhere to upload to", chinese: "没有上传的地方"))
  }

  /// Never called: there is no token.
  public func send(_ file: String, token: String) async throws(UploadError) -> String { token }

  /// Knows no file.
  public func url(for token: String) async throws(UploadError) -> String? { nil }
}

/// A controller of any uploader, behind closures.
@MainActor
final class FormSubmitter {
  typealias Progress = @Sendable (String, Double) -> Void

  /// What a user reads of an error that has no words for them.
  nonisolated static let notSent = FormText("not sent, try again", chinese: "未能提交，请重试")

  private let run: @Sendable (FormState) async -> (outcome: SubmissionOutcome, form: FormState)
  private let stop: @Sendable () async -> Void
  private let progress: ProgressTarget

  init(
    _ form: FormState, uploader: some AttachmentUploader, policy: UploadPolicy,
    prepare: @escaping FilePreparation, deliver: @escaping FormModel.Delivery
  ) {
    let target = ProgressTarget()
    let typed: FormController<NoUploader>.Delivery = { payload throws(FormRefusal) in
      do {
        try await deliver(payload)
      } catch let refusal as FormRefusal {
        throw refusal
      } catch {
        target.note(error)
        throw FormRefusal(Self.notSent)
      }
    }
    let controller = FormController(
      form, uploader: uploader, policy: policy, prepare: prepare,
      progress: { target.tell($0, $1) }, deliver: typed)
    progress = target
    run = { await controller.submit($0) }
    stop = { await controller.cancelSubmission() }
  }

  func submit(
    _ form: FormState, progress: @escaping Progress
  ) async -> (SubmissionOutcome, FormState) {
    self.progress.set(progress)
    defer { self.progress.set(nil) }
    let result = await run(form)
    return (result.outcome, result.form)
  }

  /// The error without words for the user that ended the last submission, if one did.
  func takeError() -> String? { progress.takeError() }

  func cancel() {
    let stop = self.stop
    Task { await stop() }
  }
}

/// Where progress goes: while a submission runs, to its model.
private final class ProgressTarget: Sendable {
  private let target = Locked<FormSubmitter.Progress?>(nil)
  private let error = Locked<String?>(nil)

  func set(_ progress: FormSubmitter.Progress?) {
    target.with { $0 = progress }
  }

  func tell(_ file: String, _ fraction: Double) {
    target.with { $0 }?(file, fraction)
  }

  func note(_ error: any Error) {
    self.error.with { $0 = "\(error)" }
  }

  func takeError() -> String? {
    error.with { error in
      defer { error = nil }
      return error
    }
  }
}
