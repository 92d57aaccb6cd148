import { IId2Geo } from "./IId2Geo";

export const id2Geo: IId2Geo = {
  "001": {
    name: "中国",
    type: "country",
  },
  "001001": {
    name: "河南省",
    type: "province",
  },
  "0010010001": {
    name: "濮阳市",
    type: "city",
  },
  "00100100010001": {
    name: "濮阳",
    type: "location",
  },
  "00100100010002": {
    name: "范县",
    type: "location",
  },
  "0010010002": {
    name: "平顶山市",
    type: "city",
  },
  "00100100020001": {
    name: "临汝",
    type: "location",
  },
  "00100100020002": {
    name: "叶县",
    type: "location",
  },
  "00100100020003": {
    name: "平顶山",
    type: "location",
  },
  "00100100020004": {
    name: "汝州",
    type: "location",
  },
  "00100100020005": {
    name: "郏县",
    type: "location",
  },
  "00100100020006": {
    name: "鲁山",
    type: "location",
  },
  "0010010003": {
    name: "鹤壁市",
    type: "city",
  },
  "00100100030001": {
    name: "浚县",
    type: "location",
  },
  "00100100030002": {
    name: "淇县",
    type: "location",
  },
  "0010010004": {
    name: "安阳市",
    type: "city",
  },
  "00100100040001": {
    name: "内黄",
    type: "location",
  },
  "00100100040002": {
    name: "安阳",
    type: "location",
  },
  "00100100040003": {
    name: "汤阴",
    type: "location",
  },
  "00100100040004": {
    name: "滑县",
    type: "location",
  },
  "0010010005": {
    name: "三门峡市",
    type: "city",
  },
  "00100100050001": {
    name: "三门峡",
    type: "location",
  },
  "00100100050002": {
    name: "故县",
    type: "location",
  },
  "00100100050003": {
    name: "渑池",
    type: "location",
  },
  "00100100050004": {
    name: "灵宝",
    type: "location",
  },
  "00100100050005": {
    name: "陕县",
    type: "location",
  },
};
