export default [
  {
    code: "E02006534",
    name: "Hillside",
  },
  {
    code: "E02006535",
    name: "Buckingham",
  },
  {
    code: "E02006536",
    name: "North Lancing",
  },
  {
    code: "E02006537",
    name: "Kingston and Southwick",
  },
  {
    code: "E02006538",
    name: "Shoreham Central and Beach",
  },
  {
    code: "E02006539",
    name: "Cokeham and Sompting",
  },
  {
    code: "E02006540",
    name: "Marsh Barn and Widewater",
  },
  {
    code: "E02006541",
    name: "South Lancing",
  },
  {
    code: "E02003965",
    name: "Wigton and Silloth",
  },
  {
    code: "E02003966",
    name: "Boltons, Warnell and Solway Coast",
  },
  {
    code: "E02003967",
    name: "Aspatria and Abbeytown",
  },
  {
    code: "E02003968",
    name: "Maryport, Dearham and Crosby",
  },
  {
    code: "E02003969",
    name: "Flimby, Ellenborough and Broughton Moor",
  },
  {
    code: "E02003970",
    name: "West Cockermouth and Great Broughton",
  },
  {
    code: "E02004029",
    name: "Alfreton",
  },
  {
    code: "E02004030",
    name: "Crich, Holloway and Wingfield",
  },
  {
    code: "E02004031",
    name: "Somercotes and Pye Bridge",
  },
];
