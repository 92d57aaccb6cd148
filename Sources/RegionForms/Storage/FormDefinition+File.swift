import RegionsFiles
internal import TranslatedText

extension FormDefinition {
  /// Reads a definition from a file.
  ///
  /// - Throws: ``FormDefinitionError``, with the system's words where the file can't be read.
  public init(contentsOf path: String) throws(FormDefinitionError) {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path)
    } catch {
      throw FormDefinitionError("", Message(verbatim: error.description))
    }
    try self.init(json: bytes)
  }
}
