provinces = {
  "กรุงเทพมหานคร" => {
    "คลองสาน" => {
      "สมเด็จเจ้าพระยา" => {
        zipcode: ["10600"],
        latitude: "13.731",
        longitude: "100.497",
      },
      "คลองสาน" => {
        zipcode: ["10600"],
        latitude: "13.735",
        longitude: "100.504",
      }
    },
    "คลองเตย" => {
      "คลองตัน" => {
        zipcode: ["10110"],
        latitude: "13.72",
        longitude: "100.571",
      },
      "พระโขนง" => {
        zipcode: ["10110", "10260"],
        latitude: "13.707",
        longitude: "100.595",
      },
    }
  },
  "ตรัง" => {
    "กันตัง" => {
      "บางหมาก" => {
        zipcode: ["92110"],
        latitude: "7.4",
        longitude: "99.5",
      }
    }
  }
}

provinces.each do |name, x|
  puts name
end
