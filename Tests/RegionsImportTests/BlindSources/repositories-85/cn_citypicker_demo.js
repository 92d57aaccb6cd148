n.exports = {
          10: [{
              enname: "tai yuan",
              id: "1001",
              name: "太原"
          }, {
              enname: "da tong",
              id: "1002",
              name: "大同"
          }, {
              enname: "yang quan",
              id: "1003",
              name: "阳泉"
          }, {
              enname: "jin zhong",
              id: "1004",
              name: "晋中"
          }, {
              enname: "chang zhi",
              id: "1005",
              name: "长治"
          }, {
              enname: "jin cheng",
              id: "1006",
              name: "晋城"
          }, {
              enname: "lin fen",
              id: "1007",
              name: "临汾"
          }, {
              enname: "yun cheng",
              id: "1008",
              name: "运城"
          }, {
              enname: "shuo zhou",
              id: "1009",
              name: "朔州"
          }, {
              enname: "xin zhou",
              id: "1010",
              name: "忻州"
          }, {
              enname: "lu liang",
              id: "1011",
              name: "吕梁"
          }],
          11: [{
              enname: "xi an",
              id: "1101",
              name: "西安"
          }, {
              enname: "xian yang",
              id: "1102",
              name: "咸阳"
          }, {
              enname: "yan an",
              id: "1103",
              name: "延安"
          }, {
              enname: "yu lin",
              id: "1104",
              name: "榆林"
          }, {
              enname: "wei nan",
              id: "1105",
              name: "渭南"
          }, {
              enname: "shang luo",
              id: "1106",
              name: "商洛"
          }, {
              enname: "an kang",
              id: "1107",
              name: "安康"
          }]
}
