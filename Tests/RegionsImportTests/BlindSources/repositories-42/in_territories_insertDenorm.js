
/**
 * Auto-generated insert script for MongoDB
 * Collection: denormtowns
 */

db.getCollection('denormtowns').insertMany([
  {
    "state_name": "A & N Islands",
    "state_code": 35,
    "district_code": 640,
    "district_name": "South Andaman",
    "town_code": 804041,
    "town_name": "Port Blair"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 549,
    "district_name": "Prakasam",
    "town_code": 590769,
    "town_name": "Addanki"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 552,
    "district_name": "Kurnool",
    "town_code": 803003,
    "town_name": "Adoni"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 552,
    "district_name": "Kurnool",
    "town_code": 594542,
    "town_name": "Allagadda"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 542,
    "district_name": "Srikakulam",
    "town_code": 802941,
    "town_name": "Amadalavalasa"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 545,
    "district_name": "East Godavari",
    "town_code": 802958,
    "town_name": "Amalapuram"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 548,
    "district_name": "Guntur",
    "town_code": 580425,
    "town_name": "Amaravati Capital City"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 803009,
    "town_name": "Anantapur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 552,
    "district_name": "Kurnool",
    "town_code": 593982,
    "town_name": "Atmakur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 550,
    "district_name": "Sri Potti Sriramulu Nellore",
    "town_code": 900038,
    "town_name": "Atmakur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 551,
    "district_name": "Y.S.R.",
    "town_code": 802994,
    "town_name": "Badvel (M)"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 548,
    "district_name": "Guntur",
    "town_code": 802984,
    "town_name": "Bapatla"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 546,
    "district_name": "West Godavari",
    "town_code": 802964,
    "town_name": "Bhimavaram"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 543,
    "district_name": "Vizianagaram",
    "town_code": 802944,
    "town_name": "Bobbili"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 548,
    "district_name": "Guntur",
    "town_code": 802980,
    "town_name": "Chilakaluripet"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 549,
    "district_name": "Prakasam",
    "town_code": 591081,
    "town_name": "Chimakurthy"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 549,
    "district_name": "Prakasam",
    "town_code": 802987,
    "town_name": "Chirala"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 554,
    "district_name": "Chittoor",
    "town_code": 803019,
    "town_name": "Chittoor"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 803010,
    "town_name": "Dharmavaram"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 552,
    "district_name": "Kurnool",
    "town_code": 803005,
    "town_name": "Dhone"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 546,
    "district_name": "West Godavari",
    "town_code": 802962,
    "town_name": "Eluru"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 549,
    "district_name": "Prakasam",
    "town_code": 591202,
    "town_name": "Giddaluru"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 545,
    "district_name": "East Godavari",
    "town_code": 587337,
    "town_name": "Gollaprolu"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 594760,
    "town_name": "Gooty"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 547,
    "district_name": "Krishna",
    "town_code": 802970,
    "town_name": "Gudivada"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 552,
    "district_name": "Kurnool",
    "town_code": 593877,
    "town_name": "Gudur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 552,
    "district_name": "Kurnool",
    "town_code": 802992,
    "town_name": "Gudur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 803007,
    "town_name": "Guntakal"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 548,
    "district_name": "Guntur",
    "town_code": 802981,
    "town_name": "Guntur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 544,
    "district_name": "Visakhapatnam",
    "town_code": 802947,
    "town_name": "GVMC"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 803012,
    "town_name": "Hindupur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 542,
    "district_name": "Srikakulam",
    "town_code": 802939,
    "town_name": "Ichchapuram"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 547,
    "district_name": "Krishna",
    "town_code": 802967,
    "town_name": "Jaggaiahpet"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 551,
    "district_name": "Y.S.R.",
    "town_code": 802996,
    "town_name": "Jammalamadugu"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 546,
    "district_name": "West Godavari",
    "town_code": 588177,
    "town_name": "Jangareddigudem"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 551,
    "district_name": "Y.S.R.",
    "town_code": 802998,
    "town_name": "Kadapa"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 803011,
    "town_name": "Kadiri"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 545,
    "district_name": "East Godavari",
    "town_code": 802955,
    "town_name": "Kakinada"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 553,
    "district_name": "Anantapur",
    "town_code": 594956,
    "town_name": "Kalyandurg"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 549,
    "district_name": "Prakasam",
    "town_code": 802989,
    "town_name": "Kandukur"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 549,
    "district_name": "Prakasam",
    "town_code": 591289,
    "town_name": "Kanigiri"
  },
  {
    "state_name": "Andhra Pradesh",
    "state_code": 28,
    "district_code": 550,
    "district_name": "Sri Potti Sriramulu Nellore",
    "town_code": 802990,
    "town_name": "Kavali"
  }
]);

