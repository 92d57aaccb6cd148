import Foundation
import RegionForms
import Regions
import RegionsTestSupport

/// Two forms that between them have every kind of field, and a small data set to fill them from.
enum Fixtures {
  /// A form of `Tests/RegionFormsTests/Forms`.
  static func definition(_ name: String) throws -> FormDefinition {
    let file = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/\(name).json")
    return try FormDefinition(json: Array(try Data(contentsOf: file)))
  }

  /// 广东 › 广州 › 荔湾 › a street, 广东 › 东莞 with nothing below, 台湾 with nothing below.
  static func regions(liwan name: String = "荔湾区") throws -> RegionTree {
    var builder = RegionTreeBuilder()
    let guangdong = try builder.add(id: "440000", name: "广东省")
    let guangzhou = try builder.add(id: "440100", name: "广州市", under: guangdong)
    let liwan = try builder.add(id: "440103", name: name, under: guangzhou)
    try builder.add(id: "440103001", name: "沙面街道", under: liwan)
    try builder.add(id: "441900", name: "东莞市", under: guangdong)
    try builder.add(id: "710000", name: "台湾省")
    return try RegionTree(bytes: builder.build())
  }

  static func shop(language: FormLanguage = .english) throws -> FormState {
    FormState(
      try definition("outlet"), context: FormContext(regions: try regions(), language: language))
  }

  static func schedule(now: String = "2025-06-01T08:00+08:00") throws -> FormState {
    FormState(
      try definition("meeting"),
      context: FormContext(regions: try regions(), now: DateTime(now)))
  }

  /// Answers the shop form takes.
  static let shopAnswers: [String: FormValue] = [
    "groupName": .text("荔湾小店"), "introduction": .text("新鲜水果"), "area": .text("440103"),
    "contactName": .text("李雷"), "phone": .text("13800138000"), "logo": .text("logo.png"),
    "licence": .text("licence.jpg"),
  ]

  static func filledShop() throws -> FormState {
    var form = try shop()
    for (key, value) in shopAnswers { try form.send(.edit(key: key, value: value)) }
    return form
  }
}

extension FormState {
  /// The error of each row that has one, in English.
  var errors: [String: String] {
    var errors: [String: String] = [:]
    for row in rows { errors[row.id] = row.error?.message(in: .english) }
    return errors
  }

  var rowIDs: [String] { rows.map(\.id) }

  mutating func edit(_ key: String, _ text: String?) throws {
    try send(.edit(key: key, value: text.map { .text($0) }))
  }

  func error(_ key: String) -> String? { errors[key] }
}
