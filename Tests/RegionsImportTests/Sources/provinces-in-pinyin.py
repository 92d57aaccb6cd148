towns = {
  "jilin": ["jilin", "changchun", "siping"],
  "hainan": ["haikou", "sanya", "hainan"],
  "qinghai": ["xining", "haidong"],
  "gansu": ["lanzhou", "gansu", 'tianshui'],
  "yunnan": ["kunming", "dali",],
}
