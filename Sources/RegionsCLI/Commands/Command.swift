/// One command of the tool. Each has a file of its own in this folder.
package protocol Command: SendableMetatype {
  static var specification: CommandSpecification { get }

  /// Does the work.
  ///
  /// - Throws: ``CommandFailure``, `UsageError` for what the parser can't see, or ``FileError``.
  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus
}
