// swift-format-ignore-file
enum Place {
    case province(String)
    case city(String, Int)
    case district(String)
    case street(String)
    case village(String)
}
