/// Names that stand for no region: what pickers show before a choice, and what official lists put
/// between a municipality and its districts.
enum PlaceholderName {
  private static let names: Set<String> = [
    "请选择", "--", "-", "---", "----", "不限", "全部", "其他", "其它", "市辖区", "县", "省直辖县级行政区划",
    "自治区直辖县级行政区划", "省直辖县", "省直辖行政单位", "省直辖", "请选择省份", "请选择城市", "请选择地区",
    "国外", "海外", "暂无", "无", "未知", "选择", "所有", "select", "please select", "unknown", "other",
    "others", "all", "none", "any", "n/a", "請選擇", "不限地区", "全国",
  ]

  static func matches(_ name: String) -> Bool {
    names.contains(name) || names.contains(name.lowercased()) || name.hasPrefix("请选择")
      || name.hasPrefix("--")
  }
}
