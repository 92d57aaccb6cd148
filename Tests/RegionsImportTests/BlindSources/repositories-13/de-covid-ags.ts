export const ags = [
  {
    name: "SK Flensburg",
    ags: "01001",
    population: 90164,
  },
  {
    name: "SK Kiel",
    ags: "01002",
    population: 246794,
  },
  {
    name: "SK Lübeck",
    ags: "01003",
    population: 216530,
  },
  {
    name: "SK Neumünster",
    ags: "01004",
    population: 80196,
  },
  {
    name: "LK Dithmarschen",
    ags: "01051",
    population: 133193,
  },
  {
    name: "LK Herzogtum Lauenburg",
    ags: "01053",
    population: 198019,
  },
  {
    name: "LK Nordfriesland",
    ags: "01054",
    population: 165951,
  },
  {
    name: "LK Ostholstein",
    ags: "01055",
    population: 200539,
  },
  {
    name: "LK Pinneberg",
    ags: "01056",
    population: 316103,
  },
  {
    name: "LK Plön",
    ags: "01057",
    population: 128686,
  },
  {
    name: "LK Rendsburg-Eckernförde",
    ags: "01058",
    population: 274098,
  },
  {
    name: "LK Schleswig-Flensburg",
    ags: "01059",
    population: 201156,
  },
  {
    name: "LK Segeberg",
    ags: "01060",
    population: 277175,
  },
  {
    name: "LK Steinburg",
    ags: "01061",
    population: 131013,
  },
  {
    name: "LK Stormarn",
    ags: "01062",
    population: 244156,
  },
  {
    name: "SK Hamburg",
    ags: "02000",
    population: 1847253,
  },
  {
    name: "SK Braunschweig",
    ags: "03101",
    population: 249406,
  },
  {
    name: "SK Salzgitter",
    ags: "03102",
    population: 104291,
  },
  {
    name: "SK Wolfsburg",
    ags: "03103",
    population: 124371,
  },
  {
    name: "LK Gifhorn",
    ags: "03151",
    population: 176523,
  },
  {
    name: "LK Göttingen (alt)",
    ags: "03152",
  },
  {
    name: "LK Goslar",
    ags: "03153",
    population: 136292,
  },
  {
    name: "LK Helmstedt",
    ags: "03154",
    population: 91297,
  },
  {
    name: "LK Northeim",
    ags: "03155",
    population: 132285,
  },
  {
    name: "LK Peine",
    ags: "03157",
    population: 134801,
  },
  {
    name: "LK Wolfenbüttel",
    ags: "03158",
    population: 119622,
  },
  {
    name: "LK Göttingen",
    ags: "03159",
    population: 326041,
  },
  {
    name: "Region Hannover",
    ags: "03241",
    population: 1157115,
  },
  {
    name: "LK Diepholz",
    ags: "03251",
    population: 217089,
  },
  {
    name: "LK Hameln-Pyrmont",
    ags: "03252",
    population: 148549,
  },
  {
    name: "LK Hildesheim",
    ags: "03254",
    population: 275817,
  },
  {
    name: "SK Oldenburg",
    ags: "03403",
    population: 169077,
  },
  {
    name: "LK Oldenburg",
    ags: "03458",
    population: 130890,
  },
  {
    name: "SK Bremen",
    ags: "04011",
    population: 567559,
  },
  {
    name: "SK Bremerhaven",
    ags: "04012",
    population: 113643,
  },
  {
    name: "SK Düsseldorf",
    ags: "05111",
    population: 621877,
  },
  {
    name: "SK Duisburg",
    ags: "05112",
    population: 498686,
  },
  {
    name: "SK Essen",
    ags: "05113",
    population: 582760,
  },
  {
    name: "StadtRegion Aachen",
    ags: "05334",
    population: 557026,
  },
  {
    name: "LK Düren",
    ags: "05358",
    population: 264638,
  },
  {
    name: "SK Kassel",
    ags: "06611",
    population: 202137,
  },
  {
    name: "LK Fulda",
    ags: "06631",
    population: 223145,
  },
  {
    name: "LK Kassel",
    ags: "06633",
    population: 236764,
  },
  {
    name: "SK Trier",
    ags: "07211",
    population: 111528,
  },
  {
    name: "LK Bitburg-Prüm",
    ags: "07232",
    population: 99058,
  },
  {
    name: "SK Stuttgart",
    ags: "08111",
    population: 635911,
  },
  {
    name: "LK Böblingen",
    ags: "08115",
    population: 392807,
  },
  {
    name: "SK Heilbronn",
    ags: "08121",
    population: 126592,
  },
  {
    name: "LK Heilbronn",
    ags: "08125",
    population: 344456,
  },
];
