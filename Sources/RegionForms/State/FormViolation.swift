/// What a value does wrong.
public indirect enum FormViolation: Hashable, Sendable {
  case required
  case tooLong(maximum: Int, count: Int)
  case tooShort(minimum: Int, count: Int)
  case tooManyItems(maximum: Int, count: Int)
  case tooFewItems(minimum: Int, count: Int)
  case format(TextFormat)
  case pattern(FormText?)
  /// Text that should be a date and time.
  case notADateTime
  /// Not in this order to the field with this title, or to the present.
  case order(FormOrder, to: FormText?)
  case unknownOption(String)
  /// The region is not in the data set.
  case unknownRegion(String)
  /// The region lies above the level asked for, and has regions below.
  case regionTooHigh(level: Int, depth: Int?)
  /// The region lies below the level asked for.
  case regionTooDeep(level: Int, depth: Int)
  /// Something inside the value: a field of a form, an item of a list.
  case inside(path: String, FormViolation)
  /// A closure, or whoever the form was handed to, said no.
  case refused(FormText)

  /// One phrase: lower case, no full stop.
  public func message(in language: FormLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }

  private var english: String {
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
    case .pattern(let text): text?.english ?? "not written as asked for"
    case .notADateTime: "not an ISO 8601 date and time"
    case .order(let order, let other): "must \(order.english) \(other?.english ?? "now")"
    case .unknownOption(let id): "“\(id)” is not an option"
    case .unknownRegion(let id): "region “\(id)” is not in the data set"
    case .regionTooHigh(let level, let depth?):
      "choose down to level \(depth), this is level \(level)"
    case .regionTooHigh(_, nil): "choose down to the last level"
    case .regionTooDeep(let level, let depth):
      "choose at most level \(depth), this is level \(level)"
    case .inside(let path, let violation): "\(path): \(violation.english)"
    case .refused(let text): text.english
    }
  }

  private var chinese: String {
    switch self {
    case .required: "必填"
    case .tooLong(let maximum, let count): "最多\(maximum)个字，现有\(count)个"
    case .tooShort(let minimum, let count): "至少\(minimum)个字，现有\(count)个"
    case .tooManyItems(let maximum, let count): "最多\(maximum)项，现有\(count)项"
    case .tooFewItems(let minimum, let count): "至少\(minimum)项，现有\(count)项"
    case .format(.email): "不是有效的电子邮箱"
    case .format(.mobile): "不是有效的手机号码"
    case .format(.landline): "不是有效的固定电话号码"
    case .format(.phone): "不是有效的电话号码"
    case .format(.postalCode): "不是有效的邮政编码"
    case .pattern(let text): text?.text(in: .chinese) ?? "格式不正确"
    case .notADateTime: "不是有效的日期时间（ISO 8601）"
    case .order(let order, let other):
      "必须\(order.chinese)\(other?.text(in: .chinese) ?? "现在")"
    case .unknownOption(let id): "没有“\(id)”这个选项"
    case .unknownRegion(let id): "地区数据中没有“\(id)”"
    case .regionTooHigh(let level, let depth?): "请选到第\(depth)级，现在是第\(level)级"
    case .regionTooHigh(_, nil): "请选到最后一级"
    case .regionTooDeep(let level, let depth): "最多选到第\(depth)级，现在是第\(level)级"
    case .inside(let path, let violation): "\(path)：\(violation.chinese)"
    case .refused(let text): text.text(in: .chinese)
    }
  }

  private func plural(_ count: Int) -> String { count == 1 ? "" : "s" }
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
