export const Prefectures = {
    KANTO: {
        東京都: "pref1",
        神奈川県: "pref2",
        埼玉県: "pref3",
        千葉県: "pref4",
        茨城県: "pref5",
        栃木県: "pref6",
        群馬県: "pref7"
    },
    KANSAI: {
        大阪府: "pref8",
        兵庫県: "pref9",
        京都府: "pref10",
        滋賀県: "pref11",
        奈良県: "pref12",
        和歌山県: "pref13"
    },
    TOKAI: {
        愛知県: "pref14",
        静岡県: "pref15",
        岐阜県: "pref16",
        三重県: "pref17"
    },
    HOKKAIDO_TOHOKU: {
        北海道: "pref18",
        青森県: "pref19",
        岩手県: "pref20",
        宮城県: "pref21",
        秋田県: "pref22",
        山形県: "pref23",
        福島県: "pref24"
    },
    KOSHINETSU_HOKURIKU: {
        山梨県: "pref25",
        長野県: "pref26",
        新潟県: "pref27",
        富山県: "pref28",
        石川県: "pref29",
        福井県: "pref30"
    },
    CHUGOKU_SHIKOKU: {
        鳥取県: "pref31",
        島根県: "pref32",
        岡山県: "pref33",
        広島県: "pref34",
        山口県: "pref35",
        徳島県: "pref36",
        香川県: "pref37",
        愛媛県: "pref38",
        高知県: "pref39"
    },
    KYUSHU_OKINAWA: {
        福岡県: "pref40",
        佐賀県: "pref41",
        長崎県: "pref42",
        熊本県: "pref43",
        大分県: "pref44",
        宮崎県: "pref45",
        鹿児島県: "pref46",
        沖縄県: "pref47"
    }
}
