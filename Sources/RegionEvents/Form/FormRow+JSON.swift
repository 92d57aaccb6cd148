internal import JSONDocument
import RegionForms

extension FormRow {
  func json(in language: FormLanguage) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("kind", .string(kind.rawValue)),
      .init("value", value?.json ?? .null),
    ]
    if let text { members.append(.init("text", .string(text))) }
    members.append(
      .init("error", error.map { .string($0.message(in: language)) } ?? .null))
    if isDoubtful { members.append(.init("doubtful", .bool(true))) }
    return .object(members)
  }
}

extension RowChange {
  var json: JSONValue {
    switch self {
    case .delete(let index, let id): ["delete": .integer(index), "id": .string(id)]
    case .move(let from, let to, let id):
      ["move": .integer(from), "to": .integer(to), "id": .string(id)]
    case .insert(let index, let row): ["insert": .integer(index), "id": .string(row.id)]
    case .update(let index, let row): ["update": .integer(index), "id": .string(row.id)]
    }
  }
}
