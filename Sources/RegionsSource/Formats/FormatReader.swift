/// Reads sources of some formats into a ``SourceDocument``.
///
/// A reader that wraps a library lives in a target of its own, so whoever imports names the readers
/// he links: `[.xml, .json, .yaml, .sqlite, .archive]`. The readers of text formats are always there.
public struct FormatReader: Sendable {
  /// The formats it reads.
  public let formats: [SourceFormat]
  package let body: Body

  package enum Body: Sendable {
    /// Takes the text, chunk by chunk, in UTF-8.
    case text(@Sendable (TextSource, inout SourceDocument) throws(SourceError) -> Void)
    /// Takes the path of a regular file.
    case file(@Sendable (String, inout SourceDocument) throws(SourceError) -> Void)
    /// Takes the path of a regular file that has other sources in it, and who reads those.
    case container(
      @Sendable (String, InnerReader, inout SourceDocument) throws(SourceError) -> Void)
  }

  package init(
    _ formats: SourceFormat...,
    text: @escaping @Sendable (TextSource, inout SourceDocument) throws(SourceError) -> Void
  ) {
    self.formats = formats
    body = .text(text)
  }

  package init(
    _ formats: SourceFormat...,
    file: @escaping @Sendable (String, inout SourceDocument) throws(SourceError) -> Void
  ) {
    self.formats = formats
    body = .file(file)
  }

  package init(
    _ formats: SourceFormat...,
    container:
      @escaping @Sendable (String, InnerReader, inout SourceDocument)
      throws(SourceError) -> Void
  ) {
    self.formats = formats
    body = .container(container)
  }
}

/// Reads the sources that lie in another one, with the readers and options it was read with.
package struct InnerReader: Sendable {
  let readers: [FormatReader]
  let options: SourceOptions

  /// A source that is read as any other, though no container again.
  package func read(_ bytes: [UInt8], name: String) throws(SourceError) -> SourceDocument {
    var options = options
    options.onProgress = nil
    options.tables = nil
    options.budget.isInside = true
    options.budget.taken += bytes.count
    if let format = options.format, [.zip, .xlsx, .ods].contains(format) { options.format = nil }
    return try SourceDocument(
      reading: .bytes(bytes, name: name), with: readers.filter(\.isNoContainer), options: options)
  }

  /// XML as its elements, whatever they mean.
  ///
  /// - Parameter taken: the memory that was taken since the container was opened.
  package func readElements(
    _ bytes: [UInt8], name: String, taken: Int
  ) throws(SourceError) -> SourceDocument {
    var options = options
    options.onProgress = nil
    options.budget.isInside = true
    options.budget.taken += bytes.count + taken
    options.format = .xml
    options.encoding = nil
    options.keepsElements = true
    return try SourceDocument(
      reading: .bytes(bytes, name: name), with: readers, options: options)
  }
}

extension FormatReader {
  fileprivate var isNoContainer: Bool {
    if case .container = body { return false }
    return true
  }
}
