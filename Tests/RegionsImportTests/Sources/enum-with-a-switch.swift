// swift-format-ignore-file
enum Prefecture: String, CaseIterable {
    /* 東北地方 */
    case aomori, iwate
    case miyagi
    case akita

    var name: String {
        switch self {
        case .aomori: return "青森県"
        case .iwate: return "岩手県"
        case .miyagi: return "宮城県"
        case .akita: return "秋田県"
        }
    }
}
