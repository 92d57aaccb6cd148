export interface CountryConfig {
  label: string;
  regionLabel: string;
  regions: {
    name: string;
    cities: string[];
  }[] | null;
}

export const locationData: Record<string, CountryConfig> = {
  "afghanistan": {
    label: "Afghanistan",
    regionLabel: "Province",
    regions: [
      { name: "Kabul", cities: ["Kabul"] },
      { name: "Herat", cities: ["Herat"] },
    ],
  },
  "argentina": {
    label: "Argentina",
    regionLabel: "Province",
    regions: [
      { name: "Buenos Aires", cities: ["Buenos Aires", "La Plata"] },
      { name: "Córdoba", cities: ["Córdoba", "Río Cuarto"] },
    ],
  },
  "monaco": {
    label: "Monaco",
    regionLabel: "City",
    regions: null,
  },
};
