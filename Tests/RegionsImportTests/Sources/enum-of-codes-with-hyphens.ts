/** Departments, by their codes of ISO 3166-2. */
export const enum Department {
  // The north
  TUMBARA = 'PE-TUB',
  PIURENA = 'PE-PIE',
  LAMBAYA = 'PE-LAB',
  CAJAMOR = 'PE-CAJ',
  AMAZORA = 'PE-AMO',
  LORETANA = `PE-LOT`,
}
