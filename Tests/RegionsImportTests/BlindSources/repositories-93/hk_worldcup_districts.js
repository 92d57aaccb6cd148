district_data = [
  {
    "anchor": "mongkok",
    "btn-id": "kl-mk-btn",
    "display_name": "旺角",
    "lat": 22.3193,
    "lng": 114.169454,
    "zoom": "",
    "mlat": 22.31926,
    "mlng": 114.16932,
    "mzoom": 16
  },
  {
    "anchor": "princeedward",
    "btn-id": "kl-pw-btn",
    "display_name": "太子",
    "lat": 22.324342,
    "lng": 114.16828,
    "zoom": "",
    "mlat": 22.325195,
    "mlng": 114.168205,
    "mzoom": 16
  },
  {
    "anchor": "tsimshatsui",
    "btn-id": "kl-tst-btn",
    "display_name": "尖沙咀",
    "lat": 22.299375,
    "lng": 114.175134,
    "zoom": "",
    "mlat": 22.299375,
    "mlng": 114.175134,
    "mzoom": 16
  },
  {
    "anchor": "wanchai",
    "btn-id": "hk-wc-btn",
    "display_name": "灣仔",
    "lat": 22.277516,
    "lng": 114.173174,
    "zoom": 18,
    "mlat": 22.277721,
    "mlng": 114.172406,
    "mzoom": 16
  },
  {
    "anchor": "causewaybay",
    "btn-id": "hk-cwb-btn",
    "display_name": "銅鑼灣",
    "lat": 22.278375,
    "lng": 114.182079,
    "zoom": "",
    "mlat": 22.278375,
    "mlng": 114.182079,
    "mzoom": 16
  },
  {
    "anchor": "central",
    "btn-id": "hk-ct-btn",
    "display_name": "中環",
    "lat": 22.282615,
    "lng": 114.153344,
    "zoom": "",
    "mlat": 22.282615,
    "mlng": 114.153344,
    "mzoom": 16
  },
  {
    "anchor": "sheungwan",
    "btn-id": "hk-sw-btn",
    "display_name": "上環",
    "lat": 22.285057,
    "lng": 114.147261,
    "zoom": "",
    "mlat": 22.285057,
    "mlng": 114.147261,
    "mzoom": 16
  },
  {
    "anchor": "kwuntong",
    "btn-id": "kl-kt-btn",
    "display_name": "觀塘",
    "lat": 22.313683,
    "lng": 114.221671,
    "zoom": "",
    "mlat": 22.313683,
    "mlng": 114.221671,
    "mzoom": 16
  }
]
