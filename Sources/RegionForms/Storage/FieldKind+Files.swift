extension FieldKind {
  /// A value of this kind with each file it names in place of another, the ones inside lists and forms
  /// included.
  func replacingFiles(in value: FormValue, _ replace: (String) -> String) -> FormValue {
    switch (self, value) {
    case (.attachment, .text(let file)): return .text(file.isEmpty ? file : replace(file))
    case (.list(let kind), .list(let items)):
      return .list(items.map { kind.replacingFiles(in: $0, replace) })
    case (.form(let definition), .record(let entries)):
      return .record(
        entries.map { entry in
          guard let field = definition[entry.key] else { return entry }
          return FormEntry(entry.key, field.kind.replacingFiles(in: entry.value, replace))
        })
    default: return value
    }
  }
}

/// Paths that hold across launches of an app, whose folder has another path each time.
enum DraftPath {
  /// Stands before a path that is relative to the folder.
  private static let mark = "draft:"

  /// A path as it is kept: below the folder, without it.
  static func kept(_ path: String, below folder: String?) -> String {
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return mark + path.dropFirst(folder.count + 1)
  }

  /// A kept path as it is now.
  static func current(_ path: String, below folder: String?) -> String {
    guard let folder, path.hasPrefix(mark) else { return path }
    return folder + "/" + path.dropFirst(mark.count)
  }
}
