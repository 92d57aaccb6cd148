module.exports = [
  {
    AMPHOE_T: "เมืองระยอง",
    AMPHOE_E: "Mueang Rayong",
    CHANGWAT_T: "ระยอง",
    CHANGWAT_E: "Rayong",
    LAT: 12.646,
    LONG: 101.171
  },
  {
    AMPHOE_T: "เมืองชุมพร",
    AMPHOE_E: "Mueang Chumphon",
    CHANGWAT_T: "ชุมพร",
    CHANGWAT_E: "Chumphon",
    LAT: 10.459,
    LONG: 99.403
  },
  {
    AMPHOE_T: "สวี",
    AMPHOE_E: "Sawi",
    CHANGWAT_T: "ชุมพร",
    CHANGWAT_E: "Chumphon",
    LAT: 10.291,
    LONG: 99.241
  },
  {
    AMPHOE_T: "เมืองมหาสารคาม",
    AMPHOE_E: "Mueang Maha Sarakham",
    CHANGWAT_T: "มหาสารคาม",
    CHANGWAT_E: "Maha Sarakham",
    LAT: 16.162,
    LONG: 103.484
  },
  {
    AMPHOE_T: "เกาะสมุย",
    AMPHOE_E: "Ko Samui",
    CHANGWAT_T: "สุราษฎร์ธานี",
    CHANGWAT_E: "Surat Thani",
    LAT: 9.708,
    LONG: 99.675
  },
  {
    AMPHOE_T: "สัตหีบ",
    AMPHOE_E: "Sattahip",
    CHANGWAT_T: "ชลบุรี",
    CHANGWAT_E: "Chon Buri",
    LAT: 12.611,
    LONG: 100.889
  },
  {
    AMPHOE_T: "หาดสำราญ",
    AMPHOE_E: "Hat Samran",
    CHANGWAT_T: "ตรัง",
    CHANGWAT_E: "Trang",
    LAT: 7.033,
    LONG: 99.449
  },
  {
    AMPHOE_T: "ปะทิว",
    AMPHOE_E: "Pathio",
    CHANGWAT_T: "ชุมพร",
    CHANGWAT_E: "Chumphon",
    LAT: 10.862,
    LONG: 99.486
  },
  {
    AMPHOE_T: "ทุ่งตะโก",
    AMPHOE_E: "Thung Tako",
    CHANGWAT_T: "ชุมพร",
    CHANGWAT_E: "Chumphon",
    LAT: 10.165,
    LONG: 99.176
  },
  {
    AMPHOE_T: "เมืองสตูล",
    AMPHOE_E: "Mueang Satun",
    CHANGWAT_T: "สตูล",
    CHANGWAT_E: "Satun",
    LAT: 6.672,
    LONG: 99.844
  },
  {
    AMPHOE_T: "แหลมสิงห์",
    AMPHOE_E: "Laem Sing",
    CHANGWAT_T: "จันทบุรี",
    CHANGWAT_E: "Chanthaburi",
    LAT: 12.465,
    LONG: 102.066
  },
  {
    AMPHOE_T: "คุระบุรี",
    AMPHOE_E: "Khura Buri",
    CHANGWAT_T: "พังงา",
    CHANGWAT_E: "Phang-nga",
    LAT: 9.406,
    LONG: 97.901
  },
  {
    AMPHOE_T: "เกาะกูด",
    AMPHOE_E: "Ko Kut",
    CHANGWAT_T: "ตราด",
    CHANGWAT_E: "Trat",
    LAT: 11.817,
    LONG: 102.397
  },
  {
    AMPHOE_T: "สุขสำราญ",
    AMPHOE_E: "Suk Samran",
    CHANGWAT_T: "ระนอง",
    CHANGWAT_E: "Ranong",
    LAT: 9.401,
    LONG: 98.392
  },
  {
    AMPHOE_T: "กันตัง",
    AMPHOE_E: "Kantang",
    CHANGWAT_T: "ตรัง",
    CHANGWAT_E: "Trang",
    LAT: 7.272,
    LONG: 99.475
  },
  {
    AMPHOE_T: "ดอนสัก",
    AMPHOE_E: "Don Sak",
    CHANGWAT_T: "สุราษฎร์ธานี",
    CHANGWAT_E: "Surat Thani",
    LAT: 9.31,
    LONG: 99.66
  },
  {
    AMPHOE_T: "เมืองภูเก็ต",
    AMPHOE_E: "Mueang Phuket",
    CHANGWAT_T: "ภูเก็ต",
    CHANGWAT_E: "Phuket",
    LAT: 7.924,
    LONG: 98.455
  },
  {
    AMPHOE_T: "สิเกา",
    AMPHOE_E: "Sikao",
    CHANGWAT_T: "ตรัง",
    CHANGWAT_E: "Trang",
    LAT: 7.47,
    LONG: 99.32
  },
  {
    AMPHOE_T: "ศรีราชา",
    AMPHOE_E: "Si Racha",
    CHANGWAT_T: "ชลบุรี",
    CHANGWAT_E: "Chon Buri",
    LAT: 13.174,
    LONG: 100.92
  },
  {
    AMPHOE_T: "เมืองกระบี่",
    AMPHOE_E: "Mueang Krabi",
    CHANGWAT_T: "กระบี่",
    CHANGWAT_E: "Krabi",
    LAT: 8.049,
    LONG: 98.676
  },
  {
    AMPHOE_T: "อ่าวลึก",
    AMPHOE_E: "Ao Luek",
    CHANGWAT_T: "กระบี่",
    CHANGWAT_E: "Krabi",
    LAT: 8.211,
    LONG: 98.687
  },
  {
    AMPHOE_T: "เมืองระนอง",
    AMPHOE_E: "Mueang Ranong",
    CHANGWAT_T: "ระนอง",
    CHANGWAT_E: "Ranong",
    LAT: 9.877,
    LONG: 98.442
  },
  {
    AMPHOE_T: "ถลาง",
    AMPHOE_E: "Thalang",
    CHANGWAT_T: "ภูเก็ต",
    CHANGWAT_E: "Phuket",
    LAT: 8.116,
    LONG: 98.425
  },
  {
    AMPHOE_T: "บางละมุง",
    AMPHOE_E: "Bang Lamung",
    CHANGWAT_T: "ชลบุรี",
    CHANGWAT_E: "Chon Buri",
    LAT: 12.928,
    LONG: 100.805
  },
  {
    AMPHOE_T: "แกลง",
    AMPHOE_E: "Klaeng",
    CHANGWAT_T: "ระยอง",
    CHANGWAT_E: "Rayong",
    LAT: 12.584,
    LONG: 101.51
  },
  {
    AMPHOE_T: "กะเปอร์",
    AMPHOE_E: "Papoe",
    CHANGWAT_T: "ระนอง",
    CHANGWAT_E: "Ranong",
    LAT: 9.595,
    LONG: 98.469
  },
  {
    AMPHOE_T: "เกาะลันตา",
    AMPHOE_E: "Ko Lanta",
    CHANGWAT_T: "กระบี่",
    CHANGWAT_E: "Krabi",
    LAT: 7.576,
    LONG: 99.142
  },
  {
    AMPHOE_T: "เกาะพะงัน",
    AMPHOE_E: "Ko Pha-ngan",
    CHANGWAT_T: "สุราษฎร์ธานี",
    CHANGWAT_E: "Surat Thani",
    LAT: 9.802,
    LONG: 99.979
  },
  {
    AMPHOE_T: "ขลุง",
    AMPHOE_E: "Khlung",
    CHANGWAT_T: "จันทบุรี",
    CHANGWAT_E: "Chanthaburi",
    LAT: 12.288,
    LONG: 102.251
  },
  {
    AMPHOE_T: "พระนคร",
    AMPHOE_E: "Phra Nakhon",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.753,
    LONG: 100.5
  },
  {
    AMPHOE_T: "เกาะยาว",
    AMPHOE_E: "Ko Yao",
    CHANGWAT_T: "พังงา",
    CHANGWAT_E: "Phang-nga",
    LAT: 7.892,
    LONG: 98.581
  },
  {
    AMPHOE_T: "ปะเหลียน",
    AMPHOE_E: "Palian",
    CHANGWAT_T: "ตรัง",
    CHANGWAT_E: "Trang",
    LAT: 7.152,
    LONG: 99.651
  },
  {
    AMPHOE_T: "เหนือคลอง",
    AMPHOE_E: "Nuea Khlong",
    CHANGWAT_T: "กระบี่",
    CHANGWAT_E: "Krabi",
    LAT: 7.801,
    LONG: 98.995
  },
  {
    AMPHOE_T: "ท่าใหม่",
    AMPHOE_E: "Tha Mai",
    CHANGWAT_T: "จันทบุรี",
    CHANGWAT_E: "Chanthaburi",
    LAT: 12.512,
    LONG: 101.95
  },
  {
    AMPHOE_T: "เกาะช้าง",
    AMPHOE_E: "Ko Chang",
    CHANGWAT_T: "ตราด",
    CHANGWAT_E: "Trat",
    LAT: 12.161,
    LONG: 102.247
  },
  {
    AMPHOE_T: "ดุสิต",
    AMPHOE_E: "Dusit",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.758,
    LONG: 100.517
  },
  {
    AMPHOE_T: "ป้อมปราบศัตรูพ่าย",
    AMPHOE_E: "Pom Prap Sattruphai",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.752,
    LONG: 100.507
  },
  {
    AMPHOE_T: "สัมพันธวงศ์",
    AMPHOE_E: "Samphanthawong",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.734,
    LONG: 100.513
  },
  {
    AMPHOE_T: "เมืองชลบุรี",
    AMPHOE_E: "Mueang Chon Buri",
    CHANGWAT_T: "ชลบุรี",
    CHANGWAT_E: "Chon Buri",
    LAT: 13.376,
    LONG: 100.99
  },
  {
    AMPHOE_T: "บางรัก",
    AMPHOE_E: "Bang Rak",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.725,
    LONG: 100.514
  },
  {
    AMPHOE_T: "หลังสวน",
    AMPHOE_E: "Lang Suan",
    CHANGWAT_T: "ชุมพร",
    CHANGWAT_E: "Chumphon",
    LAT: 10.051,
    LONG: 99.188
  },
  {
    AMPHOE_T: "ขนอม",
    AMPHOE_E: "Khanom",
    CHANGWAT_T: "นครศรีธรรมราช",
    CHANGWAT_E: "Nakhon Si Thammarat",
    LAT: 9.324,
    LONG: 99.775
  },
  {
    AMPHOE_T: "เมืองสมุทรสาคร",
    AMPHOE_E: "Mueang Samut Sakhon",
    CHANGWAT_T: "สมุทรสาคร",
    CHANGWAT_E: "Samut Sakhon",
    LAT: 13.533,
    LONG: 100.276
  },
  {
    AMPHOE_T: "ธนบุรี",
    AMPHOE_E: "Thon Buri",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.731,
    LONG: 100.49
  },
  {
    AMPHOE_T: "คลองสาน",
    AMPHOE_E: "Khlong San",
    CHANGWAT_T: "กรุงเทพมหานคร",
    CHANGWAT_E: "Bangkok",
    LAT: 13.731,
    LONG: 100.497
  },
  {
    AMPHOE_T: "เสนา",
    AMPHOE_E: "Sena",
    CHANGWAT_T: "พระนครศรีอยุธยา",
    CHANGWAT_E: "Phra Nakhon Si Ayutthaya",
    LAT: 14.328,
    LONG: 100.404
  },
  {
    AMPHOE_T: "เมืองลพบุรี",
    AMPHOE_E: "Mueang Lop Buri",
    CHANGWAT_T: "ลพบุรี",
    CHANGWAT_E: "Lop Buri",
    LAT: 14.802,
    LONG: 100.611
  },
  {
    AMPHOE_T: "พระประแดง",
    AMPHOE_E: "Phra Pradaeng",
    CHANGWAT_T: "สมุทรปราการ",
    CHANGWAT_E: "Samut Prakarn",
    LAT: 13.656,
    LONG: 100.533
  },
  {
    AMPHOE_T: "เมืองอ่างทอง",
    AMPHOE_E: "Mueang Ang Thong",
    CHANGWAT_T: "อ่างทอง",
    CHANGWAT_E: "Ang Thong",
    LAT: 14.588,
    LONG: 100.459
  },
  {
    AMPHOE_T: "พระนครศรีอยุธยา",
    AMPHOE_E: "Phra Nakhon Si Ayutthaya",
    CHANGWAT_T: "พระนครศรีอยุธยา",
    CHANGWAT_E: "Phra Nakhon Si Ayutthaya",
    LAT: 14.341,
    LONG: 100.581
  },
  {
    AMPHOE_T: "เมืองปัตตานี",
    AMPHOE_E: "Mueang Pattani",
    CHANGWAT_T: "ปัตตานี",
    CHANGWAT_E: "Pattani",
    LAT: 6.87,
    LONG: 101.256
  },
  {
    AMPHOE_T: "เมืองเชียงใหม่",
    AMPHOE_E: "Mueang Chiang Mai",
    CHANGWAT_T: "เชียงใหม่",
    CHANGWAT_E: "Chiang Mai",
    LAT: 18.785,
    LONG: 98.985
  },
  {
    AMPHOE_T: "วัดสิงห์",
    AMPHOE_E: "Wat Sing",
    CHANGWAT_T: "ชัยนาท",
    CHANGWAT_E: "Chai Nat",
    LAT: 15.263,
    LONG: 100.041
  },
  {
    AMPHOE_T: "บางบัวทอง",
    AMPHOE_E: "Bang Bua Thong",
    CHANGWAT_T: "นนทบุรี",
    CHANGWAT_E: "Nonthaburi",
    LAT: 13.914,
    LONG: 100.422
  },
  {
    AMPHOE_T: "เมืองชัยนาท",
    AMPHOE_E: "Mueang Chai Nat",
    CHANGWAT_T: "ชัยนาท",
    CHANGWAT_E: "Chai Nat",
    LAT: 15.181,
    LONG: 100.127
  },
  {
    AMPHOE_T: "สันกำแพง",
    AMPHOE_E: "San Kamphaeng",
    CHANGWAT_T: "เชียงใหม่",
    CHANGWAT_E: "Chiang Mai",
    LAT: 18.735,
    LONG: 99.136
  },
  {
    AMPHOE_T: "หนองจิก",
    AMPHOE_E: "Nong Chik",
    CHANGWAT_T: "ปัตตานี",
    CHANGWAT_E: "Pattani",
    LAT: 6.858,
    LONG: 101.158
  },
  {
    AMPHOE_T: "ปากเกร็ด",
    AMPHOE_E: "Pak Kret",
    CHANGWAT_T: "นนทบุรี",
    CHANGWAT_E: "Nonthaburi",
    LAT: 13.902,
    LONG: 100.55
  }
];
