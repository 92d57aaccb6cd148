const STATE_CODES = {
  "AD": [
      {
          "countryCode": "AD",
          "name": "Andorra la Vella",
          "code": "AD-07"
      },
      {
          "countryCode": "AD",
          "name": "Canillo",
          "code": "AD-02"
      },
      {
          "countryCode": "AD",
          "name": "Encamp",
          "code": "AD-03"
      },
      {
          "countryCode": "AD",
          "name": "Escaldes-Engordany",
          "code": "AD-08"
      },
      {
          "countryCode": "AD",
          "name": "La Massana",
          "code": "AD-04"
      },
      {
          "countryCode": "AD",
          "name": "Ordino",
          "code": "AD-05"
      },
      {
          "countryCode": "AD",
          "name": "Sant Julia de Loria",
          "code": "AD-06"
      }
  ],
  "AE": [
      {
          "countryCode": "AE",
          "name": "'Ajman",
          "code": "AE-AJ"
      },
      {
          "countryCode": "AE",
          "name": "Abu Zaby",
          "code": "AE-AZ"
      },
      {
          "countryCode": "AE",
          "name": "Al Fujayrah",
          "code": "AE-FU"
      },
      {
          "countryCode": "AE",
          "name": "Ash Shariqah",
          "code": "AE-SH"
      },
      {
          "countryCode": "AE",
          "name": "Dubayy",
          "code": "AE-DU"
      },
      {
          "countryCode": "AE",
          "name": "Ra's al Khaymah",
          "code": "AE-RK"
      },
      {
          "countryCode": "AE",
          "name": "Umm al Qaywayn",
          "code": "AE-UQ"
      }
  ],
  "AF": [
      {
          "countryCode": "AF",
          "name": "Baghlan",
          "code": "AF-BGL"
      },
      {
          "countryCode": "AF",
          "name": "Balkh",
          "code": "AF-BAL"
      },
      {
          "countryCode": "AF",
          "name": "Bamyan",
          "code": "AF-BAM"
      }
  ]
}
