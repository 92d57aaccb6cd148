# Districts and what the program keeps besides.
District.delete_all
District.create([
  { name: 'Talmo district' },
  { name: 'Orvel district' },
  { name: 'Berna district' }
])

Fuel.delete_all
Fuel.create([
  { name: 'Gas' },
  { name: 'Coal' }
])
