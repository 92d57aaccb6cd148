class LocationData {
  List locationsList = [
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Ruaraka",
      "locations": "Korogocho"
    },
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Ruaraka",
      "locations":"Baba Dogo",
    },
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Ruaraka",
      "locations":"Utalii",
    },
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Ruaraka",
      "locations":"Mathare North",
    },
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Ruaraka",
      "locations":"Lucky Summer",
    },
    //Embakasi South
    {
      "subCountyName": "Embakasi South",
      "country": "Kenya",
      "county": "Nairobi",
      "locations": "Imara Daima",
    },
    {
      "subCountyName": "Embakasi South",
      "country": "Kenya",
      "county": "Nairobi",
      "locations": "Kwa Njenga",
    },
    {
      "subCountyName": "Embakasi South",
      "country": "Kenya",
      "county": "Nairobi",
      "locations": "Kwa Rueben",
    },
    {
      "subCountyName": "Embakasi South",
      "country": "Kenya",
      "county": "Nairobi",
      "locations": "Pipeline",
    },
    {
      "subCountyName": "Embakasi South",
      "country": "Kenya",
      "county": "Nairobi",
      "locations": "Kware",
    },
    //Embakasi North
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Embakasi North",
      "locations": "Kariobangi North",
    },
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Embakasi North",
      "locations": "Dandora Area I",
    },
    {
      "country": "Kenya",
      "county": "Nairobi",
      "subCountyName": "Embakasi North",
      "locations": "Dandora Area II",
    },
  ];
}
