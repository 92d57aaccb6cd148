import Foundation
import Regions
import RegionsTestSupport
import Testing

/// Files that are not what they should be: an error each, never a crash, and never without end.
struct MalformedFileTests {
  static let small = TreeModel.random(.hierarchical, count: 12, seed: 1)

  /// Whether opening or checking the checksums refuses a file.
  private func isRefused(_ bytes: [UInt8]) -> Bool {
    do {
      try RegionTree(bytes: bytes).verifyChecksums()
      return false
    } catch {
      return true
    }
  }

  @Test func `every prefix of a file is refused`() throws {
    let bytes = try Self.small.file()
    for count in bytes.indices { #expect(isRefused(Array(bytes[..<count])), "\(count) bytes") }
    #expect(isRefused(bytes + [0]))
    #expect(!isRefused(bytes))
  }

  @Test func `every flipped bit of a file is refused`() throws {
    var bytes = try Self.small.file()
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        #expect(isRefused(bytes), "byte \(index), bit \(bit)")
        bytes[index] ^= 1 << bit
      }
    }
  }

  @Test func `what is refused says why`() throws {
    func error(_ change: (inout [UInt8]) -> Void) throws -> RegionFileError? {
      var bytes = try Self.small.file()
      change(&bytes)
      do throws(RegionFileError) {
        try RegionTree(bytes: bytes).verifyChecksums()
        return nil
      } catch {
        return error
      }
    }
    #expect(try error { $0 = [] }?.kind == .notARegionFile)
    #expect(try error { $0 = Array("<regions/>".utf8) }?.description == "not a .regions file")
    #expect(
      try error { $0[8] = 2 }?.description
        == "format version 2.0, this program reads version 1")
    #expect(try error { $0[8] = 2 }?.kind == .unsupportedVersion)
    let size = try Self.small.file().count
    #expect(
      try error { $0.removeLast() }?.description
        == "file has \(size - 1) bytes, its header says \(size)")
    #expect(
      try error { $0[30] ^= 1 }?.description == "the header differs from its checksum")
    let damaged = try error { $0[$0.count - 20] ^= 1 }
    #expect(damaged?.kind == .damaged)
    #expect(damaged?.description == "section ATTR: differs from its checksum")
  }

  /// The files in Data/Malformed, and what is to be said of each.
  static let broken: [(name: String, error: String)] = {
    let list = Tool.root.appending(path: "Data/Malformed/errors.txt")
    let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      line.firstIndex(of: ":").map {
        (String(line[..<$0]), String(line[$0...].dropFirst(2)))
      }
    }
  }()

  @Test(arguments: broken)
  func `every kept broken file has its error`(name: String, error: String) throws {
    let file = Tool.root.appending(path: "Data/Malformed/\(name).regions").path
    do throws(RegionFileError) {
      let tree = try RegionTree(contentsOf: file)
      // Nothing needs to be verified before it is used.
      walk(tree, limit: 20)
      try tree.verify()
      Issue.record("\(name) is not refused")
    } catch let refusal {
      #expect(refusal.description == error)
    }
  }

  @Test func `every kept broken file is in the list`() throws {
    let folder = Tool.root.appending(path: "Data/Malformed").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(
      Set(files.filter { $0.hasSuffix(".regions") })
        == Set(Self.broken.map { $0.name + ".regions" })
    )
  }

  /// Asks a tree everything; what it answers may be wrong but must be in range.
  private func walk(_ tree: RegionTree, limit: Int) {
    _ = tree.metadata
    _ = tree.sections
    var steps = 0
    for number in stride(from: 0, to: tree.count, by: max(1, tree.count / limit)) {
      let region = tree[number: number]
      #expect(region.path.count == region.level)
      let children = region.children.numbers
      #expect(children.isEmpty || children.lowerBound > number)
      #expect(children.upperBound <= tree.count)
      _ = region.name
      _ = tree[region.id]
      _ = region.attributes
      steps += 1
    }
    // Small files are asked often enough to be read from tables. A name may end in a character that
    // was cut off.
    for _ in 0..<(tree.count < 100 ? 4 : 0) {
      for number in 0..<tree.count {
        let region = tree[number: number]
        let found = tree[region.id].map { $0.number < tree.count } ?? true
        if !found || region.path.count != region.level || region.name.utf8.count > 4_099 {
          Issue.record("region number \(number) leads outside")
        }
      }
    }
    for id in ["", "1", "110101", "101102103", "CN-1", "999999999999999999"] {
      if let region = tree[id] { #expect(region.number < tree.count) }
    }
    if limit > 20 { try? tree.verify() }
  }

  /// The files that are mutated: every way of keeping IDs and attributes, and the bundled one.
  static let originals: [[UInt8]] = {
    var files = TreeModel.IDStyle.allCases.enumerated().compactMap { index, style in
      try? TreeModel.random(style, count: 12, seed: UInt64(index + 20)).file()
    }
    if let data = try? Data(contentsOf: Tool.root.appending(path: "Data/china.regions")) {
      files.append([UInt8](data))
    }
    return files
  }()

  @Test(arguments: 0..<20)
  func `20,000 mutations, half of them with checksums that fit, do no harm`(part: Int) throws {
    var random = SeededRandom(seed: UInt64(part))
    for round in 0..<1_000 {
      // The bundled file is large: it has its turn now and then.
      let isLarge = round % 250 == 249
      var bytes =
        isLarge
        ? try #require(Self.originals.last)
        : Self.originals[Int.random(in: 0..<Self.originals.count - 1, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[index] = .random(in: 0...255, using: &random)
        case 2: bytes[index] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
        default:
          let other = Int.random(in: 0..<bytes.count, using: &random)
          for offset in 0..<min(16, bytes.count - max(index, other)) {
            bytes[index + offset] = bytes[other + offset]
          }
        }
      }
      if round % 2 == 0 {
        Checksums.repair(&bytes)
      } else {
        let original = isLarge ? Self.originals.last : nil
        if original != bytes, isLarge { #expect(isRefused(bytes), "part \(part), round \(round)") }
      }
      if let tree = try? RegionTree(bytes: bytes) { walk(tree, limit: isLarge ? 20 : 100) }
    }
  }

  @Test func `2,000 random damages are refused`() throws {
    let large = try #require(Self.originals.last)
    let small = Self.originals[0]
    var random = SeededRandom(seed: 5)
    for round in 0..<2_000 {
      // Most of them on a small file: the bundled one takes its time.
      let original = round % 8 < 7 ? small : large
      var bytes = original
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch round % 4 {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[index] &+= .random(in: 1...255, using: &random)
      case 2: bytes.removeLast(bytes.count - index)
      default:
        for offset in index..<min(bytes.count, index + 64) {
          bytes[offset] = .random(in: 0...255, using: &random)
        }
      }
      #expect(isRefused(bytes) || bytes == original, "round \(round)")
    }
  }
}

/// Checksums as the format document has them, written for the tests alone.
enum Checksums {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }

  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var value = ~UInt32(0)
    for byte in bytes { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return ~value
  }

  /// Writes the checksums, the size and the places of the sections that a damaged file would have,
  /// so that readers get to what lies behind them.
  static func repair(_ bytes: inout [UInt8]) {
    guard bytes.count >= 40 else { return }
    func number(_ offset: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func store(_ value: UInt32, at offset: Int) {
      for index in 0..<4 { bytes[offset + index] = UInt8(value >> (8 * index) & 0xFF) }
    }
    let count = min(number(12, 4), (bytes.count - 40) / 24)
    for section in 0..<count {
      let entry = 32 + 24 * section
      let start = number(entry + 8, 6)
      let size = number(entry + 16, 6)
      guard start <= bytes.count, size <= bytes.count - start else { continue }
      store(crc(bytes[start..<start + size]), at: entry + 4)
    }
    store(crc(Array(bytes[..<28]) + bytes[32..<32 + 24 * count]), at: 28)
  }
}
