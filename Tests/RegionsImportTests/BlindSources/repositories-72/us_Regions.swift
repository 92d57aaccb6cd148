// swift-format-ignore-file
import Foundation

struct Region {
    let code: String
    let title: String
    let country: String
    let apiResponse: String

    static let all: [Region] = [
        Region(code: "stAL", title: "Alabama", country: "US", apiResponse: "USA-ALB"),
        Region(code: "stAK", title: "Alaska", country: "US", apiResponse: "USA-ALK"),
        Region(code: "stAZ", title: "Arizona", country: "US", apiResponse: "USA-ARZ"),
        Region(code: "stAR", title: "Arkansas", country: "US", apiResponse: "USA-ARK"),
        Region(code: "stCA", title: "California", country: "US", apiResponse: "USA-CAL"),
        Region(code: "stDC", title: "District of Columbia", country: "US", apiResponse: "USA-DOC"),
        Region(code: "stNY", title: "New York", country: "US", apiResponse: "USA-NYO"),
        Region(code: "stPR", title: "Puerto Rico", country: "US", apiResponse: "USA-PRO"),
        Region(code: "stWV", title: "West Virginia", country: "US", apiResponse: "USA-WVR"),
        Region(code: "stWI", title: "Wisconsin", country: "US", apiResponse: "USA-WIS"),
        Region(code: "stWY", title: "Wyoming", country: "US", apiResponse: "USA-WYM"),

        /*    Region(code: "rgLP", title: "Lower Pacific", country: "US"),
            Region(code: "rgMC", title: "MidAtlantic", country: "US"),
            Region(code: "rgWT", title: "West", country: "US"), */

        //  Region(code: "stAB", title: "Alberta", country: "CA"),
        Region(code: "stBC", title: "British Columbia", country: "CA", apiResponse: "CAN-BCL"),
        Region(code: "stMB", title: "Manitoba", country: "CA", apiResponse: "CAN-MNT"),
        // Region(code: "stNB", title: "New Brunswick", country: "CA"),
        // Region(code: "stNF", title: "Newfoundland", country: "CA"),
        Region(code: "stON", title: "Ontario", country: "CA", apiResponse: "CAN-ONT"),
        // Region(code: "stPI", title: "Prince Edward Island", country: "CA"),
        Region(code: "stQC", title: "Quebec", country: "CA", apiResponse: "CAN-QUE"),
        // Region(code: "stYT", title: "Yukon Territory", country: "CA"),
        Region(code: "stCR", title: "Costa Rica", country: "CS", apiResponse: "CRI-SJO"),
        Region(code: "stLV", title: "Dominican Republic", country: "DR", apiResponse: "DOM-SDM"),
        Region(code: "stMX", title: "Mexico", country: "MX", apiResponse: "MEX-DTD")
        // ,Region(code: "rgIN", title: "International", country: "N/A")
    ]
}
