export const areaList = {
  data() {
    return {
      options:
        [
          {
            value: "海南省",
            label: "海南省",
            children: [
              {
                value: "全部",
                label: "全部"
              },
              {
                value: "海口市",
                label: "海口市",
                children: [
                  {
                    value: "全部",
                    label: "全部"
                  },
                  {
                    value: "秀英区",
                    label: "秀英区"
                  },
                  {
                    value: "龙华区",
                    label: "龙华区"
                  },
                  {
                    value: "琼山区",
                    label: "琼山区"
                  },
                  {
                    value: "美兰区",
                    label: "美兰区"
                  }
                ]
              },
              {
                value: "三亚市",
                label: "三亚市",
                children: [
                  {
                    value: "全部",
                    label: "全部"
                  },
                  {
                    value: "海棠区",
                    label: "海棠区"
                  },
                  {
                    value: "吉阳区",
                    label: "吉阳区"
                  },
                  {
                    value: "天涯区",
                    label: "天涯区"
                  },
                  {
                    value: "崖州区",
                    label: "崖州区"
                  }
                ]
              },
              {
                value: "三沙市",
                label: "三沙市"
              },
              {
                value: "儋州市",
                label: "儋州市"
              },
              {
                value: "五指山市",
                label: "五指山市"
              },
              {
                value: "琼海市",
                label: "琼海市"
              },
              {
                value: "文昌市",
                label: "文昌市"
              },
              {
                value: "万宁市",
                label: "万宁市"
              },
              {
                value: "东方市",
                label: "东方市"
              },
              {
                value: "定安县",
                label: "定安县"
              },
              {
                value: "屯昌县",
                label: "屯昌县"
              },
              {
                value: "澄迈县",
                label: "澄迈县"
              },
              {
                value: "临高县",
                label: "临高县"
              },
              {
                value: "白沙黎族自治县",
                label: "白沙黎族自治县"
              },
              {
                value: "昌江黎族自治县",
                label: "昌江黎族自治县"
              },
              {
                value: "乐东黎族自治县",
                label: "乐东黎族自治县"
              },
              {
                value: "陵水黎族自治县",
                label: "陵水黎族自治县"
              },
              {
                value: "保亭黎族苗族自治县",
                label: "保亭黎族苗族自治县"
              },
              {
                value: "琼中黎族苗族自治县",
                label: "琼中黎族苗族自治县"
              }
            ]
          }
        ]
    }
  }
}
