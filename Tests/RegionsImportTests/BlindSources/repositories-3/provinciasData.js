export const provinciasData = {
  "Guayas": {
    cantones: [
      { 
        nombre: "Guayaquil", 
        lat: -2.1894, 
        lng: -79.8891,
        parroquias: ["Tarqui", "Ximena", "Letamendi"]
      },
      { 
        nombre: "Durán", 
        lat: -2.1678, 
        lng: -79.8311,
        parroquias: ["Eloy Alfaro", "El Recreo"]
      }
    ]
  },
  "Manabí": {
    cantones: [
      { nombre: "Manta", lat: -0.96, lng: -80.7, parroquias: ["Los Esteros", "Tarqui"] }
    ]
  }
};
