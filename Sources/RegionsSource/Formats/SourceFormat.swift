/// A format that a source can have.
public struct SourceFormat: Hashable, Sendable {
  /// The name in reports and after `--format`.
  public let name: String

  /// XML.
  public static let xml = SourceFormat(name: "xml")
  /// A page of the web.
  public static let html = SourceFormat(name: "html")
  /// JSON.
  public static let json = SourceFormat(name: "json")
  /// One JSON value a line.
  public static let jsonLines = SourceFormat(name: "jsonl")
  /// A JavaScript or TypeScript file that holds JSON-like values.
  public static let javaScript = SourceFormat(name: "javascript")
  /// A file of another language that holds values: of PHP, Python, Ruby, Dart, Go, C#, Rust, Kotlin, Java, Swift, Elixir or
  /// Lua.
  public static let script = SourceFormat(name: "script")
  /// Delimited text; the delimiter is found from the content.
  public static let csv = SourceFormat(name: "csv")
  /// Text delimited by tabs.
  public static let tsv = SourceFormat(name: "tsv")
  /// Names whose depth is told by their indent.
  public static let outline = SourceFormat(name: "text")
  /// A dump with `INSERT` statements.
  public static let sql = SourceFormat(name: "sql")
  /// A SQLite database.
  public static let sqlite = SourceFormat(name: "sqlite")
  /// YAML.
  public static let yaml = SourceFormat(name: "yaml")
  /// An Excel workbook of today's kind; its sheets are tables.
  public static let xlsx = SourceFormat(name: "xlsx")
  /// A workbook of LibreOffice and others.
  public static let ods = SourceFormat(name: "ods")
  /// An archive with one data file in it.
  public static let zip = SourceFormat(name: "zip")

  /// All formats, in the order of the documentation.
  public static let all: [SourceFormat] = [
    .xml, .html, .json, .jsonLines, .javaScript, .script, .csv, .tsv, .outline, .sql, .sqlite,
    .yaml,
    .xlsx, .ods, .zip,
  ]

  /// The format of a name as after `--format`, or `nil`.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  private init(name: String) {
    self.name = name
  }
}
