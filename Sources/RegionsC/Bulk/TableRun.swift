import CPlatform
import CRegions
import Regions

/// One call of `regions_table_map`: the rows are shared out among threads, once to find the answers and,
/// for texts, again to write them, when it is known where each thread's begin.
final class TableRun: @unchecked Sendable {
  private let table: AnswerTable
  private let ids: ArrowInput
  /// By value of the column's dictionary, if it has one: the answer, −1 for none.
  private let dictionaryAnswers: [Int32]?
  /// By row: the number of the answer; where there is none, −1 in the first round, then 0.
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
    guard let answers = ArrowBuffer(count: 4 * UInt64(ids.length)),
      let validity = ArrowBuffer(count: UInt64(ids.length) / 8 + 1)
    else { return nil }
    self.table = table
    self.ids = ids
    self.answers = answers
    self.validity = validity
    parts = Parts.of(ids.length, threads: threads, leastRows: 1 << 14)
    counts = .allocate(capacity: parts.count)
    counts.initialize(repeating: Counts())
    if let values = ids.dictionary.first {
      var answers = [Int32](repeating: -1, count: values.length)
      Self.find(values, 0..<values.length, in: table) { answers[$0] = $1 }
      dictionaryAnswers = answers
    } else {
      dictionaryAnswers = nil
    }
  }

  deinit { counts.deallocate() }

  /// - Returns: `nil` if there is not enough memory.
  func output(asDictionary: Bool) -> ArrowOutput? {
    let isText = Int(table.answer) != Int(REGIONS_NODES)
    let asDictionary = asDictionary && isText
    Parts.run(parts.count, self) { $0.findAnswers(part: $1, countsBytes: isText && !asDictionary) }
    let nulls = counts.reduce(0) { $0 + $1.nulls }
    var output = ArrowOutput(format: "I", length: Int64(ids.length), nullCount: Int64(nulls))
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
    for part in counts.indices {
      counts[part].start = total
      total += counts[part].bytes
    }
    let isLarge = total > UInt64(Int32.max)
    guard let texts = ArrowBuffer(count: total),
      let offsets = ArrowBuffer(count: (UInt64(ids.length) + 1) * (isLarge ? 8 : 4))
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
    guard ids.layout.isText else {
      let answers = table.integers.reader
      return ids.forEachNumber(rows) { row, id in body(row, id.map { answers.answer($0) } ?? -1) }
    }
    let storage = table.storage
    table.answers.withUnsafeBufferPointer { answers in
      ids.forEachText(rows) { row, id in
        let node = id.flatMap { storage.node(forBytes: $0) } ?? -1
        body(row, node < 0 ? -1 : answers[node])
      }
    }
  }

  private func findAnswers(part: Int, countsBytes: Bool) {
    let answers = self.answers.bytes.assumingMemoryBound(to: Int32.self)
    let bits = validity.bytes.assumingMemoryBound(to: UInt8.self)
    let starts = table.offsets.bytes.assumingMemoryBound(to: Int32.self)
    var counts = Counts()
    var pending: UInt8 = 0
    let rows = parts[part]
    // Parts begin at multiples of 64 rows, so that no two threads write the same byte.
    let take = { (row: Int, answer: Int32) in
      if answer >= 0 {
        answers[row] = answer
        pending |= 1 &<< UInt8(truncatingIfNeeded: row & 7)
        if countsBytes {
          counts.bytes &+= UInt64(
            truncatingIfNeeded: starts[Int(answer) &+ 1] &- starts[Int(answer)])
        }
      } else {
        answers[row] = countsBytes ? -1 : 0
        counts.nulls &+= 1
      }
      if row & 7 == 7 {
        bits[row &>> 3] = pending
        pending = 0
      }
    }
    if let dictionaryAnswers {
      dictionaryAnswers.withUnsafeBufferPointer { known in
        ids.forEachNumber(rows) { row, index in
          let index = Int(exactly: index ?? .max) ?? -1
          take(row, index >= 0 && index < known.count ? known[index] : -1)
        }
      }
    } else {
      Self.find(ids, rows, in: table, take)
    }
    if rows.upperBound & 7 != 0 { bits[rows.upperBound &>> 3] = pending }
    self.counts[part] = counts
  }

  // MARK: The second round

  private func writeTexts<Offset: FixedWidthInteger>(part: Int, _ type: Offset.Type) {
    guard let offsets = offsets?.bytes.assumingMemoryBound(to: type), let texts = texts?.bytes
    else {
      return
    }
    let answers = self.answers.bytes.assumingMemoryBound(to: Int32.self)
    let starts = table.offsets.bytes.assumingMemoryBound(to: Int32.self)
    let source = UnsafeRawPointer(table.texts.bytes)
    var position = Int(counts[part].start)
    // Behind it are another part's texts.
    let end = position + Int(counts[part].bytes)
    offsets[parts[part].lowerBound] = Offset(truncatingIfNeeded: position)
    for row in parts[part] {
      let answer = Int(answers[row])
      if answer >= 0 {
        let start = Int(starts[answer])
        let count = Int(starts[answer &+ 1]) &- start
        let from = source + start
        let to = texts + position
        if count <= 16, position &+ 16 <= end {
          // Always as many: how long a name is can't be predicted, and a wrong guess costs more.
          to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
          to.storeBytes(
            of: from.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
            as: UInt64.self)
        } else {
          to.copyMemory(from: from, byteCount: count)
        }
        position &+= count
      }
      offsets[row &+ 1] = Offset(truncatingIfNeeded: position)
    }
  }
}

/// Shares rows out among threads.
enum Parts {
  /// The rows of each thread, in order; each but the last begins and ends at a multiple of 64.
  ///
  /// - Parameter leastRows: fewer are not worth a thread.
  static func of(_ rows: Int, threads: UInt32, leastRows: Int) -> [Range<Int>] {
    let wanted = Int(threads == 0 ? platform_processors() : min(threads, 64))
    let count = max(1, min(wanted, rows / leastRows))
    let size = (rows / count + 63) & ~63
    return (0..<count).map { part in
      let end = part == count - 1 ? rows : min(rows, (part + 1) * size)
      return min(rows, part * size)..<end
    }
  }

  /// Calls `work` with every part, each on a thread of its own.
  static func run<Object: AnyObject>(
    _ count: Int, _ object: Object, _ work: (Object, Int) -> Void
  ) {
    withoutActuallyEscaping(work) { work in
      let context = Unmanaged.passRetained(Work { work(object, $0) })
      platform_run(UInt32(count), Work.run, context.toOpaque())
      context.release()
    }
  }

  private final class Work {
    let body: (Int) -> Void

    static let run: @convention(c) (UnsafeMutableRawPointer?, UInt32) -> Void = { context, index in
      guard let context else { return }
      Unmanaged<Work>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.body(Int(index)) }
    }

    init(_ body: @escaping (Int) -> Void) { self.body = body }
  }
}
