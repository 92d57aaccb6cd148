import ArgumentParsing
import RegionsFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A small file that a command was given, read whole.
enum InputFile {
  /// The bytes of a file; "-" is standard input.
  ///
  /// - Throws: ``CommandFailure`` with status 66 if it can't be opened, 74 if a read fails.
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do {
      if path != "-" { return try WholeFile.read(path) }
      return try OpenFile(descriptor: STDIN_FILENO, path: name(of: path)).readToEnd()
    } catch {
      let isMissing = error.call == "open" || error.number == EISDIR
      throw CommandFailure(
        isMissing ? .noInput : .ioError, "\(error.path): error: \(sentence: error.reason)")
    }
  }

  /// What messages call a file.
  static func name(of path: String) -> String {
    path == "-" ? "standard input" : path
  }
}
