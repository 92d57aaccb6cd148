export default [
  { county_code: "1", county_name: "Mombara", sub_counties: ["Changa", "Jomva", "Kisaua"] },
  { county_code: "2", county_name: "Kwalea", sub_counties: ["Kinanga", "Lunga Lunga"] },
  { county_code: "3", county_name: "Kilifa", sub_counties: ["Ganzea", "Kalola", "Kilifi-North"] },
];
