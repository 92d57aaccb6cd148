export const AddressList = [
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Binondo",
		PostalCode: "1006"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Intramuros",
		PostalCode: "1002"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Malate",
		PostalCode: "1004"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Manila CPO - Ermita",
		PostalCode: "1000"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Paco",
		PostalCode: "1007"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Pandacan",
		PostalCode: "1011"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Port Area (South)",
		PostalCode: "1018"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Quiapo",
		PostalCode: "1001"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Sampaloc East",
		PostalCode: "1008"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Sampaloc West ",
		PostalCode: "1015"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "San Andres Bukid",
		PostalCode: "1017"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "San Miguel",
		PostalCode: "1005"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "San Nicolas ",
		PostalCode: "1010"
	},
	{
		Region: "NCR",
		Province: "Metro Manila - Manila",
		ProvinceValue: "Manila",
		Municipality: "Sta. Ana",
		PostalCode: "1009"
	}
]
