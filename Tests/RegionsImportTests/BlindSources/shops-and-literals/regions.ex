defmodule App.Regions do
  @regions %{
    "Ashanti" => ["Kumasi", "Obuasi"],
    "Volta" => ["Ho", "Keta", "Hohoe"],
    "Bono" => ["Sunyani"],
  }

  def all, do: @regions
end
