export const addressData: Province[] = [
	{
		id: 'HN',
		name: 'Hà Nội',
		districts: [
			{
				id: 'HN-BA-DINH',
				name: 'Ba Đình',
				wards: [
					{ id: 'HN-BA-DINH-1', name: 'Phường Phúc Xá' },
					{ id: 'HN-BA-DINH-2', name: 'Phường Trúc Bạch' },
				],
			},
		],
	},
	{
		id: 'HCM',
		name: 'Hồ Chí Minh',
		districts: [
			{
				id: 'HCM-Q1',
				name: 'Quận 1',
				wards: [
					{ id: 'HCM-Q1-1', name: 'Phường Bến Nghé' },
				],
			},
		],
	},
];
