export const localitati = {
  "Alda": {
    "orase": [{"nume": "Alda Mare", "tip": "M"}, {"nume": "Blaja", "tip": "O"}],
    "comune": ["Albaca", "Almasa", "Arieseni"]
  },
  "Bara": {
    "orase": [{"nume": "Bara", "tip": "M"}],
    "comune": ["Cenada", "Cerga", "Dosta"]
  }
};
