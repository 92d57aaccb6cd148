internal import JSONDocument
internal import RegionPicker

/// An event of a user or a host as a JSON object, for recordings. Where `--events` knows the event
/// too, it has the same form there.
struct PickerEventRecord {
  typealias Event = CascadePicker<String>.Event

  let event: Event
  let value: JSONValue

  /// `nil` for a reply of the source.
  init?(_ event: Event) {
    self.event = event
    switch event {
    case .open: value = ["event": "open"]
    case .select(let level, let row):
      value = ["event": "select", "level": .integer(level), "row": .integer(row)]
    case .selectTab(let level): value = ["event": "tab", "level": .integer(level)]
    case .back: value = ["event": "back"]
    case .confirm(nil): value = ["event": "confirm"]
    case .confirm(let level?): value = ["event": "confirm", "level": .integer(level)]
    case .preset(let ids): value = ["event": "preset", "ids": .strings(ids)]
    case .presetID(let id): value = ["event": "preset", "id": .string(id)]
    case .filter(let text): value = ["event": "filter", "text": .string(text)]
    case .search(let text, let scope):
      value = ["event": "search", "text": .string(text), "below": .bool(scope == .subtree)]
    case .acceptResult(let index): value = ["event": "accept", "result": .integer(index)]
    case .retry: value = ["event": "retry"]
    case .cancel(let revert): value = ["event": "cancel", "revert": .bool(revert)]
    case .loaded, .loadFailed, .located, .found, .filtered: return nil
    }
  }

  /// Reads an event as it was written; `nil` if it isn't one.
  init?(_ value: JSONValue) {
    let event: Event
    let level = value["level"]?.integer
    switch (value["event"]?.string, level) {
    case ("open", nil): event = .open
    case ("select", let level?):
      guard let row = value["row"]?.integer else { return nil }
      event = .select(level: level, row: row)
    case ("tab", let level?): event = .selectTab(level)
    case ("back", nil): event = .back
    case ("confirm", _): event = .confirm(level: level)
    case ("preset", nil):
      if let id = value["id"]?.string {
        event = .presetID(id)
      } else if let ids = value["ids"]?.array {
        event = .preset(ids.compactMap(\.string))
      } else {
        return nil
      }
    case ("filter", nil):
      guard let text = value["text"]?.string else { return nil }
      event = .filter(text)
    case ("search", nil):
      guard let text = value["text"]?.string else { return nil }
      event = .search(text, value["below"]?.bool == true ? .subtree : .all)
    case ("accept", nil):
      guard let result = value["result"]?.integer else { return nil }
      event = .acceptResult(result)
    case ("retry", nil): event = .retry
    case ("cancel", nil): event = .cancel(revert: value["revert"]?.bool ?? false)
    default: return nil
    }
    self.event = event
    self.value = value
  }
}
