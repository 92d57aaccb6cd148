public import Foundation

public struct Text: Primitive, Equatable {
  struct Run: Equatable {
    var text: String
    var isBold = false
    var color: String?
  }
  var runs: [Run]

  nonisolated public init(_ content: some StringProtocol) { runs = [Run(text: String(content))] }
  nonisolated public init(verbatim content: String) { runs = [Run(text: content)] }

  public func bold() -> Text { changed { $0.isBold = true } }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.color = "\(style)" }
  }
  public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum.runs += right.runs
    return sum
  }
  nonisolated public static func == (left: Text, right: Text) -> Bool { left.runs == right.runs }

  var string: String { runs.map(\.text).joined() }
  private func changed(_ change: (inout Run) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }
  func build(_ scope: Scope) -> [Node] { [Node(.text(runs), scope)] }
}

public struct Image: Primitive {
  let name: String
  var isResizable = false
  nonisolated public init(systemName: String) { name = systemName }
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  func build(_ scope: Scope) -> [Node] {
    [Node(.image(name, isResizable: isResizable), scope)]
  }
}
public struct AsyncImage<Content: View>: Primitive {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  public init(url: URL?, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.content = content
  }
  func build(_ scope: Scope) -> [Node] {
    var phase = AsyncImagePhase.empty
    if let url { phase = scope.screen.pictures(url) }
    return content(phase).nodes(scope.entering("picture"))
  }
}
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
}

public struct Label<Title: View, Icon: View>: Primitive {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  func build(_ scope: Scope) -> [Node] {
    [
      Node(
        .group("label"), scope,
        icon.nodes(scope.entering("icon")) + title.nodes(scope.entering("title")))
    ]
  }
}
extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
