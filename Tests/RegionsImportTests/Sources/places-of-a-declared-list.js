var p = {"Alta": ["Cima", "Vetta"], "Bassa": ["Valle", "Piana"]};
p["Alta"][2] = "Colle";
p["Media"] = ["Poggio", "Serra"];
