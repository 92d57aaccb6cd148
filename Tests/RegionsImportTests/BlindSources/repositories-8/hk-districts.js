export const districts = {
    aberdeen: {
        key: 'Aberdeen',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Aberdeen',
        region_eng: 'Hong Kong Island',
        district_cht: '香港仔',
        region_cht: '香港島',
        district_chs: '香港仔',
        region_chs: '香港岛'
    },
    ap_lei_chau: {
        key: 'Ap_Lei_Chau',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Ap Lei Chau',
        region_eng: 'Hong Kong Island',
        district_cht: '鴨脷洲',
        region_cht: '香港島',
        district_chs: '鸭脷洲',
        region_chs: '香港岛'
    },
    admiralty: {
        key: 'Admiralty',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Admiralty',
        region_eng: 'Hong Kong Island',
        district_cht: '金鐘',
        region_cht: '香港島',
        district_chs: '金钟',
        region_chs: '香港岛'
    },
    causeway_bay: {
        key: 'Causeway_Bay',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Causeway Bay',
        region_eng: 'Hong Kong Island',
        district_cht: '銅鑼灣',
        region_cht: '香港島',
        district_chs: '铜锣湾',
        region_chs: '香港岛'
    },
    central: {
        key: 'Central',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Central',
        region_eng: 'Hong Kong Island',
        district_cht: '中環',
        region_cht: '香港島',
        district_chs: '中环',
        region_chs: '香港岛'
    },
    chai_wan: {
        key: 'Chai_Wan',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Chai Wan',
        region_eng: 'Hong Kong Island',
        district_cht: '柴灣',
        region_cht: '香港島',
        district_chs: '柴湾',
        region_chs: '香港岛'
    },
    chung_hom_kok: {
        key: 'Chung_Hom_Kok',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Chung Hom Kok',
        region_eng: 'Hong Kong Island',
        district_cht: '舂坎角',
        region_cht: '香港島',
        district_chs: '舂坎角',
        region_chs: '香港岛'
    },
    happy_valley: {
        key: 'Happy_Valley',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Happy Valley',
        region_eng: 'Hong Kong Island',
        district_cht: '跑馬地',
        region_cht: '香港島',
        district_chs: '跑马地',
        region_chs: '香港岛'
    },
    kennedy_town: {
        key: 'Kennedy_Town',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Kennedy Town',
        region_eng: 'Hong Kong Island',
        district_cht: '堅尼地城',
        region_cht: '香港島',
        district_chs: '坚尼地城',
        region_chs: '香港岛'
    },
    mid_levels: {
        key: 'Mid_Levels',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Mid Levels',
        region_eng: 'Hong Kong Island',
        district_cht: '半山',
        region_cht: '香港島',
        district_chs: '半山',
        region_chs: '香港岛'
    },
    north_point: {
        key: 'North_Point',
        region_key: 'Hong_Kong_Island',
        district_eng: 'North Point',
        region_eng: 'Hong Kong Island',
        district_cht: '北角',
        region_cht: '香港島',
        district_chs: '北角',
        region_chs: '香港岛'
    },
    pok_fu_lam: {
        key: 'Pok_Fu_Lam',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Pok Fu Lam',
        region_eng: 'Hong Kong Island',
        district_cht: '薄扶林',
        region_cht: '香港島',
        district_chs: '薄扶林',
        region_chs: '香港岛'
    },
    quarry_bay: {
        key: 'Quarry_Bay',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Quarry Bay',
        region_eng: 'Hong Kong Island',
        district_cht: '鰂魚涌',
        region_cht: '香港島',
        district_chs: '鲗鱼涌',
        region_chs: '香港岛'
    },
    sai_wan_ho: {
        key: 'Sai_Wan_Ho',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Sai Wan Ho',
        region_eng: 'Hong Kong Island',
        district_cht: '西灣河',
        region_cht: '香港島',
        district_chs: '西湾河',
        region_chs: '香港岛'
    },
    sheung_wan: {
        key: 'Sheung_Wan',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Sheung Wan',
        region_eng: 'Hong Kong Island',
        district_cht: '上環',
        region_cht: '香港島',
        district_chs: '上环',
        region_chs: '香港岛'
    },
    stanley: {
        key: 'Stanley',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Stanley',
        region_eng: 'Hong Kong Island',
        district_cht: '赤柱',
        region_cht: '香港島',
        district_chs: '赤柱',
        region_chs: '香港岛'
    },
    the_peak: {
        key: 'The_Peak',
        region_key: 'Hong_Kong_Island',
        district_eng: 'The Peak',
        region_eng: 'Hong Kong Island',
        district_cht: '山頂',
        region_cht: '香港島',
        district_chs: '山顶',
        region_chs: '香港岛'
    },
    wan_chai: {
        key: 'Wan_Chai',
        region_key: 'Hong_Kong_Island',
        district_eng: 'Wan Chai',
        region_eng: 'Hong Kong Island',
        district_cht: '灣仔',
        region_cht: '香港島',
        district_chs: '湾仔',
        region_chs: '香港岛'
    },
    cheung_sha_wan: {
        key: 'Cheung_Sha_Wan',
        region_key: 'Kowloon',
        district_eng: 'Cheung Sha Wan',
        region_eng: 'Kowloon',
        district_cht: '長沙灣',
        region_cht: '九龍',
        district_chs: '长沙湾',
        region_chs: '九龙'
    },
    ho_man_tin: {
        key: 'Ho_Man_Tin',
        region_key: 'Kowloon',
        district_eng: 'Ho Man Tin',
        region_eng: 'Kowloon',
        district_cht: '何文田',
        region_cht: '九龍',
        district_chs: '何文田',
        region_chs: '九龙'
    },
    hung_hom: {
        key: 'Hung_Hom',
        region_key: 'Kowloon',
        district_eng: 'Hung Hom',
        region_eng: 'Kowloon',
        district_cht: '紅磡',
        region_cht: '九龍',
        district_chs: '红磡',
        region_chs: '九龙'
    },
    jordan: {
        key: 'Jordan',
        region_key: 'Kowloon',
        district_eng: 'Jordan',
        region_eng: 'Kowloon',
        district_cht: '佐敦',
        region_cht: '九龍',
        district_chs: '佐敦',
        region_chs: '九龙'
    },
    kowloon_city: {
        key: 'Kowloon_City',
        region_key: 'Kowloon',
        district_eng: 'Kowloon City',
        region_eng: 'Kowloon',
        district_cht: '九龍城',
        region_cht: '九龍',
        district_chs: '九龙城',
        region_chs: '九龙'
    },
    kwun_tong: {
        key: 'Kwun_Tong',
        region_key: 'Kowloon',
        district_eng: 'Kwun Tong',
        region_eng: 'Kowloon',
        district_cht: '觀塘',
        region_cht: '九龍',
        district_chs: '观塘',
        region_chs: '九龙'
    },
    lam_tin: {
        key: 'Lam_Tin',
        region_key: 'Kowloon',
        district_eng: 'Lam Tin',
        region_eng: 'Kowloon',
        district_cht: '藍田',
        region_cht: '九龍',
        district_chs: '蓝田',
        region_chs: '九龙'
    },
    mong_kok: {
        key: 'Mong_Kok',
        region_key: 'Kowloon',
        district_eng: 'Mong Kok',
        region_eng: 'Kowloon',
        district_cht: '旺角',
        region_cht: '九龍',
        district_chs: '旺角',
        region_chs: '九龙'
    },
    sham_shui_po: {
        key: 'Sham_Shui_Po',
        region_key: 'Kowloon',
        district_eng: 'Sham Shui Po',
        region_eng: 'Kowloon',
        district_cht: '深水埗',
        region_cht: '九龍',
        district_chs: '深水埗',
        region_chs: '九龙'
    },
    tsim_sha_tsui: {
        key: 'Tsim_Sha_Tsui',
        region_key: 'Kowloon',
        district_eng: 'Tsim Sha Tsui',
        region_eng: 'Kowloon',
        district_cht: '尖沙咀',
        region_cht: '九龍',
        district_chs: '尖沙咀',
        region_chs: '九龙'
    },
    wong_tai_sin: {
        key: 'Wong_Tai_Sin',
        region_key: 'Kowloon',
        district_eng: 'Wong Tai Sin',
        region_eng: 'Kowloon',
        district_cht: '黃大仙',
        region_cht: '九龍',
        district_chs: '黄大仙',
        region_chs: '九龙'
    },
    yau_ma_tei: {
        key: 'Yau_Ma_Tei',
        region_key: 'Kowloon',
        district_eng: 'Yau Ma Tei',
        region_eng: 'Kowloon',
        district_cht: '油麻地',
        region_cht: '九龍',
        district_chs: '油麻地',
        region_chs: '九龙'
    },
    fanling: {
        key: 'Fanling',
        region_key: 'New_Territories',
        district_eng: 'Fanling',
        region_eng: 'New Territories',
        district_cht: '粉嶺',
        region_cht: '新界',
        district_chs: '粉岭',
        region_chs: '新界'
    },
    kwai_chung: {
        key: 'Kwai_Chung',
        region_key: 'New_Territories',
        district_eng: 'Kwai Chung',
        region_eng: 'New Territories',
        district_cht: '葵涌',
        region_cht: '新界',
        district_chs: '葵涌',
        region_chs: '新界'
    },
    ma_on_shan: {
        key: 'Ma_On_Shan',
        region_key: 'New_Territories',
        district_eng: 'Ma On Shan',
        region_eng: 'New Territories',
        district_cht: '馬鞍山',
        region_cht: '新界',
        district_chs: '马鞍山',
        region_chs: '新界'
    },
    sai_kung: {
        key: 'Sai_Kung',
        region_key: 'New_Territories',
        district_eng: 'Sai Kung',
        region_eng: 'New Territories',
        district_cht: '西貢',
        region_cht: '新界',
        district_chs: '西贡',
        region_chs: '新界'
    },
    sha_tin: {
        key: 'Sha_Tin',
        region_key: 'New_Territories',
        district_eng: 'Sha Tin',
        region_eng: 'New Territories',
        district_cht: '沙田',
        region_cht: '新界',
        district_chs: '沙田',
        region_chs: '新界'
    },
    sheung_shui: {
        key: 'Sheung_Shui',
        region_key: 'New_Territories',
        district_eng: 'Sheung Shui',
        region_eng: 'New Territories',
        district_cht: '上水',
        region_cht: '新界',
        district_chs: '上水',
        region_chs: '新界'
    },
    tai_po: {
        key: 'Tai_Po',
        region_key: 'New_Territories',
        district_eng: 'Tai Po',
        region_eng: 'New Territories',
        district_cht: '大埔',
        region_cht: '新界',
        district_chs: '大埔',
        region_chs: '新界'
    },
    tin_shui_wai: {
        key: 'Tin_Shui_Wai',
        region_key: 'New_Territories',
        district_eng: 'Tin Shui Wai',
        region_eng: 'New Territories',
        district_cht: '天水圍',
        region_cht: '新界',
        district_chs: '天水围',
        region_chs: '新界'
    },
    tseung_kwan_o: {
        key: 'Tseung_Kwan_O',
        region_key: 'New_Territories',
        district_eng: 'Tseung Kwan O',
        region_eng: 'New Territories',
        district_cht: '將軍澳',
        region_cht: '新界',
        district_chs: '将军澳',
        region_chs: '新界'
    },
    tsuen_wan: {
        key: 'Tsuen_Wan',
        region_key: 'New_Territories',
        district_eng: 'Tsuen Wan',
        region_eng: 'New Territories',
        district_cht: '荃灣',
        region_cht: '新界',
        district_chs: '荃湾',
        region_chs: '新界'
    },
    tuen_mun: {
        key: 'Tuen_Mun',
        region_key: 'New_Territories',
        district_eng: 'Tuen Mun',
        region_eng: 'New Territories',
        district_cht: '屯門',
        region_cht: '新界',
        district_chs: '屯门',
        region_chs: '新界'
    },
    yuen_long: {
        key: 'Yuen_Long',
        region_key: 'New_Territories',
        district_eng: 'Yuen Long',
        region_eng: 'New Territories',
        district_cht: '元朗',
        region_cht: '新界',
        district_chs: '元朗',
        region_chs: '新界'
    }
};
