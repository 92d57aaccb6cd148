const provinces = `code;province;district
0101;Talmo;Ressin
0102;Talmo;Ostrela
0201;Sumeria;Lagun
0202;Sumeria;Dorro
`;

export function parse() {
  return provinces.split("\n").slice(1).map((line) => line.split(";"));
}
