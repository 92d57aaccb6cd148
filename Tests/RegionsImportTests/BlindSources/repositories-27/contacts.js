var contacts = [
  {
    "name": "Ned Stark",
    "phone": "+1(820)500-28-16"
  },
  {
    "name": "Robert Baratheon",
    "phone": "+1(862)536-24-50"
  },
  {
    "name": "Jaime Lannister",
    "phone": "+1(918)468-27-88"
  },
  {
    "name": "Catelyn Stark",
    "phone": "+1(931)541-23-01"
  },
  {
    "name": "Cersei Lannister",
    "phone": "+1(950)527-35-43"
  },
  {
    "name": "Daenerys Targaryen",
    "phone": "+1(922)467-32-05"
  },
  {
    "name": "Jorah Mormont",
    "phone": "+1(885)597-21-55"
  },
  {
    "name": "Viserys Targaryen",
    "phone": "+1(926)449-36-54"
  },
  {
    "name": "Jon Snow",
    "phone": "+1(959)445-22-77"
  },
  {
    "name": "Sansa Stark",
    "phone": "+1(975)417-24-90"
  },
  {
    "name": "Arya Stark",
    "phone": "+1(803)584-30-93"
  },
  {
    "name": "Robb Stark",
    "phone": "+1(913)565-34-03"
  },
  {
    "name": "Theon Greyjoy",
    "phone": "+1(945)597-26-74"
  },
  {
    "name": "Bran Stark",
    "phone": "+1(879)411-24-74"
  },
  {
    "name": "Joffrey Baratheon",
    "phone": "+1(800)435-32-61"
  },
  {
    "name": "Tyrion Lannister",
    "phone": "+1(887)555-21-11"
  },
  {
    "name": "Khal Drogo",
    "phone": "+1(803)425-21-24"
  },
  {
    "name": "Petyr Baelish",
    "phone": "+1(804)585-29-25"
  },
  {
    "name": "Jeor Mormont",
    "phone": "+1(824)435-38-18"
  },
  {
    "name": "Ramsay Bolton",
    "phone": "+1(954)473-27-83"
  }
];
