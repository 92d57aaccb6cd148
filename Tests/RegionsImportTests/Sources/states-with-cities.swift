// swift-format-ignore-file
import Foundation

struct State {
    let name: String
    let cities: [City]

    static func load() -> [State] {
        var list: [State] = []
        let oregon = State(name: "Oregon", cities: [
            City(name: "Portland"),
            City(name: "Bend"),
        ])
        list.append(oregon)
        let idaho = State(name: "Idaho", cities: [
            City(name: "Boise"),
            City(name: "Orofino"),
            City(name: "Moscow"),
        ])
        list.append(idaho)
        return list
    }
}
