import type { Region } from "../types";

export const regionsWithDistricts: Region[] = [
  {
    name: "Arusha",
    code: "TZ-01",
    districts: [
      { name: "Arusha City", type: "city" },
      { name: "Arusha District", type: "district" },
      { name: "Karatu", type: "district" },
      { name: "Longido", type: "district" },
      { name: "Meru", type: "district" },
      { name: "Monduli", type: "district" },
      { name: "Ngorongoro", type: "district" }
    ]
  },
  {
    name: "Dar es Salaam",
    code: "TZ-02",
    districts: [
      { name: "Ilala", type: "municipal" },
      { name: "Kinondoni", type: "municipal" },
      { name: "Kigamboni", type: "municipal" },
      { name: "Temeke", type: "municipal" },
      { name: "Ubungo", type: "municipal" }
    ]
  },
  {
    name: "Dodoma",
    code: "TZ-03",
    districts: [
      { name: "Bahi", type: "district" },
      { name: "Chamwino", type: "district" },
      { name: "Chemba", type: "district" },
      { name: "Dodoma City", type: "city" },
      { name: "Kondoa", type: "district" },
      { name: "Kongwa", type: "district" },
      { name: "Mpwapwa", type: "district" }
    ]
  },
  {
    name: "Geita",
    code: "TZ-27",
    districts: [
      { name: "Bukombe", type: "district" },
      { name: "Chato", type: "district" },
      { name: "Geita", type: "district" },
      { name: "Mbogwe", type: "district" },
      { name: "Nyang'hwale", type: "district" }
    ]
  },
  {
    name: "Iringa",
    code: "TZ-04",
    districts: [
      { name: "Iringa Municipal", type: "municipal" },
      { name: "Kilolo", type: "district" },
      { name: "Mafinga Town", type: "town" },
      { name: "Mufindi", type: "district" }
    ]
  },
  {
    name: "Kagera",
    code: "TZ-05",
    districts: [
      { name: "Biharamulo", type: "district" },
      { name: "Bukoba Municipal", type: "municipal" },
      { name: "Bukoba District", type: "district" },
      { name: "Kakonko", type: "district" },
      { name: "Karagwe", type: "district" },
      { name: "Kyerwa", type: "district" },
      { name: "Missenyi", type: "district" },
      { name: "Muleba", type: "district" },
      { name: "Ngara", type: "district" }
    ]
  },
  {
    name: "Kigoma",
    code: "TZ-08",
    districts: [
      { name: "Buhigwe", type: "district" },
      { name: "Kakonko", type: "district" },
      { name: "Kasulu District", type: "district" },
      { name: "Kasulu Town", type: "town" },
      { name: "Kibondo", type: "district" },
      { name: "Kigoma District", type: "district" },
      { name: "Kigoma Ujiji", type: "municipal" },
      { name: "Uvinza", type: "district" }
    ]
  },
  { name: "Lindi", code: "TZ-12", districts: [] },
  { name: "Manyara", code: "TZ-26", districts: [] },
  { name: "Mara", code: "TZ-13", districts: [] },
  { name: "Pemba North", code: "TZ-06", districts: [] },
  { name: "Pemba South", code: "TZ-10", districts: [] },
  { name: "Unguja North", code: "TZ-07", districts: [] },
  { name: "Unguja South", code: "TZ-11", districts: [] },
  { name: "Unguja West", code: "TZ-15", districts: [] }
];
