export const wojewodztwa: string[] = [
	'dolnośląskie',
	'kujawsko-pomorskie',
	'lubelskie',
	'lubuskie',
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
		name: 'górowski',
		wojewodztwo: 0,
	},
	{
		name: 'jaworski',
		wojewodztwo: 0,
	},
	{
		name: 'karkonoski[a]',
		wojewodztwo: 0,
	},
	{
		name: 'kamiennogórski',
		wojewodztwo: 0,
	},
	{
		name: 'kłodzki',
		wojewodztwo: 0,
	},
	{
		name: 'legnicki',
		wojewodztwo: 0,
	},
	{
		name: 'lubański',
		wojewodztwo: 0,
	},
	{
		name: 'lubiński',
		wojewodztwo: 0,
	},
	{
		name: 'lwówecki',
		wojewodztwo: 0,
	},
	{
		name: 'milicki',
		wojewodztwo: 0,
	},
	{
		name: 'oleśnicki',
		wojewodztwo: 0,
	},
	{
		name: 'oławski',
		wojewodztwo: 0,
	},
	{
		name: 'polkowicki',
		wojewodztwo: 0,
	},
	{
		name: 'strzeliński',
		wojewodztwo: 0,
	},
	{
		name: 'średzki',
		wojewodztwo: 0,
	},
	{
		name: 'świdnicki',
		wojewodztwo: 0,
	},
	{
		name: 'trzebnicki',
		wojewodztwo: 0,
	},
	{
		name: 'wałbrzyski',
		wojewodztwo: 0,
	},
	{
		name: 'wołowski',
		wojewodztwo: 0,
	},
	{
		name: 'wrocławski',
		wojewodztwo: 0,
	},
	{
		name: 'ząbkowicki',
		wojewodztwo: 0,
	},
	{
		name: 'zgorzelecki',
		wojewodztwo: 0,
	},
	{
		name: 'złotoryjski',
		wojewodztwo: 0,
	},
	{
		name: 'Jelenia Góra',
		wojewodztwo: 0,
	},
	{
		name: 'Legnica',
		wojewodztwo: 0,
	},
	{
		name: 'Wrocław',
		wojewodztwo: 0,
	},
	{
		name: 'Wałbrzych',
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
		name: 'chełmiński',
		wojewodztwo: 1,
	},
	{
		name: 'golubsko-dobrzyński',
		wojewodztwo: 1,
	},
	{
		name: 'grudziądzki',
		wojewodztwo: 1,
	},
	{
		name: 'inowrocławski',
		wojewodztwo: 1,
	},
	{
		name: 'lipnowski',
		wojewodztwo: 1,
	},
	{
		name: 'mogileński',
		wojewodztwo: 1,
	},
	{
		name: 'nakielski',
		wojewodztwo: 1,
	},
	{
		name: 'radziejowski',
		wojewodztwo: 1,
	},
	{
		name: 'rypiński',
		wojewodztwo: 1,
	},
	{
		name: 'sępoleński',
		wojewodztwo: 1,
	},
	{
		name: 'świecki',
		wojewodztwo: 1,
	},
	{
		name: 'toruński',
		wojewodztwo: 1,
	},
	{
		name: 'tucholski',
		wojewodztwo: 1,
	},
	{
		name: 'wąbrzeski',
		wojewodztwo: 1,
	},
	{
		name: 'włocławski',
		wojewodztwo: 1,
	},
	{
		name: 'żniński',
		wojewodztwo: 1,
	},
	{
		name: 'Bydgoszcz',
		wojewodztwo: 1,
	},
	{
		name: 'Grudziądz',
		wojewodztwo: 1,
	},
	{
		name: 'Toruń',
		wojewodztwo: 1,
	},
	{
		name: 'Włocławek',
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
	{
		name: 'chełmski',
		wojewodztwo: 2,
	},
	{
		name: 'hrubieszowski',
		wojewodztwo: 2,
	},
	{
		name: 'janowski',
		wojewodztwo: 2,
	},
	{
		name: 'krasnostawski',
		wojewodztwo: 2,
	},
	{
		name: 'kraśnicki',
		wojewodztwo: 2,
	},
	{
		name: 'lubartowski',
		wojewodztwo: 2,
	},
	{
		name: 'lubelski',
		wojewodztwo: 2,
	},
	{
		name: 'łęczyński',
		wojewodztwo: 2,
	},
	{
		name: 'łukowski',
		wojewodztwo: 2,
	},
	{
		name: 'opolski',
		wojewodztwo: 2,
	},
	{
		name: 'parczewski',
		wojewodztwo: 2,
	},
	{
		name: 'puławski',
		wojewodztwo: 2,
	},
	{
		name: 'radzyński',
		wojewodztwo: 2,
	},
	{
		name: 'rycki',
		wojewodztwo: 2,
	},
	{
		name: 'świdnicki',
		wojewodztwo: 2,
	},
	{
		name: 'tomaszowski',
		wojewodztwo: 2,
	},
	{
		name: 'włodawski',
		wojewodztwo: 2,
	},
	{
		name: 'zamojski',
		wojewodztwo: 2,
	},
	{
		name: 'Biała Podlaska',
		wojewodztwo: 2,
	},
	{
		name: 'Chełm',
		wojewodztwo: 2,
	},
	{
		name: 'Lublin',
		wojewodztwo: 2,
	},
	{
		name: 'Zamość',
		wojewodztwo: 2,
	},
	{
		name: 'gorzowski',
		wojewodztwo: 3,
	},
	{
		name: 'krośnieński',
		wojewodztwo: 3,
	},
	{
		name: 'międzyrzecki',
		wojewodztwo: 3,
	},
	{
		name: 'nowosolski',
		wojewodztwo: 3,
	},
	{
		name: 'słubicki',
		wojewodztwo: 3,
	},
	{
		name: 'strzelecko-drezdenecki',
		wojewodztwo: 3,
	},
	{
		name: 'sulęciński',
		wojewodztwo: 3,
	},
	{
		name: 'świebodziński',
		wojewodztwo: 3,
	},
	{
		name: 'wschowski',
		wojewodztwo: 3,
	},
	{
		name: 'zielonogórski',
		wojewodztwo: 3,
	},
	{
		name: 'żagański',
		wojewodztwo: 3,
	},
	{
		name: 'żarski',
		wojewodztwo: 3,
	},
	{
		name: 'Gorzów Wielkopolski',
		wojewodztwo: 3,
	},
	{
		name: 'Zielona Góra',
		wojewodztwo: 3,
	},
];
