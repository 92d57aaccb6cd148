const towns = { "Lima": ["Ate", "Comas"], "Ica": ["Pisco", "Nazca"] };
towns["Ica"] = ["Palpa", "Nazca"];
towns["Puno"] = ["Juli", "Ilave"];
