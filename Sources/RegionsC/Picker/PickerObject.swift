import CRegions
import RegionPicker
import Regions

/// What a `regions_picker` points at: a session that opens again after a finish. C sees to it that one
/// thread at a time is in here.
final class PickerObject {
  typealias Picker = CascadePicker<String>

  let tree: RegionTree
  private(set) var session: PickerSession<RegionTreeSource>

  var picker: Picker { session.picker }

  init(_ source: RegionTreeSource, _ configuration: Picker.Configuration) {
    tree = source.tree
    session = PickerSession(source: source, configuration: configuration)
    send(.open)
  }

  /// Sends an event to a picker that is open.
  ///
  /// - Returns: whether it was taken.
  @discardableResult
  func send(_ event: Picker.Event) -> Bool {
    do throws(Picker.Refusal) {
      _ = try session.send(event)
      return true
    } catch {
      return false
    }
  }

  /// Sends an event that opens a finished picker; one that is refused leaves it closed.
  func sendReopening(_ event: Picker.Event) -> Bool {
    guard picker.phase == .finished else { return send(event) }
    let closed = session
    guard send(.open), send(event) else {
      session = closed
      return false
    }
    return true
  }

  /// Chooses the path to a region if it lies below the picker's root.
  func preset(_ id: String) -> Bool {
    let previous = session
    do throws(Picker.Refusal) {
      for case .unresolved in try session.send(.presetID(id)) {
        session = previous
        return false
      }
      return true
    } catch {
      session = previous
      return false
    }
  }

  /// The row of a region on a level.
  func row(of node: Int, level: Int) -> Int? {
    guard level < picker.columns.count else { return nil }
    let id = tree[number: node].id
    return picker.columns[level].firstIndex { $0.id == id }
  }

  /// The region that an ID of an option stands for.
  func node(of id: String) -> regions_node {
    tree[id].map { RegionsC.node($0.number) } ?? none
  }
}
