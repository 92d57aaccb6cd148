Prefecture.seed do |s|
s.id = 1
s.name = '北海道'
end

Prefecture.seed do |s|
s.id = 2
s.name = '東北'
end

Prefecture.seed do |s|
s.id = 3
s.name = '関東'
end

Prefecture.seed do |s|
s.id = 4
s.name = '甲信越'
end

Prefecture.seed do |s|
s.id = 5
s.name = '北陸'
end

Prefecture.seed do |s|
s.id = 6
s.name = '東海'
end

Prefecture.seed do |s|
s.id = 7
s.name = '関西'
end

Prefecture.seed do |s|
s.id = 8
s.name = '中国'
end

Prefecture.seed do |s|
s.id = 9
s.name = '四国'
end

Prefecture.seed do |s|
s.id = 10
s.name = '九州'
end

Prefecture.seed do |s|
s.id = 11
s.name = '沖縄'
end

Prefecture.seed do |s|
s.id = 12
s.name = '海外'
end