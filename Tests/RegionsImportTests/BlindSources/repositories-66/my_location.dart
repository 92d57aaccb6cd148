class Location {
  List<String> states = ['Selangor', 'Kuala Lumpur'];
  Map<String, List<String>> cityMap = {
    'Selangor': [
      'Gombak',
      'Hulu Langat',
      'Hulu Selangor',
      'Klang',
      'Kuala Langat',
      'Kuala Selangor',
      'Petaling',
      'Sabak Bernam',
      'Sepang',
    ],
    'Kuala Lumpur': [
      'Bukit Bintang',
      'Titiwangsa',
      'Setiawangsa',
      'Wangsa Maju',
      'Batu',
      'Kepong',
      'Segambut',
      'Lembah Pantai',
      'Seputeh',
      'Bandar Tun Razak',
      'Cheras',
    ]
  };
}
