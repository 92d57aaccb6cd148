/// Which byte stands between the fields of a delimited text.
struct Delimiter {
  var byte: UInt8
  /// Whether most records have the same number of fields, more than one.
  var isCertain: Bool

  /// The delimiters that are looked for, the most usual first.
  static let candidates = [",", "\t", ";", "|"].map { UInt8(ascii: Unicode.Scalar($0)!) }
  /// Records that are looked at.
  private static let sampleSize = 200

  /// The byte that cuts the first records into the most even rows of more than one field; a comma if
  /// none does.
  ///
  /// - Parameters:
  ///   - text: The text's beginning.
  ///   - isWhole: Whether that is all; else the last record is left out, being cut off.
  static func find(in text: [UInt8], isWhole: Bool) -> Delimiter {
    var best = (delimiter: candidates[0], score: 0.0)
    for delimiter in candidates {
      var counts = fieldCounts(text, delimiter)
      if !isWhole, counts.count > 1, counts.count < sampleSize { counts.removeLast() }
      let score = evenness(counts)
      if score > best.score { best = (delimiter, score) }
    }
    return Delimiter(byte: best.delimiter, isCertain: best.score > 0.5)
  }

  /// The share of records that have the most usual number of fields, 0 if that is one; more fields
  /// decide where shares are equal.
  private static func evenness(_ counts: [Int]) -> Double {
    var frequency: [Int: Int] = [:]
    for count in counts { frequency[count, default: 0] += 1 }
    guard
      let usual = frequency.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), usual.key > 1
    else {
      // Ragged rows, among which short ones are the most usual.
      let wide = counts.count { $0 > 1 }
      return counts.isEmpty ? 0 : Double(wide) / Double(counts.count) / 2
    }
    return Double(usual.value) / Double(counts.count) + Double(min(usual.key, 99)) / 1000
  }

  /// The number of fields of the first records, quotes heeded, blank lines left out.
  private static func fieldCounts(_ text: [UInt8], _ delimiter: UInt8) -> [Int] {
    var counts: [Int] = []
    var fields = 1
    var isBlank = true
    var isFieldStart = true
    var hasQuotes = false
    var isQuoted = false
    for byte in text {
      if byte == UInt8(ascii: "\""), isFieldStart || hasQuotes {
        // A doubled quote ends a quotation and begins the next.
        hasQuotes = true
        isQuoted.toggle()
      }
      if !isQuoted, byte == 0x0A || byte == 0x0D {
        if !isBlank { counts.append(fields) }
        if counts.count == sampleSize { return counts }
        fields = 1
        isBlank = true
      } else if !isQuoted, byte == delimiter {
        fields += 1
        isBlank = false
      } else {
        isBlank = false
        isFieldStart = false
        continue
      }
      isFieldStart = true
      hasQuotes = false
    }
    if !isBlank { counts.append(fields) }
    return counts
  }
}
