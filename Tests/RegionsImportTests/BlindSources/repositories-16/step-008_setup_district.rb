District.seed do |s|
  s.id = 1
  s.prefecture_id = 1
  s.name = "厚岸郡厚岸町"
  s.code = "01662"
end
District.seed do |s|
  s.id = 2
  s.prefecture_id = 1
  s.name = "厚岸郡浜中町"
  s.code = "01663"
end
District.seed do |s|
  s.id = 3
  s.prefecture_id = 1
  s.name = "赤平市"
  s.code = "01218"
end
District.seed do |s|
  s.id = 4
  s.prefecture_id = 1
  s.name = "阿寒郡鶴居村"
  s.code = "01667"
end
District.seed do |s|
  s.id = 5
  s.prefecture_id = 1
  s.name = "旭川市"
  s.code = "01204"
end
District.seed do |s|
  s.id = 6
  s.prefecture_id = 1
  s.name = "足寄郡足寄町"
  s.code = "01647"
end
District.seed do |s|
  s.id = 7
  s.prefecture_id = 1
  s.name = "足寄郡陸別町"
  s.code = "01648"
end
District.seed do |s|
  s.id = 8
  s.prefecture_id = 1
  s.name = "芦別市"
  s.code = "01216"
end
District.seed do |s|
  s.id = 9
  s.prefecture_id = 1
  s.name = "網走郡大空町"
  s.code = "01564"
end
District.seed do |s|
  s.id = 10
  s.prefecture_id = 1
  s.name = "網走郡津別町"
  s.code = "01544"
end
District.seed do |s|
  s.id = 11
  s.prefecture_id = 1
  s.name = "網走郡美幌町"
  s.code = "01543"
end
District.seed do |s|
  s.id = 12
  s.prefecture_id = 1
  s.name = "網走市"
  s.code = "01211"
end
District.seed do |s|
  s.id = 13
  s.prefecture_id = 1
  s.name = "虻田郡京極町"
  s.code = "01399"
end
District.seed do |s|
  s.id = 14
  s.prefecture_id = 1
  s.name = "虻田郡喜茂別町"
  s.code = "01398"
end
District.seed do |s|
  s.id = 15
  s.prefecture_id = 1
  s.name = "虻田郡倶知安町"
  s.code = "01400"
end
District.seed do |s|
  s.id = 16
  s.prefecture_id = 1
  s.name = "虻田郡洞爺湖町"
  s.code = "01584"
end
District.seed do |s|
  s.id = 17
  s.prefecture_id = 1
  s.name = "虻田郡豊浦町"
  s.code = "01571"
end
District.seed do |s|
  s.id = 18
  s.prefecture_id = 1
  s.name = "虻田郡ニセコ町"
  s.code = "01395"
end
District.seed do |s|
  s.id = 19
  s.prefecture_id = 1
  s.name = "虻田郡真狩村"
  s.code = "01396"
end
District.seed do |s|
  s.id = 20
  s.prefecture_id = 1
  s.name = "虻田郡留寿都村"
  s.code = "01397"
end
District.seed do |s|
  s.id = 21
  s.prefecture_id = 1
  s.name = "石狩郡当別町"
  s.code = "01303"
end
District.seed do |s|
  s.id = 22
  s.prefecture_id = 1
  s.name = "石狩郡新篠津村"
  s.code = "01304"
end
District.seed do |s|
  s.id = 23
  s.prefecture_id = 1
  s.name = "石狩市"
  s.code = "01235"
end
District.seed do |s|
  s.id = 24
  s.prefecture_id = 2
  s.name = "青森市"
  s.code = "02201"
end
District.seed do |s|
  s.id = 25
  s.prefecture_id = 2
  s.name = "黒石市"
  s.code = "02204"
end
District.seed do |s|
  s.id = 26
  s.prefecture_id = 2
  s.name = "五所川原市"
  s.code = "02205"
end
District.seed do |s|
  s.id = 27
  s.prefecture_id = 2
  s.name = "つがる市"
  s.code = "02209"
end
District.seed do |s|
  s.id = 28
  s.prefecture_id = 2
  s.name = "十和田市"
  s.code = "02206"
end
District.seed do |s|
  s.id = 29
  s.prefecture_id = 2
  s.name = "八戸市"
  s.code = "02203"
end
District.seed do |s|
  s.id = 30
  s.prefecture_id = 2
  s.name = "平川市"
  s.code = "02210"
end
District.seed do |s|
  s.id = 31
  s.prefecture_id = 2
  s.name = "弘前市"
  s.code = "02202"
end
District.seed do |s|
  s.id = 32
  s.prefecture_id = 2
  s.name = "三沢市"
  s.code = "02207"
end
District.seed do |s|
  s.id = 33
  s.prefecture_id = 2
  s.name = "むつ市"
  s.code = "02208"
end
District.seed do |s|
  s.id = 34
  s.prefecture_id = 13
  s.name = "昭島市"
  s.code = "13207"
end
District.seed do |s|
  s.id = 35
  s.prefecture_id = 13
  s.name = "あきる野市"
  s.code = "13228"
end
District.seed do |s|
  s.id = 36
  s.prefecture_id = 13
  s.name = "足立区"
  s.code = "13121"
end
District.seed do |s|
  s.id = 37
  s.prefecture_id = 13
  s.name = "荒川区"
  s.code = "13118"
end
District.seed do |s|
  s.id = 38
  s.prefecture_id = 13
  s.name = "板橋区"
  s.code = "13119"
end
District.seed do |s|
  s.id = 39
  s.prefecture_id = 13
  s.name = "稲城市"
  s.code = "13225"
end
District.seed do |s|
  s.id = 40
  s.prefecture_id = 13
  s.name = "江戸川区"
  s.code = "13123"
end
District.seed do |s|
  s.id = 41
  s.prefecture_id = 13
  s.name = "青梅市"
  s.code = "13205"
end
District.seed do |s|
  s.id = 42
  s.prefecture_id = 13
  s.name = "大島町"
  s.code = "13361"
end
District.seed do |s|
  s.id = 43
  s.prefecture_id = 13
  s.name = "大田区"
  s.code = "13111"
end
District.seed do |s|
  s.id = 44
  s.prefecture_id = 13
  s.name = "葛飾区"
  s.code = "13122"
end
District.seed do |s|
  s.id = 45
  s.prefecture_id = 13
  s.name = "北区"
  s.code = "13117"
end
District.seed do |s|
  s.id = 46
  s.prefecture_id = 13
  s.name = "清瀬市"
  s.code = "13221"
end
District.seed do |s|
  s.id = 47
  s.prefecture_id = 13
  s.name = "国立市"
  s.code = "13215"
end
District.seed do |s|
  s.id = 48
  s.prefecture_id = 13
  s.name = "江東区"
  s.code = "13108"
end
District.seed do |s|
  s.id = 49
  s.prefecture_id = 13
  s.name = "小金井市"
  s.code = "13210"
end
District.seed do |s|
  s.id = 50
  s.prefecture_id = 13
  s.name = "国分寺市"
  s.code = "13214"
end
District.seed do |s|
  s.id = 51
  s.prefecture_id = 13
  s.name = "小平市"
  s.code = "13211"
end
District.seed do |s|
  s.id = 52
  s.prefecture_id = 13
  s.name = "狛江市"
  s.code = "13219"
end
District.seed do |s|
  s.id = 53
  s.prefecture_id = 13
  s.name = "品川区"
  s.code = "13109"
end
District.seed do |s|
  s.id = 54
  s.prefecture_id = 13
  s.name = "渋谷区"
  s.code = "13113"
end
District.seed do |s|
  s.id = 55
  s.prefecture_id = 13
  s.name = "新宿区"
  s.code = "13104"
end
District.seed do |s|
  s.id = 56
  s.prefecture_id = 13
  s.name = "杉並区"
  s.code = "13115"
end
District.seed do |s|
  s.id = 57
  s.prefecture_id = 13
  s.name = "墨田区"
  s.code = "13107"
end
District.seed do |s|
  s.id = 58
  s.prefecture_id = 47
  s.name = "石垣市"
  s.code = "47207"
end
District.seed do |s|
  s.id = 59
  s.prefecture_id = 47
  s.name = "糸満市"
  s.code = "47210"
end
District.seed do |s|
  s.id = 60
  s.prefecture_id = 47
  s.name = "浦添市"
  s.code = "47208"
end
District.seed do |s|
  s.id = 61
  s.prefecture_id = 47
  s.name = "うるま市"
  s.code = "47213"
end
District.seed do |s|
  s.id = 62
  s.prefecture_id = 47
  s.name = "沖縄市"
  s.code = "47211"
end
District.seed do |s|
  s.id = 63
  s.prefecture_id = 47
  s.name = "宜野湾市"
  s.code = "47205"
end
District.seed do |s|
  s.id = 64
  s.prefecture_id = 47
  s.name = "豊見城市"
  s.code = "47212"
end
District.seed do |s|
  s.id = 65
  s.prefecture_id = 47
  s.name = "名護市"
  s.code = "47209"
end
District.seed do |s|
  s.id = 66
  s.prefecture_id = 47
  s.name = "那覇市"
  s.code = "47201"
end
District.seed do |s|
  s.id = 67
  s.prefecture_id = 47
  s.name = "南城市"
  s.code = "47215"
end
District.seed do |s|
  s.id = 68
  s.prefecture_id = 47
  s.name = "宮古島市"
  s.code = "47214"
end
