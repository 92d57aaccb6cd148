/// Finds the places of values while a parser reports them with the number of bytes it has read.
///
/// It follows the parser through each chunk and looks at each byte once.
package struct ChunkPosition {
  /// The place of the byte at `index`.
  private var place = TextPosition()
  /// In the present chunk: what lies before it is counted.
  private var index = 0
  /// Where a value began that goes on in this chunk.
  private var pending: TextPosition?
  /// Where a text between tags began that goes on in this chunk.
  private var pendingText: TextPosition?
  /// Where the last token lies in the chunk, if all of it does.
  package private(set) var lastToken: Range<Int>?

  package init() {}

  /// Begins the next chunk.
  package mutating func beginChunk() {
    index = 0
  }

  /// The place at `offset` of the chunk.
  package mutating func move(
    to offset: Int, in chunk: UnsafeBufferPointer<UInt8>
  ) -> TextPosition {
    let end = min(max(offset, index), chunk.count)
    unsafe place.advance(over: chunk, index, end)
    index = end
    return place
  }

  /// The place of the tag that ends before `offset`: of the last `<` before it.
  package mutating func tag(
    endingAt offset: Int, in chunk: UnsafeBufferPointer<UInt8>
  ) -> TextPosition {
    var start = min(offset, chunk.count) - 1
    while start >= index, unsafe chunk[start] != UInt8(ascii: "<") { start -= 1 }
    defer {
      pending = nil
      pendingText = nil
    }
    guard start < index else { return unsafe move(to: start, in: chunk) }
    return pending ?? place
  }

  /// The place of the text between tags that begins at `offset`, which may lie before the chunk.
  package mutating func text(
    startingAt offset: Int, in chunk: UnsafeBufferPointer<UInt8>
  ) -> TextPosition {
    defer { pendingText = nil }
    if offset < index, let pendingText { return pendingText }
    return unsafe move(to: offset, in: chunk)
  }

  /// Ends the chunk, and keeps the place of a tag or a text that goes on in the next.
  package mutating func endChunkInTag(_ chunk: UnsafeBufferPointer<UInt8>) {
    var start = chunk.count - 1
    while start >= index, unsafe chunk[start] != UInt8(ascii: "<"),
      unsafe chunk[start] != UInt8(ascii: ">")
    {
      start -= 1
    }
    if start >= index, unsafe chunk[start] == UInt8(ascii: "<") {
      pending = unsafe move(to: start, in: chunk)
    } else if pending == nil, pendingText == nil,
      let ink = unsafe chunk[max(start + 1, index)...].firstIndex(where: { $0 > 0x20 })
    {
      pendingText = unsafe move(to: ink, in: chunk)
    }
    if start >= index, unsafe chunk[start] == UInt8(ascii: ">") { pending = nil }
    _ = unsafe move(to: chunk.count, in: chunk)
  }

  /// The place of the token that ends before `offset`: of the first byte behind the one before it
  /// that is neither white space nor punctuation between tokens.
  package mutating func token(
    endingAt offset: Int, in chunk: UnsafeBufferPointer<UInt8>
  ) -> TextPosition {
    let end = min(offset, chunk.count)
    if pending == nil { unsafe skipSeparators(upTo: end, in: chunk) }
    let start = pending ?? place
    lastToken = pending == nil && index < end ? index..<end : nil
    pending = nil
    // No token has a line end, but a comment before it may.
    if index < end, unsafe chunk[index] != UInt8(ascii: "/") {
      unsafe place.advance(inLine: chunk, index, end)
      index = end
    } else {
      _ = unsafe move(to: end, in: chunk)
    }
    return start
  }

  /// Ends the chunk, and keeps the place of a token that goes on in the next.
  package mutating func endChunkInToken(_ chunk: UnsafeBufferPointer<UInt8>) {
    if pending == nil {
      unsafe skipSeparators(upTo: chunk.count, in: chunk)
      if index < chunk.count { pending = place }
    }
    _ = unsafe move(to: chunk.count, in: chunk)
  }

  private mutating func skipSeparators(
    upTo end: Int, in chunk: UnsafeBufferPointer<UInt8>
  ) {
    while index < end {
      switch unsafe chunk[index] {
      case 0x0A:
        place.line &+= 1
        place.column = 1
      case 0x20, 0x09, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"): place.column &+= 1
      default: return
      }
      index += 1
    }
  }
}
