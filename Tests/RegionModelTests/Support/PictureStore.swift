import RegionForms
import RegionsTestSupport

/// A store that remembers what it was sent.
final class PictureStore: AttachmentUploader {
  private let files = Guarded<[String]>([])
  private let steps: [Double]
  private let fails: Bool
  private let delay: Duration

  /// - Parameters:
  ///   - steps: how far a file is said to be on its way.
  ///   - delay: how long each send takes.
  init(steps: [Double] = [], fails: Bool = false, delay: Duration = .zero) {
    self.steps = steps
    self.fails = fails
    self.delay = delay
  }

  var sent: [String] { files.withLock { $0 } }

  func token(for file: String) async throws(UploadError) -> String {
    if fails { throw UploadError(.final, FormText("full", chinese: "已满")) }
    return "t"
  }

  func send(_ file: String, token: String) async throws(UploadError) -> String {
    try await send(file, token: token, progress: { _ in })
  }

  func send(
    _ file: String, token: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(UploadError) -> String {
    for step in steps {
      progress(step)
      try? await Task.sleep(for: .milliseconds(20))
    }
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw UploadError(.cancelled, "cancelled")
    }
    files.withLock { $0.append(file) }
    return "https://store.example/" + (file.split(separator: "/").last.map(String.init) ?? "")
  }

  func url(for token: String) async throws(UploadError) -> String? { nil }
}
