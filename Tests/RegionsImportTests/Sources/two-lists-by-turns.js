var province = {}, city = {};
province["01"] = "Alta";  city["01"] = ["Cima", "Vetta"];
province["02"] = "Bassa"; city["02"] = ["Valle", "Piana"];
province["03"] = "Media"; city["03"] = ["Colle", "Monte"];
