var towns = ["Lima", "Ica", "Puno"];
towns[1] = "Nazca";
