export const timeZones = [
  {
    "timezone": "Africa/Abidjan",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Accra",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Addis_Ababa",
    "offset": "UTC +03:00"
  },
  {
    "timezone": "Africa/Algiers",
    "offset": "UTC +01:00"
  },
  {
    "timezone": "Africa/Asmara",
    "offset": "UTC +03:00"
  },
  {
    "timezone": "Africa/Asmera",
    "offset": "UTC +03:00"
  },
  {
    "timezone": "Africa/Bamako",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Bangui",
    "offset": "UTC +01:00"
  },
  {
    "timezone": "Africa/Banjul",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Bissau",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Blantyre",
    "offset": "UTC +02:00"
  },
  {
    "timezone": "Africa/Brazzaville",
    "offset": "UTC +01:00"
  },
  {
    "timezone": "Africa/Bujumbura",
    "offset": "UTC +02:00"
  },
  {
    "timezone": "Africa/Cairo",
    "offset": "UTC +03:00"
  },
  {
    "timezone": "Africa/Casablanca",
    "offset": "UTC +01:00"
  },
  {
    "timezone": "Africa/Ceuta",
    "offset": "UTC +02:00"
  },
  {
    "timezone": "Africa/Conakry",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Dakar",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Dar_es_Salaam",
    "offset": "UTC +03:00"
  },
  {
    "timezone": "Africa/Djibouti",
    "offset": "UTC +03:00"
  },
  {
    "timezone": "Africa/Douala",
    "offset": "UTC +01:00"
  },
  {
    "timezone": "Africa/El_Aaiun",
    "offset": "UTC +01:00"
  },
  {
    "timezone": "Africa/Freetown",
    "offset": "UTC +00:00"
  },
  {
    "timezone": "Africa/Gaborone",
    "offset": "UTC +02:00"
  },
  {
    "timezone": "Africa/Harare",
    "offset": "UTC +02:00"
  },
  {
    "timezone": "Africa/Johannesburg",
    "offset": "UTC +02:00"
  },
  {
    "timezone": "Africa/Juba",
    "offset": "UTC +02:00"
  }
]
