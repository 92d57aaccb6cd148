/// Names that stand where a region should be and name none, folded; the longer ones first where one begins with
/// another.
package enum EmptyNames {
  /// What tables put between a province or a city and the counties below it.
  package static let groups = [
    "市辖区", "自治区直辖县级行政区划", "自治区直辖县级行政单位", "省直辖县级行政区划", "省直辖县级行政单位",
    "直辖县级行政区划", "直辖县级行政单位", "直辖县级",
  ].map { NameFolding.folded($0) }

  /// The country above all of them.
  package static let country = ["中华人民共和国", "中国大陆", "中国"].map { NameFolding.folded($0) }
}
