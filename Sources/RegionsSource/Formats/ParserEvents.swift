/// What the callbacks of a C parser append to a document, found by them through a pointer.
package protocol ParserEvents {
  var document: SourceDocument { get set }

  init(document: SourceDocument)
}

extension ParserEvents {
  /// Has `parse` append to a document through a pointer.
  package static func append(
    to document: inout SourceDocument,
    _ parse: (UnsafeMutablePointer<Self>) throws(SourceError) -> Void
  ) throws(SourceError) {
    var events = Self(document: document)
    // The document is in one place only, or each append would copy it.
    document = SourceDocument(name: document.name, format: document.format)
    var fault: SourceError?
    unsafe withUnsafeMutablePointer(to: &events) { events in
      do throws(SourceError) {
        try unsafe parse(events)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    document = events.document
  }
}
