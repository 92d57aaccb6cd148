package seeders

func SeedProvinces(db *gorm.DB) {
	provinces := []domain.Province{
		{Name: "Nanggroe Aceh Darussalam"},
		{Name: "Sumatera Utara"},
		{Name: "Sumatera Selatan"},
		{Name: "Sumatera Barat"},
		{Name: "Bengkulu"},
		{Name: "Riau"},
		{Name: "Kepulauan Riau"},
		{Name: "Jambi"},
		{Name: "Lampung"},
		{Name: "Bangka Belitung"},
	}
}
