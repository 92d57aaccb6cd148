/// Makes the file that is sent of the file that was chosen: scales a picture down, turns it, writes it in
/// a format the server takes. It gives back the path of the file to send, which may be the same.
public typealias FilePreparation = @Sendable (_ file: String) async throws -> String

/// The upload of one file, with its repetitions.
struct FileUpload: Sendable {
  let file: String
  /// Makes the file that is sent of the file that was chosen.
  var prepare: FilePreparation
  /// Called with how far it is.
  var progress: @Sendable (Double) -> Void
  /// The token of an earlier submission that may have sent the file without learning so.
  var token: String?

  /// How it ended.
  struct Result: Sendable {
    var file: String
    var url: String?
    var error: UploadError?
    /// A token the file may have been sent with, for the next try.
    var token: String?
  }

  func run(_ uploader: some AttachmentUploader, _ policy: UploadPolicy) async -> Result {
    var result = Result(file: file, token: token)
    let prepared: String
    do {
      prepared = try await prepare(file)
    } catch {
      result.error = Task.isCancelled ? .cancelled : UploadError(error)
      return result
    }
    var delay = policy.delay
    for attempt in 1...policy.attempts {
      do {
        if attempt > 1 {
          try await pause(delay)
          delay *= 2
        }
        result.url = try await send(prepared, with: uploader, token: &result.token)
        progress(1)
        result.error = nil
        return result
      } catch {
        result.error = Task.isCancelled ? .cancelled : UploadError(error)
        if result.error?.kind != .temporary { return result }
      }
    }
    return result
  }

  /// One attempt. A token that is there already may have done its work.
  private func send(
    _ file: String, with uploader: some AttachmentUploader, token: inout String?
  ) async throws -> String {
    if let token, let url = try await uploader.url(for: token) { return url }
    try stopIfCancelled()
    let used: String
    if let token {
      used = token
    } else {
      used = try await uploader.token(for: file)
    }
    try stopIfCancelled()
    token = used
    return try await uploader.send(file, token: used, progress: progress)
  }

  private func stopIfCancelled() throws(UploadError) {
    if Task.isCancelled { throw .cancelled }
  }

  private func pause(_ delay: Duration) async throws(UploadError) {
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw .cancelled
    }
  }
}
