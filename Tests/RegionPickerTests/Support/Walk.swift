import RegionPicker
import RegionsTestSupport

/// One step of a random walk.
enum WalkAct: Equatable {
  case open
  case select(Int, Int)
  case tab(Int)
  case back
  case preset([String])
  case filter(String)
  case cancel

  var event: Picker.Event {
    switch self {
    case .open: .open
    case .select(let level, let row): .select(level: level, row: row)
    case .tab(let level): .selectTab(level)
    case .back: .back
    case .preset(let ids): .preset(ids)
    case .filter(let text): .filter(text)
    case .cancel: .cancel()
    }
  }
}

/// Makes trees and the steps of walks over them.
struct WalkMaker {
  var random: SeededRandom
  private var lastID = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  /// A tree one to five levels deep, with leaves at every level. Names repeat, and some are what the
  /// placeholder is called.
  mutating func tree() -> [Place] {
    lastID = 0
    return siblings(levels: 1 + below(5))
  }

  private mutating func siblings(levels: Int) -> [Place] {
    let parts = ["东", "西", "中", "A", "请选择"]
    return (0..<1 + below(4)).map { _ in
      lastID += 1
      let id = "\(lastID)"
      let name = below(9) == 0 ? "请选择" : parts[below(parts.count)] + parts[below(parts.count)]
      return Place(id, name, levels == 1 || below(3) == 0 ? [] : siblings(levels: levels - 1))
    }
  }

  /// No limit, or one of 1 to 6 levels.
  mutating func maxDepth() -> Int? {
    let depth = below(7)
    return depth == 0 ? nil : depth
  }

  /// A step; most of them choose, and some fit nothing.
  mutating func act(_ source: PlaceSource) -> WalkAct {
    switch below(20) {
    case 0...1: return .open
    case 2...10:
      return .select(below(6) - (below(12) == 0 ? 1 : 0), below(5) - (below(12) == 0 ? 1 : 0))
    case 11...13: return .tab(below(6) - 1)
    case 14: return .back
    case 15: return .filter(["东", "西", "A", "请", ""][below(5)])
    case 16: return .cancel
    default: return .preset(preset(source))
    }
  }

  /// The path to a region: whole, cut, too long, with an ID that isn't there, or empty.
  private mutating func preset(_ source: PlaceSource) -> [String] {
    let ids = source.ids
    var path = source.path(to: ids[below(ids.count)]) ?? []
    switch below(8) {
    case 0: path.removeLast(below(path.count + 1))
    case 1: path.append(ids[below(ids.count)])
    case 2: path[below(path.count)] = "nowhere"
    case 3: path.insert(path[0], at: 0)
    default: break
    }
    return path
  }
}

/// The shortest list that still fails, found by leaving out ever smaller parts.
func shrink<Element>(_ list: [Element], _ fails: ([Element]) -> Bool) -> [Element] {
  var list = list
  var size = list.count / 2
  while size > 0 {
    var start = 0
    var isShorter = false
    while start < list.count {
      var candidate = list
      candidate.removeSubrange(start..<min(start + size, list.count))
      if fails(candidate) {
        list = candidate
        isShorter = true
      } else {
        start += size
      }
    }
    if size > 1 { size /= 2 } else if !isShorter { size = 0 }
  }
  return list
}
