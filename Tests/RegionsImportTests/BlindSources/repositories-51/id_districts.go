package seeder

import (
	"git.garena.com/sea-labs-id/bootcamp/batch-01/group-project/pejuang-rupiah/backend/model"
)

var Districts = []*model.District{

	{
		Name:                 "Kabupaten Aceh Barat",
		ProvinceId:           21,
		RajaOngkirDistrictId: "1",
	},
	{
		Name:                 "Kabupaten Aceh Barat Daya",
		ProvinceId:           21,
		RajaOngkirDistrictId: "2",
	},
	{
		Name:                 "Kabupaten Aceh Besar",
		ProvinceId:           21,
		RajaOngkirDistrictId: "3",
	},
	{
		Name:                 "Kabupaten Alor",
		ProvinceId:           23,
		RajaOngkirDistrictId: "13",
	},
	{
		Name:                 "Kota Ambon",
		ProvinceId:           19,
		RajaOngkirDistrictId: "14",
	},
	{
		Name:                 "Kabupaten Asmat",
		ProvinceId:           24,
		RajaOngkirDistrictId: "16",
	},
	{
		Name:                 "Kabupaten Badung",
		ProvinceId:           1,
		RajaOngkirDistrictId: "17",
	},
	{
		Name:                 "Kabupaten Balangan",
		ProvinceId:           13,
		RajaOngkirDistrictId: "18",
	},
	{
		Name:                 "Kota Balikpapan",
		ProvinceId:           15,
		RajaOngkirDistrictId: "19",
	},
	{
		Name:                 "Kota Banda Aceh",
		ProvinceId:           21,
		RajaOngkirDistrictId: "20",
	},
	{
		Name:                 "Kota Bandar Lampung",
		ProvinceId:           18,
		RajaOngkirDistrictId: "21",
	},
	{
		Name:                 "Kabupaten Bandung",
		ProvinceId:           9,
		RajaOngkirDistrictId: "22",
	},
	{
		Name:                 "Kota Bandung",
		ProvinceId:           9,
		RajaOngkirDistrictId: "23",
	},
	{
		Name:                 "Kabupaten Bandung Barat",
		ProvinceId:           9,
		RajaOngkirDistrictId: "24",
	},
	{
		Name:                 "Kabupaten Bangka",
		ProvinceId:           2,
		RajaOngkirDistrictId: "27",
	},
	{
		Name:                 "Kabupaten Bangka Barat",
		ProvinceId:           2,
		RajaOngkirDistrictId: "28",
	},
	{
		Name:                 "Kabupaten Bangkalan",
		ProvinceId:           11,
		RajaOngkirDistrictId: "31",
	},
	{
		Name:                 "Kabupaten Bangli",
		ProvinceId:           1,
		RajaOngkirDistrictId: "32",
	},
	{
		Name:                 "Kabupaten Banjar",
		ProvinceId:           13,
		RajaOngkirDistrictId: "33",
	},
	{
		Name:                 "Kota Banjar",
		ProvinceId:           9,
		RajaOngkirDistrictId: "34",
	},
	{
		Name:                 "Kabupaten Banjarnegara",
		ProvinceId:           10,
		RajaOngkirDistrictId: "37",
	},
	{
		Name:                 "Kabupaten Bantul",
		ProvinceId:           5,
		RajaOngkirDistrictId: "39",
	},
	{
		Name:                 "Kabupaten Barito Selatan",
		ProvinceId:           14,
		RajaOngkirDistrictId: "44",
	},
	{
		Name:                 "Kota Batam",
		ProvinceId:           17,
		RajaOngkirDistrictId: "48",
	},
	{
		Name:                 "Kabupaten Batang Hari",
		ProvinceId:           8,
		RajaOngkirDistrictId: "50",
	},
	{
		Name:                 "Kabupaten Bengkayang",
		ProvinceId:           12,
		RajaOngkirDistrictId: "61",
	},
	{
		Name:                 "Kota Bengkulu",
		ProvinceId:           4,
		RajaOngkirDistrictId: "62",
	},
	{
		Name:                 "Kabupaten Bima",
		ProvinceId:           22,
		RajaOngkirDistrictId: "68",
	},
	{
		Name:                 "Kota Bima",
		ProvinceId:           22,
		RajaOngkirDistrictId: "69",
	},
	{
		Name:                 "Kabupaten Boalemo",
		ProvinceId:           7,
		RajaOngkirDistrictId: "77",
	},
	{
		Name:                 "Kabupaten Bulungan (Bulongan)",
		ProvinceId:           16,
		RajaOngkirDistrictId: "96",
	},
	{
		Name:                 "Kota Cilegon",
		ProvinceId:           3,
		RajaOngkirDistrictId: "106",
	},
	{
		Name:                 "Kabupaten Deiyai (Deliyai)",
		ProvinceId:           24,
		RajaOngkirDistrictId: "111",
	},
	{
		Name:                 "Kabupaten Halmahera Barat",
		ProvinceId:           20,
		RajaOngkirDistrictId: "138",
	},
}
