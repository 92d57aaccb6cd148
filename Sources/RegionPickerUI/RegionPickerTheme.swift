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
  /// The colour of the underline, the tick and the chosen names.
  public var accent: Color
  /// The colour of the page.
  public var background: Color
  /// The font of tabs and rows; a text style, so that it follows Dynamic Type.
  public var font: Font

  /// The look of the design: red on the system's background.
  public init(
    title: String, placeholder: String, searchPrompt: String, retry: String, close: String,
    nearResults: String, accent: Color = .red, background: Color = .clear, font: Font = .body
  ) {
    self.title = title
    self.placeholder = placeholder
    self.searchPrompt = searchPrompt
    self.retry = retry
    self.close = close
    self.nearResults = nearResults
    self.accent = accent
    self.background = background
    self.font = font
  }

  /// In Chinese.
  public static var chinese: RegionPickerTheme {
    RegionPickerTheme(
      title: "配送至", placeholder: "请选择", searchPrompt: "搜索地区、拼音", retry: "重试", close: "关闭",
      nearResults: "相近的结果")
  }

  /// In English.
  public static var english: RegionPickerTheme {
    RegionPickerTheme(
      title: "Deliver to", placeholder: "Choose", searchPrompt: "Name or pinyin",
      retry: "Try again",
      close: "Close", nearResults: "Near results")
  }

  /// In the language of a locale's identifier, such as "zh-Hans-CN".
  public static func localized(_ locale: String) -> RegionPickerTheme {
    locale.hasPrefix("zh") ? .chinese : .english
  }
}
#endif
