/// Hands files over to a server: ask for a token, send, get the URL.
///
/// The token names one upload of one file. It is kept when a send fails, so that a server can tell a
/// repetition from another file, and so that it can be asked whether the file arrived before it is sent
/// again.
///
/// What it throws is an ``UploadError`` with words for the user; any other error counts as one that trying
/// again may mend.
public protocol AttachmentUploader: Sendable {
  /// Asks for a token for a file.
  func token(for file: String) async throws -> String

  /// Sends a file and returns the URL it can be fetched at.
  func send(_ file: String, token: String) async throws -> String

  /// Sends a file and returns the URL it can be fetched at, telling how far it is, from 0 to 1. The
  /// tellings may come from any thread, and one too many is no harm.
  func send(
    _ file: String, token: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws -> String

  /// The URL of the file a token was used for, if it arrived whole; `nil` if it didn't. Asked when a
  /// send failed and it isn't known how far it got.
  func url(for token: String) async throws -> String?
}

extension AttachmentUploader {
  /// Sends a file without telling how far it is.
  public func send(
    _ file: String, token: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws -> String {
    try await send(file, token: token)
  }
}

/// Why a file was not handed over.
public struct UploadError: Error, Hashable, Sendable {
  /// Whether trying again may help.
  public enum Kind: Hashable, Sendable {
    /// Trying again may help: the server is busy, or out of reach.
    case temporary
    /// Trying again does not help: the server refuses, or the file can't be read.
    case final
    /// The submission was cancelled.
    case cancelled
  }

  /// Whether trying again may help.
  public var kind: Kind
  /// For the row of the field.
  public var message: FormText

  /// A failure with its message.
  public init(_ kind: Kind, _ message: FormText) {
    self.kind = kind
    self.message = message
  }
}

extension UploadError {
  /// What any error of an uploader stands for.
  init(_ error: any Error) {
    self =
      error as? UploadError
      ?? UploadError(.temporary, FormText("not uploaded, try again", chinese: "上传失败，请重试"))
  }

  static let cancelled = UploadError(.cancelled, FormText("cancelled", chinese: "已取消"))
}

/// How hard it is tried to hand files over.
public struct UploadPolicy: Hashable, Sendable {
  /// How many files are sent at the same time; at least 1.
  public var parallel: Int
  /// How often each file is tried in one submission; at least 1.
  public var attempts: Int
  /// How long to wait before the second attempt. Each wait after it is twice as long as the last.
  public var delay: Duration

  /// Three files at a time, three attempts each, half a second before the second.
  public init(parallel: Int = 3, attempts: Int = 3, delay: Duration = .milliseconds(500)) {
    self.parallel = max(1, parallel)
    self.attempts = max(1, attempts)
    self.delay = delay
  }
}
