import JSONDocument
import Regions
import RegionsMatch

/// Writes what addresses were matched to.
///
/// A line of text is made of bytes only: those that name a region are kept, for addresses of one region
/// come by the thousand.
struct MatchAnswers {
  private var reader: AddressReader
  private let json: Bool
  private let streams: Streams
  /// By region number: `ID<TAB>PATH<TAB>`, empty where nobody asked yet.
  private var beginnings: [[UInt8]]
  private var line: [UInt8] = []
  private(set) var allFound = true

  init(_ reader: AddressReader, json: Bool, _ streams: Streams) {
    self.reader = reader
    self.json = json
    self.streams = streams
    beginnings = [[UInt8]](repeating: [], count: json ? 0 : reader.tree.count)
  }

  /// Answers one address in UTF-8.
  mutating func answer(_ address: UnsafeBufferPointer<UInt8>) throws {
    if json { return try unsafe answerInJSON(String(decoding: address, as: UTF8.self)) }
    let parse = unsafe reader.read(address)
    line.removeAll(keepingCapacity: true)
    if let region = parse.region {
      if beginnings[region].isEmpty { beginnings[region] = beginning(reader.tree[number: region]) }
      line.append(contentsOf: beginnings[region])
    } else {
      line.append(contentsOf: [9, 9])
      allFound = false
    }
    let start = line.count
    unsafe line.append(contentsOf: address[parse.restStart..<parse.restEnd])
    // A line is one line and its fields are three, whatever an address holds.
    for index in start..<line.count where line[index] < 32 { line[index] = 32 }
    line.append(10)
    try streams.write(line)
  }

  private func beginning(_ region: Region) -> [UInt8] {
    let path = region.path.map { RegionLine.clean($0.name) }.joined(separator: "/")
    return Array("\(region.id)\t\(path)\t".utf8)
  }

  private mutating func answerInJSON(_ address: String) throws {
    let match = reader.match(address)
    var json = JSONWriter()
    json.raw("{\"text\":")
    json.string(address)
    if let region = match.region {
      json.raw(",\"id\":")
      json.string(region.id)
      json.raw(",\"name\":")
      json.string(region.name)
      json.raw(",\"path\":")
      json.path(to: region)
      json.raw(",\"rest\":")
      json.string(String(match.rest))
      json.raw(",\"confidence\":")
      json.string(match.confidence.rawValue)
      json.raw(",\"parts\":")
      json.list(match.parts) { json, part in
        json.raw("{\"text\":")
        json.string(String(part.text))
        json.raw(",\"id\":")
        json.string(part.region.id)
        json.raw(",\"as\":")
        json.string(part.kind.rawValue)
        json.raw("}")
      }
      json.raw(",\"alternatives\":")
      json.list(match.alternatives) { json, other in
        json.raw("{\"id\":")
        json.string(other.id)
        json.raw(",\"path\":")
        json.string(other.path.map(\.name).joined(separator: "/"))
        json.raw("}")
      }
    } else {
      json.raw(",\"found\":false")
      allFound = false
    }
    json.raw("}\n")
    try streams.write(json.bytes)
  }
}
