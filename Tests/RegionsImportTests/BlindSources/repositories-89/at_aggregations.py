counts = {
      u'license': {
        u'value': 4
      },
      u'organization': {
        u'value': 29
      },
      u'categorization': {
        u'value': 117
      },
      u'tags': {
        u'value': 2914
      }
    }

top_keywords = {
      u'organization': {
        u'buckets': [
          {
            u'key': u'stadt-linz',
            u'doc_count': 351
          },
          {
            u'key': u'stadt-wien',
            u'doc_count': 335
          },
          {
            u'key': u'land-oberoesterreich',
            u'doc_count': 242
          },
          {
            u'key': u'land-salzburg',
            u'doc_count': 164
          },
          {
            u'key': u'stadt-innsbruck',
            u'doc_count': 126
          },
          {
            u'key': u'land-tirol',
            u'doc_count': 113
          },
          {
            u'key': u'stadt-graz',
            u'doc_count': 112
          },
          {
            u'key': u'land-steiermark',
            u'doc_count': 93
          },
          {
            u'key': u'land-vorarlberg',
            u'doc_count': 89
          },
          {
            u'key': u'statistik-austria',
            u'doc_count': 71
          }
        ],
        u'sum_other_doc_count': 332,
        u'doc_count_error_upper_bound': 0
      },
      u'tags': {
        u'buckets': [
          {
            u'key': u'linz',
            u'doc_count': 351
          },
          {
            u'key': u'haushalt',
            u'doc_count': 191
          },
          {
            u'key': u'au\xdferordentlicher',
            u'doc_count': 188
          },
          {
            u'key': u'ordentlicher',
            u'doc_count': 188
          },
          {
            u'key': u'finanzen',
            u'doc_count': 186
          }
        ]
      }
    }
