import CLibXML2
public import RegionsSource

extension FormatReader {
  /// XML and pages of the web, by libxml2.
  public static let xml = FormatReader(.xml, .html) {
    (text, document) throws(SourceError) in
    if document.format == SourceFormat.html.name {
      try HTMLReader.read(text, &document)
    } else {
      try XMLReader.read(text, &document)
    }
  }
}

/// Drives libxml2's SAX2 push parser; the one owner of its context.
///
/// Nothing but the text that is pushed is ever read: no network, no document type, no entity but
/// XML's own five.
enum XMLReader {
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
    var handler = unsafe XMLEvents.handler
    guard cxml2_load() == 1 else {
      throw text.error(.notInstalled(.libxml2))
    }
    guard let context = unsafe cxml2_CreatePushParserCtxt(&handler, events) else {
      throw text.error(.outOfMemory(.libxml2))
    }
    defer {
      // Null unless the parser was stopped within a document type.
      if let tree = unsafe context.pointee.myDoc { unsafe cxml2_FreeDoc(tree) }
      unsafe cxml2_FreeParserCtxt(context)
    }
    unsafe events.pointee.context = unsafe context
    // The text is UTF-8 by now, whatever its declaration says. NOENT makes "&amp;" in an attribute
    // an ampersand; there is nothing else to replace, since a declared entity stops the parser.
    let options = [XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_NOENT, XML_PARSE_NOWARNING]
    _ = unsafe cxml2_CtxtUseOptions(context, Int32(options.reduce(0) { $0 | $1.rawValue }))
    _ = unsafe cxml2_SwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    while try text.next() {
      unsafe text.chunk.withUnsafeBufferPointer { chunk in
        unsafe events.pointee.begin(chunk)
        unsafe chunk.withMemoryRebound(to: CChar.self) {
          _ = unsafe cxml2_ParseChunk(context, $0.baseAddress, Int32($0.count), 0)
        }
        unsafe events.pointee.endChunk()
      }
      try unsafe check(events, text)
      unsafe events.pointee.document.reserveCapacity(for: text)
      if let excess = unsafe events.pointee.document.excess { throw text.error(excess) }
    }
    _ = unsafe cxml2_ParseChunk(context, nil, 0, 1)
    try unsafe check(events, text)
    guard unsafe context.pointee.wellFormed == 1 else {
      throw text.error(.cutOff)
    }
  }

  private static func check(
    _ events: UnsafeMutablePointer<XMLEvents>, _ text: TextSource
  ) throws(SourceError) {
    guard let fault = unsafe events.pointee.fault else { return }
    throw text.error(fault.problem, at: fault.place)
  }
}
