var all = [
  { name: "请选择国家", sub: [{ name: "省份、州", sub: [] }, { name: "请选择省", sub: [{ name: "地级市、县" }, { name: "请选择市" }] }] },
  { name: "中国", sub: [
    { name: "省份、州", sub: [] },
    { name: "云南", sub: [{ name: "地级市、县" }, { name: "昆明" }, { name: "曲靖" }] },
    { name: "贵州", sub: [{ name: "地级市、县" }, { name: "贵阳" }, { name: "遵义" }] }
  ] }
];
