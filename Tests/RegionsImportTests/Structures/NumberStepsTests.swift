// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Numbers that count in steps, one for each level.
struct NumberStepsTests {
  @Test(arguments: [
    ("name,value\nAro,500\nBeko,501\nCilo,502\nDero,1000\nEnno,1001\nFolo,1500\nGaro,1501\nHino,1502\n",
     "3/5, name: name; value: id"),
    ("id,name,value\n7,Aro,500\n8,Beko,501\n9,Cilo,501.1\n4,Dero,501.2\n5,Enno,1000\n6,Folo,1001\n1,Garo,1500\n2,Hino,1501\n3,Ilo,1501.1\n",
     "3/3/3, id: attribute; name: name; value: id"),
    ("name,value\nAro,100\nBeko,101\nCilo,102\nDero,300\nEnno,301\nFolo,302\nGaro,1100\nHino,1101\nIlo,1102\nJaro,2000\n",
     "4/6, name: name; value: id"),
    // Codes of one length that end with zeros begin with the code above.
    ("name,value\nAro,1000\nBeko,1001\nCilo,1002\nDero,2000\nEnno,2001\nFolo,2002\nGaro,3000\nHino,3001\n",
     "none"),
    // Row numbers use all the room there is.
    ("name,value\nAro,990\nBeko,993\nCilo,994\nDero,997\nEnno,998\nFolo,1000\nGaro,1003\n",
     "none"),
    // 1501 has nothing above it.
    ("name,value\nAro,500\nBeko,501\nCilo,502\nDero,1000\nEnno,1001\nGaro,1501\nHino,1502\n",
     "none"),
    ("name,value\nAro,5\nBeko,6\nCilo,7\nDero,18\nEnno,19\nGaro,31\nHino,32\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.numberSteps, text).summary == summary)
  }
}
