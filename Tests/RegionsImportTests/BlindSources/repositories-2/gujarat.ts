export const states = ["Gujarat"];

export const districts: { [key: string]: string[] } = {
  "Gujarat": [
    "Ahmedabad",
    "Amreli",
    "Anand"
  ]
};

export const talukas: { [key: string]: string[] } = {
  "Ahmedabad": ["Daskroi", "Dholka", "Sanand"],
  "Amreli": ["Babra", "Dhari"],
  "Anand": ["Anand", "Borsad", "Petlad"]
};
