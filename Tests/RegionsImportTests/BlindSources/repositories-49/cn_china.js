var china = [ {
	"name" : "北京",
	"code" : "1",
	"city" : [ {
		"name" : "北京市",
		"code" : "1",
		"district" : [ {
			"name" : "东城区",
			"code" : "ABB1"
		}, {
			"name" : "西城区",
			"code" : "ABB2"
		}, {
			"name" : "崇文区",
			"code" : "ABB3"
		}, {
			"name" : "宣武区",
			"code" : "ABB4"
		}, {
			"name" : "朝阳区",
			"code" : "ABB5"
		}, {
			"name" : "丰台区",
			"code" : "ABB6"
		}, {
			"name" : "石景山区",
			"code" : "ABB7"
		}, {
			"name" : "海淀区",
			"code" : "ABB8"
		}, {
			"name" : "门头沟区",
			"code" : "ABB9"
		}, {
			"name" : "房山区",
			"code" : "ABB10"
		}, {
			"name" : "通州区",
			"code" : "ABB11"
		}, {
			"name" : "顺义区",
			"code" : "ABB12"
		}, {
			"name" : "昌平区",
			"code" : "ABB13"
		}, {
			"name" : "大兴区",
			"code" : "ABB14"
		}, {
			"name" : "怀柔区",
			"code" : "ABB15"
		}, {
			"name" : "平谷区",
			"code" : "ABB16"
		}, {
			"name" : "密云县",
			"code" : "ABB17"
		}, {
			"name" : "延庆县",
			"code" : "ABB18"
		} ]
	} ]
}, {
	"name" : "天津市",
	"code" : "2",
	"city" : [ {
		"name" : "天津市",
		"code" : "2",
		"district" : [ {
			"name" : "河北区",
			"code" : "ABB23"
		}, {
			"name" : "红桥区",
			"code" : "ABB24"
		}, {
			"name" : "塘沽区",
			"code" : "ABB25"
		}, {
			"name" : "汉沽区",
			"code" : "ABB26"
		}, {
			"name" : "大港区",
			"code" : "ABB27"
		}, {
			"name" : "东丽区",
			"code" : "ABB28"
		}, {
			"name" : "西青区",
			"code" : "ABB29"
		}, {
			"name" : "津南区",
			"code" : "ABB30"
		}, {
			"name" : "北辰区",
			"code" : "ABB31"
		}, {
			"name" : "武清区",
			"code" : "ABB32"
		}, {
			"name" : "宝坻区",
			"code" : "ABB33"
		}, {
			"name" : "宁河县",
			"code" : "ABB34"
		}, {
			"name" : "静海县",
			"code" : "ABB35"
		} ]
	} ]
} ];
