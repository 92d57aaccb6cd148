var provinces = ["Steviho", "Femar", "Karo", "Marnamin"];
var cities = [["Vibru", "Quaka"], ["Limmin", "Nata", "Polminho"], ["Veslimzen", "Tanapol", "Quafeho"], ["Torho", "Marbel"]];
