/// RSS and Atom: lists of news, which are no regions however much they look like them.
extension ElementTree {
  /// Whether the document is a feed of which no entry has more than news have. A feed of a service's rows has
  /// (`content` with `properties`), and one of places has their points.
  var isFeed: Bool {
    let (list, item): (Value?, String) =
      switch name(0) {
      case "rss": (elements(of: 0).first { name($0) == "channel" }, "item")
      case "RDF": (0, "item")
      case "feed": (0, "entry")
      default: (nil, "")
      }
    let items = list.map { elements(of: $0).filter { name($0) == item } } ?? []
    return !items.isEmpty
      && items.allSatisfy { item in
        let parts = elements(of: item)
        return parts.contains { Self.addresses.contains(name($0)) }
          && parts.allSatisfy { part in
            Self.news.contains(name(part))
              && (name(part) == "author" || elements(of: part).isEmpty || name(part) == "summary"
                || name(part) == "content" && attribute("type", of: part) != "application/xml")
          }
      }
  }

  /// What each entry of a feed has at least one of.
  private static let addresses: Set<String> = ["link", "guid", "updated", "pubDate"]

  /// What entries of feeds may have, RSS's and Atom's, and what publishers add to them.
  private static let news: Set<String> = [
    "author", "category", "comments", "commentRss", "content", "contributor", "copyright",
    "creator",
    "credit", "date", "description", "enclosure", "encoded", "guid", "id", "language", "link",
    "pubDate", "published", "publisher", "rights", "source", "subject", "summary", "thumbnail",
    "title",
    "updated",
  ]
}
