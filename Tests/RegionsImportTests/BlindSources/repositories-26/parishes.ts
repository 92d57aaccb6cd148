export const jamaicanParishes = [
  {
    name: "Kingston",
    code: "KGN",
    constituencies: [
      "Kingston Central",
      "Kingston East",
      "Kingston West",
      "Kingston Eastern and Port Royal",
      "Kingston Western"
    ]
  },
  {
    name: "St. Andrew",
    code: "STA",
    constituencies: [
      "St. Andrew Eastern",
      "St. Andrew North Central",
      "St. Andrew North Eastern",
      "St. Andrew North Western",
      "St. Andrew South",
      "St. Andrew South Central",
      "St. Andrew South Eastern",
      "St. Andrew South Western",
      "St. Andrew West Central",
      "St. Andrew Western"
    ]
  },
  {
    name: "St. Thomas",
    code: "STT",
    constituencies: [
      "St. Thomas Eastern",
      "St. Thomas Western"
    ]
  },
  {
    name: "Portland",
    code: "POR",
    constituencies: [
      "Portland Eastern",
      "Portland Western"
    ]
  },
  {
    name: "St. Mary",
    code: "STM",
    constituencies: [
      "St. Mary Central",
      "St. Mary South Eastern",
      "St. Mary Western"
    ]
  },
  {
    name: "St. Ann",
    code: "STA",
    constituencies: [
      "St. Ann North Eastern",
      "St. Ann North Western",
      "St. Ann South Eastern",
      "St. Ann South Western"
    ]
  },
  {
    name: "Trelawny",
    code: "TRL",
    constituencies: [
      "Trelawny Northern",
      "Trelawny Southern"
    ]
  },
  {
    name: "St. James",
    code: "STJ",
    constituencies: [
      "St. James Central",
      "St. James East Central",
      "St. James North Western",
      "St. James Southern",
      "St. James West Central"
    ]
  },
  {
    name: "Hanover",
    code: "HAN",
    constituencies: [
      "Hanover Eastern",
      "Hanover Western"
    ]
  },
  {
    name: "Westmoreland",
    code: "WML",
    constituencies: [
      "Westmoreland Central",
      "Westmoreland Eastern",
      "Westmoreland Western"
    ]
  },
  {
    name: "St. Elizabeth",
    code: "STE",
    constituencies: [
      "St. Elizabeth North Eastern",
      "St. Elizabeth North Western",
      "St. Elizabeth South Eastern",
      "St. Elizabeth South Western"
    ]
  },
  {
    name: "Manchester",
    code: "MAN",
    constituencies: [
      "Manchester Central",
      "Manchester North Eastern",
      "Manchester North Western",
      "Manchester Southern"
    ]
  },
  {
    name: "Clarendon",
    code: "CLA",
    constituencies: [
      "Clarendon Central",
      "Clarendon North Central",
      "Clarendon North Eastern",
      "Clarendon North Western",
      "Clarendon South Eastern",
      "Clarendon South Western"
    ]
  },
  {
    name: "St. Catherine",
    code: "STC",
    constituencies: [
      "St. Catherine Central",
      "St. Catherine East Central",
      "St. Catherine Eastern",
      "St. Catherine North Central",
      "St. Catherine North Eastern",
      "St. Catherine North Western",
      "St. Catherine South Central",
      "St. Catherine South Eastern",
      "St. Catherine South Western"
    ]
  }
];