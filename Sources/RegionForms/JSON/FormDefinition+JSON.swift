internal import JSONDocument
internal import TranslatedText

extension FormDefinition {
  /// Reads a definition, as the article “Form definitions” specifies it.
  ///
  /// - Throws: ``FormDefinitionError`` with line and column, and with a path besides where the text is JSON
  ///   but a key is unknown, a value is of the wrong type or something contradicts itself.
  public init(json bytes: [UInt8]) throws(FormDefinitionError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      let location = TextLocation(of: error, in: bytes)
      throw FormDefinitionError(
        "", "not JSON: \(error.message)", line: location.line, column: location.column)
    }
    do {
      try self.init(value, "$")
    } catch {
      let location = TextLocation.of([error.path], in: bytes)[error.path] ?? TextLocation()
      throw FormDefinitionError(
        error.path, error.reason, line: location.line, column: location.column)
    }
  }

  /// Reads a definition that is part of another.
  init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(value, path, known: ["title", "sections", "paste"])
    let title = try object.text("title")
    var sections: [FormSection] = []
    for (section, path) in try object.objects("sections") {
      let object = try DefinitionObject(section, path, known: ["title", "fields"])
      var fields: [FormField] = []
      for (field, path) in try object.objects("fields") {
        fields.append(try FormField(field, path))
      }
      sections.append(FormSection(try object.text("title"), fields: fields))
    }
    var paste: FormPaste?
    if let member = object["paste"] {
      paste = try FormPaste(
        DefinitionObject(
          member, path + ".paste", known: FormPaste.Part.allCases.map { $0.rawValue }))
    }
    do {
      try self.init(title ?? "", sections: sections, paste: paste)
    } catch {
      throw FormDefinitionError(path + error.path.dropFirst(), error.reason)
    }
  }
}
