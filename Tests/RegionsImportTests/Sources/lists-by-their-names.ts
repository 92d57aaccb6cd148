type State = { name: string; lgas: string[] };

const talmoLgas = ["Ressin", "Ostrela", "Velo"];
const sumeriaLgas = ["Lagun", "Dorro"];

export const states: State[] = [
  { name: "Talmo", lgas: talmoLgas },
  { name: "Sumeria", lgas: sumeriaLgas },
];
