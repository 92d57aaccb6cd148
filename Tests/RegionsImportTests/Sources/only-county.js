const LocationData = {
  "counties": [
    {"county_name": "BALINGO", "id": 30, "constituencies": [
      {"constituency_name": "balingo north", "id": 0, "wards": ["barwe", "kabar", "saimo"]},
      {"constituency_name": "balingo south", "id": 0, "wards": ["marig", "mochon"]}]}
  ]
};
