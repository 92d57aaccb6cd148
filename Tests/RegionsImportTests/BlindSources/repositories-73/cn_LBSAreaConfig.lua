--Export by excel config file, don't modify this file!
--[[
ID(Column[A] Type[int] Desc[编号]
Province(Column[B] Type[string] Desc[省]
City(Column[C] Type[string] Desc[城]
Longitude(Column[D] Type[float] Desc[经度]
Latitude(Column[E] Type[float] Desc[纬度]
]]--

data.LBSAreaConfig =
{
    [100] =
    {
        Province = "新疆",
        City = "乌恰",
        Longitude = 75.18,
        Latitude = 39.7,
    },
    [101] =
    {
        Province = "新疆",
        City = "塔什库尔干",
        Longitude = 75.22,
        Latitude = 37.76,
    },
    [102] =
    {
        Province = "新疆",
        City = "疏附",
        Longitude = 75.83,
        Latitude = 39.42,
    },
    [103] =
    {
        Province = "新疆",
        City = "阿克陶",
        Longitude = 75.94,
        Latitude = 39.14,
    },
    [104] =
    {
        Province = "新疆",
        City = "咯什",
        Longitude = 75.94,
        Latitude = 39.52,
    },
    [105] =
    {
        Province = "新疆",
        City = "疏勒",
        Longitude = 76.05,
        Latitude = 39.41,
    },
    [106] =
    {
        Province = "新疆",
        City = "阿图什",
        Longitude = 76.12,
        Latitude = 39.73,
    },
    [107] =
    {
        Province = "新疆",
        City = "英吉沙",
        Longitude = 76.17,
        Latitude = 38.91,
    },
    [108] =
    {
        Province = "新疆",
        City = "乐普湖",
        Longitude = 76.67,
        Latitude = 39.23,
    },
    [109] =
    {
        Province = "新疆",
        City = "枷师",
        Longitude = 76.78,
        Latitude = 39.46,
    },
    [176] =
    {
        Province = "新疆",
        City = "布尔津",
        Longitude = 86.92,
        Latitude = 47.7,
    },
    [177] =
    {
        Province = "西藏",
        City = "定日　",
        Longitude = 87.11,
        Latitude = 28.57,
    },
    [178] =
    {
        Province = "西藏",
        City = "昂仁",
        Longitude = 87.22,
        Latitude = 29.3,
    },
    [179] =
    {
        Province = "新疆",
        City = "昌吉",
        Longitude = 87.31,
        Latitude = 44.05,
    },
    [181] =
    {
        Province = "西藏",
        City = "拉孜",
        Longitude = 87.62,
        Latitude = 29.1,
    },
    [182] =
    {
        Province = "新疆",
        City = "乌鲁木齐",
        Longitude = 87.68,
        Latitude = 43.77,
    },
    [196] =
    {
        Province = "西藏",
        City = "白朗　",
        Longitude = 89.16,
        Latitude = 29.11,
    },
    [215] =
    {
        Province = "西藏",
        City = "拉萨",
        Longitude = 91.11,
        Latitude = 29.97,
    },
    [241] =
    {
        Province = "甘肃",
        City = "阿克塞",
        Longitude = 94.25,
        Latitude = 38.46,
    },
    [244] =
    {
        Province = "甘肃",
        City = "敦煌",
        Longitude = 94.71,
        Latitude = 40.13,
    },
    [246] =
    {
        Province = "青海",
        City = "格尔木",
        Longitude = 94.9,
        Latitude = 36.41,
    },
    [249] =
    {
        Province = "青海",
        City = "曲麻菜",
        Longitude = 95.5,
        Latitude = 34.52,
    },
    [264] =
    {
        Province = "云南",
        City = "瑞丽",
        Longitude = 97.83,
        Latitude = 24,
    },
    [268] =
    {
        Province = "四川",
        City = "石渠",
        Longitude = 98.06,
        Latitude = 33.01,
    },
    [281] =
    {
        Province = "云南",
        City = "龙陵　",
        Longitude = 98.7,
        Latitude = 24.58,
    },
    [283] =
    {
        Province = "四川",
        City = "白玉",
        Longitude = 98.83,
        Latitude = 32.23,
    },
}
