import RegionForms

extension FormField {
  /// What a field is called; one that has to be filled and has no title is called by its placeholder, or by its
  /// key: a star alone says nothing.
  ///
  /// - Parameter text: what a text is in the user's language.
  func label(_ text: (FormText) -> String) -> String {
    let title = text(self.title)
    guard title.isEmpty, isRequired else { return title }
    let placeholder = self.placeholder.map(text) ?? ""
    return placeholder.isEmpty ? key : placeholder
  }

  /// Whether its placeholder is its label, and needn't be said twice.
  func isCalledByPlaceholder(_ text: (FormText) -> String) -> Bool {
    text(title).isEmpty && isRequired && placeholder != nil
  }
}
