/// A source's text in UTF-8, chunk by chunk: unpacked, decoded, without byte-order mark, free of
/// malformed bytes and of NUL.
///
/// Memory is bounded by the size of a chunk. Chunks end between characters.
package final class TextSource {
  /// The source's name for diagnostics.
  package let name: String
  /// The present chunk; before the first `next()`, the first one.
  package private(set) var chunk: [UInt8] = []
  /// Where the present chunk begins.
  package private(set) var position = TextPosition()
  /// How many chunks there were so far, the present one counted.
  private(set) var chunkCount = 0
  /// Whether the source ends with the present chunk.
  package var isLast: Bool { hasEnded && ahead.isEmpty }

  /// What has to be told where the encoding was hard to tell.
  package private(set) var guess: SourceProblem?
  /// What is known of the dialect, where the text is delimited.
  package var dialect = GivenDialect()

  private let bytes: SourceBytes
  private let chunkSize: Int
  private var encoding: TextEncoding?
  private var decoder: TextDecoder?
  /// Bytes that were read and not decoded: the beginning of a character.
  private var rest: [UInt8] = []
  /// Bytes behind `rest` that were read to tell the encoding.
  private var ahead: [UInt8] = []
  /// Whether nothing is left to be read behind `ahead`.
  private var hasEnded = false
  /// How many bytes of the unpacked source came before `rest`.
  private var offset = 0
  private var isFirst = true
  private let onProgress: ((_ bytes: Int, _ total: Int?) -> Void)?

  /// The encoding that was found or given, as in "UTF-8".
  package var encodingName: String { encoding?.name ?? TextEncoding.utf8.name }

  /// The part of the source that was read so far, from 0 to 1; `nil` if its size isn't known.
  var part: Double? {
    bytes.totalCount.map { Double(bytes.readCount) / Double(max($0, 1)) }
  }

  /// Reads the first chunk and finds the encoding unless it is given.
  ///
  /// - Parameter chunkSize: How many bytes make a chunk, at least 1; tests cut where they like.
  init(
    _ bytes: SourceBytes, encoding given: TextEncoding?, chunkSize: Int = Bound.chunk,
    onProgress: ((_ bytes: Int, _ total: Int?) -> Void)? = nil
  ) throws(SourceError) {
    self.bytes = bytes
    self.onProgress = onProgress
    self.chunkSize = chunkSize
    name = bytes.name
    try bytes.read(Bound.chunk, to: &ahead)
    hasEnded = ahead.count < Bound.chunk
    if ahead.contains(where: { $0 >= 0x80 }) { try lookAhead() }
    try begin(given)
    try readChunk()
    beginning = Array(chunk.prefix(Bound.sample))
  }

  /// Moves to the next chunk; `false` at the end.
  package func next() throws(SourceError) -> Bool {
    if isFirst {
      isFirst = false
    } else {
      unsafe chunk.withUnsafeBufferPointer { unsafe position.advance(over: $0) }
      try readChunk()
    }
    chunkCount += 1
    onProgress?(bytes.readCount, bytes.totalCount)
    return !chunk.isEmpty
  }

  /// The text from here to its end in one piece, for formats that have to be seen whole.
  ///
  /// - Throws: A diagnostic if there are more than `limit` bytes.
  package func readAll(limit: Int) throws(SourceError) -> [UInt8] {
    var text: [UInt8] = []
    while try next() {
      guard text.count + chunk.count <= limit else {
        throw error(.tooMuchText(mebibytes: limit >> 20))
      }
      text.append(contentsOf: chunk)
    }
    return text
  }

  /// An error in this source.
  package func error(
    _ problem: SourceProblem, at position: TextPosition? = nil
  ) -> SourceError {
    .content(
      SourceDiagnostic(
        DiagnosticLocation(
          name, line: Int(position?.line ?? 0), column: Int(position?.column ?? 0)),
        problem))
  }

  /// The first bytes of the first chunk, which are still there when it is gone.
  package private(set) var beginning: [UInt8] = []

  /// Settles the encoding as far as the first bytes tell, and skips a byte-order mark.
  private func begin(_ given: TextEncoding?) throws(SourceError) {
    let finding = EncodingDetector.find(ahead)
    if case .found(let found, let markCount) = finding, markCount > 0 {
      guard given == nil || given == found || given == .utf8 || found != .utf8 else {
        throw error(.markOfUTF8(given: given?.name ?? ""))
      }
      ahead.removeFirst(markCount)
      offset += markCount
      try use(given == .utf16LittleEndian ? found : given ?? found)
    } else if let given {
      try use(given)
    } else {
      try settle(finding)
    }
  }

  private func settle(_ finding: EncodingDetector.Finding) throws(SourceError) {
    switch finding {
    case .found(let encoding, _): try use(encoding)
    case .guessed(let encoding, let rival):
      try use(encoding)
      guess = .encodingGuessed(encoding.name, rival: rival.name)
    case .ascii: break
    case .unknown:
      throw error(.encodingNotTold)
    }
  }

  private func use(_ encoding: TextEncoding) throws(SourceError) {
    self.encoding = encoding
    guard encoding != .utf8 else { return }
    guard let decoder = TextDecoder(encoding) else {
      throw error(.unknownEncoding(encoding.name))
    }
    self.decoder = decoder
  }

  /// Reads on until `ahead` has as many bytes as an encoding is told from, from the first one above
  /// 127, or all there are.
  private func lookAhead() throws(SourceError) {
    let known = rest.firstIndex { $0 >= 0x80 }.map { rest.count - $0 }
    let next = ahead.firstIndex { $0 >= 0x80 }.map { ahead.count - $0 }
    let wanted = Bound.sample - (known.map { $0 + ahead.count } ?? next ?? 0)
    guard !hasEnded, wanted > 0 else { return }
    let count = ahead.count
    try bytes.read(wanted, to: &ahead)
    hasEnded = ahead.count - count < wanted
  }

  /// Makes the next chunk: empty only at the end, for the bytes of a short one may all belong to a
  /// character that goes on.
  private func readChunk() throws(SourceError) {
    repeat {
      try readBytes()
      try decode()
    } while chunk.isEmpty && !isLast
  }

  /// Appends the next bytes to `rest`.
  private func readBytes() throws(SourceError) {
    if ahead.isEmpty, !hasEnded {
      let count = rest.count
      try bytes.read(chunkSize, to: &rest)
      hasEnded = rest.count - count < chunkSize
    } else if rest.isEmpty, ahead.count <= chunkSize {
      swap(&rest, &ahead)
    } else {
      rest.append(contentsOf: ahead.prefix(chunkSize))
      ahead.removeFirst(min(chunkSize, ahead.count))
    }
  }

  /// Makes the next chunk of what was read.
  private func decode() throws(SourceError) {
    if encoding == nil, unsafe rest.withUnsafeBufferPointer({ unsafe !UTF8Check.scan($0).isASCII })
    {
      // Nothing but ASCII came before, which is the same in every encoding.
      try lookAhead()
      try settle(EncodingDetector.find(rest + ahead))
    }
    if let decoder {
      try decode(with: decoder)
    } else {
      try checkUTF8()
    }
  }

  private func decode(with decoder: TextDecoder) throws(SourceError) {
    chunk.removeAll(keepingCapacity: true)
    let (count, stop) = decoder.decode(rest, to: &chunk)
    if stop == .malformed || (stop == .cutOff && isLast) {
      throw malformed(at: count, isCutOff: stop == .cutOff)
    }
    if let zero = chunk.firstIndex(of: 0) { throw nul(inChunkAt: zero) }
    rest.removeFirst(count)
    offset += count
  }

  /// Makes what was read the chunk, up to an unfinished character.
  private func checkUTF8() throws(SourceError) {
    let (count, end, _) = unsafe rest.withUnsafeBufferPointer { unsafe UTF8Check.scan($0) }
    swap(&chunk, &rest)
    rest.removeAll(keepingCapacity: true)
    switch end {
    case .complete: break
    case .nul: throw nul(inChunkAt: count)
    case .cutOff where !isLast: break
    case .cutOff, .malformed:
      rest = chunk
      chunk.removeLast(chunk.count - count)
      throw malformed(at: count, isCutOff: end == .cutOff)
    }
    rest.append(contentsOf: chunk[count...])
    chunk.removeLast(chunk.count - count)
    offset += count
  }

  /// The error of bytes that are no character; the good ones before it are in `chunk`, all of them
  /// in `rest`.
  private func malformed(at count: Int, isCutOff: Bool) -> SourceError {
    var place = position
    unsafe chunk.withUnsafeBufferPointer { unsafe place.advance(over: $0) }
    let bytes = Array(rest[count...].prefix(2))
    return error(
      isCutOff
        ? .cutOffCharacter(bytes: bytes, offset: offset + count)
        : .malformedCharacter(encoding: encodingName, bytes: bytes, offset: offset + count),
      at: place)
  }

  private func nul(inChunkAt index: Int) -> SourceError {
    var place = position
    unsafe chunk.withUnsafeBufferPointer { unsafe place.advance(over: $0, 0, index) }
    return error(.nulByte, at: place)
  }
}
