import RegionsFiles

/// A source's bytes in a temporary file, for readers that need one: of a database that came through
/// a pipe or is packed. The file is removed when this goes.
final class SpooledFile {
  private let file: TemporaryFile
  var path: String { file.path }

  /// Copies what is left of a source.
  init(_ bytes: SourceBytes) throws(SourceError) {
    do {
      file = try TemporaryFile()
    } catch {
      throw .file(error)
    }
    var chunk: [UInt8] = []
    repeat {
      chunk.removeAll(keepingCapacity: true)
      try bytes.read(Bound.chunk, to: &chunk)
      do {
        try file.append(chunk)
      } catch {
        throw .file(error)
      }
    } while !chunk.isEmpty
  }
}
