#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI

/// How a picker looks and what it says.
public struct RegionPickerTheme: Sendable {
  /// The title bar's text.
  public var title: String
  /// What the tab says that stands for the next choice.
  public var placeholder: String
  /// What the search field says while it is empty.
  public var searchPrompt: String
  /// What the button says that asks again for what failed to load.
  public var retry: String
  /// What VoiceOver says of the button that closes the picker.
  public var close: String
  /// What stands above results that are only near to what was typed.
  public var nearResults: String
  /// What stands above the rows of the level in front that match what is typed.
  public var hereResults: String
  /// What stands above results from anywhere.
  public var allResults: String
  /// What stands there when nothing is found.
  public var noResults: String
  /// What stands above the regions that are suggested.
  public var suggestions: String
  /// What the button says that finishes above the last level.
  public var confirm: String
  /// What stands there when options could not be loaded.
  public var failure: String
  /// What is said of an ID that gave way to its successor: its name or ID.
  public var superseded: @Sendable (_ successor: String) -> String
  /// What is said of an ID the data doesn't have.
  public var unknown: @Sendable (_ id: String) -> String
  /// The colour of the underline, the tick and the chosen names.
  public var accent: Color
  /// The colour of the page.
  public var background: Color
  /// The font of tabs and rows; a text style, so that it follows Dynamic Type.
  public var font: Font

  /// The look of the design, red on the system's background, in a language.
  private init(
    title: String, placeholder: String, searchPrompt: String, retry: String, close: String,
    nearResults: String, hereResults: String, allResults: String, noResults: String,
    suggestions: String, confirm: String, failure: String,
    superseded: @escaping @Sendable (String) -> String,
    unknown: @escaping @Sendable (String) -> String
  ) {
    self.title = title
    self.placeholder = placeholder
    self.searchPrompt = searchPrompt
    self.retry = retry
    self.close = close
    self.nearResults = nearResults
    self.hereResults = hereResults
    self.allResults = allResults
    self.noResults = noResults
    self.suggestions = suggestions
    self.confirm = confirm
    self.failure = failure
    self.superseded = superseded
    self.unknown = unknown
    accent = .red
    background = .clear
    font = .body
  }

  /// In Chinese. Every part can be set to another.
  public static var chinese: RegionPickerTheme {
    RegionPickerTheme(
      title: "配送至", placeholder: "请选择", searchPrompt: "搜索地区、拼音", retry: "重试", close: "关闭",
      nearResults: "相近的结果", hereResults: "本级", allResults: "全部地区", noResults: "没有找到",
      suggestions: "热门", confirm: "确定", failure: "加载失败",
      superseded: { "原来的地区已撤销，现为“\($0)”" }, unknown: { "原来的地区（\($0)）已不存在，请重新选择" })
  }

  /// In English. Every part can be set to another.
  public static var english: RegionPickerTheme {
    RegionPickerTheme(
      title: "Deliver to", placeholder: "Choose", searchPrompt: "Name or pinyin",
      retry: "Try again", close: "Close", nearResults: "Near results", hereResults: "Here",
      allResults: "Everywhere", noResults: "Nothing found", suggestions: "Suggested",
      confirm: "Done", failure: "Not loaded",
      superseded: { "The former region is “\($0)” now" },
      unknown: { "The former region (\($0)) is no more; choose again" })
  }

  /// In the language of a locale's identifier, such as "zh-Hans-CN".
  public static func localized(_ locale: String) -> RegionPickerTheme {
    locale.hasPrefix("zh") ? .chinese : .english
  }

  func words(for problem: RegionPickerModel.EchoProblem) -> String {
    switch problem {
    case .superseded(_, let id, let name): superseded(name ?? id)
    case .unknown(let id): unknown(id)
    }
  }
}
#endif
