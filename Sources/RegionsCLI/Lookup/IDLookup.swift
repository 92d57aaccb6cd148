import Regions
import RegionsChina
import TranslatedText

/// `regions lookup` of IDs: one answer each, in order.
final class IDLookup {
  private let tree: RegionTree
  private let answers: IDAnswers
  private let json: Bool
  private let streams: Streams
  private var missing: CountedNotes
  private var offices: OfficeCodes? { answers.offices }
  /// Codes that mean another region in the other office's list.
  private var ambiguous: CountedNotes
  /// By region number: whether its code is one of these; empty until lines are read.
  private var differs: [Bool] = []
  /// What was answered for a region whose code is one of these, by number: one in seven towns is.
  private var told: [Int: (line: [UInt8], other: StatisticalRegion?)] = [:]

  init(_ answers: IDAnswers, json: Bool, _ streams: Streams) {
    tree = answers.tree
    self.answers = answers
    self.json = json
    self.streams = streams
    missing = CountedNotes(streams)
    ambiguous = CountedNotes(streams)
  }

  /// Says how many IDs more were not there, or mean something else elsewhere, than were told.
  func finish() throws -> ExitStatus {
    _ = try ambiguous.finish()
    return try missing.finish()
  }

  /// Answers an ID of the command line.
  func answer(_ id: String) throws {
    var id = id
    try id.withUTF8 { try unsafe answer(UnsafeRawBufferPointer($0)) }
  }

  /// Answers the lines of standard input, in blocks; all that was asked is answered before waiting for
  /// more.
  func answerLines() throws {
    // No part of the object: one ID needs no table of rows, and millions would pay for every access.
    let rows = RegionRows(of: tree, json ? .json : .text)
    if !answers.isRolling { differs = offices?.differing() ?? [] }
    try unsafe streams.input.forEachBlock(beforeWaiting: streams.flush) { block in
      try unsafe answer(block, rows)
    }
  }

  /// Answers a block of lines. Nearly all of them are IDs of nothing but digits, whose rows are copied from the table.
  private func answer(_ block: UnsafeRawBufferPointer, _ rows: RegionRows) throws {
    try streams.writing { output in
      var start = 0
      while start < block.count {
        let (id, end) = unsafe AskedID.digits(block, from: start)
        if let id, let number = row(of: id) {
          let row = unsafe rows.row(number)
          if unsafe output.freeBuffer.count < row.count + RegionRows.padding { try output.flush() }
          let free = unsafe output.freeBuffer
          if let target = free.baseAddress, row.count + RegionRows.padding <= free.count {
            unsafe row.copyPadded(to: target)
            output.took(row.count)
          } else {
            try unsafe output.write(row)
          }
          start = end + 1
        } else {
          let end = unsafe LineInput.lineEnd(in: block, from: start) ?? block.count
          try unsafe answer(UnsafeRawBufferPointer(rebasing: block[start..<end]))
          start = end + 1
        }
      }
    }
  }

  /// The region whose row answers an ID; `nil` where there is none, or more is to be said than its row does.
  @inline(__always)
  private func row(of id: Int) -> Int? {
    guard var number = tree.storage.node(forInteger: id) else { return nil }
    if answers.isRolling {
      let target = answers.target(of: number)
      // What was asked for is part of the object.
      if json, target != number { return nil }
      number = target
    }
    return !differs.isEmpty && differs[number] ? nil : number
  }

  private func answer(_ asked: UnsafeRawBufferPointer) throws {
    let id = unsafe AskedID.trimmed(asked)
    if let node = unsafe answers.holder(of: id) {
      let target = answers.target(of: node)
      let isAsked = target == node && id.count < 12
      try write(target, asked: isAsked ? nil : unsafe String(decoding: id, as: UTF8.self))
    } else {
      try unsafe tellMissing(String(decoding: id, as: UTF8.self))
    }
  }

  /// Answers a code of twelve digits, which is the Bureau's, under this code.
  private func write(_ found: StatisticalRegion, asked id: String) throws {
    let region = found.region
    if answers.isRolling, let known = region.path.last(where: { tree[$0.id] != nil }),
      let official = tree[known.id]
    {
      return try write(answers.target(of: official.number), asked: id)
    }
    var line = json ? RegionLine.jsonBytes(region) : RegionLine.textBytes(region)
    // The region's own ID, which comes first, means another region in the data set.
    let start = json ? "{\"id\":\"".utf8.count : 0
    line.replaceSubrange(start..<(start + region.id.utf8.count), with: id.utf8)
    try streams.write(line)
  }

  /// - Parameter asked: the ID that was asked for, where it isn't the region's.
  private func write(_ node: Int, asked: String?) throws {
    let region = tree[number: node]
    let isKept = asked == nil && !differs.isEmpty && differs[node]
    if isKept, let (line, other) = told[node] {
      if let other { try tellAmbiguous(region, other) }
      return try streams.write(line)
    }
    var line = json ? RegionLine.jsonBytes(region, asked: asked) : RegionLine.textBytes(region)
    let other = answers.isRolling ? nil : offices?.other(than: region.id)
    if let other {
      if json { OfficeCodes.append(other, to: &line) }
      try tellAmbiguous(region, other)
    }
    if isKept { told[node] = (line, other) }
    try streams.write(line)
  }

  private func tellAmbiguous(_ region: Region, _ other: StatisticalRegion) throws {
    try ambiguous.add { "regions: warning: \(OfficeCodes.message(region.id, other))" }
  }

  private func tellMissing(_ id: String) throws {
    if let found = offices?.region(long: id), found.lastYear == nil {
      return try write(found, asked: id)
    }
    if let former = FormerAnswer.region(id, in: tree) { return try tell(id, former) }
    guard let other = offices?.other(than: id) else {
      try streams.write(json ? RegionLine.json(missing: id) : RegionLine.text(missing: id))
      return try missing.add { "regions: warning: \(MissingID.message(id, in: tree))" }
    }
    var line = Array((json ? RegionLine.json(missing: id) : RegionLine.text(missing: id)).utf8)
    if json { OfficeCodes.append(other, to: &line) }
    try streams.write(line)
    try missing.add { "regions: warning: \(OfficeCodes.message(id, other))" }
  }

  private func tell(_ id: String, _ former: FormerRegion) throws {
    if answers.current, let successor = former.onlySuccessor {
      return try write(answers.target(of: successor.number), asked: id)
    }
    var line = Array((json ? FormerAnswer.json(id, former) : RegionLine.text(missing: id)).utf8)
    let other = offices?.other(than: id)
    if json, let other { OfficeCodes.append(other, to: &line) }
    try streams.write(line)
    try missing.add { "regions: warning: \(FormerAnswer.message(id, former))" }
    if let other { try ambiguous.add { "regions: warning: \(OfficeCodes.message(id, other))" } }
  }
}

extension UnsafeRawBufferPointer {
  /// Copies in whole vectors: nearly every row fits into the first one, and a call for so few bytes costs
  /// more than it copies.
  ///
  /// - Precondition: ``RegionRows/padding`` more bytes may be read here and written there.
  @inline(__always)
  fileprivate func copyPadded(to target: UnsafeMutableRawPointer) {
    guard let baseAddress else { return }
    var offset = 0
    repeat {
      let first = unsafe baseAddress.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
      let second = unsafe baseAddress.loadUnaligned(
        fromByteOffset: offset + 64, as: SIMD64<UInt8>.self)
      unsafe target.storeBytes(of: first, toByteOffset: offset, as: SIMD64<UInt8>.self)
      unsafe target.storeBytes(of: second, toByteOffset: offset + 64, as: SIMD64<UInt8>.self)
      offset += RegionRows.padding
    } while offset < count
  }
}
