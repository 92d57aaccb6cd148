import Regions
import RegionsSource

/// Finds what a source says about itself: the attributes `title`, `as-of`, `origin`, `license` and
/// `levels` of an XML root element named `regions`, or the same keys of an object around the data.
struct SourceMetadata {
  private var found = RegionMetadata()

  init(_ texts: SourceTexts) {
    for document in texts.documents {
      guard let first = document.entries.first else { continue }
      let isOwn =
        first.kind == .element && document.key(of: 0) == "regions" || first.kind == .object
      guard isOwn else { continue }
      document.forEachChild(of: 0) { child in
        guard let key = document.key(of: child), document.entries[child].kind != .element else {
          return
        }
        let text = document.text(of: child)
        switch key {
        case "title": if found.title.isEmpty { found.title = text }
        case "as-of": if found.asOf.isEmpty { found.asOf = text }
        case "origin": if found.origin.isEmpty { found.origin = text }
        case "license": if found.license.isEmpty { found.license = text }
        case "levels":
          if found.levelLabels.isEmpty {
            if document.entries[child].kind == .array {
              document.forEachChild(of: child) { found.levelLabels.append(document.text(of: $0)) }
            } else {
              found.levelLabels = text.split(separator: ",", omittingEmptySubsequences: false).map {
                String($0)
              }
            }
          }
        default: break
        }
      }
    }
  }

  /// What the source says, with what somebody filled in instead of it.
  func metadata(_ given: RegionMetadata) -> RegionMetadata {
    found.replaced(by: given)
  }
}

extension RegionMetadata {
  /// The same, with the parts of another that are not empty in place of its own.
  func replaced(by given: RegionMetadata) -> RegionMetadata {
    var result = self
    if !given.title.isEmpty { result.title = given.title }
    if !given.asOf.isEmpty { result.asOf = given.asOf }
    if !given.origin.isEmpty { result.origin = given.origin }
    if !given.license.isEmpty { result.license = given.license }
    if !given.levelLabels.isEmpty { result.levelLabels = given.levelLabels }
    if !given.rankNames.isEmpty { result.rankNames = given.rankNames }
    return result
  }
}
