import Regions
import TranslatedText

/// What is said of an ID that no region has.
enum MissingID {
  /// The message: that it isn't there, and what it may mean.
  static func message(_ id: String, in tree: RegionTree) -> Message {
    if let former = FormerAnswer.region(id, in: tree) { return FormerAnswer.message(id, former) }
    if let other = OfficeCodes(tree)?.other(than: id) { return OfficeCodes.message(id, other) }
    var message: Message = "no region has the ID “\(RegionLine.clean(id))”"
    if let region = AskedID.meant(by: id, in: tree) {
      message += "; \(region.id) is \(region.path.map(\.name).joined(separator: "/"))"
    }
    if tree.idKind == .numeric, id.unicodeScalars.contains(where: \.properties.isAlphabetic) {
      message += "; “regions search” finds names"
    }
    return message
  }
}
