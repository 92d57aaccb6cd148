import Regions

extension AddressReader {
  func describe(_ verdict: Verdict, _ text: String) -> AddressMatch {
    let confidence = verdict.reading.confidence
    guard let number = verdict.reading.region else {
      return AddressMatch(
        region: nil, rest: text[...], confidence: confidence, parts: [], alternatives: [])
    }
    let region = tree[number: number]
    var parts: [AddressMatch.Part] = []
    var link = verdict.lastLink
    while link >= 0 {
      let name = links[Int(link)]
      parts.append(
        AddressMatch.Part(
          text: part(of: text, name), region: today(name.place, above: region), kind: kind(of: name)
        ))
      link = name.previous
    }
    return AddressMatch(
      region: region,
      rest: text[
        place(verdict.reading.restStart, in: text)..<place(verdict.reading.restEnd, in: text)],
      confidence: confidence, parts: parts.reversed(),
      alternatives: verdict.alternatives.map {
        tree[number: Int(lexicon.forest.regions[Int($0)])]
      })
  }

  private func part(of text: String, _ name: Link) -> Substring {
    let start = self.text.byteOffset(of: Int(name.start))
    let end = self.text.byteOffset(of: Int(name.end))
    return text[place(start, in: text)..<place(end, in: text)]
  }

  private func place(_ offset: Int, in text: String) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: min(offset, text.utf8.count))
  }

  /// The region of today that a name stands for: of several, the one the answer is or lies in.
  private func today(_ place: Int32, above answer: Region) -> Region {
    let forest = lexicon.forest
    guard forest.isFormer(Int(place)) else { return tree[number: Int(forest.regions[Int(place)])] }
    let answerPlace = Int(forest.places[answer.number])
    let successors = lexicon.successors(of: place)
    if let successor = successors.first(where: { forest.contains(Int($0), answerPlace) }) {
      return tree[number: Int(forest.regions[Int(successor)])]
    }
    if let successor = successors.first(where: { forest.contains(answerPlace, Int($0)) }) {
      return tree[number: Int(forest.regions[Int(successor)])]
    }
    var place = forest.parents[Int(place)]
    while place >= 0, forest.isFormer(Int(place)) { place = forest.parents[Int(place)] }
    return place >= 0 ? tree[number: Int(forest.regions[Int(place)])] : answer
  }

  private func kind(of name: Link) -> AddressMatch.Part.Kind {
    if name.kind == .formerName { return .formerName }
    switch lexicon.forest.ranks[Int(name.place)] {
    case 4: return .town
    case 5...: return .village
    default: break
    }
    switch name.quality {
    case .whole: return .name
    case .alias: return .alias
    case .short, .variant: return .shortName
    }
  }
}
