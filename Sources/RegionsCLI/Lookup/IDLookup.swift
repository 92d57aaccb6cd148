import ArgumentParsing
import Regions
import RegionsChina

/// `regions lookup` of IDs: one answer each, in order.
final class IDLookup {
  private let tree: RegionTree
  private let json: Bool
  /// Whether an ID that was in force once is answered with the one region that took its place.
  private let current: Bool
  private let streams: Streams
  private(set) var status = ExitStatus.success

  init(_ tree: RegionTree, json: Bool, current: Bool = false, _ streams: Streams) {
    self.tree = tree
    self.json = json
    self.current = current
    self.streams = streams
  }

  private static func row(_ region: Region, json: Bool) -> [UInt8] {
    json ? RegionLine.jsonBytes(region) : RegionLine.textBytes(region)
  }

  /// Answers the IDs of the command line.
  func answer(_ ids: [String]) throws {
    for id in ids {
      var id = id
      try id.withUTF8 { try unsafe answer(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Answers the lines of standard input, in blocks; all that was asked is answered before waiting for
  /// more.
  func answerLines() throws {
    // No part of the object: one ID needs no table of rows, and millions would pay for every access.
    let rows = RegionRows(of: tree, json ? .json : .text)
    try unsafe streams.input.forEachBlock(beforeWaiting: streams.flush) { block in
      try unsafe answer(block, rows)
    }
  }

  /// Answers a block of lines. Nearly all of them are IDs of nothing but digits: these are read, looked up
  /// and copied here, some dozens at a time. Each step waits for memory, and those of one kind wait
  /// together.
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
    let output = streams.output
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

  private func answer(_ asked: UnsafeRawBufferPointer) throws {
    let id = unsafe AskedID.trimmed(asked)
    if let node = unsafe AskedID.node(id, in: tree) {
      try streams.output.write(Self.row(tree[number: node], json: json))
    } else {
      try unsafe tellMissing(String(decoding: id, as: UTF8.self))
    }
  }

  private func tellMissing(_ id: String) throws {
    if let former = FormerAnswer.region(id, in: tree) { return try tell(id, former) }
    status = .notFound
    try streams.output.write(json ? RegionLine.json(missing: id) : RegionLine.text(missing: id))
    try streams.queueNote("regions: \(MissingID.message(id, in: tree))")
  }

  private func tell(_ id: String, _ former: FormerRegion) throws {
    if current, let successor = former.onlySuccessor {
      return try streams.output.write(
        json ? RegionLine.jsonBytes(successor, asked: id) : RegionLine.textBytes(successor))
    }
    status = .notFound
    try streams.output.write(json ? FormerAnswer.json(id, former) : RegionLine.text(missing: id))
    try streams.queueNote("regions: \(FormerAnswer.message(id, former))")
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
