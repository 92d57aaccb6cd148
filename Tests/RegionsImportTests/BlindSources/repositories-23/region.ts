// export interface IRegion {
//   id : number
//   region_en: string
//   region_mm: string
// }

export default [{
  "id": 1,
  "region_en": "Kachin State",
  "region_mm": "ကချင်ပြည်နယ်"
}, {
  "id": 2,
  "region_en": "Kayah State",
  "region_mm": "ကယားပြည်နယ်"
}, {
  "id": 3,
  "region_en": "Kayin State",
  "region_mm": "ကရင်ပြည်နယ်"
}, {
  "id": 4,
  "region_en": "Chin State",
  "region_mm": "ချင်းပြည်နယ်"
}, {
  "id": 5,
  "region_en": "Mon State",
  "region_mm": "မွန်ပြည်နယ်"
}, {
  "id": 6,
  "region_en": "Rakhine State",
  "region_mm": "ရခိုင်ပြည်နယ်"
}, {
  "id": 7,
  "region_en": "Shan State",
  "region_mm": "ရှမ်းပြည်နယ်"
}, {
  "id": 8,
  "region_en": "Bago Region",
  "region_mm": "ပဲခူးတိုင်းဒေသကြီး"
}, {
  "id": 9,
  "region_en": "Sagaing Region",
  "region_mm": "စစ်ကိုင်းတိုင်းဒေသကြီး"
}, {
  "id": 10,
  "region_en": "Tanintharyi Region",
  "region_mm": "တနင်္သာရီတိုင်းဒေသကြီး"
}, {
  "id": 11,
  "region_en": "Magway Region",
  "region_mm": "မကွေးတိုင်းဒေသကြီး"
}, {
  "id": 12,
  "region_en": "Mandalay Region",
  "region_mm": "မန္တလေးတိုင်းဒေသကြီး"
}, {
  "id": 13,
  "region_en": "Yangon Region",
  "region_mm": "ရန်ကုန်တိုင်းဒေသကြီး"
}, {
  "id": 14,
  "region_en": "Ayeyarwady Region",
  "region_mm": "ဧရာဝတီတိုင်းဒေသကြီး"
  }]
