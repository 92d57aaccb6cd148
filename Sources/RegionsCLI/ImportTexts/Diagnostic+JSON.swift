import ArgumentParsing
import JSONDocument
import RegionsImport
import RegionsSource

extension Diagnostic {
  /// As in `{"severity":"error","kind":"nameless","text":"region “130199” has no name",
  /// "source":"china.xml","line":12,"column":7}`: the kind for programs, the sentence for people, the place
  /// as far as it is known.
  func write(to json: inout JSONWriter) {
    json.raw("{\"severity\":")
    json.string(severity.rawValue)
    json.raw(",\"kind\":")
    json.string(kind.name.rawValue)
    switch kind {
    case .source(let problem):
      json.raw(",\"problem\":")
      json.string(problem.name.rawValue)
    case .doubt(let doubt), .unexplained(let doubt, _):
      json.raw(",\"doubt\":")
      json.string(doubt.kind.rawValue)
    default: break
    }
    json.raw(",\"text\":")
    json.string(kind.text().description)
    json.raw(",\"source\":")
    json.string(place.source)
    if place.line > 0 {
      json.raw(",\"line\":")
      json.number(place.line)
    }
    if place.column > 0 {
      json.raw(",\"column\":")
      json.number(place.column)
    }
    if !place.path.isEmpty {
      json.raw(",\"path\":")
      json.string(place.path)
    }
    json.raw("}")
  }
}
