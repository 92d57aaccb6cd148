// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Codes that begin with the code of the region above.
struct CodePrefixTests {
  @Test(arguments: [
    ("code,name\n110000,北京市\n110101,东城区\n110102,西城区\n120000,天津市\n120101,和平区\n",
     "2/3, code: id; name: name"),
    ("code,name\n11,北京\n1101,东城\n1102,西城\n12,天津\n1201,和平\n",
     "2/3, code: id; name: name"),
    ("code,name\nUS,America\nUS-AL,Alabama\nUS-AK,Alaska\nDE,Germany\nDE-BY,Bavaria\n",
     "2/3, code: id; name: name"),
    ("id,name\n1399,Aro\n1400,Beko\n1401,Cilo\n1402,Dero\n1403,Enno\n1404,Folo\n1405,Garo\n1406,Hino\n",
     "2/6, id: id; name: name (serialNumbers)"),
    ("id,name\n24,Aro\n75,Bro\n42,Cro\n9,Dro\n26,Ero\n46,Fro\n62,Gro\n57,Hro\n6,Iro\n7,Jro\n53,Kro\n91,Lro\n4,Mro\n71,Nro\n5,Oro\n40,Pro\n98,Qro\n34,Rro\n48,Sro\n",
     "8/11, id: id; name: name (chanceCodes)"),
    ("id,name\n1396,Aro\n1397,Beko\n1400,Cilo\n1401,Dero\n1404,Enno\n1406,Folo\n1408,Garo\n1410,Hino\n",
     "3/5, id: id; name: name (serialNumbers)"),
    ("id,name\n990,Aro\n993,Beko\n994,Cilo\n997,Dero\n998,Enno\n1000,Folo\n1003,Garo\n",
     "2/5, id: id; name: name (serialNumbers)"),
    ("id,name\n100,Aro\n107,Beko\n114,Cilo\n123,Dero\n126,Enno\n131,Folo\n138,Garo\n151,Hino\n157,Ilo\n",
     "1/8, id: id; name: name (chanceCodes)"),
    ("id,name\n4711,Aro\n815,Beko\n3,Cilo\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.codePrefix, text).summary == summary)
  }

  /// 1400 and 1600 are there, and what follows each begins as it does.
  @Test func `numbers that count on in even steps are no codes`() throws {
    let rows = (0..<40).map { "\(1400 + 8 * $0),Aro\($0)x" }
    let text = "id,name\n" + rows.joined(separator: "\n") + "\n"
    #expect(try StructureProbe(.codePrefix, text).summary.hasSuffix("(chanceCodes)"))
  }
}
