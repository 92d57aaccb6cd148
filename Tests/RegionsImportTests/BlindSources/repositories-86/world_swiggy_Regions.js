export const Regions = [
  {
    country: "USA",
    cities: ["New York", "Los Angeles", "Chicago", "Houston", "Phoenix"]
  },
  {
    country: "Canada",
    cities: ["Toronto", "Vancouver", "Montreal", "Calgary", "Ottawa"]
  },
  {
    country: "UK",
    cities: ["London", "Birmingham", "Manchester", "Glasgow", "Liverpool"]
  },
  {
    country: "Australia",
    cities: ["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide"]
  },
  {
    country: "Germany",
    cities: ["Berlin", "Munich", "Frankfurt", "Hamburg", "Cologne"]
  }
];

export default Regions;
