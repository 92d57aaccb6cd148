/// Where each text begins, in bits behind the stream's beginning.
///
/// Takes half of what plain positions would: that it stays in the processor's cache is what counts.
final class StartTable: Sendable {
  /// By group of texts: where the first begins.
  private let groups: [UInt32]
  /// By text: how much further on it begins than its group.
  private let offsets: [UInt16]

  static let groupShift = 6

  init(groups: [UInt32], offsets: [UInt16]) {
    self.groups = groups
    self.offsets = offsets
  }

  @inline(__always)
  subscript(index: Int) -> BitPosition {
    BitPosition(groups[index &>> Self.groupShift]) &+ BitPosition(offsets[index])
  }
}
