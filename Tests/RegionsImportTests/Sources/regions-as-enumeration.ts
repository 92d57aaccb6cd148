enum RegionName {
  SEORIN = "서린",
  INHA = "인하",
  BUKSAN = "북산",
  DAEMA = "대마",
  GWANGSEO = "광서",
  DAEHAN = "대한",
  ULJIN = "울진",
  GYEONGBANDO = "경반도",
  GANGSEODO = "강서도",
  CHEONGNAMDO = "청남도",
  JEONHADO = "전하도",
  JEJANGDO = "제장도",
}

export default RegionName;
