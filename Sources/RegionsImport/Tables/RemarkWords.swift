/// What rows below a table begin with that are no records of it: sums, sources, footnotes.
enum RemarkWords {
  /// Words for a sum.
  private static let sums: Set<String> = [
    "合计", "总计", "小计", "共计", "合計", "總計", "小計", "計", "总和", "total", "totals", "sum", "grand total",
    "subtotal", "overall total", "summe", "gesamt", "insgesamt", "totale", "total general", "suma",
    "somme", "totaal", "итого", "всего", "총계", "합계", "toplam", "jumlah", "razem", "ogółem",
  ]

  /// The same as tables write them.
  static let spelledSums: [String] = sums.flatMap { word in
    [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
  }

  /// What notes begin with, in small letters.
  private static let beginnings = [
    "*", "※", "注", "备注", "備註", "説明", "说明", "数据来源", "資料來源", "资料来源", "来源", "來源", "出典", "note",
    "source", "remark", "footnote", "last updated", "updated", "generated", "copyright", "©", "#",
    "quelle", "fuente", "fonte", "anmerkung", "nota", "licen", "data from", "data source", "stand:",
    "(*)", "1)", "[1]",
  ]

  /// Whether a text is a word for a sum, whatever stands behind it in brackets or a colon.
  static func isSum(_ text: String) -> Bool {
    let words = text.lowercased().prefix { !"：:(（".contains($0) }
    var trimmed = words
    while let last = trimmed.last, last == " " { trimmed.removeLast() }
    return sums.contains(String(trimmed))
  }

  /// Whether a text begins as a note does, or is a sentence.
  static func isNote(_ text: String) -> Bool {
    let small = text.lowercased()
    return beginnings.contains { small.hasPrefix($0) } || isSum(text)
      || text.contains("：") || text.contains(": ")
  }
}
