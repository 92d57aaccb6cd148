country_chile = Country.find_by(name: "Chile")
country_ecuador = Country.find_by(name: "Ecuador")
country_uruguay = Country.find_by(name: "Uruguay")
country_costa_rica = Country.find_by(name: "Costa Rica")
country_bolivia = Country.find_by(name: "Bolivia")

chile_departments = [ "I Región de Tarapacá", "II Región de Antofagasta", "III Región de Atacama", "IV Región de Coquimbo", "V Región de Valparaíso", "VI Región del Libertador General Bernardo O’Higgins", "VII Región del Maule", "VIII Región del Biobío", "IX Región de La Araucanía", "X Región de Los Lagos", "XI Región Aysén del General Carlos Ibáñez del Campo", "XII Región de Magallanes y Antártica Chilena", "Región Metropolitana de Santiago", "XIV Región de Los Ríos", "XV Región de Arica y Parinacota", "XVI Región de Ñuble" ] 
ecuador_departments = [ "Azuay", "Bolívar", "Cañar", "Carchi", "Chimborazo", "Cotopaxi", "El", "Esmeraldas", "Galápagos", "Guayas", "Imbabura", "Loja", "Los Ríos", "Manabí", "Morona Santiago", "Napo", "Orellana", "Pastaza", "Pichincha", "Santa", "Santo Domingo de los Tsáchilas", "Sucumbíos", "Tungurahua", "Zamora" ] 
uruguay_departments = [ "Artigas", "Canelones", "Cerro Largo", "Colonia", "Durazno", "Flores", "Florida", "Lavalleja", "Maldonado", "Montevideo", "Paysandú", "Río Negro", "Rivera", "Rocha", "Salto", "San José", "Soriano", "Tacuarembó", "Treinta y Tres" ]
costa_rica_departments = [ "Alajuela", "Cartago", "Guanacaste", "Heredia", "Limón", "Puntarenas", "San José" ]
bolivia_departments = [ "Chuquisaca", "La Paz", "Cochabamba", "Oruro", "Potosí", "Tarija", "Santa Cruz", "Beni", "Pando" ]

chile_departments.each do |city|
  country_chile.department.find_or_create_by(
    name: city,
    var_name: city
  )
end

ecuador_departments.each do |city|
  country_ecuador.department.find_or_create_by(
    name: city,
    var_name: city
  )
end

uruguay_departments.each do |city|
  country_uruguay.department.find_or_create_by(
    name: city,
    var_name: city
  )
end

bolivia_departments.each do |city|
  country_bolivia.department.find_or_create_by(
    name: city,
    var_name: city
  )
end

costa_rica_departments.each do |city|
  country_costa_rica.department.find_or_create_by(
    name: city,
    var_name: city
  )
end
