[
  { code: '01', name: 'Alto', districts: [{ code: '0101', name: 'Aro' }, { code: '0102', name: 'Bo' }] },
  { code: '02', name: 'Bajo', districts: [{ code: '0201', name: 'Campo' }] }
].each do |p|
  Province.create!(p)
end
