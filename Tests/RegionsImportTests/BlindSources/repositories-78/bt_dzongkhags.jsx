

    const dzongkhagsWithConstituencies = {
        
        Bumthang: ["Chhoekhor-Tang", "Chhumig-Ura"],
        Chhukha: ["Bongo-Chapcha", "Phuentshogthang"],
        Dagana: ["Drujeygang-Tseza", "Lhamoi Dzingkha-Tashiding"],
        Gasa: ["Gasa"],
        Haa: ["Bji-Katsho-Uesu", "Sombaykha"],
        Lhuntse: ["Gangzur-Minjey", "Menbi-Tsenkhar"],
        Monggar: ["Drametse-Ngatshang", "Kengkhar-Weringla", "Monggar", "Nganglam"],
        Paro: ["Lamgong-Wangchang", "Neyphug-Shaba"],
        PemaGatshel: ["Khar-Yurung", "Nanong-Shumar", "Nganglam"],
        Punakha: ["Kabji-Talo", "Lingmukha-Toedwang"],
        SamdrupJongkhar: ["Jomotshangkha-Martshala", "Samdrup Jongkhar", "Wamrong"],
        Samtse: ["Dophuchen-Tading", "Norbugang-Chengmari", "Phuentshogpelri-Samtse", "Ugyentse-Yoeseltse"],
        Sarpang: ["Gelephu", "Shompangkha"],
        Thimphu: ["North Thimphu", "South Thimphu"],
        Trashigang: ["Bartsham-Shongphu", "Kanglung-Samkhar-Udzorong", "Radhi-Sakteng", "Wamrong"],
        TrashiYangtse: ["Bomdeling-Jamkhar", "Khamdang-Ramjar"],
        Trongsa: ["Nubi-Tangsibji", "Trongsa"],
        Tsirang: ["Sergithang-Tsirang Toed", "Tsirang"],
        WangduePhodrang: ["Athang-Thedtsho", "Nyisho-Sephu"],
        Zhemgang: ["Bardo-Trong", "Panbang"]
    };
    
    export default dzongkhagsWithConstituencies;
    