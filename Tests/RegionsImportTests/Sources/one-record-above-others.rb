Province.create!(id: 1, name: "Kigali Province")
District.create!(id: 11, name: "Gasabo", province_id: 1)
District.create!(id: 12, name: "Kicukiro", province_id: 1)
