/// A nationality of China: what names of autonomous divisions have before 自治州, 自治县 and so on, and
/// what their English names have before “Autonomous Prefecture”.
///
/// The spellings in Latin letters are those of GB/T 3304 and, where English has a word of its own, that.
package struct Nationality: Sendable {
  /// Folded, without 族.
  package let units: [UInt16]
  /// Folded, the most usual first.
  package private(set) var latin: [[UInt16]]

  /// The 55.
  package static let all: [Nationality] = {
    var all: [Nationality] = []
    for word in words {
      if isChinese(word) {
        all.append(Nationality(units: word, latin: []))
      } else {
        all[all.count - 1].latin.append(word)
      }
    }
    return all
  }()

  /// Each in Chinese, without 族, and then as it is spelled in Latin letters, the most usual way first.
  static let words: [[UInt16]] = NameFolding.words(
    """
    蒙古 mongol mongolian 回 hui 藏 tibetan zang 维吾尔 uygur uyghur uighur 苗 miao 彝 yi 壮 zhuang \
    布依 buyei bouyei 朝鲜 korean chosen 满 manchu man 侗 dong 瑶 yao 白 bai 土家 tujia 哈尼 hani \
    哈萨克 kazakh kazak 傣 dai 黎 li 傈僳 lisu 佤 va wa 畲 she 高山 gaoshan 拉祜 lahu 水 sui shui \
    东乡 dongxiang 纳西 naxi 景颇 jingpo 柯尔克孜 kirgiz kyrgyz kirghiz 土 tu 达斡尔 daur \
    仫佬 mulao mulam 羌 qiang 布朗 blang bulang 撒拉 salar 毛南 maonan 仡佬 gelao 锡伯 xibe \
    阿昌 achang 普米 pumi 塔吉克 tajik 怒 nu 乌孜别克 uzbek 俄罗斯 russian russ 鄂温克 ewenki evenki \
    德昂 deang 保安 bonan baoan 裕固 yugur 京 gin jing 塔塔尔 tatar 独龙 derung dulong 鄂伦春 oroqen \
    赫哲 hezhen hezhe 门巴 monba 珞巴 lhoba 基诺 jino
    """
  )

  static func isChinese(_ word: [UInt16]) -> Bool { word[0] >= 0x2E80 }
}

extension Nationality {
  /// Whether a folded word is how one is spelled in Latin letters.
  package static func isSpelling(_ word: [UInt16]) -> Bool {
    words.contains(word)
  }

  /// Those whose names follow each other, with or without 族; empty if anything else stands there.
  static func list(in units: ArraySlice<UInt16>) -> [Nationality] {
    var left = units
    var found: [Nationality] = []
    while !left.isEmpty {
      // 东乡族 is not 东 and 乡, and no name of one begins with that of another and 族.
      guard
        let next = all.first(where: { left.starts(with: $0.units + people) })
          ?? all.first(where: { left.starts(with: $0.units) && $0.units.count == left.count })
      else { return [] }
      found.append(next)
      left = left.dropFirst(next.units.count)
      if left.first == people[0] { left = left.dropFirst() }
    }
    return found
  }

  private static let people = NameFolding.folded("族")

  /// How English writes several of them one behind the other, each with a space before it; nothing for none.
  static func latinLists(of nationalities: [Nationality]) -> [[UInt16]] {
    var lists: [[UInt16]] = [[]]
    for (index, nationality) in nationalities.enumerated() {
      let joints =
        index == 0
        ? [" "] : index == nationalities.count - 1 ? [" and ", " & ", "-", " "] : [", ", "-", " "]
      lists = joints.flatMap { joint in
        lists.flatMap { list in nationality.latin.map { list + NameFolding.folded(joint) + $0 } }
      }
    }
    return lists
  }
}
