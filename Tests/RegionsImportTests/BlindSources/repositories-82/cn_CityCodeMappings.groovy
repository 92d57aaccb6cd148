class CityCodeMappings {
    public static final _CITY_CODE_MAPPINGS = [

        110000L : [
            cityName        :  '北京',
            areaCode        :  11000000,
            cityCode        :  11000000,
        ],
        120000L : [
            cityName        :  '天津',
            areaCode        :  12000000,
            cityCode        :  12000000,
        ],
        130100L : [
            cityName        :  '石家庄',
            areaCode        :  13000000,
            cityCode        :  13010000,
        ],
        130200L : [
            cityName        :  '唐山',
            areaCode        :  13000000,
            cityCode        :  13020000,
        ],
        142200L : [
            cityName        :  '忻州',
            areaCode        :  14000000,
            cityCode        :  14220000,
        ],
        150100L : [
            cityName        :  '呼和浩特',
            areaCode        :  15000000,
            cityCode        :  15010000,
        ],
        150600L : [
            cityName        :  '满洲里',
            areaCode        :  15000000,
            cityCode        :  15060000,
        ],
        152100L : [
            cityName        :  '呼伦贝尔',
            areaCode        :  15000000,
            cityCode        :  15210000,
        ],
        152200L : [
            cityName        :  '兴安盟',
            areaCode        :  15000000,
            cityCode        :  15220000,
        ],
        210100L : [
            cityName        :  '沈阳',
            areaCode        :  21000000,
            cityCode        :  21010000,
        ],
        210200L : [
            cityName        :  '大连',
            areaCode        :  21020000,
            cityCode        :  21020000,
        ],
        222400L : [
            cityName        :  '延边朝鲜族自治州',
            areaCode        :  22000000,
            cityCode        :  22240000,
        ],
        310000L : [
            cityName        :  '上海',
            areaCode        :  31000000,
            cityCode        :  31000000,
        ],
        330100L : [
            cityName        :  '杭州',
            areaCode        :  33000000,
            cityCode        :  33010000,
        ],
        330700L : [
            cityName        :  '浙江金华',
            areaCode        :  33000000,
            cityCode        :  33070000,
        ],
        330782L : [
            cityName        :  '浙江义乌',
            areaCode        :  33000000,
            cityCode        :  33120000,
        ],
        331100L : [
            cityName        :  '丽水',
            areaCode        :  33000000,
            cityCode        :  33250000,
        ],
        339800L : [
            cityName        :  '杭州萧山',
            areaCode        :  33000000,
            cityCode        :  33980000,
        ],
        330200L : [
            cityName        :  '宁波',
            areaCode        :  33020000,
            cityCode        :  33020000,
        ],
        340100L : [
            cityName        :  '合肥',
            areaCode        :  34000000,
            cityCode        :  34010000,
        ],
    ]
}
