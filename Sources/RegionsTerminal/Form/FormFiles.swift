import RegionsFiles

/// The files that attachments name, as the person at the terminal names them.
struct FormFiles {
  /// What a path leads to.
  enum Found: Equatable {
    case file, folder, nothing, unreadable
  }

  /// Where `~` is; `nil` if nobody says.
  var home: String?

  static func isURL(_ text: String) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  func look(at path: String) -> Found {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      return errno == EACCES ? .unreadable : .nothing
    }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    return unsafe access(path, R_OK) == 0 ? .file : .unreadable
  }

  /// The path that is meant: `~` and `~/…` are the home folder; quotes and backslashes, which terminals
  /// put around what is dropped on them, go where the path is there without them.
  func expanded(_ text: String) -> String {
    let text = text.trimmed
    if Self.isURL(text) { return text }
    let path = homeExpanded(text)
    guard look(at: path) == .nothing else { return path }
    for bare in [Self.unquoted(text), Self.unescaped(text)] where bare != text {
      let bare = homeExpanded(bare)
      if look(at: bare) != .nothing { return bare }
    }
    return path
  }

  private func homeExpanded(_ text: String) -> String {
    guard text == "~" || text.hasPrefix("~/"), let home, !home.isEmpty else { return text }
    return home + text.dropFirst()
  }

  private static func unquoted(_ text: String) -> String {
    for quote in ["'", "\""] where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// The path as far as it can only go on one way, and the names it may go on with if there are several.
  /// A folder ends in `/`. `nil` if nothing begins so.
  ///
  /// Names that begin with a point are left out unless one was typed.
  func completed(_ text: String) -> (text: String, names: [String])? {
    guard !Self.isURL(text) else { return nil }
    if text == "~" { return (text + "/", []) }
    let slash = text.lastIndex(of: "/")
    let folder = slash.map { String(text[...$0]) } ?? ""
    let begun = String(slash.map { text[text.index(after: $0)...] } ?? text[...])
    let names = Self.names(in: folder.isEmpty ? "." : homeExpanded(folder)).filter {
      $0.hasPrefix(begun) && (!$0.hasPrefix(".") || begun.hasPrefix("."))
    }.sorted()
    guard var common = names.first else { return nil }
    for name in names.dropFirst() {
      common = String(zip(common, name).prefix { $0 == $1 }.map(\.0))
    }
    if names.count == 1, look(at: homeExpanded(folder + common)) == .folder { common += "/" }
    return (folder + common, names.count == 1 ? [] : names)
  }

  /// The names in a folder, `.` and `..` left out; none if it can't be read.
  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
