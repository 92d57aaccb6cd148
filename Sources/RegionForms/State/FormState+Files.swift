extension FormState {
  /// The files that have to be handed over before the form can be: those of the fields that are shown,
  /// the ones inside lists and forms included, each once, without URLs and what was uploaded.
  public var filesToUpload: [String] {
    var seen: Set<String> = []
    return filesByField.flatMap { $0.files }.filter { file in
      uploads[file] == nil && !FormState.isURL(file) && seen.insert(file).inserted
    }
  }

  /// The files of each field that is shown and has some.
  var filesByField: [(key: String, files: [String])] {
    definition.fields.indices.compactMap { number in
      guard shown[number], let value = value(of: number) else { return nil }
      let field = definition.fields[number]
      let files = field.kind.files(in: value, context)
      return files.isEmpty ? nil : (field.key, files)
    }
  }

  private static func isURL(_ file: String) -> Bool {
    file.hasPrefix("https://") || file.hasPrefix("http://")
  }
}

extension FieldKind {
  /// The files a value of this kind names.
  fileprivate func files(in value: FormValue, _ context: FormContext) -> [String] {
    switch (self, value) {
    case (.attachment, .text(let file)): return value.isEmpty ? [] : [file]
    case (.list(let kind), .list(let items)): return items.flatMap { kind.files(in: $0, context) }
    case (.form(let definition), .record):
      return FormState(definition, context: context, record: value).filesByField.flatMap {
        $0.files
      }
    default: return []
    }
  }
}
