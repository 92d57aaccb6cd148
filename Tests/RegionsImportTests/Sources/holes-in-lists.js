export const posts = {
  "Talmo": ["Ressin", , "Ostrela", ],
  Sumeria: [
    "Lagun", ,
    "Dorro",
  ],
};
