export const wilayasData = [
  {
    "id": 1,
    "name": "أدرار",
    "code": "01",
    "deliveryBaseCost": 1200,
    "homeDeliveryCost": 1200,
    "officeDeliveryCost": 800
  },
  {
    "id": 2,
    "name": "الشلف",
    "code": "02",
    "deliveryBaseCost": 600,
    "homeDeliveryCost": 700,
    "officeDeliveryCost": 450
  },
  {
    "id": 3,
    "name": "الأغواط",
    "code": "03",
    "deliveryBaseCost": 800,
    "homeDeliveryCost": 900,
    "officeDeliveryCost": 600
  },
  {
    "id": 4,
    "name": "أم البواقي",
    "code": "04",
    "deliveryBaseCost": 700,
    "homeDeliveryCost": 800,
    "officeDeliveryCost": 450
  },
  {
    "id": 5,
    "name": "باتنة",
    "code": "05",
    "deliveryBaseCost": 750,
    "homeDeliveryCost": 800,
    "officeDeliveryCost": 450
  },
  {
    "id": 6,
    "name": "بجاية",
    "code": "06",
    "deliveryBaseCost": 650,
    "homeDeliveryCost": 700,
    "officeDeliveryCost": 450
  },
  {
    "id": 7,
    "name": "بسكرة",
    "code": "07",
    "deliveryBaseCost": 800,
    "homeDeliveryCost": 900,
    "officeDeliveryCost": 600
  },
  {
    "id": 8,
    "name": "بشار",
    "code": "08",
    "deliveryBaseCost": 1400,
    "homeDeliveryCost": 1200,
    "officeDeliveryCost": 800
  },
  {
    "id": 9,
    "name": "البليدة",
    "code": "09",
    "deliveryBaseCost": 400,
    "homeDeliveryCost": 600,
    "officeDeliveryCost": 450
  },
  {
    "id": 10,
    "name": "البويرة",
    "code": "10",
    "deliveryBaseCost": 550,
    "homeDeliveryCost": 700,
    "officeDeliveryCost": 450
  },
  {
    "id": 11,
    "name": "تمنراست",
    "code": "11",
    "deliveryBaseCost": 2000,
    "homeDeliveryCost": 1200,
    "officeDeliveryCost": 800
  },
  {
    "id": 12,
    "name": "تبسة",
    "code": "12",
    "deliveryBaseCost": 900,
    "homeDeliveryCost": 800,
    "officeDeliveryCost": 450
  },
  {
    "id": 56,
    "name": "جانت",
    "code": "56",
    "deliveryBaseCost": 2100,
    "homeDeliveryCost": 2100,
    "officeDeliveryCost": 1600
  },
  {
    "id": 57,
    "name": "المغير",
    "code": "57",
    "deliveryBaseCost": 1000,
    "homeDeliveryCost": 900,
    "officeDeliveryCost": 600
  },
  {
    "id": 58,
    "name": "المنيعة",
    "code": "58",
    "deliveryBaseCost": 1200,
    "homeDeliveryCost": 950,
    "officeDeliveryCost": 600
  }
];