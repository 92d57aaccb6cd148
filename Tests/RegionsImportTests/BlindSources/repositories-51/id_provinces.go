package seeder

import (
	"git.garena.com/sea-labs-id/bootcamp/batch-01/group-project/pejuang-rupiah/backend/model"
)

var Provinces = []*model.Province{

	{
		Name:                 "Bali",
		RajaOngkirProvinceId: 1,
	},
	{
		Name:                 "Bangka Belitung",
		RajaOngkirProvinceId: 2,
	},
	{
		Name:                 "Banten",
		RajaOngkirProvinceId: 3,
	},
	{
		Name:                 "Bengkulu",
		RajaOngkirProvinceId: 4,
	},
	{
		Name:                 "DI Yogyakarta",
		RajaOngkirProvinceId: 5,
	},
	{
		Name:                 "DKI Jakarta",
		RajaOngkirProvinceId: 6,
	},
	{
		Name:                 "Gorontalo",
		RajaOngkirProvinceId: 7,
	},
	{
		Name:                 "Jambi",
		RajaOngkirProvinceId: 8,
	},
	{
		Name:                 "Jawa Barat",
		RajaOngkirProvinceId: 9,
	},
	{
		Name:                 "Jawa Tengah",
		RajaOngkirProvinceId: 10,
	},
	{
		Name:                 "Jawa Timur",
		RajaOngkirProvinceId: 11,
	},
	{
		Name:                 "Kalimantan Barat",
		RajaOngkirProvinceId: 12,
	},
	{
		Name:                 "Kalimantan Selatan",
		RajaOngkirProvinceId: 13,
	},
	{
		Name:                 "Kalimantan Tengah",
		RajaOngkirProvinceId: 14,
	},
	{
		Name:                 "Kalimantan Timur",
		RajaOngkirProvinceId: 15,
	},
	{
		Name:                 "Kalimantan Utara",
		RajaOngkirProvinceId: 16,
	},
	{
		Name:                 "Kepulauan Riau",
		RajaOngkirProvinceId: 17,
	},
	{
		Name:                 "Lampung",
		RajaOngkirProvinceId: 18,
	},
	{
		Name:                 "Maluku",
		RajaOngkirProvinceId: 19,
	},
	{
		Name:                 "Maluku Utara",
		RajaOngkirProvinceId: 20,
	},
	{
		Name:                 "Nanggroe Aceh Darussalam (NAD)",
		RajaOngkirProvinceId: 21,
	},
	{
		Name:                 "Nusa Tenggara Barat (NTB)",
		RajaOngkirProvinceId: 22,
	},
	{
		Name:                 "Nusa Tenggara Timur (NTT)",
		RajaOngkirProvinceId: 23,
	},
	{
		Name:                 "Papua",
		RajaOngkirProvinceId: 24,
	},
}
