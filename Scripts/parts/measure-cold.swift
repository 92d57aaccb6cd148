// Compiled by `Scripts/bench cold` as one module with the library's sources: opens the file named first, asks
// for the name of each ID in the file named second, and prints microseconds and how many bytes the names have.

@main
enum MeasureCold {
  static func main() throws {
    let list = try String(decoding: readAll(CommandLine.arguments[2]), as: UTF8.self)
    let ids = list.split(separator: "\n").map(String.init)
    let clock = ContinuousClock()
    let start = clock.now
    let tree = try RegionTree(contentsOf: CommandLine.arguments[1])
    var bytes = 0
    for id in ids { bytes += tree[id]?.name.utf8.count ?? -1_000_000 }
    let time = clock.now - start
    print(time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000, bytes)
  }

  private static func readAll(_ path: String) throws -> [UInt8] {
    let file = try FileBytes.reading(path)
    // What a view shows stays only as long as the file's object.
    return withExtendedLifetime(file) { (0..<file.view.count).map { file.view.byte(at: $0) } }
  }
}
