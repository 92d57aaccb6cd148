# encoding : utf-8 

Productregion.create([{region: '臺北市'}, {region: '新北市'}, {region: '基隆市'}, {region: '桃園縣'}, {region: '新竹縣'}, {region: '新竹市'}, {region: '苗栗縣'}, {region: '臺中市'}, {region: '彰化縣'}, {region: '南投縣'}, {region: '雲林縣'}, {region: '嘉義縣'}, {region: '嘉義市'}, {region: '臺南市'}, {region: '高雄市'}, {region: '屏東縣'}, {region: '宜蘭縣'}, {region: '花蓮縣'}, {region: '臺東縣'}, {region: '澎湖縣'}, {region: '金門縣'}, {region: '連江縣'}, {region: '海外'}])
