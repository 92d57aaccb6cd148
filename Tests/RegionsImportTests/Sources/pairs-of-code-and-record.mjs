const H = [
  ["01001", { n: "Autauga", s: "AL", c: "t" }],
  ["01003", { n: "Baldwin", s: "AL", c: "t" }],
  ["04001", { n: "Apache", s: "AZ", c: "t" }],
  ["04003", { n: "Cochise", s: "AZ", c: "t" }],
  ["04005", { n: "Coconino", s: "AZ", c: "t" }]
];
export { H as counties };
