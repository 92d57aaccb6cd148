internal import JSONDocument
internal import RegionPicker

/// The state of a picker as one line of JSON.
struct PickerStateLine {
  /// What stands for the next choice in `titles`, whatever the locale.
  static let placeholder = "请选择"

  let value: JSONValue

  var text: String { value.description }

  init(_ picker: CascadePicker<String>) {
    var members: [JSONValue.Member] = [
      .init("titles", .strings(picker.titles(placeholder: Self.placeholder))),
      .init("selected", .strings(picker.selected.map(\.id))),
      .init("focus", .integer(picker.focusedLevel)),
      .init("columns", .integers(picker.columns.map(\.count))),
      .init("status", .string(Self.status(picker.phase))),
    ]
    if picker.phase == .finished {
      members.append(
        .init(
          "result",
          .array(picker.selected.map { ["id": .string($0.id), "name": .string($0.name)] })))
    }
    if let filter = picker.filter {
      members.append(.init("matches", .integers(filter.matches.map(\.row))))
    }
    value = .object(members)
  }

  private static func status(_ phase: CascadePicker<String>.Phase) -> String {
    switch phase {
    case .idle, .open: "choosing"
    case .finished: "finished"
    case .cancelled: "cancelled"
    }
  }
}
