import RegionPicker
import Regions

/// Asks for a region by numbers: the whole of a picker without a view.
func choose(
  from tree: RegionTree, depth: Int, ask: (_ question: String) -> String?
) -> [String]? {
  var session = PickerSession(
    source: RegionTreeSource(tree), configuration: .init(maxDepth: depth))
  _ = try? session.send(.open)
  while session.picker.phase == .open {
    let picker = session.picker
    let options = picker.focusedColumn.enumerated().map { "\($0 + 1) \($1.name)" }
    let titles = picker.titles(placeholder: "请选择").joined(separator: " › ")
    guard let answer = ask(([titles] + options).joined(separator: "\n")) else {
      _ = try? session.send(.cancel())
      continue
    }
    do {
      switch Int(answer) {
      case 0: try session.send(.back)
      case let number?:
        try session.send(.select(level: picker.focusedLevel, row: number - 1))
      case nil: try session.send(.presetID(answer))
      }
    } catch {
      _ = ask("\(error)")  // what does not fit changes nothing
    }
  }
  return session.picker.phase == .finished ? session.picker.selected.map(\.name) : nil
}
