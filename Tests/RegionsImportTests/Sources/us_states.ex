defmodule Grid.States do
  @states [
    {"Alabama", "AL"},
    {"Alaska", "AK"},
    {"Arizona", "AZ"},
    {"Arkansas", "AR"}
  ]

  def all, do: @states
end
