final List<String> provinces = [
  'Jawa Barat',
  'DKI Jakarta',
  'Banten',
  'Jawa Timur',
  'Jawa Tengah',
  'Sulawesi Selatan',
];

final List<Map<String, String>> districts = [
  {
    'province': 'Jawa Barat',
    'city': 'Bandung',
  },
  {
    'province': 'Jawa Barat',
    'city': 'Depok',
  },
  {
    'province': 'Banten',
    'city': 'Tangerang',
  },
  {
    'province': 'Jawa Timur',
    'city': 'Surabaya',
  },
  {
    'province': 'Jawa Tengah',
    'city': 'Semarang',
  },
  {
    'province': 'Sulawesi Selatan',
    'city': 'Makassar',
  },
  {
    'province': 'DKI Jakarta',
    'city': 'Jakarta',
  },
];

final List<Map<String, dynamic>> hospitals = [
  {
    'title': 'RS. Citra Medika',
    'description': 'Jl. Raya Ciledug, Ciledug, Kec. Ciledug',
    'city': 'Bandung',
    'province': 'Jawa Barat',
    'coordinates': {
      'latitude': -6.5846,
      'longitude': 106.8248,
    },
  },
  {
    'title': 'RS. Hasan Sadikin',
    'description': 'Jl. Pasteur No. 38, Sukajadi',
    'city': 'Bandung',
    'province': 'Jawa Barat',
    'coordinates': {
      'latitude': -6.8957,
      'longitude': 107.5980,
    },
  },
  {
    'title': 'RS. Siloam',
    'description': 'Jl. Jend. Sudirman No. 28, Kebayoran Baru',
    'city': 'Tangerang',
    'province': 'Banten',
    'coordinates': {
      'latitude': -6.1849,
      'longitude': 106.6306,
    },
  },
  {
    'title': 'RS. Umum Daerah',
    'description': 'Jl. Letjen S. Parman No. 25',
    'city': 'Surabaya',
    'province': 'Jawa Timur',
    'coordinates': {
      'latitude': -7.2585,
      'longitude': 112.7481,
    },
  },
  {
    'title': 'RS. Bhakti Yudha',
    'description': 'Jl. Jendral Sudirman No. 10, Semarang',
    'city': 'Semarang',
    'province': 'Jawa Tengah',
    'coordinates': {
      'latitude': -7.0052,
      'longitude': 110.4381,
    },
  },
  {
    'title': 'RS. Pelabuhan',
    'description': 'Jl. Pelabuhan No. 3, Makassar',
    'city': 'Makassar',
    'province': 'Sulawesi Selatan',
    'coordinates': {
      'latitude': -5.1487,
      'longitude': 119.4328,
    },
  },
];
