export const SviGradovi=[
    {
      "city": "Ada",
      "zip": 24430,
      "county": "Severnobanatski okrug",
      "belongsTo": "Ada"
    },
    {
      "city": "Adaševci",
      "zip": 22244,
      "county": "Sremski okrug",
      "belongsTo": "Šid"
    },
    {
      "city": "Adorjan",
      "zip": 24425,
      "county": "Severnobanatski okrug",
      "belongsTo": "Kanjiža"
    },
    {
      "city": "Adrani",
      "zip": 36203,
      "county": "Raški okrug",
      "belongsTo": "Kraljevo"
    },
    {
      "city": "Azanja",
      "zip": 11423,
      "county": "Podunavski okrug",
      "belongsTo": "Smederevska Palanka"
    },
    {
      "city": "Aleksa Šantić",
      "zip": 25212,
      "county": "Zapadnobački okrug",
      "belongsTo": "Sombor"
    },
    {
      "city": "Aleksandrovac",
      "zip": 12370,
      "county": "Braničevski okrug",
      "belongsTo": "Žabari"
    },
    {
      "city": "Aleksandrovac",
      "zip": 37230,
      "county": "Rasinski okrug",
      "belongsTo": "Aleksandrovac"
    },
    {
      "city": "Aleksandrovo",
      "zip": 23217,
      "county": "Srednjobanatski okrug",
      "belongsTo": "Nova Crnja"
    },
    {
      "city": "Aleksinac",
      "zip": 18220,
      "county": "Nišavski okrug",
      "belongsTo": "Aleksinac"
    },
    {
      "city": "Aleksinački Rudnik",
      "zip": 18226,
      "county": "Nišavski okrug",
      "belongsTo": "Aleksinac"
    },
    {
      "city": "Alibunar",
      "zip": 26310,
      "county": "Južnobanatski okrug",
      "belongsTo": "Alibunar"
    },
    {
      "city": "Aljinovići",
      "zip": 31307,
      "county": "Zlatiborski okrug",
      "belongsTo": "Prijepolje"
    },
    {
      "city": "Apatin",
      "zip": 25260,
      "county": "Zapadnobački okrug",
      "belongsTo": "Apatin"
    },
    {
      "city": "Aradac",
      "zip": 23207,
      "county": "Srednjobanatski okrug",
      "belongsTo": "Zrenjanin"
    },
    {
      "city": "Aranđelovac",
      "zip": 34300,
      "county": "Šumadijski okrug",
      "belongsTo": "Aranđelovac"
    },
    {
      "city": "Arilje",
      "zip": 31230,
      "county": "Zlatiborski okrug",
      "belongsTo": "Arilje"
    },
    {
      "city": "Ašanja",
      "zip": 22418,
      "county": "Sremski okrug",
      "belongsTo": "Pećinci"
    },
    {
      "city": "Babušnica",
      "zip": 18330,
      "county": "Pirotski okrug",
      "belongsTo": "Babušnica"
    },
    {
      "city": "Bavanište",
      "zip": 26222,
      "county": "Južnobanatski okrug",
      "belongsTo": "Kovin"
    },
    {
      "city": "Bagrdan",
      "zip": 35204,
      "county": "Pomoravski okrug",
      "belongsTo": "Jagodina"
    },
    {
      "city": "Badnjevac",
      "zip": 34226,
      "county": "Šumadijski okrug",
      "belongsTo": "Batočina"
    },
    {
      "city": "Badovinci",
      "zip": 15358,
      "county": "Mačvanski okrug",
      "belongsTo": "Bogatić"
    },
    {
      "city": "Bajina Bašta",
      "zip": 31250,
      "county": "Zlatiborski okrug",
      "belongsTo": "Bajina Bašta"
    },
    {
      "city": "Bajmok",
      "zip": 24210,
      "county": "Severnobački okrug",
      "belongsTo": "Subotica"
    },
    {
      "city": "Bajša",
      "zip": 24331,
      "county": "Severnobački okrug",
      "belongsTo": "Bačka Topola"
    },
    {
      "city": "Balajnac",
      "zip": 18257,
      "county": "Nišavski okrug",
      "belongsTo": "Merošina"
    },
    {
      "city": "Baljevac",
      "zip": 36344,
      "county": "Raški okrug",
      "belongsTo": "Raška"
    },
    {
      "city": "Banatska Dubica",
      "zip": 23251,
      "county": "Srednjobanatski okrug",
      "belongsTo": "Sečanj"
    },
    {
      "city": "Banatska Palanka",
      "zip": 26324,
      "county": "Južnobanatski okrug",
      "belongsTo": "Bela Crkva"
    },
    {
      "city": "Banatska Subotica",
      "zip": 26327,
      "county": "Južnobanatski okrug",
      "belongsTo": "Bela Crkva"
    },
    {
      "city": "Banatska Topola",
      "zip": 23315,
      "county": "Severnobanatski okrug",
      "belongsTo": "Kikinda"
    },
    {
      "city": "Banatski Dvor",
      "zip": 23213,
      "county": "Srednjobanatski okrug",
      "belongsTo": "Žitište"
    },
    {
      "city": "Banatsko Veliko Selo",
      "zip": 23312,
      "county": "Severnobanatski okrug",
      "belongsTo": "Kikinda"
    },
    {
      "city": "Banoštor",
      "zip": 21312,
      "county": "Južnobački okrug",
      "belongsTo": "Beočin"
    },
    {
      "city": "Banja",
      "zip": 34304,
      "county": "Šumadijski okrug",
      "belongsTo": "Aranđelovac"
    },
    {
      "city": "Banja (kod Priboja)",
      "zip": 31337,
      "county": "Zlatiborski okrug",
      "belongsTo": "Priboj"
    },
    {
      "city": "Barajevo",
      "zip": 11460,
      "county": "Grad Beograd",
      "belongsTo": "Barajevo"
    },
    {
      "city": "Bare",
      "zip": 12227,
      "county": "Braničevski okrug",
      "belongsTo": "Požarevac"
    },
    {
      "city": "Bare",
      "zip": 34205,
      "county": "Šumadijski okrug",
      "belongsTo": "Knić"
    },
    {
      "city": "Bare",
      "zip": 36315,
      "county": "Zlatiborski okrug",
      "belongsTo": "Sjenica"
    },
    {
      "city": "Barič",
      "zip": 11504,
      "county": "Grad Beograd",
      "belongsTo": "Obrenovac"
    },
    {
      "city": "Batočina",
      "zip": 34227,
      "county": "Šumadijski okrug",
      "belongsTo": "Batočina"
    },
    {
      "city": "Bačevci",
      "zip": 31258,
      "county": "Zlatiborski okrug",
      "belongsTo": "Bajina Bašta"
    },
    {
      "city": "Bela Crkva",
      "zip": 15313,
      "county": "Mačvanski okrug",
      "belongsTo": "Krupanj"
    },
    {
      "city": "Bela Crkva",
      "zip": 26340,
      "county": "Južnobanatski okrug",
      "belongsTo": "Bela Crkva"
    },
    {
      "city": "Beli Potok",
      "zip": 11223,
      "county": "Grad Beograd",
      "belongsTo": "Voždovac"
    },
    {
      "city": "Beli Potok",
      "zip": 19366,
      "county": "Zaječarski okrug",
      "belongsTo": "Knjaževac"
    },
    {
      "city": "Beljina",
      "zip": 11461,
      "county": "Grad Beograd",
      "belongsTo": "Barajevo"
    },
    {
      "city": "Beograd",
      "zip": 11000,
      "county": "Grad Beograd",
      "belongsTo": "Beograd"
    }
  ]
