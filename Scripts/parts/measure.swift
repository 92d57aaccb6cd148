// Compiled with the sources of the library and `-D LOOKUPS`, and without either for comparison; Scripts/bench runs it.
//
// With a file: what a program has in memory that looks a thousand regions up. With a second one that has IDs: how many
// microseconds the names of these take from the opening of the first, and how many bytes the names have.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How many kilobytes this process has resident, shared ones included; on Darwin the most it had.
func residentKilobytes() -> Int {
  #if os(Linux)
  // What getrusage says is also of the program that started this one.
  var text = [UInt8](repeating: 0, count: 8_192)
  let file = open("/proc/self/status", O_RDONLY)
  let count = max(0, read(file, &text, text.count))
  close(file)
  let fields = String(decoding: text[..<count], as: UTF8.self).split { $0.isWhitespace }
  let index = fields.firstIndex(of: "VmRSS:").map { $0 + 1 }
  return index.flatMap { Int(fields[$0]) } ?? 0
  #else
  var usage = rusage()
  getrusage(RUSAGE_SELF, &usage)
  return usage.ru_maxrss / 1_024
  #endif
}

@main
struct Measure {
  static func main() throws {
    #if LOOKUPS
    if CommandLine.arguments.count > 2 { return try measureCold() }
    let tree = try RegionTree(contentsOf: CommandLine.arguments[1])
    var state: UInt64 = 1
    var bytes = 0
    for _ in 0..<1_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let id = tree[number: Int((state >> 33) % UInt64(tree.count))].id
      bytes += tree[id]?.name.utf8.count ?? 0
    }
    precondition(bytes > 0)
    #endif
    print(residentKilobytes())
  }
  #if LOOKUPS
  private static func measureCold() throws {
    let list = try String(decoding: readAll(CommandLine.arguments[2]), as: UTF8.self)
    let ids = list.split(separator: "\n").map(String.init)
    let clock = ContinuousClock()
    let start = clock.now
    let tree = try RegionTree(contentsOf: CommandLine.arguments[1])
    var bytes = 0
    for id in ids { bytes += tree[id]?.name.utf8.count ?? -1_000_000 }
    let time = clock.now - start
    print(
      time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000, bytes)
  }

  private static func readAll(_ path: String) throws -> [UInt8] {
    let file = try FileBytes.reading(path)
    // What a view shows stays only as long as the file's object.
    return withExtendedLifetime(file) { (0..<file.view.count).map { file.view.byte(at: $0) } }
  }
  #endif
}
