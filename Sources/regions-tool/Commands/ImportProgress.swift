import RegionsCLI

/// The bar on standard error, fed from the readers of an import.
final class ImportProgress: @unchecked Sendable {
  // Readers report from the thread that called them, so there is no second one.
  private var bar: ProgressBar

  init(_ streams: Streams) { bar = ProgressBar(streams) }

  func update(_ bytes: Int, _ total: Int?) {
    bar.update(
      part: total.map { Double(bytes) / Double(max($0, 1)) },
      "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB")
  }

  func finish() { bar.finish() }
}
