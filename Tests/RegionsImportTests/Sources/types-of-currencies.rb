City.create!([
  {name: "Jodha", code: "JU", state_id: 1, population: nil},
  {name: "Jaipa", code: "JP", state_id: 1, population: nil},
  {name: "Chena", code: "CHN", state_id: 2, population: nil},
  {name: "Buckara", code: "BUCK", state_id: 3, population: nil}
])
Country.create!([
  {name: "INDRA", code: "IN", currency_type_id: 2, time_zone_id: 2},
  {name: "Unita", code: "USA", currency_type_id: 1, time_zone_id: 1}
])
CurrencyType.create!([
  {name: "US Dollar", code: "USD", symbol: "$"},
  {name: "Ruppes", code: "INR", symbol: "₹"}
])
State.create!([
  {name: "Rajasta", code: "RAJ", country_id: 1, population: nil},
  {name: "Tamila", code: "TN", country_id: 1, population: nil},
  {name: "Arizana", code: "AZ", country_id: 2, population: nil}
])
TimeZone.create!([
  {name: "Pacific Daylight Time", code: "PST", offset: "UTC/GMT -7 hours"},
  {name: "Indian Standard Time", code: "IST", offset: "UTC/GMT +5:30 hours"}
])
