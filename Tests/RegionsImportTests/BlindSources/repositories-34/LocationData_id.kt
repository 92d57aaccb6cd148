package com.bangkit.h_airup.model

object LocationData {

    val locationData = listOf<CityAndProvince>(
        CityAndProvince("Aceh",
            listOf(
                "Kota Banda Aceh",
                "Kota Sabang",
                "Kota Lhokseumawe",
                "Kota Langsa",
                "Kota Subulussalam",
                "Kab. Aceh Selatan",
                "Kab. Aceh Tenggara",
                "Kab. Aceh Timur",
                "Kab. Aceh Tengah",
                "Kab. Aceh Barat",
                "Kab. Aceh Besar",
                "Kab. Pidie",
                "Kab. Aceh Utara",
                "Kab. Simeulue",
                "Kab. Aceh Singkil",
                "Kab. Bireun",
                "Kab. Aceh Barat Daya",
                "Kab. Gayo Lues",
                "Kab. Aceh Jaya",
                "Kab. Nagan Raya",
                "Kab. Aceh Tamiang",
                "Kab. Bener Meriah",
                "Kab. Pidie Jaya"
            )
        ),
        CityAndProvince("Sumatera Utara",
            listOf(
                "Kota Medan",
                "Kota Pematang Siantar",
                "Kota Sibolga",
                "Kota Tanjung Balai",
                "Kota Binjai",
                "Kota Tebing Tinggi",
                "Kota Padang Sidempuan",
                "Kota Gunung Sitoli",
                "Kab. Serdang Bedagai",
                "Kab. Samosir ",
                "Kab. Humbang Hasundutan",
                "Kab. Pakpak Bharat",
                "Kab. Nias Selatan",
                "Kab. Mandailing Natal",
                "Kab. Toba Samosir",
                "Kab. Dairi",
                "Kab. Labuhan Batu",
                "Kab. Asahan",
                "Kab. Simalungun",
                "Kab. Deli Serdang",
                "Kab. Karo",
                "Kab. Langkat",
                "Kab. Nias",
                "Kab. Tapanuli Selatan",
                "Kab. Tapanuli Utara",
                "Kab. Tapanuli Tengah",
                "Kab. Batu Bara",
                "Kab. Padang Lawas Utara",
                "Kab. Padang Lawas",
                "Kab. Labuhanbatu Selatan",
                "Kab. Labuhanbatu Utara",
                "Kab. Nias Utara",
                "Kab. Nias Barat"
            )
        ),

        CityAndProvince("Sumatera Barat",
            listOf(
                "Kota Padang",
                "Kota Solok",
                "Kota Sawhlunto",
                "Kota Padang Panjang",
                "Kota Bukittinggi",
                "Kota Payakumbuh",
                "Kota Pariaman",
                "Kab. Pasaman Barat",
                "Kab. Solok Selatan",
                "Kab. Dharmasraya",
                "Kab. Kepulauan Mentawai",
                "Kab. Pasaman",
                "Kab. Lima Puluh Kota",
                "Kab. Agam",
                "Kab. Padang Pariaman",
                "Kab. Tanah Datar",
                "Kab. Sijunjung",
                "Kab. Solok",
                "Kab. Pesisir Selatan"
            )
        ),
        CityAndProvince("Riau",
            listOf(
                "Kota Pekan Baru",
                "Kota Dumai",
                "Kab. Kepulauan Meranti",
                "Kab. Kuantan Singingi",
                "Kab. Siak",
                "Kab. Rokan Hilir",
                "Kab. Rokan Hulu",
                "Kab. Pelalawan",
                "Kab. Indragiri Hilir",
                "Kab. Bengkalis",
                "Kab. Indragiri Hulu",
                "Kab. Kampar"
            )
        ),

        CityAndProvince("Jambi",
            listOf(
                "Kota Jambi",
                "Kota Sungai Penuh",
                "Kab. Tebo",
                "Kab. Bungo",
                "Kab. Tanjung Jabung Timur",
                "Kab. Tanjung Jabung Barat",
                "Kab. Muaro Jambi",
                "Kab. Batanghari",
                "Kab. Sarolangun",
                "Kab. Merangin",
                "Kab. Kerinci"
            )
        ),

        CityAndProvince("DKI Jakarta",
            listOf(
                "Kota Jakarta Timur",
                "Kota Jakarta Selatan",
                "Kota Jakarta Barat",
                "Kota Jakarta Utara",
                "Kota Jakarta Pusat",
                "Kab. Kepulauan Seribu"
            )
        ),





        )
}
