var Province ={
"type": "FeatureCollection",
"name": "centroid",
"crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:OGC:1.3:CRS84" } },
"features": [
{ "type": "Feature", "properties": { "Préfectur": "Préfecture d'Agadir Ida-Outanane ⵍⵄⴰⵎⴰⵍⴰ ⵏ ⴰⴳⴰⴷⵉⵔ ⵉⴷⴰ ⵡⵜⴰⵏⴰⵏ عمالة أكادير إدا وتنان", "Préfect_1": null, "Démograph": 0, "Démogra_1": 682210, "Démogra_2": 2506, "Démogra_3": "AGADIR", "Démogra_4": 2300, "Démogra_5": 296.6130435, "ORIG_FID": 0 }, "geometry": { "type": "Point", "coordinates": [ -9.537289183504909, 30.644458726905459 ] } },
{ "type": "Feature", "properties": { "Préfectur": "Préfecture d'Inezgane-Aït Melloul ⵍⵄⴰⵎⴰⵍⴰ ⵏ ⵉⵏⵣⴳⴰⵏ-ⴰⵢⵜ ⴺⵍⵓⵍ عمالة إنزكان آيت ملول", "Préfect_1": null, "Démograph": 1, "Démogra_1": 628390, "Démogra_2": 1838, "Démogra_3": "INEZGANE", "Démogra_4": 300, "Démogra_5": 2094.633333, "ORIG_FID": 1 }, "geometry": { "type": "Point", "coordinates": [ -9.456570305311878, 30.337345935164834 ] } },
{ "type": "Feature", "properties": { "Préfectur": "Province de Chtouka Aït Baha ⵍⵉⵇⵍⵉⵎ ⵏ ⵛⵜⵓⴽⴰ ⴰⵢⵜ ⴱⴰⵀⴰ إقليم شتوكة آيت باها", "Préfect_1": null, "Démograph": 2, "Démogra_1": 417750, "Démogra_2": 867, "Démogra_3": "CHTOUKA", "Démogra_4": 3600, "Démogra_5": 116.0416667, "ORIG_FID": 2 }, "geometry": { "type": "Point", "coordinates": [ -9.302349142758768, 30.032587862781302 ] } },
{ "type": "Feature", "properties": { "Préfectur": "Province de Taroudant ⵍⵉⵇⵍⵉⵎ ⵏ ⵜⴰⵔⵓⴷⴰⵏⵜ إقليم تارودانت", "Préfect_1": null, "Démograph": 3, "Démogra_1": 852770, "Démogra_2": 995, "Démogra_3": "TAROUDANT", "Démogra_4": 16500, "Démogra_5": 51.6830303, "ORIG_FID": 3 }, "geometry": { "type": "Point", "coordinates": [ -8.423668525034769, 30.455666448868442 ] } },
{ "type": "Feature", "properties": { "Préfectur": "Province de Tata ⵍⵉⵇⵍⵉⵎ ⵏ ⵟⴰⵟⴰ إقليم طاطا", "Préfect_1": null, "Démograph": 4, "Démogra_1": 113210, "Démogra_2": 110, "Démogra_3": "TATA", "Démogra_4": 25000, "Démogra_5": 4.5284, "ORIG_FID": 4 }, "geometry": { "type": "Point", "coordinates": [ -7.841429437525087, 29.569401268247208 ] } },
{ "type": "Feature", "properties": { "Préfectur": "Province de Tiznit ⵍⵉⵇⵍⵉⵎ ⵏ ⵜⵉⵣⵏⵉⵜ إقليم تزنيت", "Préfect_1": null, "Démograph": 5, "Démogra_1": 201920, "Démogra_2": 326, "Démogra_3": "TIZNIT", "Démogra_4": 5091, "Démogra_5": 39.66214889, "ORIG_FID": 5 }, "geometry": { "type": "Point", "coordinates": [ -9.342359532152955, 29.626752631102431 ] } }
]
}
