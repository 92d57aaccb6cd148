public import Regions

/// What a form is judged by, besides its values.
public struct FormContext: Sendable {
  /// The data set that region fields choose from; without one, any region ID passes.
  public var regions: RegionTree?
  /// What time it is. The engine has no clock: without this, nothing is compared with the present. A
  /// time of the form that has no offset is taken to be told by the same clock as this one.
  public var now: DateTime?
  /// The language of messages.
  public var language: FormLanguage

  public init(regions: RegionTree? = nil, now: DateTime? = nil, language: FormLanguage = .english) {
    self.regions = regions
    self.now = now
    self.language = language
  }
}
