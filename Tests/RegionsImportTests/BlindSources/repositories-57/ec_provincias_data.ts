export const Provincias = {
  "Provincias": [ "Azuay", "Bolívar", "Cañar", "Carchi", "Chimborazo", "Cotopaxi",
"El Oro", "Esmeraldas","Guayas", "Imbabura", "Loja", "Los Ríos", "Manabí",
"Morona Santiago", "Napo", "Orellana", "Pastaza", "Pichincha", "Santa Elena",
"Santo Domingo de los Tsáchilas", "Sucumbíos", "Tungurahua", "Zamora Chinchipe" ],

  "Esmeraldas": [
      "San Lorenzo", "Eloy Alfaro", "Rioverde", "Esmeraldas", "Muisne", "Atacames", "Quinindé"
  ],
  "Tungurahua": [
      "Ambato", "Baños", "Cevallos", "Mocha", "Patate", "Pelileo","Pillaro","Quero","Tisaleo"
  ],
  "Carchi":[
      "Tulcán", "Mira", "Espejo", "Montúfar", "San Pedro de Huaca", "Bolívar" 
  ],
  "Imbabura":[
      "Ibarra", "San Miguel de Urcuquí", "Cotacachi", "Antonio Ante", "Otavalo", "Pimampiro"
  ],
  "Sucumbíos":[
      "Sucumbíos", "Gonzalo Pizarro", "Cascales", "Lago Agrio", "Putumayo", "Cuyabeno", "Shushufindi"
  ],
  "Napo":[
      "El Chaco", "Quijos", "Archidona", "Tena", "Carlos Julio Arosemena Tola",    
  ],
  "Pastaza":[
      "Mera", "Santa Clara","Arajuno", "Pastaza"
  ],
}
