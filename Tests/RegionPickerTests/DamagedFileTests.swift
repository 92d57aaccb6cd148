import RegionPicker
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// A picker over what is damaged behind its header may offer nothing, or the wrong region: it never traps.
struct DamagedFileTests {
  @Test func `a picker of any file that opens is gone through, filtered and searched`() throws {
    let file = try DamagedFiles.file(of: .china, ["460000", "640000"])
    try DamagedFiles.forEach(of: file, seed: 7) { tree, change in
      var source = RegionTreeSource(tree, until: .county)
      for until in [nil, RegionRank.county] {
        var session = PickerSession(source: RegionTreeSource(tree, until: until))
        var events: [CascadePicker<String>.Event] = [.open]
        for text in ["海", "yin", "46", ""] { events.append(.filter(text)) }
        for level in 0..<3 { events.append(.select(level: level, row: level % 2)) }
        events += [.search("long hua"), .acceptResult(0), .search(""), .presetID("460100"), .back]
        for event in events {
          // Refused is what a damaged file has no options for.
          _ = try? session.send(event)
        }
      }
      var parents: [String?] = [nil]
      for _ in 0..<tree.depth {
        guard let parent = parents.last else { break }
        let options = source.options(below: parent)
        #expect(options.count <= tree.count, "\(change)")
        guard let option = options.last else { break }
        _ = source.path(to: option.id)
        _ = source.row(of: option.id, below: parent)
        _ = source.matches("b", below: parent)
        parents.append(option.id)
      }
    }
  }
}
