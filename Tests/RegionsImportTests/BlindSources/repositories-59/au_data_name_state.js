const data = [
  {
    Name: "Adaminaby",
    State: "New South Wales",
  },
  {
    Name: "Albury",
    State: "New South Wales",
  },
  {
    Name: "Alectown",
    State: "New South Wales",
  },
  {
    Name: "Alpine",
    State: "New South Wales",
  },
  {
    Name: "Argoon",
    State: "New South Wales",
  },
  {
    Name: "Arumpo",
    State: "New South Wales",
  },
  {
    Name: "Banda Banda",
    State: "New South Wales",
  },
  {
    Name: "Bannaby",
    State: "New South Wales",
  },
  {
    Name: "Bar Point",
    State: "New South Wales",
  },
  {
    Name: "Beggan Beggan",
    State: "New South Wales",
  },
  {
    Name: "Berry Park",
    State: "New South Wales",
  },
  {
    Name: "Biala",
    State: "New South Wales",
  },
  {
    Name: "Bindera",
    State: "New South Wales",
  },
  {
    Name: "Binya",
    State: "New South Wales",
  },
  {
    Name: "Birriwa",
    State: "New South Wales",
  },
  {
    Name: "Blackville",
    State: "New South Wales",
  },
  {
    Name: "Blueys Beach",
    State: "New South Wales",
  },
  {
    Name: "Bocobra",
    State: "New South Wales",
  },
  {
    Name: "Bogong Peaks Wilderness",
    State: "New South Wales",
  },
  {
    Name: "Broadmeadow",
    State: "New South Wales",
  },
  {
    Name: "Broughams Gate",
    State: "New South Wales",
  },
  {
    Name: "Brumby Plains",
    State: "New South Wales",
  },
  {
    Name: "Budawang",
    State: "New South Wales",
  },
  {
    Name: "Burrell Creek",
    State: "New South Wales",
  },
  {
    Name: "Burroway",
    State: "New South Wales",
  },
  {
    Name: "Cabramatta West",
    State: "New South Wales",
  },
  {
    Name: "Camperdown (NSW)",
    State: "New South Wales",
  },
  {
    Name: "Cardiff Heights",
    State: "New South Wales",
  },
  {
    Name: "Chippendale",
    State: "New South Wales",
  },
  {
    Name: "Congo",
    State: "New South Wales",
  },
  {
    Name: "Coolabah",
    State: "New South Wales",
  },
];

module.exports = data;
