

  List<Map<String, List<String>>> statesAndDistricts  = [

    {
      'Andhra Pradesh': [
        "Anantapur", "Chittoor", "East Godavari", "Guntur", "Kadapa (YSR District)", "Krishna", "Kurnool", "West Godavari", "Prakasam", "Srikakulam", "Vizianagaram", "Visakhapatnam", "Nellore", "Palnadu", "Peddapalli", "Rajamahendravaram", "Bapatla", "Tirupati", "Anakapalli", "Konaseema", "Sri Satyasai", "Anandapur", "Kakinada", "Kuppam", "Nandyal", "Chilakaluripet"
      ]

    },
    {
      'Andaman and Nicobar Islands': [
        'Nicobar', 'North and Middle Andaman', 'South Andaman'
      ]

    },
    {
      'Arunachal Pradesh': [
        'Tawang',
        'West Kameng',
        'East Kameng',
        'Papum Pare',
        'Kra Daadi',
        'Kurung Kumey',
        'Lower Subansiri',
        'Upper Subansiri',
        'West Siang',
        'East Siang',
        'Siang',
        'Lower Siang',
        'Upper Siang',
        'Lohit',
        'Changlang',
        'Namsai',
        'Tirap',
        'Anjaw',
        'Dibang Valley',
        'Longding',
        'Kamle',
        'Leparada',
        'Shi Yomi',
        'Pakke Kessang',
        'Lower Dibang Valley',
        'Upper Dibang Valley',

      ]

    },

    {
      'Bihar': [
        'Araria',
        'Arwal',
        'Aurangabad',
        'Banka',
        'Buxar',
        'Begusarai',
        'Bhagalpur',
        'Bhojpur',
        'Darbhanga',
        'East Champaran',
        'Gaya',
        'Gopalganj',
        'Jamui',
        'Jehanabad',
        'Kaimur',
        'Katihar',
        'Khagaria',
        'Kishanganj',
        'Lakhisarai',
        'Madhepura',
        'Madhubani',
        'Munger',
        'Muzaffarpur',
        'Nalanda',
        'Nawada',
        'Patna',
        'Purnia',
        'Rohtas',
        'Saharsa',
        'Samastipur',
        'Saran',
        'Sheikhpura',
        'Sheohar',
        'Sitamarhi',
        'Supaul',
        'Vaishali',
        'West Champaran',


      ]

    },
    {
      'Chandigarh': [
        'Chandigarh' // Chandigarh is both a city and a district
      ],
    },
    {
      'Dadra and Nagar Haveli and Daman and Diu': [
        'Dadra', 'Daman', 'Diu'
      ],
    },

    {
      'Delhi': [
        "Central Delhi", "East Delhi", "New Delhi", "North Delhi", "North East Delhi", "North West Delhi", "Shahdara", "South Delhi", "South West Delhi", "West Delhi", "South East Delhi"

      ]

    },
    {
      'Goa': [
        'North Goa',
        'South Goa',

      ],
    },
    {
      'Himachal Pradesh': [
        "Bilaspur",
        "Chamba",
        "Hamirpur",
        "Kangra",
        "Kinnaur",
        "Kullu",
        "Lahaul and Spiti",
        "Mandi",
        "Shimla",
        "Sirmaur",
        "Solan",
        "Una"

      ]

    },
    {
      'Kerala': [
        "Alappuzha",
        "Ernakulam",
        "Idukki",
        "Kannur",
        "Kasaragod",
        "Kollam",
        "Kottayam",
        "Kozhikode",
        "Malappuram",
        "Palakkad",
        "Pathanamthitta",
        "Thiruvananthapuram",
        "Thrissur",
        "Wayanad"

      ]

    },
    {
      'Ladhak':[
        "leh","kargil"
      ]
    },
    {
      'Lakshadweep': [
        'Agatti', 'Andrott', 'Amini', 'Kavaratti', 'Kadmat', 'Kalapeni',
        'Minicoy', 'Suheli Par', 'Maliku Atoll'
      ]

    },
    {
      'Mizoram': [
        "Aizawl",
        "Champhai",
        "Hnahthial",
        "Kolasib",
        "Lawngtlai",
        "Lunglei",
        "Mamit",
        "Serchhip",
        "Siaha",
        "Saiha",
        "Khawzawl"

      ]
    },
    {
      'Nagaland': [
        "Aizawl",
        "Champhai",
        "Hnahthial",
        "Kolasib",
        "Lawngtlai",
        "Lunglei",
        "Mamit",
        "Serchhip",
        "Siaha",
        "Saiha",
        "Khawzawl"

      ]

    },
    {
      'Puducherry': [
        "Puducherry", "Karaikal", "Mahe", "Yanam"
      ]

    },
    {
      'Sikkim': [
        "Gangtok",
        "Mangan",
        "Namchi",
        "Gyalshing",
        "Pakyong",
        "Soreng"

      ]

    },
    {
      'Tripura': [
        "Agartala", "Dhalai", "Gomati", "Khowai", "North Tripura", "Sepahijala", "South Tripura", "Unakoti"

      ]

    },


  ];



