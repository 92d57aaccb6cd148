import Foundation
import RegionPicker
import Regions
import RegionsTestSupport

@testable import RegionsTerminal

/// A small data set with a case for everything the picker has to show: leaves at each level, a column
/// longer than any screen, a name wider than any screen.
enum TestRegions {
  static let tree: RegionTree = {
    do {
      return try RegionTree(bytes: bytes())
    } catch {
      fatalError("\(error)")
    }
  }()

  /// The data set as a file, for the program.
  static let file: String = {
    do {
      return try folder.write("test.regions", bytes())
    } catch {
      fatalError("\(error)")
    }
  }()

  private static let folder: TemporaryFolder = {
    do {
      return try TemporaryFolder()
    } catch {
      fatalError("\(error)")
    }
  }()

  private static func bytes() throws -> [UInt8] {
    var builder = RegionTreeBuilder()
    let beijing = try builder.add(id: "11", name: "北京市")
    try builder.add(id: "1101", name: "东城区", under: beijing)
    try builder.add(id: "1102", name: "朝阳区", under: beijing)
    let guangdong = try builder.add(id: "44", name: "广东省")
    let guangzhou = try builder.add(id: "4401", name: "广州市", under: guangdong)
    try builder.add(id: "440103", name: "荔湾区", under: guangzhou)
    try builder.add(id: "440106", name: "天河区", under: guangzhou)
    let shenzhen = try builder.add(id: "4403", name: "深圳市", under: guangdong)
    try builder.add(id: "440305", name: "南山区", under: shenzhen)
    try builder.add(id: "4419", name: "东莞市", under: guangdong)
    let long = try builder.add(id: "50", name: String(repeating: "长", count: 60))
    try builder.add(id: "5001", name: "短", under: long)
    let many = try builder.add(id: "60", name: "多省")
    for number in 1...3000 {
      try builder.add(id: "6\(10000 + number)", name: "第\(number)县", under: many)
    }
    let odd = try builder.add(id: "70", name: "e\u{301}cole \u{1B}[31m\u{7}")
    try builder.add(id: "7001", name: "请选择", under: odd)
    try builder.add(id: "71", name: "台湾省")
    return try builder.build()
  }

  /// The screen model over the test data.
  static func screen(
    rows: Int = 24, columns: Int = 80, preset: String? = nil, anyLevel: Bool = false,
    depth: Int? = nil, texts: PickerTexts = .chinese, labels: [String] = [],
    keys: PickerKeys = .typing, query: String = "", within: String? = nil
  ) -> PickerScreen<RegionTreeSource> {
    _ = TextWidth.useUTF8()
    var configuration = CascadePicker<String>.Configuration(
      maxDepth: depth, root: within, allowsAnyLevel: anyLevel)
    configuration.restoresReselected = true
    var source = RegionTreeSource(tree)
    source.deepestResult = depth
    var setting = PickerSetting()
    setting.levelLabels = labels
    setting.keys = keys
    setting.query = query
    setting.regionCount = { tree.count }
    setting.resultLimit = RegionTreeSource.resultLimit
    return PickerScreen(
      source: source, configuration: configuration, preset: preset, texts: texts,
      setting: setting, size: ScreenSize(rows: rows, columns: columns))
  }
}

extension PickerScreen {
  /// The lines of the frame as text, without blanks at their ends.
  var lines: [String] {
    frame.lines.map { line in
      var text = line.text
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// The name under the cursor.
  var underCursor: String? {
    switch itemUnderCursor {
    case .result(let index): results[index].names.last
    default: optionUnderCursor?.name
    }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { _ = handle(key) }
    settle()
  }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = handle(.character(scalar)) }
    settle()
  }
}
