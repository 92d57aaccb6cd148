export const nestedRegions = [
  {
    key: 'northIsland',
    label: 'North Island',
    subdivs: [
      {
        key: 'BayPlenty',
        label: 'Bay of Plenty Region',
        subdivs: [
          { key: 'kawerau', label: 'Kawerau District' },
          { key: 'opotiki', label: 'Ōpōtiki District' },
          { key: 'westernBayOfPlenty', label: 'Western Bay of Plenty District' },
          { key: 'whakatane', label: 'Whakatane District' },
          { key: 'centralHawkesBay', label: "Central Hawke's Bay District" },
        ],
      },
      {
        key: 'HawkesBay',
        label: "Hawke's Bay Region",
        subdivs: [
          { key: 'hastings', label: 'Hastings District' },
          { key: 'wairoa', label: 'Wairoa District' },
        ],
      },
      {
        key: 'Manawatu',
        label: 'Manawatū-Whanganui Region',
        subdivs: [
          { key: 'horowhenua', label: 'Horowhenua District' },
          { key: 'manawatu', label: 'Manawatu District' },
          { key: 'ruapehu', label: 'Ruapehu District' },
          { key: 'whanganui', label: 'Whanganui District' },
        ],
      },
      {
        key: 'Northland',
        label: 'Northland Region',
        subdivs: [
          { key: 'farNorth', label: 'Far North District' },
          { key: 'kaipara', label: 'Kaipara District' },
          { key: 'whangarei', label: 'Whangarei District' },
        ],
      },
      {
        key: 'Taranaki',
        label: 'Taranaki Region',
        subdivs: [
          { key: 'newPlymouth', label: 'New Plymouth District' },
          { key: 'southTaranaki', label: 'South Taranaki District' },
        ],
      },
      {
        key: 'Waikato',
        label: 'Waikato Region',
        subdivs: [
          { key: 'hauraki', label: 'Hauraki District' },
          { key: 'matamataPiako', label: 'Matamata-Piako District' },
          { key: 'otorohanga', label: 'Otorohanga District' },
          { key: 'southWaikato', label: 'South Waikato District' },
          { key: 'thamesCoromandel', label: 'Thames-Coromandel District' },
          { key: 'waikato', label: 'Waikato District' },
          { key: 'waipa', label: 'Waipa District' },
        ],
      },
      {
        key: 'Wellington',
        label: 'Wellington Region',
        subdivs: [
          { key: 'carterton', label: 'Carterton District' },
          { key: 'kapitiCoast', label: 'Kapiti Coast District' },
          { key: 'masterton', label: 'Masterton District' },
          { key: 'southWairarapa', label: 'South Wairarapa District' },
        ],
      },
      // {
      //   key: 'mixed',
      //   label: 'Mixed',
      //   subdivs: [
      //     {
      //       key: 'rangitikei',
      //       label: "Rangitikei District (Manawatū-Whanganui: 86.37%; Hawke's Bay: 13.63%)",
      //     },
      //     {
      //       key: 'rotoruaLakes',
      //       label: 'Rotorua Lakes (Bay of Plenty: 61.52%; Waikato: 38.48%)',
      //     },
      //     {
      //       key: 'stratford',
      //       label: 'Stratford District (Taranaki: 68.13%; Manawatū-Whanganui: 31.87%)',
      //     },
      //     {
      //       key: 'tararua',
      //       label: 'Tararua District (Manawatū-Whanganui: 98.42%; Wellington: 1.58%)',
      //     },
      //     {
      //       key: 'taupo',
      //       label:
      //         "Taupo District (Waikato: 73.74%; Bay of Plenty: 14.31%; Hawke's Bay: 11.26%; Manawatū-Whanganui: 0.69%)",
      //     },
      //     {
      //       key: 'waitomo',
      //       label: 'Waitomo District (Waikato: 94.87%; Manawatū-Whanganui: 5.13%)',
      //     },
      //   ],
      // },
      // {
      //   key: 'UnitaryAuthority',
      //   label: 'Unitary Authority',
      //   subdivs: [{ key: 'gisborne', label: 'Gisborne District' }],
      // },
    ],
  },
  {
    key: 'southIsland',
    label: 'South Island',
    subdivs: [
      {
        key: 'Canterbury',
        label: 'Canterbury Region',
        subdivs: [
          { key: 'ashburton', label: 'Ashburton District' },
          { key: 'hurunui', label: 'Hurunui District' },
          { key: 'kaikoura', label: 'Kaikoura District' },
          { key: 'mackenzie', label: 'Mackenzie District' },
          { key: 'selwyn', label: 'Selwyn District' },
          { key: 'timaru', label: 'Timaru District' },
          { key: 'waimakariri', label: 'Waimakariri District' },
          { key: 'waimate', label: 'Waimate District' },
        ],
      },
      {
        key: 'Otago',
        label: 'Otago Region',
        subdivs: [
          { key: 'centralOtago', label: 'Central Otago District' },
          { key: 'clutha', label: 'Clutha District' },
          { key: 'queenstownLakes', label: 'Queenstown-Lakes District' },
        ],
      },
      {
        key: 'Southland',
        label: 'Southland Region',
        subdivs: [
          { key: 'gore', label: 'Gore District' },
          { key: 'southland', label: 'Southland District' },
        ],
      },
      {
        key: 'WestCoast',
        label: 'West Coast Region',
        subdivs: [
          { key: 'buller', label: 'Buller District' },
          { key: 'grey', label: 'Grey District' },
          { key: 'westland', label: 'Westland District' },
        ],
      },
      // {
      //   key: 'Mixed',
      //   label: 'Mixed',
      //   subdivs: [
      //     {
      //       key: 'waitaki',
      //       label: 'Waitaki District (Canterbury: 59.61%; Otago: 40.39%)',
      //     },
      //   ],
      // },
      // {
      //   key: 'UnitaryAuthority',
      //   label: 'Unitary Authority',
      //   subdivs: [
      //     { key: 'marlborough', label: 'Marlborough District' },
      //     { key: 'tasman', label: 'Tasman District' },
      //   ],
      // },
    ],
  },
];
