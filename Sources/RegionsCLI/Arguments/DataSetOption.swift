package import Regions
import RegionsChina
package import TranslatedText

/// `-d, --data FILE`, else `$REGIONS_DATA`, else the bundled data set.
package enum DataSetOption {
  static let specification = OptionSpecification(
    "data", letter: "d", value: "file",
    help:
      "The data set: a .regions file, or “-” for standard input. Default: $REGIONS_DATA, else the bundled one.",
    zh: "数据集：一个 .regions 文件，“-”为标准输入。默认为 $REGIONS_DATA，否则用内置数据。",
    completion: .files(ending: "regions"))

  /// `[FILE]`, where a data set may be named as well.
  static let operand = OperandSpecification(
    "file", .optional,
    help: "The .regions file, “-” for standard input; without one, the data set in use.",
    zh: ".regions 文件，“-”为标准输入；不给则用当前数据集。",
    completion: .files(ending: "regions"))

  /// The file that is the only operand, else as without it.
  static func openOperand(_ arguments: ParsedArguments, _ streams: Streams) throws -> RegionTree {
    guard let path = arguments.operands.first else { return try open(arguments, streams) }
    if let other = arguments.value("data") {
      throw UsageError("two data sets: “\(path)” and, by --data, “\(other)”")
    }
    return try open(path, streams)
  }

  static func open(_ arguments: ParsedArguments, _ streams: Streams) throws -> RegionTree {
    if let path = arguments.value("data") { return try open(path, streams) }
    guard let path = pathInEnvironment(streams) else { return .china }
    return try open(path, streams, named: "; $REGIONS_DATA names it")
  }

  /// The file that is read; `nil` for the bundled data set.
  static func path(_ arguments: ParsedArguments, _ streams: Streams) -> String? {
    arguments.value("data") ?? pathInEnvironment(streams)
  }

  private static func pathInEnvironment(_ streams: Streams) -> String? {
    guard let path = streams.environment("REGIONS_DATA"), !path.isEmpty else { return nil }
    return path
  }

  /// What is no file of its own, a pipe or standard input, is read whole; not more than this.
  private static let largestStream = 256 << 20

  /// Opens a file and compares it with its checksums, so that what is read from it is what was
  /// written.
  ///
  /// - Parameter origin: who names the file, if it wasn't the user just now.
  package static func open(
    _ path: String, _ streams: Streams, named origin: Message = ""
  ) throws -> RegionTree {
    try OutputCheck.check("-", isNoneOf: [path])
    do {
      let tree =
        try InputFile.isStream(path)
        ? RegionTree(bytes: InputFile.read(path, streams, limit: largestStream))
        : RegionTree(contentsOf: path)
      try tree.verifyChecksums()
      return tree
    } catch let error as RegionFileError {
      var failure = CommandFailure(error, path: InputFile.name(of: path))
      failure.message += origin
      throw failure
    }
  }
}

extension CommandFailure {
  init(_ error: RegionFileError, path: Message) {
    var message: Message = "\(path): error: \(error.text())"
    if error.kind == .notARegionFile {
      message += "; “regions import” makes one of other files"
    } else if error.kind == .unsupportedVersion {
      message += "; a newer version of this program reads it"
    }
    self.init(error.kind == .unreadable ? .noInput : .dataError, message)
  }
}
