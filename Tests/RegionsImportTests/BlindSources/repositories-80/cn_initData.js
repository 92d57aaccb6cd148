    let provinces = [
        {
            "children": [
                {
                    "label": "太原市",
                    "value": "太原市"
                },
                {
                    "label": "大同市",
                    "value": "大同市"
                },
                {
                    "label": "朔州市",
                    "value": "朔州市"
                },
                {
                    "label": "阳泉市",
                    "value": "阳泉市"
                },
                {
                    "label": "长治市",
                    "value": "长治市"
                },
                {
                    "label": "晋城市",
                    "value": "晋城市"
                },
                {
                    "label": "忻州市",
                    "value": "忻州市"
                },
                {
                    "label": "吕梁市",
                    "value": "吕梁市"
                },
                {
                    "label": "晋中市",
                    "value": "晋中市"
                },
                {
                    "label": "临汾市",
                    "value": "临汾市"
                },
                {
                    "label": "运城市",
                    "value": "运城市"
                },
                {
                    "label": "古交市",
                    "value": "古交市"
                },
                {
                    "label": "潞城市",
                    "value": "潞城市"
                },
                {
                    "label": "高平市",
                    "value": "高平市"
                },
                {
                    "label": "原平市",
                    "value": "原平市"
                },
                {
                    "label": "孝义市",
                    "value": "孝义市"
                },
                {
                    "label": "汾阳市",
                    "value": "汾阳市"
                },
                {
                    "label": "介休市",
                    "value": "介休市"
                },
                {
                    "label": "侯马市",
                    "value": "侯马市"
                },
                {
                    "label": "霍州市",
                    "value": "霍州市"
                },
                {
                    "label": "永济市",
                    "value": "永济市"
                },
                {
                    "label": "河津市",
                    "value": "河津市"
                }
            ],
            "label": "山西省",
            "value": "山西省"
        },
        {
            "children": [
                {
                    "label": "呼和浩特市",
                    "value": "呼和浩特市"
                },
                {
                    "label": "包头市",
                    "value": "包头市"
                },
                {
                    "label": "乌海市",
                    "value": "乌海市"
                },
                {
                    "label": "赤峰市",
                    "value": "赤峰市"
                },
                {
                    "label": "呼伦贝尔市",
                    "value": "呼伦贝尔市"
                },
                {
                    "label": "通辽市",
                    "value": "通辽市"
                },
                {
                    "label": "乌兰察布市",
                    "value": "乌兰察布市"
                },
                {
                    "label": "鄂尔多斯市",
                    "value": "鄂尔多斯市"
                },
                {
                    "label": "巴彦淖尔市",
                    "value": "巴彦淖尔市"
                },
                {
                    "label": "满洲里市",
                    "value": "满洲里市"
                },
                {
                    "label": "扎兰屯市",
                    "value": "扎兰屯市"
                },
                {
                    "label": "牙克石市",
                    "value": "牙克石市"
                },
                {
                    "label": "根河市",
                    "value": "根河市"
                },
                {
                    "label": "额尔古纳市",
                    "value": "额尔古纳市"
                },
                {
                    "label": "乌兰浩特市",
                    "value": "乌兰浩特市"
                },
                {
                    "label": "阿尔山市",
                    "value": "阿尔山市"
                },
                {
                    "label": "霍林郭勒市",
                    "value": "霍林郭勒市"
                },
                {
                    "label": "锡林浩特市",
                    "value": "锡林浩特市"
                },
                {
                    "label": "二连浩特市",
                    "value": "二连浩特市"
                },
                {
                    "label": "丰镇市",
                    "value": "丰镇市"
                }
            ],
            "label": "内蒙古自治区",
            "value": "内蒙古自治区"
        }
    ]
