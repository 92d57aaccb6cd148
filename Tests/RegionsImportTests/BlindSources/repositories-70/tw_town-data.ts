export const townDataList = {
  Keelung: [
    {
      townName: "七堵區",
      townCode: "10017020",
    },
    {
      townName: "中山區",
      townCode: "10017050",
    },
    {
      townName: "中正區",
      townCode: "10017010",
    },
    {
      townName: "仁愛區",
      townCode: "10017040",
    },
    {
      townName: "信義區",
      townCode: "10017070",
    },
    {
      townName: "安樂區",
      townCode: "10017060",
    },
    {
      townName: "暖暖區",
      townCode: "10017030",
    },
  ],
  Kaohsiung: [
    {
      townName: "三民區",
      townCode: "64000050",
    },
    {
      townName: "仁武區",
      townCode: "64000170",
    },
    {
      townName: "內門區",
      townCode: "64000350",
    },
    {
      townName: "六龜區",
      townCode: "64000320",
    },
    {
      townName: "前金區",
      townCode: "64000070",
    },
    {
      townName: "前鎮區",
      townCode: "64000090",
    },
    {
      townName: "大寮區",
      townCode: "64000140",
    },
    {
      townName: "大樹區",
      townCode: "64000150",
    },
    {
      townName: "大社區",
      townCode: "64000160",
    },
    {
      townName: "小港區",
      townCode: "64000110",
    },
    {
      townName: "岡山區",
      townCode: "64000190",
    },
    {
      townName: "左營區",
      townCode: "64000030",
    },
    {
      townName: "彌陀區",
      townCode: "64000280",
    },
    {
      townName: "新興區",
      townCode: "64000060",
    },
    {
      townName: "旗山區",
      townCode: "64000300",
    },
    {
      townName: "旗津區",
      townCode: "64000100",
    },
    {
      townName: "杉林區",
      townCode: "64000340",
    },
    {
      townName: "林園區",
      townCode: "64000130",
    },
    {
      townName: "桃源區",
      townCode: "64000370",
    },
    {
      townName: "梓官區",
      townCode: "64000290",
    },
  ],
};
