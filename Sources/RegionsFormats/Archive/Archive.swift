import CLibZip
import RegionsSource

/// A ZIP archive that is only read. The one owner of its handle.
@safe
final class Archive {
  /// The entries' names, in the archive's order; a folder's ends with "/".
  let names: [String]
  private let handle: OpaquePointer
  /// The largest size of one entry unpacked, in bytes.
  private let entryLimit: Int

  init(path: String, entryLimit: Int) throws(SourceProblem) {
    self.entryLimit = entryLimit
    guard clibzip_load() == 1 else {
      throw .notInstalled(.libzip)
    }
    var number: Int32 = 0
    guard let handle = unsafe clibzip_open(path, &number) else {
      throw .damagedArchive(Self.description(number))
    }
    unsafe self.handle = unsafe handle
    let count = unsafe Int(clibzip_get_num_entries(handle))
    var names: [String] = []
    for index in 0..<min(max(count, 0), Bound.cells) {
      let name = unsafe clibzip_get_name(handle, UInt64(index)).map { unsafe String(cString: $0) }
      // Some programs write the paths of Windows.
      names.append((name ?? "").replacing("\\", with: "/"))
    }
    self.names = names
    guard count <= Bound.cells else {
      unsafe clibzip_discard(handle)
      throw .tooManyEntries(limit: Bound.cells)
    }
  }

  deinit {
    unsafe clibzip_discard(handle)
  }

  /// Whether an archive has this entry, whatever the case of its letters.
  func index(of name: String) -> Int? {
    names.firstIndex(of: name) ?? names.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// All bytes of an entry.
  func bytes(of index: Int) throws(SourceProblem) -> [UInt8] {
    let size = unsafe Int(clibzip_size(handle, UInt64(index)))
    guard size <= entryLimit else { throw tooLarge }
    guard let file = unsafe clibzip_fopen_index(handle, UInt64(index)) else {
      throw unsafe .damagedEntry(
        names[index], reason: lower(String(cString: clibzip_strerror(handle))))
    }
    defer { unsafe clibzip_fclose(file) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(size, 0))
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Bound.chunk, alignment: 1)
    defer { unsafe buffer.deallocate() }
    while let start = buffer.baseAddress {
      let count = unsafe Int(clibzip_fread(file, start, UInt64(buffer.count)))
      guard count >= 0 else { throw .damagedEntry(names[index], reason: "") }
      if count == 0 { break }
      unsafe bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= entryLimit else { throw tooLarge }
    }
    return bytes
  }

  private var tooLarge: SourceProblem { .tooMuchMemory(mebibytes: entryLimit >> 20) }

  private static func description(_ number: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      unsafe clibzip_describe(number, start, buffer.count)
      return unsafe lower(String(cString: start))
    }
  }
}

/// A sentence of a library as part of one of ours.
private func lower(_ text: String) -> String {
  text.prefix(1).lowercased() + text.dropFirst()
}
