import CRegions
import Regions

/// One call of `regions_table_map`: the rows are shared out among threads, once to find the answers and,
/// for texts, again to write them, when it is known where each thread's begin.
@safe final class TableRun: @unchecked Sendable {
  private let table: AnswerTable
  private let ids: ArrowInput
  /// By value of the column's dictionary, if it has one: the answer, −1 for none.
  private let dictionaryAnswers: [Int32]?
  /// By row: the number of the answer; where there is none, −1 in the first round, then 0 if it is given away.
  private let answers: ArrowBuffer
  private let validity: ArrowBuffer
  private let parts: [Range<Int>]
  private let counts: UnsafeMutableBufferPointer<Counts>
  private var offsets: ArrowBuffer?
  private var texts: ArrowBuffer?

  /// What the first round finds in a part.
  private struct Counts {
    var nulls = 0
    var bytes: UInt64 = 0
    var start: UInt64 = 0
  }

  init?(_ table: AnswerTable, _ ids: ArrowInput, threads: UInt32) {
    guard let answers = unsafe ArrowBuffer(count: 4 * UInt64(ids.length)),
      let validity = unsafe ArrowBuffer(count: UInt64(ids.length) / 8 + 1)
    else { return nil }
    self.table = table
    unsafe self.ids = ids
    self.answers = answers
    self.validity = validity
    parts = unsafe Parts.of(ids.length, threads: threads, leastRows: 1 << 14)
    unsafe counts = .allocate(capacity: parts.count)
    unsafe counts.initialize(repeating: Counts())
    if let values = unsafe ids.dictionary.first {
      var answers = unsafe [Int32](repeating: -1, count: values.length)
      unsafe Self.find(values, 0..<values.length, in: table) { answers[$0] = $1 }
      dictionaryAnswers = answers
    } else {
      dictionaryAnswers = nil
    }
  }

  deinit { unsafe counts.deallocate() }

  /// - Returns: `nil` if there is not enough memory.
  func output(asDictionary: Bool) -> ArrowOutput? {
    let isText = Int(table.answer) != Int(REGIONS_NODES)
    let asDictionary = asDictionary && isText
    Parts.run(parts.count, self) { $0.findAnswers(part: $1, countsBytes: isText && !asDictionary) }
    let nulls = unsafe counts.reduce(0) { $0 + $1.nulls }
    var output = unsafe ArrowOutput(format: "I", length: Int64(ids.length), nullCount: Int64(nulls))
    let validity = nulls > 0 ? self.validity : nil
    guard isText, !asDictionary else {
      output.buffers = [validity, answers]
      if asDictionary {
        output.format = "i"
        output.dictionary = [
          ArrowOutput(
            format: "u", isNullable: false, length: Int64(table.textCount),
            buffers: [nil, table.offsets, table.texts])
        ]
      }
      return output
    }
    var total: UInt64 = 0
    for part in unsafe counts.indices {
      unsafe counts[part].start = total
      unsafe total += counts[part].bytes
    }
    let isLarge = total > UInt64(Int32.max)
    guard let texts = ArrowBuffer(count: total),
      let offsets = unsafe ArrowBuffer(count: (UInt64(ids.length) + 1) * (isLarge ? 8 : 4))
    else { return nil }
    self.texts = texts
    self.offsets = offsets
    if isLarge {
      Parts.run(parts.count, self) { $0.writeTexts(part: $1, Int64.self) }
    } else {
      Parts.run(parts.count, self) { $0.writeTexts(part: $1, Int32.self) }
    }
    output.format = isLarge ? "U" : "u"
    output.buffers = [validity, offsets, texts]
    return output
  }

  // MARK: The first round

  /// Calls `body` with every row of a range and its answer, −1 for none.
  @inline(__always)
  private static func find(
    _ ids: ArrowInput, _ rows: Range<Int>, in table: AnswerTable, _ body: (Int, Int32) -> Void
  ) {
    let integers = unsafe table.integers.reader
    guard unsafe ids.layout.isText else {
      return unsafe ids.forEachNumber(rows) { row, id in
        guard let id else { return body(row, -1) }
        let answer = unsafe integers.answer(id)
        body(row, answer >= 0 ? answer : table.answerInOtherForm(id))
      }
    }
    unsafe ids.forEachText(rows) { row, id in
      guard let id = unsafe id else { return body(row, -1) }
      // Nearly every ID is a number, and these are found several times as fast.
      if let number = unsafe IntegerAnswers.number(id) {
        let answer = unsafe integers.answer(number)
        if answer >= 0 { return body(row, answer) }
      }
      unsafe body(row, table.answer(forWritten: id))
    }
  }

  /// How many rows are looked up before they are counted: their answers are still in the cache then.
  private static let block = 1 << 12

  private func findAnswers(part: Int, countsBytes: Bool) {
    let answers = unsafe self.answers.bytes.assumingMemoryBound(to: Int32.self)
    var counts = Counts()
    let rows = parts[part]
    // Parts and blocks begin at multiples of 64 rows, so that no two threads write the same byte.
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.block) {
      let block = start..<min(start + Self.block, rows.upperBound)
      if let dictionaryAnswers {
        unsafe dictionaryAnswers.withUnsafeBufferPointer { known in
          unsafe ids.forEachNumber(block) { row, index in
            let index = Int(exactly: index ?? .max) ?? -1
            unsafe answers[row] = index >= 0 && index < known.count ? known[index] : -1
          }
        }
      } else {
        unsafe Self.find(ids, block, in: table) { unsafe answers[$0] = $1 }
      }
      let missing = markNulls(block)
      counts.nulls += missing
      if countsBytes {
        counts.bytes += countBytes(block)
      } else if missing > 0 {
        for row in block where unsafe answers[row] < 0 { unsafe answers[row] = 0 }
      }
    }
    unsafe self.counts[part] = counts
  }

  /// Sets the bits of the rows that have an answer.
  ///
  /// - Returns: how many have none.
  private func markNulls(_ rows: Range<Int>) -> Int {
    let answers = unsafe self.answers.bytes.assumingMemoryBound(to: Int32.self)
    let bits = unsafe validity.bytes.assumingMemoryBound(to: UInt8.self)
    var missing: UInt32 = 0
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: 8) {
      var absent: UInt32 = 0
      let count = min(8, rows.upperBound - start)
      for row in 0..<count {
        // The sign's bit.
        let isMissing = unsafe UInt32(bitPattern: answers[start &+ row]) &>> 31
        absent |= isMissing &<< UInt32(truncatingIfNeeded: row)
        missing &+= isMissing
      }
      let present = ~absent & ((1 &<< UInt32(truncatingIfNeeded: count)) &- 1)
      unsafe bits[start &>> 3] = UInt8(truncatingIfNeeded: present)
    }
    return Int(missing)
  }

  /// How many bytes the texts of the rows have.
  private func countBytes(_ rows: Range<Int>) -> UInt64 {
    let answers = unsafe self.answers.bytes.assumingMemoryBound(to: Int32.self)
    let starts = unsafe table.offsets.bytes.assumingMemoryBound(to: Int32.self)
    var bytes: UInt64 = 0
    for row in rows {
      let answer = unsafe Int(answers[row])
      if answer >= 0 {
        unsafe bytes &+= UInt64(truncatingIfNeeded: starts[answer &+ 1] &- starts[answer])
      }
    }
    return bytes
  }

  // MARK: The second round

  private func writeTexts<Offset: FixedWidthInteger>(part: Int, _ type: Offset.Type) {
    guard let offsets = unsafe offsets?.bytes.assumingMemoryBound(to: type),
      let texts = unsafe texts?.bytes
    else {
      return
    }
    let answers = unsafe self.answers.bytes.assumingMemoryBound(to: Int32.self)
    let starts = unsafe table.offsets.bytes.assumingMemoryBound(to: Int32.self)
    let source = unsafe UnsafeRawPointer(table.texts.bytes)
    var position = unsafe Int(counts[part].start)
    // Behind it are another part's texts.
    let end = unsafe position + Int(counts[part].bytes)
    unsafe offsets[parts[part].lowerBound] = Offset(truncatingIfNeeded: position)
    for row in parts[part] {
      let answer = unsafe Int(answers[row])
      if answer >= 0 {
        let start = unsafe Int(starts[answer])
        let count = unsafe Int(starts[answer &+ 1]) &- start
        let from = unsafe source + start
        let to = unsafe texts + position
        if count <= 16, position &+ 16 <= end {
          // Always the same number: how long a name is can't be predicted, and a wrong guess costs more.
          unsafe to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
          unsafe to.storeBytes(
            of: from.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
            as: UInt64.self)
        } else {
          unsafe to.copyMemory(from: from, byteCount: count)
        }
        position &+= count
      }
      unsafe offsets[row &+ 1] = Offset(truncatingIfNeeded: position)
    }
  }
}
