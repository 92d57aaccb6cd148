import CLibXML2
import RegionsSource

/// Drives libxml2's parser of HTML, which forgives: pages leave tags open and attributes without quotes.
///
/// The elements are the page's, with their names in small letters; what the page is drawn by is text to
/// nobody and left out.
enum HTMLReader {
  static func read(
    _ text: TextSource, _ document: inout SourceDocument
  ) throws(SourceError) {
    try unsafe XMLEvents.append(to: &document) { events throws(SourceError) in
      try unsafe push(text, to: events)
    }
  }

  private static func push(
    _ text: TextSource, to events: UnsafeMutablePointer<XMLEvents>
  ) throws(SourceError) {
    guard cxml2_load() == 1 else { throw text.error(.notInstalled(.libxml2)) }
    var handler = unsafe XMLEvents.pageHandler
    guard let context = unsafe cxml2_html_CreatePushParserCtxt(&handler, events) else {
      throw text.error(.outOfMemory(.libxml2))
    }
    defer {
      if let tree = unsafe context.pointee.myDoc { unsafe cxml2_FreeDoc(tree) }
      unsafe cxml2_html_FreeParserCtxt(context)
    }
    unsafe events.pointee.context = unsafe context
    let options = [
      HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET,
      HTML_PARSE_IGNORE_ENC,
    ]
    _ = unsafe cxml2_html_CtxtUseOptions(context, Int32(options.reduce(0) { $0 | $1.rawValue }))
    while try text.next() {
      unsafe text.chunk.withUnsafeBufferPointer { chunk in
        unsafe events.pointee.begin(chunk)
        unsafe chunk.withMemoryRebound(to: CChar.self) {
          _ = unsafe cxml2_html_ParseChunk(context, $0.baseAddress, Int32($0.count), 0)
        }
        unsafe events.pointee.endChunk()
      }
      try unsafe check(events, text)
      if let excess = unsafe events.pointee.document.excess { throw text.error(excess) }
    }
    _ = unsafe cxml2_html_ParseChunk(context, nil, 0, 1)
    try unsafe check(events, text)
    unsafe events.pointee.closeAll()
  }

  private static func check(
    _ events: UnsafeMutablePointer<XMLEvents>, _ text: TextSource
  ) throws(SourceError) {
    guard let fault = unsafe events.pointee.fault else { return }
    throw text.error(fault.problem, at: fault.place)
  }
}
