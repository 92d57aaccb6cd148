Province.transaction do
  ## Provincias de Paraguay
  Province.create(:name => "Concepcion", :description => "Su capital es Concepcion", :country_id=> 1)
  Province.create(:name => "San Pedro", :description => "Su capital es San Pedro", :country_id=> 1)
  Province.create(:name => "Cordillera", :description => "Su capital es Caacupe", :country_id=> 1)
  Province.create(:name => "Caaguazu", :description => "Su capital es Coronel Oviedo", :country_id=> 1)
  Province.create(:name => "Guaira", :description => "Su capital es Villarrica", :country_id=> 1)
  Province.create(:name => "Caazapa", :description => "Su capital es Caazapa", :country_id=> 1)
  Province.create(:name => "Itapua", :description => "Su capital es Encarnacion", :country_id=> 1)
  Province.create(:name => "Misiones Py", :description => "Su capital es San Juan Bautista", :country_id=> 1)
  Province.create(:name => "Paraguari", :description => "Su capital es Paraguari", :country_id=> 1)
  Province.create(:name => "Alto Parana", :description => "Su capital es Alto Parana", :country_id=> 1)
  Province.create(:name => "Central", :description => "Su capital es Aregua", :country_id=> 1)
  Province.create(:name => "Neembucu", :description => "Su capital es Pilar", :country_id=> 1)
  Province.create(:name => "Amambay ", :description => "Su capital es Pedro Juan Caballero", :country_id=> 1)
  Province.create(:name => "Canindeyu", :description => "Su capital es Villa Hayes", :country_id=> 1)
  Province.create(:name => "Presidente Hayes", :description => "Su capital es Caazapa", :country_id=> 1)
  Province.create(:name => "Alto Paraguay", :description => "Su capital es Fuerte Olimpo", :country_id=> 1)
  Province.create(:name => "Boqueron", :description => "Su capital es Filadelfia", :country_id=> 1)
  
  ##Provincias de Argentina
  Province.create(:name => "Misiones Arg", :description => "Su capital es Posadas", :country_id=> 3)
end

 
