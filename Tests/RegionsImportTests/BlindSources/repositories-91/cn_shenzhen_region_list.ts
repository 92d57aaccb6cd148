export const REGIONLIST = {
    "code": 0,
    "msg": "ok",
    "val": {
        "region_list": [
            {
                "id": "12451",
                "prop_num": 2132,
                "name": "光明",
                "parent_id": "400",
                "lat": "22.754591",
                "lng": "113.94244"
            },
            {
                "id": "431",
                "prop_num": 48146,
                "name": "南山",
                "parent_id": "400",
                "lat": "22.539058",
                "lng": "113.93695"
            },
            {
                "id": "401",
                "prop_num": 37070,
                "name": "福田",
                "parent_id": "400",
                "lat": "22.527206",
                "lng": "114.061527"
            },
            {
                "id": "418",
                "prop_num": 24901,
                "name": "罗湖",
                "parent_id": "400",
                "lat": "22.554637",
                "lng": "114.138093"
            },
            {
                "id": "454",
                "prop_num": 36357,
                "name": "龙岗",
                "parent_id": "400",
                "lat": "22.726228",
                "lng": "114.254234"
            },
            {
                "id": "12453",
                "prop_num": 15923,
                "name": "龙华",
                "parent_id": "400",
                "lat": "22.702342",
                "lng": "114.051098"
            },
            {
                "id": "443",
                "prop_num": 37156,
                "name": "宝安",
                "parent_id": "400",
                "lat": "22.560734",
                "lng": "113.890078"
            },
            {
                "id": "12457",
                "prop_num": 1680,
                "name": "坪山",
                "parent_id": "400",
                "lat": "22.715184",
                "lng": "114.357043"
            },
            {
                "id": "440",
                "prop_num": 1654,
                "name": "盐田",
                "parent_id": "400",
                "lat": "22.563343",
                "lng": "114.243038"
            },
            {
                "id": "14785",
                "prop_num": 1286,
                "name": "深圳周边",
                "parent_id": "400",
                "lat": "23.026998",
                "lng": "113.758231"
            }
        ],
        "match_data": []
    }
};
