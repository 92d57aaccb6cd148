export const ILLER = [
  { key: 1, text: "Adana" },
  { key: 2, text: "Adıyaman" },
  { key: 3, text: "Afyon" },
  { key: 4, text: "Ağrı" },
  { key: 5, text: "Amasya" },
  { key: 6, text: "Ankara" },
  { key: 7, text: "Antalya" },
  { key: 8, text: "Artvin" },
  { key: 9, text: "Aydın" },
  { key: 10, text: "Balıkesir" },
  { key: 11, text: "Bilecik" },
  { key: 12, text: "Bingöl" },
  { key: 13, text: "Bitlis" },
  { key: 14, text: "Bolu" },
  { key: 15, text: "Burdur" },
  { key: 16, text: "Bursa" },
  { key: 17, text: "Çanakkale" },
  { key: 18, text: "Çankırı" },
  { key: 19, text: "Çorum" },
  { key: 20, text: "Denizli" },
  { key: 21, text: "Diyarbakır" },
  { key: 22, text: "Edirne" },
  { key: 23, text: "Elazığ" },
  { key: 24, text: "Erzincan" },
  { key: 25, text: "Erzurum" },
  { key: 26, text: "Eskişehir" },
  { key: 27, text: "Gaziantep" },
  { key: 28, text: "Giresun" },
  { key: 29, text: "Gümüşhane" },
  { key: 30, text: "Hakkari" },
  { key: 31, text: "Hatay" },
  { key: 32, text: "Isparta" },
  { key: 33, text: "Mersin" },
  { key: 34, text: "İstanbul" },
  { key: 35, text: "İzmir" },
  { key: 36, text: "Kars" },
  { key: 37, text: "Kastamonu" },
  { key: 38, text: "Kayseri" },
  { key: 39, text: "Kırklareli" },
  { key: 40, text: "Kırşehir" },
  { key: 41, text: "Kocaeli" },
  { key: 42, text: "Konya" },
  { key: 43, text: "Kütahya" },
  { key: 44, text: "Malatya" },
  { key: 45, text: "Manisa" },
  { key: 46, text: "Kahramanmaraş" },
  { key: 47, text: "Mardin" },
  { key: 48, text: "Muğla" },
  { key: 49, text: "Muş" },
  { key: 50, text: "Nevşehir" },
  { key: 51, text: "Niğde" },
  { key: 52, text: "Ordu" },
  { key: 53, text: "Rize" },
  { key: 54, text: "Sakarya" },
  { key: 55, text: "Samsun" },
  { key: 56, text: "Siirt" },
  { key: 57, text: "Sinop" },
  { key: 58, text: "Sivas" },
  { key: 59, text: "Tekirdağ" },
  { key: 60, text: "Tokat" },
  { key: 61, text: "Trabzon" },
  { key: 62, text: "Tunceli" },
  { key: 63, text: "Şanlıurfa" },
  { key: 64, text: "Uşak" },
  { key: 65, text: "Van" },
  { key: 66, text: "Yozgat" },
  { key: 67, text: "Zonguldak" },
  { key: 68, text: "Aksaray" },
  { key: 69, text: "Bayburt" },
  { key: 70, text: "Karaman" },
  { key: 71, text: "Kırıkkale" },
  { key: 72, text: "Batman" },
  { key: 73, text: "Şırnak" },
  { key: 74, text: "Bartın" },
  { key: 75, text: "Ardahan" },
  { key: 76, text: "Iğdır" },
  { key: 77, text: "Yalova" },
  { key: 78, text: "Karabük" },
  { key: 79, text: "Kilis" },
  { key: 80, text: "Osmaniye" },
  { key: 81, text: "Düzce" },
];

export const ILCELER = [
  {
    ilce: "Saimbeyli",
    il: "Adana",
  },
  {
    ilce: "Aladağ",
    il: "Adana",
  },
  {
    ilce: "Feke",
    il: "Adana",
  },
  {
    ilce: "Yumurtalık",
    il: "Adana",
  },
  {
    ilce: "Tufanbeyli",
    il: "Adana",
  },
  {
    ilce: "Pozantı",
    il: "Adana",
  },
  {
    ilce: "Karaisalı",
    il: "Adana",
  },
  {
    ilce: "Karataş",
    il: "Adana",
  },
  {
    ilce: "İmamoğlu",
    il: "Adana",
  },
  {
    ilce: "Kozan",
    il: "Adana",
  },
  {
    ilce: "Sarıçam",
    il: "Adana",
  },
  {
    ilce: "Ceyhan",
    il: "Adana",
  },
  {
    ilce: "Çukurova",
    il: "Adana",
  },
  {
    ilce: "Yüreğir",
    il: "Adana",
  },
  {
    ilce: "Seyhan",
    il: "Adana",
  },
  {
    ilce: "Samsat",
    il: "Adıyaman",
  },
  {
    ilce: "Tut",
    il: "Adıyaman",
  },
  {
    ilce: "Çelikhan",
    il: "Adıyaman",
  },
  {
    ilce: "Sincik",
    il: "Adıyaman",
  },
  {
    ilce: "Gerger",
    il: "Adıyaman",
  },
  {
    ilce: "Gölbaşı",
    il: "Adıyaman",
  },
  {
    ilce: "Besni",
    il: "Adıyaman",
  },
  {
    ilce: "Kahta",
    il: "Adıyaman",
  },
  {
    ilce: "Adıyaman",
    il: "Adıyaman",
  },
  {
    ilce: "Kızılören",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Evciler",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Bayat",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Hocalar",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Başmakçı",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Dazkırı",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Çobanlar",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Sultandağı",
    il: "Afyonkarahisar",
  },
  {
    ilce: "İscehisar",
    il: "Afyonkarahisar",
  },
  {
    ilce: "İhsaniye",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Çay",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Şuhut",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Emirdağ",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Sinanpaşa",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Bolvadin",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Dinar",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Sandıklı",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Afyonkarahisar",
    il: "Afyonkarahisar",
  },
  {
    ilce: "Sarıyahşi",
    il: "Aksaray",
  },
  {
    ilce: "Ağaçören",
    il: "Aksaray",
  },
  {
    ilce: "Güzelyurt",
    il: "Aksaray",
  },
  {
    ilce: "Gülağaç",
    il: "Aksaray",
  },
  {
    ilce: "Eskil",
    il: "Aksaray",
  },
  {
    ilce: "Ortaköy",
    il: "Aksaray",
  },
  {
    ilce: "Aksaray",
    il: "Aksaray",
  },
  {
    ilce: "Hamamözü",
    il: "Amasya",
  },
  {
    ilce: "Göynücek",
    il: "Amasya",
  },
  {
    ilce: "Gümüşhacıköy",
    il: "Amasya",
  },
  {
    ilce: "Taşova",
    il: "Amasya",
  },
  {
    ilce: "Suluova",
    il: "Amasya",
  },
  {
    ilce: "Merzifon",
    il: "Amasya",
  },
  {
    ilce: "Amasya",
    il: "Amasya",
  },
];

export const IL_EXCEPTIONS = {
  Istanbul: "İstanbul",
  Izmir: "İzmir",
  Canakkale: "Çanakkale",
  Cankiri: "Çankırı",
  Corum: "Çorum",
  Sanliurfa: "Şanlıurfa",
  Sirnak: "Şırnak",
};

export const BACKEND_URL = "https://api.depremyardim.org/";
export const ENTRY_BATCH_SIZE = 50;
export const REGEX_PHONE_NUMBER_CLEANER = /[- )(\n\s]/g;
export const REGEX_PHONE_NUMBER = /(5\d{9})/g;