import CRegions
import Regions
import RegionsMatch

/// One call of `regions_contact_map`: the texts are shared out among threads, each of which keeps the columns of its
/// rows; what they have is then put one behind the other.
@safe final class ContactRun: @unchecked Sendable {
  private let matcher: AddressMatcher
  private let texts: ArrowTexts
  private let scope: Scope
  private let parts: [Range<Int>]
  private let rows: UnsafeMutableBufferPointer<ContactRows>

  init(_ matcher: AddressMatcher, _ texts: ArrowInput, _ scope: Scope, threads: UInt32) {
    self.matcher = matcher
    unsafe self.texts = ArrowTexts(texts)
    self.scope = scope
    parts = unsafe Parts.of(texts.length, threads: threads, leastRows: 1 << 9)
    unsafe rows = .allocate(capacity: parts.count)
    unsafe rows.initialize(repeating: ContactRows())
  }

  deinit {
    unsafe rows.deinitialize()
    unsafe rows.deallocate()
  }

  private func read(part: Int) {
    var reader = ContactReader(matcher, within: scope.within, until: scope.until)
    var rows = ContactRows()
    unsafe texts.forEach(parts[part]) { _, text in
      rows.append(unsafe text.map { unsafe reader.read($0.assumingMemoryBound(to: UInt8.self)) })
    }
    unsafe self.rows[part] = rows
  }

  /// - Returns: `nil` if there is not enough memory.
  func output() -> ArrowOutput? {
    Parts.run(parts.count, self) { $0.read(part: $1) }
    let rows = unsafe Array(rows)
    let count = unsafe texts.length
    guard let isThere = ArrowBuffer.bits(rows.lazy.map { $0.isThere }, count: count),
      let words = MatchRun.confidenceWords(),
      let confidences = ArrowBuffer(count: UInt64(4 * count)),
      let nodes = ArrowBuffer(count: UInt64(4 * count)),
      let hasRegion = ArrowBuffer.bits(
        rows.lazy.map { $0.nodes.map { $0 != none } }, count: count)
    else { return nil }
    var row = 0
    for part in rows {
      for (confidence, node) in zip(part.confidences, part.nodes) {
        unsafe confidences.bytes.storeBytes(of: confidence, toByteOffset: 4 * row, as: Int32.self)
        unsafe nodes.bytes.storeBytes(
          of: node == none ? 0 : node, toByteOffset: 4 * row, as: UInt32.self)
        row += 1
      }
    }
    var children: [ArrowOutput] = []
    for (index, column) in ContactRows.columns.enumerated() {
      guard
        let output = TextColumn.output(
          column.kind, name: column.name, rows.map { $0.texts[index] })
      else { return nil }
      children.append(output)
    }
    let nulls = Int64(isThere.nulls)
    children.append(
      ArrowOutput(
        format: "i", name: "confidence", isOrdered: true, length: Int64(count), nullCount: nulls,
        buffers: [isThere.buffer, confidences], dictionary: [words]))
    children.append(
      ArrowOutput(
        format: "I", name: "node", length: Int64(count), nullCount: Int64(hasRegion.nulls),
        buffers: [hasRegion.buffer, nodes]))
    return ArrowOutput(
      format: "+s", length: Int64(count), nullCount: nulls, buffers: [isThere.buffer],
      children: children)
  }
}

/// What the rows of one thread say.
private struct ContactRows {
  /// The columns of texts, in their order.
  static let columns: [(name: StaticString, kind: TextColumn.Kind)] = [
    ("name", .texts), ("phones", .lists), ("postcode", .texts), ("id_number", .texts),
    ("id", .texts), ("detail", .texts), ("left_over", .lists), ("doubtful", .lists),
  ]

  private(set) var texts = [TextColumn](repeating: TextColumn(), count: columns.count)
  private(set) var confidences: [Int32] = []
  /// `none` where there is no region.
  private(set) var nodes: [regions_node] = []
  private(set) var isThere: [Bool] = []

  /// The next row, none for one that is null.
  mutating func append(_ contact: Contact?) {
    texts[0].append(contact?.name?.text)
    texts[1].append(list: contact?.phones.map { $0.text })
    texts[2].append(contact?.postcode?.text)
    texts[3].append(contact?.idNumber?.text)
    texts[4].append(contact?.region?.region.id)
    texts[5].append(contact?.detail?.text)
    texts[6].append(list: contact?.leftOver.map { $0.text })
    texts[7].append(list: contact?.doubtfulFields)
    confidences.append(contact.map { Int32($0.confidence.code) - 1 } ?? 0)
    nodes.append(contact?.region.map { node($0.region.number) } ?? none)
    isThere.append(contact != nil)
  }
}
