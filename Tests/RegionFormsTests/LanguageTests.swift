import RegionForms
import Testing

/// What guards that a form speaks any number of languages: each text in the nearest it has.
struct LanguageTests {
  @Test(arguments: [
    ("en", "Note"), ("en-GB", "Note"), ("zh", "备注"), ("zh-Hans-CN", "备注"), ("zh_CN.UTF-8", "备注"),
    ("zh-Hant", "備註"), ("zh_hant_TW", "備註"), ("ja", "メモ"), ("JA-jp", "メモ"), ("fr", "Note"),
    ("C", "Note"),
    ("", "Note"), ("zho", "Note"),
  ])
  func `a text is shown in the nearest of its languages, else in English`(
    language: String, text: String
  ) {
    let note: FormText = ["ja": "メモ", "en": "Note", "zh": "备注", "zh-Hant": "備註"]
    #expect(note.text(in: FormLanguage(language)) == text)
  }

  @Test func `a text without English falls back on its first language`() {
    let note: FormText = ["ja": "メモ", "zh": "备注"]
    #expect(note.text(in: .english) == "メモ")
    #expect(note.text(in: .chinese) == "备注")
    #expect(FormText("Note").text(in: .chinese) == "Note")
    #expect(FormText("Note", chinese: "备注") == ["en": "Note", "zh": "备注"])
  }

  @Test func `a definition's own words come in its languages, the library's in English or Chinese`()
    throws
  {
    let json = #"""
      {"sections": [{"fields": [
        {"key": "a", "title": {"en": "Start", "ja": "開始"}, "kind": "dateTime"},
        {"key": "b", "title": "B", "kind": "dateTime", "rules": [{"after": "a"}]},
        {"key": "c", "title": "C", "rules": [{"required": true, "message": {"en": "needed", "ja": "必須"}}]}
      ]}]}
      """#
    var form = FormState(
      try FormDefinition(json: Array(json.utf8)),
      context: FormContext(language: FormLanguage("ja-JP")),
      values: ["a": .text("2026-01-02"), "b": .text("2026-01-01")])
    try form.send(.submit)
    let messages = form.rows.map { $0.error?.message(in: form.context.language) }
    #expect(messages == [nil, "must be after 開始", "必須"])
  }

  @Test(arguments: [
    (#"{}"#, "$.title: a text has at least one language"),
    (#"{"en": "A", "EN": "B"}"#, "$.title.EN: the language is there twice"),
    (#"{"en": 1}"#, "$.title.en: expected text, found a number"),
    (#"{"e": "A"}"#, "$.title.e: “e” is no tag of a language such as en or zh-Hant"),
  ])
  func `what is no text by language is reported with its place`(title: String, message: String)
    throws
  {
    let json = #"{"title": \#(title), "sections": []}"#
    let error = try #require(throws: FormDefinitionError.self) {
      try FormDefinition(json: Array(json.utf8))
    }
    #expect(error.description == message)
  }
}
