/// A record by the list that has it.
///
/// Eight bytes: there is one for each region of a source.
struct ListRecord: Sendable, Hashable {
  private let listNumber: Int32
  private let recordNumber: Int32

  var list: Int { Int(listNumber) }
  var record: Int { Int(recordNumber) }

  init(list: Int, record: Int) {
    listNumber = Int32(list)
    recordNumber = Int32(record)
  }
}
