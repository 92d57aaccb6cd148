export default {
	classify: {
	    "rows": [
	        {
	            "name": "美食",
	            "icon": "meishi",
	            "href": "//meishi.meituan.com/i/?ci=20"
	        },
	        {
	            "name": "猫眼电影",
	            "icon": "dianying",
	            "href": "//m.maoyan.com/imeituan/?_v_=yes&my_traffic_sources=group&ci=20"
	        },
	        {
	            "name": "酒店",
	            "icon": "dianying",
	            "href": "https://i.meituan.com/awp/h5/hotel/search/search.html"
	        },
	        {
	            "name": "休闲娱乐",
	            "icon": "xiuxianyule",
	            "href": "category"
	        },
	        {
	            "name": "外卖",
	            "icon": "waimai",
	            "href": "//i.waimai.meituan.com/mti/home?cityId=20"
	        },
	        {
	            "name": "KTV",
	            "icon": "ktv",
	            "href": "//i.meituan.com/guangzhou/all/?cid=10&cateType=poi"
	        },
	        {
	            "name": "周边游",
	            "icon": "zhoubianyou",
	            "href": "//i.meituan.com/trip/lvyou/triplist/poi/"
	        },
	        {
	            "name": "丽人",
	            "icon": "liren",
	            "href": "/catehome/22"
	        },
	        {
	            "name": "小吃快餐",
	            "icon": "xiaochikuaican",
	            "href": "//i.meituan.com/guangzhou/all/?cid=36&cateType=poi"
	        },
	        {
	            "name": "机票/火车票",
	            "icon": "icon-circle",
	            "href": "//i.meituan.com/trip/train/search/?train_source=meituan@wap"
	        },
	        {
	            "name": "生活服务",
	            "icon": "icon-circle",
	            "href": "/catehome/3"
	        }
	    ]
	}
}
