export let  city = [
 
    {
      "id": 1, 
      "name": "KIGALI", 
      "districts": [
        {
          "id": 101, 
          "name": "Nyarugenge", 
          "province_id": "Nyarugenge", 
          "sectors": [
            {
              "id": 10101, 
              "name": "Gitega", 
              "district_id": 101, 
              "cells": [
                {
                  "id": 1010101, 
                  "name": "Akabahizi", 
                  "sector_id": 10101, 
                  "villages": [
                    {
                      "id": 101010102, 
                      "name": "Gihanga", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010103, 
                      "name": "Iterambere", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010104, 
                      "name": "Izuba", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010105, 
                      "name": "Nyaburanga", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010106, 
                      "name": "Nyenyeri", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010107, 
                      "name": "Ubukorikori", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010108, 
                      "name": "Ubumwe", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010109, 
                      "name": "Ubwiyunge", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010110, 
                      "name": "Umucyo", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010111, 
                      "name": "Umurabyo", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010112, 
                      "name": "Umuseke", 
                      "cell_id": 1010101
                    }, 
                    {
                      "id": 101010113, 
                      "name": "Vugizo", 
                      "cell_id": 1010101
                    }
                  ]
                }, 
                {
                  "id": 1010102, 
                  "name": "Akabeza", 
                  "sector_id": 10101, 
                  "villages": [
                    {
                      "id": 101010201, 
                      "name": "Akinyambo", 
                      "cell_id": 1010102
                    }, 
                    {
                      "id": 101010202, 
                      "name": "Amayaga", 
                      "cell_id": 1010102
                    }, 
                    {
                      "id": 101010203, 
                      "name": "Gitwa", 
                      "cell_id": 1010102
                    }, 
                    {
                      "id": 101010204, 
                      "name": "Ituze", 
                      "cell_id": 1010102
                    }, 
                    {
                      "id": 101010205, 
                      "name": "Mpazi", 
                      "cell_id": 1010102
                    }
                  ]
                }, 
                {
                  "id": 1010103, 
                  "name": "Gacyamo", 
                  "sector_id": 10101, 
                  "villages": [
                    {
                      "id": 101010301, 
                      "name": "Amahoro", 
                      "cell_id": 1010103
                    }, 
                    {
                      "id": 101010302, 
                      "name": "Impuhwe", 
                      "cell_id": 1010103
                    }, 
                    {
                      "id": 101010303, 
                      "name": "Intsinzi", 
                      "cell_id": 1010103
                    }, 
                    {
                      "id": 101010304, 
                      "name": "Kivumu", 
                      "cell_id": 1010103
                    }, 
                    {
                      "id": 101010305, 
                      "name": "Ubumwe", 
                      "cell_id": 1010103
                    }, 
                    {
                      "id": 101010306, 
                      "name": "Urukundo", 
                      "cell_id": 1010103
                    }, 
                    {
                      "id": 101010307, 
                      "name": "Ururembo", 
                      "cell_id": 1010103
                    }
                  ]
                }, 
                {
                  "id": 1010104, 
                  "name": "Kigarama", 
                  "sector_id": 10101, 
                  "villages": [
                    {
                      "id": 101010401, 
                      "name": "Ingenzi", 
                      "cell_id": 1010104
                    }, 
                    {
                      "id": 101010402, 
                      "name": "Sangwa", 
                      "cell_id": 1010104
                    }, 
                    {
                      "id": 101010403, 
                      "name": "Umubano", 
                      "cell_id": 1010104
                    }, 
                    {
                      "id": 101010404, 
                      "name": "Umucyo", 
                      "cell_id": 1010104
                    }, 
                    {
                      "id": 101010405, 
                      "name": "Umuhoza", 
                      "cell_id": 1010104
                    }, 
                    {
                      "id": 101010406, 
                      "name": "Umurava", 
                      "cell_id": 1010104
                    }
                  ]
                }, 
                {
                  "id": 1010105, 
                  "name": "Kinyange", 
                  "sector_id": 10101, 
                  "villages": [
                    {
                      "id": 101010501, 
                      "name": "Akabugenewe", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010502, 
                      "name": "Ihuriro", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010503, 
                      "name": "Isangano", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010504, 
                      "name": "Isano", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010505, 
                      "name": "Karitasi", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010506, 
                      "name": "Ubumanzi", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010507, 
                      "name": "Uburezi", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010508, 
                      "name": "Ubwiza", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010509, 
                      "name": "Umucyo", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010510, 
                      "name": "Umwembe", 
                      "cell_id": 1010105
                    }, 
                    {
                      "id": 101010511, 
                      "name": "Urugano", 
                      "cell_id": 1010105
                    }
                  ]
                }, 
                {
                  "id": 1010106, 
                  "name": "Kora", 
                  "sector_id": 10101, 
                  "villages": [
                    {
                      "id": 101010601, 
                      "name": "Isangano", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010602, 
                      "name": "Kanunga", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010603, 
                      "name": "Kinyambo", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010604, 
                      "name": "Kivumu", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010605, 
                      "name": "Kora", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010606, 
                      "name": "Mpazi", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010607, 
                      "name": "Rugano", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010608, 
                      "name": "Rugari", 
                      "cell_id": 1010106
                    }, 
                    {
                      "id": 101010609, 
                      "name": "Ubumwe", 
                      "cell_id": 1010106
                    }
                  ]
                }
              ]
            }, 
            {
              "id": 10102, 
              "name": "Kanyinya", 
              "district_id": 101, 
              "cells": [
                {
                  "id": 1010201, 
                  "name": "Nyamweru", 
                  "sector_id": 10102, 
                  "villages": [
                    {
                      "id": 101020101, 
                      "name": "Bwimo", 
                      "cell_id": 1010201
                    }, 
                    {
                      "id": 101020102, 
                      "name": "Gatare", 
                      "cell_id": 1010201
                    }, 
                    {
                      "id": 101020103, 
                      "name": "Mubuga", 
                      "cell_id": 1010201
                    }, 
                    {
                      "id": 101020104, 
                      "name": "Nyakirambi", 
                      "cell_id": 1010201
                    }, 
                    {
                      "id": 101020105, 
                      "name": "Nyamweru", 
                      "cell_id": 1010201
                    }, 
                    {
                      "id": 101020106, 
                      "name": "Ruhengeri", 
                      "cell_id": 1010201
                    }
                  ]
                }, 
                {
                  "id": 1010202, 
                  "name": "Nzove", 
                  "sector_id": 10102, 
                  "villages": [
                    {
                      "id": 101020201, 
                      "name": "Bibungo", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020202, 
                      "name": "Bwiza ", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020203, 
                      "name": "Gateko", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020204, 
                      "name": "Kagasa", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020205, 
                      "name": "Nyabihu", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020206, 
                      "name": "Rutagara I", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020207, 
                      "name": "Rutagara Ii", 
                      "cell_id": 1010202
                    }, 
                    {
                      "id": 101020208, 
                      "name": "Ruyenzi", 
                      "cell_id": 1010202
                    }
                  ]
                }, 
                {
                  "id": 1010203, 
                  "name": "Taba", 
                  "sector_id": 10102, 
                  "villages": [
                    {
                      "id": 101020301, 
                      "name": "Kagaramira", 
                      "cell_id": 1010203
                    }, 
                    {
                      "id": 101020302, 
                      "name": "Ngendo", 
                      "cell_id": 1010203
                    }, 
                    {
                      "id": 101020303, 
                      "name": "Nyarurama", 
                      "cell_id": 1010203
                    }, 
                    {
                      "id": 101020304, 
                      "name": "Nyarusange", 
                      "cell_id": 1010203
                    }, 
                    {
                      "id": 101020305, 
                      "name": "Rwakivumu", 
                      "cell_id": 1010203
                    }, 
                    {
                      "id": 101020306, 
                      "name": "Taba", 
                      "cell_id": 1010203
                    }
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
  ]
