import CLibXML2
import RegionsSource

/// What libxml2 reports, written into a ``SourceDocument`` as it comes.
///
/// Its pointers are libxml2's and good while it reports: they are set and taken back around each chunk.
@safe
struct XMLEvents: ParserEvents {
  var document: SourceDocument
  /// The parser, which lives as long as it reports.
  var context: xmlParserCtxtPtr?
  /// The first fault.
  private(set) var fault: (problem: SourceProblem, place: TextPosition?)?

  /// The open elements.
  private var open: [SourceDocument.Value] = []
  /// Text since the last tag.
  private var text: [UInt8] = []
  private var textPlace = TextPosition()
  /// Whether `text` has anything but white space.
  private var hasInk = false
  /// Whether the present element says that its white space belongs to its text.
  private var keepsSpace = false
  private var chunk = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var position = ChunkPosition()
  /// Keys of names by libxml2's pointers: it keeps each name once, so equal pointers are equal names.
  private var keys: [(name: UnsafePointer<xmlChar>?, key: Int32)]

  init(document: SourceDocument) {
    self.document = document
    unsafe keys = unsafe Array(repeating: (nil, -1), count: 256)
  }

  mutating func begin(_ chunk: UnsafeBufferPointer<UInt8>) {
    unsafe self.chunk = unsafe chunk
    position.beginChunk()
  }

  mutating func endChunk() {
    unsafe position.endChunkInTag(chunk)
    unsafe chunk = unsafe UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Where the parser is in the chunk: it has all of it and this much is left.
  private var offset: Int {
    guard let input = unsafe context?.pointee.input else { return 0 }
    return unsafe chunk.count - (input.pointee.end - input.pointee.cur)
  }

  /// Notes a fault, if it is the first, and stops.
  fileprivate mutating func stop(_ problem: SourceProblem, at place: TextPosition? = nil) {
    if fault == nil {
      fault = unsafe (problem, place ?? position.move(to: offset, in: chunk))
    }
    if let context = unsafe context { unsafe cxml2_StopParser(context) }
  }

  // MARK: Events

  fileprivate mutating func startElement(
    _ name: UnsafePointer<xmlChar>, _ attributeCount: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    endText()
    keepsSpace = false
    let place = unsafe position.tag(endingAt: offset, in: chunk)
    guard open.count < Bound.depth else {
      return stop(.tooDeep(limit: Bound.depth), at: place)
    }
    unsafe open.append(
      document.open(.element, key: key(name), line: place.line, column: place.column))
    guard let attributes = unsafe attributes else { return }
    for index in 0..<attributeCount {
      // Local name, prefix, URI, and where the value begins and ends.
      let attribute = unsafe attributes + index * 5
      guard let name = unsafe attribute[0], let start = unsafe attribute[3],
        let end = unsafe attribute[4]
      else {
        continue
      }
      let key = unsafe key(name)
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      unsafe document.append(
        .attribute, key: key, bytes: value, line: place.line, column: place.column)
      // "xml:space"
      if unsafe attribute[1] != nil, unsafe value.elementsEqual("preserve".utf8),
        document.key(number: key) == "space"
      {
        keepsSpace = true
      }
    }
  }

  /// The start of a page's element, whose attributes come as pairs.
  fileprivate mutating func startPageElement(
    _ name: UnsafePointer<xmlChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    unsafe startElement(name, 0, nil)
    guard fault == nil, let attributes = unsafe attributes,
      let place = open.last.map({
        document.entries[$0]
      })
    else { return }
    var index = 0
    while let name = unsafe attributes[index] {
      let value = unsafe attributes[index + 1]
      var count = 0
      if let value = unsafe value {
        while unsafe value[count] != 0 { count += 1 }
      }
      unsafe document.append(
        .attribute, key: key(name), bytes: UnsafeBufferPointer(start: value, count: count),
        line: place.line, column: place.column)
      index += 2
    }
  }

  /// Closes what the text's end left open.
  mutating func closeAll() {
    endText()
    while let element = open.popLast() { document.close(element) }
  }

  fileprivate mutating func endElement() {
    endText()
    keepsSpace = false
    if let element = open.popLast() { document.close(element) }
  }

  fileprivate mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard text.count + bytes.count <= Bound.text else {
      return stop(.tooLong(.text, mebibytes: Bound.text >> 20))
    }
    if !hasInk, let first = unsafe bytes.firstIndex(where: { $0 > 0x20 }) {
      hasInk = true
      textPlace = unsafe position.text(startingAt: offset - (bytes.count - first), in: chunk)
    }
    unsafe text.append(contentsOf: bytes)
  }

  /// Appends the text before a tag, unless it is white space alone. Spaces at its ends belong to it;
  /// line ends and what lies between them and the tags only lay the document out.
  fileprivate mutating func endText() {
    guard hasInk || (keepsSpace && !text.isEmpty) else {
      return text.removeAll(keepingCapacity: true)
    }
    if keepsSpace {
      document.append(.string, text: text, line: textPlace.line, column: textPlace.column)
      hasInk = false
      return text.removeAll(keepingCapacity: true)
    }
    hasInk = false
    unsafe text.withUnsafeBufferPointer { bytes in
      var inkStart = 0
      while unsafe bytes[inkStart] <= 0x20 { inkStart += 1 }
      var inkEnd = bytes.count
      while unsafe bytes[inkEnd - 1] <= 0x20 { inkEnd -= 1 }
      let start = unsafe bytes[..<inkStart].contains(0x0A) ? inkStart : 0
      let end = unsafe bytes[inkEnd...].contains(0x0A) ? inkEnd : bytes.count
      unsafe document.append(
        .string, bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]), line: textPlace.line,
        column: textPlace.column)
    }
    text.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func key(_ name: UnsafePointer<xmlChar>) -> Int32 {
    let slot = (Int(bitPattern: name) >> 2) & 255
    if unsafe keys[slot].name == name { return unsafe keys[slot].key }
    let key = unsafe document.key(String(cString: name))
    unsafe keys[slot] = unsafe (name, key)
    return key
  }

  fileprivate mutating func report(_ error: xmlError) {
    guard fault == nil, unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    // Well-formed, but for namespaces, which nothing here asks for: an undeclared prefix, a name that is no URI.
    guard unsafe error.domain != Int32(XML_FROM_NAMESPACE.rawValue) else { return }
    var message = unsafe error.message.map { unsafe String(cString: $0) } ?? "malformed XML"
    while message.last?.isNewline == true { message.removeLast() }
    message = message.prefix(1).lowercased() + message.dropFirst()
    stop(.reported(.libxml2, message))
  }

  // MARK: The handler

  /// The callbacks; each gets the address of the one `XMLEvents`. There is none for document types,
  /// so that nothing of them is loaded or kept.
  static var handler: xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = { pointer, name, _, _, _, _, count, _, attributes in
      guard let name = unsafe name else { return }
      unsafe events(pointer)?.pointee.startElement(name, Int(count), attributes)
    }
    unsafe handler.endElementNs = { pointer, _, _, _ in
      unsafe events(pointer)?.pointee.endElement()
    }
    unsafe handler.characters = { pointer, bytes, count in
      unsafe events(pointer)?.pointee.characters(
        UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    unsafe handler.cdataBlock = unsafe handler.characters
    unsafe handler.ignorableWhitespace = { _, _, _ in }
    unsafe handler.entityDecl = { pointer, name, _, _, _, _ in
      let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
      unsafe events(pointer)?.pointee.stop(
        .entityDeclared(name))
    }
    unsafe handler.reference = { pointer, name in
      let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
      unsafe events(pointer)?.pointee.stop(.unknownEntity(name))
    }
    unsafe handler.serror = { pointer, error in
      guard let error = unsafe error else { return }
      unsafe events(pointer)?.pointee.report(error.pointee)
    }
    return unsafe handler
  }
}

extension XMLEvents {
  /// The callbacks for a page: nothing in it is a fault. Scripts and styles come as `cdataBlock`.
  static var pageHandler: xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.startElement = { pointer, name, attributes in
      guard let name = unsafe name else { return }
      unsafe events(pointer)?.pointee.startPageElement(name, attributes)
    }
    unsafe handler.endElement = { pointer, _ in unsafe events(pointer)?.pointee.endElement() }
    unsafe handler.characters = { pointer, bytes, count in
      unsafe events(pointer)?.pointee.characters(
        UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    unsafe handler.cdataBlock = { _, _, _ in }
    unsafe handler.ignorableWhitespace = { _, _, _ in }
    return unsafe handler
  }
}

/// The `XMLEvents` that a callback's pointer points at.
private func events(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<
  XMLEvents
>? {
  unsafe pointer?.assumingMemoryBound(to: XMLEvents.self)
}
