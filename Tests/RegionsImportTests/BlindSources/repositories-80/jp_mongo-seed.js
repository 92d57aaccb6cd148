db.prefectures.drop();
db.prefectures.insert([
                          {
                              "_id": 1,
                              "name": "北海道",
                              "romaji": "hokkaido"
                          },
                          {
                              "_id": 2,
                              "name": "青森県",
                              "romaji": "aomori"
                          },
                          {
                              "_id": 3,
                              "name": "岩手県",
                              "romaji": "iwate"
                          },
                          {
                              "_id": 4,
                              "name": "宮城県",
                              "romaji": "miyagi"
                          },
                          {
                              "_id": 5,
                              "name": "秋田県",
                              "romaji": "akita"
                          },
                          {
                              "_id": 6,
                              "name": "山形県",
                              "romaji": "yamagata"
                          },
                          {
                              "_id": 7,
                              "name": "福島県",
                              "romaji": "fukushima"
                          },
                          {
                              "_id": 8,
                              "name": "茨城県",
                              "romaji": "ibaraki"
                          },
                          {
                              "_id": 9,
                              "name": "栃木県",
                              "romaji": "tochigi"
                          },
                          {
                              "_id": 10,
                              "name": "群馬県",
                              "romaji": "gunma"
                          },
                          {
                              "_id": 11,
                              "name": "埼玉県",
                              "romaji": "saitama"
                          },
                          {
                              "_id": 12,
                              "name": "千葉県",
                              "romaji": "chiba"
                          },
                          {
                              "_id": 13,
                              "name": "東京都",
                              "romaji": "tokyo"
                          },
                          {
                              "_id": 14,
                              "name": "神奈川県",
                              "romaji": "kanagawa"
                          },
                          {
                              "_id": 15,
                              "name": "新潟県",
                              "romaji": "nigata"
                          },
                          {
                              "_id": 16,
                              "name": "富山県",
                              "romaji": "toyama"
                          },
                          {
                              "_id": 17,
                              "name": "石川県",
                              "romaji": "ishikawa"
                          },
                          {
                              "_id": 18,
                              "name": "福井県",
                              "romaji": "fukui"
                          },
                          {
                              "_id": 19,
                              "name": "山梨県",
                              "romaji": "yamanashi"
                          },
                          {
                              "_id": 20,
                              "name": "長野県",
                              "romaji": "nagano"
                          },
                          {
                              "_id": 21,
                              "name": "岐阜県",
                              "romaji": "gifu"
                          },
                          {
                              "_id": 22,
                              "name": "静岡県",
                              "romaji": "shizuoka"
                          },
                          {
                              "_id": 23,
                              "name": "愛知県",
                              "romaji": "aichi"
                          },
                          {
                              "_id": 24,
                              "name": "三重県",
                              "romaji": "mie"
                          },
                          {
                              "_id": 25,
                              "name": "滋賀県",
                              "romaji": "shiga"
                          },
                          {
                              "_id": 26,
                              "name": "京都府",
                              "romaji": "kyoto"
                          },
                          {
                              "_id": 27,
                              "name": "大阪府",
                              "romaji": "osaka"
                          },
                          {
                              "_id": 28,
                              "name": "兵庫県",
                              "romaji": "hyogo"
                          },
                          {
                              "_id": 29,
                              "name": "奈良県",
                              "romaji": "nara"
                          },
                          {
                              "_id": 30,
                              "name": "和歌山県",
                              "romaji": "wakayama"
                          },
                          {
                              "_id": 31,
                              "name": "鳥取県",
                              "romaji": "tottori"
                          },
                          {
                              "_id": 32,
                              "name": "島根県",
                              "romaji": "shimane"
                          },
                          {
                              "_id": 33,
                              "name": "岡山県",
                              "romaji": "okayama"
                          },
                          {
                              "_id": 34,
                              "name": "広島県",
                              "romaji": "hiroshima"
                          },
                          {
                              "_id": 35,
                              "name": "山口県",
                              "romaji": "yamaguchi"
                          },
                          {
                              "_id": 36,
                              "name": "徳島県",
                              "romaji": "tokushima"
                          },
                          {
                              "_id": 37,
                              "name": "香川県",
                              "romaji": "kagawa"
                          },
                          {
                              "_id": 38,
                              "name": "愛媛県",
                              "romaji": "ehime"
                          },
                          {
                              "_id": 39,
                              "name": "高知県",
                              "romaji": "kochi"
                          },
                          {
                              "_id": 40,
                              "name": "福岡県",
                              "romaji": "fukuoka"
                          },
                          {
                              "_id": 41,
                              "name": "佐賀県",
                              "romaji": "saga"
                          },
                          {
                              "_id": 42,
                              "name": "長崎県",
                              "romaji": "nagasaki"
                          },
                          {
                              "_id": 43,
                              "name": "熊本県",
                              "romaji": "kumamoto"
                          },
                          {
                              "_id": 44,
                              "name": "大分県",
                              "romaji": "oita"
                          },
                          {
                              "_id": 45,
                              "name": "宮崎県",
                              "romaji": "miyazaki"
                          },
                          {
                              "_id": 46,
                              "name": "鹿児島県",
                              "romaji": "kagoshima"
                          },
                          {
                              "_id": 47, 
                              "name": "沖縄県",
                              "romaji": "okinawa"
                          }
                      ]);
