import TypedNumbers

extension Evidence {
  /// Whether a column says yes or no of each record, whatever the language: no level, no name.
  func isFlag(_ list: Int, _ column: Int) -> Bool {
    guard distinctCount(list, column) <= 3 else { return false }
    let seen = Set(textNumbers(list, column).compactMap { $0.number })
    return !seen.isEmpty
      && seen.allSatisfy {
        Self.flags.contains(String(decoding: bytes($0), as: UTF8.self).lowercased())
      }
  }

  private static let flags: Set<String> = [
    "y", "n", "yes", "no", "t", "f", "true", "false", "0", "1", "x", "j", "ja", "nein", "nej",
    "oui",
    "non", "si", "sí", "sì", "não", "nao", "sim", "да", "нет", "так", "ні", "tak", "nie", "ano",
    "ne",
    "evet", "hayır", "ya", "tidak", "có", "không", "是", "否", "有", "無", "无", "存在", "存续", "存續",
    "废止", "廢止", "존재", "폐지", "예", "아니오", "active", "inactive", "enabled", "disabled", "urban",
    "rural", "on", "off", "none", "null", "-", "○", "×",
  ]
}
