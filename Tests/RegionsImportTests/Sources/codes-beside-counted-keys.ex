defmodule Codes do
  @data %{
     1 => %{code: "QZ-01", numeric:  1, name_ja: "北川道",  name_en: "Kitakawa"},
     2 => %{code: "QZ-02", numeric:  2, name_ja: "東森",    name_en: "Higashi",},
     3 => %{code: "QZ-03", numeric:  3, name_ja: "岩川",    name_en: "Iwakawa",},
     4 => %{code: "QZ-04", numeric:  4, name_ja: "宮森",    name_en: "Miyamori",},
  }
end
