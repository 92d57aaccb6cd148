export const locations = [
	{
		country_short: 'US',
		region: 'California',
		city: 'Los Angeles',
	},
	{
		country_short: 'CN',
		region: 'Fujian',
		city: 'Fuzhou',
	},
	{
		country_short: 'AU',
		region: 'Tasmania',
		city: 'Glebe',
	},
	{
		country_short: 'AU',
		region: 'Victoria',
		city: 'Melbourne',
	},
	{
		country_short: 'CN',
		region: 'Guangdong',
		city: 'Guangzhou',
	},
	{
		country_short: 'JP',
		region: 'Tokyo',
		city: 'Tokyo',
	},
	{
		country_short: 'JP',
		region: 'Hiroshima',
		city: 'Hiroshima',
	},
	{
		country_short: 'JP',
		region: 'Miyagi',
		city: 'Sendai',
	},
	{
		country_short: 'TH',
		region: 'Trang',
		city: 'Ratsada',
	},
	{
		country_short: 'TH',
		region: 'Chon Buri',
		city: 'Chon Buri',
	},
];
