PREFECTURES = [
  {
    code: 1,
    name: "北海道",
    name_e: "hokkaido"
  },
  {
    code: 2,
    name: "青森県",
    name_e: "aomori"
  },
  {
    code: 3,
    name: "岩手県",
    name_e: "iwate"
  },
  {
    code: 4,
    name: "宮城県",
    name_e: "miyagi"
  },
  {
    code: 5,
    name: "秋田県",
    name_e: "akita"
  },
  {
    code: 6,
    name: "山形県",
    name_e: "yamagata"
  },
  {
    code: 7,
    name: "福島県",
    name_e: "fukushima"
  },
  {
    code: 8,
    name: "茨城県",
    name_e: "ibaraki"
  },
  {
    code: 9,
    name: "栃木県",
    name_e: "tochigi"
  },
  {
    code: 10,
    name: "群馬県",
    name_e: "gunma"
  },
  {
    code: 11,
    name: "埼玉県",
    name_e: "saitama"
  },
  {
    code: 12,
    name: "千葉県",
    name_e: "chiba"
  },
  {
    code: 13,
    name: "東京都",
    name_e: "tokyo"
  },
  {
    code: 14,
    name: "神奈川県",
    name_e: "kanagawa"
  },
  {
    code: 15,
    name: "新潟県",
    name_e: "niigata"
  },
  {
    code: 16,
    name: "富山県",
    name_e: "toyama"
  },
  {
    code: 17,
    name: "石川県",
    name_e: "ishikawa"
  },
  {
    code: 18,
    name: "福井県",
    name_e: "fukui"
  },
  {
    code: 19,
    name: "山梨県",
    name_e: "yamanashi"
  },
  {
    code: 20,
    name: "長野県",
    name_e: "nagano"
  },
  {
    code: 21,
    name: "岐阜県",
    name_e: "gifu"
  },
  {
    code: 22,
    name: "静岡県",
    name_e: "shizuoka"
  },
  {
    code: 23,
    name: "愛知県",
    name_e: "aichi"
  },
  {
    code: 24,
    name: "三重県",
    name_e: "mie"
  },
  {
    code: 25,
    name: "滋賀県",
    name_e: "shiga"
  },
  {
    code: 26,
    name: "京都府",
    name_e: "kyoto"
  },
  {
    code: 27,
    name: "大阪府",
    name_e: "osaka"
  },
  {
    code: 28,
    name: "兵庫県",
    name_e: "hyogo"
  },
  {
    code: 29,
    name: "奈良県",
    name_e: "nara"
  }
]
