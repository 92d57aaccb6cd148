regions = {
  'Auvergne' => { code: 'ARA', cities: %w[Lyon Vichy] },
  'Bretagne' => { code: 'BRE', cities: %w[Brest Rennes Quimper] },
  'Corse' => { code: 'COR', cities: %w[Bastia] },
}

regions.each do |name, data|
  r = Region.create!(name: name, code: data[:code])
  data[:cities].each { |c| r.cities.create!(name: c) }
end
