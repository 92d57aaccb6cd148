export const LOCATION = {
  andaman_nicobar: {
    name: 'Andaman Nicobar',
    district: {
      nicobar: {
        name: 'Nicobar',
        taluk: {},
      },
      north_middle_andaman: {
        name: 'North Middle Andaman',
        taluk: {},
      },
      south_andaman: {
        name: 'South Andaman',
        taluk: {},
      },
    },
  },
  andhra_pradesh: {
    name: 'Andhra Pradesh',
    district: {
      anantapur: {
        name: 'Anantapur',
        taluk: {},
      },
      chittoor: {
        name: 'Chittoor',
        taluk: {},
      },
      east_godavari: {
        name: 'East Godavari',
        taluk: {},
      },
      alluri_sitarama_raju: {
        name: 'Alluri Sitarama Raju',
        taluk: {},
      },
      anakapalli: {
        name: 'Anakapalli',
        taluk: {},
      },
      annamaya: {
        name: 'Annamaya',
        taluk: {},
      },
      bapatla: {
        name: 'Bapatla',
        taluk: {},
      },
      eluru: {
        name: 'Eluru',
        taluk: {},
      },
      guntur: {
        name: 'Guntur',
        taluk: {},
      },
      kadapa: {
        name: 'Kadapa',
        taluk: {},
      },
      kakinada: {
        name: 'Kakinada',
        taluk: {},
      },
      konaseema: {
        name: 'Konaseema',
        taluk: {},
      },
      krishna: {
        name: 'Krishna',
        taluk: {},
      },
      kurnool: {
        name: 'Kurnool',
        taluk: {},
      },
      manyam: {
        name: 'Manyam',
        taluk: {},
      },
      n_t_rama_rao: {
        name: 'N T Rama Rao',
        taluk: {},
      },
      nandyal: {
        name: 'Nandyal',
        taluk: {},
      },
      nellore: {
        name: 'Nellore',
        taluk: {},
      },
      palnadu: {
        name: 'Palnadu',
        taluk: {},
      },
      prakasam: {
        name: 'Prakasam',
        taluk: {},
      },
      sri_balaji: {
        name: 'Sri Balaji',
        taluk: {},
      },
      sri_satya_sai: {
        name: 'Sri Satya Sai',
        taluk: {},
      },
      srikakulam: {
        name: 'Srikakulam',
        taluk: {},
      },
      visakhapatnam: {
        name: 'Visakhapatnam',
        taluk: {},
      },
      vizianagaram: {
        name: 'Vizianagaram',
        taluk: {},
      },
      west_godavari: {
        name: 'West Godavari',
        taluk: {},
      },
    },
  },
  jharkhand: {
    name: 'Jharkhand',
    district: {
      bokaro: {
        name: 'Bokaro',
        taluk: {},
      },
      chatra: {
        name: 'Chatra',
        taluk: {},
      },
      deoghar: {
        name: 'Deoghar',
        taluk: {},
      },
      dhanbad: {
        name: 'Dhanbad',
        taluk: {},
      },
      dumka: {
        name: 'Dumka',
        taluk: {},
      },
      east_singhbhum: {
        name: 'East Singhbhum',
        taluk: {},
      },
      garhwa: {
        name: 'Garhwa',
        taluk: {},
      },
      giridih: {
        name: 'Giridih',
        taluk: {},
      },
      godda: {
        name: 'Godda',
        taluk: {},
      },
      gumla: {
        name: 'Gumla',
        taluk: {},
      },
      hazaribagh: {
        name: 'Hazaribagh',
        taluk: {},
      },
      jamtara: {
        name: 'Jamtara',
        taluk: {},
      },
      khunti: {
        name: 'Khunti',
        taluk: {},
      },
      koderma: {
        name: 'Koderma',
        taluk: {},
      },
      latehar: {
        name: 'Latehar',
        taluk: {},
      },
      lohardaga: {
        name: 'Lohardaga',
        taluk: {},
      },
      pakur: {
        name: 'Pakur',
        taluk: {},
      },
      palamu: {
        name: 'Palamu',
        taluk: {},
      },
      ramgarh: {
        name: 'Ramgarh',
        taluk: {},
      },
      ranchi: {
        name: 'Ranchi',
        taluk: {},
      },
      sahebganj: {
        name: 'Sahebganj',
        taluk: {},
      },
      seraikela_kharsawan: {
        name: 'Seraikela Kharsawan',
        taluk: {},
      },
      simdega: {
        name: 'Simdega',
        taluk: {},
      },
      west_singhbhum: {
        name: 'West Singhbhum',
        taluk: {},
      },
    },
  },
  kerala: {
    name: 'Kerala',
    district: {
      alappuzha: {
        name: 'Alappuzha',
        taluk: {},
      },
      ernakulam: {
        name: 'Ernakulam',
        taluk: {},
      },
      idukki: {
        name: 'Idukki',
        taluk: {},
      },
      kannur: {
        name: 'Kannur',
        taluk: {},
      },
      kasaragod: {
        name: 'Kasaragod',
        taluk: {},
      },
      kollam: {
        name: 'Kollam',
        taluk: {},
      },
      kottayam: {
        name: 'Kottayam',
        taluk: {},
      },
      kozhikode: {
        name: 'Kozhikode',
        taluk: {},
      },
      malappuram: {
        name: 'Malappuram',
        taluk: {},
      },
      palakkad: {
        name: 'Palakkad',
        taluk: {},
      },
      pathanamthitta: {
        name: 'Pathanamthitta',
        taluk: {},
      },
      thiruvananthapuram: {
        name: 'Thiruvananthapuram',
        taluk: {},
      },
      thrissur: {
        name: 'Thrissur',
        taluk: {},
      },
      wayanad: {
        name: 'Wayanad',
        taluk: {},
      },
    },
  },
  ladakh: {
    name: 'Ladakh',
    district: {
      kargil: {
        name: 'Kargil',
        taluk: {},
      },
      leh: {
        name: 'Leh',
        taluk: {},
      },
    },
  },
  lakshadweep: {
    name: 'Lakshadweep',
    district: {
      lakshadweep: {
        name: 'Lakshadweep',
        taluk: {},
      },
    },
  },
  meghalaya: {
    name: 'Meghalaya',
    district: {
      east_garo_hills: {
        name: 'East Garo Hills',
        taluk: {},
      },
      east_jaintia_hills: {
        name: 'East Jaintia Hills',
        taluk: {},
      },
      east_khasi_hills: {
        name: 'East Khasi Hills',
        taluk: {},
      },
      mairang: {
        name: 'Mairang',
        taluk: {},
      },
      north_garo_hills: {
        name: 'North Garo Hills',
        taluk: {},
      },
      ri_bhoi: {
        name: 'Ri Bhoi',
        taluk: {},
      },
      south_garo_hills: {
        name: 'South Garo Hills',
        taluk: {},
      },
      south_west_garo_hills: {
        name: 'South West Garo Hills',
        taluk: {},
      },
      south_west_khasi_hills: {
        name: 'South West Khasi Hills',
        taluk: {},
      },
      west_garo_hills: {
        name: 'West Garo Hills',
        taluk: {},
      },
      west_jaintia_hills: {
        name: 'West Jaintia Hills',
        taluk: {},
      },
      west_khasi_hills: {
        name: 'West Khasi Hills',
        taluk: {},
      },
    },
  },
};
