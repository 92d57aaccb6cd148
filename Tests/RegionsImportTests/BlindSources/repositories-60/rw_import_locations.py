import json
from django.core.management.base import BaseCommand
from core.models import Province, District, Sector, Cell, Village

class Command(BaseCommand):
    help = "Import hierarchical location data from JSON"

    def handle(self, *args, **kwargs):
        # Paste your JSON as a string (triple quotes)
        json_data = """
        {
            "count": 5,
            "next": null,
            "previous": null,
            "results": [
              {
                "id": 2,
                "name": "Eastern Province",
                "code": "ep",
                "districts": [
                  {
                    "id": 12,
                    "name": "Bugesera",
                    "code": "bu",
                    "sectors": [
                      {
                        "id": 52,
                        "name": "Gashora",
                        "code": "gas",
                        "cells": [
                          {
                            "id": 3,
                            "name": "Biryogo",
                            "code": "biry",
                            "villages": []
                          },
                          {
                            "id": 4,
                            "name": "Kabuye",
                            "code": "kabu",
                            "villages": []
                          },
                          {
                            "id": 5,
                            "name": "Mwendo",
                            "code": "mwe",
                            "villages": []
                          }
                        ]
                      },
                      {
                        "id": 53,
                        "name": "Mayange",
                        "code": "maya",
                        "cells": [
                          {
                            "id": 6,
                            "name": "Kagamba",
                            "code": "kagam",
                            "villages": []
                          },
                          {
                            "id": 7,
                            "name": "Kibenga",
                            "code": "kibe",
                            "villages": []
                          },
                          {
                            "id": 8,
                            "name": "Kibirizi",
                            "code": "kibi",
                            "villages": []
                          },
                          {
                            "id": 9,
                            "name": "Mbyo",
                            "code": "mby",
                            "villages": []
                          }
                        ]
                      },
                      {
                        "id": 54,
                        "name": "Nyamata",
                        "code": "nyama",
                        "cells": [
                          {
                            "id": 10,
                            "name": "Kanazi",
                            "code": "kana",
                            "villages": []
                          },
                          {
                            "id": 11,
                            "name": "Kayumba",
                            "code": "kayu",
                            "villages": []
                          },
                          {
                            "id": 12,
                            "name": "Maranyundo",
                            "code": "mara",
                            "villages": []
                          },
                          {
                            "id": 13,
                            "name": "Murama",
                            "code": "mura",
                            "villages": []
                          }
                        ]
                      },
                      {
                        "id": 57,
                        "name": "Shyara",
                        "code": "shya",
                        "cells": [
                          {
                            "id": 37,
                            "name": "Kagitega",
                            "code": "kagite",
                            "villages": []
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "id": 4,
                    "name": "Gatsibo",
                    "code": "gd",
                    "sectors": [
                      {
                        "id": 3,
                        "name": "Gasange",
                        "code": "gasa",
                        "cells": []
                      },
                      {
                        "id": 4,
                        "name": "Gitoki",
                        "code": "gito",
                        "cells": []
                      },
                      {
                        "id": 5,
                        "name": "Kabarore",
                        "code": "kaba",
                        "cells": []
                      },
                      {
                        "id": 6,
                        "name": "Kageyo",
                        "code": "kage",
                        "cells": []
                      },
                      {
                        "id": 9,
                        "name": "Murambi",
                        "code": "mura",
                        "cells": []
                      },
                      {
                        "id": 2,
                        "name": "Rugarama",
                        "code": "Rug",
                        "cells": [
                          {
                            "id": 2,
                            "name": "Kanyangese",
                            "code": "Kany",
                            "villages": [
                              {
                                "id": 2,
                                "name": "Kabeza",
                                "code": "Kab"
                              }
                            ]
                          }
                        ]
                      },
                      {
                        "id": 14,
                        "name": "Rwimbogo",
                        "code": "rwi",
                        "cells": []
                      }
                    ]
                  },
                  {
                    "id": 3,
                    "name": "Kayonza",
                    "code": "kd",
                    "sectors": [
                      {
                        "id": 23,
                        "name": "Gahini",
                        "code": "gahi",
                        "cells": []
                      },
                      {
                        "id": 24,
                        "name": "Kabare",
                        "code": "kab",
                        "cells": []
                      },
                      {
                        "id": 26,
                        "name": "Murama",
                        "code": "mur",
                        "cells": []
                      },
                      {
                        "id": 28,
                        "name": "Nyamirama",
                        "code": "nya",
                        "cells": []
                      },
                      {
                        "id": 30,
                        "name": "Nyamirama",
                        "code": "nyam",
                        "cells": []
                      },
                      {
                        "id": 29,
                        "name": "Rukara",
                        "code": "ruka",
                        "cells": []
                      }
                    ]
                  },
                  {
                    "id": 7,
                    "name": "Ngoma",
                    "code": "ngo",
                    "sectors": [
                      {
                        "id": 38,
                        "name": "Gashanda",
                        "code": "gash",
                        "cells": []
                      },
                      {
                        "id": 39,
                        "name": "Karembo",
                        "code": "kare",
                        "cells": []
                      },
                      {
                        "id": 43,
                        "name": "Sake",
                        "code": "sak",
                        "cells": []
                      },
                      {
                        "id": 44,
                        "name": "Zaza",
                        "code": "zaz",
                        "cells": []
                      }
                    ]
                  }
                ]
              }
            ]
          }
        """
