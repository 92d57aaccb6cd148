export const datosUbicacion={
  "1": {
    "departamento": "CAPITAL",
    "distritos": {
      "1": {
        "distrito": "ASUNCION (DISTRITO)",
        "ciudades": {
          "1": {
            "ciudad": "ASUNCION (DISTRITO)"
          }
        }
      }
    }
  },
  "2": {
    "departamento": "CONCEPCION",
    "distritos": {
      "2": {
        "distrito": "CONCEPCION (MUNICIPIO)",
        "ciudades": {
          "3": {
            "ciudad": "CONCEPCION (MUNICIPIO)"
          },
          "4": {
            "ciudad": "ABASTO CUE"
          },
          "5": {
            "ciudad": "AGUA FRIA"
          },
          "6": {
            "ciudad": "AGUARA"
          },
          "7": {
            "ciudad": "AGUERO CUE"
          },
          "8": {
            "ciudad": "ALBASTI"
          },
          "9": {
            "ciudad": "ALBERTO CUE"
          },
          "10": {
            "ciudad": "ANEGADIZO"
          },
          "11": {
            "ciudad": "AQUIDABAN"
          },
          "12": {
            "ciudad": "AQUINO CUE"
          },
          "13": {
            "ciudad": "ARCE CUE"
          },
          "14": {
            "ciudad": "ARMANDIA"
          },
          "15": {
            "ciudad": "ARRECIFE"
          },
          "16": {
            "ciudad": "ARROYITO"
          },
          "17": {
            "ciudad": "BARRERO CUA"
          },
          "18": {
            "ciudad": "BARRERO SAY-YU"
          },
          "19": {
            "ciudad": "BARRIO INMACULADA"
          },
          "20": {
            "ciudad": "BARRIO NORTE"
          },
          "21": {
            "ciudad": "BARRIO SAN ANTONIO"
          },
          "22": {
            "ciudad": "BELLA LOMA"
          },
          "23": {
            "ciudad": "BELEN"
          },
          "24": {
            "ciudad": "BLAS CUE"
          },
          "25": {
            "ciudad": "BOGADO CUE"
          },
          "26": {
            "ciudad": "BOQUERON"
          }
        }
      }
    }
  }
}
