import JSONDocument
import Regions
import RegionsTerminal
import TranslatedText

/// How many changes there are between two data sets, in each province and altogether.
struct DiffStatistics {
  /// What is counted, in the order it is shown in.
  private struct Counts {
    var added = 0
    var removed = 0
    var renamed = 0
    var moved = 0
    var succeeded = 0
  }

  private var all = Counts()
  /// By the ID of the province, in the order of these.
  private let provinces: [(region: Region, counts: Counts)]

  /// - Parameter diff: what changed. A region that lives on under another ID is counted with its ID's
  ///   removal and addition as well.
  init(_ diff: RegionDiff) {
    var byID: [String: (region: Region, counts: Counts)] = [:]
    var all = Counts()
    func count(_ region: Region, _ kind: WritableKeyPath<Counts, Int>) {
      all[keyPath: kind] += 1
      let province = region.path.first ?? region
      byID[province.id, default: (province, Counts())].counts[keyPath: kind] += 1
    }
    for region in diff.added { count(region, \.added) }
    for region in diff.removed { count(region, \.removed) }
    for pair in diff.renamed { count(pair.old, \.renamed) }
    for pair in diff.moved { count(pair.new, \.moved) }
    for pair in diff.successions { count(pair.new, \.succeeded) }
    self.all = all
    provinces = byID.sorted { $0.key < $1.key }.map(\.value)
  }

  /// `ID<TAB>NAME<TAB>+3 -2 ~1 >0 =2`, one province a line, and the sum in words.
  func text(in translation: Translation) -> String {
    var text = ""
    for (province, counts) in provinces {
      let marks =
        "+\(counts.added) -\(counts.removed) ~\(counts.renamed) >\(counts.moved) =\(counts.succeeded)"
      text += "\(RegionLine.clean(province.id))\t\(RegionLine.clean(province.name))\t\(marks)\n"
    }
    return text + summary.text(in: translation) + "\n"
  }

  private var summary: Message {
    let (added, removed) = (Thousands.text(all.added), Thousands.text(all.removed))
    let (renamed, moved) = (Thousands.text(all.renamed), Thousands.text(all.moved))
    let same = Thousands.text(all.succeeded)
    return
      "\(added) added, \(removed) removed, \(renamed) renamed, \(moved) moved, \(same) probably the same under another ID"
  }

  /// One object: the sums, and `"provinces"` with those of each.
  func json(_ write: (String) throws -> Void) rethrows {
    var json = JSONWriter()
    json.raw("{")
    Self.append(all, &json)
    json.member("provinces", list: provinces) { json, province in
      json.raw("{")
      json.member("id", province.region.id)
      json.member("name", province.region.name)
      Self.append(province.counts, &json)
      json.raw("}")
    }
    json.raw("}\n")
    try write(json.text)
  }

  private static func append(_ counts: Counts, _ json: inout JSONWriter) {
    json.member("added", counts.added)
    json.member("removed", counts.removed)
    json.member("renamed", counts.renamed)
    json.member("moved", counts.moved)
    json.member("succession", counts.succeeded)
  }
}
