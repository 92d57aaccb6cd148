import Regions
import TypedNumbers

extension AddressReader {
  func describe(_ verdict: Verdict, _ text: String) -> AddressMatch {
    let confidence = verdict.parse.confidence
    guard let number = verdict.parse.region else {
      return AddressMatch(
        region: nil, rest: text[...], confidence: confidence, parts: [], alternatives: [])
    }
    let region = tree[number: number]
    var parts: [AddressMatch.Part] = []
    var link = verdict.lastLink
    while let number = link {
      let name = chains[number]
      parts.append(
        AddressMatch.Part(
          text: part(of: text, name), region: today(name.region, above: region),
          kind: kind(of: name)
        ))
      link = name.previous.number
    }
    return AddressMatch(
      region: region,
      rest: text[
        index(
          ofByte: verdict.parse.restStart, in: text)..<index(
            ofByte: verdict.parse.restEnd, in: text)],
      confidence: confidence, parts: parts.reversed(),
      alternatives: verdict.alternatives.map {
        tree[number: lexicon.forest.node(of: $0)]
      })
  }

  private func part(of text: String, _ name: Link) -> Substring {
    let start = self.text.byteOffset(of: name.start)
    let end = self.text.byteOffset(of: name.end)
    return text[index(ofByte: start, in: text)..<index(ofByte: end, in: text)]
  }

  private func index(ofByte offset: Int, in text: String) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: min(offset, text.utf8.count))
  }

  /// The region of today that a name stands for: of several, the one the answer is or lies in.
  private func today(_ region: ForestRegion, above answer: Region) -> Region {
    let forest = lexicon.forest
    guard forest.isFormer(region) else { return tree[number: forest.node(of: region)] }
    let successors = lexicon.successors(of: region)
    let answerRegion = forest.region(of: answer.number)
    let related =
      successors.first { successor in answerRegion.map { forest.contains(successor, $0) } ?? false }
      ?? successors.first { successor in
        answerRegion.map { forest.contains($0, successor) } ?? false
      }
    guard let today = related ?? forest.today(above: region) else { return answer }
    return tree[number: forest.node(of: today)]
  }

  private func kind(of name: Link) -> AddressMatch.Part.Kind {
    if name.kind == .formerName { return .formerName }
    if name.kind == .zone { return .zone }
    switch lexicon.forest.rank(of: name.region) {
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
