--Export by excel config file, don't modify this file!
--[[
ID(Column[A] Type[int] Desc[编号]
Province(Column[B] Type[string] Desc[省]
City(Column[C] Type[string] Desc[城]
]]--

data.LBSAreaConfig =
{
    [100] =
    {
        Province = "上川",
        City = "东溪",
        Longitude = 75.18,
    },
    [101] =
    {
        Province = "上川",
        City = "西溪", -- 旧名
        Longitude = 75.22,
    },
    [102] =
    {
        Province = "下川",
        City = "甲山",
        Longitude = -75.83,
    },
    [103] =
    {
        Province = "下川",
        City = "乙山",
        Longitude = 75.9,
    },
}
