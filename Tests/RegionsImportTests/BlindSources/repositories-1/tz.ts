export type Region = { id: string; name: string; districts: string[]; code?: string };

const RD: Record<string, string[]> = {
  "ARUSHA": ["ARUSHA CBD","ARUSHA","ARUMERU","MONDULI"],
  "DAR-ES-SALAAM": ["ILALA CBD","ILALA","KINONDONI"],
  "DODOMA": ["DODOMA","BAHI","CHAMWINO"],
};

export const REGIONS: Region[] = Object.entries(RD).map(([name, districts]) => ({ id: name.toLowerCase(), name, districts }));
