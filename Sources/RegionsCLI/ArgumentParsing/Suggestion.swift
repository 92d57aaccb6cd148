public import TranslatedText

/// "; did you mean “--json”?" for a mistyped word, or nothing if no word is near.
///
/// - Parameter prefix: put before the suggested word.
public func suggestion(for word: String, among words: [String], _ prefix: String) -> Message {
  let limit = max(1, word.count / 3)
  let nearest = words.map { (word: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= limit || ($0.word.hasPrefix(word) && word.count > 1) }
    .min { $0.distance < $1.distance }
  guard let nearest else { return "" }
  return "; did you mean “\(prefix + nearest.word)”?"
}

/// How many letters have to be inserted, removed, replaced or swapped with their neighbour to turn
/// one word into the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left)
  let b = Array(right)
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1..<(a.count + 1) {
    var row = [i]
    for j in 1..<(b.count + 1) {
      var distance = min(
        last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        distance = min(distance, beforeLast[j - 2] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
