export const countryStateData = [
    {
      "country": "Afghanistan",
      "state": "Badakhshan"
    },
    {
      "country": "Afghanistan",
      "state": "Badghis"
    },
    {
      "country": "Afghanistan",
      "state": "Baghlan"
    },
    {
      "country": "Afghanistan",
      "state": "Balkh"
    },
    {
      "country": "Afghanistan",
      "state": "Bamyan"
    },
    {
      "country": "Afghanistan",
      "state": "Daykundi"
    },
    {
      "country": "Afghanistan",
      "state": "Farah"
    },
    {
      "country": "Afghanistan",
      "state": "Faryab"
    },
    {
      "country": "Afghanistan",
      "state": "Ghazni"
    },
    {
      "country": "Afghanistan",
      "state": "GhÅr"
    },
    {
      "country": "Afghanistan",
      "state": "Helmand"
    },
    {
      "country": "Afghanistan",
      "state": "Herat"
    },
    {
      "country": "Afghanistan",
      "state": "Jowzjan"
    },
    {
      "country": "Afghanistan",
      "state": "Kabul"
    },
    {
      "country": "Afghanistan",
      "state": "Kandahar"
    },
    {
      "country": "Afghanistan",
      "state": "Kapisa"
    },
    {
      "country": "Afghanistan",
      "state": "Khost"
    },
    {
      "country": "Afghanistan",
      "state": "Kunar"
    },
    {
      "country": "Afghanistan",
      "state": "Kunduz Province"
    },
    {
      "country": "Afghanistan",
      "state": "Laghman"
    },
    {
      "country": "Afghanistan",
      "state": "Logar"
    },
    {
      "country": "Afghanistan",
      "state": "Nangarhar"
    },
    {
      "country": "Afghanistan",
      "state": "Nimruz"
    },
    {
      "country": "Afghanistan",
      "state": "Nuristan"
    },
    {
      "country": "Afghanistan",
      "state": "Paktia"
    },
    {
      "country": "Afghanistan",
      "state": "Panjshir"
    },
    {
      "country": "Afghanistan",
      "state": "Parwan"
    }
  ]
