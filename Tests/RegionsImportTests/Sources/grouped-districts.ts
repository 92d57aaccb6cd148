export const chiefdoms = [
  { region: "Norvia", district: "Balo", chiefdoms: ["Upper Balo", "Lower Balo", "Kesi"] },
  { region: "Norvia", district: "Temba", chiefdoms: ["Temba Town", "Rogo"] },
  { region: "Sudvia", district: "Kono", chiefdoms: ["Kono East", "Kono West", "Sewa"] },
  { region: "Sudvia", district: "Maro", chiefdoms: ["Maro", "Gbele"] },
];
