# frozen_string_literal: true

PROVINCES = [
  # Bắc (Northern Vietnam) - 25 provinces
  { name: "Hà Nội", code: "01", phone_code: "24", position: 1 },
  { name: "Hà Giang", code: "02", phone_code: "219", position: 2 },
  { name: "Cao Bằng", code: "04", phone_code: "206", position: 3 },
  { name: "Bắc Kạn", code: "06", phone_code: "209", position: 4 },
  { name: "Tuyên Quang", code: "08", phone_code: "207", position: 5 },
  { name: "Lào Cai", code: "10", phone_code: "214", position: 6 },
  { name: "Điện Biên", code: "11", phone_code: "215", position: 7 },
  { name: "Lai Châu", code: "12", phone_code: "213", position: 8 },
  { name: "Sơn La", code: "14", phone_code: "212", position: 9 },
  { name: "Yên Bái", code: "15", phone_code: "216", position: 10 },

  # Trung (Central Vietnam) - 19 provinces
  { name: "Thanh Hoá", code: "38", phone_code: "237", position: 26 },
  { name: "Nghệ An", code: "40", phone_code: "238", position: 27 },
  { name: "Hà Tĩnh", code: "42", phone_code: "239", position: 28 },
  { name: "Quảng Bình", code: "44", phone_code: "232", position: 29 },
  { name: "Quảng Trị", code: "45", phone_code: "233", position: 30 },
  { name: "Thừa Thiên Huế", code: "46", phone_code: "234", position: 31 },
  { name: "Đà Nẵng", code: "48", phone_code: "236", position: 32 },
  { name: "Quảng Nam", code: "49", phone_code: "235", position: 33 },
  { name: "Quảng Ngãi", code: "51", phone_code: "255", position: 34 },
  { name: "Bình Định", code: "52", phone_code: "256", position: 35 },

  # Nam (Southern Vietnam) - 19 provinces
  { name: "Bình Phước", code: "70", phone_code: "271", position: 45 },
  { name: "Tây Ninh", code: "72", phone_code: "276", position: 46 },
  { name: "Bình Dương", code: "74", phone_code: "274", position: 47 },
  { name: "Đồng Nai", code: "75", phone_code: "251", position: 48 },
  { name: "Bà Rịa - Vũng Tàu", code: "77", phone_code: "254", position: 49 },
  { name: "TP. Hồ Chí Minh", code: "79", phone_code: "28", position: 50 },
  { name: "Long An", code: "80", phone_code: "272", position: 51 },
  { name: "Tiền Giang", code: "82", phone_code: "273", position: 52 },
  { name: "Bến Tre", code: "83", phone_code: "275", position: 53 },
  { name: "Cà Mau", code: "96", phone_code: "290", position: 63 }
].freeze
