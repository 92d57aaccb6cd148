internal import JSONDocument
internal import TranslatedText

extension FormText {
  /// Reads texts by language: `{"en": "Note", "zh": "备注", "ja": "メモ"}`.
  ///
  /// - Throws: ``FormDefinitionError`` if there is none, a key is no language's tag, a language is there
  ///   twice, or a text is none.
  init(_ members: [JSONValue.Member], _ path: String) throws(FormDefinitionError) {
    var texts: [(FormLanguage, String)] = []
    for member in members {
      let path = "\(path).\(member.key)"
      guard FormLanguage.isTag(member.key) else {
        throw FormDefinitionError(
          path, "“\(member.key)” is no tag of a language such as en or zh-Hant")
      }
      let language = FormLanguage(member.key)
      if texts.contains(where: { $0.0 == language }) {
        throw FormDefinitionError(path, "the language is there twice")
      }
      guard let text = member.value.string else {
        throw FormDefinitionError(path, "expected text, found \(member.value.article)")
      }
      texts.append((language, text))
    }
    if texts.isEmpty { throw FormDefinitionError(path, "a text has at least one language") }
    self.init(texts)
  }
}
