var CHN = {
    ThisCountry: {
      CountryCode: "CHN",
      CountryEnName: "CHINA",
      CountryCnName: "中国"
    },
    Provinces: [
      {
        ThisProvince: {
          ProvinceCode: "110000",
          CountryCode: "CHN",
          ProvinceEnName: "Beijing",
          ProvinceCnName: "北京"
        },
        Cities: [
          {
            CityCode: "110100",
            ProvinceCode: "110000",
            CountryCode: "CHN",
            CityEnName: "Beijing",
            CityCnName: "北京市"
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "120000",
          CountryCode: "CHN",
          ProvinceEnName: "Tianjin",
          ProvinceCnName: "天津"
        },
        Cities: [
          {
            CityCode: "120100",
            ProvinceCode: "120000",
            CountryCode: "CHN",
            CityEnName: "Tianjin",
            CityCnName: "天津市"
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "130000",
          CountryCode: "CHN",
          ProvinceEnName: "Hebei",
          ProvinceCnName: "河北省"
        },
        Cities: [
          {
            CityCode: "130100",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Shijiazhuang",
            CityCnName: "石家庄市"
          },
          {
            CityCode: "130200",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Tangshan",
            CityCnName: "唐山市"
          },
          {
            CityCode: "130300",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Qinhuangdao",
            CityCnName: "秦皇岛市"
          },
          {
            CityCode: "130400",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Handan",
            CityCnName: "邯郸市"
          },
          {
            CityCode: "130500",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Xingtai",
            CityCnName: "邢台市"
          },
          {
            CityCode: "130600",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Baoding",
            CityCnName: "保定市"
          },
          {
            CityCode: "130700",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Zhangjiakou",
            CityCnName: "张家口市"
          },
          {
            CityCode: "130800",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Chengde",
            CityCnName: "承德市"
          },
          {
            CityCode: "130900",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Cangzhou",
            CityCnName: "沧州市"
          },
          {
            CityCode: "131000",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Langfang",
            CityCnName: "廊坊市"
          },
          {
            CityCode: "131100",
            ProvinceCode: "130000",
            CountryCode: "CHN",
            CityEnName: "Hengshui",
            CityCnName: "衡水市"
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "140000",
          CountryCode: "CHN",
          ProvinceEnName: "Shanxi",
          ProvinceCnName: "山西省"
        },
        Cities: [
          {
            CityCode: "140100",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Taiyuan",
            CityCnName: "太原市"
          },
          {
            CityCode: "140200",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Datong",
            CityCnName: "大同市"
          },
          {
            CityCode: "140300",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Yangquan",
            CityCnName: "阳泉市"
          },
          {
            CityCode: "140400",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Changzhi",
            CityCnName: "长治市"
          },
          {
            CityCode: "140500",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Jincheng",
            CityCnName: "晋城市"
          },
          {
            CityCode: "140600",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Shuozhou",
            CityCnName: "朔州市"
          },
          {
            CityCode: "140700",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Jinzhong",
            CityCnName: "晋中市"
          },
          {
            CityCode: "140800",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Yuncheng",
            CityCnName: "运城市"
          },
          {
            CityCode: "140900",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Xinzhou",
            CityCnName: "忻州市"
          },
          {
            CityCode: "141000",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Linfen",
            CityCnName: "临汾市"
          },
          {
            CityCode: "141100",
            ProvinceCode: "140000",
            CountryCode: "CHN",
            CityEnName: "Lvliang",
            CityCnName: "吕梁市"
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "150000",
          CountryCode: "CHN",
          ProvinceEnName: "Inner Mongolia",
          ProvinceCnName: "内蒙古自治区"
        },
        Cities: [
          {
            CityCode: "150100",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Hohhot",
            CityCnName: "呼和浩特市"
          },
          {
            CityCode: "150200",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Baotou",
            CityCnName: "包头市"
          },
          {
            CityCode: "150300",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Wuhai",
            CityCnName: "乌海市"
          },
          {
            CityCode: "150400",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Chifeng",
            CityCnName: "赤峰市"
          },
          {
            CityCode: "150500",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Tongliao",
            CityCnName: "通辽市"
          },
          {
            CityCode: "150600",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Ordos",
            CityCnName: "鄂尔多斯市"
          },
          {
            CityCode: "150700",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Hulunber",
            CityCnName: "呼伦贝尔市"
          },
          {
            CityCode: "150800",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Bayan Nur",
            CityCnName: "巴彦淖尔市"
          },
          {
            CityCode: "150900",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Ulanqab",
            CityCnName: "乌兰察布市"
          },
          {
            CityCode: "152200",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Hinggan",
            CityCnName: "兴安盟"
          },
          {
            CityCode: "152500",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Xilin Gol",
            CityCnName: "锡林郭勒盟"
          },
          {
            CityCode: "152900",
            ProvinceCode: "150000",
            CountryCode: "CHN",
            CityEnName: "Alxa",
            CityCnName: "阿拉善盟"
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "310000",
          CountryCode: "CHN",
          ProvinceEnName: "Shanghai",
          ProvinceCnName: "上海"
        },
        Cities: [
          {
            CityCode: "310100",
            ProvinceCode: "310000",
            CountryCode: "CHN",
            CityEnName: "Shanghai",
            CityCnName: "上海市"
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "220000",
          CountryCode: "CHN",
          ProvinceEnName: "Jilin",
          ProvinceCnName: "吉林省"
        },
        Cities: [
          {
            CityCode: "220100",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Changchun",
            CityCnName: "长春市"
          },
          {
            CityCode: "220200",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Jilin",
            CityCnName: "吉林市"
          },
          {
            CityCode: "220300",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Siping",
            CityCnName: "四平市"
          },
          {
            CityCode: "220400",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Liaoyuan",
            CityCnName: "辽源市"
          },
          {
            CityCode: "220500",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Tonghua",
            CityCnName: "通化市"
          },
          {
            CityCode: "220600",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Baishan",
            CityCnName: "白山市"
          },
          {
            CityCode: "220700",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Songyuan",
            CityCnName: "松原市"
          },
          {
            CityCode: "220800",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Baicheng",
            CityCnName: "白城市"
          },
          {
            CityCode: "222400",
            ProvinceCode: "220000",
            CountryCode: "CHN",
            CityEnName: "Yanbian",
            CityCnName: "延边朝鲜族自治州"
          }
        ]
      }
    ]
  };
