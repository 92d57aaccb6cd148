import Regions
import RegionsChina
import TranslatedText

/// `regions lookup` of IDs: one answer each, in order.
final class IDLookup {
  private let tree: RegionTree
  private let answers: RolledUp
  private let json: Bool
  private let streams: Streams
  private var missing: MissingRows
  /// Whose codes there are besides; `nil` where nothing is known of others.
  private let offices: OfficeCodes?
  /// Codes that mean another region in the other office's list.
  private var ambiguous: MissingRows
  /// By region number: whether its code is one of these; empty until lines are read.
  private var differs: [Bool] = []
  /// What was answered for a region whose code is one of these, by number: one in seven towns is.
  private var told: [Int: (line: [UInt8], other: StatisticalRegion?)] = [:]

  init(_ answers: RolledUp, json: Bool, offices: OfficeCodes?, _ streams: Streams) {
    tree = answers.tree
    self.answers = answers
    self.json = json
    self.streams = streams
    missing = MissingRows(streams)
    ambiguous = MissingRows(streams)
    self.offices = offices
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

  /// Answers a block of lines. Nearly all of them are IDs of nothing but digits: these are read, looked up
  /// and copied here, some dozens at a time. Each step waits for memory, and those of one kind wait
  /// together: one line at a time, a pipe takes 1.2 times the time on a machine at rest, 1.7 on a busy one, and is
  /// no longer three times as fast as awk.
  private func answer(_ block: UnsafeRawBufferPointer, _ rows: RegionRows) throws {
    let storage = tree.storage
    try unsafe withUnsafeTemporaryAllocation(of: PlainLine.self, capacity: PlainLine.batch) {
      lines in
      var start = 0
      while start < block.count {
        var count = 0
        while count < PlainLine.batch, start < block.count {
          let (number, end) = unsafe AskedID.digits(block, from: start)
          guard let number else { break }
          unsafe lines[count] = PlainLine(start: start, end: end, number: number)
          count += 1
          start = end + 1
        }
        for index in 0..<count {
          unsafe lines[index].number = unsafe storage.node(forInteger: lines[index].number) ?? -1
        }
        if answers.isRolling {
          // What was asked for is part of the object.
          for index in 0..<count where unsafe lines[index].number >= 0 {
            let node = unsafe lines[index].number
            let target = answers.target(of: node)
            unsafe lines[index].number = json && target != node ? -1 : target
          }
        }
        if !differs.isEmpty {
          for index in 0..<count where unsafe lines[index].number >= 0 {
            // What is to be said of it is not in the table of rows.
            if unsafe differs[lines[index].number] { unsafe lines[index].number = -1 }
          }
        }
        try unsafe write(lines[..<count], of: block, rows)
        if count < PlainLine.batch, start < block.count {
          let end = unsafe LineInput.lineEnd(in: block, from: start) ?? block.count
          try unsafe answer(UnsafeRawBufferPointer(rebasing: block[start..<end]))
          start = end + 1
        }
      }
    }
  }

  /// A line that is a number.
  private struct PlainLine {
    static let batch = 64

    var start: Int
    var end: Int
    /// First the ID, then the region's number, −1 if there is none.
    var number: Int
  }

  private func write(
    _ lines: Slice<UnsafeMutableBufferPointer<PlainLine>>, of block: UnsafeRawBufferPointer,
    _ rows: RegionRows
  ) throws {
    try streams.writing { output in
      var buffer = unsafe output.freeBuffer
      var made = 0
      for index in unsafe lines.indices {
        let line = unsafe lines[index]
        guard line.number >= 0 else {
          output.took(made)
          try unsafe answer(UnsafeRawBufferPointer(rebasing: block[line.start..<line.end]))
          unsafe (buffer, made) = unsafe (output.freeBuffer, 0)
          continue
        }
        let row = unsafe rows.row(line.number)
        if row.count + RegionRows.padding > buffer.count - made {
          output.took(made)
          try output.flush()
          unsafe (buffer, made) = unsafe (output.freeBuffer, 0)
        }
        if let target = buffer.baseAddress, row.count + RegionRows.padding <= buffer.count {
          unsafe row.copyPadded(to: target + made)
          made += row.count
        } else {
          try unsafe output.write(row)
          unsafe buffer = unsafe output.freeBuffer
        }
      }
      output.took(made)
    }
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
