// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Paths of IDs in cells.
struct IDPathTests {
  @Test(arguments: [
    ("id,path,name\n1,1,Aro\n2,1.2,Beko\n3,1.2.3,Cilo\n4,1.4,Dero\n5,5,Enno\n6,5.6,Folo\n",
     "2/3/1, id: id; path: order; name: name"),
    ("id,tree_path,name\n1,/1/,Aro\n2,/1/2/,Beko\n3,/1/2/3/,Cilo\n4,/1/4/,Dero\n5,/5/,Enno\n",
     "2/2/1, id: id; tree_path: order; name: name"),
    ("id,parents,name\n1,\"0,\",Aro\n2,\"0,1,\",Beko\n3,\"0,1,2,\",Cilo\n4,\"0,1,2,\",Dero\n5,\"0,\",Enno\n",
     "2/1/2, id: id; parents: order; name: name"),
    ("id,parents,name\n1,,Aro\n2,1,Beko\n3,\"2,1\",Cilo\n4,\"2,1\",Dero\n5,,Enno\n6,5,Folo\n",
     "2/2/2, id: id; parents: order; name: name"),
    ("id,parents,name\n1,0,Aro\n2,\"1,0\",Beko\n3,\"2,1,0\",Cilo\n4,\"2,1,0\",Dero\n5,0,Enno\n",
     "2/1/2, id: id; parents: order; name: name"),
    // Neither way does what stands before a parent say what is above that.
    ("id,parents,name\n1,,Aro\n2,1,Beko\n3,\"1,2\",Cilo\n4,\"3,1\",Dero\n5,\"3,2\",Enno\n6,,Folo\n",
     "none"),
    ("id,path,name\n1,1,Aro\n2,9.2,Beko\n3,1.2.3,Cilo\n4,1.4,Dero\n5,5,Enno\n",
     "none"),
    ("id,version,name\n1,1.0,Aro\n2,1.2,Beko\n3,2.1,Cilo\n4,3.3,Dero\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.idPath, text).summary == summary)
  }
}
