/// Reads sources of some formats into a ``SourceDocument``.
///
/// A reader that wraps a library lives in a target of its own, so whoever imports names the readers
/// he links: `[.xml, .json, .sqlite]`. The readers of text formats are always there.
public struct FormatReader: Sendable {
  /// The formats it reads.
  public let formats: [SourceFormat]
  package let body: Body

  package enum Body: Sendable {
    /// Takes the text, chunk by chunk, in UTF-8.
    case text(@Sendable (TextSource, inout SourceDocument) throws(SourceError) -> Void)
    /// Takes the path of a regular file.
    case file(@Sendable (String, inout SourceDocument) throws(SourceError) -> Void)
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
}
