export const UBIGEOS = {
  "01": {
    departamento_name: "AMAZONAS",
    provincias: {
      "0101": {
        provincia_name: "CHACHAPOYAS",
        distritos: {
          "010101": {
            distrito_name: "CHACHAPOYAS",
          },
          "010102": {
            distrito_name: "ASUNCION",
          },
          "010103": {
            distrito_name: "BALSAS",
          },
          "010104": {
            distrito_name: "CHETO",
          },
          "010105": {
            distrito_name: "CHILIQUIN",
          },
          "010106": {
            distrito_name: "CHUQUIBAMBA",
          },
          "010107": {
            distrito_name: "GRANADA",
          },
          "010108": {
            distrito_name: "HUANCAS",
          },
          "010109": {
            distrito_name: "LA JALCA",
          },
          "010110": {
            distrito_name: "LEIMEBAMBA",
          },
          "010111": {
            distrito_name: "LEVANTO",
          },
          "010112": {
            distrito_name: "MAGDALENA",
          },
          "010113": {
            distrito_name: "MARISCAL CASTILLA",
          },
          "010114": {
            distrito_name: "MOLINOPAMPA",
          },
          "010115": {
            distrito_name: "MONTEVIDEO",
          },
          "010116": {
            distrito_name: "OLLEROS",
          },
          "010117": {
            distrito_name: "QUINJALCA",
          },
          "010118": {
            distrito_name: "SAN FRANCISCO DE DAGUAS",
          },
          "010119": {
            distrito_name: "SAN ISIDRO DE MAINO",
          },
          "010120": {
            distrito_name: "SOLOCO",
          },
          "010121": {
            distrito_name: "SONCHE",
          },
        },
      },
      "0102": {
        provincia_name: "BAGUA",
        distritos: {
          "010201": {
            distrito_name: "BAGUA",
          },
          "010202": {
            distrito_name: "ARAMANGO",
          },
        },
      },
    },
  },
};
