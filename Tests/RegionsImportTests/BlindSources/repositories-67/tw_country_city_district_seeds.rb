# encoding: UTF-8

Country.create :name => "台灣"
taiwan_id = Country.find_by(name: "台灣").id
City.create([{name: '台北市', country_id: taiwan_id }, {name: '新北市', country_id: taiwan_id}, {name: '基隆市', country_id: taiwan_id}, {name: '桃園市', country_id: taiwan_id}, {name: '新竹縣', country_id: taiwan_id}, {name: '新竹市', country_id: taiwan_id}, {name: '苗栗縣', country_id: taiwan_id}, {name: '台中市', country_id: taiwan_id}, {name: '彰化縣', country_id: taiwan_id}, {name: '南投縣', country_id: taiwan_id}, {name: '雲林縣', country_id: taiwan_id}, {name: '嘉義縣', country_id: taiwan_id}, {name: '嘉義市', country_id: taiwan_id}, {name: '台南市', country_id: taiwan_id}, {name: '高雄市', country_id: taiwan_id}, {name: '屏東縣', country_id: taiwan_id}, {name: '宜蘭縣', country_id: taiwan_id}, {name: '花蓮縣', country_id: taiwan_id}, {name: '台東縣', country_id: taiwan_id}, {name: '澎湖縣', country_id: taiwan_id}, {name: '金門縣', country_id: taiwan_id}, {name: '連江縣', country_id: taiwan_id}])

taipei_id = City.find_by(name: "台北市").id
District.create([
  {name: '中正區', city_id: taipei_id }, {name: '大同區', city_id: taipei_id}, {name: '中山區', city_id: taipei_id}, {name: '萬華區', city_id: taipei_id}, {name: '信義區', city_id: taipei_id}, {name: '松山區', city_id: taipei_id}, {name: '大安區', city_id: taipei_id}, {name: '南港區', city_id: taipei_id}, {name: '北投區', city_id: taipei_id}, {name: '內湖區', city_id: taipei_id}, {name: '士林區', city_id: taipei_id}, {name: '文山區', city_id: taipei_id}])

newtaipei_id = City.find_by(name: "新北市").id
District.create([{name: '板橋區', city_id: newtaipei_id }  , {name: '新莊區', city_id: newtaipei_id}, {name: '泰山區', city_id: newtaipei_id}, {name: '林口區', city_id: newtaipei_id}, {name: '淡水區', city_id: newtaipei_id}, {name: '金山區', city_id: newtaipei_id}])
