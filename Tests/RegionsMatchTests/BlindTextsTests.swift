import Foundation
import Regions
import RegionsChina
import RegionsMatch
import Testing

/// Pasted contacts and addresses that were written by people who saw nothing of the matcher. `Blind/README.md` has the
/// figures of the first time each was read.
struct BlindTextsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Blind")

  /// The rows of a table, by the names of its columns.
  private static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
  }

  @Test(arguments: ["contacts-1.tsv", "contacts-2.tsv", "contacts-3.tsv"])
  func `a pasted contact is taken apart as the table says`(_ table: String) throws {
    var reader = ContactReader(AddressMatcher(.china, former: .chinaFormer))
    let rows = try Self.rows(table)
    #expect(rows.count > 100)
    for row in rows {
      let text = Self.unescaped(row["text"] ?? "")
      let faults = Self.faults(of: reader.read(text), row)
      #expect(faults.isEmpty == (row["right"] == "yes"), "\(text.debugDescription): \(faults)")
    }
  }

  @Test(arguments: ["addresses-1.tsv"])
  func `an address lies in the county that the table says`(_ table: String) throws {
    let matcher = AddressMatcher(.china, former: .chinaFormer)
    let rows = try Self.rows(table)
    #expect(rows.count > 200)
    for row in rows {
      let text = row["text"] ?? ""
      let codes = Self.answers(row["code"])
      let found = matcher.match(text).region?.id ?? ""
      // Refusing a text that means several is right as well.
      let isRight =
        found.isEmpty
        ? codes.contains("") || codes.count > 1
        : codes.contains { !$0.isEmpty && $0.prefix(6) == found.prefix(6) }
      #expect(isRight == (row["right"] == "yes"), "\(text): \(found), expected \(codes)")
    }
  }

  /// The fields that are none of the answers.
  private static func faults(of contact: Contact, _ row: [String: String]) -> [String] {
    var faults: [String] = []
    func check(_ field: String, _ found: String?, _ expected: [String]) {
      if !expected.map(plain).contains(plain(found ?? "")) {
        faults.append("\(field) \(found ?? "none"), expected \(expected)")
      }
    }
    check("name", contact.name?.text, answers(row["name"]))
    check("postcode", contact.postcode?.text, answers(row["postcode"]))
    check("ID number", contact.idNumber?.text, answers(row["id_number"]))
    let region = contact.region?.region.id ?? ""
    let regions = answers(row["region"])
    check("region", String(region.prefix(6)), regions.map { String($0.prefix(6)) })
    var details = answers(row["detail"])
    // Where the answer stops at the county, the town may stand in the detail.
    if let town = row["town"], !town.isEmpty, region.count <= 6 {
      details += details.map { town + $0 }
    }
    check("detail", contact.detail?.text, details)
    var phones = contact.phones.map { digits($0.text) }
    for column in ["phone", "phone2"] {
      let expected = answers(row[column]).map(digits)
      if let index = phones.firstIndex(where: { expected.contains($0) }) {
        phones.remove(at: index)
      } else if !expected.contains("") {
        faults.append("no \(column) \(expected)")
      }
    }
    return phones.isEmpty ? faults : faults + ["telephone numbers \(phones)"]
  }

  private static func answers(_ cell: String?) -> [String] {
    (cell ?? "").split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  /// A text without what does not count: blanks, separators, width and case.
  private static func plain(_ text: String) -> String {
    let folded = text.folding(
      options: [.widthInsensitive, .caseInsensitive], locale: Locale(identifier: "en"))
    return String(
      folded.filter { !$0.isWhitespace && !",、;:。|\"“”".contains($0) }
        .trimmingPrefix { "-—_/\\.+".contains($0) }.reversed()
        .drop { "-—_/\\.+".contains($0) }.reversed())
  }

  /// A number with its extension behind `e`.
  private static func digits(_ number: String) -> String {
    var number = number.replacing("转", with: "e").replacing("ext", with: "e")
    if number.count(where: { $0 == "-" }) > (number.hasPrefix("0") ? 1 : 0),
      let last = number.lastIndex(of: "-")
    {
      number.replaceSubrange(last...last, with: "e")
    }
    return number.filter { $0.isNumber || "e*".contains($0) }
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\\\\", with: "\\")
  }
}
