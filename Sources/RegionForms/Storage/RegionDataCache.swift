public import Regions
public import RegionsFiles

/// Where a data set can be fetched from.
public protocol RegionDataSource: Sendable {
  /// Writes the data set to a file that does not exist yet.
  ///
  /// - Throws: any error; then the file is thrown away.
  func download(to path: String) async throws
}

/// The data set a picker uses, kept up to date from a server.
///
/// It starts from the last good file, or from the bundled data set where there is none, and works
/// without a network. A download takes the file's place only after every byte and every region of it
/// was checked; so a cut-off or damaged one never replaces a good file. Trees that were given out stay
/// valid.
///
///     let cache = RegionDataCache(file: path, bundled: .china, source: source)
///     let regions = await cache.current
///     Task { try await cache.refresh() }
public actor RegionDataCache {
  /// The data set to use now.
  public private(set) var current: RegionTree
  /// Where it came from.
  public private(set) var origin: Origin
  /// Why the kept file could not be used, if it could not.
  public nonisolated let problem: RegionFileError?
  private let file: String
  private let source: any RegionDataSource
  private var refreshing: Task<Refresh, any Error>?

  /// Where a data set came from.
  public enum Origin: Hashable, Sendable {
    /// The one to start from, or the kept file.
    case bundled, file
  }

  /// What a refresh did.
  public enum Refresh: Hashable, Sendable {
    /// A new data set is in use.
    case updated
    /// The server's file is the one in use.
    case unchanged
  }

  /// - Parameters:
  ///   - file: the path of the kept file; its folder has to be there.
  ///   - bundled: the data set to start from when there is no good file.
  ///   - source: where a newer file comes from.
  public init(file: String, bundled: RegionTree, source: any RegionDataSource) {
    self.file = file
    self.source = source
    do {
      current = try RegionDataCache.checked(file)
      origin = .file
      problem = nil
    } catch {
      current = bundled
      origin = .bundled
      problem = error.kind == .unreadable ? nil : error
    }
  }

  /// Fetches the data set and, if it is good, uses it from now on. A second call while one runs waits
  /// for the same download.
  ///
  /// - Throws: ``RegionDataError``; the data set in use and its file are as they were.
  public func refresh() async throws(RegionDataError) -> Refresh {
    let task = refreshing ?? Task { try await self.fetch() }
    refreshing = task
    defer { refreshing = nil }
    do {
      return try await task.value
    } catch let error as RegionDataError {
      throw error
    } catch {
      throw .download("\(error)")
    }
  }

  private func fetch() async throws -> Refresh {
    let new = file + ".download"
    WholeFile.remove(new)
    defer { WholeFile.remove(new) }
    do {
      try await source.download(to: new)
    } catch {
      throw RegionDataError.download("\(error)")
    }
    let tree: RegionTree
    do {
      tree = try RegionDataCache.checked(new)
    } catch {
      throw RegionDataError.damaged(error)
    }
    do throws(FileError) {
      let bytes = try WholeFile.read(new)
      // A kept file that is gone by now, such as a cache that the system has emptied, is written again.
      if origin == .file, (try? WholeFile.read(file)) == bytes { return .unchanged }
      try WholeFile.write(bytes, to: file)
    } catch {
      throw RegionDataError.file(error)
    }
    current = tree
    origin = .file
    return .updated
  }

  /// Opens a file and reads all of it.
  private static func checked(_ path: String) throws(RegionFileError) -> RegionTree {
    let tree = try RegionTree(contentsOf: path)
    try tree.verifyChecksums()
    try tree.verify()
    return tree
  }
}

/// Why a data set was not refreshed.
public enum RegionDataError: Error, Equatable, Sendable {
  /// The server can't be reached or has no data set, in the source's words.
  case download(String)
  /// What was downloaded is no good data set.
  case damaged(RegionFileError)
  /// The data set can't be kept.
  case file(FileError)
}

extension RegionDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .download(let reason): reason
    case .damaged(let error): "the download is damaged: \(error)"
    case .file(let error): error.description
    }
  }
}
