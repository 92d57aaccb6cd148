export const COUNTIES = [
    {
      "id": "21",
      "code": "AB",
      "name": "Alba"
    },
    {
      "id": "29",
      "code": "AR",
      "name": "Arad"
    },
    {
      "id": "23",
      "code": "AG",
      "name": "Argeș"
    },
    {
      "id": "2",
      "code": "BC",
      "name": "Bacău"
    },
    {
      "id": "25",
      "code": "BH",
      "name": "Bihor"
    },
    {
      "id": "4",
      "code": "BN",
      "name": "Bistrița-Năsăud"
    },
    {
      "id": "7",
      "code": "BT",
      "name": "Botoșani"
    },
    {
      "id": "10",
      "code": "BR",
      "name": "Brăila"
    },
    {
      "id": "8",
      "code": "BV",
      "name": "Brașov"
    },
    {
      "id": "9",
      "code": "B",
      "name": "București"
    },
    {
      "id": "16",
      "code": "BZ",
      "name": "Buzău"
    },
    {
      "id": "24",
      "code": "CL",
      "name": "Călărași"
    },
    {
      "id": "31",
      "code": "CS",
      "name": "Caraș-Severin"
    },
    {
      "id": "20",
      "code": "CJ",
      "name": "Cluj"
    },
    {
      "id": "34",
      "code": "CT",
      "name": "Constanța"
    },
    {
      "id": "13",
      "code": "CV",
      "name": "Covasna"
    },
    {
      "id": "5",
      "code": "DB",
      "name": "Dâmbovița"
    },
    {
      "id": "1",
      "code": "DJ",
      "name": "Dolj"
    },
    {
      "id": "32",
      "code": "GL",
      "name": "Galați"
    },
    {
      "id": "22",
      "code": "GR",
      "name": "Giurgiu"
    },
    {
      "id": "33",
      "code": "GJ",
      "name": "Gorj"
    },
    {
      "id": "3",
      "code": "HR",
      "name": "Harghita"
    },
    {
      "id": "11",
      "code": "HD",
      "name": "Hunedoara"
    },
    {
      "id": "30",
      "code": "IL",
      "name": "Ialomița"
    },
    {
      "id": "26",
      "code": "IS",
      "name": "Iași"
    },
    {
      "id": "18",
      "code": "IF",
      "name": "Ilfov"
    }
];
