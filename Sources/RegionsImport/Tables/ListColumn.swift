/// A column by the list that has it.
struct ListColumn: Hashable {
  var list: Int
  var column: Int
}
