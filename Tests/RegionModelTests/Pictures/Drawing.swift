/// A drawing in SVG, made of what the views of an app are made of.
struct Drawing {
  let palette: Palette
  let width: Int
  private(set) var y = 0
  private var parts: [String] = []

  /// The colours of a light or a dark screen.
  struct Palette {
    var background, raised, text, dim, line, accent, error: String

    static let light = Palette(
      background: "#ffffff", raised: "#f5f4f2", text: "#1c1917", dim: "#68625d", line: "#dedad6",
      accent: "#c2410c", error: "#b42318")
    static let dark = Palette(
      background: "#1c1b1a", raised: "#2a2927", text: "#f2f0ee", dim: "#a8a29e", line: "#403d3a",
      accent: "#fb923c", error: "#f97066")
  }

  init(_ palette: Palette, width: Int) {
    self.palette = palette
    self.width = width
  }

  mutating func skip(_ height: Int) { y += height }

  mutating func text(
    _ text: String, x: Int, dy: Int = 0, size: Int = 16, color: String? = nil,
    weight: String = "400",
    anchor: String = "start"
  ) {
    parts.append(
      "<text x=\"\(x)\" y=\"\(y + dy)\" font-size=\"\(size)\" fill=\"\(color ?? palette.text)\""
        + " font-weight=\"\(weight)\" text-anchor=\"\(anchor)\">\(Drawing.escaped(text))</text>")
  }

  mutating func box(
    x: Int, dy: Int = 0, width: Int, height: Int, stroke: String? = nil, fill: String? = nil,
    radius: Int = 8
  ) {
    parts.append(
      "<rect x=\"\(x)\" y=\"\(y + dy)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\""
        + " fill=\"\(fill ?? "none")\" stroke=\"\(stroke ?? "none")\"/>")
  }

  mutating func line(
    dy: Int = 0, from x: Int = 0, to end: Int? = nil, color: String? = nil, width: Int = 1
  ) {
    parts.append(
      "<path d=\"M\(x) \(y + dy)H\(end ?? self.width)\" stroke=\"\(color ?? palette.line)\""
        + " stroke-width=\"\(width)\"/>")
  }

  /// How wide a text is about: a character outside ASCII is as wide as it is high.
  static func width(of text: String, size: Int = 16) -> Int {
    text.reduce(0) { $0 + ($1.isASCII ? size * 11 / 20 : size) }
  }

  /// The drawing, so high as what was drawn.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(y)" viewBox="0 0 \(width) \(y)" \
    font-family="system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif">
    <rect width="\(width)" height="\(y)" rx="16" fill="\(palette.background)" stroke="\(palette.line)"/>
    \(parts.joined(separator: "\n"))
    </svg>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
  }
}
