const districts = [
  {
    "district_id": 582,
    "district_name": "Adilabad",
    "state_name": "Telangana",
    "state_id": 32
  },
  {
    "district_id": 320,
    "district_name": "Agar",
    "state_name": "Madhya Pradesh",
    "state_id": 20
  },
  {
    "district_id": 796,
    "district_name": "Agatti Island",
    "state_name": "Lakshadweep",
    "state_id": 19
  },
  {
    "district_id": 154,
    "district_name": "Ahmedabad",
    "state_name": "Gujarat",
    "state_id": 11
  },
  {
    "district_id": 770,
    "district_name": "Ahmedabad Corporation",
    "state_name": "Gujarat",
    "state_id": 11
  },
  {
    "district_id": 425,
    "district_name": "Aizawl East",
    "state_name": "Mizoram",
    "state_id": 24
  },
  {
    "district_id": 426,
    "district_name": "Aizawl West",
    "state_name": "Mizoram",
    "state_id": 24
  },
  {
    "district_id": 301,
    "district_name": "Alappuzha",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 710,
    "district_name": "Alipurduar District",
    "state_name": "West Bengal",
    "state_id": 36
  },
  {
    "district_id": 357,
    "district_name": "Alirajpur",
    "state_name": "Madhya Pradesh",
    "state_id": 20
  },
  {
    "district_id": 174,
    "district_name": "Anand",
    "state_name": "Gujarat",
    "state_id": 11
  },
  {
    "district_id": 141,
    "district_name": "Central Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 145,
    "district_name": "East Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 307,
    "district_name": "Ernakulam",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 306,
    "district_name": "Idukki",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 297,
    "district_name": "Kannur",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 295,
    "district_name": "Kasaragod",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 298,
    "district_name": "Kollam",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 304,
    "district_name": "Kottayam",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 305,
    "district_name": "Kozhikode",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 311,
    "district_name": "Lakshadweep",
    "state_name": "Lakshadweep",
    "state_id": 19
  },
  {
    "district_id": 302,
    "district_name": "Malappuram",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 140,
    "district_name": "New Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 146,
    "district_name": "North Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 147,
    "district_name": "North East Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 151,
    "district_name": "North Goa",
    "state_name": "Goa",
    "state_id": 10
  },
  {
    "district_id": 143,
    "district_name": "North West Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 308,
    "district_name": "Palakkad",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 300,
    "district_name": "Pathanamthitta",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 148,
    "district_name": "Shahdara",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 149,
    "district_name": "South Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 144,
    "district_name": "South East Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 152,
    "district_name": "South Goa",
    "state_name": "Goa",
    "state_id": 10
  },
  {
    "district_id": 150,
    "district_name": "South West Delhi",
    "state_name": "Delhi",
    "state_id": 9
  },
  {
    "district_id": 296,
    "district_name": "Thiruvananthapuram",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 303,
    "district_name": "Thrissur",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 299,
    "district_name": "Wayanad",
    "state_name": "Kerala",
    "state_id": 17
  },
  {
    "district_id": 142,
    "district_name": "West Delhi",
    "state_name": "Delhi",
    "state_id": 9
  }
];
