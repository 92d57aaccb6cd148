/// A form in which a data set can be written.
public struct ExportFormat: Hashable, Sendable {
  /// The name, as after `regions export --to`.
  public let name: String

  /// Objects within objects: `[{"id","name","children"}]` and the attributes.
  public static let json = ExportFormat(name: "json")
  /// One object a region: `[{"id","parent","name"}]` and the attributes.
  public static let jsonFlat = ExportFormat(name: "json-flat")
  /// The columns id, parent, name and the attributes.
  public static let csv = ExportFormat(name: "csv")
  /// Elements within elements: `<region id name>` and the attributes.
  public static let xml = ExportFormat(name: "xml")
  /// The options of Ant Design's Cascader: `[{"value","label","children"}]`.
  public static let antd = ExportFormat(name: "antd")
  /// The options of Element Plus' Cascader: `[{"value","label","children"}]`.
  public static let element = ExportFormat(name: "element")
  /// The options of Vant's Cascader: `[{"value","text","children"}]`.
  public static let vant = ExportFormat(name: "vant")
  /// The lists of Vant's Area: `{"province_list","city_list","county_list"}`.
  public static let vantArea = ExportFormat(name: "vant-area")
  /// A SQLite database.
  public static let sqlite = ExportFormat(name: "sqlite")

  /// All forms, in the order of the documentation.
  public static let all: [ExportFormat] = [
    .json, .jsonFlat, .csv, .xml, .antd, .element, .vant, .vantArea, .sqlite,
  ]

  /// The form of a name, or `nil`.
  public init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  private init(name: String) {
    self.name = name
  }
}
