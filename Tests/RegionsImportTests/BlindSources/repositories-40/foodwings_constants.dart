List regions = [
  {
    "region_id": "1",
    "region_name": "Ashanti Region",
    "districts": [
      {
        "district_id": "1",
        "district_name": "Adansi North District"
      },
      {
        "district_id": "2",
        "district_name": "Adansi South District"
      },
      {
        "district_id": "3",
        "district_name": "Afigya-Kwabre District"
      },
      {
        "district_id": "4",
        "district_name": "Ahafo Ano North District"
      },
      {
        "district_id": "5",
        "district_name": "Ahafo Ano South District"
      },
      {
        "district_id": "6",
        "district_name": "Amansie Central District"
      },
      {
        "district_id": "7",
        "district_name": "Amansie West District"
      },
      {
        "district_id": "8",
        "district_name": "Asante Akim Central Municipal District"
      },
      {
        "district_id": "9",
        "district_name": "Asante Akim North District"
      },
      {
        "district_id": "10",
        "district_name": "Asante Akim South District"
      },
      {
        "district_id": "11",
        "district_name": "Asokore Mampong Municipal District"
      },
      {
        "district_id": "12",
        "district_name": "Atwima Kwanwoma District"
      },
      {
        "district_id": "13",
        "district_name": "Atwima Mponua District"
      },
      {
        "district_id": "14",
        "district_name": "Atwima Nwabiagya District"
      },
      {
        "district_id": "15",
        "district_name": "Bekwai Municipal District"
      },
      {
        "district_id": "16",
        "district_name": "Bosome Freho District"
      },
      {
        "district_id": "17",
        "district_name": "Botsomtwe District"
      },
      {
        "district_id": "18",
        "district_name": "Ejisu-Juaben Municipal District"
      }
    ]
  }
];
