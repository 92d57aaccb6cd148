var districtList= [
  {
    "District_ID": 1,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Amrawati",
    "Deleted": 0
  },
  {
    "District_ID": 3,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Yavatmal",
    "Deleted": 0
  },
  {
    "District_ID": 4,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Buldhana",
    "Deleted": 0
  },
  {
    "District_ID": 5,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Ahmednagar",
    "Deleted": 0
  },
  {
    "District_ID": 6,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Aurangabad",
    "Deleted": 0
  },
  {
    "District_ID": 7,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Bhandara",
    "Deleted": 0
  },
  {
    "District_ID": 8,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Beed",
    "Deleted": 0
  },
  {
    "District_ID": 9,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Chandrapur",
    "Deleted": 0
  },
  {
    "District_ID": 11,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Dhule",
    "Deleted": 0
  },
  {
    "District_ID": 12,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Gadchiroli",
    "Deleted": 0
  },
  {
    "District_ID": 13,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Osmanabad",
    "Deleted": 0
  },
  {
    "District_ID": 14,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Gondiya",
    "Deleted": 0
  },
  {
    "District_ID": 15,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Hingoli",
    "Deleted": 0
  },
  {
    "District_ID": 16,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Jalgaon",
    "Deleted": 0
  },
  {
    "District_ID": 17,
    "State_ID": 21,
    "Lang_Flag": "E",
    "District_Name": "Jalna",
    "Deleted": 0
  }
]
