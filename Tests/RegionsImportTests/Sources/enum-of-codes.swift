// swift-format-ignore-file
enum State: String {
    case california = "CA"
    case nevada = "NV"
    case oregon = "OR"
    case utah = "UT"
}
