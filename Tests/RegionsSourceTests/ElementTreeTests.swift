import Testing

@testable import RegionsSource

/// XML formats that describe values, arrays and tables.
struct ElementTreeTests {
  @Test(arguments: [
    (
      "plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
      <plist version="1.0"><array><dict><key>name</key><string>北京 </string>
      <key>id</key><integer>11</integer><key>n</key><true/><key>sub</key><array/></dict></array></plist>
      """, "[{name:\"北京 \",id:11,n:true,sub:[]}]"
    ),
    (
      "plist",
      "<plist><dict><key>1</key><dict/><key>10</key><dict/><key>0</key><string>a</string></dict></plist>",
      "{1:{},10:{},0:\"a\"}"
    ),
    (
      "plist",
      "<plist><dict><key>1</key><dict/><key>2</key><array/><key>0</key><array/></dict></plist>",
      "[[],{},[]]"
    ),
    (
      "xml",
      """
      <resources><string name="x">y</string><string-array name="province"><item>北京</item>
      <item>Xi\\'an</item></string-array><array name="c"><item>"a"</item></array></resources>
      """, "{province:[\"北京\",\"Xi'an\"],c:[\"a\"]}"
    ),
    (
      "xml",
      """
      <?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
       xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
      <Worksheet ss:Name="Sheet1"><Table><Column ss:Width="9"/>
      <Row><Cell><Data ss:Type="String">id</Data></Cell><Cell><Data ss:Type="String">a</Data></Cell>
        <Cell><Data ss:Type="String">b</Data></Cell></Row>
      <Row ss:Index="3"><Cell ss:MergeAcross="1"><Data ss:Type="Number">1</Data></Cell>
        <Cell><Data ss:Type="String">x<B>y</B></Data></Cell></Row>
      <Row><Cell ss:Index="3"><Data ss:Type="String">z</Data></Cell></Row><Row/>
      </Table></Worksheet><Worksheet ss:Name="empty"><Table/></Worksheet></Workbook>
      """, "Sheet1:id|a|b / 1||xy / ||z"
    ),
    ("xml", "<resources><area id='1'/></resources>", "resources(area(id=1))"),
  ])
  func `elements that describe values become these`(
    format: String, text: String, outline: String
  ) throws {
    try expect(text, isTakenFor: format, saying: outline)
  }

  @Test(
    arguments: [
      ("<plist/>", "in:1:1", .nothingIn(.propertyList)),
      ("<plist><dict/><dict/></plist>", "in:1:15", .propertyList(.secondValue)),
      ("<plist><dict><key>a</key></dict></plist>", "in:1:14", .propertyList(.keyWithoutValue)),
      ("<plist><dict>\n<true/></dict></plist>", "in:2:1", .propertyList(.valueWithoutKey)),
      ("<plist><x/></plist>", "in:1:8", .propertyList(.unknownValue("x"))),
      ("<Workbook><Worksheet/></Workbook>", "in:1:1", .nothingIn(.workbook)),
      (
        "<Workbook><Worksheet><Table><Row><Cell Index='99999999'/></Row></Table></Worksheet></Workbook>",
        "in:1:34", .sheet("", .column(99_999_999))
      ),
      (
        "<Workbook><Worksheet><Table><Row><Cell MergeAcross='9223372036854775807'/></Row></Table></Worksheet></Workbook>",
        "in:1:34", .sheet("", .merged(columns: 9_223_372_036_854_775_807))
      ),
    ] as [(String, String, SourceProblem)])
  func `what they get wrong is reported with its place`(
    text: String, place: String, problem: SourceProblem
  ) {
    let found = fault(Array(text.utf8))
    #expect(found?.location.description == place)
    #expect(found?.problem == problem)
  }
}
