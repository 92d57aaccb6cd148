/// A form in which a data set can be written, in the order of the documentation.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Objects within objects: `[{"id","name","children"}]` and the attributes.
  case json
  /// One object a region: `[{"id","parent","name"}]` and the attributes.
  case jsonFlat = "json-flat"
  /// The columns id, parent, name and the attributes.
  case csv
  /// Elements within elements: `<region id name>` and the attributes.
  case xml
  /// The options of Ant Design's Cascader: `[{"value","label","children"}]`.
  case antd
  /// The options of Element Plus' Cascader: `[{"value","label","children"}]`.
  case element
  /// The options of Vant's Cascader: `[{"value","text","children"}]`.
  case vant
  /// The lists of Vant's Area: `{"province_list","city_list","county_list"}`.
  case vantArea = "vant-area"
  /// A SQLite database.
  case sqlite
  /// A `.regions` file of what is left of the data set.
  case regions

  /// The name, as after `regions export --to`.
  public var name: String { rawValue }
}
