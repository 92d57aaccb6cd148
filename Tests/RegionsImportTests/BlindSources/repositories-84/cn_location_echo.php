<?php
	echo '{
  "Location": [
    {
      "Name": "北京",
      "type": "State",
      "Code": "11",
      "children": [
        {
          "Name": "东城",
          "type": "City",
          "Code": "1"
        },
        {
          "Name": "西城",
          "type": "City",
          "Code": "2"
        },
        {
          "Name": "朝阳",
          "type": "City",
          "Code": "5"
        },
        {
          "Name": "丰台",
          "type": "City",
          "Code": "6"
        },
        {
          "Name": "石景山",
          "type": "City",
          "Code": "7"
        },
        {
          "Name": "海淀",
          "type": "City",
          "Code": "8"
        },
        {
          "Name": "门头沟",
          "type": "City",
          "Code": "9"
        },
        {
          "Name": "房山",
          "type": "City",
          "Code": "11"
        },
        {
          "Name": "通州",
          "type": "City",
          "Code": "12"
        },
        {
          "Name": "顺义",
          "type": "City",
          "Code": "13"
        },
        {
          "Name": "昌平",
          "type": "City",
          "Code": "21"
        },
        {
          "Name": "大兴",
          "type": "City",
          "Code": "24"
        },
        {
          "Name": "平谷",
          "type": "City",
          "Code": "26"
        },
        {
          "Name": "怀柔",
          "type": "City",
          "Code": "27"
        },
        {
          "Name": "密云",
          "type": "City",
          "Code": "28"
        },
        {
          "Name": "延庆",
          "type": "City",
          "Code": "29"
        }
      ]
    },
    {
      "Name": "天津",
      "type": "State",
      "Code": "12",
      "children": [
        {
          "Name": "和平",
          "type": "City",
          "Code": "1"
        },
        {
          "Name": "河东",
          "type": "City",
          "Code": "2"
        }
      ]
    }
  ]
}';
