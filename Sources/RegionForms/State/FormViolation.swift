public import Regions

/// What a value does wrong.
public indirect enum FormViolation: Hashable, Sendable {
  /// There is no value.
  case required
  /// More characters than a maximum.
  case tooLong(maximum: Int, count: Int)
  /// Fewer characters than a minimum.
  case tooShort(minimum: Int, count: Int)
  /// More items than a maximum.
  case tooManyItems(maximum: Int, count: Int)
  /// Fewer items than a minimum.
  case tooFewItems(minimum: Int, count: Int)
  /// Not written as a format is.
  case format(TextFormat)
  /// Not matched by a regular expression.
  case pattern
  /// Two items of a list are the same.
  case repeated
  /// Text that should be a date and time.
  case notADateTime
  /// Not in this order to the field with this title, or to the present.
  case order(FormOrder, to: FormText?)
  /// The choice has no option with this ID.
  case unknownOption(String)
  /// The region is not in the data set.
  case unknownRegion(String)
  /// The region lies above the level asked for, and has regions below.
  case regionTooHigh(level: Int, depth: Int?)
  /// The region lies below the level asked for.
  case regionTooDeep(level: Int, depth: Int)
  /// The region with this name has regions below that lead to the rank asked for.
  case regionIncomplete(name: String, rank: RegionRank)
  /// The region with this name has a lower rank than the one asked for.
  case regionTooLow(name: String, rank: RegionRank)
  /// The region does not lie below the one with this name.
  case regionOutside(name: String, root: String)
  /// Something inside the value: a field of a form, an item of a list, by their titles.
  case inside(titles: [FormText], FormViolation)
  /// The rule's own words for what is wrong.
  case worded(FormText, FormViolation)
  /// A closure, or whoever the form was handed to, said no.
  case refused(FormText)

  /// One phrase: lower case, no full stop.
  public func message(in language: FormLanguage) -> String {
    switch language.own {
    case .english: english(language)
    case .chinese: chinese(language)
    }
  }

  /// English, with the texts of the form in the language it speaks.
  private func english(_ language: FormLanguage) -> String {
    switch self {
    case .required: "required"
    case .tooLong(let maximum, let count):
      "at most \(maximum) character\(plural(maximum)), has \(count)"
    case .tooShort(let minimum, let count):
      "at least \(minimum) character\(plural(minimum)), has \(count)"
    case .tooManyItems(let maximum, let count):
      "at most \(maximum) item\(plural(maximum)), has \(count)"
    case .tooFewItems(let minimum, let count):
      "at least \(minimum) item\(plural(minimum)), has \(count)"
    case .format(.email): "not an e-mail address"
    case .format(.mobile): "not a mobile number"
    case .format(.landline): "not a landline number"
    case .format(.phone): "not a telephone number"
    case .format(.postalCode): "not a postal code"
    case .pattern: "not written as asked for"
    case .repeated: "is there twice"
    case .notADateTime: "not an ISO 8601 date and time"
    case .order(let order, let other): "must \(order.english) \(other?.text(in: language) ?? "now")"
    case .unknownOption(let id): "“\(id)” is not an option"
    case .unknownRegion(let id): "region “\(id)” is not in the data set"
    case .regionTooHigh(let level, let depth?):
      "choose down to level \(depth), this is level \(level)"
    case .regionTooHigh(_, nil): "choose down to the last level"
    case .regionTooDeep(let level, let depth):
      "choose at most level \(depth), this is level \(level)"
    case .regionIncomplete(let name, let rank): "choose a \(rank.english) in \(name)"
    case .regionTooLow(let name, let rank): "choose a \(rank.english), \(name) lies below one"
    case .regionOutside(let name, let root): "\(name) does not lie in \(root)"
    case .inside(let titles, let violation):
      titles.map { $0.text(in: language) }.filter { !$0.isEmpty }.joined(separator: " › ")
        + ": \(violation.english(language))"
    case .worded(let text, _), .refused(let text): text.text(in: language)
    }
  }

  private func chinese(_ language: FormLanguage) -> String {
    switch self {
    case .required: "必填"
    case .tooLong(let maximum, _): "最多\(maximum)个字"
    case .tooShort(let minimum, let count): "至少\(minimum)个字，现有\(count)个"
    case .tooManyItems(let maximum, let count): "最多\(maximum)项，现有\(count)项"
    case .tooFewItems(let minimum, let count): "至少\(minimum)项，现有\(count)项"
    case .format(.email): "不是有效的电子邮箱"
    case .format(.mobile): "不是有效的手机号码"
    case .format(.landline): "不是有效的固定电话号码"
    case .format(.phone): "不是有效的电话号码"
    case .format(.postalCode): "不是有效的邮政编码"
    case .pattern: "格式不正确"
    case .repeated: "不能重复"
    case .notADateTime: "不是有效的日期时间（ISO 8601）"
    case .order(let order, let other):
      "必须\(order.chinese)\(other?.text(in: language) ?? "现在")"
    case .unknownOption(let id): "没有“\(id)”这个选项"
    case .unknownRegion(let id): "地区数据中没有“\(id)”"
    case .regionTooHigh(let level, let depth?): "请选到第\(depth)级，现在是第\(level)级"
    case .regionTooHigh(_, nil): "请选到最后一级"
    case .regionTooDeep(let level, let depth): "最多选到第\(depth)级，现在是第\(level)级"
    case .regionIncomplete(let name, let rank): "请选择\(name)下的\(rank.chinese)"
    case .regionTooLow(let name, let rank): "\(name)在所需级别之下，请选择\(rank.chinese)"
    case .regionOutside(let name, let root): "\(name)不在\(root)"
    case .inside(let titles, let violation):
      titles.map { $0.text(in: language) }.filter { !$0.isEmpty }.joined(separator: " › ")
        + "：\(violation.chinese(language))"
    case .worded(let text, _), .refused(let text): text.text(in: language)
    }
  }

  private func plural(_ count: Int) -> String { count == 1 ? "" : "s" }
}

extension FormViolation {
  /// What is wrong, without a rule's own words for it.
  var cause: FormViolation {
    if case .worded(_, let violation) = self { return violation.cause }
    return self
  }

  /// The violation in a rule's words, if it has some.
  func worded(_ message: FormText?) -> FormViolation {
    message.map { .worded($0, self) } ?? self
  }
}

extension RegionRank {
  fileprivate var english: String { self == .prefecture ? "city" : description }

  fileprivate var chinese: String {
    switch self {
    case .province: "省份"
    case .prefecture: "城市"
    case .county: "区县"
    case .town: "乡镇街道"
    case .village: "村或社区"
    default: "第\(rawValue)级"
    }
  }
}

extension FormOrder {
  fileprivate var english: String {
    switch self {
    case .after: "be after"
    case .before: "be before"
    case .notBefore: "not be before"
    case .notAfter: "not be after"
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .after: "晚于"
    case .before: "早于"
    case .notBefore: "不早于"
    case .notAfter: "不晚于"
    }
  }
}
