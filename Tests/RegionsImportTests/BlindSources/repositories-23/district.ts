export default [{
  "id": 1,
  "district_en": "Yangon East District",
  "district_mm": "ရန်ကုန်အရှေ့ပိုင်းခရိုင်",
  "region_id": 13
}, {
  "id": 2,
  "district_en": "Yangon Western District",
  "district_mm": "ရန်ကုန်အနောက်ပိုင်းခရိုင်",
  "region_id": 13
}, {
  "id": 3,
  "district_en": "Yangon North District",
  "district_mm": "ရန်ကုန်မြောက်ပိုင်းခရိုင်",
  "region_id": 13
}, {
  "id": 4,
  "district_en": "Southern Yangon District",
  "district_mm": "ရန်ကုန်တောင်ပိုင်းခရိုင်",
  "region_id": 13
}, {
  "id": 5,
  "district_en": "Myitkyina District",
  "district_mm": "မြစ်ကြီးနားခရိုင်",
  "region_id": 1
}, {
  "id": 6,
  "district_en": "Bhamo District",
  "district_mm": "ဗန်းမော်ခရိုင်",
  "region_id": 1
}, {
  "id": 7,
  "district_en": "Putao District",
  "district_mm": "ပူတာအိုခရိုင်",
  "region_id": 1
}, {
  "id": 8,
  "district_en": "Mohnyin District",
  "district_mm": "မိုးညှင်းခရိုင်",
  "region_id": 1
}, {
  "id": 9,
  "district_en": "Loikaw District",
  "district_mm": "လွိုင်ကော်ခရိုင်",
  "region_id": 2
}, {
  "id": 10,
  "district_en": "Bawlakhe District",
  "district_mm": "ဘော်လခဲခရိုင်",
  "region_id": 2
}, {
  "id": 11,
  "district_en": "Kawkareik District",
  "district_mm": "ကော့ကရိတ်ခရိုင်",
  "region_id": 3
}, {
  "id": 12,
  "district_en": "Myawaddy District",
  "district_mm": "မြဝတီခရိုင်",
  "region_id": 3
}, {
  "id": 13,
  "district_en": "Hpa-an District",
  "district_mm": "ဘားအံခရိုင်",
  "region_id": 3
}, {
  "id": 14,
  "district_en": "Hpapun District",
  "district_mm": "ဖာပွန်ခရိုင်",
  "region_id": 3
}, {
  "id": 15,
  "district_en": "Falam District",
  "district_mm": "ဖလမ်းခရိုင်",
  "region_id": 4
}, {
  "id": 16,
  "district_en": "Hakha District",
  "district_mm": "ဟားခါးခရိုင်",
  "region_id": 4
}, {
  "id": 17,
  "district_en": "Min Tat District",
  "district_mm": "မင်းတပ်ခရိုင်",
  "region_id": 4
}, {
  "id": 18,
  "district_en": "Matupi District",
  "district_mm": "မတူပီခရိုင်",
  "region_id": 4
}, {
  "id": 19,
  "district_en": "Mawlamyine District",
  "district_mm": "မော်လမြိုင်ခရိုင်",
  "region_id": 5
}, {
  "id": 20,
  "district_en": "Thaton District",
  "district_mm": "သထုံခရိုင်",
  "region_id": 5
}, {
  "id": 21,
  "district_en": "Sittwe District",
  "district_mm": "စစ်တွေခရိုင်",
  "region_id": 6
}, {
  "id": 22,
  "district_en": "Maungdaw District",
  "district_mm": "မောင်တောခရိုင်",
  "region_id": 6
}, {
  "id": 23,
  "district_en": "Kyaukphyu District",
  "district_mm": "ကျောက်ဖြူခရိုင်",
  "region_id": 6
}, {
  "id": 24,
  "district_en": "Thandwe District",
  "district_mm": "သံတွဲခရိုင်",
  "region_id": 6
}, {
  "id": 25,
  "district_en": "Mrauk-U District",
  "district_mm": "မြောက်ဦးခရိုင်",
  "region_id": 6
}]