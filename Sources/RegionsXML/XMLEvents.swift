import CLibXML2
import RegionsSource

/// What libxml2 reports, written into a ``SourceDocument`` as it comes.
struct XMLEvents {
  var document: SourceDocument
  /// The parser, which lives as long as it reports.
  var context: xmlParserCtxtPtr?
  /// The first fault.
  private(set) var fault: (message: String, place: TextPosition?)?

  /// The open elements.
  private var open: [SourceDocument.Value] = []
  /// Text since the last tag.
  private var text: [UInt8] = []
  private var textPlace = TextPosition()
  /// Whether `text` has anything but white space.
  private var hasInk = false
  private var chunk = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var position = ChunkPosition()
  /// Keys of names by libxml2's pointers: it keeps each name once, so equal pointers are equal names.
  private var keys: [(name: UnsafePointer<xmlChar>?, key: Int32)]

  /// As much text as one element may have: 16 MiB.
  private static let textLimit = 16 << 20

  init(document: SourceDocument) {
    self.document = document
    keys = Array(repeating: (nil, -1), count: 256)
  }

  mutating func begin(_ chunk: UnsafeBufferPointer<UInt8>) {
    self.chunk = chunk
    position.beginChunk()
  }

  mutating func endChunk() {
    position.endChunkInTag(chunk)
    chunk = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Where the parser is in the chunk: it has all of it and this much is left.
  private var offset: Int {
    guard let input = context?.pointee.input else { return 0 }
    return chunk.count - (input.pointee.end - input.pointee.cur)
  }

  /// Notes a fault, if it is the first, and stops.
  fileprivate mutating func stop(_ message: String, at place: TextPosition? = nil) {
    if fault == nil {
      fault = (message, place ?? position.move(to: offset, in: chunk))
    }
    if let context { cxml2_StopParser(context) }
  }

  // MARK: Events

  fileprivate mutating func startElement(
    _ name: UnsafePointer<xmlChar>, _ attributeCount: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    endText()
    let place = position.tag(endingAt: offset, in: chunk)
    guard open.count < XMLReader.depthLimit else {
      return stop("elements lie more than \(XMLReader.depthLimit) deep in each other", at: place)
    }
    open.append(
      document.open(.element, key: key(name), line: place.line, column: place.column))
    guard let attributes else { return }
    for index in 0..<attributeCount {
      // Local name, prefix, URI, and where the value begins and ends.
      let attribute = attributes + index * 5
      guard let name = attribute[0], let start = attribute[3], let end = attribute[4] else {
        continue
      }
      document.append(
        .attribute, key: key(name), bytes: UnsafeBufferPointer(start: start, count: end - start),
        line: place.line, column: place.column)
    }
  }

  fileprivate mutating func endElement() {
    endText()
    if let element = open.popLast() { document.close(element) }
  }

  fileprivate mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard text.count + bytes.count <= Self.textLimit else {
      return stop("a text of more than 16 MiB")
    }
    if !hasInk, let first = bytes.firstIndex(where: { $0 > 0x20 }) {
      hasInk = true
      textPlace = position.text(startingAt: offset - (bytes.count - first), in: chunk)
    }
    text.append(contentsOf: bytes)
  }

  /// Appends the text before a tag, unless it is white space alone. Spaces at its ends belong to it;
  /// line ends and what lies between them and the tags only lay the document out.
  fileprivate mutating func endText() {
    guard hasInk else { return text.removeAll(keepingCapacity: true) }
    hasInk = false
    text.withUnsafeBufferPointer { bytes in
      var inkStart = 0
      while bytes[inkStart] <= 0x20 { inkStart += 1 }
      var inkEnd = bytes.count
      while bytes[inkEnd - 1] <= 0x20 { inkEnd -= 1 }
      let start = bytes[..<inkStart].contains(0x0A) ? inkStart : 0
      let end = bytes[inkEnd...].contains(0x0A) ? inkEnd : bytes.count
      document.append(
        .string, bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]), line: textPlace.line,
        column: textPlace.column)
    }
    text.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func key(_ name: UnsafePointer<xmlChar>) -> Int32 {
    let slot = (Int(bitPattern: name) >> 2) & 255
    if keys[slot].name == name { return keys[slot].key }
    let key = document.key(String(cString: name))
    keys[slot] = (name, key)
    return key
  }

  fileprivate mutating func report(_ error: xmlError) {
    guard fault == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    var message = error.message.map { String(cString: $0) } ?? "malformed XML"
    while message.last?.isNewline == true { message.removeLast() }
    message = message.prefix(1).lowercased() + message.dropFirst()
    stop(message)
  }

  // MARK: The handler

  /// The callbacks; each gets the address of the one `XMLEvents`. There is none for document types,
  /// so that nothing of them is loaded or kept.
  static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { pointer, name, _, _, _, _, count, _, attributes in
      guard let name else { return }
      events(pointer)?.pointee.startElement(name, Int(count), attributes)
    }
    handler.endElementNs = { pointer, _, _, _ in
      events(pointer)?.pointee.endElement()
    }
    handler.characters = { pointer, bytes, count in
      events(pointer)?.pointee.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    handler.cdataBlock = handler.characters
    handler.ignorableWhitespace = { _, _, _ in }
    handler.entityDecl = { pointer, name, _, _, _, _ in
      let name = name.map { String(cString: $0) } ?? ""
      events(pointer)?.pointee.stop("the entity \"\(name)\" is declared, entities are not expanded")
    }
    handler.reference = { pointer, name in
      let name = name.map { String(cString: $0) } ?? ""
      events(pointer)?.pointee.stop("unknown entity \"\(name)\"")
    }
    handler.serror = { pointer, error in
      guard let error else { return }
      events(pointer)?.pointee.report(error.pointee)
    }
    return handler
  }
}

/// The `XMLEvents` that a callback's pointer points at.
private func events(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<
  XMLEvents
>? {
  pointer?.assumingMemoryBound(to: XMLEvents.self)
}
