import JSONDocument
import Regions
import RegionsChina
import TranslatedText

/// What is said of an ID that was in force once.
enum FormerAnswer {
  /// The former region of an ID, if the data set in use is one of the divisions of China.
  static func region(_ id: String, in tree: RegionTree) -> FormerRegion? {
    FormerRegions(.chinaFormer, current: tree)[id]
  }

  /// The number of the one region that took the place of an ID, given as trimmed bytes.
  static func successor(of id: UnsafeRawBufferPointer, in tree: RegionTree) -> Int? {
    unsafe region(String(decoding: id, as: UTF8.self), in: tree)?.onlySuccessor?.number
  }

  /// `110103: 崇文区, until 2010; now 110101 北京市/东城区`.
  static func message(_ id: String, _ former: FormerRegion) -> Message {
    guard !former.successors.isEmpty else {
      return "\(id): \(former.name), until \(former.until)"
    }
    let successors = former.successors.map { successor in
      "\(successor.id) \(RegionLine.clean(successor.path.map(\.name).joined(separator: "/")))"
    }
    let list = successors.joined(separator: ", ")
    return "\(id): \(former.name), until \(former.until); now \(list)"
  }

  /// `{"id":…,"found":false,"former":{…}}`.
  static func json(_ id: String, _ former: FormerRegion) -> String {
    var json = JSONWriter()
    json.raw("{")
    json.member("id", id)
    json.key("found")
    json.raw("false")
    json.key("former")
    json.raw("{")
    json.member("name", former.name)
    json.member("path", list: former.path) { $0.string($1) }
    json.member("until", former.until)
    json.member("successors", list: former.successors) { json, successor in
      json.raw("{")
      json.member("id", successor.id)
      json.member("name", successor.name)
      json.member("path", list: successor.path) { $0.string($1.name) }
      json.raw("}")
    }
    json.raw("}}\n")
    return json.text
  }
}
