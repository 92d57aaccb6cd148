export const counties = [
  {
    "id": "1",
    "name": "Mombasa"
  },
  {
    "id": "2",
    "name": "Kwale"
  },
  {
    "id": "3",
    "name": "Kilifi"
  },
  {
    "id": "4",
    "name": "Tana River"
  },
  {
    "id": "5",
    "name": "Lamu"
  },
  {
    "id": "6",
    "name": "Taita-Taveta"
  },
  {
    "id": "7",
    "name": "Garissa"
  },
  {
    "id": "8",
    "name": "Wajir"
  },
  {
    "id": "9",
    "name": "Mandera"
  },
  {
    "id": "10",
    "name": "Marsabit"
  },
  {
    "id": "11",
    "name": "Isiolo"
  },
  {
    "id": "12",
    "name": "Meru"
  },
  {
    "id": "13",
    "name": "Tharaka Nithi"
  },
  {
    "id": "14",
    "name": "Embu"
  },
  {
    "id": "15",
    "name": "Kitui"
  },
  {
    "id": "16",
    "name": "Machakos"
  },
  {
    "id": "17",
    "name": "Makueni"
  },
  {
    "id": "18",
    "name": "Nyandarua"
  },
  {
    "id": "19",
    "name": "Nyeri"
  },
  {
    "id": "20",
    "name": "Kirinyaga"
  },
  {
    "id": "21",
    "name": "Murang'a"
  },
  {
    "id": "22",
    "name": "Kiambu"
  },
  {
    "id": "23",
    "name": "Turkana"
  },
  {
    "id": "24",
    "name": "West pokot"
  },
  {
    "id": "25",
    "name": "Samburu"
  },
  {
    "id": "26",
    "name": "Trans-Nzoia"
  },
  {
    "id": "27",
    "name": "Uasin Gishu"
  },
  {
    "id": "28",
    "name": "Elgeyo-Marakwet"
  },
  {
    "id": "29",
    "name": "Nandi"
  },
  {
    "id": "30",
    "name": "Baringo"
  },
  {
    "id": "31",
    "name": "Laikipia"
  },
  {
    "id": "32",
    "name": "Nakuru"
  }
];
