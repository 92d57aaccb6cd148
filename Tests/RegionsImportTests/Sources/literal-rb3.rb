Province.create([{ name: 'Alto', code: '01' }, { name: 'Bajo', code: '02' }, { name: 'Medio', code: '03' }])
