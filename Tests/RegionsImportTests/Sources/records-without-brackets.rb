# cities = City.create([{ name: 'Chicago' }, { name: 'Copenhagen' }])
Region.create name: "Alto Valle", number: "I"
Region.create name: "Bajo Valle", number: "II"
Region.create! name: "Costa Brava",
               number: "III"
Region.create name: "O'Higgins del Sur", number: "IV"
