defmodule Support.Places do
  def all do
    [
      %{
        city: "海门",
        long: 121.15,
        lant: 31.89
      },
      %{
        city: "招远",
        long: 120.38,
        lant: 37.35
      },
      %{
        city: "舟山",
        long: 122.2,
        lant: 29.98
      }
    ]
  end

  defp first([city | _]), do: city
end
