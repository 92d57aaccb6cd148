public import Foundation

public struct DatePickerComponents: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label: View>: View { public var body: Never { fatalError() } }
extension DatePicker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}
public struct EnvironmentValues {
  public init() {}
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
}
extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
}
