/// When a field is shown, as a question about the values of other fields and about facts from outside.
///
/// A field that is not shown itself counts as empty, so what hangs on it disappears with it.
public indirect enum FormCondition: Sendable {
  /// The field has this value. A toggle that was never set is off.
  case equals(String, FormValue)
  /// The field has a value.
  case filled(String)
  /// A fact from outside (``FormContext/facts``) is this. One that was never set is nothing.
  case fact(String, FormValue)
  /// The other does not hold.
  case not(FormCondition)
  /// Each of them holds.
  case all([FormCondition])
  /// One of them holds at least.
  case any([FormCondition])

  /// The toggle is on.
  public static func on(_ key: String) -> FormCondition { .equals(key, .toggle(true)) }

  /// The keys this condition asks about.
  var keys: [String] {
    switch self {
    case .equals(let key, _), .filled(let key): [key]
    case .fact: []
    case .not(let condition): condition.keys
    case .all(let conditions), .any(let conditions): conditions.flatMap { $0.keys }
    }
  }

  /// Whether it holds, given the value of each field, `nil` being empty or not shown.
  func holds(_ facts: [String: FormValue], _ value: (String) -> FormValue?) -> Bool {
    switch self {
    case .equals(let key, let expected): value(key) == expected
    case .filled(let key): !(value(key)?.isEmpty ?? true)
    case .fact(let name, let expected): facts[name] == expected
    case .not(let condition): !condition.holds(facts, value)
    case .all(let conditions): conditions.allSatisfy { $0.holds(facts, value) }
    case .any(let conditions): conditions.contains { $0.holds(facts, value) }
    }
  }
}
