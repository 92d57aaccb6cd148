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
  unsafe Handle<AnswerTable>.open(table) { () throws(Refusal) in
    let storage = unsafe try TreeHandle.object(tree)
    guard Int(REGIONS_NAMES)...Int(REGIONS_NODES) ~= Int(answer), rank <= RegionRank.maximum else {
      throw .invalid
    }
    let made = unsafe AnswerTable(
      storage, answer, rank: Int(rank), separator: Array(bytes(separator, separatorLength)))
    guard let made else { throw .noMemory }
    return made
  }
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
  unsafe ArrowCall(answers, answersSchema).answer(ids, schema) { input throws(Refusal) in
    let table = unsafe try Handle<AnswerTable>.object(table)
    guard flags & ~UInt32(REGIONS_DICTIONARY | REGIONS_STRICT) == 0 else { throw .invalid }
    if flags & UInt32(REGIONS_STRICT) != 0, unsafe (input.dictionary.first ?? input).hasFraction {
      throw .noID
    }
    return unsafe TableRun(table, input, threads: threads)?
      .output(asDictionary: flags & UInt32(REGIONS_DICTIONARY) != 0)
  }
}
