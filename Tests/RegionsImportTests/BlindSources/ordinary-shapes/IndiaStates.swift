// swift-format-ignore-file
//
//  IndiaStates.swift
//  Checkout
//

import Foundation

enum IndiaState: String, CaseIterable, Identifiable, Codable {
    case andhraPradesh = "Andhra Pradesh"
    case arunachalPradesh = "Arunachal Pradesh"
    case assam = "Assam"
    case bihar = "Bihar"
    case chhattisgarh = "Chhattisgarh"
    case goa = "Goa"
    case gujarat = "Gujarat"
    case haryana = "Haryana"
    case himachalPradesh = "Himachal Pradesh"
    case jharkhand = "Jharkhand"
    case karnataka = "Karnataka"
    case kerala = "Kerala"
    case madhyaPradesh = "Madhya Pradesh"
    case maharashtra = "Maharashtra"
    case manipur = "Manipur"
    case meghalaya = "Meghalaya"
    case mizoram = "Mizoram"
    case nagaland = "Nagaland"
    case odisha = "Odisha"
    case punjab = "Punjab"
    case rajasthan = "Rajasthan"
    case sikkim = "Sikkim"
    case tamilNadu = "Tamil Nadu"
    case telangana = "Telangana"
    case tripura = "Tripura"
    case uttarPradesh = "Uttar Pradesh"
    case uttarakhand = "Uttarakhand"
    case westBengal = "West Bengal"
    case andamanAndNicobarIslands = "Andaman and Nicobar Islands"
    case chandigarh = "Chandigarh"
    case dadraAndNagarHaveliAndDamanAndDiu = "Dadra and Nagar Haveli and Daman and Diu"
    case delhi = "Delhi"
    case jammuAndKashmir = "Jammu and Kashmir"
    case ladakh = "Ladakh"
    case lakshadweep = "Lakshadweep"
    case puducherry = "Puducherry"

    var id: String { rawValue }
    var localized: String { NSLocalizedString(rawValue, comment: "state") }
}
