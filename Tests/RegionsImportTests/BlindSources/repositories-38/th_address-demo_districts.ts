export interface District {
  id: string;
  name: string;
  provinceId: string;
}

export const districts: District[] = [
  {
    "id": "1001",
    "name": "พระนคร",
    "provinceId": "10"
  },
  {
    "id": "1002",
    "name": "ดุสิต",
    "provinceId": "10"
  },
  {
    "id": "1003",
    "name": "หนองจอก",
    "provinceId": "10"
  },
  {
    "id": "1004",
    "name": "บางรัก",
    "provinceId": "10"
  },
  {
    "id": "1005",
    "name": "บางเขน",
    "provinceId": "10"
  },
  {
    "id": "1006",
    "name": "บางกะปิ",
    "provinceId": "10"
  },
  {
    "id": "1007",
    "name": "ปทุมวัน",
    "provinceId": "10"
  },
  {
    "id": "1008",
    "name": "ป้อมปราบศัตรูพ่าย",
    "provinceId": "10"
  },
  {
    "id": "1009",
    "name": "พระโขนง",
    "provinceId": "10"
  },
  {
    "id": "1010",
    "name": "มีนบุรี",
    "provinceId": "10"
  },
  {
    "id": "1011",
    "name": "ลาดกระบัง",
    "provinceId": "10"
  },
  {
    "id": "1012",
    "name": "ยานนาวา",
    "provinceId": "10"
  },
  {
    "id": "1013",
    "name": "สัมพันธวงศ์",
    "provinceId": "10"
  },
  {
    "id": "1014",
    "name": "พญาไท",
    "provinceId": "10"
  },
  {
    "id": "1015",
    "name": "ธนบุรี",
    "provinceId": "10"
  },
  {
    "id": "1016",
    "name": "บางกอกใหญ่",
    "provinceId": "10"
  },
  {
    "id": "1017",
    "name": "ห้วยขวาง",
    "provinceId": "10"
  },
  {
    "id": "1018",
    "name": "คลองสาน",
    "provinceId": "10"
  },
  {
    "id": "1019",
    "name": "ตลิ่งชัน",
    "provinceId": "10"
  },
  {
    "id": "1020",
    "name": "บางกอกน้อย",
    "provinceId": "10"
  },
  {
    "id": "9611",
    "name": "สุไหงปาดี",
    "provinceId": "96"
  },
  {
    "id": "9612",
    "name": "จะแนะ",
    "provinceId": "96"
  },
  {
    "id": "9613",
    "name": "เจาะไอร้อง",
    "provinceId": "96"
  }
]