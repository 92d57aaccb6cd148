/// When a field is shown, as a question about the values of other fields.
///
/// A field that is not shown itself counts as empty, so what hangs on it disappears with it.
public indirect enum FormCondition: Sendable {
  /// The field has this value. A toggle that was never set is off.
  case equals(String, FormValue)
  /// The field has a value.
  case filled(String)
  case not(FormCondition)
  case all([FormCondition])
  case any([FormCondition])

  /// The toggle is on.
  public static func on(_ key: String) -> FormCondition { .equals(key, .toggle(true)) }

  /// The keys this condition asks about.
  var keys: [String] {
    switch self {
    case .equals(let key, _), .filled(let key): [key]
    case .not(let condition): condition.keys
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.keys)
    }
  }

  /// Whether it holds, given the value of each field, `nil` being empty or not shown.
  func holds(_ value: (String) -> FormValue?) -> Bool {
    switch self {
    case .equals(let key, let expected): value(key) == expected
    case .filled(let key): !(value(key)?.isEmpty ?? true)
    case .not(let condition): !condition.holds(value)
    case .all(let conditions): conditions.allSatisfy { $0.holds(value) }
    case .any(let conditions): conditions.contains { $0.holds(value) }
    }
  }
}
