/// What the user said about a source, and who wants to hear of progress.
public struct ReadingOptions: Sendable {
  /// The format, or `nil` to find it from the content.
  public var format: SourceFormat?
  /// The encoding's name, or `nil` to find it from the content.
  public var encoding: String?
  /// Called after each chunk with the bytes of the file so far, and of all if that is known.
  public var onProgress: (@Sendable (_ bytes: Int, _ total: Int?) -> Void)?

  public init(
    format: SourceFormat? = nil, encoding: String? = nil,
    onProgress: (@Sendable (_ bytes: Int, _ total: Int?) -> Void)? = nil
  ) {
    self.format = format
    self.encoding = encoding
    self.onProgress = onProgress
  }
}

extension SourceDocument {
  /// Reads a source: bytes, unpacked if need be, in the encoding and the format that they show or
  /// that the options name.
  ///
  /// Memory grows with the values of the source and not with its text.
  ///
  /// - Parameter readers: Those of other formats than the text ones of this library.
  /// - Throws: A file that can't be read, or the first fault of the content.
  package init(
    reading source: ImportSource, with readers: [FormatReader],
    options: ReadingOptions = ReadingOptions()
  ) throws(SourceError) {
    let bytes = try SourceBytes(source)
    let text = try TextSource(
      bytes, encoding: options.encoding.map { TextEncoding(named: $0) },
      onProgress: options.onProgress)
    let format = options.format ?? FormatSniffer.format(of: text.chunk)
    guard let reader = (readers + Self.textReaders).first(where: { $0.formats.contains(format) })
    else {
      throw text.error("no reader for the format \"\(format.name)\"")
    }
    self.init(name: source.name, format: format.name)
    switch reader.body {
    case .text(let read): try read(text, &self)
    case .file(let read): try read(source.name, &self)
    }
    encoding = text.encodingName
  }

  /// The readers of this library.
  private static let textReaders: [FormatReader] = [.delimited]
}
