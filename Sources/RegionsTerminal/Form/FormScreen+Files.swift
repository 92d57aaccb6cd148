import RegionForms

extension FormScreen {
  /// Completes the path in front, as a shell does.
  ///
  /// - Returns: whether there was something to complete; else Tab goes on to the next row.
  mutating func completesPath() -> Bool {
    guard let row = focusedRow, case .attachment? = form.kind(of: row),
      case .line(var line) = editor,
      !line.isEmpty, line.caret == line.characters.count,
      let completion = files.completed(line.text)
    else { return false }
    guard completion.text != line.text || !completion.names.isEmpty else { return false }
    if completion.text != line.text {
      line.replace(with: completion.text)
      editor = .line(line)
      fileProblems[row.id] = nil
      send(.edit(key: row.id, value: .text(line.text)))
    }
    if !completion.names.isEmpty {
      note = completion.names.prefix(20).map(TextWidth.printable).joined(separator: "  ")
    }
    scroll()
    return true
  }

  /// Takes the path of the row in front as it is meant, and says if there is no such file.
  mutating func leaveAttachment() {
    if let row = focusedRow { check(row) }
  }

  /// Does so for every row that names a file.
  mutating func checkFiles() {
    fileProblems = [:]
    for row in form.rows { check(row) }
  }

  private mutating func check(_ row: FormRow) {
    fileProblems[row.id] = nil
    guard case .attachment? = form.kind(of: row), let text = row.value?.text,
      row.value?.isEmpty == false
    else { return }
    let path = files.expanded(text)
    if path != text {
      send(.edit(key: row.id, value: .text(path)))
      if focus == .row(row.id) { editor = .line(LineEditor(path)) }
    }
    fileProblems[row.id] = texts.problem(with: path, files)
  }
}

extension FormTexts {
  /// Why a path can't be an attachment; `nil`: it can.
  func problem(with path: String, _ files: FormFiles) -> String? {
    if FormFiles.isURL(path) { return nil }
    return switch files.look(at: path) {
    case .file: nil
    case .folder: isFolder
    case .nothing: noFile
    case .unreadable: unreadable
    }
  }
}
