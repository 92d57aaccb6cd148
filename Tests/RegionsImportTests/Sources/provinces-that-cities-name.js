const cities = {
  "630000": [{ province: "青海省", name: "西宁市", id: "630100" }, { province: "青海省", name: "海东市", id: "630200" }],
  "540000": [{ province: "西藏自治区", name: "拉萨市", id: "540100" }],
  "640000": [{ province: "宁夏回族自治区", name: "银川市", id: "640100" }, { province: "宁夏回族自治区", name: "吴忠市", id: "640300" }],
}
