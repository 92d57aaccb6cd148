/// A path of names that fits a width in columns. Where it doesn't fit it is cut from the left, because its end
/// says more than its beginning: `… › 岭东区 › 南山街道`.
package struct PathLine {
  /// A name, and the parts of it that match what was asked for, in characters.
  package struct Part {
    var name: String
    var matches: [Range<Int>]

    package init(name: String, matches: [Range<Int>] = []) {
      self.name = name
      self.matches = matches
    }
  }

  package static let separator = " › "
  static let ellipsis = "…"

  private let parts: [Part]
  private let separator: String

  package init(_ parts: [Part], separator: String = Self.separator) {
    self.separator = separator
    self.parts = parts.map { Part(name: TextWidth.printable($0.name), matches: $0.matches) }
  }

  init(_ names: [String]) { self.init(names.map { Part(name: $0) }) }

  /// Appends as much of the path as fits up to a column.
  package func append(to line: inout StyledLine, _ style: TextStyle = [], limit: Int) {
    let capacity = limit - line.width
    guard let last = parts.last, capacity > 0 else { return }
    let gap = TextWidth.columns(of: separator)
    let widths = parts.map { TextWidth.columns(of: $0.name) }
    var first = 0
    var width = widths.reduce(0, +) + gap * (parts.count - 1)
    // What is left out gives way to `… › `.
    let mark = 1 + gap
    while first < parts.count - 1, width + (first > 0 ? mark : 0) > capacity {
      width -= widths[first] + gap
      first += 1
    }
    if first > 0, width + mark <= capacity {
      line.append(Self.ellipsis + separator, style.union(.dim))
      width += mark
    }
    guard width <= capacity else { return Self.append(cut: last, to: &line, style, limit: limit) }
    for (index, part) in parts[first...].enumerated() {
      if index > 0 { line.append(separator, style.union(.dim)) }
      Self.append(part, to: &line, style)
    }
  }

  /// Appends a name with its matches marked.
  package static func append(_ part: Part, to line: inout StyledLine, _ style: TextStyle) {
    let characters = Array(TextWidth.printable(part.name))
    var position = 0
    for match in part.matches {
      let match = match.clamped(to: position..<max(characters.count, position))
      guard !match.isEmpty else { continue }
      line.append(String(characters[position..<match.lowerBound]), style)
      line.append(String(characters[match]), style.union(.match))
      position = match.upperBound
    }
    line.append(String(characters[position...]), style)
  }

  /// Appends a name cut to the columns there are, so that its first match stays in view.
  package static func append(
    cut part: Part, to line: inout StyledLine, _ style: TextStyle, limit: Int
  ) {
    let characters = Array(TextWidth.printable(part.name))
    let capacity = limit - line.width
    let widths = characters.map { TextWidth.columns(of: String($0)) }
    guard widths.reduce(0, +) > capacity else { return append(part, to: &line, style) }
    let match = (part.matches.first ?? 0..<0).clamped(to: 0..<characters.count)
    var start = 0
    // What lies before the match goes, until the match and both marks fit.
    while start < match.lowerBound, widths[start..<match.upperBound].reduce(0, +) > capacity - 2 {
      start += 1
    }
    var end = start
    var width = start > 0 ? 1 : 0
    while end < characters.count,
      width + widths[end] <= capacity - (end < characters.count - 1 ? 1 : 0)
    {
      width += widths[end]
      end += 1
    }
    if start > 0 { line.append(ellipsis, style.union(.dim), limit: limit) }
    let shown = part.matches.map { $0.clamped(to: start..<max(end, start)) }
    append(
      Part(
        name: String(characters[start..<end]),
        matches: shown.map { $0.lowerBound - start..<$0.upperBound - start }), to: &line, style)
    if end < characters.count { line.append(ellipsis, style, limit: limit) }
  }
}

extension TextStyle {
  /// What matches, visible without colour too.
  static let match: TextStyle = [.underline, .bold, .accent]
}
