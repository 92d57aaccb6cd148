internal import RegionPicker
internal import RegionPickerDriver
internal import Regions

/// Where a model's options come from: at hand, or later.
@MainActor
enum PickerModelSource {
  typealias Picker = CascadePicker<String>
  typealias Request = (token: Int, run: @Sendable () async throws -> Picker.Event)

  case atHand(Box)
  case later((Picker.Effect) -> Request?)

  /// A source that keeps the columns it made.
  final class Box {
    var session: PickerSession<RegionTreeSource>

    init(_ session: PickerSession<RegionTreeSource>) {
      self.session = session
    }
  }

  static func box(
    _ tree: RegionTree, until: RegionRank?, _ configuration: Picker.Configuration
  ) -> Box {
    Box(
      PickerSession(
        source: RegionTreeSource(tree, until: until), configuration: configuration))
  }

  /// The answer to a request, from a source at hand.
  func answer(_ effect: Picker.Effect) -> Picker.Event? {
    guard case .atHand(let box) = self else { return nil }
    return box.session.answer(effect)
  }

  /// What has to be done for a request, for a source that takes its time.
  func request(_ effect: Picker.Effect) -> Request? {
    guard case .later(let request) = self else { return nil }
    return request(effect)
  }
}
