import CRegions
import Regions
import RegionsMatch

/// One call of `regions_matcher_map`: the addresses are shared out among threads, once to be read and again
/// to write what was found, when it is known where each thread's texts begin.
@safe final class MatchRun: @unchecked Sendable {
  private let object: MatcherObject
  private let texts: ArrowTexts
  private let scope: Scope
  private let parts: [Range<Int>]
  private let counts: UnsafeMutableBufferPointer<Counts>

  /// By row: the node, −1 for none; where the rest begins in the text or, with the highest bit, where it
  /// ends that begins with the text; how sure it is, from 0.
  private let nodes: ArrowBuffer
  private let rests: ArrowBuffer
  private let confidences: ArrowBuffer
  /// Which addresses are there, and which of them name a region.
  private let rowValidity: ArrowBuffer
  private let matchValidity: ArrowBuffer

  private var idOffsets: ArrowBuffer?
  private var idTexts: ArrowBuffer?
  private var restOffsets: ArrowBuffer?
  private var restTexts: ArrowBuffer?

  /// What the first round finds in a part, and where the part's texts begin in all.
  private struct Counts {
    var nulls = 0
    var unmatched = 0
    var idBytes: UInt64 = 0
    var restBytes: UInt64 = 0
    var idStart: UInt64 = 0
    var restStart: UInt64 = 0
  }

  init?(
    _ object: MatcherObject, _ texts: ArrowInput, _ scope: Scope, threads: UInt32
  ) {
    let rows = unsafe UInt64(texts.length)
    guard let nodes = ArrowBuffer(count: 4 * rows), let rests = ArrowBuffer(count: 4 * rows),
      let confidences = ArrowBuffer(count: 4 * rows),
      let rowValidity = ArrowBuffer(count: rows / 8 + 1),
      let matchValidity = ArrowBuffer(count: rows / 8 + 1)
    else { return nil }
    self.object = object
    unsafe self.texts = ArrowTexts(texts)
    self.nodes = nodes
    self.rests = rests
    self.confidences = confidences
    self.rowValidity = rowValidity
    self.matchValidity = matchValidity
    self.scope = scope
    parts = unsafe Parts.of(texts.length, threads: threads, leastRows: 1 << 10)
    unsafe counts = .allocate(capacity: parts.count)
    unsafe counts.initialize(repeating: Counts())
  }

  deinit { unsafe counts.deallocate() }

  /// - Returns: `nil` if there is not enough memory.
  func output() -> ArrowOutput? {
    Parts.run(parts.count, self) { $0.readTexts(part: $1) }
    var (ids, rests): (UInt64, UInt64) = (0, 0)
    var (nulls, unmatched) = (0, 0)
    for part in unsafe counts.indices {
      unsafe counts[part].idStart = ids
      unsafe counts[part].restStart = rests
      unsafe ids += counts[part].idBytes
      unsafe rests += counts[part].restBytes
      unsafe nulls += counts[part].nulls
      unsafe unmatched += counts[part].unmatched
    }
    // Both are as wide as the wider needs: addresses, nearly always.
    let isLarge = max(ids, rests) > UInt64(Int32.max)
    let offsetBytes = unsafe (UInt64(texts.length) + 1) * (isLarge ? 8 : 4)
    guard let idOffsets = ArrowBuffer(count: offsetBytes),
      let restOffsets = ArrowBuffer(count: offsetBytes), let idTexts = ArrowBuffer(count: ids),
      let restTexts = ArrowBuffer(count: rests), let words = Self.confidenceWords()
    else { return nil }
    self.idOffsets = idOffsets
    self.restOffsets = restOffsets
    self.idTexts = idTexts
    self.restTexts = restTexts
    if isLarge {
      Parts.run(parts.count, self) { $0.writeTexts(part: $1, Int64.self) }
    } else {
      Parts.run(parts.count, self) { $0.writeTexts(part: $1, Int32.self) }
    }
    let rows = unsafe Int64(texts.length)
    let missing = Int64(unmatched + nulls)
    let matched = missing > 0 ? matchValidity : nil
    let present = nulls > 0 ? rowValidity : nil
    let format: StaticString = isLarge ? "U" : "u"
    return ArrowOutput(
      format: "+s", length: rows, nullCount: Int64(nulls), buffers: [present],
      children: [
        ArrowOutput(
          format: format, name: "id", length: rows, nullCount: missing,
          buffers: [matched, idOffsets, idTexts]),
        ArrowOutput(
          format: format, name: "rest", length: rows, nullCount: Int64(nulls),
          buffers: [present, restOffsets, restTexts]),
        ArrowOutput(
          format: "i", name: "confidence", isOrdered: true, length: rows, nullCount: missing,
          buffers: [matched, confidences], dictionary: [words]),
        ArrowOutput(
          format: "I", name: "node", length: rows, nullCount: missing, buffers: [matched, nodes]),
      ])
  }

  /// The words that confidences are numbers of.
  static func confidenceWords() -> ArrowOutput? {
    var bytes: [UInt8] = []
    var offsets: [Int32] = [0]
    for confidence in AddressMatch.Confidence.allCases {
      bytes.append(contentsOf: confidence.rawValue.utf8)
      offsets.append(Int32(bytes.count))
    }
    guard let offsetBuffer = ArrowBuffer(count: UInt64(offsets.count * 4)),
      let textBuffer = ArrowBuffer(count: UInt64(bytes.count))
    else { return nil }
    for (index, offset) in offsets.enumerated() {
      unsafe offsetBuffer.bytes.storeBytes(of: offset, toByteOffset: 4 * index, as: Int32.self)
    }
    for (index, byte) in bytes.enumerated() {
      unsafe textBuffer.bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    return ArrowOutput(
      format: "u", isNullable: false, length: Int64(offsets.count - 1),
      buffers: [nil, offsetBuffer, textBuffer])
  }

  private func readTexts(part: Int) {
    let nodes = unsafe self.nodes.bytes.assumingMemoryBound(to: Int32.self)
    let rests = unsafe self.rests.bytes.assumingMemoryBound(to: UInt32.self)
    let confidences = unsafe self.confidences.bytes.assumingMemoryBound(to: Int32.self)
    let rowBits = unsafe rowValidity.bytes.assumingMemoryBound(to: UInt8.self)
    let matchBits = unsafe matchValidity.bytes.assumingMemoryBound(to: UInt8.self)
    let ids = object.ids
    var reader = object.matcher.reader(within: scope.within, until: scope.until)
    var counts = Counts()
    var (rowsThere, rowsMatched): (UInt8, UInt8) = (0, 0)
    let words = AddressMatch.Confidence.allCases
    unsafe texts.forEach(parts[part]) { row, text in
      var (node, rest, confidence): (Int32, UInt32, Int32) = (-1, 0, 0)
      let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: row & 7)
      if let text = unsafe text {
        rowsThere |= bit
        let reading = unsafe reader.read(text.assumingMemoryBound(to: UInt8.self))
        if let region = reading.region {
          rowsMatched |= bit
          node = Int32(truncatingIfNeeded: region)
          rest = UInt32(truncatingIfNeeded: reading.restStart)
          if reading.restEnd < text.count {
            rest = UInt32(truncatingIfNeeded: reading.restEnd) | MatchRun.isBefore
          }
          confidence = Int32(words.firstIndex(of: reading.confidence) ?? 0)
          counts.idBytes += UInt64(ids.length(ofTextOf: region))
        } else {
          counts.unmatched += 1
        }
        counts.restBytes += unsafe UInt64(MatchRun.rest(rest, of: text).count)
      } else {
        counts.nulls += 1
      }
      unsafe nodes[row] = node
      unsafe rests[row] = rest
      unsafe confidences[row] = confidence
      // Parts begin at multiples of 64 rows, so that no two threads write the same byte.
      if row & 7 == 7 || row == parts[part].upperBound - 1 {
        unsafe rowBits[row >> 3] = rowsThere
        unsafe matchBits[row >> 3] = rowsMatched
        (rowsThere, rowsMatched) = (0, 0)
      }
    }
    unsafe self.counts[part] = counts
  }

  private static let isBefore: UInt32 = 1 << 31

  /// The part of a text that is its rest.
  private static func rest(_ code: UInt32, of text: UnsafeRawBufferPointer) -> Range<Int> {
    let bound = min(Int(code & ~isBefore), text.count)
    return code & isBefore != 0 ? 0..<bound : bound..<text.count
  }

  private func writeTexts<Offset: FixedWidthInteger>(part: Int, _ type: Offset.Type) {
    guard let idOffsets = unsafe idOffsets?.bytes.assumingMemoryBound(to: type),
      let restOffsets = unsafe restOffsets?.bytes.assumingMemoryBound(to: type),
      let idTexts = unsafe idTexts?.bytes, let restTexts = unsafe restTexts?.bytes
    else { return }
    let nodes = unsafe self.nodes.bytes.assumingMemoryBound(to: Int32.self)
    let rests = unsafe self.rests.bytes.assumingMemoryBound(to: UInt32.self)
    var (id, rest) = unsafe (Int(counts[part].idStart), Int(counts[part].restStart))
    unsafe idOffsets[parts[part].lowerBound] = Offset(truncatingIfNeeded: id)
    unsafe restOffsets[parts[part].lowerBound] = Offset(truncatingIfNeeded: rest)
    let ids = object.ids
    unsafe texts.forEach(parts[part]) { row, text in
      if unsafe nodes[row] >= 0 {
        let bytes = unsafe ids.text(of: Int(nodes[row]))
        if let base = bytes.baseAddress {
          unsafe (idTexts + id).copyMemory(from: base, byteCount: bytes.count)
        }
        id += bytes.count
      } else {
        unsafe nodes[row] = 0
      }
      if let text = unsafe text {
        let part = unsafe MatchRun.rest(rests[row], of: text)
        if let base = text.baseAddress, !part.isEmpty {
          unsafe (restTexts + rest).copyMemory(
            from: base + part.lowerBound, byteCount: part.count)
          rest += part.count
        }
      }
      unsafe idOffsets[row + 1] = Offset(truncatingIfNeeded: id)
      unsafe restOffsets[row + 1] = Offset(truncatingIfNeeded: rest)
    }
  }
}
