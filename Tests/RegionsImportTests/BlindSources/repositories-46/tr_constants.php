<?php

return [
    "provincesAndTowns" => [
        "Adana" => [
        "name" => "Adana",
        "districts" => ["Aladağ", "Ceyhan", "Çukurova", "Feke", "İmamoğlu", "Karaisalı", "Karataş", "Kozan", "Pozantı", "Saimbeyli", "Sarıçam", "Seyhan", "Tufanbeyli", "Yumurtalık", "Yüreğir"]
        ],
        "Adıyaman" => [
        "name" => "Adıyaman",
        "districts" => ["Adıyaman", "Besni", "Çelikhan", "Gerger", "Gölbaşı", "Kahta", "Samsat", "Sincik", "Tut", "Merkez"]
        ],
        "Afyonkarahisar" => [
        "name" => "Afyonkarahisar",
        "districts" => ["Afyonkarahisar", "Başmakçı", "Bayat", "Bolvadin", "Çay", "Çobanlar", "Dazkırı", "Dinar", "Emirdağ", "Evciler", "Hocalar", "İhsaniye", "İscehisar", "Kızılören", "Sandıklı", "Sinanpaşa", "Sultandağı", "Şuhut", "Merkez"]
        ],
        "Ağrı" => [
        "name" => "Ağrı",
        "districts" => ["Ağrı", "Diyadin", "Doğubayazıt", "Eleşkirt", "Hamur", "Patnos", "Taşlıçay", "Tutak", "Merkez"]
        ],
        "Aksaray" => [
        "name" => "Aksaray",
        "districts" => ["Ağaçören", "Aksaray", "Eskil", "Gülağaç", "Güzelyurt", "Ortaköy", "Sarıyahşi", "Merkez"]
        ],
        "Amasya" => [
        "name" => "Amasya",
        "districts" => ["Amasya", "Göynücek", "Gümüşhacıköy", "Hamamözü", "Merzifon", "Suluova", "Taşova", "Merkez"]
        ],
    ]
];
