public import Regions

/// What a form is judged by, besides its values.
public struct FormContext: Sendable {
  /// The data set that region fields choose from; without one, any region ID passes.
  public var regions: RegionTree?
  /// What time it is. The engine has no clock: without this, nothing is compared with the present. A
  /// time of the form that has no offset is taken to be on the same clock as this one.
  public var now: DateTime?
  /// The language of messages.
  public var language: FormLanguage
  /// What is known outside the form: who fills it, in which province the shop lies. Conditions and
  /// region fields ask for them by name; ``FormEvent/setFact(_:_:)`` changes one while the form is open.
  public var facts: [String: FormValue]
  /// The options of choices that have none of their own, by the key of the field.
  public var options: [String: [FormChoice]]

  /// A context; what is left out is not known.
  public init(
    regions: RegionTree? = nil, now: DateTime? = nil, language: FormLanguage = .english,
    facts: [String: FormValue] = [:], options: [String: [FormChoice]] = [:]
  ) {
    self.regions = regions
    self.now = now
    self.language = language
    self.facts = facts
    self.options = options
  }

  /// The options of a choice: its own, or those from outside; `nil` while they are not known.
  public func options(of key: String, _ own: [FormChoice]) -> [FormChoice]? {
    own.isEmpty ? options[key] : own
  }
}
