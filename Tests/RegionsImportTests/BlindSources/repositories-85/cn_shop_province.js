const provinceList = [{
    "area_id": 110001,
    "area_name": "Guangdong",
    "city_list": [{
        "area_name": "GuangZhou",
        "area_id": 110100,
        "county_list": [
            { "area_name": "baiyun", "area_id": 110101 },
            { "area_name": "nansha", "area_id": 110102 },
            { "area_name": "huadu", "area_id": 110103 },
            { "area_name": "huangpu", "area_id": 110104 },
            { "area_name": "haizhu", "area_id": 110105 },
            { "area_name": "tianhe", "area_id": 110106 },
        ]
    }, {
        "area_name": "ShenZhen",
        "area_id": 110200,
        "county_list": [
            { "area_name": "logngang", "area_id": 110228 },
            { "area_name": "nanshan", "area_id": 110229 },
            { "area_name": "futian", "area_id": 110229 },
            { "area_name": "baoan", "area_id": 110229 },
            { "area_name": "longhua", "area_id": 110229 },
        ]
    }]
}, {
    "area_id": 110002,
    "area_name": "Heilongjiang",
    "city_list": [{
        "area_name": "Habin",
        "area_id": 110100,
        "county_list": [
            { "area_name": "nangang", "area_id": 110101 },
            { "area_name": "pingfang", "area_id": 110102 },
            { "area_name": "haxi", "area_id": 110103 },
            { "area_name": "songbei", "area_id": 110104 },
            { "area_name": "daoli", "area_id": 110105 },
            { "area_name": "daowai", "area_id": 110106 },
        ]
    }, {
        "area_name": "Daqing",
        "area_id": 110200,
        "county_list": [
            { "area_name": "logngang", "area_id": 110228 },
            { "area_name": "nanshan", "area_id": 110229 },
            { "area_name": "futian", "area_id": 110229 },
            { "area_name": "baoan", "area_id": 110229 },
            { "area_name": "longhua", "area_id": 110229 },
        ]
    }]
}, ]
module.exports = provinceList
