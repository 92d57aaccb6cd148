export default [
  {
    country: 'Afghanistan',
    regions: [
      {
        name: 'Badakhshan'
      },
      {
        name: 'Badghis'
      },
      {
        name: 'Baghlan'
      },
      {
        name: 'Balkh'
      },
      {
        name: 'Bamyan'
      },
      {
        name: 'Daykundi'
      },
      {
        name: 'Farah'
      },
      {
        name: 'Faryab'
      },
      {
        name: 'Ghazni'
      },
      {
        name: 'Ghor'
      },
      {
        name: 'Helmand'
      },
      {
        name: 'Herat'
      },
      {
        name: 'Jowzjan'
      },
      {
        name: 'Kabul'
      },
      {
        name: 'Kandahar'
      },
      {
        name: 'Kapisa'
      },
      {
        name: 'Khost'
      },
      {
        name: 'Kunar'
      },
      {
        name: 'Kunduz'
      },
      {
        name: 'Laghman'
      },
      {
        name: 'Logar'
      },
      {
        name: 'Maidan Wardak'
      },
      {
        name: 'Nangarhar'
      },
      {
        name: 'Nimruz'
      },
      {
        name: 'Nuristan'
      },
      {
        name: 'Paktia'
      },
      {
        name: 'Paktika'
      },
      {
        name: 'Panjshir'
      },
      {
        name: 'Parwan'
      },
      {
        name: 'Samangan'
      },
      {
        name: 'Sar-e Pol'
      },
      {
        name: 'Takhar'
      },
      {
        name: 'Urozgan'
      },
      {
        name: 'Zabul'
      }
    ]
  },
  {
    country: 'Åland Islands',
    regions: [
      {
        name: 'Brändö'
      },
      {
        name: 'Eckerö'
      },
      {
        name: 'Finström'
      },
      {
        name: 'Föglö'
      },
      {
        name: 'Geta'
      },
      {
        name: 'Hammarland'
      },
      {
        name: 'Jomala'
      },
      {
        name: 'Kumlinge'
      },
      {
        name: 'Kökar'
      },
      {
        name: 'Lemland'
      },
      {
        name: 'Lumparland'
      },
      {
        name: 'Mariehamn'
      }
    ]
  }
];
