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
  guard let table = unsafe table as UnsafeMutablePointer<OpaquePointer?>? else { return invalid }
  unsafe table.pointee = nil
  return unsafe TreeHandle.read(tree) { storage in
    guard Int(REGIONS_NAMES)...Int(REGIONS_NODES) ~= Int(answer), rank <= RegionRank.maximum else {
      return invalid
    }
    guard
      let made = unsafe AnswerTable(
        storage, answer, rank: Int(rank), separator: Array(bytes(separator, separatorLength)))
    else { return noMemory }
    unsafe Handle.open(made, table)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_table_close(_ table: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<AnswerTable>.close(table)
}

@c @implementation
public func regions_table_map(
  _ table: OpaquePointer!, _ ids: UnsafePointer<ArrowArray>!,
  _ schema: UnsafePointer<ArrowSchema>!, _ flags: UInt32, _ threads: UInt32,
  _ answers: UnsafeMutablePointer<ArrowArray>!,
  _ answersSchema: UnsafeMutablePointer<ArrowSchema>!
) -> regions_status {
  unsafe answers?.pointee = unsafe ArrowArray()
  unsafe answersSchema?.pointee = unsafe ArrowSchema()
  guard let answers = unsafe answers as UnsafeMutablePointer<ArrowArray>?,
    let answersSchema = unsafe answersSchema as UnsafeMutablePointer<ArrowSchema>?,
    let ids = unsafe ids as UnsafePointer<ArrowArray>?,
    let schema = unsafe schema as UnsafePointer<ArrowSchema>?
  else { return invalid }
  return unsafe Handle<AnswerTable>.read(table) { table in
    guard flags & ~UInt32(REGIONS_DICTIONARY) == 0,
      let input = unsafe ArrowInput(ids.pointee, schema.pointee)
    else { return invalid }
    guard let run = unsafe TableRun(table, input, threads: threads),
      let output = run.output(asDictionary: flags & UInt32(REGIONS_DICTIONARY) != 0)
    else { return noMemory }
    unsafe output.give(answers, answersSchema)
    return ok
  } ?? invalid
}
