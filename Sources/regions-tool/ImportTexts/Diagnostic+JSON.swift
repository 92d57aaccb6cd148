import JSONDocument
import RegionsImport
import RegionsSource
import TranslatedText

extension Diagnostic {
  /// As in `{"severity":"error","kind":"nameless","text":"region “130199” has no name",
  /// "source":"china.xml","line":12,"column":7}`: the kind for programs, the sentence for people, the location
  /// as far as it is known.
  func write(to json: inout JSONWriter) {
    json.raw("{")
    json.member("severity", severity.rawValue)
    json.member("kind", kind.name.rawValue)
    switch kind {
    case .source(let problem):
      json.member("problem", problem.name.rawValue)
    case .doubt(let doubt), .unexplained(let doubt, _):
      json.member("doubt", doubt.kind.rawValue)
    default: break
    }
    json.member("text", kind.text().description)
    json.member("source", location.source)
    if location.line > 0 {
      json.member("line", location.line)
    }
    if location.column > 0 {
      json.member("column", location.column)
    }
    if !location.path.isEmpty {
      json.member("path", location.path)
    }
    json.raw("}")
  }
}
