<?php

return [
    'Aceh' => ['Banda Aceh', 'Langsa', 'Lhokseumawe', 'Sabang', 'Subulussalam', 'Kabupaten Aceh Besar', 'Kabupaten Pidie'],
    'Riau' => ['Pekanbaru', 'Dumai'],
    'Jambi' => ['Jambi', 'Sungai Penuh'],
    'Bengkulu' => ['Bengkulu'],
    'Lampung' => ['Bandar Lampung', 'Metro'],
    'Kepulauan Bangka Belitung' => ['Pangkal Pinang'],
    'DKI Jakarta' => ['Jakarta Pusat', 'Jakarta Utara', 'Jakarta Barat', 'Jakarta Selatan', 'Jakarta Timur', 'Kepulauan Seribu'],
    'Jawa Barat' => ['Bandung', 'Bekasi', 'Bogor', 'Depok', 'Cimahi', 'Cirebon', 'Sukabumi', 'Tasikmalaya', 'Banjar', 'Kabupaten Bogor'],
    'DI Yogyakarta' => ['Yogyakarta', 'Sleman', 'Bantul', 'Gunungkidul', 'Kulon Progo'],
    'Bali' => ['Denpasar', 'Badung', 'Gianyar', 'Buleleng', 'Tabanan', 'Karangasem', 'Klungkung', 'Bangli', 'Jembrana'],
    'Kalimantan Selatan' => ['Banjarmasin', 'Banjarbaru', 'Banjar'],
    'Gorontalo' => ['Gorontalo', 'Kabupaten Gorontalo'],
    'Papua' => ['Jayapura', 'Kabupaten Jayapura', 'Biak Numfor'],
    'Papua Barat Daya' => ['Sorong', 'Sorong Selatan', 'Raja Ampat'],
];
