import RegionsFiles

/// A data set that is put together in memory: of the JSON a server has, or of bytes that came some other
/// way.
public struct RegionBytesSource: RegionDataSource {
  private let bytes: @Sendable () async throws -> [UInt8]

  /// - Parameter bytes: gives the whole `.regions` file, such as `RegionTreeBuilder.build()` makes it.
  public init(_ bytes: @escaping @Sendable () async throws -> [UInt8]) {
    self.bytes = bytes
  }

  /// Asks for the bytes and writes them.
  public func download(to path: String) async throws {
    try await WholeFile.write(bytes(), to: path)
  }
}
