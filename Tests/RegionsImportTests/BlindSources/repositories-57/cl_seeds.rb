# Región de Los Ríos
region = Region.create(name: "De Los Ríos")
# ## Provincia de Valdivia
province = Province.create(name: "Valdivia", region: region)
# #### Comunas
commune = Commune.create(name: "Corral", province: province)
commune = Commune.create(name: "Lanco", province: province)
commune = Commune.create(name: "Los Lagos", province: province)
commune = Commune.create(name: "Mariquina", province: province)
commune = Commune.create(name: "Máfil", province: province)
commune = Commune.create(name: "Paillaco", province: province)
commune = Commune.create(name: "Panguipulli", province: province)
commune = Commune.create(name: "Valdivia", province: province)
# ## Provincia Del Ranco
province = Province.create(name: "Del Ranco", region: region)
# #### Comunas
commune = Commune.create(name: "La Unión", province: province)
commune = Commune.create(name: "Futrono", province: province)
commune = Commune.create(name: "Río Bueno", province: province)
commune = Commune.create(name: "Lago Ranco", province: province)
# Region del Biobío
region = Region.create(name: "Del Biobío")
# ## Provincias
province = Province.create(name: "Arauco", region: region)
province = Province.create(name: "Biobío", region: region)
province = Province.create(name: "Concepción", region: region)
# #### Comunas
commune = Commune.create(name: "Concepción", province: province)
church = Church.create(name: "Parroquia San Agustín de Concepción", manager: "Juliano")
address = Address.create(street_name: "Castellón", street_number: 254, reference: "Entre Lord Cochrane y San Martín", zip_code: "4070124", latitude: -36.827810, longitude: -73.045677, commune: commune, church: church)

commune = Commune.create(name: "Coronel", province: province)
commune = Commune.create(name: "Chiguayante", province: province)
commune = Commune.create(name: "Florida", province: province)
commune = Commune.create(name: "Hualpén", province: province)
