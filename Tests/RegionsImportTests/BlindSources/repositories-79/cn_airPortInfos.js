export const airPortInfos = {
   "PEK": {
      "airPortName": "北京首都国际机场",
      "cityCode": "BJS",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "北京",
      "Pinyin": "BEIJING",
      "PinyinS": "BJ"
   },
   "NAY": {
      "airPortName": "北京南苑机场",
      "cityCode": "BJS",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "北京",
      "Pinyin": "BEIJING",
      "PinyinS": "BJ"
   },
   "PVG": {
      "airPortName": "上海浦东机场",
      "cityCode": "SHA",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "上海",
      "Pinyin": "SHANGHAI",
      "PinyinS": "SH"
   },
   "SHA": {
      "airPortName": "上海虹桥机场",
      "cityCode": "SHA",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "上海",
      "Pinyin": "SHANGHAI",
      "PinyinS": "SH"
   },
   "CAN": {
      "airPortName": "广州白云机场",
      "cityCode": "CAN",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "广州",
      "Pinyin": "GUANGZHOU",
      "PinyinS": "GZ"
   },
   "CTU": {
      "airPortName": "成都双流机场",
      "cityCode": "CTU",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "成都",
      "Pinyin": "CHENGDU",
      "PinyinS": "CD"
   },
   "SZX": {
      "airPortName": "深圳宝安机场",
      "cityCode": "SZX",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "深圳",
      "Pinyin": "SHENZHEN",
      "PinyinS": "SZ"
   },
   "KMG": {
      "airPortName": "昆明长水国际机场",
      "cityCode": "KMG",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "昆明",
      "Pinyin": "KUNMING",
      "PinyinS": "KM"
   },
   "XIY": {
      "airPortName": "西安咸阳机场",
      "cityCode": "SIA",
      "IsDomc": "D",
      "IsHot": "Y",
      "Name": "西安",
      "Pinyin": "XIAN",
      "PinyinS": "XA"
   }
}
