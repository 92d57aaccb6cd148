import ArgumentParsing
import Regions
import RegionsChina

/// `-d, --data FILE`, else `$REGIONS_DATA`, else the bundled data set.
enum DataSetOption {
  static let specification = OptionSpecification(
    "data", letter: "d", value: "file",
    help: "The data set: a .regions file. Default: $REGIONS_DATA, else the bundled one.",
    completion: .files(ending: "regions"))

  static func open(_ arguments: ParsedArguments, _ streams: Streams) throws -> RegionTree {
    let fromEnvironment = streams.environment("REGIONS_DATA").flatMap { $0.isEmpty ? nil : $0 }
    guard let path = arguments.value("data") ?? fromEnvironment else { return .china }
    return try open(path)
  }

  /// Opens a file and compares it with its checksums, so that what is read from it is what was
  /// written.
  static func open(_ path: String) throws -> RegionTree {
    do {
      let tree = try RegionTree(contentsOf: path)
      try tree.verifyChecksums()
      return tree
    } catch {
      throw CommandFailure(error, path: path)
    }
  }
}

extension CommandFailure {
  init(_ error: RegionFileError, path: String) {
    self.init(error.kind == .unreadable ? .noInput : .dataError, "\(path): error: \(error)")
  }
}
