continent = Continent.find_by(description: 'Europe')
state = Country.find_by(description: 'Russian Federation')
region = Region.create(description: "Altai Krai", country: state, continent: continent, geoname_id: 1511732)
provinces = [
province = region.provinces.new(description: "Aleyskiy Rayon", country: state, continent: continent,  geoname_id: 1511780, population: 0),
province = region.provinces.new(description: "Altayskiy Rayon", country: state, continent: continent,  geoname_id: 1511731, population: 0),
province = region.provinces.new(description: "Bayevskiy Rayon", country: state, continent: continent,  geoname_id: 1510708, population: 0),
province = region.provinces.new(description: "Biyskiy Rayon", country: state, continent: continent,  geoname_id: 1510016, population: 0),
province = region.provinces.new(description: "Blagoveshchenskiy Rayon", country: state, continent: continent,  geoname_id: 1509987, population: 0),
province = region.provinces.new(description: "Gorod Barnaulskiy", country: state, continent: continent,  geoname_id: 1535931, population: 0),
province = region.provinces.new(description: "Kur'inskiy Rayon", country: state, continent: continent,  geoname_id: 1501302, population: 0),
province = region.provinces.new(description: "Natsional'nyy Rayon Nemetskiy", country: state, continent: continent,  geoname_id: 1535928, population: 0),
]
Province.import provinces
region = Region.create(description: "Amurskaya Oblast'", country: state, continent: continent, geoname_id: 2027748)
provinces = [
province = region.provinces.new(description: "Arkharinskiy Rayon", country: state, continent: continent,  geoname_id: 2027485, population: 0),
province = region.provinces.new(description: "Belogorskiy Rayon", country: state, continent: continent,  geoname_id: 2026893, population: 23267),
province = region.provinces.new(description: "Blagoveshchenskiy Rayon", country: state, continent: continent,  geoname_id: 2026607, population: 0),
province = region.provinces.new(description: "Bureyskiy Rayon", country: state, continent: continent,  geoname_id: 2025915, population: 28221),
province = region.provinces.new(description: "Gorod Blagoveshchensk", country: state, continent: continent,  geoname_id: 2050916, population: 0),
province = region.provinces.new(description: "Oktyabr'skiy Rayon", country: state, continent: continent,  geoname_id: 2018608, population: 22614),
]
Province.import provinces
region = Region.create(description: "Astrakhanskaya Oblast'", country: state, continent: continent, geoname_id: 580491)
provinces = [
province = region.provinces.new(description: "Akhtubinskiy Rayon", country: state, continent: continent,  geoname_id: 583796, population: 0),
province = region.provinces.new(description: "Chernoyarskiy Rayon", country: state, continent: continent,  geoname_id: 568698, population: 0)
]
Province.import provinces
province = region.provinces.create(description: "Gorod Astrakhan'", country: state, continent: continent,  geoname_id: 824964, population: 0)
municipalities = [
province.municipalities.new(description: "Astrakhan", region: region, country: state, continent: continent, geoname_id: 580497, population: 502533),
]
Municipality.import municipalities
provinces = [
province = region.provinces.new(description: "Ikryaninskiy Rayon", country: state, continent: continent,  geoname_id: 557391, population: 0),
province = region.provinces.new(description: "Kamyzyakskiy Rayon", country: state, continent: continent,  geoname_id: 553246, population: 0),
province = region.provinces.new(description: "Kharabalinskiy Rayon", country: state, continent: continent,  geoname_id: 550669, population: 0),
province = region.provinces.new(description: "Krasnoyarskiy Rayon", country: state, continent: continent,  geoname_id: 542131, population: 0),
province = region.provinces.new(description: "Limanskiy Rayon", country: state, continent: continent,  geoname_id: 535210, population: 0),
province = region.provinces.new(description: "Narimanovskiy Rayon", country: state, continent: continent,  geoname_id: 523439, population: 0),
province = region.provinces.new(description: "Privolzhskiy Rayon", country: state, continent: continent,  geoname_id: 505051, population: 0),
province = region.provinces.new(description: "Volodarskiy Rayon", country: state, continent: continent,  geoname_id: 472484, population: 0),
province = region.provinces.new(description: "Yenotayevskiy Rayon", country: state, continent: continent,  geoname_id: 467477, population: 0),
]
Province.import provinces
region = Region.create(description: "Bashkortostan", country: state, continent: continent, geoname_id: 578853)
province = region.provinces.create(description: "Belokatayskiy Rayon", country: state, continent: continent,  geoname_id: 577943, population: 0)
municipalities = [
province.municipalities.new(description: "Kusimovo", region: region, country: state, continent: continent, geoname_id: 538332, population: 0),
]
Municipality.import municipalities
province = region.provinces.create(description: "Khaybullinskiy Rayon", country: state, continent: continent,  geoname_id: 550406, population: 0)
