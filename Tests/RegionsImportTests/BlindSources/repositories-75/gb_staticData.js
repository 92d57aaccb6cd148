const counties = [
  {
    _id: {
      county: "Staffordshire",
    },
  },
  {
    _id: {
      county: "Gloucestershire",
    },
  },
  {
    _id: {
      county: "Magherafelt",
    },
  },
  {
    _id: {
      county: "Merseyside",
    },
  },
  {
    _id: {
      county: "Blaenau Gwent",
    },
  },
  {
    _id: {
      county: "Brent - Greater London",
    },
  },
  {
    _id: {
      county: "City of Edinburgh",
    },
  },
  {
    _id: {
      county: "South Ayrshire",
    },
  },
  {
    _id: {
      county: "Warwickshire",
    },
  },
  {
    _id: {
      county: "Lincolnshire",
    },
  },
  {
    _id: {
      county: "Carrickfergus",
    },
  },
  {
    _id: {
      county: "Barking & Dagenham - Greater London",
    },
  },
  {
    _id: {
      county: "Caerphilly",
    },
  },
  {
    _id: {
      county: "Wrexham",
    },
  },
  {
    _id: {
      county: "East Lothian",
    },
  },
  {
    _id: {
      county: "Down",
    },
  },
  {
    _id: {
      county: "Hertfordshire",
    },
  },
  {
    _id: {
      county: "Herefordshire",
    },
  },
  {
    _id: {
      county: "Armagh",
    },
  },
  {
    _id: {
      county: "Newham - Greater London",
    },
  },
  {
    _id: {
      county: "Camden - Greater London",
    },
  },
  {
    _id: {
      county: "North Lanarkshire",
    },
  },
  {
    _id: {
      county: "County Durham",
    },
  },
  {
    _id: {
      county: "Greater Manchester",
    },
  },
  {
    _id: {
      county: "Lisburn",
    },
  },
  {
    _id: {
      county: "Dundee City",
    },
  },
  {
    _id: {
      county: "East Riding of Yorkshire",
    },
  },
  {
    _id: {
      county: "Cardiff",
    },
  },
  {
    _id: {
      county: "Newry and Mourne",
    },
  },
  {
    _id: {
      county: "The Vale of Glamorgan",
    },
  },
  {
    _id: {
      county: "Harrow - Greater London",
    },
  },
  {
    _id: {
      county: "Hackney - Greater London",
    },
  },
  {
    _id: {
      county: "Scottish Borders",
    },
  },
];
