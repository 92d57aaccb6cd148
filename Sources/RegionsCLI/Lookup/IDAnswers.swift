import Regions
import RegionsChina
import TranslatedText

/// From an ID to the region that answers it: the one that has it, the one that took its place where that is
/// asked for, and the one above it where a rank is.
struct IDAnswers {
  let tree: RegionTree
  /// Whether an ID that was in force once is answered with the one region that took its place.
  let current: Bool
  /// Whose codes there are besides; `nil` where nothing is known of others.
  let offices: OfficeCodes?
  /// Whether the tree is the Bureau of Statistics' own list.
  private let isStatistical: Bool
  /// By region number: the region of the rank at most; empty if none is asked for.
  private let targets: [Int32]

  init(
    _ tree: RegionTree, current: Bool, until rank: RegionRank?, isStatistical: Bool
  ) {
    self.tree = tree
    self.current = current
    self.isStatistical = isStatistical
    offices = isStatistical ? nil : OfficeCodes(tree)
    guard let rank else {
      targets = []
      return
    }
    // Parents come before what lies below them.
    var targets = [Int32](repeating: 0, count: tree.count)
    for number in targets.indices {
      let isLower = tree.storage.rank(of: number) > rank.rawValue
      let parent = isLower ? tree.storage.parent(of: number) : nil
      targets[number] = parent.map { targets[$0] } ?? Int32(number)
    }
    self.targets = targets
  }

  /// Whether regions are answered with others than themselves.
  var isRolling: Bool { !targets.isEmpty }

  /// The region at or above one.
  func target(of number: Int) -> Int {
    targets.isEmpty ? number : Int(targets[number])
  }

  /// The region that has an ID, given as trimmed bytes.
  func holder(of id: UnsafeRawBufferPointer) -> Int? {
    if let node = unsafe tree.storage.node(forBytes: id) { return node }
    return id.count == 12 ? unsafe region(long: String(decoding: id, as: UTF8.self))?.number : nil
  }

  /// The region of a code of twelve digits: these are the Bureau's.
  private func region(long code: String) -> Region? {
    isStatistical
      ? StatisticalCodes.shortened(code).flatMap { tree[$0] } : offices?.same(long: code)
  }

  /// The region for an ID, given as trimmed bytes.
  func node(for id: UnsafeRawBufferPointer) -> Int? {
    let node =
      unsafe holder(of: id)
      ?? (current ? FormerAnswer.successor(of: id, in: tree) : nil)
    return node.map(target)
  }

  func node(for id: String) -> Int? {
    var id = id
    return id.withUTF8 { unsafe node(for: UnsafeRawBufferPointer($0)) }
  }
}

/// The regions of the IDs in a table's column.
struct IDCells: CellReader {
  let answers: IDAnswers
  let offices: ColumnOffices?
  /// Whether it is asked what a retired ID was called.
  let tellsFormer: Bool

  static let emptyCell: Message = "the row has no ID"

  func answer(_ cell: UnsafeRawBufferPointer) -> CellAnswer {
    let cell = unsafe AskedID.trimmed(cell)
    var answer = unsafe CellAnswer(node: answers.node(for: cell))
    unsafe offices?.count(cell, answer.node)
    if tellsFormer {
      let id = unsafe String(decoding: cell, as: UTF8.self)
      answer.former = FormerAnswer.region(id, in: answers.tree)?.name ?? ""
    }
    return answer
  }

  func doubt(_ cell: String) -> Message { MissingID.message(cell, in: answers.tree) }
}
