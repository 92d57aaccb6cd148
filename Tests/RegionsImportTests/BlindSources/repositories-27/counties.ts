import { ICounty } from "../types";

export const counties: ICounty[] = [
  {
    code: "30",
    name: "Baringo",
    type: "county",
  },
  {
    code: "36",
    name: "Bomet",
    type: "county",
  },
  {
    code: "39",
    name: "Bungoma",
    type: "county",
  },
  {
    code: "40",
    name: "Busia",
    type: "county",
  },
  {
    code: "14",
    name: "Embu",
    type: "county",
  },
  {
    code: "28",
    name: "Elgeyo-Marakwet",
    type: "county",
  },
  {
    code: "7",
    name: "Garissa",
    type: "county",
  },
  {
    code: "43",
    name: "Homa Bay",
    type: "county",
  },
  {
    code: "11",
    name: "Isiolo",
    type: "county",
  },
  {
    code: "34",
    name: "Kajiado",
    type: "county",
  },
  {
    code: "37",
    name: "Kakamega",
    type: "county",
  },
  {
    code: "35",
    name: "Kericho",
    type: "county",
  },
  {
    code: "22",
    name: "Kiambu",
    type: "county",
  },
  {
    code: "3",
    name: "Kilifi",
    type: "county",
  },
  {
    code: "20",
    name: "Kirinyaga",
    type: "county",
  },
  {
    code: "45",
    name: "Kisii",
    type: "county",
  },
  {
    code: "42",
    name: "Kisumu",
    type: "county",
  },
  {
    code: "15",
    name: "Kitui",
    type: "county",
  },
  {
    code: "2",
    name: "Kwale",
    type: "county",
  },
  {
    code: "31",
    name: "Laikipia",
    type: "county",
  },
  {
    code: "5",
    name: "Lamu",
    type: "county",
  },
  {
    code: "16",
    name: "Machakos",
    type: "county",
  },
  {
    code: "17",
    name: "Makueni",
    type: "county",
  },
  {
    code: "9",
    name: "Mandera",
    type: "county",
  },
  {
    code: "10",
    name: "Marsabit",
    type: "county",
  },
  {
    code: "12",
    name: "Meru",
    type: "county",
  },
  {
    code: "44",
    name: "Migori",
    type: "county",
  },
  {
    code: "1",
    name: "Mombasa",
    type: "county",
  },
  {
    code: "21",
    name: "Murang'a",
    type: "county",
  },
  {
    code: "47",
    name: "Nairobi",
    type: "county",
  },
  {
    code: "32",
    name: "Nakuru",
    type: "county",
  },
  {
    code: "29",
    name: "Nandi",
    type: "county",
  },
  {
    code: "33",
    name: "Narok",
    type: "county",
  },
  {
    code: "18",
    name: "Nyandarua",
    type: "county",
  },
  {
    code: "46",
    name: "Nyamira",
    type: "county",
  },
  {
    code: "19",
    name: "Nyeri",
    type: "county",
  },
  {
    code: "25",
    name: "Samburu",
    type: "county",
  },
  {
    code: "41",
    name: "Siaya",
    type: "county",
  },
  {
    code: "6",
    name: "Taita-Taveta",
    type: "county",
  },
  {
    code: "4",
    name: "Tana River",
    type: "county",
  },
  {
    code: "13",
    name: "Tharaka-Nithi",
    type: "county",
  },
  {
    code: "26",
    name: "Trans Nzoia",
    type: "county",
  },
  {
    code: "23",
    name: "Turkana",
    type: "county",
  },
  {
    code: "27",
    name: "Uasin Gishu",
    type: "county",
  },
  {
    code: "38",
    name: "Vihiga",
    type: "county",
  },
  {
    code: "8",
    name: "Wajir",
    type: "county",
  },
  {
    code: "24",
    name: "West Pokot",
    type: "county",
  },
];
