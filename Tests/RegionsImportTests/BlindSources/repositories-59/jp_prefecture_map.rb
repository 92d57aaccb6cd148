PREFECTURE_MAP = {
  hokkaido: {
    name: "北海道"
  },
  aomori: {
    name: "青森"
  },
  iwate: {
    name: "岩手"
  },
  miyagi: {
    name: "宮城"
  },
  akita: {
    name: "秋田"
  },
  yamagata: {
    name: "山形"
  },
  fukushima: {
    name: "福島"
  },
  ibaraki: {
    name: "茨城"
  },
  tochigi: {
    name: "栃木"
  },
  gunma: {
    name: "群馬"
  },
  saitama: {
    name: "埼玉"
  },
  chiba: {
    name: "千葉"
  },
  tokyo: {
    name: "東京"
  },
  kanagawa: {
    name: "神奈川"
  },
  niigata: {
    name: "新潟"
  },
  toyama: {
    name: "富山"
  },
  ishikawa: {
    name: "石川"
  },
  fukui: {
    name: "福井"
  },
  yamanashi: {
    name: "山梨"
  },
  nagano: {
    name: "長野"
  },
  gifu: {
    name: "岐阜"
  },
  shizuoka: {
    name: "静岡"
  },
  aichi: {
    name: "愛知"
  },
  mie: {
    name: "三重"
  },
  shiga: {
    name: "滋賀"
  },
  kyoto: {
    name: "京都"
  },
  osaka: {
    name: "大阪"
  },
  hyogo: {
    name: "兵庫"
  },
  nara: {
    name: "奈良"
  },
  wakayama: {
    name: "和歌山"
  },
  tottori: {
    name: "鳥取"
  },
  shimane: {
    name: "島根"
  },
  okayama: {
    name: "岡山"
  },
  hiroshima: {
    name: "広島"
  },
  yamaguchi: {
    name: "山口"
  },
  tokushima: {
    name: "徳島"
  },
  kagawa: {
    name: "香川"
  },
  ehime: {
    name: "愛媛"
  },
  kochi: {
    name: "高知"
  },
  fukuoka: {
    name: "福岡"
  },
  saga: {
    name: "佐賀"
  },
  nagasaki: {
    name: "長崎"
  },
  kumamoto: {
    name: "熊本"
  },
  oita: {
    name: "大分"
  },
  miyazaki: {
    name: "宮崎"
  },
  kagoshima: {
    name: "鹿児島"
  },
  okinawa: {
    name: "沖縄"
  },
}
