export const Regions = [
  {
    id: 1,
    name: "Shan state",
    districts: [
      {
        id: 10,
        name: "Aunglan",
        townships: [
          {
            id: 100,
            name: "Loilen",
            lastInput: 123456,
            formNumbers: 342456,
            voterNumbers: 123456,
            update: 342456,
          },
        ],
      },
      {
        id: 11,
        name: "Jeronimo",
        townships: [
          {
            id: 110,
            name: "Anthem",
            lastInput: 881123,
            formNumbers: 123123,
            voterNumbers: 10000,
            update: 33321,
          },
          {
            id: 111,
            name: "Mesa",
            lastInput: 83133,
            formNumbers: 33322,
            voterNumbers: 1999,
            update: 2200,
          },
        ],
      },
    ],
  },
  {
    id: 2,
    name: "River state",
    districts: [
      {
        id: 20,
        name: "Old Aunglan",
        townships: [
          {
            id: 200,
            name: "Greenwich",
            lastInput: 30865,
            formNumbers: 342456,
            voterNumbers: 30865,
            update: 11002,
          },
        ],
      },
      {
        id: 21,
        name: "New Aunglan",
        townships: [
          {
            id: 210,
            name: "Nolita",
            lastInput: 30865,
            formNumbers: 88131,
            voterNumbers: 30865,
            update: 21392,
          },
        ],
      },
      {
        id: 22,
        name: "West Aunglan",
        townships: [
          {
            id: 220,
            name: "South Bay",
            lastInput: 30865,
            formNumbers: 10231,
            voterNumbers: 30865,
            update: 23001,
          },
        ],
      },
      {
        id: 23,
        name: "East Aunglan",
        townships: [
          {
            id: 230,
            name: "Bridgeport",
            lastInput: 30865,
            formNumbers: 33921,
          },
        ],
      },
    ],
  },
];
