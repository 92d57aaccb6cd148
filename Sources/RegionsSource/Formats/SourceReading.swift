/// What the user said about a source, and who wants to hear of progress.
public struct SourceOptions: Sendable {
  /// The format, or `nil` to find it from the content.
  public var format: SourceFormat?
  /// The tables of a database or a dump, or the sheets of a workbook, that are read alone; `nil`: all.
  public var tables: [String]?
  /// What is known of how delimited text is written; the rest is found from the content.
  public var dialect = GivenDialect()
  /// The encoding's name, or `nil` to find it from the content.
  public var encoding: String?
  /// Called after each chunk with the bytes of the file so far, and of all if that is known.
  public var onProgress: (@Sendable (_ bytes: Int, _ total: Int?) -> Void)?
  /// How many bytes are read and decoded at once, at least 1.
  package var chunkSize = Bound.chunk
  /// Whether XML stays what it is, even where its elements write down values or tables.
  var keepsElements = false
  /// Whether a cell that holds a list of names stays one, as who asks for a list without levels wants it.
  package var keepsCellLists = false
  /// What memory is left for the source.
  var budget = MemoryBudget()
  /// The memory that an import may take, in bytes, all its sources together; `nil`: 768 to 1,200 MiB or four
  /// times their size, whichever is more, and three quarters of the machine's at most.
  public var memoryLimit: Int? {
    get { budget.given }
    set { budget.given = newValue }
  }

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
    var options = options
    options.budget.open(bytes)
    bytes.unpackedLimit = options.budget.left
    if let format = FileSignature.format(bytes.beginning, options.format) {
      try self.init(
        file: source, bytes: bytes, format: format, readers: readers, options: options)
      // What is in an archive has been.
      if format == .sqlite, let described = try DescribedData.interpret(self) { self = described }
    } else {
      if let unread = try FileSignature.unreadFormat(bytes) {
        throw .content(SourceDiagnostic(DiagnosticLocation(source.name), .foreignFile(unread)))
      }
      self = try Self.read(text: bytes, named: source.name, with: readers, options)
    }
    storedCount = bytes.totalCount ?? 0
    if !options.keepsElements { try keepTables(options) }
  }

  /// Reads text in the format that it shows or that the options name.
  private static func read(
    text bytes: SourceBytes, named name: String, with readers: [FormatReader],
    _ options: SourceOptions
  ) throws(SourceError) -> SourceDocument {
    var text = try TextSource(bytes, options)
    guard !text.chunk.isEmpty else { throw text.error(.emptySource) }
    if let escapes = EscapedEncoding.find(in: text.chunk), options.encoding == nil {
      throw text.error(.escapesOfEncoding(escapes))
    }
    // Who names a delimiter has delimited text.
    let isFree = options.format == nil && options.dialect == GivenDialect()
    let format =
      options.format
      ?? (isFree
        ? FormatSniffer.format(of: text.chunk, isWhole: text.isLast, named: name) : .csv)
    if isFree, FormatSniffer.isSettings(text.chunk) {
      throw .content(SourceDiagnostic(DiagnosticLocation(name), .foreignFile(.settings)))
    }
    let mayBeScript =
      format == .javaScript && options.format == nil
      || format == .json
        && (FormatSniffer.hasForeignWord(text.chunk) || ScriptSniffer.isScript(text.chunk))
    var document: SourceDocument
    do throws(SourceError) {
      document = try read(&text, of: bytes, named: name, as: format, with: readers, options)
    } catch {
      // Other languages begin their values as JavaScript does.
      guard mayBeScript, !error.isLimit, try bytes.rewind() else { throw error }
      text = try TextSource(bytes, options)
      do throws(SourceError) {
        document = try SourceDocument(text, format: .script, readers: readers, options)
      } catch _ {
        throw error
      }
    }
    document.encoding = text.encodingName
    let isKept =
      options.keepsElements || options.keepsCellLists && (format == .csv || format == .tsv)
    // Lists in texts are cut at semicolons, which references have too.
    if document.isProgram { document.decodeCharacterReferences() }
    if !isKept, let described = try DescribedData.interpret(document) {
      document = described
    }
    if let guess = text.guess {
      document.notes.append(SourceDiagnostic(DiagnosticLocation(name), guess))
    }
    return document
  }

  /// Reads text in a format, or in the one for which that is easily taken: what begins like JSON may be written
  /// as in JavaScript, and what begins like XML may be a page.
  ///
  /// If it isn't even that, what is wrong is said in that reader's words, for it has more patience.
  private static func read(
    _ text: inout TextSource, of bytes: SourceBytes, named name: String, as format: SourceFormat,
    with readers: [FormatReader], _ options: SourceOptions
  ) throws(SourceError) -> SourceDocument {
    if format == .xml, !options.keepsElements, text.isLast,
      let script = FormatSniffer.script(ofComponent: text.chunk)
    {
      let inner = try SourceBytes(.bytes(script, name: name))
      do throws(SourceError) {
        return try SourceDocument(
          TextSource(inner, encoding: .utf8), format: .javaScript, readers: readers, options)
      } catch {
        // A script without values: what is chosen from may be written out as a page's.
        if error.isLimit { throw error }
      }
    }
    let isComponent = FormatSniffer.isComponent(text.beginning, format)
    do throws(SourceError) {
      let document = try SourceDocument(text, format: format, readers: readers, options)
      // What is written out beside the options is no list.
      guard isComponent, !document.holdsList else { return document }
      throw SourceError.content(
        SourceDiagnostic(DiagnosticLocation(name), .nothingIn(.script)))
    } catch {
      let isPage = format == .xml && FormatSniffer.isPage(text.beginning)
      guard format == .json || (isPage || isComponent) && !options.keepsElements, !error.isLimit,
        try bytes.rewind()
      else { throw error }
      text = try TextSource(bytes, options)
      if format != .json {
        let page = try SourceDocument(text, format: .html, readers: readers, options)
        // Options without what they stand in are put together by a program.
        guard isPage || page.hasKey("select") || page.hasKey("datalist") else { throw error }
        return page
      }
      var document = SourceDocument(name: name, format: format.name)
      document.allow(options)
      try RelaxedJSONReader.read(text, &document)
      return document
    }
  }

  /// Keeps the tables that were chosen.
  private mutating func keepTables(_ options: SourceOptions) throws(SourceError) {
    guard let names = options.tables else { return }
    do throws(SourceProblem) {
      try keepTables(names)
    } catch {
      throw .content(SourceDiagnostic(DiagnosticLocation(name), error))
    }
  }

  private init(
    _ text: TextSource, format: SourceFormat, readers: [FormatReader], _ options: SourceOptions
  ) throws(SourceError) {
    self.init(name: text.name, format: format.name)
    allow(options)
    let reader = (readers + Self.textReaders).first { $0.formats.contains(format) }
    guard case .text(let read) = reader?.body else { throw Self.noReader(format, text.name) }
    try read(text, &self)
  }

  private init(
    file source: ImportSource, bytes: SourceBytes, format: SourceFormat,
    readers: [FormatReader], options: SourceOptions
  ) throws(SourceError) {
    self.init(name: source.name, format: format.name)
    allow(options)
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

  /// Sets what memory the values may take.
  private mutating func allow(_ options: SourceOptions) {
    memoryLimit = options.budget.left
    toldLimit = options.budget.limit
    isPart = options.keepsElements
  }

  private static func noReader(_ format: SourceFormat, _ name: String) -> SourceError {
    .content(SourceDiagnostic(DiagnosticLocation(name), .noReader(format: format.name)))
  }

  /// The readers of this library.
  private static let textReaders: [FormatReader] = [.delimited, .lines, .javaScript, .script, .sql]
}

extension SourceOptions {
  /// Counts a source that was read, so that those behind it get what it leaves.
  package mutating func count(_ document: SourceDocument) {
    budget.taken += document.memory
    budget.storedCount += document.storedCount
  }
}

extension SourceError {
  /// Whether it is too much rather than wrong.
  var isLimit: Bool {
    if case .content(let found) = self, case .tooMuchMemory = found.problem { return true }
    return false
  }
}

extension MemoryBudget {
  /// Counts a source's size, if it says how large the source may get.
  fileprivate mutating func open(_ bytes: SourceBytes) {
    guard !isInside else { return }
    storedCount += bytes.totalCount ?? 0
    isOfUnknownSize = bytes.totalCount == nil && !bytes.isPacked
  }
}

extension TextSource {
  fileprivate convenience init(
    _ bytes: SourceBytes, _ options: SourceOptions
  ) throws(SourceError) {
    try self.init(
      bytes, encoding: options.encoding.map { TextEncoding(named: $0) },
      chunkSize: options.chunkSize, onProgress: options.onProgress)
    dialect = options.dialect
  }
}
