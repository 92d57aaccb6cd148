import Foundation
import RegionsTestSupport
import Testing

/// No damage to a file goes unnoticed, and none is answered by more than one line.
struct DamagedFileTests {
  /// 2,000 damages: cut off, a bit turned, a byte replaced, bytes inserted or removed, foreign bytes.
  @Test func `every damage is an error of one line`() throws {
    let whole = Array(
      try Data(contentsOf: Tool.root.appending(path: "Data/china.regions")))
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.path("damaged.regions")
    for round in 0..<2_000 {
      var bytes = whole
      switch round % 5 {
      case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      case 1:
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      case 2:
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = bytes[place] &+ UInt8.random(in: 1...255, using: &random)
      case 3:
        bytes.insert(
          UInt8.random(in: 0...255, using: &random),
          at: Int.random(in: 0...bytes.count, using: &random))
      default:
        bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      }
      guard bytes != whole else { continue }
      try Data(bytes).write(to: URL(filePath: path))
      let arguments = [["info", path], ["lookup", "-d", path, "110101"], ["verify", path]][
        round % 3]
      let result = try Tool.run(arguments)
      #expect(
        result.status == 65 && result.output.isEmpty
          && result.errors.hasPrefix("\(path): error: ")
          && result.errors.split(separator: "\n").count == 1,
        "seed \(seed), round \(round): \(arguments[0]) \(result)")
    }
  }
}
