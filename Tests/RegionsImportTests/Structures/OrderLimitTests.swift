import Testing

@testable import RegionsImport

/// From where on rows are in an order that tells a tree: limits of paths of IDs and of indents from both sides.
struct OrderLimitTests {
  /// Eight rows, of which the last are below the first.
  @Test(arguments: [(2, true), (1, false)])
  func `of four paths one leads to something above`(deep: Int, isFound: Bool) throws {
    let rows = (101...108).map { id in
      "\(id),\(id > 108 - deep ? "101/" : "")\(id),Aro\(id)x"
    }
    let text = "id,path,name\n" + rows.joined(separator: "\n") + "\n"
    #expect((try StructureProbe(.idPath, text).found != nil) == isFound)
  }

  @Test(arguments: [(6, true), (7, false)])
  func `there are no more indents than levels`(levels: Int, isFound: Bool) {
    let parents = IndentedNames.parents(Array(0..<levels))
    #expect(parents == (isFound ? Array(-1..<levels - 1) : nil))
  }
}
