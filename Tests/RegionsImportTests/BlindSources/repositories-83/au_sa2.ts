export const sa2: Sa2[] = [
	{
		name: "ACT - South West",
		state: "ACT",
		electorate: "Bean",
		meshblock_count: 11,
		sa1_count: 4
	},
	{
		name: "APY Lands",
		state: "SA",
		electorate: "Grey",
		meshblock_count: 21,
		sa1_count: 17
	},
	{
		name: "Abbotsford",
		state: "Vic",
		electorate: "Melbourne",
		meshblock_count: 110,
		sa1_count: 11
	},
	{
		name: "Aberfoyle Park",
		state: "SA",
		electorate: "Kingston",
		meshblock_count: 182,
		sa1_count: 31
	},
	{
		name: "Aberfoyle Park",
		state: "SA",
		electorate: "Mayo",
		meshblock_count: 3,
		sa1_count: 1
	},
	{
		name: "Acacia Gardens",
		state: "NSW",
		electorate: "Greenway",
		meshblock_count: 33,
		sa1_count: 9
	},
	{
		name: "Acton",
		state: "ACT",
		electorate: "Canberra",
		meshblock_count: 11,
		sa1_count: 4
	},
	{
		name: "Acton - Upper Burnie",
		state: "Tas",
		electorate: "Braddon",
		meshblock_count: 54,
		sa1_count: 8
	},
	{
		name: "Adamstown - Kotara",
		state: "NSW",
		electorate: "Newcastle",
		meshblock_count: 173,
		sa1_count: 34
	},
	{
		name: "Adamstown - Kotara",
		state: "NSW",
		electorate: "Shortland",
		meshblock_count: 34,
		sa1_count: 6
	},
	{
		name: "Adelaide",
		state: "SA",
		electorate: "Adelaide",
		meshblock_count: 409,
		sa1_count: 41
	},
	{
		name: "Adelaide Airport",
		state: "SA",
		electorate: "Hindmarsh",
		meshblock_count: 1,
		sa1_count: 1
	},
	{
		name: "Adelaide Hills",
		state: "SA",
		electorate: "Mayo",
		meshblock_count: 96,
		sa1_count: 23
	},
	{
		name: "Agnes Water - Miriam Vale",
		state: "Qld",
		electorate: "Flynn",
		meshblock_count: 228,
		sa1_count: 19
	},
	{
		name: "Ainslie",
		state: "ACT",
		electorate: "Canberra",
		meshblock_count: 85,
		sa1_count: 16
	},
	{
		name: "Airlie - Whitsundays",
		state: "Qld",
		electorate: "Dawson",
		meshblock_count: 254,
		sa1_count: 29
	}
];
