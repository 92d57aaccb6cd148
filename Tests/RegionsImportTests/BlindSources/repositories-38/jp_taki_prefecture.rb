Prefecture.seed do |s|
  s.id    = 1
  s.name = '北海道'
  s.code = 'hokkaido'
end

Prefecture.seed do |s|
  s.id    = 2
  s.name = '青森県'
  s.code = 'aomori'
end

Prefecture.seed do |s|
  s.id    = 3
  s.name = '岩手県'
  s.code = 'iwate'
end

Prefecture.seed do |s|
  s.id    = 4
  s.name = '宮城県'
  s.code = 'miyagi'
end

Prefecture.seed do |s|
  s.id    = 5
  s.name = '秋田県'
  s.code = 'akita'
end

Prefecture.seed do |s|
  s.id    = 6
  s.name = '山形県'
  s.code = 'yamagata'
end

Prefecture.seed do |s|
  s.id    = 7
  s.name = '福島県'
  s.code = 'fukushima'
end

Prefecture.seed do |s|
  s.id    = 8
  s.name = '茨城県'
  s.code = 'ibaraki'
end

Prefecture.seed do |s|
  s.id    = 9
  s.name = '栃木県'
  s.code = 'tochigi'
end

Prefecture.seed do |s|
  s.id    = 10
  s.name = '群馬県'
  s.code = 'gunma'
end

Prefecture.seed do |s|
  s.id    = 11
  s.name = '埼玉県'
  s.code = 'saitama'
end

Prefecture.seed do |s|
  s.id    = 12
  s.name = '千葉県'
  s.code = 'chiba'
end

Prefecture.seed do |s|
  s.id    = 13
  s.name = '東京都'
  s.code = 'tokyo'
end

Prefecture.seed do |s|
  s.id    = 14
  s.name = '神奈川県'
  s.code = 'kanagawa'
end

Prefecture.seed do |s|
  s.id    = 15
  s.name = '新潟県'
  s.code = 'niigata'
end

Prefecture.seed do |s|
  s.id    = 16
  s.name = '富山県'
  s.code = 'toyama'
end

Prefecture.seed do |s|
  s.id    = 17
  s.name = '石川県'
  s.code = 'ishikawa'
end

Prefecture.seed do |s|
  s.id    = 18
  s.name = '福井県'
  s.code = 'fukui'
end

Prefecture.seed do |s|
  s.id    = 19
  s.name = '山梨県'
  s.code = 'yamanashi'
end

Prefecture.seed do |s|
  s.id    = 20
  s.name = '長野県'
  s.code = 'nagano'
end

Prefecture.seed do |s|
  s.id    = 21
  s.name = '岐阜県'
  s.code = 'gifu'
end

Prefecture.seed do |s|
  s.id    = 22
  s.name = '静岡県'
  s.code = 'shizuoka'
end

Prefecture.seed do |s|
  s.id    = 23
  s.name = '愛知県'
  s.code = 'aichi'
end

Prefecture.seed do |s|
  s.id    = 24
  s.name = '三重県'
  s.code = 'mie'
end

Prefecture.seed do |s|
  s.id    = 25
  s.name = '滋賀県'
  s.code = 'shiga'
end

Prefecture.seed do |s|
  s.id    = 26
  s.name = '京都府'
  s.code = 'kyoto'
end

Prefecture.seed do |s|
  s.id    = 27
  s.name = '大阪府'
  s.code = 'osaka'
end

Prefecture.seed do |s|
  s.id    = 28
  s.name = '兵庫県'
  s.code = 'hyogo'
end

Prefecture.seed do |s|
  s.id    = 29
  s.name = '奈良県'
  s.code = 'nara'
end

Prefecture.seed do |s|
  s.id    = 30
  s.name = '和歌山県'
  s.code = 'wakayama'
end

Prefecture.seed do |s|
  s.id    = 31
  s.name = '鳥取県'
  s.code = 'tottori'
end

Prefecture.seed do |s|
  s.id    = 32
  s.name = '島根県'
  s.code = 'shimane'
end

Prefecture.seed do |s|
  s.id    = 33
  s.name = '岡山県'
  s.code = 'okayama'
end

Prefecture.seed do |s|
  s.id    = 34
  s.name = '広島県'
  s.code = 'hiroshima'
end

Prefecture.seed do |s|
  s.id    = 35
  s.name = '山口県'
  s.code = 'yamaguchi'
end

Prefecture.seed do |s|
  s.id    = 36
  s.name = '徳島県'
  s.code = 'tokushima'
end

Prefecture.seed do |s|
  s.id    = 37
  s.name = '香川県'
  s.code = 'kagawa'
end

Prefecture.seed do |s|
  s.id    = 38
  s.name = '愛媛県'
  s.code = 'ehime'
end

Prefecture.seed do |s|
  s.id    = 39
  s.name = '高知県'
  s.code = 'kochi'
end

Prefecture.seed do |s|
  s.id    = 40
  s.name = '福岡県'
  s.code = 'fukuoka'
end

Prefecture.seed do |s|
  s.id    = 41
  s.name = '佐賀県'
  s.code = 'saga'
end

Prefecture.seed do |s|
  s.id    = 42
  s.name = '長崎県'
  s.code = 'nagasaki'
end

Prefecture.seed do |s|
  s.id    = 43
  s.name = '熊本県'
  s.code = 'kumamoto'
end

Prefecture.seed do |s|
  s.id    = 44
  s.name = '大分県'
  s.code = 'oita'
end

Prefecture.seed do |s|
  s.id    = 45
  s.name = '宮崎県'
  s.code = 'miyazaki'
end

Prefecture.seed do |s|
  s.id    = 46
  s.name = '鹿児島県'
  s.code = 'kagoshima'
end

Prefecture.seed do |s|
  s.id    = 47
  s.name = '沖縄県'
  s.code = 'okinawa'
end

Prefecture.seed do |s|
  s.id    = 48
  s.name = 'その他（海外）'
  s.code = 'other'
end