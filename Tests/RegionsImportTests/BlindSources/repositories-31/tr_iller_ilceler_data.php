<?php

	$cities = array(

		array(
		"title" => "Adana",
		"districts" => array("Aladağ","Ceyhan","Çukurova","Feke","İmamoğlu","Karaisalı","Karataş","Kozan","Pozantı","Saimbeyli","Sarıçam","Seyhan","Tufanbeyli","Yumurtalık","Yüreğir")
		),

		array(
		"title" => "Adıyaman",
		"districts" => array("Adıyaman","Besni","Çelikhan","Gerger","Gölbaşı","Kâhta","Samsat","Sincik","Tut")
		),

		array(
		"title" => "Afyonkarahisar",
		"districts" => array("Afyonkarahisar","Başmakçı","Bayat","Bolvadin","Çay","Çobanlar","Dazkırı","Dinar","Emirdağ","Evciler","Hocalar","İhsaniye","İscehisar","Kızılören","Sandıklı","Sinanpaşa","Sultandağı","Şuhut")
		),

		array(
		"title" => "Ağrı",
		"districts" => array("Ağrı","Diyadin","Doğubayazıt","Eleşkirt","Hamur","Patnos","Taşlıçay","Tutak")
		),

		array(
		"title" => "Aksaray",
		"districts" => array("Ağaçören","Aksaray","Eskil","Gülağaç","Güzelyurt","Ortaköy","Sarıyahşi")
		),

		array(
		"title" => "Amasya",
		"districts" => array("Amasya","Göynücek","Gümüşhacıköy","Hamamözü","Merzifon","Suluova","Taşova")
		),

		array(
		"title" => "Ankara",
		"districts" => array("Akyurt","Altındağ","Ayaş","Balâ","Beypazarı","Çamlıdere","Çankaya","Çubuk","Elmadağ","Etimesgut","Evren","Gölbaşı","Güdül","Haymana","Kalecik","Kahramankazan","Keçiören","Kızılcahamam","Mamak","Nallıhan","Polatlı","Pursaklar","Sincan","Şereflikoçhisar","Yenimahalle")
		),

		array(
		"title" => "Antalya",
		"districts" => array("Akseki","Aksu","Alanya","Döşemealtı","Elmalı","Finike","Gazipaşa","Gündoğmuş","İbradı","Demre","Kaş","Kemer","Kepez","Konyaaltı","Korkuteli","Kumluca","Manavgat","Muratpaşa","Serik")
		),

		array(
		"title" => "Ardahan",
		"districts" => array("Ardahan","Çıldır","Damal","Göle","Hanak","Posof")
		),

		array(
		"title" => "Artvin",
		"districts" => array("Ardanuç","Arhavi","Artvin","Borçka","Hopa","Murgul","Şavşat","Yusufeli")
		),

		array(
		"title" => "Aydın",
		"districts" => array("Bozdoğan","Buharkent","Çine","Didim","Efeler","Germencik","İncirliova","Karacasu","Karpuzlu","Koçarlı","Köşk","Kuşadası","Kuyucak","Nazilli","Söke","Sultanhisar","Yenipazar")
		),

		array(
		"title" => "Balıkesir",
		"districts" => array("Altıeylül","Ayvalık","Balya","Bandırma","Bigadiç","Burhaniye","Dursunbey","Edremit","Erdek","Gömeç","Gönen","Havran","İvrindi","Karesi","Kepsut","Manyas","Marmara","Savaştepe","Sındırgı","Susurluk")
		),

		array(
		"title" => "Bartın",
		"districts" => array("Amasra","Bartın","Kurucaşile","Ulus")
		),

		array(
		"title" => "Batman",
		"districts" => array("Batman","Beşiri","Gercüş","Hasankeyf","Kozluk","Sason")
		),

		array(
		"title" => "Bayburt",
		"districts" => array("Aydıntepe","Bayburt (İl merkezi)","Demirözü")
		),

		array(
		"title" => "Bilecik",
		"districts" => array("Bilecik","Bozüyük","Gölpazarı","İnhisar","Osmaneli","Pazaryeri","Söğüt","Yenipazar")
		),

		array(
		"title" => "Zonguldak",
		"districts" => array("Alaplı","Çaycuma","Devrek","Gökçebey","Kilimli","Kozlu","Karadeniz Ereğli","Zonguldak")
		)

	);
