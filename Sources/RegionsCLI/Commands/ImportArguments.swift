import ArgumentParsing
import Regions
import RegionsImport
import RegionsPinyin
import RegionsSource

extension ImportOptions {
  /// What the command line asks for.
  init(_ arguments: ParsedArguments) {
    func list(_ name: String) -> [String]? {
      arguments.value(name).map { $0.split(separator: ",").map(String.init) }
    }
    self.init()
    idKey = arguments.value("id")
    nameKey = arguments.value("name")
    parentKey = arguments.value("parent")
    childrenKey = arguments.value("children")
    attributeKeys = list("attributes")
    levelKeys = list("levels")
    structure = arguments.value("structure")
    explains = arguments.has("explain")
    ids = arguments.value("ids").flatMap { IDs(rawValue: $0) }
    root = arguments.value("root")
    onError = arguments.value("on-error").flatMap { OnError(rawValue: $0) } ?? .stop
    orphans = arguments.value("orphans").flatMap { Orphans(rawValue: $0) } ?? .report
    dropPlaceholders = arguments.has("drop-placeholders")
    trim = arguments.has("trim")
    if arguments.has("pinyin") { pinyin = { NamePinyin.standard.pinyin(of: $0, below: $1) } }
    metadata.title = arguments.value("title") ?? ""
    metadata.asOf = arguments.value("as-of") ?? ""
    metadata.origin = arguments.value("origin") ?? ""
    metadata.license = arguments.value("license") ?? ""
  }
}

extension SourceOptions {
  /// What the command line asks for, with a bar that shows how far reading is.
  init(_ arguments: ParsedArguments, _ progress: ImportProgress) {
    self.init(
      format: arguments.value("format").flatMap { SourceFormat(named: $0) },
      encoding: arguments.value("encoding"),
      onProgress: { bytes, total in progress.update(bytes, total) })
  }
}
