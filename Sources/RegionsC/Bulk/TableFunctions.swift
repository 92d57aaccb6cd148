// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions

@c @implementation
public func regions_table_open(
  _ tree: OpaquePointer!, _ answer: regions_answer, _ rank: UInt32,
  _ separator: UnsafePointer<CChar>!, _ separatorLength: Int,
  _ table: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  guard let table = table as UnsafeMutablePointer<OpaquePointer?>? else { return invalid }
  table.pointee = nil
  return TreeHandle.read(tree) { storage in
    guard Int(REGIONS_NAMES)...Int(REGIONS_NODES) ~= Int(answer), rank <= RegionRank.maximum else {
      return invalid
    }
    guard
      let made = AnswerTable(
        storage, answer, rank: Int(rank), separator: Array(bytes(separator, separatorLength)))
    else { return noMemory }
    Handle.open(made, table)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_table_close(_ table: UnsafeMutablePointer<OpaquePointer?>!) {
  Handle<AnswerTable>.close(table)
}

@c @implementation
public func regions_table_map(
  _ table: OpaquePointer!, _ ids: UnsafePointer<ArrowArray>!,
  _ schema: UnsafePointer<ArrowSchema>!, _ flags: UInt32, _ threads: UInt32,
  _ answers: UnsafeMutablePointer<ArrowArray>!,
  _ answersSchema: UnsafeMutablePointer<ArrowSchema>!
) -> regions_status {
  answers?.pointee = ArrowArray()
  answersSchema?.pointee = ArrowSchema()
  guard let answers = answers as UnsafeMutablePointer<ArrowArray>?,
    let answersSchema = answersSchema as UnsafeMutablePointer<ArrowSchema>?,
    let ids = ids as UnsafePointer<ArrowArray>?,
    let schema = schema as UnsafePointer<ArrowSchema>?
  else { return invalid }
  return Handle<AnswerTable>.read(table) { table in
    guard flags & ~UInt32(REGIONS_DICTIONARY) == 0,
      let input = ArrowInput(ids.pointee, schema.pointee)
    else { return invalid }
    guard let run = TableRun(table, input, threads: threads),
      let output = run.output(asDictionary: flags & UInt32(REGIONS_DICTIONARY) != 0)
    else { return noMemory }
    output.give(answers, answersSchema)
    return ok
  } ?? invalid
}
