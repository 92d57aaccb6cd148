import RegionsFiles
import TranslatedText

/// A file that a command was given, read whole.
package enum InputFile {
  /// The bytes of a file; "-" is standard input.
  ///
  /// - Parameter limit: how many bytes there may be.
  /// - Throws: ``CommandFailure`` with status 66 if it can't be opened, 74 if a read fails, 65 if it is too
  ///   long; `UsageError` if standard input was read before.
  static func read(_ path: String, _ streams: Streams, limit: Int = .max) throws -> [UInt8] {
    do throws(FileError) {
      if path != "-" { return try WholeFile.read(path, limit: limit) }
    } catch {
      throw failure(error, path, limit)
    }
    let descriptor = try streams.input.takeWhole()
    do throws(FileError) {
      return try OpenFile(descriptor: descriptor, path: path).readToEnd(limit: limit)
    } catch {
      throw failure(error, path, limit)
    }
  }

  private static func failure(_ error: FileError, _ path: String, _ limit: Int) -> CommandFailure {
    guard error.number != EFBIG else {
      return CommandFailure(
        .dataError,
        "\(name(of: path)): error: a pipe is read up to \(limit >> 20) MB and this is longer: put it into a file"
      )
    }
    let isMissing = error.call == "open" || error.number == EISDIR
    return CommandFailure(
      isMissing ? .noInput : .ioError, "\(name(of: path)): error: \(error.text())")
  }

  /// Whether something can only be read from its beginning to its end: standard input, a pipe.
  package static func isStream(_ path: String) -> Bool {
    if path == "-" { return true }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// What messages call a file.
  static func name(of path: String) -> Message {
    path == "-" ? "standard input" : Message(verbatim: path)
  }
}
