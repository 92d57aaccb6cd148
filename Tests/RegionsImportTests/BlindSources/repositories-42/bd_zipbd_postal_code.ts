import type { Response } from "../types";

export const postalData: Response["data"] = [
  {
    district: "Bagerhat",
    cities: [
      {
        city: "Bagerhat Sadar",
        postOffices: [
          {
            postOffice: "Bagerhat Sadar",
            postalCode: "9300",
          },
          {
            postOffice: "P.C College",
            postalCode: "9301",
          },
          {
            postOffice: "Rangdia",
            postalCode: "9302",
          },
        ],
      },
      {
        city: "Chalna Ankorage",
        postOffices: [
          {
            postOffice: "Chalna Ankorage",
            postalCode: "9350",
          },
          {
            postOffice: "Mongla Port",
            postalCode: "9351",
          },
        ],
      },
      {
        city: "Chitalmari",
        postOffices: [
          {
            postOffice: "Barabaria",
            postalCode: "9361",
          },
          {
            postOffice: "Chitalmari",
            postalCode: "9360",
          },
        ],
      },
      {
        city: "Fakirhat",
        postOffices: [
          {
            postOffice: "Bhanganpar Bazar",
            postalCode: "9372",
          },
          {
            postOffice: "Fakirhat",
            postalCode: "9370",
          },
          {
            postOffice: "Mansa",
            postalCode: "9371",
          },
        ],
      },
      {
        city: "Kachua UPO",
        postOffices: [
          {
            postOffice: "Kachua",
            postalCode: "9310",
          },
          {
            postOffice: "Sonarkola",
            postalCode: "9311",
          },
        ],
      },
      {
        city: "Mollahat",
        postOffices: [
          {
            postOffice: "Charkulia",
            postalCode: "9383",
          },
          {
            postOffice: "Dariala",
            postalCode: "9382",
          },
          {
            postOffice: "Kahalpur",
            postalCode: "9381",
          },
          {
            postOffice: "Mollahat",
            postalCode: "9380",
          },
          {
            postOffice: "Nagarkandi",
            postalCode: "9384",
          },
          {
            postOffice: "Pak Gangni",
            postalCode: "9385",
          },
        ],
      },
      {
        city: "Morelganj",
        postOffices: [
          {
            postOffice: "Morelganj",
            postalCode: "9320",
          },
          {
            postOffice: "Sannasi Bazar",
            postalCode: "9321",
          },
          {
            postOffice: "Telisatee",
            postalCode: "9322",
          },
        ],
      },
      {
        city: "Rampal",
        postOffices: [
          {
            postOffice: "Foylahat",
            postalCode: "9341",
          },
          {
            postOffice: "Gourambha",
            postalCode: "9343",
          },
          {
            postOffice: "Rampal",
            postalCode: "9340",
          },
          {
            postOffice: "Sonatunia",
            postalCode: "9342",
          },
        ],
      },
      {
        city: "Rayenda",
        postOffices: [
          {
            postOffice: "Rayenda",
            postalCode: "9330",
          },
        ],
      },
    ],
  },
  {
    district: "Bandarban",
    cities: [
      {
        city: "Alikadam",
        postOffices: [
          {
            postOffice: "Alikadam",
            postalCode: "4650",
          },
        ],
      },
      {
        city: "Bandarban Sadar",
        postOffices: [
          {
            postOffice: "Bandarban Sadar",
            postalCode: "4600",
          },
        ],
      },
      {
        city: "Naikhong",
        postOffices: [
          {
            postOffice: "Naikhong",
            postalCode: "4660",
          },
        ],
      },
      {
        city: "Roanchhari",
        postOffices: [
          {
            postOffice: "Roanchhari",
            postalCode: "4610",
          },
        ],
      },
      {
        city: "Ruma",
        postOffices: [
          {
            postOffice: "Ruma",
            postalCode: "4620",
          },
        ],
      },
      {
        city: "Thanchi",
        postOffices: [
          {
            postOffice: "Lama",
            postalCode: "4641",
          },
          {
            postOffice: "Thanchi",
            postalCode: "4630",
          },
        ],
      },
    ],
  },
  {
    district: "Barguna",
    cities: [
      {
        city: "Amtali",
        postOffices: [
          {
            postOffice: "Amtali",
            postalCode: "8710",
          },
        ],
      },
      {
        city: "Bamna",
        postOffices: [
          {
            postOffice: "Bamna",
            postalCode: "8730",
          },
        ],
      },
      {
        city: "Barguna Sadar",
        postOffices: [
          {
            postOffice: "Barguna Sadar",
            postalCode: "8700",
          },
          {
            postOffice: "Nali Bandar",
            postalCode: "8701",
          },
        ],
      },
      {
        city: "Betagi",
        postOffices: [
          {
            postOffice: "Betagi",
            postalCode: "8740",
          },
          {
            postOffice: "Darul Ulam",
            postalCode: "8741",
          },
        ],
      },
      {
        city: "Patharghata",
        postOffices: [
          {
            postOffice: "Kakchira",
            postalCode: "8721",
          },
          {
            postOffice: "Patharghata",
            postalCode: "8720",
          },
        ],
      },
    ],
  },
];
