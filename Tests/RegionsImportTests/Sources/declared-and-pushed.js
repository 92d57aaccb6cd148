const provinces = ["Lima", "Puno", "Tacna"];
provinces.push("Piura");
