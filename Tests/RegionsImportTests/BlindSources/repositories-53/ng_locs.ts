export const locs:any = {
  "00": {
    "name": "Nigeria",
    "center": {
      "lat": "12.2970",
      "lon": "6.8923"
    },
    "states": {
      "00": {
        "name": "Abia",
        "center": {
          "lat": "5.5249",
          "lon": "7.4941"
        },
        "lgas": {
          "00": {
            "name": "Aba North",
            "center": {
              "lat": "5.1205",
              "lon": "7.3592"
            }
          },
          "01": {
            "name": "Aba South",
            "center": {
              "lat": "5.1036",
              "lon": "7.3642"
            }
          },
          "02": {
            "name": "Arochukwu",
            "center": {
              "lat": "5.3994",
              "lon": "7.8870"
            }
          },
          "03": {
            "name": "Bende",
            "center": {
              "lat": "5.6409",
              "lon": "7.6153"
            }
          },
          "04": {
            "name": "Ikwuano",
            "center": {
              "lat": "5.5784",
              "lon": "7.4481"
            }
          },
          "05": {
            "name": "Isiala Ngwa North",
            "center": {
              "lat": "5.5296",
              "lon": "7.5104"
            }
          },
          "06": {
            "name": "Isiala Ngwa South",
            "center": {
              "lat": "5.5562",
              "lon": "7.4732"
            }
          },
          "07": {
            "name": "Isuikwuato",
            "center": {
              "lat": "5.8882",
              "lon": "7.4703"
            }
          }
        }
      },
      "01": {
        "name": "Adamawa",
        "center": {
          "lat": "9.3333",
          "lon": "12.5000"
        },
        "lgas": {
          "00": {
            "name": "Demsa",
            "center": {
              "lat": "9.2028",
              "lon": "11.7861"
            }
          },
          "01": {
            "name": "Fufore",
            "center": {
              "lat": "9.1978",
              "lon": "12.3847"
            }
          },
          "02": {
            "name": "Ganye",
            "center": {
              "lat": "9.1584",
              "lon": "11.8952"
            }
          },
          "03": {
            "name": "Girei",
            "center": {
              "lat": "9.3022",
              "lon": "12.4958"
            }
          },
          "04": {
            "name": "Gombi",
            "center": {
              "lat": "9.7159",
              "lon": "11.8434"
            }
          },
          "05": {
            "name": "Guyuk",
            "center": {
              "lat": "9.8652",
              "lon": "11.9656"
            }
          },
          "06": {
            "name": "Hong",
            "center": {
              "lat": "9.8103",
              "lon": "12.7883"
            }
          },
          "07": {
            "name": "Jada",
            "center": {
              "lat": "8.9262",
              "lon": "12.4933"
            }
          },
          "08": {
            "name": "Jimeta",
            "center": {
              "lat": "9.3126",
              "lon": "12.4421"
            }
          }
        }
      },
      "02": {
        "name": "Akwa Ibom",
        "center": {
          "lat": "5.0037",
          "lon": "7.8492"
        },
        "lgas": {
          "00": {
            "name": "Abak",
            "center": {
              "lat": "4.9671",
              "lon": "7.8482"
            }
          },
          "01": {
            "name": "Eastern Obolo",
            "center": {
              "lat": "4.7624",
              "lon": "7.9032"
            }
          },
          "02": {
            "name": "Eket",
            "center": {
              "lat": "4.6427",
              "lon": "7.9570"
            }
          },
          "03": {
            "name": "Esit Eket",
            "center": {
              "lat": "4.6251",
              "lon": "7.9107"
            }
          },
          "04": {
            "name": "Essien Udim",
            "center": {
              "lat": "5.0201",
              "lon": "7.7919"
            }
          }
        }
      },
      "04": {
        "name": "Bauchi",
        "center": {
          "lat": "10.3158",
          "lon": "9.8450"
        },
        "lgas": {
          "00": {
            "name": "Alkaleri",
            "center": {
              "lat": "9.8464",
              "lon": "10.8339"
            }
          },
          "01": {
            "name": "Bauchi",
            "center": {
              "lat": "10.3134",
              "lon": "9.8450"
            }
          },
          "02": {
            "name": "Bogoro",
            "center": {
              "lat": "10.4906",
              "lon": "9.6846"
            }
          },
          "03": {
            "name": "Damban",
            "center": {
              "lat": "10.8613",
              "lon": "10.2796"
            }
          }
        }
      }
    }
  }
}
