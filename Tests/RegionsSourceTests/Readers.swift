import Foundation
import RegionsFormats
import Testing

@testable import RegionsSource

/// Reads a text with every reader there is.
func document(
  _ text: String, format: SourceFormat? = nil, encoding: String? = nil
) throws -> SourceDocument {
  try document(bytes: Array(text.utf8), format: format, encoding: encoding)
}

/// Reads bytes with every reader there is; diagnostics call them "in".
func document(
  bytes: [UInt8], format: SourceFormat? = nil, encoding: String? = nil,
  chunkSize: Int = Bound.chunk
) throws -> SourceDocument {
  var options = SourceOptions(format: format, encoding: encoding)
  options.chunkSize = chunkSize
  return try SourceDocument(
    reading: .bytes(bytes, name: "in"), with: [.xml, .json, .yaml, .archive], options: options)
}

/// Expects that a text is taken for a format and says what `outline` shows.
func expect(_ text: String, isTakenFor format: String, saying outline: String) throws {
  let document = try document(text)
  #expect(document.format == format)
  #expect(document.outline() == outline)
}

/// The message of the error that reading gives, or what was read.
func failure(_ bytes: [UInt8], format: SourceFormat? = nil, encoding: String? = nil) -> String {
  do {
    return "no error: "
      + (try document(bytes: bytes, format: format, encoding: encoding)).outline()
  } catch {
    return "\(error)"
  }
}

/// Where and why reading fails, or `nil` if it doesn't.
func fault(
  _ bytes: [UInt8], format: SourceFormat? = nil, encoding: String? = nil
) -> SourceDiagnostic? {
  do {
    _ = try document(bytes: bytes, format: format, encoding: encoding)
    return nil
  } catch SourceError.content(let found) {
    return found
  } catch {
    return nil
  }
}

/// What a document's notes tell.
extension SourceDocument {
  var problems: [SourceProblem] { notes.map(\.problem) }
}

/// A text in an encoding, by the system's `iconv` program: an encoder that isn't ours.
func encoded(_ text: String, _ encoding: String) throws -> [UInt8] {
  if encoding == "UTF-8" || encoding == "ASCII" { return Array(text.utf8) }
  return try filtered(Array(text.utf8), through: "iconv", "-f", "UTF-8", "-t", encoding)
}

/// What a program of the system makes of bytes.
func filtered(_ bytes: [UInt8], through command: String...) throws -> [UInt8] {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let input = Pipe()
  let output = Pipe()
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  DispatchQueue.global().async {
    input.fileHandleForWriting.write(Data(bytes))
    try? input.fileHandleForWriting.close()
  }
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(command)")
  return Array(data)
}

extension SourceDocument {
  /// The values on one line: JSON as JSON with bare keys, elements as `tag(attribute=text …)`, rows
  /// as `a|b` with `/` between them; with places, `@line:column` behind each value.
  func outline(places: Bool = false) -> String {
    var parts: [String] = []
    var value = 0
    while value < entries.count {
      parts.append(outline(of: value, places))
      value = Int(entries[value].end)
    }
    return parts.joined(separator: " ")
  }

  private func outline(of value: Value, _ places: Bool) -> String {
    var children: [String] = []
    forEachChild(of: value) { children.append(outline(of: $0, places)) }
    let key = key(of: value)
    let text = text(of: value)
    let shown: String
    switch entries[value].kind {
    case .object: shown = "{" + children.joined(separator: ",") + "}"
    case .array: shown = "[" + children.joined(separator: ",") + "]"
    case .string: shown = "\"\(text)\""
    case .number, .boolean, .null: shown = text
    case .element: return key! + place(value, places) + "(" + children.joined(separator: " ") + ")"
    case .attribute: return "\(key!)=\(text)"
    case .table: return (key.map { $0 + ":" } ?? "") + children.joined(separator: " / ")
    case .header: return "#" + children.joined(separator: "|")
    case .row:
      return children.map { $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : $0 }
        .joined(separator: "|")
    }
    // The name of all that a program holds is told apart.
    return (value == 0 ? "" : key.map { $0 + ":" } ?? "") + shown + place(value, places)
  }

  private func place(_ value: Value, _ places: Bool) -> String {
    places ? "@\(entries[value].line):\(entries[value].column)" : ""
  }
}
