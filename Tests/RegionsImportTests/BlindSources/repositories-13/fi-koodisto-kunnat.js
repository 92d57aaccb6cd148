export default [
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: {
        kieli: "SV",
        nimi: "Akaa",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      },
      EN: {
        kieli: "EN",
        nimi: "Akaa",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      },
      FI: {
        kieli: "FI",
        nimi: "Akaa",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      }
    },
    voimassaAlkuPvm: "2007-01-01",
    koodiarvo: "020"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Alajärvi" },
      SV: { kieli: "SV", nimi: "Alajärvi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "005"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Alavieska" },
      FI: { kieli: "FI", nimi: "Alavieska" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "009"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Alavus" },
      SV: { kieli: "SV", nimi: "Alavo" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "010"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Asikkala" },
      SV: { kieli: "SV", nimi: "Asikkala" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "016"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Askola" },
      SV: { kieli: "SV", nimi: "Askola" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "018"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Aura" },
      FI: { kieli: "FI", nimi: "Aura" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "019"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Brändö" },
      FI: { kieli: "FI", nimi: "Brändö" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "035"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Eckerö" },
      FI: { kieli: "FI", nimi: "Eckerö" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "043"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Enonkoski" },
      SV: { kieli: "SV", nimi: "Enonkoski" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "046"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Enontekis" },
      FI: { kieli: "FI", nimi: "Enontekiö" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "047"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Esbo" },
      FI: { kieli: "FI", nimi: "Espoo" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "049"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Eura" },
      SV: { kieli: "SV", nimi: "Eura" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "050"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Euraåminne" },
      FI: { kieli: "FI", nimi: "Eurajoki" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "051"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Evijärvi" },
      FI: { kieli: "FI", nimi: "Evijärvi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "052"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Finström" },
      SV: { kieli: "SV", nimi: "Finström" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "060"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Forssa" },
      FI: { kieli: "FI", nimi: "Forssa" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "061"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Föglö" },
      SV: { kieli: "SV", nimi: "Föglö" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "062"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Geta" },
      SV: { kieli: "SV", nimi: "Geta" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "065"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Haapajärvi" },
      FI: { kieli: "FI", nimi: "Haapajärvi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "069"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Haapavesi" },
      FI: { kieli: "FI", nimi: "Haapavesi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "071"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Karlö" },
      FI: { kieli: "FI", nimi: "Hailuoto" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "072"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Halsua" },
      FI: { kieli: "FI", nimi: "Halsua" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "074"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Hamina" },
      SV: { kieli: "SV", nimi: "Fredrikshamn" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "075"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Hammarland" },
      SV: { kieli: "SV", nimi: "Hammarland" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "076"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hankasalmi" },
      FI: { kieli: "FI", nimi: "Hankasalmi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "077"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hangö" },
      FI: { kieli: "FI", nimi: "Hanko" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "078"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Harjavalta" },
      SV: { kieli: "SV", nimi: "Harjavalta" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "079"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Hartola" },
      SV: { kieli: "SV", nimi: "Hartola" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "081"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hattula" },
      FI: { kieli: "FI", nimi: "Hattula" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "082"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hausjärvi" },
      FI: { kieli: "FI", nimi: "Hausjärvi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "086"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Heinola" },
      FI: { kieli: "FI", nimi: "Heinola" }
    },
    voimassaAlkuPvm: "1997-01-01",
    koodiarvo: "111"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: {
        kieli: "SV",
        nimi: "Heinävesi",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      },
      FI: {
        kieli: "FI",
        nimi: "Heinävesi",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      },
      EN: {
        kieli: "EN",
        nimi: "Heinävesi",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "090"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Helsinki" },
      SV: { kieli: "SV", nimi: "Helsingfors" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "091"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hirvensalmi" },
      FI: { kieli: "FI", nimi: "Hirvensalmi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "097"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hollola" },
      FI: { kieli: "FI", nimi: "Hollola" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "098"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Hyvinge" },
      FI: { kieli: "FI", nimi: "Hyvinkää" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "106"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Hämeenkyrö" },
      SV: { kieli: "SV", nimi: "Tavastkyro" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "108"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Hämeenlinna" },
      SV: { kieli: "SV", nimi: "Tavastehus" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "109"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Idensalmi" },
      FI: { kieli: "FI", nimi: "Iisalmi" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "140"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: {
        kieli: "SV",
        nimi: "Iitti",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      },
      FI: {
        kieli: "FI",
        nimi: "Iitti",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "142"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Enare" },
      FI: { kieli: "FI", nimi: "Inari" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "148"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: { kieli: "SV", nimi: "Ingå" },
      FI: { kieli: "FI", nimi: "Inkoo" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "149"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      SV: {
        kieli: "SV",
        nimi: "Storkyro",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      },
      FI: {
        kieli: "FI",
        nimi: "Isokyrö",
        kuvaus: "",
        kasite: "",
        huomioitavaKoodi: "",
        sisaltaaMerkityksen: "",
        kayttoohje: ""
      }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "152"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Janakkala" },
      SV: { kieli: "SV", nimi: "Janakkala" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "165"
  },
  {
    koodisto: { koodistoUri: "kunta" },
    versio: 2,
    metadata: {
      FI: { kieli: "FI", nimi: "Jomala" },
      SV: { kieli: "SV", nimi: "Jomala" }
    },
    voimassaAlkuPvm: "1990-01-01",
    koodiarvo: "170"
  }
];
