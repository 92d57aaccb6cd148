import CYAJL
public import RegionsSource

extension FormatReader {
  /// JSON and JSON Lines, by yajl.
  public static let json = FormatReader(.json, .jsonLines) {
    (text, document) throws(SourceError) in
    try JSONReader.read(text, &document)
  }
}

/// Drives yajl; the one owner of its handle.
enum JSONReader {
  static func read(
    _ text: TextSource, _ document: inout SourceDocument
  ) throws(SourceError) {
    try unsafe JSONEvents.append(to: &document) { events throws(SourceError) in
      try unsafe push(text, to: events)
    }
  }

  private static func push(
    _ text: TextSource, to events: UnsafeMutablePointer<JSONEvents>
  ) throws(SourceError) {
    var callbacks = JSONEvents.callbacks
    guard let handle = unsafe yajl_alloc(&callbacks, nil, events) else {
      throw text.error(.outOfMemory(.yajl))
    }
    defer { unsafe yajl_free(handle) }
    unsafe events.pointee.handle = unsafe handle
    unsafe regions_yajl_enable(handle, yajl_allow_comments)
    // The text has been checked when it was decoded.
    unsafe regions_yajl_enable(handle, yajl_dont_validate_strings)
    let isLines = unsafe events.pointee.document.format == SourceFormat.jsonLines.name
    if isLines {
      unsafe regions_yajl_enable(handle, yajl_allow_multiple_values)
      unsafe events.pointee.openLines()
    }
    var silence = 0
    while try text.next() {
      let count = unsafe events.pointee.document.entries.count
      var status = yajl_status_ok
      unsafe text.chunk.withUnsafeBufferPointer { chunk in
        unsafe events.pointee.begin(chunk)
        status = unsafe yajl_parse(handle, chunk.baseAddress, chunk.count)
        unsafe events.pointee.endChunk(hasFailed: status != yajl_status_ok)
      }
      try unsafe check(status, of: handle, events: events, text: text)
      silence =
        unsafe events.pointee.document.entries.count == count ? silence + text.chunk.count : 0
      // More bytes than this without a value or a key are a text.
      guard silence <= Bound.text else {
        throw text.error(.tooLong(.text, mebibytes: Bound.text >> 20))
      }
      unsafe events.pointee.document.reserveCapacity(for: text)
      if let excess = unsafe events.pointee.document.excess { throw text.error(excess) }
    }
    try unsafe check(yajl_complete_parse(handle), of: handle, events: events, text: text)
    if isLines { unsafe events.pointee.closeLines() }
  }

  private static func check(
    _ status: yajl_status, of handle: yajl_handle,
    events: UnsafeMutablePointer<JSONEvents>, text: TextSource
  ) throws(SourceError) {
    guard status != yajl_status_ok else { return }
    if let fault = unsafe events.pointee.fault { throw text.error(fault.problem, at: fault.place) }
    var message = "malformed JSON"
    if let cMessage = unsafe yajl_get_error(handle, 0, nil, 0) {
      message = unsafe String(cString: cMessage)
      unsafe yajl_free_error(handle, cMessage)
    }
    while message.last?.isWhitespace == true { message.removeLast() }
    throw unsafe text.error(.reported(.yajl, message), at: events.pointee.faultPlace)
  }
}
