package import RegionForms

extension FormLanguage {
  /// The language people are spoken to in, by their environment: that of the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set and not empty, else English.
  ///
  /// - Parameter environment: gives the value of a variable.
  package init(environment: (String) -> String?) {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
    self = locales.first { !$0.isEmpty }.map { FormLanguage($0) } ?? .english
  }
}

extension FormLanguage.Own {
  /// The text in this language.
  func say(_ english: String, zh chinese: String) -> String {
    switch self {
    case .english: english
    case .chinese: chinese
    }
  }
}
