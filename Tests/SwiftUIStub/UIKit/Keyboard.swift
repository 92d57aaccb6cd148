public struct UIKeyboardType: Sendable {
  public let name: String
  public static let `default` = UIKeyboardType(name: "default")
  public static let emailAddress = UIKeyboardType(name: "emailAddress")
  public static let phonePad = UIKeyboardType(name: "phonePad")
  public static let numberPad = UIKeyboardType(name: "numberPad")
  public static let decimalPad = UIKeyboardType(name: "decimalPad")
}
public struct UITextContentType: Hashable, Sendable {
  public let name: String
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let name = UITextContentType(name: "name")
}
