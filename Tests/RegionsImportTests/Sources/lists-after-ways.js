var map = {"Talmo": [
"Ressin","Ostrela"],"Talmo Ressin": [
"Arda","Velo"],
"Talmo Ostrela": [
"Pinna"],


"Sumeria": [
"Sumeria","Dorro"],"Sumeria Sumeria": [
"Solva","Torre"],
"Sumeria Dorro": [
"Arda","Quamin"]};
