export const data = [
	{
		id: 'buenos-aires',
		nombre: 'BUENOS AIRES',
		departamentos: [
			{
				id: '25-de-mayo',
				nombre: '25 DE MAYO',
				localidades: [
					{
						id: '25-de-mayo',
						nombre: '25 DE MAYO',
					},
					{
						id: 'agustin-mosconi',
						nombre: 'AGUSTIN MOSCONI',
					},
					{
						id: 'del-valle',
						nombre: 'DEL VALLE',
					},
					{
						id: 'ernestina',
						nombre: 'ERNESTINA',
					},
					{
						id: 'gobernador-ugarte',
						nombre: 'GOBERNADOR UGARTE',
					},
					{
						id: 'lucas-monteverde',
						nombre: 'LUCAS MONTEVERDE',
					},
					{
						id: 'norberto-de-la-riestra',
						nombre: 'NORBERTO DE LA RIESTRA',
					},
					{
						id: 'pedernales',
						nombre: 'PEDERNALES',
					},
					{
						id: 'san-enrique',
						nombre: 'SAN ENRIQUE',
					},
					{
						id: 'valdes',
						nombre: 'VALDES',
					},
				],
			},
			{
				id: '9-de-julio',
				nombre: '9 DE JULIO',
				localidades: [
					{
						id: '12-de-octubre',
						nombre: '12 DE OCTUBRE',
					},
					{
						id: '9-de-julio',
						nombre: '9 DE JULIO',
					},
					{
						id: 'alfredo-demarchi',
						nombre: 'ALFREDO DEMARCHI',
					},
					{
						id: 'carlos-maria-naon',
						nombre: 'CARLOS MARIA NAON',
					},
					{
						id: 'dudignac',
						nombre: 'DUDIGNAC',
					},
					{
						id: 'la-aurora',
						nombre: 'LA AURORA',
					},
					{
						id: 'manuel-bgonnet',
						nombre: 'MANUEL B.GONNET',
					},
					{
						id: 'marcelino-ugarte',
						nombre: 'MARCELINO UGARTE',
					},
					{
						id: 'morea',
						nombre: 'MOREA',
					},
					{
						id: 'norumbega',
						nombre: 'NORUMBEGA',
					},
					{
						id: 'patricios',
						nombre: 'PATRICIOS',
					},
					{
						id: 'villa-general-fournier',
						nombre: 'VILLA GENERAL FOURNIER',
					},
				],
			},
		],
	},
];
