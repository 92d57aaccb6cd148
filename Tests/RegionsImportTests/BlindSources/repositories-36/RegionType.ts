enum RegionOptionType {
  SEOUL = "서울",
  INCHEON = "인천",
  BUSAN = "부산",
  DAEGU = "대구",
  GWANGJU = "광주",
  DAEJEON = "대전",
  ULSAN = "울산",
  GYEONGGIDO = "경기도",
  GANGWONDO = "강원도",
  CHUNGCHEONGNAMDO = "충남",
  CHUNGCHEONGBUKDO = "충북",
  JEOLLANAMDO = "전남",
  JEOLLABUKDO = "전북",
  GYEONGSANGNAMDO = "경남",
  GYEONGSANGBUKDO = "경북",
  JEJUDO = "제주도",
}

export default RegionOptionType;
