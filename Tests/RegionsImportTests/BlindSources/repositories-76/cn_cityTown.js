export default {
  "舟山市": {
    "parent": "浙江省",
    "code": "330900",
    "level": "city"
  },
  "嵊泗县": {
    "parent": "舟山市",
    "code": "330922",
    "level": "county"
  },
  "岱山县": {
    "parent": "舟山市",
    "code": "330921",
    "level": "county"
  },
  "定海区": {
    "parent": "舟山市",
    "code": "330902",
    "level": "county"
  },
  "普陀区": {
    "parent": "舟山市",
    "code": "330903",
    "level": "county"
  },
  "嘉兴市": {
    "parent": "浙江省",
    "code": "330400",
    "level": "city"
  },
  "平湖市": {
    "parent": "嘉兴市",
    "code": "330482",
    "level": "county"
  },
  "秀洲区": {
    "parent": "嘉兴市",
    "code": "330411",
    "level": "county"
  },
  "南湖区": {
    "parent": "嘉兴市",
    "code": "330402",
    "level": "county"
  },
  "嘉善县": {
    "parent": "嘉兴市",
    "code": "330421",
    "level": "county"
  },
  "海盐县": {
    "parent": "嘉兴市",
    "code": "330424",
    "level": "county"
  },
  "桐乡市": {
    "parent": "嘉兴市",
    "code": "330483",
    "level": "county"
  },
  "海宁市": {
    "parent": "嘉兴市",
    "code": "330481",
    "level": "county"
  },
  "宁波市": {
    "parent": "浙江省",
    "code": "330200",
    "level": "city"
  },
  "北仑区": {
    "parent": "宁波市",
    "code": "330206",
    "level": "county"
  },
  "象山县": {
    "parent": "宁波市",
    "code": "330225",
    "level": "county"
  },
  "镇海区": {
    "parent": "宁波市",
    "code": "330211",
    "level": "county"
  },
  "江北区": {
    "parent": "宁波市",
    "code": "330205",
    "level": "county"
  },
  "宁海县": {
    "parent": "宁波市",
    "code": "330226",
    "level": "county"
  },
  "奉化区": {
    "parent": "宁波市",
    "code": "330213",
    "level": "county"
  }
}
