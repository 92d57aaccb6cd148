// "330100": "杭州市",
//     "330200": "宁波市",
//     "330300": "温州市",
//     "330400": "嘉兴市",
//     "331100": "丽水市"

// "330110": "余杭区",
// "330111": "富阳区",
// "330185": "临安市"

export const options = [
  {
    value: "浙江省",
    label: "浙江省",
    children: [
      {
        value: "杭州市",
        label: "杭州市",
        children: [
          {
            value: "上城区",
            label: "上城区",
            children: [
              {
                value: "清波街道",
                label: "清波街道",
                isLeaf: true
              },
              {
                value: "湖滨街道",
                label: "湖滨街道",
                isLeaf: true
              },
              {
                value: "小营街道",
                label: "小营街道",
                isLeaf: true
              },
              {
                value: "南星街道",
                label: "南星街道",
                isLeaf: true
              },
              {
                value: "紫阳街道",
                label: "紫阳街道",
                isLeaf: true
              },
              {
                value: "望江街道",
                label: "望江街道",
                isLeaf: true
              }
            ]
          },
          {
            value: "下城区",
            label: "下城区",
            children: [
              {
                value: "长庆街道",
                label: "长庆街道",
                isLeaf: true
              }
            ]
          }
        ]
      }
    ]
  }
];
