/// Türkiye'nin 81 ili ve ilçeleri
class CityData {
  static final List<Map<String, dynamic>> cities = [
    {
      "name": "Adana",
      "plateCode": "01",
      "districts": ["Aladağ", "Ceyhan", "Çukurova", "Feke", "İmamoğlu", "Karaisalı", "Karataş", "Kozan", "Pozantı", "Saimbeyli", "Sarıçam", "Seyhan", "Tufanbeyli", "Yumurtalık", "Yüreğir"]
    },
    {
      "name": "Adıyaman",
      "plateCode": "02",
      "districts": ["Besni", "Çelikhan", "Gerger", "Gölbaşı", "Kahta", "Merkez", "Samsat", "Sincik", "Tut"]
    },
    {
      "name": "Afyonkarahisar",
      "plateCode": "03",
      "districts": ["Başmakçı", "Bayat", "Bolvadin", "Çay", "Çobanlar", "Dazkırı", "Dinar", "Emirdağ", "Evciler", "Hocalar", "İhsaniye", "İscehisar", "Kızılören", "Merkez", "Sandıklı", "Sinanpaşa", "Sultandağı", "Şuhut"]
    },
    {
      "name": "Ağrı",
      "plateCode": "04",
      "districts": ["Diyadin", "Doğubayazıt", "Eleşkirt", "Hamur", "Merkez", "Patnos", "Taşlıçay", "Tutak"]
    },
    {
      "name": "Aksaray",
      "plateCode": "68",
      "districts": ["Ağaçören", "Eskil", "Gülağaç", "Güzelyurt", "Merkez", "Ortaköy", "Sarıyahşi", "Sultanhanı"]
    },
    {
      "name": "Amasya",
      "plateCode": "05",
      "districts": ["Göynücek", "Gümüşhacıköy", "Hamamözü", "Merkez", "Merzifon", "Suluova", "Taşova"]
    },
  ];
}
