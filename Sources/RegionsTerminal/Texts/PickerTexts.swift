import RegionForms
import RegionPicker

/// The words the picker shows, in the user's language.
struct PickerTexts: Sendable {
  let language: FormLanguage.Own

  static let chinese = PickerTexts(language: .chinese)
  static let english = PickerTexts(language: .english)

  /// The texts for a locale as the environment names it: Chinese or English.
  static func preferred(_ environment: (String) -> String?) -> PickerTexts {
    PickerTexts(language: FormLanguage(environment: environment).own)
  }

  /// The tab of what is still to be chosen.
  ///
  /// - Parameter label: what the data set calls the level, if it does: "Select city".
  func placeholder(for label: String?) -> String {
    let text = language.say("Select", zh: "请选择")
    guard let label, !label.isEmpty else { return text }
    return text + language.say(" ", zh: "") + label
  }

  /// What an empty input says: that it may be typed in.
  var typeToSearch: String {
    language.say("type a name, pinyin or an ID", zh: "输入名称、拼音或 ID")
  }
  var typeToSearchEverywhere: String { language.say("search everywhere", zh: "在全部地区中搜索") }
  var viToSearch: String { language.say("/ to search", zh: "按 / 搜索") }
  var noMatch: String { language.say("no match", zh: "没有匹配项") }
  /// While it is not known yet whether there is a match.
  var searching: String { language.say("searching…", zh: "正在查找…") }
  /// Above what was found in the whole tree, and above what is only near.
  var everywhere: String { language.say("Everywhere", zh: "全部地区") }
  var near: String { language.say("Nothing matches as typed; nearest", zh: "没有完全匹配，相近的有") }
  /// The same below what matches.
  var alsoNear: String { language.say("Near", zh: "相近的") }
  /// Of a region with nothing below it that is asked for.
  var nothingBelow: String { language.say("nothing more to choose", zh: "没有更下级可选") }
  func more(_ count: String) -> String { language.say("\(count) more", zh: "还有 \(count) 项") }
  /// "12 of 41,981".
  func count(_ count: String, of all: String) -> String {
    language.say("\(count) of \(all)", zh: "匹配 \(count) / \(all)")
  }

  /// What Enter does: end the picker, open the next level, go to a result.
  var choose: String { language.say("choose", zh: "选定") }
  var open: String { language.say("open", zh: "下一级") }
  var goThere: String { language.say("go there", zh: "前往") }

  /// Why the state machine refuses what a key asks for.
  func refusal<ID>(_ refusal: CascadePicker<ID>.Refusal) -> String {
    switch refusal {
    case .nothingChosen: language.say("nothing is chosen yet", zh: "尚未选择")
    case .notSelectable: language.say("what is chosen can't be the answer", zh: "当前所选不能作为结果")
    case .disabled: language.say("this one can't be chosen", zh: "此项不可选")
    default: "\(refusal)"
    }
  }
}

/// What the numbered lists say.
extension PickerTexts {
  /// The question.
  var prompt: String {
    language.say(
      "number, name or ID (empty: back, q: cancel)", zh: "编号、名称或 ID（回车返回上一级，q 取消）")
  }
  var confirmPrompt: String { language.say(" (.: take this)", zh: "（. 选定当前）") }
  /// Said of a number that stands before no option.
  var notListed: String { language.say("not in the list", zh: "列表中没有此编号") }
  /// What follows the number of options that are not listed.
  var unlisted: String {
    language.say("more not listed; part of a name narrows them", zh: "项未列出，输入部分名称可缩小范围")
  }
  /// Before several regions found elsewhere: that a number takes one of them.
  var foundElsewhere: String { language.say("found elsewhere", zh: "在全部地区中找到") }
}
