const islandsList = [
	{
		categoryId: "41",
		island: "Thurakunu",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Uligamu",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Berinmadhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Hathifushi",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Mulhadhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Hoarafushi",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Ihavandhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Kelaa",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Vashafaru",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Dhidhdhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Filladhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Maarandhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Thakandhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Utheemu",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Muraidhoo",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "41",
		island: "Baarah",
		atoll: "Haa Alifu",
	},
	{
		categoryId: "42",
		island: "Faridhoo",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Hon'daidhoo",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Hanimaadhoo",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Finey",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Naivaadhoo",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Nellaidhoo",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Hirimaradhoo",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Nolhivaranfaru",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Nolhivaramu",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Kuribi",
		atoll: "Haa Dhaalu",
	},
	{
		categoryId: "42",
		island: "Kunburudhoo",
		atoll: "Haa Dhaalu",
	},
];
