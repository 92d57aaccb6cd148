export enum Province {
  Lima = "Lima",
  Ica = "Ica",
  Puno = "Puno",
  Cusco = "Cusco",
}
export function check(): string[] {
  const errors: string[] = [];
  errors.push("Name required");
  errors.push("Email required");
  return errors;
}
