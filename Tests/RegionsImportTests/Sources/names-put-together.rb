District.create name: "Aldea" + " Nova", number: "1"
District.create name: "Brisa" + " Nova", number: "2"
District.create name: "Corvo" + " Nova", number: "3"
