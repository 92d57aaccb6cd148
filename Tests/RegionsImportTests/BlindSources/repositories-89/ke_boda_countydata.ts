export const countiesData = [
  {
    county_code: 1,
    county_name: "Mombasa",
    sub_counties: [
      {
        wards: [
          {
            ward_name: "Port Reitz",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Kipevu",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Airport",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Miritini",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Chaani",
            stages: ["Stage 1", "Stage 2"],
          },
        ],
        subcounty_name: "Changamwe",
      },
      {
        wards: [
          {
            ward_name: "Jomvu Kuu",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Magongo",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Mikindani",
            stages: ["Stage 1", "Stage 2"],
          },
        ],
        subcounty_name: "Jomvu",
      },
      {
        wards: [
          {
            ward_name: "Mjambere",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Junda",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Bamburi",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Mwakirunge",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Mtopanga",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Magogoni",
            stages: ["Stage 1", "Stage 2"],
          },
          {
            ward_name: "Shanzu",
            stages: ["Stage 1", "Stage 2"],
          },
        ],
        subcounty_name: "Kisauni",
      },
    ],
  },
];
