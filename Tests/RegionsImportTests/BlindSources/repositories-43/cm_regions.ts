import type { Region } from "../types";

export const regions: Region[] = [
  {
    nameFr: "Adamaoua",
    nameEn: "Adamawa",
    code: "01",
    hasc: "CM.AD",
    pcode: "CMR001",
  },
  {
    nameFr: "Centre",
    nameEn: "Centre",
    code: "02",
    hasc: "CM.CE",
    pcode: "CMR002",
  },
  {
    nameFr: "Est",
    nameEn: "East",
    code: "03",
    hasc: "CM.ES",
    pcode: "CMR003",
  },
  {
    nameFr: "Extrême-Nord",
    nameEn: "Far North",
    code: "04",
    hasc: "CM.EN",
    pcode: "CMR004",
  },
  {
    nameFr: "Littoral",
    nameEn: "Littoral",
    code: "05",
    hasc: "CM.LT",
    pcode: "CMR005",
  },
  {
    nameFr: "Nord",
    nameEn: "North",
    code: "06",
    hasc: "CM.NO",
    pcode: "CMR006",
  },
  {
    nameFr: "Nord-Ouest",
    nameEn: "Northwest",
    code: "07",
    hasc: "CM.NW",
    pcode: "CMR007",
  },
  {
    nameFr: "Ouest",
    nameEn: "West",
    code: "08",
    hasc: "CM.OU",
    pcode: "CMR008",
  },
  {
    nameFr: "Sud",
    nameEn: "South",
    code: "09",
    hasc: "CM.SU",
    pcode: "CMR009",
  },
  {
    nameFr: "Sud-Ouest",
    nameEn: "Southwest",
    code: "10",
    hasc: "CM.SW",
    pcode: "CMR010",
  },
];
