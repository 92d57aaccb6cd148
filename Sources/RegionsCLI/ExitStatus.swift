package import TranslatedText

/// What the tool exits with, after `sysexits.h`.
public struct ExitStatus: Sendable, Equatable {
  public let code: Int32

  public static let success = ExitStatus(code: 0)
  /// Something asked for was not found; `diff` found differences.
  public static let notFound = ExitStatus(code: 1)
  /// Wrong usage.
  public static let usage = ExitStatus(code: 64)
  /// The input data is wrong.
  public static let dataError = ExitStatus(code: 65)
  /// An input can't be opened.
  public static let noInput = ExitStatus(code: 66)
  /// An output can't be created.
  public static let cannotCreate = ExitStatus(code: 73)
  /// A read or write failed.
  public static let ioError = ExitStatus(code: 74)
  /// Cancelled by the user.
  public static let cancelled = ExitStatus(code: 130)
}

/// Why a command ends early: what to exit with and what to say.
package struct CommandFailure: Error {
  package var status: ExitStatus
  /// One or more whole lines, without the last line's end: "china.xml:12:7: error: …".
  package var message: Message

  package init(_ status: ExitStatus, _ message: Message) {
    self.status = status
    self.message = message
  }
}
