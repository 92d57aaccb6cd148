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
      },
      "บางลำภูล่าง" => {
        zipcode: ["10600"],
        latitude: "13.715",
        longitude: "100.501",
      },
      "คลองต้นไทร" => {
        zipcode: ["10600"],
        latitude: "13.725",
        longitude: "100.508",
      }
    },
    "คลองสามวา" => {
      "สามวาตะวันตก" => {
        zipcode: ["10510"],
        latitude: "13.889",
        longitude: "100.708",
      },
      "สามวาตะวันออก" => {
        zipcode: ["10510"],
        latitude: "13.896",
        longitude: "100.76",
      },
      "บางชัน" => {
        zipcode: ["10510"],
        latitude: "13.839",
        longitude: "100.7",
      },
      "ทรายกองดิน" => {
        zipcode: ["10510"],
        latitude: "13.854",
        longitude: "100.745",
      },
      "ทรายกองดินใต้" => {
        zipcode: ["10510"],
        latitude: "13.861",
        longitude: "100.786",
      }
    },
    "คลองเตย" => {
      "คลองเตย" => {
        zipcode: ["10110"],
        latitude: "13.71",
        longitude: "100.57",
      },
      "คลองตัน" => {
        zipcode: ["10110"],
        latitude: "13.723",
        longitude: "100.571",
      },
      "พระโขนง" => {
        zipcode: ["10110", "10260"],
        latitude: "13.707",
        longitude: "100.595",
      },
    },
  },
}
