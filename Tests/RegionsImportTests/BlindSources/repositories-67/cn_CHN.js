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
          }
        ]
      },
      {
        ThisProvince: {
          ProvinceCode: "710000",
          CountryCode: "CHN",
          ProvinceEnName: "Taiwan",
          ProvinceCnName: "台湾"
        },
        Cities: [
          {
            CityCode: "710100",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Taipei",
            CityCnName: "台北市"
          },
          {
            CityCode: "710200",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Kaohsiung",
            CityCnName: "高雄市"
          },
          {
            CityCode: "710300",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Keelung",
            CityCnName: "基隆市"
          },
          {
            CityCode: "710400",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Taichung",
            CityCnName: "台中市"
          },
          {
            CityCode: "710500",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Tainan",
            CityCnName: "台南市"
          },
          {
            CityCode: "710600",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Hsinchu",
            CityCnName: "新竹市"
          },
          {
            CityCode: "710700",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Chiayi",
            CityCnName: "嘉义市"
          },
          {
            CityCode: "710800",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "New Taipei",
            CityCnName: "新北市"
          },
          {
            CityCode: "712200",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Yilan",
            CityCnName: "宜兰县"
          },
          {
            CityCode: "712300",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Taoyuan",
            CityCnName: "桃园县"
          },
          {
            CityCode: "712400",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Hsinchu",
            CityCnName: "新竹县"
          },
          {
            CityCode: "712500",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Miaoli",
            CityCnName: "苗栗县"
          },
          {
            CityCode: "712700",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Changhua",
            CityCnName: "彰化县"
          },
          {
            CityCode: "712800",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Nantou",
            CityCnName: "南投县"
          },
          {
            CityCode: "712900",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Yunlin",
            CityCnName: "云林县"
          },
          {
            CityCode: "713000",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Chiayi",
            CityCnName: "嘉义县"
          },
          {
            CityCode: "713300",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Pingtung",
            CityCnName: "屏东县"
          },
          {
            CityCode: "713400",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Taitung",
            CityCnName: "台东县"
          },
          {
            CityCode: "713500",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Hualien",
            CityCnName: "花莲县"
          },
          {
            CityCode: "713600",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Penghu",
            CityCnName: "澎湖县"
          },
          {
            CityCode: "713700",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Jinmen",
            CityCnName: "金门县"
          },
          {
            CityCode: "713800",
            ProvinceCode: "710000",
            CountryCode: "CHN",
            CityEnName: "Lienchiang",
            CityCnName: "连江县"
          }
        ]
      }
    ]
  }
  export { CHN }