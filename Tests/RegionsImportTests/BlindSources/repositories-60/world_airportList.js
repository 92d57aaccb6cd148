export const airportList = [
    {
      airportCode: "ALG",
      airportName: "Houari Boumediene Airport",
      airportShortName: "Algiers"
    },
    {
      airportCode: "LAD",
      airportName: "4 de Fevereiro Airport",
      airportShortName: "Luanda"
    },
    {
      airportCode: "ABJ",
      airportName: "Felix Houphouet Boigny Airport",
      airportShortName: "Abidjan"
    },
    {
      airportCode: "CAI",
      airportName: "Cairo International Airport",
      airportShortName: "Cairo"
    },
    {
      airportCode: "ADD",
      airportName: "Bole International Airport",
      airportShortName: "Addis Ababa"
    },
    {
      airportCode: "ACC",
      airportName: "Kotoka International Airport",
      airportShortName: "Accra"
    },
    {
      airportCode: "CKY",
      airportName: "Conakry International Airport",
      airportShortName: "Conakry"
    },
    {
      airportCode: "NBO",
      airportName: "Jomo Kenyatta International Airport",
      airportShortName: "Nairobi"
    },
    {
      airportCode: "MRU",
      airportName: "Sir Seewoosagur Ramgoolam International Airport",
      airportShortName: "Mauritius"
    },
    {
      airportCode: "CMN",
      airportName: "Mohammed V International Airport",
      airportShortName: "Mohammed V International Airport"
    },
    {
      airportCode: "ABV",
      airportName: "Abuja Nnamdi Azikiwe International Airport",
      airportShortName: "Abuja Airport"
    },
    {
      airportCode: "LOS",
      airportName: "Murtala Muhammed Airport",
      airportShortName: "Lagos"
    },
    {
      airportCode: "DSS",
      airportName: "Dakar Blaise Diagne International Airport",
      airportShortName: "Dakar"
    },
    {
      airportCode: "JNB",
      airportName: "O R Tambo International Airport",
      airportShortName: "Johannesburg"
    },
    {
      airportCode: "DUR",
      airportName: "King Shaka International Airport",
      airportShortName: "Durban"
    },
]
