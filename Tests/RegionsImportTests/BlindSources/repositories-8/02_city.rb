City.seed do |s|
s.id = 1
s.prefecture = Prefecture.find_by(name: '北海道')
s.name = '北海道'
end

City.seed do |s|
s.id = 2
s.prefecture = Prefecture.find_by(name: '東北')
s.name = '青森県'
end

City.seed do |s|
s.id = 3
s.prefecture = Prefecture.find_by(name: '東北')
s.name = '岩手県'
end

City.seed do |s|
s.id = 4
s.prefecture = Prefecture.find_by(name: '東北')
s.name = '宮城県'
end

City.seed do |s|
s.id = 5
s.prefecture = Prefecture.find_by(name: '東北')
s.name = '秋田県'
end

City.seed do |s|
s.id = 6
s.prefecture = Prefecture.find_by(name: '東北')
s.name = '山形県'
end

City.seed do |s|
s.id = 7
s.prefecture = Prefecture.find_by(name: '東北')
s.name = '福島県'
end

City.seed do |s|
s.id = 8
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '東京都'
end

City.seed do |s|
s.id = 9
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '神奈川県'
end

City.seed do |s|
s.id = 10
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '千葉県'
end

City.seed do |s|
s.id = 11
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '埼玉県'
end

City.seed do |s|
s.id = 12
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '茨城県'
end

City.seed do |s|
s.id = 13
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '栃木県'
end

City.seed do |s|
s.id = 14
s.prefecture = Prefecture.find_by(name: '関東')
s.name = '群馬県'
end

City.seed do |s|
s.id = 15
s.prefecture = Prefecture.find_by(name: '甲信越')
s.name = '山梨県'
end

City.seed do |s|
s.id = 16
s.prefecture = Prefecture.find_by(name: '甲信越')
s.name = '長野県'
end

City.seed do |s|
s.id = 17
s.prefecture = Prefecture.find_by(name: '甲信越')
s.name = '新潟県'
end

City.seed do |s|
s.id = 18
s.prefecture = Prefecture.find_by(name: '北陸')
s.name = '富山県'
end

City.seed do |s|
s.id = 19
s.prefecture = Prefecture.find_by(name: '北陸')
s.name = '石川県'
end

City.seed do |s|
s.id = 20
s.prefecture = Prefecture.find_by(name: '北陸')
s.name = '福井県'
end

City.seed do |s|
s.id = 21
s.prefecture = Prefecture.find_by(name: '東海')
s.name = '愛知県'
end

City.seed do |s|
s.id = 22
s.prefecture = Prefecture.find_by(name: '東海')
s.name = '静岡県'
end

City.seed do |s|
s.id = 23
s.prefecture = Prefecture.find_by(name: '東海')
s.name = '岐阜県'
end

City.seed do |s|
s.id = 24
s.prefecture = Prefecture.find_by(name: '東海')
s.name = '三重県'
end

City.seed do |s|
s.id = 25
s.prefecture = Prefecture.find_by(name: '関西')
s.name = '大阪府'
end

City.seed do |s|
s.id = 26
s.prefecture = Prefecture.find_by(name: '関西')
s.name = '京都府'
end

City.seed do |s|
s.id = 27
s.prefecture = Prefecture.find_by(name: '関西')
s.name = '兵庫県'
end

City.seed do |s|
s.id = 28
s.prefecture = Prefecture.find_by(name: '関西')
s.name = '滋賀県'
end

City.seed do |s|
s.id = 29
s.prefecture = Prefecture.find_by(name: '関西')
s.name = '奈良県'
end

City.seed do |s|
s.id = 30
s.prefecture = Prefecture.find_by(name: '関西')
s.name = '和歌山県'
end

City.seed do |s|
s.id = 31
s.prefecture = Prefecture.find_by(name: '中国')
s.name = '岡山県'
end

City.seed do |s|
s.id = 32
s.prefecture = Prefecture.find_by(name: '中国')
s.name = '広島県'
end

City.seed do |s|
s.id = 33
s.prefecture = Prefecture.find_by(name: '中国')
s.name = '鳥取県'
end

City.seed do |s|
s.id = 34
s.prefecture = Prefecture.find_by(name: '中国')
s.name = '島根県'
end

City.seed do |s|
s.id = 35
s.prefecture = Prefecture.find_by(name: '中国')
s.name = '山口県'
end

City.seed do |s|
s.id = 36
s.prefecture = Prefecture.find_by(name: '四国')
s.name = '香川県'
end

City.seed do |s|
s.id = 37
s.prefecture = Prefecture.find_by(name: '四国')
s.name = '徳島県'
end

City.seed do |s|
s.id = 38
s.prefecture = Prefecture.find_by(name: '四国')
s.name = '愛媛県'
end

City.seed do |s|
s.id = 39
s.prefecture = Prefecture.find_by(name: '四国')
s.name = '高知県'
end

City.seed do |s|
s.id = 40
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '福岡県'
end

City.seed do |s|
s.id = 41
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '佐賀県'
end

City.seed do |s|
s.id = 42
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '長崎県'
end

City.seed do |s|
s.id = 43
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '熊本県'
end

City.seed do |s|
s.id = 44
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '大分県'
end

City.seed do |s|
s.id = 45
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '宮崎県'
end

City.seed do |s|
s.id = 46
s.prefecture = Prefecture.find_by(name: '九州')
s.name = '鹿児島県'
end

City.seed do |s|
s.id = 47
s.prefecture = Prefecture.find_by(name: '沖縄')
s.name = '沖縄県'
end