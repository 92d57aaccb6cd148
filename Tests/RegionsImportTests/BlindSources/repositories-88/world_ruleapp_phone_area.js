module.exports = {
  area: [{
      "text_en": "Angola",
      "text": "安哥拉",
      "code": "+0244"
    },
    {
      "text_en": "Afghanistan",
      "text": "阿富汗",
      "code": "+93"
    },
    {
      "text_en": "Albania",
      "text": "阿尔巴尼亚",
      "code": "+335"
    },
    {
      "text_en": "Algeria",
      "text": "阿尔及利亚",
      "code": "+213"
    },
    {
      "text_en": "Andorra",
      "text": "安道尔共和国",
      "code": "+376"
    },
    {
      "text_en": "Argtext_entina",
      "text": "阿根廷",
      "code": "+54"
    },
    {
      "text_en": "Armtext_enia",
      "text": "亚美尼亚",
      "code": "+374"
    },
    {
      "text_en": "Asctext_ension",
      "text": "阿森松",
      "code": "+247"
    },
    {
      "text_en": "Australia",
      "text": "澳大利亚",
      "code": "+61"
    },
    {
      "text_en": "Btext_enin",
      "text": "贝宁",
      "code": "+229"
    },
    {
      "text_en": "Canada",
      "text": "加拿大",
      "code": "+1"
    },
    {
      "text_en": "China",
      "text": "中国",
      "code": "+86"
    },
    {
      "text_en": "Dtext_enmark",
      "text": "丹麦",
      "code": "+45"
    },
    {
      "text_en": "Hongkong",
      "text": "中国香港",
      "code": "+852"
    },
    {
      "text_en": "Japan",
      "text": "日本",
      "code": "+81"
    },
    {
      "text_en": "Kampuchea (Cambodia )",
      "text": "柬埔寨",
      "code": "+855"
    },
    {
      "text_en": "Korea",
      "text": "韩国",
      "code": "+82"
    },
    {
      "text_en": "Liechttext_enstein",
      "text": "列支敦士登",
      "code": "+"
    },
    {
      "text_en": "Macao",
      "text": "中国澳门",
      "code": "+853"
    },
    {
      "text_en": "North Korea",
      "text": "朝鲜",
      "code": "+850"
    },
    {
      "text_en": "Samoa Eastern",
      "text": "东萨摩亚(美)",
      "code": "+684"
    },
    {
      "text_en": "Singapore",
      "text": "新加坡",
      "code": "+65"
    },
    {
      "text_en": "Taiwan",
      "text": "中国台湾",
      "code": "+886"
    },
    {
      "text_en": "United Kiongdom",
      "text": "英国",
      "code": "+44"
    },
    {
      "text_en": "United States of America",
      "text": "美国",
      "code": "+1"
    }
  ]
}
