window.provinces = [
    {
        name: '北京市',
        cities: ['北京市辖区']
    },
    {
        name: '上海市',
        cities: ['上海市辖区']
    },
    {
        name: '天津市',
        cities: ['天津市辖区']
    },
    {
        name: '重庆市',
        cities: [ '重庆市辖区']
    },
    {
        name: '河北省',
        cities: [ '石家庄']
    },
    {
        name: '山西省',
        cities: [ '太原市']
    },
    {
        name: '辽宁省',
        cities: [ '沈阳市']
    },
    {
        name: '吉林省',
        cities: [ '长春市']
    },
    {
        name: '黑龙江省',
        cities: [ '哈尔滨市']
    },
    {
        name: '江苏省',
        cities: [ '南京市']
    },
    {
        name: '浙江省',
        cities: [ '杭州市']
    },
    {
        name: '安徽省',
        cities: [ '合肥市']
    },
    {
        name: '福建省',
        cities: [ '福州市']
    },
    {
        name: '江西省',
        cities: [ '南昌市']
    },
    {
        name: '山东省',
        cities: [ '济南市']
    },
    {
        name: '河南省',
        cities: [ '郑州市']
    },
    {
        name: '湖北省',
        cities: [ '武汉市']
    },
    {
        name: '湖南省',
        cities: [ '长沙市']
    },
    {
        name: '广东省',
        cities: [ '广州市']
    },
    {
        name: '海南省',
        cities: [ '海口市']
    },
    {
        name: '四川省',
        cities: [ '成都市']
    },
    {
        name: '贵州省',
        cities: [ '贵阳市']
    },
    {
        name: '云南省',
        cities: [ '昆明市','大理']
    },
    {
        name: '陕西省',
        cities: [ '西安市','宝鸡']
    },
    {
        name: '甘肃省',
        cities: [ '兰州市']
    },
    {
        name: '青海省',
        cities: [ '西宁市']
    },
    {
        name: '广西壮族自治区',
        cities: [ '南宁市']
    }
];
