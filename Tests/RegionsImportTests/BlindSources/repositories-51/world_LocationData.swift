// swift-format-ignore-file
import Foundation

struct LocationData {
    var countries : [String] = ["Ukraine", "Poland", "German"]
    var cityData : [String : [String]] = ["Ukraine": ["Kyiv", "Harkiv", "Dnipro", "Lviv"],
                                          "Poland": ["Varshava", "Krakov", "Lodz'", "Poznan'"],
                                          "German": ["Berlin", "Munhen", "Kel'n", "Hamburg"]]
}
