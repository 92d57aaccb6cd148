export const wojewodztwa: string[] = [
	'dolnośląskie',
	'kujawsko-pomorskie',
	'lubelskie',
];

export const powiaty: { name: string; wojewodztwo: number }[] = [
	{
		name: 'bolesławiecki',
		wojewodztwo: 0,
	},
	{
		name: 'dzierżoniowski',
		wojewodztwo: 0,
	},
	{
		name: 'głogowski',
		wojewodztwo: 0,
	},
	{
		name: 'Legnica',
		wojewodztwo: 0,
	},
	{
		name: 'aleksandrowski',
		wojewodztwo: 1,
	},
	{
		name: 'brodnicki',
		wojewodztwo: 1,
	},
	{
		name: 'bydgoski',
		wojewodztwo: 1,
	},
	{
		name: 'bialski',
		wojewodztwo: 2,
	},
	{
		name: 'biłgorajski',
		wojewodztwo: 2,
	},
];
