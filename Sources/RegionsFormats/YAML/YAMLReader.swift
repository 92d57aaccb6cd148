import CLibYAML
public import RegionsSource

extension FormatReader {
  /// YAML, through libyaml, which is loaded when the first one is read.
  public static let yaml = FormatReader(.yaml) { (text, document) throws(SourceError) in
    try YAMLReader.read(text, &document)
  }
}

/// Drives libyaml's event parser; the one owner of its memory.
///
/// Several documents become an array. Aliases are refused: nothing a list of regions needs, and a few
/// lines of them can stand for billions of values.
enum YAMLReader {
  static func read(_ text: TextSource, _ document: inout SourceDocument) throws(SourceError) {
    guard clibyaml_load() == 1 else {
      throw text.error(.notInstalled(.libyaml))
    }
    var input = Input(text)
    var builder = YAMLValues(document)
    // The document is in one place only, or each append would copy it.
    document = SourceDocument(name: document.name, format: document.format)
    var fault: SourceError?
    unsafe withUnsafeMutablePointer(to: &input) { input in
      do throws(SourceError) {
        try unsafe parse(input, &builder)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    document = builder.finished()
  }

  private static func parse(
    _ input: UnsafeMutablePointer<Input>, _ builder: inout YAMLValues
  ) throws(SourceError) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { unsafe parser.deallocate() }
    guard unsafe clibyaml_parser_initialize(parser) == 1 else {
      throw unsafe input.pointee.text.error(.outOfMemory(.libyaml))
    }
    defer { unsafe clibyaml_parser_delete(parser) }
    unsafe clibyaml_parser_set_input(parser, { unsafe Input.read($0, $1, $2, $3) }, unsafe input)
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe clibyaml_parser_parse(parser, &event) == 1 else {
        throw unsafe input.pointee.fault ?? fault(of: parser, input.pointee.text)
      }
      defer { unsafe clibyaml_event_delete(&event) }
      unsafe input.pointee.sinceEvent = 0
      if unsafe event.type == YAML_STREAM_END_EVENT { return }
      do throws(YAMLFault) {
        try unsafe builder.take(event)
      } catch {
        throw unsafe input.pointee.text.error(error.problem, at: error.place)
      }
      if let excess = builder.excess { throw unsafe input.pointee.text.error(excess) }
    }
  }

  /// What libyaml says is wrong.
  private static func fault(
    of parser: UnsafeMutablePointer<yaml_parser_t>, _ text: TextSource
  ) -> SourceError {
    let problem =
      unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "malformed YAML"
    let mark = unsafe parser.pointee.problem_mark
    return text.error(
      .reported(.libyaml, problem),
      at: TextPosition(
        line: UInt32(clamping: mark.line) &+ 1, column: UInt32(clamping: mark.column) &+ 1))
  }

  /// The text as libyaml asks for it.
  private struct Input {
    let text: TextSource
    var fault: SourceError?
    /// How much of the present chunk was handed over; `nil` before the first one.
    private var taken: Int?
    /// The bytes handed over since the last event: libyaml keeps a text until its end.
    var sinceEvent = 0

    init(_ text: TextSource) {
      self.text = text
    }

    /// Fills libyaml's buffer; 0 where the text can't be read.
    static func read(
      _ pointer: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int,
      _ count: UnsafeMutablePointer<Int>?
    ) -> Int32 {
      guard let input = unsafe pointer?.assumingMemoryBound(to: Input.self),
        let buffer = unsafe buffer, let count = unsafe count
      else {
        return 0
      }
      do throws(SourceError) {
        unsafe count.pointee = try unsafe input.pointee.read(
          to: UnsafeMutableBufferPointer(start: buffer, count: size))
        return 1
      } catch {
        unsafe input.pointee.fault = error
        return 0
      }
    }

    private mutating func read(
      to buffer: UnsafeMutableBufferPointer<UInt8>
    ) throws(SourceError) -> Int {
      if taken == nil || taken == text.chunk.count {
        guard try text.next() else { return 0 }
        taken = 0
      }
      let start = taken ?? 0
      let end = min(start + buffer.count, text.chunk.count)
      sinceEvent += end - start
      guard sinceEvent <= Bound.text else {
        throw text.error(.tooLong(.text, mebibytes: Bound.text >> 20))
      }
      _ = unsafe buffer.update(fromContentsOf: text.chunk[start..<end])
      taken = end
      return end - start
    }
  }
}
