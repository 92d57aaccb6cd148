import RegionPicker
import RegionsTestSupport

/// A source of two levels that answers later, or not at all.
actor SlowSource: AsyncOptionSource {
  struct Failure: Error {}

  private var fails = false

  func fail(_ fails: Bool) { self.fails = fails }

  func options(below parent: String?, level: Int) async throws -> [CascadePicker<String>.Option] {
    try await Task.sleep(for: .milliseconds(5))
    if fails { throw Failure() }
    if level > 1 { return [] }
    return [.init(id: (parent ?? "") + (level == 0 ? "a" : "b"), name: "region")]
  }
}

/// Counts from any thread.
final class Counter: Sendable {
  let count = Guarded(0)
}
