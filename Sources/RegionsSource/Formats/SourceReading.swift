/// What the user said about a source, and who wants to hear of progress.
public struct SourceOptions: Sendable {
  /// The format, or `nil` to find it from the content.
  public var format: SourceFormat?
  /// The encoding's name, or `nil` to find it from the content.
  public var encoding: String?
  /// Called after each chunk with the bytes of the file so far, and of all if that is known.
  public var onProgress: (@Sendable (_ bytes: Int, _ total: Int?) -> Void)?
  /// How many bytes are read and decoded at once, at least 1.
  package var chunkSize = TextSource.chunkSize
  /// Whether XML stays what it is, even where its elements write down values or tables.
  var keepsElements = false

  /// Options of reading; what is left out is found from the content.
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
    options: SourceOptions = SourceOptions()
  ) throws(SourceError) {
    let bytes = try SourceBytes(source)
    if let format = FileSignature.format(bytes.beginning, options.format) {
      try self.init(
        file: source, bytes: bytes, format: format, readers: readers, options: options)
      return
    }
    if let unread = FileSignature.unreadFormat(bytes.beginning) {
      throw .content(SourceDiagnostic(DiagnosticLocation(source.name), .foreignFile(unread)))
    }
    var text = try TextSource(bytes, options)
    guard !text.chunk.isEmpty else { throw text.error(.emptySource) }
    let format = options.format ?? FormatSniffer.format(of: text.chunk, isWhole: text.isLast)
    if options.format == nil, FormatSniffer.isSettings(text.chunk) {
      throw .content(SourceDiagnostic(DiagnosticLocation(source.name), .foreignFile(.settings)))
    }
    let mayBeScript =
      format == .javaScript && options.format == nil
      || format == .json
        && (FormatSniffer.hasForeignWord(text.chunk) || ScriptSniffer.isScript(text.chunk))
    do throws(SourceError) {
      do throws(SourceError) {
        try self.init(text, format: format, readers: readers)
      } catch {
        // What begins like JSON may be written as in JavaScript. If it isn't even that, what is wrong
        // is said in that reader's words, for it has more patience.
        guard format == .json, try bytes.rewind() else { throw error }
        text = try TextSource(bytes, options)
        self.init(name: source.name, format: format.name)
        try RelaxedJSONReader.read(text, &self)
      }
    } catch {
      // Other languages begin their values as JavaScript does.
      guard mayBeScript, try bytes.rewind() else { throw error }
      text = try TextSource(bytes, options)
      do throws(SourceError) {
        try self.init(text, format: .script, readers: readers)
      } catch _ {
        throw error
      }
    }
    encoding = text.encodingName
    if !options.keepsElements, let described = try DescribedData.interpret(self, format) {
      self = described
    }
  }

  private init(
    _ text: TextSource, format: SourceFormat, readers: [FormatReader]
  ) throws(SourceError) {
    self.init(name: text.name, format: format.name)
    let reader = (readers + Self.textReaders).first { $0.formats.contains(format) }
    guard case .text(let read) = reader?.body else { throw Self.noReader(format, text.name) }
    try read(text, &self)
  }

  private init(
    file source: ImportSource, bytes: SourceBytes, format: SourceFormat,
    readers: [FormatReader], options: SourceOptions
  ) throws(SourceError) {
    self.init(name: source.name, format: format.name)
    guard let reader = readers.first(where: { $0.formats.contains(format) }) else {
      throw Self.noReader(format, source.name)
    }
    let inner = InnerReader(readers: readers, options: options)
    if case .file(let path) = source, bytes.isRegularFile {
      try read(path, format: format, with: reader, inner: inner)
    } else {
      let file = try SpooledFile(bytes)
      try read(file.path, format: format, with: reader, inner: inner)
    }
  }

  private mutating func read(
    _ path: String, format: SourceFormat, with reader: FormatReader, inner: InnerReader
  ) throws(SourceError) {
    switch reader.body {
    case .file(let read): try read(path, &self)
    case .container(let read): try read(path, inner, &self)
    case .text: throw Self.noReader(format, name)
    }
  }

  private static func noReader(_ format: SourceFormat, _ name: String) -> SourceError {
    .content(SourceDiagnostic(DiagnosticLocation(name), .noReader(format: format.name)))
  }

  /// The readers of this library.
  private static let textReaders: [FormatReader] = [.delimited, .lines, .javaScript, .script, .sql]
}

extension TextSource {
  fileprivate convenience init(
    _ bytes: SourceBytes, _ options: SourceOptions
  ) throws(SourceError) {
    try self.init(
      bytes, encoding: options.encoding.map { TextEncoding(named: $0) },
      chunkSize: options.chunkSize, onProgress: options.onProgress)
  }
}
