Hokkaido = ("札幌市", "函館市", "旭川市", "室蘭市", "浦河町", "江差町", "紋別市", "岩見沢市", "倶知安町", 
            "留萌市", "稚内市", "紋別市", "網走市", "帯広市", "釧路市", "根室市")
    
Aomori = ("青森市", "八戸市", "むつ市")
    
Akita = ("秋田市","横手市")
    
Iwate = ("盛岡市", "宮古市", "大船渡市")
    
Miyagi = ("仙台市", "白石市")
    
Yamagata = ("酒田市", "新庄市", "山形市", "米沢市")
    
Fukushima = ("福島市", "若松市", "いわき市")
    
Ibaraki = ("水戸市", "土浦市")
    
Totigi = ("宇都宮市", "大田原市")
    
Gunma = ("前橋市", "みなかみ町")

Saitama = ("さいたま市", "熊谷市", "秩父市")
    
Tiba = ("千葉市", "銚子市", "館山市")

Tokyo = ("東京市", "父島", "八丈島", "大島")
    
Kanagawa = ("横浜市", "小田原市")

Nigata = ("新潟市", "長岡市", "高田氏", "佐渡市")
    
Toyama = ("富山市", "高岡市")
    
Ishikawa = ("金沢市", "輪島市")
    
Fukui = ("福井市", "敦賀市")
    
Yamanashi = ("甲府市", "富士河口湖町")
    
Nagano = ("長野市", "松本市", "飯田市")
    
Gifu = ("岐阜市", "高山市")
    
Shizuoka = ("静岡市", "浜松市", "三島市", "熱海市")
    
Aichi = ("名古屋市", "豊橋市")
    
Mie = ("津市", "尾鷲市")
    
Shiga = ("大津市", "彦根市")
    
Kyoto = ("京都市", "舞鶴市")
    
Osaka = ("大阪市")

Hyogo = ("神戸市", "豊岡市")
    
Nara = ("奈良市", "十津川村")
    
Wakayama = ("和歌山市", "串本町")
    
Tottori = ("鳥取市", "米子市")
    
Shimane = ("松江市", "浜田市", "隠岐の島町")
    
Okayama = ("岡山市", "津山市")
    
Hiroshima = ("広島市", "庄原市")
    
Yamaguchi = ("山口市", "下関市", "柳井市", "萩市")
    
Tokushima = ("徳島市", "美波町")
    
Kagawa = ("高松市")
    
Ehime = ("松山市", "新居浜市", "宇和島市")
    
Kochi = ("高知市", "室戸市", "清水町")
    
Fukuoka = ("福岡市", "八幡市", "飯塚市", "久留米市")
    
Saga = ("佐賀市", "伊万里市")
    
Nagasaki = ("長崎市", "佐世保市", "対馬市", "福江島")
    
Kumamoto = ("熊本市", "阿蘇市", "天草市", "人吉市")
    
Oita = ("大分市", "中津市", "日田市", "佐伯市")

Miyazaki = ("宮崎市", "延岡市", "都城市", "高千穂町")
    
Kagoshima = ("鹿児島市", "鹿屋市", "種子島", "奄美大島")
    
Okinawa = ("那覇市", "名護市", "久米島","南大東島", "宮古島", "石垣島", "与那国島")
    
prefectures  = {
        "北海道": Hokkaido,
        "青森県": Aomori,
        "秋田県": Akita,
        "岩手県": Iwate,
        "宮城県": Miyagi,
        "山形県": Yamagata,
        "福島県": Fukushima,
        "茨城県": Ibaraki,
        "栃木県": Totigi,
        "群馬県": Gunma,
        "埼玉県": Saitama,
        "千葉県": Tiba,
        "東京都": Tokyo,
        "神奈川県": Kanagawa,
        "新潟県": Nigata,
        "富山県": Toyama,
        "石川県": Ishikawa,
        "福井県": Fukui,
        "山梨県": Yamanashi,
        "長野県": Nagano,
        "岐阜県": Gifu,
        "静岡県": Shizuoka,
        "愛知県": Aichi,
        "三重県": Mie,
        "滋賀県": Shiga, 
        "京都府": Kyoto,
        "大阪府": Osaka,
        "兵庫県": Hyogo,
        "奈良県": Nara,
        "和歌山県": Wakayama,
        "鳥取県": Tottori,
        "島根県": Shimane,
        "岡山県": Okayama,
        "広島県": Hiroshima,
        "山口県": Yamaguchi,
        "徳島県": Tokushima,
        "香川県": Kagawa,
        "愛媛県": Ehime,
        "高知県": Kochi,
        "福岡県": Fukuoka,
        "佐賀県": Saga,
        "長崎県": Nagasaki,
        "熊本県": Kumamoto,
        "大分県": Oita,
        "宮崎県": Miyazaki,
        "鹿児島県": Kagoshima,
        "沖縄県": Okinawa
        }
    
