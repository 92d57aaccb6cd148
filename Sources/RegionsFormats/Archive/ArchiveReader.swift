public import RegionsSource

extension FormatReader {
  /// ZIP archives and workbooks of Excel and LibreOffice, through libzip, which is loaded when the first one is read. A
  /// workbook's parts are read by the reader of XML, which has to be there too.
  public static let archive = FormatReader(.zip, .xlsx, .ods) {
    (path, inner, document) throws(SourceError) in
    try ArchiveReader.read(path, with: inner, into: &document)
  }
}

/// Reads an archive: a workbook as its sheets, any other as the one data file that lies in it.
enum ArchiveReader {
  static func read(
    _ path: String, with inner: InnerReader, into document: inout SourceDocument
  ) throws(SourceError) {
    let file: (bytes: [UInt8], name: String)
    do throws(SourceProblem) {
      let archive = try Archive(path: path, entryLimit: document.memoryLimit)
      if let workbook = try Workbook(archive, reader: inner, source: document.name) {
        document.format = SourceFormat.xlsx.name
        return try workbook.read(&document)
      }
      if let content = try OpenDocument.content(of: archive) {
        document.format = SourceFormat.ods.name
        let part = try inner.readPart(content, OpenDocument.part, of: document.name, taken: 0)
        return try OpenDocument(Elements(part)).read(&document)
      }
      let index = try dataFile(archive)
      file = (try archive.bytes(of: index), archive.names[index])
    } catch {
      throw .content(SourceDiagnostic(DiagnosticLocation(document.name), error))
    }
    document = try inner.read(file.bytes, name: "\(document.name)/\(file.name)")
  }

  /// The one file that is neither a folder, nor what a system leaves there, nor about the others.
  private static func dataFile(_ archive: Archive) throws(SourceProblem) -> Int {
    let files = archive.names.indices.filter { isFile(archive.names[$0]) }
    let data = files.filter { !isAboutOthers(archive.names[$0]) }
    let found = data.isEmpty ? files : data
    guard let first = found.first else { throw .nothingIn(.archive) }
    guard found.count == 1 else { throw .severalFiles(found.map { archive.names[$0] }) }
    return first
  }

  private static func isFile(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    return !name.hasSuffix("/") && !name.hasPrefix("__MACOSX/") && !last.isEmpty
      && !last.hasPrefix(".") && !["thumbs.db", "desktop.ini"].contains(last.lowercased())
  }

  /// Whether a file describes the data, as its name says.
  private static func isAboutOthers(_ name: String) -> Bool {
    let last = (name.split(separator: "/").last ?? "").lowercased()
    let words = [
      "readme", "read me", "license", "license", "copying", "changelog", "about", "metadata",
    ]
    let kinds = [
      ".pdf", ".md", ".doc", ".docx", ".html", ".htm", ".png", ".jpg", ".rtf", ".url", ".lnk",
      ".sha256",
      ".md5",
    ]
    return words.contains { last.hasPrefix($0) } || kinds.contains { last.hasSuffix($0) }
  }
}
