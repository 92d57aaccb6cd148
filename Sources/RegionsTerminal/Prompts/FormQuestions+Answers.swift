import RegionForms
import RegionPicker
import Regions

/// What is asked of one value, by its kind.
extension FormQuestions {
  /// A line as the value of a kind, and what is wrong with it.
  func line(_ text: String, _ kind: FieldKind) -> (String, String?) {
    switch kind {
    case .attachment:
      let path = files.expanded(text)
      return (path, texts.problem(with: path, files))
    case .dateTime:
      let moment = String(text.map { $0 == " " ? "T" : $0 })
      return (moment, DateTime(moment) == nil ? texts.questions.notADateTime : nil)
    default: return (text, nil)
    }
  }

  func isYes(_ question: String, now: Bool) throws -> Bool {
    while true {
      let text = try answer("\(question) (\(texts.questions.yesNo)) [\(now ? "y" : "n")]: ")
      switch text.lowercased() {
      case "": return now
      case "y", "yes", "是", "true", "1": return true
      case "n", "no", "否", "false", "0": return false
      default: try write("  ↳ \(texts.questions.notYesNo)\n")
      }
    }
  }

  func lines(_ question: String, now value: FormValue?) throws -> Answer? {
    let shown = value?.text.map { " [\(TextWidth.printable($0))]" } ?? ""
    try write("\(question) (\(texts.questions.multiline))\(shown):\n")
    var lines: [String] = []
    while true {
      let line = try answer("  ")
      if line.isEmpty { break }
      lines.append(line)
    }
    if lines.isEmpty { return nil }
    if lines == ["-"], value != nil { return Answer(value: nil) }
    return Answer(value: .text(lines.joined(separator: "\n")))
  }

  func option(
    among options: [FormChoice], _ question: String, now value: FormValue?
  ) throws -> Answer? {
    for (index, option) in options.enumerated() {
      let mark = option.id == value?.text ? "* " : "  "
      try write("\(mark)\(index + 1)  \(text(option.title))\n")
    }
    while true {
      let text = try answer("\(question): ")
      if text.isEmpty { return nil }
      if text == "-", value != nil { return Answer(value: nil) }
      let number = Int(text).flatMap { (1...max(options.count, 1)).contains($0) ? $0 - 1 : nil }
      let named = options.firstIndex { $0.id == text || self.text($0.title) == text }
      if let index = number ?? named, options.indices.contains(index) {
        return Answer(value: .text(options[index].id))
      }
      try write("  ↳ \(texts.questions.notAnOption)\n")
    }
  }

  func region(
    _ region: FormRegion, _ question: String, now value: FormValue?, in form: FormState
  ) throws -> Answer? {
    if let id = value?.text {
      let path =
        form.context.regions?[id]?.path.map(\.name).joined(separator: PathLine.separator) ?? id
      let change = "\(question) [\(TextWidth.printable(path))]: \(texts.questions.change)"
      guard try isYes(change, now: false) else { return nil }
    }
    var picker = terminal.picker(region, below: form.root(of: region), title: question)
    picker.preset = value?.text
    var hasEnded = false
    let result = try picker.prompt(
      environment: environment,
      read: {
        let line = try read()
        hasEnded = line == nil
        return line
      }, write: write)
    if hasEnded { throw EndOfInput() }
    guard case .chosen(let id) = result else { return nil }
    return Answer(value: .text(id))
  }
}
