// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Evidence that misleads, and codes that bend the rule that the others follow.
struct WildShapeTests {
  @Test(arguments: cases)
  func isReadWithoutBeingTold(_ sample: ShapeCase) {
    #expect(shown { try sample.imported() } == sample.tree)
  }

  static let cases: [ShapeCase] = [
    ShapeCase(
      "towns of nine digits right below a city of six",
      "code,name\n440000,广东省\n440100,广州市\n440103,荔湾区\n440104,越秀区\n441900,东莞市\n441900003,东城街道\n",
      tree: "广东省#440000(广州市#440100(荔湾区#440103, 越秀区#440104), 东莞市#441900(东城街道#441900003))"),
    ShapeCase(
      "a number of something else that is a row number as well",
      #"[{"id":1,"name":"Bangkok","geography_id":2},{"id":2,"name":"Nonthaburi","geography_id":2},{"id":3,"name":"Phuket","geography_id":1},{"id":4,"name":"Trang","geography_id":1}]"#,
      tree: "Bangkok#1, Nonthaburi#2, Phuket#3, Trang#4"),
    ShapeCase(
      "sub-districts are not districts",
      "State Name,District Name,Sub-District Name\nGoa,North Goa,Bardez\nGoa,North Goa,Tiswadi\nGoa,South Goa,Salcete\nSikkim,Gangtok,Rongli\nSikkim,Gangtok,Rangpo\n",
      tree: "Goa#01(North Goa#0101(Bardez#010101, Tiswadi#010102), South Goa#0102(Salcete#010201)), Sikkim#02(Gangtok#0201(Rongli#020101, Rangpo#020102))"),
  ]
}
