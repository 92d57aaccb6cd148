const all = [
  { name: "山西", sub: [
    { name: "请选择", sub: [] },
    { name: "太原市", sub: [{ name: "请选择" }, { name: "迎泽区" }, { name: "尖草坪区" }, { name: "..." }] },
    { name: "晋中市", sub: [{ name: "请选择" }, { name: "平遥县" }, { name: "..." }] }
  ] }
];
