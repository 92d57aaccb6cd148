/*北海道*/
INSERT INTO city(name, code, area1, area2) VALUES("稚内", "011000", "北海道", "道北");
INSERT INTO city(name, code, area1, area2) VALUES("旭川", "012010", "北海道", "道北");
INSERT INTO city(name, code, area1, area2) VALUES("留萌", "012020", "北海道", "道北");

INSERT INTO city(name, code, area1, area2) VALUES("網走", "013010", "北海道", "道東");
INSERT INTO city(name, code, area1, area2) VALUES("北見", "013020", "北海道", "道東");
INSERT INTO city(name, code, area1, area2) VALUES("紋別", "013030", "北海道", "道東");
INSERT INTO city(name, code, area1, area2) VALUES("根室", "014010", "北海道", "道東");
INSERT INTO city(name, code, area1, area2) VALUES("釧路", "014020", "北海道", "道東");
INSERT INTO city(name, code, area1, area2) VALUES("帯広", "014030", "北海道", "道東");

INSERT INTO city(name, code, area1, area2) VALUES("室蘭", "015010", "北海道", "道南");
INSERT INTO city(name, code, area1, area2) VALUES("浦河", "015020", "北海道", "道南");

INSERT INTO city(name, code, area1, area2) VALUES("札幌", "016010", "北海道", "道央");
INSERT INTO city(name, code, area1, area2) VALUES("岩見沢", "016020", "北海道", "道央");
INSERT INTO city(name, code, area1, area2) VALUES("倶知安", "016030", "北海道", "道央");

INSERT INTO city(name, code, area1, area2) VALUES("函館", "017010", "北海道", "道南");
INSERT INTO city(name, code, area1, area2) VALUES("江差", "017020", "北海道", "道南");

/*東北*/
/*青森県*/
INSERT INTO city(name, code, area1, area2) VALUES("青森", "020010", "東北", "青森県");
INSERT INTO city(name, code, area1, area2) VALUES("むつ", "020020", "東北", "青森県");
INSERT INTO city(name, code, area1, area2) VALUES("八戸", "020030", "東北", "青森県");

/*岩手県*/
INSERT INTO city(name, code, area1, area2) VALUES("盛岡", "030010", "東北", "岩手県");
INSERT INTO city(name, code, area1, area2) VALUES("宮古", "030020", "東北", "岩手県");
INSERT INTO city(name, code, area1, area2) VALUES("大船渡", "030030", "東北", "岩手県");

/*宮城県*/
INSERT INTO city(name, code, area1, area2) VALUES("仙台", "040010","東北","宮城県");
INSERT INTO city(name, code, area1, area2) VALUES("白石", "040020","東北","宮城県");

/*秋田県*/
INSERT INTO city(name, code, area1, area2) VALUES("秋田", "050010","東北","秋田県");
INSERT INTO city(name, code, area1, area2) VALUES("横手", "050020","東北","秋田県");

/*山形県*/
INSERT INTO city(name, code, area1, area2) VALUES("山形", "060010","東北","山形県");
INSERT INTO city(name, code, area1, area2) VALUES("米沢", "060020","東北","山形県");
INSERT INTO city(name, code, area1, area2) VALUES("酒田", "060030","東北","山形県");
INSERT INTO city(name, code, area1, area2) VALUES("新庄", "060040","東北","山形県");

/*福島県*/
INSERT INTO city(name, code, area1, area2) VALUES("福島", "070010","東北","福島県");
INSERT INTO city(name, code, area1, area2) VALUES("小名浜", "070020","東北","福島県");
INSERT INTO city(name, code, area1, area2) VALUES("若松", "070030","東北","福島県");

/*関東*/
/*茨城*/
INSERT INTO city(name, code, area1, area2) VALUES("水戸", "080010","関東","茨城県");
INSERT INTO city(name, code, area1, area2) VALUES("土浦", "080020","関東","茨城県");


/*栃木*/
INSERT INTO city(name, code, area1, area2) VALUES("宇都宮", "090010","関東","栃木県");
INSERT INTO city(name, code, area1, area2) VALUES("大田原", "090020","関東","栃木県");


/*群馬*/
INSERT INTO city(name, code, area1, area2) VALUES("前橋", "100010","関東","群馬県");
INSERT INTO city(name, code, area1, area2) VALUES("みなかみ", "100020","関東","群馬県");


/*埼玉*/
INSERT INTO city(name, code, area1, area2) VALUES("さいたま", "110010","関東","埼玉県");
INSERT INTO city(name, code, area1, area2) VALUES("熊谷", "110020","関東","埼玉県");
INSERT INTO city(name, code, area1, area2) VALUES("秩父", "110030","関東","埼玉県");


/*千葉*/
INSERT INTO city(name, code, area1, area2) VALUES("千葉", "120010","関東","千葉県");
INSERT INTO city(name, code, area1, area2) VALUES("銚子", "120020","関東","千葉県");
INSERT INTO city(name, code, area1, area2) VALUES("館山", "120030","関東","千葉県");


/*東京都*/
INSERT INTO city(name, code, area1, area2) VALUES("東京", "130010","関東","東京都");
INSERT INTO city(name, code, area1, area2) VALUES("大島", "130020","関東","東京都");
INSERT INTO city(name, code, area1, area2) VALUES("八丈島", "130030","関東","東京都");
INSERT INTO city(name, code, area1, area2) VALUES("父島", "130040","関東","東京都");


/*神奈川*/
INSERT INTO city(name, code, area1, area2) VALUES("横浜", "140010","関東","神奈川県");
INSERT INTO city(name, code, area1, area2) VALUES("小田原", "140020","関東","神奈川県");

/*中部*/
/*新潟*/
INSERT INTO city(name, code, area1, area2) VALUES("新潟", "150010","中部","新潟県");
INSERT INTO city(name, code, area1, area2) VALUES("長岡", "150020","中部","新潟県");
INSERT INTO city(name, code, area1, area2) VALUES("高田", "150030","中部","新潟県");
INSERT INTO city(name, code, area1, area2) VALUES("相川", "150040","中部","新潟県");


/*富山*/
INSERT INTO city(name, code, area1, area2) VALUES("富山", "160010","中部","富山県");
INSERT INTO city(name, code, area1, area2) VALUES("伏木", "160020","中部","富山県");


/*石川*/
INSERT INTO city(name, code, area1, area2) VALUES("金沢", "170010","中部","石川県");
INSERT INTO city(name, code, area1, area2) VALUES("輪島", "170020","中部","石川県");


/*福井*/
INSERT INTO city(name, code, area1, area2) VALUES("福井", "180010","中部","福井県");
INSERT INTO city(name, code, area1, area2) VALUES("敦賀", "180020","中部","福井県");


/*山梨*/
INSERT INTO city(name, code, area1, area2) VALUES("甲府", "190010","中部","山梨県");
INSERT INTO city(name, code, area1, area2) VALUES("河口湖", "190020","中部","山梨県");


/*長野*/
INSERT INTO city(name, code, area1, area2) VALUES("長野", "200010","中部","長野県");
INSERT INTO city(name, code, area1, area2) VALUES("松本", "200020","中部","長野県");
INSERT INTO city(name, code, area1, area2) VALUES("飯田", "200030","中部","長野県");


/*岐阜*/
INSERT INTO city(name, code, area1, area2) VALUES("岐阜", "210010","中部","岐阜県");
INSERT INTO city(name, code, area1, area2) VALUES("高山", "210020","中部","岐阜県");


/*静岡*/
INSERT INTO city(name, code, area1, area2) VALUES("静岡", "220010","中部","静岡県");
INSERT INTO city(name, code, area1, area2) VALUES("網代", "220020","中部","静岡県");
INSERT INTO city(name, code, area1, area2) VALUES("三島", "220030","中部","静岡県");
INSERT INTO city(name, code, area1, area2) VALUES("浜松", "220040","中部","静岡県");


/*愛知*/
INSERT INTO city(name, code, area1, area2) VALUES("名古屋", "230010","中部","愛知県");
INSERT INTO city(name, code, area1, area2) VALUES("豊橋", "230020","中部","愛知県");

/*関西*/
/*三重*/
INSERT INTO city(name, code, area1, area2) VALUES("津", "240010","関西","三重県");
INSERT INTO city(name, code, area1, area2) VALUES("尾鷲", "240020","関西","三重県");


/*滋賀*/
INSERT INTO city(name, code, area1, area2) VALUES("大津", "250010","関西","滋賀県");
INSERT INTO city(name, code, area1, area2) VALUES("彦根", "250020","関西","滋賀県");


/*京都府*/
INSERT INTO city(name, code, area1, area2) VALUES("京都", "260010","関西","京都府");
INSERT INTO city(name, code, area1, area2) VALUES("舞鶴", "260020","関西","京都府");


/*大阪府*/
INSERT INTO city(name, code, area1, area2) VALUES("大阪", "270000","関西","大阪府");


/*兵庫*/
INSERT INTO city(name, code, area1, area2) VALUES("神戸", "280010","関西","兵庫県");
INSERT INTO city(name, code, area1, area2) VALUES("豊岡", "280020","関西","兵庫県");


/*奈良*/
INSERT INTO city(name, code, area1, area2) VALUES("奈良", "290010","関西","奈良県");
INSERT INTO city(name, code, area1, area2) VALUES("風屋", "290020","関西","奈良県");


/*和歌山*/
INSERT INTO city(name, code, area1, area2) VALUES("和歌山", "300010","関西","和歌山県");
INSERT INTO city(name, code, area1, area2) VALUES("潮岬", "300020","関西","和歌山県");

/*中国*/
/*鳥取*/
INSERT INTO city(name, code, area1, area2) VALUES("鳥取", "310010","中国","鳥取県");
INSERT INTO city(name, code, area1, area2) VALUES("米子", "310020","中国","鳥取県");


/*島根*/
INSERT INTO city(name, code, area1, area2) VALUES("松江", "320010","中国","島根県");
INSERT INTO city(name, code, area1, area2) VALUES("浜田", "320020","中国","島根県");
INSERT INTO city(name, code, area1, area2) VALUES("西郷", "320030","中国","島根県");


/*岡山*/
INSERT INTO city(name, code, area1, area2) VALUES("岡山", "330010","中国","岡山県");
INSERT INTO city(name, code, area1, area2) VALUES("津山", "330020","中国","岡山県");


/*広島*/
INSERT INTO city(name, code, area1, area2) VALUES("広島", "340010","中国","広島県");
INSERT INTO city(name, code, area1, area2) VALUES("庄原", "340020","中国","広島県");


/*山口*/
INSERT INTO city(name, code, area1, area2) VALUES("下関", "350010","中国","山口県");
INSERT INTO city(name, code, area1, area2) VALUES("山口", "350020","中国","山口県");
INSERT INTO city(name, code, area1, area2) VALUES("柳井", "350030","中国","山口県");
INSERT INTO city(name, code, area1, area2) VALUES("萩", "350040","中国","山口県");

/*四国*/
/*徳島*/
INSERT INTO city(name, code, area1, area2) VALUES("徳島", "360010","四国","徳島県");
INSERT INTO city(name, code, area1, area2) VALUES("日和佐", "360020","四国","徳島県");


/*香川*/
INSERT INTO city(name, code, area1, area2) VALUES("高松", "370000","四国","香川県");


/*愛媛*/
INSERT INTO city(name, code, area1, area2) VALUES("松山", "380010","四国","愛媛県");
INSERT INTO city(name, code, area1, area2) VALUES("新居浜", "380020","四国","愛媛県");
INSERT INTO city(name, code, area1, area2) VALUES("宇和島", "380030","四国","愛媛県");


/*高知*/
INSERT INTO city(name, code, area1, area2) VALUES("高知", "390010","四国","高知県");
INSERT INTO city(name, code, area1, area2) VALUES("室戸岬", "390020","四国","高知県");
INSERT INTO city(name, code, area1, area2) VALUES("清水", "390030","四国","高知県");

/*九州・沖縄*/
/*福岡*/
INSERT INTO city(name, code, area1, area2) VALUES("福岡", "400010","九州・沖縄","福岡県");
INSERT INTO city(name, code, area1, area2) VALUES("八幡", "400020","九州・沖縄","福岡県");
INSERT INTO city(name, code, area1, area2) VALUES("飯塚", "400030","九州・沖縄","福岡県");
INSERT INTO city(name, code, area1, area2) VALUES("久留米", "400040","九州・沖縄・","福岡県");


/*佐賀*/
INSERT INTO city(name, code, area1, area2) VALUES("佐賀", "410010","九州・沖縄","佐賀県");
INSERT INTO city(name, code, area1, area2) VALUES("伊万里", "410020","九州・沖縄","佐賀県");


/*長崎*/
INSERT INTO city(name, code, area1, area2) VALUES("長崎", "420010","九州・沖縄","長崎県");
INSERT INTO city(name, code, area1, area2) VALUES("佐世保", "420020","九州・沖縄","長崎県");
INSERT INTO city(name, code, area1, area2) VALUES("厳原", "420030","九州・沖縄","長崎県");
INSERT INTO city(name, code, area1, area2) VALUES("福江", "420040","九州・沖縄","長崎県");


/*熊本*/
INSERT INTO city(name, code, area1, area2) VALUES("熊本", "430010","九州・沖縄","熊本県");
INSERT INTO city(name, code, area1, area2) VALUES("阿蘇乙姫", "430020","九州・沖縄","熊本県");
INSERT INTO city(name, code, area1, area2) VALUES("牛深", "430030","九州・沖縄","熊本県");
INSERT INTO city(name, code, area1, area2) VALUES("人吉", "430040","九州・沖縄","熊本県");


/*大分*/
INSERT INTO city(name, code, area1, area2) VALUES("大分", "440010","九州・沖縄","大分県");
INSERT INTO city(name, code, area1, area2) VALUES("中津", "440020","九州・沖縄","大分県");
INSERT INTO city(name, code, area1, area2) VALUES("日田", "440030","九州・沖縄","大分県");
INSERT INTO city(name, code, area1, area2) VALUES("佐伯", "440040","九州・沖縄","大分県");


/*宮崎*/
INSERT INTO city(name, code, area1, area2) VALUES("宮崎", "450010","九州・沖縄","宮崎県");
INSERT INTO city(name, code, area1, area2) VALUES("延岡", "450020","九州・沖縄","宮崎県");
INSERT INTO city(name, code, area1, area2) VALUES("都城", "450030","九州・沖縄","宮崎県");
INSERT INTO city(name, code, area1, area2) VALUES("高千穂", "450040","九州・沖縄","宮崎県");


/*鹿児島*/
INSERT INTO city(name, code, area1, area2) VALUES("鹿児島", "460010","九州・沖縄","鹿児島県");
INSERT INTO city(name, code, area1, area2) VALUES("鹿屋", "460020","九州・沖縄","鹿児島県");
INSERT INTO city(name, code, area1, area2) VALUES("種子島", "460030","九州・沖縄","鹿児島県");
INSERT INTO city(name, code, area1, area2) VALUES("名瀬", "460040","九州・沖縄","鹿児島県");


/*沖縄*/
INSERT INTO city(name, code, area1, area2) VALUES("那覇", "471010","九州・沖縄","沖縄県");
INSERT INTO city(name, code, area1, area2) VALUES("名護", "471020","九州・沖縄","沖縄県");
INSERT INTO city(name, code, area1, area2) VALUES("久米島", "471030","九州・沖縄","沖縄県");
INSERT INTO city(name, code, area1, area2) VALUES("南大東", "472000","九州・沖縄","沖縄県");
INSERT INTO city(name, code, area1, area2) VALUES("宮古島", "473000","九州・沖縄","沖縄県");
INSERT INTO city(name, code, area1, area2) VALUES("石垣島", "474010","九州・沖縄","沖縄県");
INSERT INTO city(name, code, area1, area2) VALUES("与那国島", "474020","九州・沖縄","沖縄県");

