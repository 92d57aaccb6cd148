package geo

func Fill(store *Store) {
	var area Area
	area = Area{Code: 710000, Province: "台湾省", City: "", District: ""}
	store.Add(area)
	area = Area{Code: 630000, Province: "青海省", City: "", District: ""}
	store.Add(area)
	area = Area{Code: 630100, Province: "青海省", City: "西宁市", District: ""}
	store.Add(area)
	area = Area{Code: 630102, Province: "青海省", City: "西宁市", District: "城东区"}
	store.Add(area)
	area = Area{Code: 630103, Province: "青海省", City: "西宁市", District: "城中区"}
	store.Add(area)
	area = Area{Code: 630200, Province: "青海省", City: "海东市", District: ""}
	store.Add(area)
	area = Area{Code: 630202, Province: "青海省", City: "海东市", District: "乐都区"}
	store.Add(area)
}
