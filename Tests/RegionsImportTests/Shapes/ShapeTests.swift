import RegionsSource
import Testing

@testable import RegionsImport

/// What the sources of the net (``SourcesTests``) don't say by a tree: what is not read, and what is told.
struct ShapeTests {
  @Test(arguments: [
    (
      "a column called the parent whose parents are not there",
      "id,name,parent\nr1,Alto,\nr2,Bajo,\nr3,Aro,@x1\nr4,Bo,@x1\nr5,Campo,@x2\nr6,Dehesa,@x2\n"
    ),
    (
      "row numbers in hundreds are no codes below each other, and what groups the rows is not passed over",
      "code,province,name\n101010100,Norte,Aro\n101010200,Norte,Bo\n101010300,Norte,Campo\n101010400,Sur,Dehesa\n101010500,Sur,Ermita\n101010600,Sur,Foz\n"
    ),
  ])
  func `is not imported as something else`(_ case: (name: String, text: String)) throws {
    let result = shown { try ShapeCase(`case`.name, `case`.text, tree: "").imported() }
    #expect(result.contains("unexplained") || result.hasPrefix("Norte"), "\(result)")
  }

  @Test func `what was restored is reported, and nothing is restored that nothing proves`() throws {
    let restored = try ShapeCase(
      "",
      [
        "provinces.csv": "code,name\n01,Alto\n02,Bajo\n",
        "c.csv": "code,code_p,province,name\n7,x,1,Aro\n8,x,1,Bo\n9,y,2,Campo\n",
      ], tree: ""
    ).imported()
    #expect(
      restored.report.warnings.map(\.kind).contains(
        .codesRestored(3, column: "province", written: "1", meant: "01")))
    let alone = try ShapeCase("", "fips,name\n1001,Aro\n1003,Bo\n11001,Campo\n", tree: "")
      .imported()
    #expect(shown { alone } == "Aro#1001, Bo#1003, Campo#11001")
  }
}
