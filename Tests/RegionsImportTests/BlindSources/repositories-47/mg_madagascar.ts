const dataMada: DataMada = {
  pays: "Madagascar",
  version: "2025-08",
  regions: [
    {
      nom: "Alaotra Mangoro",
      districts: [
        {
          nom: "Ambatondrazaka",
          communes: ["Ambatondrazaka", "Ambohitsilaozana", "Ampitatsimo", "Andilanatoby"]
        },
        {
          nom: "Amparafaravola",
          communes: ["Amparafaravola", "Ambohijanahary", "Andrebakely", "Bedidy"]
        },
        {
          nom: "Andilamena",
          communes: ["Andilamena", "Bemaitso", "Maroadabo"]
        }
      ]
    },
    {
      nom: "Alaotra Mangoro",
      districts: [
        {
          nom: "Ambatondrazaka",
          communes: ["Ambatondrazaka", "Ambohitsilaozana", "Ampitatsimo", "Andilanatoby", "Bejofo"]
        },
        {
          nom: "Amparafaravola",
          communes: ["Amparafaravola", "Ambohijanahary", "Andrebakely", "Bedidy", "Morarano Chrome"]
        },
        {
          nom: "Andilamena",
          communes: ["Andilamena", "Bemaitso", "Maroadabo", "Tanambao Besakay"]
        },
        {
          nom: "Anosibe An'ala",
          communes: ["Anosibe An'ala", "Ambatoharanana", "Ampandroantraka", "Niarovana Caroline"]
        }
      ]
    },
    {
      nom: "Analamanga",
      districts: [
        {
          nom: "Antananarivo Renivohitra",
          communes: ["1er Arrondissement", "2e Arrondissement", "3e Arrondissement", "4e Arrondissement", "5e Arrondissement", "6e Arrondissement"]
        },
        {
          nom: "Antananarivo Atsimondrano",
          communes: ["Ambalavao", "Ambohidrapeto", "Ampanefy", "Andramasina", "Anosizato Andrefana", "Fenoarivo", "Soavina"]
        },
        {
          nom: "Antananarivo Avaradrano",
          communes: ["Alasora", "Ambohimanambola", "Ambohimangakely", "Ambohimanga Rova", "Anjeva Gara", "Ankadikely Ilafy", "Sabotsy Namehana"]
        }
      ]
    }
  ]
};
