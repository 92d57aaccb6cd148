export const localitatiPeJudet = {
  "Alba": {
    "orase": [
      {"nume": "Alba Iulia", "tip": "M"},
      {"nume": "Aiud", "tip": "O"},
      {"nume": "Blaj", "tip": "M"},
      {"nume": "Sebeș", "tip": "M"},
      {"nume": "Cugir", "tip": "O"},
      {"nume": "Ocna Mureș", "tip": "O"},
      {"nume": "Teiuș", "tip": "O"},
      {"nume": "Zlatna", "tip": "O"},
      {"nume": "Abrud", "tip": "O"},
      {"nume": "Baia de Arieș", "tip": "O"}
    ],
    "comune": [
      "Albac", "Almașu Mare", "Arieșeni", "Avram Iancu", "Bistra", "Blandiana", "Bucium", 
      "Ceru-Băcăinți", "Cenade", "Cergău", "Ciuruleasa", "Crăciunelu de Jos", 
      "Crăciunelu de Sus", "Daia Română", "Doștat", "Fărău", "Galda de Jos"
    ]
  },

  "Arad": {
    "orase": [
      {"nume": "Arad", "tip": "M"},
      {"nume": "Chișineu-Criș", "tip": "O"},
      {"nume": "Curtici", "tip": "O"},
      {"nume": "Ineu", "tip": "O"},
      {"nume": "Lipova", "tip": "O"},
      {"nume": "Nădlac", "tip": "O"},
      {"nume": "Pâncota", "tip": "O"},
      {"nume": "Pecica", "tip": "O"},
      {"nume": "Sântana", "tip": "O"},
      {"nume": "Sebiș", "tip": "O"}
    ],
    "comune": [
      "Apateu", "Archis", "Bata", "Beliu", "Birchiș", "Bocsig", "Brazii", "Buteni", 
      "Cermei", "Chisindia", "Conop", "Covăsânț", "Craiva", "Dezna", "Dieci", "Dorgoș"
    ]
  }
};
