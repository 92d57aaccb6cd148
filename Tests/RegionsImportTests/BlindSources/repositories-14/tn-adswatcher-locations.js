export let locations = [
    {
        "id": "3028",
        "name": "Ain Zaghouan Nord, Tunis"
    },
    {
        "id": "3029",
        "name": "Ain Zaghouan Sud, Tunis"
    },
    {
        "id": "1255",
        "name": "Al Khitmin, Bizerte"
    },
    {
        "id": "1256",
        "name": "Al Marsá, Medenine"
    },
    {
        "id": "1257",
        "name": "Al-Miknassi, Sidi Bouzid"
    },
    {
        "id": "1258",
        "name": "Alim, Gafsa"
    },
    {
        "id": "1259",
        "name": "Amdoun, Beja"
    },
    {
        "id": "1260",
        "name": "Amirat El Fehoul, Monastir"
    },
    {
        "id": "1261",
        "name": "Amirat Hatem, Monastir"
    },
    {
        "id": "1262",
        "name": "Amirat Hojjaj, Monastir"
    },
    {
        "id": "1263",
        "name": "Amirat Touazra, Monastir"
    },
    {
        "id": "1264",
        "name": "Aouamria, Kairouan"
    },
    {
        "id": "1265",
        "name": "Aousaja, Bizerte"
    },
    {
        "id": "1266",
        "name": "Ariana"
    },
    {
        "id": "1267",
        "name": "Ariana Essoughra, Ariana"
    },
    {
        "id": "1268",
        "name": "Ariana Superieur, Ariana"
    },
    {
        "id": "1269",
        "name": "Ariana Ville, Ariana"
    },
    {
        "id": "1270",
        "name": "Arkou, Médenine"
    },
    {
        "id": "1271",
        "name": "Arram, Gabès"
    },
    {
        "id": "1272",
        "name": "Azmour, Nabeul"
    },
    {
        "id": "1273",
        "name": "Aéroport Djerba, Médenine"
    },
    {
        "id": "1274",
        "name": "Aéroport Enfidha, Sousse"
    },
    {
        "id": "1275",
        "name": "Aéroport Monastir, Monastir"
    },
    {
        "id": "1276",
        "name": "Aéroport Sfax-Thyna, Sfax"
    },
    {
        "id": "1277",
        "name": "Aéroport Tozeur-Nefta, Tozeur"
    },
    {
        "id": "1278",
        "name": "Aéroport Tunis-Carthage, Tunis"
    },
    {
        "id": "1279",
        "name": "Aïn Kmicha, Nabeul"
    },
    {
        "id": "1280",
        "name": "Bab Alioua, Tunis"
    },
    {
        "id": "1281",
        "name": "Bab Bhar, Gabès"
    },
    {
        "id": "1282",
        "name": "Bab Bhar, Sfax"
    },
    {
        "id": "1283",
        "name": "Bab Bhar, Tunis"
    },
    {
        "id": "1284",
        "name": "Bab El Falla, Tunis"
    },
    {
        "id": "1285",
        "name": "Bab El Jazira, Tunis"
    },
    {
        "id": "1286",
        "name": "Bab El Khadra, Tunis"
    },
    {
        "id": "1287",
        "name": "Bab Jedid, Tunis"
    },
    {
        "id": "1288",
        "name": "Bab Mnara, Tunis"
    },
    {
        "id": "1289",
        "name": "Bab Saadoun, Tunis"
    },
    {
        "id": "1290",
        "name": "Bab Souika, Tunis"
    },
    {
        "id": "1291",
        "name": "Babouch, Jendouba"
    },
    {
        "id": "1292",
        "name": "Baddar, Nabeul"
    },
    {
        "id": "1293",
        "name": "Balta, Jendouba"
    },
    {
        "id": "1294",
        "name": "Bargou, Siliana"
    },
    {
        "id": "1295",
        "name": "Barraket Essahel, Nabeul"
    },
    {
        "id": "1296",
        "name": "Bazina, Bizerte"
    },
    {
        "id": "1297",
        "name": "Bazma, Kébili"
    },
    {
        "id": "1298",
        "name": "Bchelli, Kébili"
    },
    {
        "id": "1299",
        "name": "Bechima, Gabès"
    },
    {
        "id": "1300",
        "name": "Bechri, Kébili"
    },
    {
        "id": "1301",
        "name": "Beja"
    },
    {
        "id": "1302",
        "name": "Beja Nord, Beja"
    },
    {
        "id": "1303",
        "name": "Beja Sud, Beja"
    },
    {
        "id": "1304",
        "name": "Beja Ville, Beja"
    },
    {
        "id": "1305",
        "name": "Bekalta, Monastir"
    },
    {
        "id": "1306",
        "name": "Belkhir, Gafsa"
    },
    {
        "id": "1307",
        "name": "Bellarigia, Jendouba"
    },
    {
        "id": "1308",
        "name": "Belli, Nabeul"
    },
    {
        "id": "1309",
        "name": "Belvédère, Tunis"
    },
    {
        "id": "1310",
        "name": "Bembla, Monastir"
    },
    {
        "id": "1311",
        "name": "Ben Arous"
    },
    {
        "id": "1312",
        "name": "Ben Ghilouf, Gabès"
    },
    {
        "id": "1313",
        "name": "Ben Guerdane, Médenine"
    },
    {
        "id": "1314",
        "name": "Beni Atta, Bizerte"
    },
    {
        "id": "1315",
        "name": "Beni Barka, Tataouine"
    },
    {
        "id": "1316",
        "name": "Beni Hassen, Monastir"
    },
    {
        "id": "1317",
        "name": "Beni Kalthoum, Sousse"
    },
    {
        "id": "1318",
        "name": "Beni Khedache, Médenine"
    },
    {
        "id": "1319",
        "name": "Beni Khiar, Nabeul"
    },
    {
        "id": "1320",
        "name": "Beni M'hira, Tataouine"
    },
    {
        "id": "1321",
        "name": "Beni Maaguel, Médenine"
    },
    {
        "id": "1322",
        "name": "Beni Mtir, Jendouba"
    },
    {
        "id": "1323",
        "name": "Beni Zelten, Gabes"
    }
];
