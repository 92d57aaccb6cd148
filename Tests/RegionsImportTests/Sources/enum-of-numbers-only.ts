export enum Kanton {
  Zurana = 1,
  Bernala = 2,
  Luzerna = 3,
  Urania = 4,
  Schwyra = 5,
  Obwalda = 6,
  Nidwalda = 7,
  Glarusa = 8,
  Zugana = 9,
  Fribora = 10,
  Solothora = 11,
  Baselara = 12,
}
