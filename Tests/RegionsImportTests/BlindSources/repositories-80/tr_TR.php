<?php

global $sehirler;

$sehirler['TR'] = array(

	    "Adana" => array("Merkez","Ceyhan","Çukurova","Feke","İmamoğlu","Karaisalı","Karataş","Kozan","Pozantı","Saimbeyli","Sarıçam","Seyhan","Tufanbeyli","Yumurtalık","Yüreğir"),

		 "Adiyaman"=> array("Merkez","Besni","Çelikhan","Gerger","Gölbaşı","Kâhta","Samsat","Sincik","Tut"),

		 "Ağrı" => array("Merkez","Diyadin","Doğubayazıt","Eleşkirt","Hamur","Patnos","Taşlıçay","Tutak"),
		
		 "Aksaray" => array("Ağaçören","Merkez","Eskil","Gülağaç","Güzelyurt","Ortaköy","Sarıyahşi"),
		

		 "Amasya" => array("Merkez","Göynücek","Gümüşhacıköy","Hamamözü","Merzifon","Suluova","Taşova"),
		

		 "Ardahan" => array("Merkez","Çıldır","Damal","Göle","Hanak","Posof"),
);
