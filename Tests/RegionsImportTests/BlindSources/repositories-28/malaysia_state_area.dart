// malaysia_state_area.dart
// List of Malaysian states and their areas for dropdowns

const Map<String, List<String>> malaysiaStateAreas = {
  'Johor': [
    'Batu Pahat', 'Johor Bahru', 'Kluang', 'Kota Tinggi', 'Mersing',
    'Muar', 'Pontian', 'Segamat', 'Tangkak', 'Kulim', 'Iskandar Puteri',
    'Pasir Gudang', 'Other'
  ],
  'Kedah': [
    'Baling', 'Bandar Baharu', 'Kota Setar', 'Kuala Muda', 'Kubang Pasu',
    'Kulim', 'Langkawi', 'Padang Terap', 'Pendang', 'Pokok Sena',
    'Sik', 'Yan', 'Other'
  ],
  'Kelantan': [
    'Bachok', 'Gua Musang', 'Jeli', 'Kota Bharu', 'Kuala Krai',
    'Machang', 'Pasir Mas', 'Pasir Puteh', 'Tanah Merah', 'Tumpat', 'Other'
  ],
  'Melaka': [
    'Alor Gajah', 'Jasin', 'Melaka Tengah', 'Other'
  ],
  'Negeri Sembilan': [
    'Jelebu', 'Jempol', 'Kuala Pilah', 'Port Dickson', 'Rembau',
    'Seremban', 'Tampin', 'Other'
  ],
  'Pahang': [
    'Bentong', 'Bera', 'Cameron Highlands', 'Jerantut', 'Kuantan',
    'Lipis', 'Maran', 'Pekan', 'Raub', 'Rompin', 'Temerloh', 'Other'
  ],
  'Perak': [
    'Bagan Datuk', 'Batu Gajah', 'Batang Padang', 'Hilir Perak', 'Kampar',
    'Kinta', 'Kuala Kangsar', 'Larut, Matang and Selama', 'Manjung',
    'Muallim', 'Perak Tengah', 'Selama', 'Taiping', 'Tanjung Malim',
    'Teluk Intan', 'Other'
  ],
  'Perlis': [
    'Arau', 'Kangar', 'Padang Besar', 'Other'
  ],
  'Terengganu': [
    'Besut', 'Dungun', 'Hulu Terengganu', 'Kemaman', 'Kuala Nerus',
    'Kuala Terengganu', 'Marang', 'Setiu', 'Other'
  ],
  'Labuan': [
    'Labuan', 'Other'
  ],
  'Putrajaya': [
    'Putrajaya', 'Other'
  ],
};
