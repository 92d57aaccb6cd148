
export const PROVINCIAS: Map<String, String[]> = new Map([
    ["Comunidad Valenciana", ["Valencia", "Castellon", "Alicante"]],
    ["Cataluña", ["Barcelona", "Tarragona", "Lleida", "Girona"]],
    ["Madrid", ["Madrid"]],
    ["Andalucia", ["Huelva", "Sevilla", "Cadiz", "Malaga", "Cordoba", "Granada", "Jaen", "Almeria"]],
    ["Extremadura", ["Badajoz", "Cáceres"]],
    ["Castilla la mancha", ["Toledo", "Ciudad Real", "Albacete", "Cuenca", "Guadalajara"]],
    ["Galicia", ["Lugo", "Pontevedra", "A coruña", "Ourense"]],
    ["Pais Vasco", ["Vizcaya", "Guipuzcoa", "Alava"]],
    ["Todas", ["Huelva", "Sevilla", "Cadiz", "Malaga", "Cordoba", "Granada", "Jaen", "Almeria", "Valencia", "Castellon", "Alicante", "Barcelona", "Tarragona", "Lleida", "Girona","Toledo", "Ciudad Real", "Albacete", "Cuenca", "Guadalajara", "Lugo", "Pontevedra", "A coruña", "Ourense", "Madrid"]],
  ])
