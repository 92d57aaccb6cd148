defmodule Data do
  @states [{"01", "Lima"}, {"02", "Callao"}] ++ [{"03", "Puno"}]
  @others ~w(Tacna Piura)
end
