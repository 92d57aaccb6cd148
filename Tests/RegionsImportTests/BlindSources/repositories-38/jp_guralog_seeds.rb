# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rails db:seed command (or created alongside the database with db:setup).
#
# Examples:
#
#   movies = Movie.create([{ name: 'Star Wars' }, { name: 'Lord of the Rings' }])
#   Character.create(name: 'Luke', movie: movies.first)

Prefecture.create(subgroup: "tokyoto", name: "東京都")
Prefecture.create(subgroup: "kyotofu", name: "京都府")
Prefecture.create(subgroup: "kanagawa", name: "神奈川県")
Prefecture.create(subgroup: "saitama", name: "埼玉県")
Prefecture.create(subgroup: "ibaraki", name: "茨城県")
Prefecture.create(subgroup: "chiba", name: "千葉県")
Prefecture.create(subgroup: "gunma", name: "群馬県")
Prefecture.create(subgroup: "hiroshima", name: "広島県")
Prefecture.create(subgroup: "okayama", name: "岡山県")
Prefecture.create(subgroup: "shimane", name: "島根県")
