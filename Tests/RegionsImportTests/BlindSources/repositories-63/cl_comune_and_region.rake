# encoding: utf-8

desc "Must delete and recreate region table before run this task"
task recreate_comunes_and_regions: :environment do

  # Create Regions
  if Region.count == 0
    Region.create name: 'I - Tarapaca'
    Region.create name: 'II - Antofagasta'
    Region.create name: 'III - Atacama'
    Region.create name: 'IV - Coquimbo'
    Region.create name: 'V - Valparaiso'
    Region.create name: 'VI - Libertador Bernardo O\'Higgins'
    Region.create name: 'VII - Maule'
    Region.create name: 'VIII - Bio-bio'
    Region.create name: 'IX - Araucania'
    Region.create name: 'X - Los Lagos'
    Region.create name: 'XI -Aysen del General Carlos Ibañez del Campo'
    Region.create name: 'XII - Magallanes'
    Region.create name: 'XIII - Metropolitana'
    Region.create name: 'XIV - Los Rios'
    Region.create name: 'XV -Arica y Parinacota'
  end

  c = Comune.find_by(desc_comuna: 'NIQUEN'); c.region_id = 8; c.save
  c = Comune.find_by(desc_comuna: 'NUNOA'); c.region_id = 13; c.save
  c = Comune.find_by(desc_comuna: 'ALGARROBO'); c.region_id = 5; c.save
  c = Comune.find_by(desc_comuna: 'ALHUE'); c.region_id = 13; c.save
  c = Comune.find_by(desc_comuna: 'ALTO BIOBIO'); c.region_id = 8; c.save
  c = Comune.find_by(desc_comuna: 'ALTO DEL CARMEN'); c.region_id = 3; c.save
  c = Comune.find_by(desc_comuna: 'ALTO HOSPICIO'); c.region_id = 1; c.save
  c = Comune.find_by(desc_comuna: 'ANCUD'); c.region_id = 10; c.save
  c = Comune.find_by(desc_comuna: 'ANDACOLLO'); c.region_id = 4; c.save
  c = Comune.find_by(desc_comuna: 'ANGOL'); c.region_id = 9; c.save
  # c = Comune.find_by(desc_comuna: 'ANTARTICA'); c.region_id = 12; c.save
  c = Comune.find_by(desc_comuna: 'ANTOFAGASTA'); c.region_id = 2; c.save
  c = Comune.find_by(desc_comuna: 'ANTUCO'); c.region_id = 8; c.save
  c = Comune.find_by(desc_comuna: 'ARAUCO'); c.region_id = 8; c.save
  c = Comune.find_by(desc_comuna: 'ARICA'); c.region_id = 15; c.save
end
