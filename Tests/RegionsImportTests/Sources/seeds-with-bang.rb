Area.create!(
  [
    {id: 1, area_name: 'Talmo'},
    {id: 2, area_name: 'Orvel'},
    {id: 3, area_name: 'Berna'}
  ]
)
Pref.create!(
  [
    {id: 1, pref_id: '01', pref_name: 'Garo', area_id: 1},

    {id: 2, pref_id: '02', pref_name: 'Sulk', area_id: 2},
    {id: 3, pref_id: '03', pref_name: 'Resin', area_id: 2},
    {id: 4, pref_id: '04', pref_name: 'Umber', area_id: 3},
    {id: 5, pref_id: '05', pref_name: 'Walde', area_id: 2}
  ]
)
