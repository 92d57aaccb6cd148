var data = [
    {
        "areaid": 101010100,
        "prov": "北京",
        "city": "北京",
        "district": "北京"
    },
    {
        "areaid": 101010200,
        "prov": "北京",
        "city": "北京",
        "district": "海淀"
    },
    {
        "areaid": 101010300,
        "prov": "北京",
        "city": "北京",
        "district": "朝阳"
    },
    {
        "areaid": 101010400,
        "prov": "北京",
        "city": "北京",
        "district": "顺义"
    },
    {
        "areaid": 101010500,
        "prov": "北京",
        "city": "北京",
        "district": "怀柔"
    },
    {
        "areaid": 101010600,
        "prov": "北京",
        "city": "北京",
        "district": "通州"
    },
    {
        "areaid": 101010700,
        "prov": "北京",
        "city": "北京",
        "district": "昌平"
    },
    {
        "areaid": 101010800,
        "prov": "北京",
        "city": "北京",
        "district": "延庆"
    },
    {
        "areaid": 101010900,
        "prov": "北京",
        "city": "北京",
        "district": "丰台"
    },
    {
        "areaid": 101011000,
        "prov": "北京",
        "city": "北京",
        "district": "石景山"
    },
    {
        "areaid": 101011100,
        "prov": "北京",
        "city": "北京",
        "district": "大兴"
    },
    {
        "areaid": 101011200,
        "prov": "北京",
        "city": "北京",
        "district": "房山"
    },
    {
        "areaid": 101011300,
        "prov": "北京",
        "city": "北京",
        "district": "密云"
    },
    {
        "areaid": 101011400,
        "prov": "北京",
        "city": "北京",
        "district": "门头沟"
    },
    {
        "areaid": 101011500,
        "prov": "北京",
        "city": "北京",
        "district": "平谷"
    },
    {
        "areaid": 101340401,
        "prov": "台湾",
        "city": "台中",
        "district": "台中"
    },
    {
        "areaid": 101340402,
        "prov": "台湾",
        "city": "台中",
        "district": "苗栗"
    },
    {
        "areaid": 101340403,
        "prov": "台湾",
        "city": "台中",
        "district": "彰化"
    },
    {
        "areaid": 101340404,
        "prov": "台湾",
        "city": "台中",
        "district": "南投"
    },
    {
        "areaid": 101340405,
        "prov": "台湾",
        "city": "台中",
        "district": "花莲"
    },
    {
        "areaid": 101340406,
        "prov": "台湾",
        "city": "台中",
        "district": "云林"
    }
]

var city = [];//省份
var contry = [];//城市
var district = [];//区
for(let i =0;i<data.length;i++){
    if(contry.indexOf(data[i].prov) == -1 ) {
        var prov = {
            value: data[i].prov,
            label: data[i].prov
        }
        var children = prov.children = [];
        city.push(prov);
        contry.push(data[i].prov)

        var dis = []
        for (let j = 0; j < data.length; j++) {
            if (data[i].prov == data[j].prov) {
                if (dis.indexOf(data[j].city) == -1) {
                    children.push({
                        value: data[j].city,
                        label: data[j].city
                    })
                    dis.push(data[j].city)
                }
            }
        }


        
    }
}
//console.log(city)
export default city; 