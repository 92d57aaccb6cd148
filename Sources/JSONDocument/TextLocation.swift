/// A place in a text.
package struct TextLocation: Hashable {
  /// From 1.
  package private(set) var line = 1
  /// From 1, in characters.
  package private(set) var column = 1

  /// The place of an error, the end if it names none.
  package init(of error: JSONError, in bytes: [UInt8]) {
    advance(over: bytes.prefix(max(0, error.offset ?? bytes.count)))
  }

  /// The start.
  package init() {}

  /// The places of what stands at some paths, such as `$.sections[0].title`; of what isn't there, of the nearest
  /// that would hold it.
  ///
  /// - Complexity: O(*n*) for *n* bytes, as often as paths are long, however many there are.
  package static func of(_ paths: [String], in bytes: [UInt8]) -> [String: TextLocation] {
    let offsets = JSONValue.offsets(of: Set(paths.flatMap(holders)), in: bytes)
    let found = paths.compactMap { path in
      holders(of: path).lazy.compactMap { offsets[$0] }.first.map { (path: path, offset: $0) }
    }
    var locations: [String: TextLocation] = [:]
    var (location, position) = (TextLocation(), 0)
    for (path, offset) in found.sorted(by: { $0.offset < $1.offset }) {
      location.advance(over: bytes[position..<offset])
      position = offset
      locations[path] = location
    }
    return locations
  }

  /// A path and what is before each of its steps, the longest first.
  private static func holders(of path: String) -> [String] {
    let ends = path.indices.filter { path[$0] == "." || path[$0] == "[" }
    return [path] + ends.reversed().map { String(path[..<$0]) }
  }

  private mutating func advance(over bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      line += bytes.count { $0 == UInt8(ascii: "\n") }
      column = 1
      rest = bytes[(end + 1)...]
    }
    column += String(decoding: rest, as: UTF8.self).count
  }
}
