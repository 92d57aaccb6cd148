defmodule GroupherServer.Support.GeoData do
  def all do
    [
      %{
        city: "海门",
        long: 121.15,
        lant: 31.89,
        value: 0
      },
      %{
        city: "鄂尔多斯",
        long: 109.781327,
        lant: 39.608266,
        value: 0
      },
      %{
        city: "招远",
        long: 120.38,
        lant: 37.35,
        value: 0
      },
      %{
        city: "舟山",
        long: 122.207216,
        lant: 29.985295,
        value: 0
      },
      %{
        city: "齐齐哈尔",
        long: 123.97,
        lant: 47.33,
        value: 0
      },
      %{
        city: "盐城",
        long: 120.13,
        lant: 33.38,
        value: 0
      },
      %{
        city: "赤峰",
        long: 118.87,
        lant: 42.28,
        value: 0
      },
      %{
        city: "青岛",
        long: 120.33,
        lant: 36.07,
        value: 0
      },
      %{
        city: "乳山",
        long: 121.52,
        lant: 36.89,
        value: 0
      },
      %{
        city: "金昌",
        long: 102.188043,
        lant: 38.520089,
        value: 0
      },
      %{
        city: "泉州",
        long: 118.58,
        lant: 24.93,
        value: 0
      },
      %{
        city: "莱西",
        long: 120.53,
        lant: 36.86,
        value: 0
      },
      %{
        city: "日照",
        long: 119.46,
        lant: 35.42,
        value: 0
      },
      %{
        city: "胶南",
        long: 119.97,
        lant: 35.88,
        value: 0
      },
      %{
        city: "南通",
        long: 121.05,
        lant: 32.08,
        value: 0
      },
      %{
        city: "拉萨",
        long: 91.11,
        lant: 29.97,
        value: 0
      },
      %{
        city: "云浮",
        long: 112.02,
        lant: 22.93,
        value: 0
      },
      %{
        city: "梅州",
        long: 116.1,
        lant: 24.55,
        value: 0
      }
    ]
  end
end
