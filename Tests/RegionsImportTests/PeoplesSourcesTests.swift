import Testing

@testable import RegionsImport

/// What people have, kind by kind: the sources of the net that stand for it, each of which has to be there
/// and to become its tree.
struct PeoplesSourcesTests {
  @Test(arguments: kinds)
  func `each kind of source that people have is read`(_ kind: (name: String, files: [String])) {
    for file in kind.files {
      let source = SourceCase.all.first { $0.files.contains(file) }
      #expect(source?.wanted == "right", "\(file) is not in the net")
      let outcome = source?.outcome
      #expect(outcome?.verdict == "right", "\(file): \(outcome?.found ?? "missing")")
    }
  }

  static let kinds: [(name: String, files: [String])] = [
    (
      "Excel: sheets as tables, shared strings, titles, headings in two lines",
      ["gso.xlsx", "cut-2018.xlsx", "divipola-municipios.xlsx", "auszug-gv.xlsx", "nuts2021.xlsx"]
    ),
    (
      "Excel: more than one sheet, as several tables",
      ["workbook-a-sheet-a-level.xlsx", "eth_adminboundaries_tabulardata.xlsx"]
    ),
    ("Excel: numbers shown with zeros", ["workbook-numbers-shown-with-zeros.xlsx"]),
    ("an archive with one data file", ["archive-of-one-table.zip"]),
    ("YAML", ["yaml-nested.yaml", "yaml-names-as-keys.yml", "country-codes-as-keys.yml"]),
    (
      "GeoJSON and TopoJSON",
      ["map-features.geojson", "map-topology.json", "geoboundaries.geojson"]
    ),
    (
      "text trees with indents, codes, tabs, dashes",
      ["indent.txt", "indent-code.txt", "tree-of-dashes.txt", "codes-and-names-by-line.txt"]
    ),
    ("fields at fixed places", ["gv100ad.txt"]),
    ("new Array", ["script-new-array.js"]),
    (
      "lists in one text",
      ["lists-in-one-text.json", "world-lists.csv", "world-lists2.csv"]
    ),
    (
      "code pages 866, 874, 1256, 1258, EUC-JP",
      [
        "kladr.csv", "wide-in-cp874.csv", "wide-in-cp1256.csv", "wide-in-cp1258.csv",
        "wide-in-euc-jp.csv",
      ]
    ),
    (
      "numbers that lost their zeros, repaired by a list of what is above",
      ["lost-cities.csv", "lost-children.csv", "state_and_county_fips_master.csv"]
    ),
    ("records of Odoo and Tryton", ["odoo.xml", "records-of-two-models.xml"]),
    ("fixtures of Django", ["django.json", "fixture-of-two-models.json"]),
    (
      "exports of phpMyAdmin and Navicat",
      ["export-with-its-structure.xml", "export-with-a-header.json", "refbrgy.json"]
    ),
    (
      "replies of Tencent and AMap",
      [
        "level-ranges-that-point-into-the-next-list.json",
        "nested-a-map-service-s-answer-a-country-on-top-telephone-codes-as-c.json",
      ]
    ),
    ("GeoNames", ["admin1.txt", "admin2.txt", "countryInfo.txt"]),
    ("ISO 3166", ["iso-3166-2.json", "quirk-iso-codes-of-subdivisions.csv", "country-codes.csv"]),
    ("census tables with groups of rows", ["census.csv", "wide-totals.csv"]),
    ("flag columns", ["legal-dong.tsv", "flag-first.csv"]),
    ("several spellings of a level in one column", ["spellings-of-one-level.csv"]),
    ("a country on top", ["hh-areas.json", "wide-a-country-on-top-and-a-level-left-out.csv"]),
    ("a region of the world above", ["unsd-m49.csv"]),
    (
      "levels missing in the middle",
      ["flat-a-missing-middle-code-the-nearest-ancestor-that-exists.csv", "unsd-m49.csv"]
    ),
  ]
}
