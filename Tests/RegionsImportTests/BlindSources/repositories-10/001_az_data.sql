-- Country: Azerbaijan
INSERT INTO countries (
    code_iso2,
    code_iso3,
    name,
    i18n_key,
    currency,
    currency_symbol,
    region,
    nationality,
    timezones,
    latitude,
    longitude,
    emoji,
    emoji_u
) VALUES (
    'AZ',
    'AZE',
    'Azerbaijan',
    'az.name',
    'AZN',
    'm',
    'Asia',
    'Azerbaijani, Azeri',
    '[{zoneName:''Asia\/Baku'',gmtOffset:14400,gmtOffsetName:''UTC+04:00'',abbreviation:''AZT'',tzName:''Azerbaijan Time''}]',
    40.50000000,
    47.50000000,
    '🇦🇿',
    'U+1F1E6 U+1F1FF'
);


-- State: Absheron
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    540,
    'AZ',
    'ABS',
    'Absheron',
    'az.absheron.name',
    'district',
    40.36296930,
    49.27368150
);


-- City: Ceyranbatan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8069,
    'AZ',
    'Azerbaijan',
    'ABS',
    'Absheron',
    'Ceyranbatan',
    'az.absheron.ceyranbatan.name',
    40.54194000,
    49.66073000
);

-- City: Digah
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8073,
    'AZ',
    'Azerbaijan',
    'ABS',
    'Absheron',
    'Digah',
    'az.absheron.digah.name',
    40.49257000,
    49.87477000
);

-- City: Gyuzdek
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8085,
    'AZ',
    'Azerbaijan',
    'ABS',
    'Absheron',
    'Gyuzdek',
    'az.absheron.gyuzdek.name',
    40.37444000,
    49.68194000
);

-- City: Khirdalan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8099,
    'AZ',
    'Azerbaijan',
    'ABS',
    'Absheron',
    'Khirdalan',
    'az.absheron.khirdalan.name',
    40.44808000,
    49.75502000
);

-- City: Qobu
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8148,
    'AZ',
    'Azerbaijan',
    'ABS',
    'Absheron',
    'Qobu',
    'az.absheron.qobu.name',
    40.40472000,
    49.71306000
);

-- City: Saray
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8169,
    'AZ',
    'Azerbaijan',
    'ABS',
    'Absheron',
    'Saray',
    'az.absheron.saray.name',
    40.53299000,
    49.71681000
);


-- State: Agdam
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    559,
    'AZ',
    'AGM',
    'Agdam',
    'az.agdam.name',
    'district',
    39.99318530,
    46.99495620
);


-- City: Ağdam
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8049,
    'AZ',
    'Azerbaijan',
    'AGM',
    'Agdam',
    'Ağdam',
    'az.agdam.agdam.name',
    39.99096000,
    46.92736000
);


-- State: Agdash
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    553,
    'AZ',
    'AGS',
    'Agdash',
    'az.agdash.name',
    'district',
    40.63354270,
    47.46743100
);


-- City: Ağdaş
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8050,
    'AZ',
    'Azerbaijan',
    'AGS',
    'Agdash',
    'Ağdaş',
    'az.agdash.agdaş.name',
    40.64699000,
    47.47380000
);


-- State: Aghjabadi
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    577,
    'AZ',
    'AGC',
    'Aghjabadi',
    'az.aghjabadi.name',
    'district',
    28.78918410,
    77.51607880
);


-- City: Agdzhabedy
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8037,
    'AZ',
    'Azerbaijan',
    'AGC',
    'Aghjabadi',
    'Agdzhabedy',
    'az.aghjabadi.agdzhabedy.name',
    40.05015000,
    47.45937000
);

-- City: Avşar
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8048,
    'AZ',
    'Azerbaijan',
    'AGC',
    'Aghjabadi',
    'Avşar',
    'az.aghjabadi.avşar.name',
    39.97389000,
    47.42389000
);


-- State: Agstafa
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    543,
    'AZ',
    'AGA',
    'Agstafa',
    'az.agstafa.name',
    'district',
    41.26559330,
    45.51342910
);


-- City: Aghstafa
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8038,
    'AZ',
    'Azerbaijan',
    'AGA',
    'Agstafa',
    'Aghstafa',
    'az.agstafa.aghstafa.name',
    41.11889000,
    45.45389000
);

-- City: Saloğlu
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8163,
    'AZ',
    'Azerbaijan',
    'AGA',
    'Agstafa',
    'Saloğlu',
    'az.agstafa.saloglu.name',
    41.27524000,
    45.35293000
);

-- City: Vurğun
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8188,
    'AZ',
    'Azerbaijan',
    'AGA',
    'Agstafa',
    'Vurğun',
    'az.agstafa.vurgun.name',
    41.09524000,
    45.47111000
);


-- State: Agsu
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    547,
    'AZ',
    'AGU',
    'Agsu',
    'az.agsu.name',
    'district',
    40.52833390,
    48.36508350
);


-- City: Aghsu
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8039,
    'AZ',
    'Azerbaijan',
    'AGU',
    'Agsu',
    'Aghsu',
    'az.agsu.aghsu.name',
    40.57028000,
    48.40087000
);


-- State: Astara
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    528,
    'AZ',
    'AST',
    'Astara',
    'az.astara.name',
    'district',
    38.49378450,
    48.69443650
);


-- City: Astara
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8047,
    'AZ',
    'Azerbaijan',
    'AST',
    'Astara',
    'Astara',
    'az.astara.astara.name',
    38.45598000,
    48.87498000
);

-- City: Kizhaba
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8103,
    'AZ',
    'Azerbaijan',
    'AST',
    'Astara',
    'Kizhaba',
    'az.astara.kizhaba.name',
    38.53461000,
    48.80546000
);


-- State: Babek
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    575,
    'AZ',
    'BAB',
    'Babek',
    'az.babek.name',
    'district',
    39.15076130,
    45.44853680
);



-- State: Baku
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    552,
    'AZ',
    'BA',
    'Baku',
    'az.baku.name',
    'municipality',
    40.40926170,
    49.86709240
);


-- City: Amirdzhan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8042,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Amirdzhan',
    'az.baku.amirdzhan.name',
    40.42639000,
    49.98361000
);

-- City: Badamdar
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8051,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Badamdar',
    'az.baku.badamdar.name',
    40.34024000,
    49.80450000
);

-- City: Baku
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8052,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Baku',
    'az.baku.baku.name',
    40.37767000,
    49.89201000
);

-- City: Bakıxanov
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8053,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Bakıxanov',
    'az.baku.bakıxanov.name',
    40.41894000,
    49.96693000
);

-- City: Balakhani
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8054,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Balakhani',
    'az.baku.balakhani.name',
    40.46344000,
    49.91893000
);

-- City: Bilajari
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8060,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Bilajari',
    'az.baku.bilajari.name',
    40.44440000,
    49.80566000
);

-- City: Bilajer
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8061,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Bilajer',
    'az.baku.bilajer.name',
    40.56441000,
    50.04002000
);

-- City: Binagadi
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8062,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Binagadi',
    'az.baku.binagadi.name',
    40.46602000,
    49.82783000
);

-- City: Biny Selo
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8063,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Biny Selo',
    'az.baku.biny_selo.name',
    40.45076000,
    50.08686000
);

-- City: Buzovna
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8066,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Buzovna',
    'az.baku.buzovna.name',
    40.51903000,
    50.11438000
);

-- City: Hövsan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8093,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Hövsan',
    'az.baku.hovsan.name',
    40.37444000,
    50.08528000
);

-- City: Khodzhi-Gasan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8100,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Khodzhi-Gasan',
    'az.baku.khodzhi_gasan.name',
    40.41293000,
    49.76904000
);

-- City: Korgöz
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8104,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Korgöz',
    'az.baku.korgoz.name',
    40.30446000,
    49.62360000
);

-- City: Lökbatan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8111,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Lökbatan',
    'az.baku.lokbatan.name',
    40.32560000,
    49.73376000
);

-- City: Mardakan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8113,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Mardakan',
    'az.baku.mardakan.name',
    40.49182000,
    50.14292000
);

-- City: Maştağa
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8116,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Maştağa',
    'az.baku.maştaga.name',
    40.52983000,
    50.00616000
);

-- City: Nardaran
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8121,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Nardaran',
    'az.baku.nardaran.name',
    40.55611000,
    50.00556000
);

-- City: Nizami Rayonu
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8123,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Nizami Rayonu',
    'az.baku.nizami_rayonu.name',
    40.40970000,
    49.91926000
);

-- City: Pirallahı
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8131,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Pirallahı',
    'az.baku.pirallahı.name',
    40.47013000,
    50.32476000
);

-- City: Puta
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8134,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Puta',
    'az.baku.puta.name',
    40.29667000,
    49.66028000
);

-- City: Qala
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8136,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Qala',
    'az.baku.qala.name',
    40.44256000,
    50.16759000
);

-- City: Qaraçuxur
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8142,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Qaraçuxur',
    'az.baku.qaracuxur.name',
    40.39667000,
    49.97361000
);

-- City: Qobustan
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8149,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Qobustan',
    'az.baku.qobustan.name',
    40.08238000,
    49.41205000
);

-- City: Ramana
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8159,
    'AZ',
    'Azerbaijan',
    'BA',
    'Baku',
    'Ramana',
    'az.baku.ramana.name',
    40.44222000,
    49.98056000
);


-- State: Balakan
INSERT INTO states (
    id,
    country_code,
    state_code,
    name,
    i18n_key,
    type,
    latitude,
    longitude
) VALUES (
    560,
    'AZ',
    'BAL',
    'Balakan',
    'az.balakan.name',
    'district',
    41.70375090,
    46.40442130
);


-- City: Belokany
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8055,
    'AZ',
    'Azerbaijan',
    'BAL',
    'Balakan',
    'Belokany',
    'az.balakan.belokany.name',
    41.72626000,
    46.40478000
);

-- City: Qabaqçöl
INSERT INTO cities (
    id,
    country_code, 
    country_name,
    state_code,
    state_name,
    name,
    i18n_key, 
    latitude, 
    longitude
) VALUES (
    8143,
    'AZ',
    'Azerbaijan',
    'BAL',
    'Balakan',
    'Qabaqçöl',
    'az.balakan.qabaqcol.name',
    41.71139000,
    46.26667000
);

