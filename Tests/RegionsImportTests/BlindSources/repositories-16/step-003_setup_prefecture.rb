Prefecture.seed do |s|
  s.id = 1
  s.prefecture_jis_code = '01'
  s.name = '北海道'
  s.location_area_id = 1
  s.area_setting_id = 1
end
Prefecture.seed do |s|
  s.id = 2
  s.prefecture_jis_code = '02'
  s.name = '青森県'
  s.location_area_id = 2
  s.area_setting_id = 2
end
Prefecture.seed do |s|
  s.id = 3
  s.prefecture_jis_code = '03'
  s.name = '岩手県'
  s.location_area_id = 2
  s.area_setting_id = 2
end
Prefecture.seed do |s|
  s.id = 4
  s.prefecture_jis_code = '04'
  s.name = '宮城県'
  s.location_area_id = 2
  s.area_setting_id = 3
end
Prefecture.seed do |s|
  s.id = 5
  s.prefecture_jis_code = '05'
  s.name = '秋田県'
  s.location_area_id = 2
  s.area_setting_id = 2
end
Prefecture.seed do |s|
  s.id = 6
  s.prefecture_jis_code = '06'
  s.name = '山形県'
  s.location_area_id = 2
  s.area_setting_id = 3
end
Prefecture.seed do |s|
  s.id = 7
  s.prefecture_jis_code = '07'
  s.name = '福島県'
  s.location_area_id = 2
  s.area_setting_id = 3
end
Prefecture.seed do |s|
  s.id = 8
  s.prefecture_jis_code = '08'
  s.name = '茨城県'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 9
  s.prefecture_jis_code = '09'
  s.name = '栃木県'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 10
  s.prefecture_jis_code = '10'
  s.name = '群馬県'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 11
  s.prefecture_jis_code = '11'
  s.name = '埼玉県'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 12
  s.prefecture_jis_code = '12'
  s.name = '千葉県'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 13
  s.prefecture_jis_code = '13'
  s.name = '東京都'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 14
  s.prefecture_jis_code = '14'
  s.name = '神奈川県'
  s.location_area_id = 4
  s.area_setting_id = 5
end
Prefecture.seed do |s|
  s.id = 15
  s.prefecture_jis_code = '15'
  s.name = '新潟県'
  s.location_area_id = 3
  s.area_setting_id = 4
end
Prefecture.seed do |s|
  s.id = 16
  s.prefecture_jis_code = '16'
  s.name = '富山県'
  s.location_area_id = 3
  s.area_setting_id = 6
end
Prefecture.seed do |s|
  s.id = 17
  s.prefecture_jis_code = '17'
  s.name = '石川県'
  s.location_area_id = 3
  s.area_setting_id = 6
end
Prefecture.seed do |s|
  s.id = 18
  s.prefecture_jis_code = '18'
  s.name = '福井県'
  s.location_area_id = 3
  s.area_setting_id = 6
end
Prefecture.seed do |s|
  s.id = 19
  s.prefecture_jis_code = '19'
  s.name = '山梨県'
  s.location_area_id = 3
  s.area_setting_id = 4 
end
Prefecture.seed do |s|
  s.id = 20
  s.prefecture_jis_code = '20'
  s.name = '長野県'
  s.location_area_id = 3
  s.area_setting_id = 4
end
Prefecture.seed do |s|
  s.id = 21
  s.prefecture_jis_code = '21'
  s.name = '岐阜県'
  s.location_area_id = 5
  s.area_setting_id = 7
end
Prefecture.seed do |s|
  s.id = 22
  s.prefecture_jis_code = '22'
  s.name = '静岡県'
  s.location_area_id = 5
  s.area_setting_id = 7
end
Prefecture.seed do |s|
  s.id = 23
  s.prefecture_jis_code = '23'
  s.name = '愛知県'
  s.location_area_id = 5
  s.area_setting_id = 7
end
Prefecture.seed do |s|
  s.id = 24
  s.prefecture_jis_code = '24'
  s.name = '三重県'
  s.location_area_id = 5
  s.area_setting_id = 7
end
Prefecture.seed do |s|
  s.id = 25
  s.prefecture_jis_code = '25'
  s.name = '滋賀県'
  s.location_area_id = 6
  s.area_setting_id = 8
end
Prefecture.seed do |s|
  s.id = 26
  s.prefecture_jis_code = '26'
  s.name = '京都府'
  s.location_area_id = 6
  s.area_setting_id = 8
end
Prefecture.seed do |s|
  s.id = 27
  s.prefecture_jis_code = '27'
  s.name = '大阪府'
  s.location_area_id = 6
  s.area_setting_id = 8
end
Prefecture.seed do |s|
  s.id = 28
  s.prefecture_jis_code = '28'
  s.name = '兵庫県'
  s.location_area_id = 6
  s.area_setting_id = 8
end
Prefecture.seed do |s|
  s.id = 29
  s.prefecture_jis_code = '29'
  s.name = '奈良県'
  s.location_area_id = 6
  s.area_setting_id = 8
end
Prefecture.seed do |s|
  s.id = 30
  s.prefecture_jis_code = '30'
  s.name = '和歌山県'
  s.location_area_id = 6
  s.area_setting_id = 8
end
Prefecture.seed do |s|
  s.id = 31
  s.prefecture_jis_code = '31'
  s.name = '鳥取県'
  s.location_area_id = 7
  s.area_setting_id = 9
end
Prefecture.seed do |s|
  s.id = 32
  s.prefecture_jis_code = '32'
  s.name = '島根県'
  s.location_area_id = 7
  s.area_setting_id = 9
end
Prefecture.seed do |s|
  s.id = 33
  s.prefecture_jis_code = '33'
  s.name = '岡山県'
  s.location_area_id = 7
  s.area_setting_id = 9
end
Prefecture.seed do |s|
  s.id = 34
  s.prefecture_jis_code = '34'
  s.name = '広島県'
  s.location_area_id = 7
  s.area_setting_id = 9
end
Prefecture.seed do |s|
  s.id = 35
  s.prefecture_jis_code = '35'
  s.name = '山口県'
  s.location_area_id = 7
  s.area_setting_id = 9
end
Prefecture.seed do |s|
  s.id = 36
  s.prefecture_jis_code = '36'
  s.name = '徳島県'
  s.location_area_id = 8
  s.area_setting_id = 10
end
Prefecture.seed do |s|
  s.id = 37
  s.prefecture_jis_code = '37'
  s.name = '香川県'
  s.location_area_id = 8
  s.area_setting_id = 10
end
Prefecture.seed do |s|
  s.id = 38
  s.prefecture_jis_code = '38'
  s.name = '愛媛県'
  s.location_area_id = 8
  s.area_setting_id = 10
end
Prefecture.seed do |s|
  s.id = 39
  s.prefecture_jis_code = '39'
  s.name = '高知県'
  s.location_area_id = 8
  s.area_setting_id = 10
end
Prefecture.seed do |s|
  s.id = 40
  s.prefecture_jis_code = '40'
  s.name = '福岡県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 41
  s.prefecture_jis_code = '41'
  s.name = '佐賀県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 42
  s.prefecture_jis_code = '42'
  s.name = '長崎県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 43
  s.prefecture_jis_code = '43'
  s.name = '熊本県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 44
  s.prefecture_jis_code = '44'
  s.name = '大分県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 45
  s.prefecture_jis_code = '45'
  s.name = '宮崎県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 46
  s.prefecture_jis_code = '46'
  s.name = '鹿児島県'
  s.location_area_id = 9
  s.area_setting_id = 11
end
Prefecture.seed do |s|
  s.id = 47
  s.prefecture_jis_code = '47'
  s.name = '沖縄県'
  s.location_area_id = 10
  s.area_setting_id = 12
end
