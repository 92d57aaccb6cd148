const provinces = [{ name: "青海", id: "630000" }, { name: "西藏", id: "540000" }, { name: "宁夏", id: "640000" }]
