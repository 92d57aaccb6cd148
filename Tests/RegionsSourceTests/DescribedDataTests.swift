import Testing

@testable import RegionsSource

/// Data in the wrapping of another format: maps, fixtures, exports, records of named fields.
struct DescribedDataTests {
  @Test(arguments: [
    (
      "geojson",
      """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"id":7,
       "properties":{"name":"京","center":[1,2],"parent":{"adcode":1},"bbox":null}},
      {"type":"Feature","properties":{"id":"8","name":"津"},"id":9,"geometry":null}]}
      """,
      "[{id:7,name:\"京\",parent:1,bbox:null},{id:\"8\",name:\"津\"}]"
    ),
    (
      "topojson",
      """
      {"type":"Topology","arcs":[[[1,2]]],"objects":{"a":{"type":"GeometryCollection","geometries":[
      {"type":"Polygon","arcs":[[0]],"id":"AT","properties":{"n":"x"}}]}}}
      """,
      "[{id:\"AT\",n:\"x\"}]"
    ),
    (
      "json",
      """
      {"head":{"vars":["i","l"]},"results":{"bindings":[
      {"i":{"type":"uri","value":"http://www.wikidata.org/entity/Q1"},"l":{"xml:lang":"en","value":"A/B"}},
      {"i":{"type":"uri","value":"http://example.org/x#Q2"}}]}}
      """,
      "[{i:\"Q1\",l:\"A/B\"},{i:\"Q2\"}]"
    ),
    (
      "json",
      """
      {"data":[{"type":"r","id":"1","attributes":{"name":"京"},"relationships":{"parent":{"data":null}}},
      {"type":"r","id":"2","attributes":{"name":"東"},"relationships":{"parent":{"data":{"type":"r","id":"1"}}},
       "links":{"self":"/r/2"}}],"meta":{"total":2}}
      """,
      "[{id:\"1\",name:\"京\"},{id:\"2\",name:\"東\",parent_id:\"1\"}]"
    ),
    (
      "kml",
      """
      <kml><Document><name>d</name><Folder><Placemark><name>x</name><ExtendedData><SchemaData>
      <SimpleData name="C">01</SimpleData><SimpleData name="N">京</SimpleData></SchemaData></ExtendedData>
      <Point><coordinates>1,2</coordinates></Point></Placemark><Placemark><name>津</name></Placemark>
      </Folder></Document></kml>
      """,
      "[{C:\"01\",N:\"京\"},{name:\"津\"}]"
    ),
    (
      "csv", "province,cities\n京,东城|西城\n津,河东、|河西\n",
      "province|cities / 京|东城 / 京|西城 / 津|河东、 / 津|河西"
    ),
    (
      "csv", "京,\"东城区,西城区\"\n冀,\"石家庄,唐山,保定\"\n津,\"河东\"\n",
      "京|东城区 / 京|西城区 / 冀|石家庄 / 冀|唐山 / 冀|保定 / 津|河东"
    ),
    // Neighbours and postal codes are no names below.
    (
      "csv", "Aland,\"BE,CE\"\nBeland,\"AL,CE\"\nCeland,\"AL,BE\"\n",
      "Aland|BE,CE / Beland|AL,CE / Celand|AL,BE"
    ),
    (
      "csv", "京,100000|100001\n津,300000|300001\n冀,050000\n",
      "京|100000|100001 / 津|300000|300001 / 冀|050000"
    ),
    (
      "django",
      """
      [{"model":"g.p","pk":1,"fields":{"name":"京"}},{"model":"g.c","pk":2,"fields":{"name":"東","p":1}}]
      """,
      "{g.p:[{id:1,name:\"京\"}],g.c:[{id:2,name:\"東\",p:1}]}"
    ),
    (
      "json",
      """
      [{"type":"header","version":"5"},{"type":"database","name":"x"},
      {"type":"table","name":"t","data":[{"id":"1"}]}]
      """,
      "[{id:\"1\"}]"
    ),
    (
      "xml",
      """
      <pma_xml_export><s><d name='x' collation='utf8'><t name='r'>CREATE TABLE r</t></d></s>
      <database name='x'><table name='r'><column name='id'>1</column><column name='n'>京</column></table>
      <table name='r'><column name='id'>2</column><column name='n'>NULL</column></table></database>
      </pma_xml_export>
      """,
      "[{id:\"1\",n:\"京\"},{id:\"2\",n:\"NULL\"}]"
    ),
    (
      "xml",
      """
      <odoo><data><record id='a' model='m'><field name='name'>京</field></record>
      <record id='b' model='n'><field name='p' ref='a'/><field name='v' eval='1'/></record></data></odoo>
      """,
      "{m:[{id:\"a\",name:\"京\"}],n:[{id:\"b\",p:\"a\",v:\"1\"}]}"
    ),
    (
      "xml",
      """
      <resultset xmlns:xsi='i'><row><field name='id'>1</field><field name='n' xsi:nil='true'/></row>
      <row><field name='id'>2</field><field name='n'>x</field></row></resultset>
      """,
      "[{id:\"1\",n:},{id:\"2\",n:\"x\"}]"
    ),
  ])
  func `the data comes without its wrapping`(
    format: String, text: String, outline: String
  ) throws {
    try expect(text, isTakenFor: format, saying: outline)
  }

  @Test(arguments: [
    "{\"type\":\"FeatureCollection\"}", "[{\"model\":\"a\",\"pk\":1}]", "[{\"type\":\"header\"}]",
    "{\"type\":\"Topology\",\"objects\":{}}",
  ])
  func `what only looks so is left as it is`(text: String) throws {
    let read = try document(text)
    #expect(read.format == "json")
    #expect(read.entries[0].kind == (text.hasPrefix("{") ? .object : .array))
  }

  @Test func `points of a map are never kept`() throws {
    let points = (0..<2_000).map { "[\($0).5,2]" }.joined(separator: ",")
    let text =
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\","
      + "\"coordinates\":[[\(points)]]},\"properties\":{\"name\":\"京\"}}]}"
    for chunkSize in [1, 100, Bound.chunk] {
      let read = try document(bytes: Array(text.utf8), format: .json, chunkSize: chunkSize)
      #expect(read.outline() == "[{name:\"京\"}]")
      #expect(read.arena.count < 100)
    }
    // As deep as anything else may lie.
    #expect(
      fault(Array("{\"coordinates\":\(String(repeating: "[", count: 300))".utf8))?.problem
        == .tooDeep(limit: 256))
  }

  @Test(arguments: [
    (
      "[[\"京\",\"东城|西城\"],[\"津\",\"和平|河东|\"]]",
      "[[\"京\",[\"东城\",\"西城\"]],[\"津\",[\"和平\",\"河东\"]]]"
    ),
    (
      "{\"京\":\"东城, 西城\",\"津\":\"和平,河东\",\"港\":\"港\"}",
      "{京:[\"东城\",\"西城\"],津:[\"和平\",\"河东\"],港:[\"港\"]}"
    ),
    ("x:\n  京: 东城、西城\n  津: 和平、河东\n", "{x:{京:[\"东城\",\"西城\"],津:[\"和平\",\"河东\"]}}"),
    // A record, names with a comma, and our own attributes are none.
    (
      "[{\"id\":\"1\",\"name\":\"京\",\"alias\":\"燕|蓟\"},{\"id\":\"2\",\"name\":\"津\",\"alias\":\"沽|卫\"}]",
      "[{id:\"1\",name:\"京\",alias:\"燕|蓟\"},{id:\"2\",name:\"津\",alias:\"沽|卫\"}]"
    ),
    (
      "[[\"US\",\"Washington, D.C.\"],[\"FR\",\"Paris\"]]",
      "[[\"US\",\"Washington, D.C.\"],[\"FR\",\"Paris\"]]"
    ),
    ("{\"a\":\"x||y\",\"b\":\"z|\"}", "{a:\"x||y\",b:\"z|\"}"),
  ])
  func `lists in one text are lists`(text: String, outline: String) throws {
    #expect(try document(text).outline() == outline)
  }
}
